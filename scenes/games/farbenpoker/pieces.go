package farbenpoker

import (
	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// Which pieces belong to an event and to a decision; no seat keeps any hidden.

// eventPieces are the chips that a line of the log is about, one for all. No line shows a
// stick or a die (rule F40).
func eventPieces(e fp.Event) []sprites.Look {
	switch e.Kind {
	case fp.EventHit, fp.EventMiss, fp.EventPot, fp.EventPaid:
		return []sprites.Look{{ID: artFolder + "chip", Lift: sprites.Token}}
	}
	return nil
}

// told is a decision in the small picture of a moment, and what is said of it.
type told struct {
	fp.Decision
	action engine.Action
	mark   table.Mark
	word   string
}

// Thumbnail implements table.Illustrator: the sides of the stand that the decisions are about, and below each what was
// decided there; rolling again stands below the other decision. It is shown of finished games alone: there sticks may show
// the colours that had been seen of them (rule F40).
func (b *tableState) Thumbnail(played, better engine.Action) table.Thumbnail {
	w, m := &b.words().Analysis, table.Thumbnail{W: boardWide}
	of := func(a engine.Action, mark table.Mark, word string) told { return told{fp.Decode(a), a, mark, word} }
	both := [...]told{of(played, table.Played, w.AsPlayed), of(better, table.Better, w.AsBetter)}
	for i, d := range both {
		if d.Kind == fp.DecisionReroll {
			both[i].Hole = both[1-i].Hole
		}
	}
	for side := range letters {
		if here := table.Where(both[:], func(d told) bool { return sideOf(d.Hole) == side }); len(here) > 0 {
			b.drawSide(&m, side, here)
		}
	}
	return m
}

// drawSide adds a side of the stand to a small picture, with the holes that are framed, and below it what was decided.
func (b *tableState) drawSide(m *table.Thumbnail, side int, all []told) {
	d := newSide(0, m.H+boardOver, boardWide, 58*boardScale, 56*boardScale, 0.86*boardScale, 30*boardScale)
	add := func(parts ...table.Part) { m.Parts = append(m.Parts, parts...) }
	add(table.Part{Look: sprites.Look{ID: artFolder + "stand-phone", Words: letters[side]}, Box: d.box})
	m.H = d.box.Bottom() + boardGap
	for n := range fp.Hole(onSide) {
		if h := fp.Hole(side*onSide) + n; b.now.Standing.Has(h) {
			add(table.Part{Look: sprites.Look{ID: artFolder + "stick-standing"}, Box: d.standing(h)})
		} else {
			add(table.Part{Look: sprites.Look{ID: artFolder + "hole"}, Box: d.hole(h)})
		}
	}
	words, x := sprites.Style{Font: sprites.SansMedium, Size: boardWords, Color: sprites.Cream}, 0.0
	for _, t := range all {
		if t.Kind != fp.DecisionReroll {
			add(table.Part{Box: d.standing(t.Hole).Around(d.hole(t.Hole)).Inset(-boardFrame), Mark: t.mark})
		}
		box := ui.R(x, m.H, boardSign, boardSign).Inset(1)
		if id := b.shownBy(t.action); id != "" {
			add(table.Part{Look: sprites.Look{ID: id}, Box: box})
		}
		add(table.Part{Box: box, Mark: t.mark}, table.Part{Words: t.word, Style: words, Box: ui.R(box.Right()+boardFrame, m.H+(boardSign+boardWords*0.65)/2, 0, 0)})
		x = boardSecond
	}
	m.H += boardSign + boardGap
}

// shownBy is the art of what a decision is about: the die that is rolled, or the shape of a stick that was seen; "" for none.
func (b *tableState) shownBy(a engine.Action) string {
	switch d := fp.Decode(a); d.Kind {
	case fp.DecisionReroll:
		return dieArt(b.now.Dice[len(b.now.Dice)-1])
	case fp.DecisionDraw:
		if c := b.in.Seen(d.Hole); c != fp.Unseen && c != fp.None {
			return "common/shape-" + colourArt[c]
		}
	}
	return ""
}
