package weinhaendler

import (
	wh "treille/engine/weinhaendler"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/table/rulebook"
	"treille/scenes/ui"
	"treille/sprites"
)

// book is the rule book.
func book() rulebook.Book {
	printed := wh.Printed()
	return rulebook.Book{
		Title: func(w *lang.Words) string { return w.Weinhaendler.Title },
		Pages: func(w *lang.Words) []*lang.Rule {
			r := w.Weinhaendler.Rules
			return []*lang.Rule{&r.Bidding, &r.Exchange, &r.Cellars, &r.Refill, &r.End, &r.Bottles}
		},
		End:           4,
		Sources:       func(w *lang.Words) []string { return w.Weinhaendler.Rules.Sources },
		Ours:          ours,
		Reconstructed: printed.Reconstructed,
		Diagrams:      map[int]rulebook.Diagram{0: bidDiagram, 1: exchangeDiagram, 2: threesDiagram, 3: refillDiagram, 4: endDiagram, 5: winesDiagram},
		Told:          map[int]func(*lang.Words) []string{0: toldBids, 1: toldExchange, 2: toldThrees, 3: toldRefill, 4: toldEnd, 5: toldWines},
	}
}

// The offer and the bids of the example (rule W60).
var (
	exampleOffer = []wh.Card{wh.Bottle(wh.Bordeaux, 2), wh.Bottle(wh.Zinfandel, 3), wh.Bottle(wh.CabernetSauvignon, 1), wh.Bottle(wh.Merlot, 1)}
	exampleBids  = []struct {
		name, crest string
		cards       []wh.Card
	}{
		{"Susi", "rabbit", []wh.Card{wh.Bottle(wh.Portugieser, 3), wh.Bottle(wh.Merlot, 3)}},
		{"Gerd", "boar", []wh.Card{wh.Bottle(wh.Dornfelder, 2), wh.Bottle(wh.Portugieser, 1), wh.Bottle(wh.Merlot, 3)}},
		{"Mike", "hedgehog", []wh.Card{wh.Bottle(wh.Dornfelder, 1), wh.Bottle(wh.Zinfandel, 2), wh.Empty}},
		{"Elke", "snail", []wh.Card{wh.Bottle(wh.Zinfandel, 1)}},
	}
)

// exampleTotal is what the n-th highest bids, in words.
func exampleTotal(w *lang.Words, n int) string {
	return w.Money(wh.CardsOf(exampleBids[n].cards...).Value())
}

// toldExchange says the example.
func toldExchange(w *lang.Words) []string {
	x := w.Weinhaendler.Rules
	return []string{x.DiagramTold.With("first", exampleTotal(w, 0), "second", exampleTotal(w, 1), "third", exampleTotal(w, 2), "fourth", exampleTotal(w, 3))}
}

func toldBids(w *lang.Words) []string {
	return append(toldExchange(w), w.Weinhaendler.Rules.DiagramNote)
}

// bidDiagram shows what a bid is for.
func bidDiagram(w *lang.Words) ui.Part {
	x := w.Weinhaendler.Rules
	return rulebook.Paper(x.DiagramTitle, x.DiagramNote, exchanged(w))
}

// exchangeDiagram shows who takes what.
func exchangeDiagram(w *lang.Words) ui.Part {
	x := w.Weinhaendler.Rules
	return rulebook.Paper(x.ExchangeTitle, x.ExchangeNote, exchanged(w))
}

// exchanged draws an exchange among four (rule W60): from the offer that is
// given away to the one that is left, an arrow leads from each line's bottles to whoever gets
// them, in the line below.
func exchanged(w *lang.Words) ui.Part {
	next := ui.PaperItalic.Sized(ui.Lead)
	line := func(who ui.Part, cards []wh.Card, last bool) ui.Part {
		pieces := ui.Row(ui.Tight, table.Each(cards, func(c wh.Card) ui.Part { return ui.Art(miniArt(c), bookMini) })...).Left().Wide(bookPieces)
		before := func(room float64) ui.Part {
			return ui.Row(room, who.Growing(), pieces).High(bookPitch - 2*ui.Tight).Around(func(s *ui.Stage, r ui.Rect, inner func()) {
				inner()
				arrow, left := sprites.Surface{Kind: sprites.Swoop}, r.Right()-bookPieces-room+ui.Near
				if !last {
					s.Put(arrow, ui.R(left, r.CY(), room-2*ui.Near, bookPitch))
					return
				}
				left = r.X + sprites.Measure(w.Weinhaendler.Strip.NextOffer, next)*s.Frame().Text + ui.Apart
				arrow.Kind = sprites.DownSwoop
				s.Put(arrow, ui.R(left, r.CY()+bookMini*2/3, r.Right()-bookPieces+bookMini/2-left, bookPitch-bookMini*2/3))
			})
		}
		return ui.Either(before(bookArrow), before(bookArrow/2))
	}
	rows := []ui.Part{line(ui.Label(w.Weinhaendler.Places.Offer, next), exampleOffer, false)}
	for i, bid := range exampleBids {
		who := ui.Row(ui.Near, ui.Art("common/crest-"+bid.crest, bookMini).Dropped(1), ui.Label(bid.name, ui.PaperName.Sized(ui.Lead)), ui.Spring(), ui.Label(exampleTotal(w, i), ui.PaperNumber.Sized(ui.Lead)))
		rows = append(rows, line(who, bid.cards, i == len(exampleBids)-1).On(sprites.Surface{Kind: sprites.Wash, Tint: bookStripe}))
	}
	rows = append(rows, ui.Label(w.Weinhaendler.Strip.NextOffer, next).High(bookPitch-2*ui.Tight))
	return ui.Column(2*ui.Tight, rows...).AtMost(bookWidest, 0).Left()
}
