package weinhaendler

import (
	"slices"

	wh "treille/engine/weinhaendler"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/table/rulebook"
	"treille/scenes/ui"
)

// refillDiagram shows an offer that is filled up from the pile, and a larger one (W40).
func refillDiagram(w *lang.Words) ui.Part {
	x := w.Weinhaendler.Rules
	offer := func(words string, cards []wh.Card) ui.Part {
		list := table.Each(cards, func(c wh.Card) ui.Part { return ui.Art(miniArt(c), bookMini) })
		for range len(exampleOffer) - len(cards) {
			list = append(list, ui.Art(cardArt(wh.Hidden, ""), bookMini))
		}
		return ui.Column(ui.Apart, ui.Paragraph(words, ui.PaperItalic.Sized(ui.Lead)), ui.Row(ui.Near, list...).Left())
	}
	few, many := exampleBids[len(exampleBids)-1].cards, slices.Concat(exampleOffer, exampleBids[0].cards[:1])
	return rulebook.Paper(x.RefillTitle, x.RefillNote, ui.Column(ui.Loose, ui.Ruled(offer(x.RefillFew, few), offer(x.RefillMany, many))...))
}

func toldRefill(w *lang.Words) []string { return []string{w.Weinhaendler.Rules.RefillNote} }

// endDiagram shows the last bottle that leaves the pile (W50), and two who share the win (W51).
func endDiagram(w *lang.Words) ui.Part {
	x := w.Weinhaendler.Rules
	first := func(crest string) ui.Part {
		return ui.Row(ui.Near, table.RibbonPart(1, bookMini), ui.Art("common/crest-"+crest, bookMini))
	}
	row := func(words string, drawn ui.Part) ui.Part {
		return ui.Column(ui.Close, drawn.Left(), ui.Paragraph(words, ui.PaperItalic.Sized(ui.Lead)))
	}
	return rulebook.Paper(x.EndTitle, x.EndNote, ui.Column(ui.Loose, ui.Ruled(
		row(x.EndPile, table.Picture(pictureEnd).EndPart(w)),
		row(x.EndTied, ui.Row(ui.Far, first("rabbit"), first("boar"))))...))
}

func toldEnd(w *lang.Words) []string {
	x := w.Weinhaendler.Rules
	return []string{x.EndPile, x.EndTied, x.EndNote}
}

// winesDiagram shows the three bottles of each wine, and what each is worth (W2): beside the
// wine's name, or below it where there is no room.
func winesDiagram(w *lang.Words) ui.Part {
	x := w.Weinhaendler.Rules
	var beside [][]ui.Part
	var below []ui.Part
	for n := range wh.Wines {
		name := ui.Label(wh.Wine(n).Name(), ui.PaperText.Sized(ui.Note)).Left()
		bottles := table.Each(sizesOf(wh.Wine(n)), func(c wh.Card) ui.Part {
			return ui.Row(ui.Near, ui.Art(miniArt(c), bookMini), ui.Label(w.Money(c.Value()), ui.PaperBold.Sized(ui.Note))).Left()
		})
		beside = append(beside, append([]ui.Part{name}, bottles...))
		below = append(below, name, ui.Row(ui.Apart, bottles...))
	}
	return rulebook.Paper(x.WinesTitle, x.WinesNote, ui.Either(ui.Ledger(ui.Apart, ui.Near, beside...), ui.Column(ui.Near, below...)))
}

// toldWines says what every bottle is worth.
func toldWines(w *lang.Words) []string {
	return table.Each(table.UpTo(wh.Wines), func(n int) string { return valuesOf(w, wh.Wine(n)) })
}

// sizesOf are the bottles of a wine, the smallest first.
func sizesOf(wine wh.Wine) []wh.Card {
	return table.Each([]int{1, 2, 3}, func(stars int) wh.Card { return wh.Bottle(wine, stars) })
}
