package farbenpoker

import (
	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/scenes/table"
)

// Lines implements table.Guest. The log names no colour and no hole (rule F40): what
// does is spoken once, as it is seen once.
func (b *board) Lines(before engine.InfoState, e engine.Event) []table.Line {
	in := before.(*fp.Info)
	line := b.line(in.Observation(), e)
	switch e.Kind {
	case fp.EventReroll, fp.EventDraw, fp.EventPut:
		line.Decides = true
	}
	line.Pieces = linePieces(e)
	return []table.Line{line}
}

// line says an event in words, which are empty for one that goes without.
func (b *board) line(o fp.Observation, e engine.Event) table.Line {
	w := b.words()
	l := &w.Farbenpoker.Log
	n := int(e.Num[0])
	says := func(text, short, said string) table.Line {
		return table.Line{Seat: e.Player, Text: text, Short: short, Said: said}
	}
	alone := func(text string) table.Line { return table.Line{Seat: engine.Chance, Text: text} }
	switch e.Kind {
	case fp.EventFirst:
		return says(l.Begins, "", "")
	case fp.EventTurn:
		if n == 1 {
			return says(l.NewSet, "", "")
		}
	case fp.EventDie:
		if n == 2 {
			return says("", "", l.SaidDice.With("colours", b.list([]fp.Colour{o.Dice[0], o.Dice[1], fp.Colour(e.Num[1])})))
		}
	case fp.EventReroll:
		return says(l.RollsAgain, "", "")
	case fp.EventRerolled:
		return says("", "", l.SaidDice.With("colours", b.colour(fp.Colour(e.Num[1]))))
	case fp.EventDraw:
		return says(l.Draws.With("side", fp.Hole(n).Side().String()), "", l.SaidDraws.With("hole", b.holeWords(fp.Hole(n))))
	case fp.EventBroke:
		return says(l.Broke, "", "")
	case fp.EventComeback:
		return says(l.Comeback, "", "")
	case fp.EventGone:
		return says(l.Gone, w.Farbenpoker.Places.Out, "")
	case fp.EventStranded:
		return alone(l.Stranded)
	case fp.EventReturn:
		line := alone("")
		line.Said = l.SaidBack.With("colour", b.colourCap(fp.Colour(e.Num[1])), "hole", b.holeWords(fp.Hole(n)))
		return line
	case fp.EventEnd:
		return alone(map[fp.Ending]string{fp.EmptyStock: l.EndStock, fp.LastTwo: l.EndTwo, fp.LastOne: l.EndOne}[fp.Ending(n)])
	case fp.EventHit, fp.EventMiss, fp.EventPot, fp.EventPut, fp.EventLaid, fp.EventPaid:
		return b.stickLine(o, e)
	}
	return table.Line{Seat: e.Player}
}

// thirdPays is what the third stick brings besides the pot (F13, F16).
const thirdPays = 1

// stickLine says what has become of a stick, and of chips.
func (b *board) stickLine(o fp.Observation, e engine.Event) table.Line {
	w := b.words()
	l := &w.Farbenpoker.Log
	n := int(e.Num[0])
	line := table.Line{Seat: e.Player}
	switch e.Kind {
	case fp.EventHit:
		chips := int(e.Num[2])
		line.Text, line.Short = w.Count(l.Hit, chips), l.HitShort.With("gain", w.Signed(chips))
		if openDice(o) == 1 {
			line.Short = "" // that of the pot says it
		}
		line.Said = w.Count(l.SaidHit, chips, "colour", b.colour(fp.Colour(e.Num[1])), "die", w.Farbenpoker.ByDie[n])
	case fp.EventMiss:
		line.Text, line.Short = w.Count(l.Misses, n), l.MissShort.With("gain", w.Signed(-n))
		line.Said = w.Count(l.SaidMiss, n, "colour", b.colour(fp.Colour(e.Num[1])))
	case fp.EventPot:
		line.Text, line.Short = w.Count(l.Pot, n), l.PotShort.With("hit", w.Signed(thirdPays), "gain", w.Signed(n))
		if n == 0 {
			line.Text, line.Short = l.PotEmpty, l.HitShort.With("gain", w.Signed(thirdPays))
		}
	case fp.EventPut:
		line.Text = l.Puts.With("side", fp.Hole(n).Side().String())
		line.Said = l.SaidPuts.With("colour", b.colour(fp.Colour(e.Num[1])), "hole", b.holeWords(fp.Hole(n)))
	case fp.EventLaid:
		c, die := b.colour(fp.Colour(e.Num[1])), int(e.Num[2])
		if die >= 0 {
			line.Text, line.Said = l.Match, l.SaidMatch.With("colour", c, "die", w.Farbenpoker.ByDie[die])
		} else {
			line.Text, line.Said = l.NoMatch, l.SaidNone.With("colour", c)
		}
	case fp.EventPaid:
		line.Text, line.Short = w.Count(l.Paid, n), l.PaidShort.With("gain", w.Signed(n))
	}
	return line
}
