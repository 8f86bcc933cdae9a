package farbenpoker

import (
	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// The pages of the rule book: what there is before the game, a turn's three steps, and what is seldom.
const (
	piecesPage = iota
	dicePage
	drawPage
	putPage
	comebackPage
	endPage
)

// phaseIndex is the step of a turn that a phase belongs to.
func phaseIndex(p fp.Phase) int {
	switch p {
	case fp.PhaseFirst, fp.PhaseRoll, fp.PhaseReroll:
		return 0
	case fp.PhaseDraw, fp.PhaseShow:
		return 1
	}
	return 2
}

// phaseWord is one of the words for what is being done.
func phaseWord(p lang.FarbenpokerPhases, o fp.Observation) string {
	if o.Comeback >= 0 {
		return p.Comeback
	}
	return [...]string{p.Roll, p.Draw, p.PutBack}[phaseIndex(o.Phase)]
}

// Turn implements table.GameView.
func (b *tableState) Turn(shape ui.Shape) table.Turn {
	x := &b.words().Farbenpoker
	number := max(1, b.in.Set())
	t := table.Turn{Seat: b.mover(), Verb: b.verb(&b.t.WordsOf(b.mover()).Farbenpoker), Number: number, Round: setWord(b.words(), b.in), Spelt: shape == ui.Landscape,
		Phases: []string{x.Phases.Roll, x.Phases.Draw, x.Phases.PutBack}, Now: phaseIndex(b.now.Phase),
		Shorts: []string{x.Phases.Roll, x.Phases.Draw, x.Phases.PutBack, x.Phases.Comeback}, Phase: phaseWord(x.PhaseInText, b.now),
		Learns: phaseWord(b.t.WordsOf(b.t.Me()).Farbenpoker.Learns, b.now)}
	switch {
	case b.now.Phase == fp.PhaseOver:
		t.Phases, t.Now, t.Short, t.Phase = nil, -1, b.words().Table.End, b.words().Table.Over
		return t
	case b.now.Comeback >= 0:
		t.Phases, t.Now = []string{x.Phases.Comeback}, 0
	}
	t.Short = t.Phases[t.Now]
	if b.now.Phase == fp.PhaseFirst {
		t.Seat = engine.Chance
	}
	return t
}

// verb says what the seat in the banner does.
func (b *tableState) verb(x *lang.Farbenpoker) string {
	v := &x.Verbs
	if b.now.Comeback >= 0 && b.now.Phase != fp.PhasePutBack && b.now.Phase != fp.PhaseOver {
		return v.Comeback
	}
	switch {
	case b.now.Phase == fp.PhaseShow:
		return v.Draws.With("side", b.now.From.Side().String())
	case b.now.Phase != fp.PhaseDraw: // one verb for each, below
	case b.now.Fresh:
		return v.NewSet
	case b.now.MayReroll:
		return v.OrRolls.With("colour", b.colour(b.now.Open()[0]))
	}
	return map[fp.Phase]string{
		fp.PhaseFirst: v.Begins, fp.PhaseRoll: v.Rolls, fp.PhaseReroll: v.RollsOne, fp.PhaseDraw: v.Chooses,
		fp.PhaseMiss: v.PutsBack, fp.PhasePutSet: v.PutsThree, fp.PhasePutBack: v.PutsThree, fp.PhaseOver: b.words().Table.Over,
	}[b.now.Phase]
}

// colourWord is the word for a colour among some, "" for none.
func colourWord(w *lang.FarbenpokerColours, c fp.Colour) string {
	return [...]string{fp.None: "", fp.Red: w.Red, fp.Blue: w.Blue, fp.Yellow: w.Yellow, fp.Green: w.Green, fp.Orange: w.Orange, fp.Violet: w.Violet}[c]
}

// colour is a colour in the middle of a sentence, colourCap at its beginning, shape
// the shape that goes with it.
func (b *tableState) colour(c fp.Colour) string { return colourWord(&b.words().Farbenpoker.Colours, c) }

func (b *tableState) colourCap(c fp.Colour) string {
	return lang.Capital(b.colour(c))
}

func (b *tableState) shape(c fp.Colour) string { return colourWord(&b.words().Farbenpoker.Shapes, c) }

// chipWords are so many chips.
func (b *tableState) chipWords(n int) string {
	return b.words().Count(b.words().Farbenpoker.Labels.Chips, n)
}

// holeWords are where a hole is.
func (b *tableState) holeWords(h fp.Hole) string {
	x := &b.words().Farbenpoker.Labels
	return x.Place.With("side", h.Side().String(), "row", x.Rows[rowOf(h)], "place", b.words().Ordinal(placeOf(h)+1))
}

// seatWords are a seat's name, chips, and what is special about it.
func (b *tableState) seatWords(p engine.Player) string {
	said := b.words().Labelled(b.t.PlayerName(p), b.chipWords(b.now.Chips[p]))
	if idle := b.idle(p, b.words()); idle != "" {
		said += ", " + idle
	}
	return said
}

// idle says in words for a seat why it has no turns without chips, "" if it has some.
func (b *tableState) idle(p engine.Player, w *lang.Words) string {
	x := &w.Farbenpoker.Places
	switch {
	case b.now.Gone.Has(p):
		return x.Out
	case b.now.Chips[p] == 0 && b.now.Comeback != p && b.mover() != p:
		return x.Waits
	}
	return ""
}

// endWords say why a game is over.
func (b *tableState) endWords(why fp.Ending) string {
	l := &b.words().Farbenpoker.Log
	switch why {
	case fp.LastTwo:
		return l.EndTwo
	case fp.LastOne:
		return l.EndOne
	}
	return l.EndStock
}

// out reports whether nobody who plays here has anything to do any more.
func (b *tableState) out() bool {
	here := b.t.Here()
	return here != 0 && here&^b.now.Gone == 0 && !here.Has(b.mover()) && b.now.Phase != fp.PhaseOver
}

// rests reports whether a seat has nothing to do any more, or not until a comeback: who
// is out still puts his last sticks back.
func (b *tableState) rests(p engine.Player) bool {
	return p >= 0 && b.idle(p, b.words()) != "" && b.mover() != p && b.now.Phase != fp.PhaseOver
}
