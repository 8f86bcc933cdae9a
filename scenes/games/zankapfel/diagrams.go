package zankapfel

import (
	zk "treille/engine/zankapfel"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// mayorDiagram draws what the mayor’s square gives (the example of Z2).
var mayorDiagram = table.Diagram(func(w *lang.Words) (title, note string, body ui.Part) {
	const b5 zk.Square = 9
	orchard := ui.Scaled(bookOrchard, bookOrchard, leastPicture, func(s *ui.Stage, at ui.Rect) {
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
	})
	return w.Zankapfel.Rules.DiagramTitle, w.Zankapfel.Rules.DiagramNote, orchard
})

// quarrelDiagram draws a quarrel of two (the example of Z55).
var quarrelDiagram = table.Diagram(func(w *lang.Words) (title, note string, body ui.Part) {
	side := func(crest string, card, pips int) []ui.Part {
		return []ui.Part{
			ui.Art("common/crest-"+crest, bookCrest),
			ui.Picture(ui.Item{Look: discordLook(crest, card, sprites.Token)}, bookCard),
			ui.Picture(ui.Item{Look: sprites.Look{ID: dieArt(pips), Lift: sprites.Token}}, bookDie),
			ui.Label(digits(card)+" + "+digits(pips)+" = "+digits(card+pips), ui.PaperNumber.Sized(ui.Title).At(sprites.Right)).Growing(),
		}
	}
	return w.Zankapfel.Rules.QuarrelTitle, w.Zankapfel.Rules.QuarrelNote, ui.Ledger(ui.Loose, ui.Close, side("owl", 8, 3), side("snail", 6, 4))
})
