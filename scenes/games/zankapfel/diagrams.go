package zankapfel

import (
	zk "treille/engine/zankapfel"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/table/rulebook"
	"treille/scenes/ui"
	"treille/sprites"
)

// mayorDiagram shows what the mayor’s square gives (the example of Z2).
func mayorDiagram(w *lang.Words) ui.Part {
	x := w.Zankapfel.Rules
	return rulebook.Paper(x.DiagramTitle, x.DiagramNote, ui.Scaled(bookOrchard, bookOrchard, bookLeast, func(s *ui.Stage, at ui.Rect) {
		lane := at.W * laneShare
		grid := at.Inset(frame + lane)
		s.Put(sprites.Orchard(lane), at)
		mayorCross(s, grid, b5)
		edges(s, grid, b5, lane, lane*0.8, lane*1.05, func(*ui.Item, zk.Card, zk.Square) {})
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
	x := w.Zankapfel.Rules
	row := func(crest string, card, pips int) ui.Part {
		die := ui.Picture(ui.Item{Look: sprites.Look{ID: dieArt(pips), Lift: sprites.Token}}, bookDie)
		return ui.Row(ui.Loose, ui.Art("common/crest-"+crest, bookCrest).Dropped(1), ui.Picture(ui.Item{Look: discordLook(crest, card, sprites.Token)}, bookCard), die, ui.Spring(),
			ui.Label(digits(card)+" + "+digits(pips)+" = "+digits(card+pips), ui.PaperNumber.Sized(ui.Head)))
	}
	return rulebook.Paper(x.QuarrelTitle, x.QuarrelNote, ui.Column(ui.Near, row("owl", 8, 3), row("snail", 6, 4)))
}

// farmDiagram shows the two ways to play a card (Z20), as the game's page does.
func farmDiagram(w *lang.Words) ui.Part {
	return rulebook.Paper(w.Zankapfel.Rules.FarmTitle, farmNote(w), table.Picture(pictureLay).Part(w))
}

// farmNote says what the card shown costs.
func farmNote(w *lang.Words) string {
	return w.Zankapfel.Rules.FarmNote.With("gives", digits(gives(b5, zk.Red)), "price", digits(int(printed.Prices[b5][zk.Red])))
}

// harvestDiagram shows somebody who is alone with a colour, and two who quarrel (Z42).
func harvestDiagram(w *lang.Words) ui.Part {
	x := w.Zankapfel.Rules
	row := func(c zk.Card, end ui.Part, crests ...string) ui.Part {
		laid := table.Each(crests, func(crest string) ui.Part {
			return ui.Row(ui.Near, ui.Art("common/crest-"+crest, bookCrest), ui.Picture(ui.Item{Look: sprites.Look{ID: cardArt(c), Lift: sprites.Token}}, bookCard))
		})
		return ui.Row(ui.Apart, append(laid, ui.Spring(), end)...)
	}
	return rulebook.Paper(x.HarvestTitle, harvestNote(w), ui.Column(ui.Near,
		row(zk.Red, ui.Label("+"+digits(gives(b5, zk.Red)), ui.PaperNumber.Sized(ui.Head)), "fox"),
		row(zk.Green, ui.Label(x.Quarrel.Title, ui.PaperItalic.Sized(ui.Lead)), "owl", "snail")))
}

func harvestNote(w *lang.Words) string {
	return w.Zankapfel.Rules.HarvestNote.With("alone", digits(gives(b5, zk.Red)), "prize", digits(gives(b5, zk.Green)))
}

// endDiagram shows a pawn that comes home (Z60).
func endDiagram(w *lang.Words) ui.Part {
	x := w.Zankapfel.Rules
	return rulebook.Paper(x.EndTitle, x.EndNote, table.Picture(pictureEnd).EndPart(w))
}
