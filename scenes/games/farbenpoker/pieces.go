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

// Thumbnail implements table.Illustrator: the sides of the stand that the decisions are about, their holes framed. It is
// shown of finished games alone: there sticks may show the colours that had been seen of them (rule F40).
func (b *tableState) Thumbnail(played, better engine.Action) table.Thumbnail {
	m, marks := table.Thumbnail{W: boardWide}, map[fp.Hole]table.Mark{}
	var shown [2]bool
	for mark, a := range map[table.Mark]engine.Action{table.Played: played, table.Better: better} {
		if d := fp.Decode(a); d.Kind != fp.DecisionReroll {
			marks[d.Hole], shown[sideOf(d.Hole)] = mark, true
		}
	}
	piece := func(id string, r ui.Rect) {
		m.Parts = append(m.Parts, table.Part{Look: sprites.Look{ID: id}, Box: r})
	}
	for i, letter := range letters {
		if !shown[i] {
			continue
		}
		d := newSide(0, m.H+boardOver, boardWide, 58*boardScale, 56*boardScale, 0.86*boardScale, 30*boardScale)
		m.Parts = append(m.Parts, table.Part{Look: sprites.Look{ID: artFolder + "stand-phone", Words: letter}, Box: d.box})
		m.H = d.box.Bottom() + boardGap
		for n := range fp.Hole(onSide) {
			h := fp.Hole(i*onSide) + n
			if !b.now.Standing.Has(h) {
				piece(artFolder+"hole", d.hole(h))
				continue
			}
			piece(artFolder+"stick-standing", d.standing(h))
		}
		for n := range fp.Hole(onSide) {
			h := fp.Hole(i*onSide) + n
			if mark := marks[h]; mark != table.Lies {
				m.Parts = append(m.Parts, table.Part{Box: d.standing(h).Around(d.hole(h)).Inset(-boardFrame), Mark: mark})
			}
		}
	}
	st := sprites.Style{Font: sprites.SansMedium, Size: boardWords, Color: sprites.CreamSoft}
	w, x := &b.words().Analysis, 0.0
	for _, q := range []struct {
		mark table.Mark
		a    engine.Action
		word string
	}{{table.Played, played, w.AsPlayed}, {table.Better, better, w.AsBetter}} {
		box := ui.R(x, m.H, boardWords, boardWords).Inset(1)
		if id := b.shownBy(q.a); id != "" {
			piece(id, box)
		}
		m.Parts = append(m.Parts, table.Part{Box: box, Mark: q.mark}, table.Part{Words: q.word, Style: st, Box: ui.R(box.Right()+boardFrame, m.H+boardWords*0.8, 0, 0)})
		x = boardWide / 2
	}
	m.H += boardWords
	return m
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
