package zankapfel

import (
	zk "treille/engine/zankapfel"
	"treille/scenes/lang"
	"treille/scenes/table/rulebook"
	"treille/scenes/ui"
	"treille/sprites"
)

// mayorDiagram shows what the mayor’s square gives (the example of Z2).
func mayorDiagram(w *lang.Words) ui.Part {
	x := &w.Zankapfel.Rules
	return rulebook.Paper(x.DiagramTitle, x.DiagramNote, ui.Scaled(bookOrchard, bookOrchard, bookLeast, func(s *ui.Stage, at ui.Rect) {
		lane := at.W * laneShare
		grid := at.Inset(frame + lane)
		s.Put(sprites.Orchard(lane), at)
		mayorCross(s, grid, b5)
		edges(s, grid, b5, lane, lane*0.8, lane*1.05)
		for sq := range zk.Square(zk.Squares) {
			r := squareIn(grid, sq)
			if w := r.W * 0.62; sq == b5 {
				s.Piece(sprites.Look{ID: art + "mayor"}, r.CX()-w/2, r.CY()-w*0.78, w)
				continue
			}
			w := r.W * 0.66
			s.Piece(sprites.Look{ID: art + "chip"}, r.CX()-w/2, r.CY()-w/2, w)
		}
	}))
}

// quarrelDiagram shows a quarrel of two (the example of Z55).
func quarrelDiagram(w *lang.Words) ui.Part {
	x := &w.Zankapfel.Rules
	row := func(crest string, card, pips int) ui.Part {
		die := ui.Picture(ui.Item{Look: sprites.Look{ID: dieArt(pips), Lift: sprites.Token}}, bookDie)
		return ui.Row(ui.Loose, ui.Art("common/crest-"+crest, bookCrest).Dropped(1), ui.Picture(ui.Item{Look: discordLook(crest, card, sprites.Token)}, bookCard), die, ui.Spring(),
			ui.Label(digits(card)+" + "+digits(pips)+" = "+digits(card+pips), ui.PaperNumber.Sized(ui.Head)))
	}
	return rulebook.Paper(x.QuarrelTitle, x.QuarrelNote, ui.Column(ui.Near, row("owl", 8, 3), row("snail", 6, 4)))
}
