package farbenpoker

import (
	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/scenes/table"
)

// Lines implements table.GameView. As long as the game lasts the log names no colour and no
// hole (rule F40): what does is spoken once, as it is seen once.
func (b *tableState) Lines(before engine.InfoState, packed engine.Event) []table.Line {
	in, e := before.(*fp.Info), fp.DecodeEvent(packed)
	o := in.Observation()
	line := b.line(o, e)
	line.Passing = e.Kind == fp.EventDraw && o.Comeback < 0 || e.Kind == fp.EventPut && !firstOfThree(o)
	if l := &b.t.WordsOf(e.Player).Farbenpoker.Log; e.Kind == fp.EventDraw && o.Comeback < 0 && in.Misses(fp.Draw(e.Hole)) { // it looks like a mistake
		text, said := l.DrawsMiss, l.SaidKnown
		if in.Waits(fp.Draw(e.Hole)) {
			text, said = l.DrawsSeen, l.SaidWaits
		}
		line.Passing, line.Text, line.Said = false, text.With("side", e.Hole.Side().String()), said.With("hole", b.holeWords(e.Hole))
	}
	if line.Said != "" && (b.t.Ended() || b.t.Replayed()) {
		line.Text, line.Passing = line.Said, false
	}
	line.Round = in.Set()
	if e.Kind == fp.EventTurn && e.NewSet {
		line.Round++
	}
	line.Decides, line.Pieces = e.Kind.In(fp.EventDraw, fp.EventPut), eventPieces(e) // who rolls again still decides
	return []table.Line{line}
}

// firstOfThree reports whether the next stick is the first of three that go back together.
func firstOfThree(o fp.Observation) bool {
	return o.Phase == fp.PhasePutSet && o.PutSide == fp.NoSide || o.Phase == fp.PhasePutBack && o.Drawn[0].Colour != fp.None
}

// Tell implements table.GameView: also what a draw was good for.
func (b *tableState) Tell(before engine.InfoState, events []engine.Event) table.Telling {
	lines, e := b.Lines(before, events[0]), fp.DecodeEvent(events[0])
	in := before.(*fp.Info)
	now := in.Observation()
	third := e.Kind == fp.EventHit && len(now.Open()) == 1 // the pot tells it
	if e.Kind.In(fp.EventReroll, fp.EventHit, fp.EventMiss, fp.EventPot, fp.EventPaid, fp.EventGone) && !third {
		lines[0].Decides, lines[0].Short = true, ""
	}
	of := table.TellLines(lines)
	if !e.Kind.In(fp.EventPot, fp.EventPaid, fp.EventGone) {
		of.Most = toldStays
	}
	if e.Kind == fp.EventDraw && in.Misses(fp.Draw(e.Hole)) { // it looks like a mistake
		of.Most = 0
	}
	if e.Kind == fp.EventDraw && in.Waits(fp.Draw(e.Hole)) {
		next := now.Next()
		of.Words = append(of.Words, b.t.WordsOf(e.Player).Farbenpoker.Log.Waits)
		of.Line = b.t.WordsOf(next).Farbenpoker.Log.WaitsSays.With("next", b.t.PlayerName(next))
	}
	return of
}

// Motive implements table.Motivator: of a draw that is known to miss where nothing is waited for.
func (b *tableState) Motive(before engine.InfoState, packed engine.Event) string {
	in, e := before.(*fp.Info), fp.DecodeEvent(packed)
	a := fp.Draw(e.Hole)
	if e.Kind != fp.EventDraw || in.Observation().Comeback >= 0 || !in.Misses(a) || in.Waits(a) {
		return ""
	}
	return b.words().Farbenpoker.Places.Forgot
}

// line says an event in words, which are empty for one that goes without.
func (b *tableState) line(o fp.Observation, e fp.Event) table.Line {
	w := b.t.WordsOf(e.Player)
	l := &w.Farbenpoker.Log
	line := table.Line{Seat: e.Player}
	switch e.Kind {
	case fp.EventFirst:
		line.Text = l.Begins
	case fp.EventTurn:
		if e.NewSet {
			line.Text = w.Farbenpoker.Verbs.Rolls
		}
	case fp.EventDie:
		if e.Die == len(o.Dice)-1 {
			line.Said = l.SaidDice.With("colours", b.list([]fp.Colour{o.Dice[0], o.Dice[1], e.Colour}))
		}
	case fp.EventReroll:
		line.Text = l.RollsAgain
	case fp.EventRerolled:
		line.Said = l.SaidDice.With("colours", b.colour(e.Colour))
	case fp.EventDraw:
		line.Text, line.Said = w.Farbenpoker.Verbs.Draws.With("side", e.Hole.Side().String()), l.SaidDraws.With("hole", b.holeWords(e.Hole))
	case fp.EventHit:
		line.Text, line.Short = w.Count(l.Hit, e.Chips), l.HitShort.With("gain", w.Signed(e.Chips))
		if len(o.Open()) == 1 {
			line.Short = "" // that of the pot says it
		}
		line.Said = w.Count(l.SaidHit, e.Chips, "colour", b.colour(e.Colour), "die", w.Farbenpoker.ByDie[e.Die])
	case fp.EventMiss:
		line.Text, line.Short = w.Count(l.Misses, e.Chips), w.Farbenpoker.Places.Miss+" "+w.Signed(-e.Chips)
		line.Said = w.Count(l.SaidMiss, e.Chips, "colour", b.colour(e.Colour))
	case fp.EventBroke:
		line.Text = l.Broke
	case fp.EventPot:
		line.Text, line.Short = w.Count(l.Pot, e.Chips), w.Signed(fp.HitPays)+", "+w.Farbenpoker.Places.Pot+" "+w.Signed(e.Chips)
		if e.Chips == 0 {
			line.Text, line.Short = l.PotEmpty, l.HitShort.With("gain", w.Signed(fp.HitPays))
		}
	case fp.EventPut:
		line.Text = l.Puts.With("side", e.Hole.Side().String())
		if firstOfThree(o) {
			line.Text = l.PutsThree.With("side", e.Hole.Side().String())
		}
		line.Said = l.SaidPuts.With("colour", b.colour(e.Colour), "hole", b.holeWords(e.Hole))
	case fp.EventStranded:
		line.Seat, line.Text = engine.Chance, l.Stranded
	case fp.EventReturn:
		line.Seat, line.Said = engine.Chance, l.SaidBack.With("colour", b.colourCap(e.Colour), "hole", b.holeWords(e.Hole))
	case fp.EventComeback:
		line.Text = l.Comeback
	case fp.EventLaid:
		line.Text, line.Said = l.NoMatch, l.SaidNone.With("colour", b.colour(e.Colour))
		if e.Die >= 0 {
			line.Text, line.Said = l.Match, l.SaidMatch.With("colour", b.colour(e.Colour), "die", w.Farbenpoker.ByDie[e.Die])
		}
	case fp.EventPaid:
		line.Text, line.Short = w.Count(l.Paid, e.Chips), l.PaidShort.With("gain", w.Signed(e.Chips))
	case fp.EventGone:
		line.Text, line.Short = l.Gone, w.Farbenpoker.Places.Out
	case fp.EventEnd:
		line.Seat, line.Text = engine.Chance, b.endWords(e.Ending)
	}
	return line
}
