package weinhaendler

import (
	wh "treille/engine/weinhaendler"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/table/rulebook"
	"treille/scenes/ui"
)

// book is the rule book.
func book() rulebook.Book {
	printed := wh.Printed()
	return rulebook.Book{
		Title: func(w *lang.Words) string { return w.Weinhaendler.Title },
		Pages: func(w *lang.Words) []*lang.Rule {
			r := &w.Weinhaendler.Rules
			return []*lang.Rule{&r.Bidding, &r.Exchange, &r.Cellars, &r.Refill, &r.End, &r.Bottles}
		},
		End:           4,
		Sources:       func(w *lang.Words) []string { return w.Weinhaendler.Rules.Sources },
		Ours:          ours,
		Reconstructed: printed.Reconstructed,
		Diagrams:      map[int]rulebook.Diagram{0: diagram},
		Told:          map[int]func(*lang.Words) []string{0: told},
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

// told says the example.
func told(w *lang.Words) []string {
	x := &w.Weinhaendler.Rules
	return []string{x.DiagramTold.With("first", exampleTotal(w, 0), "second", exampleTotal(w, 1), "third", exampleTotal(w, 2), "fourth", exampleTotal(w, 3)), x.DiagramNote}
}

// diagram draws what a bid is for, and returns its height: an exchange among
// four (rule W60).
func diagram(s *ui.Stage, w *lang.Words, box ui.Rect) float64 {
	x := &w.Weinhaendler.Rules
	rows := []rulebook.LedgerRow{{Name: w.Weinhaendler.Places.Offer, Pieces: table.Each(exampleOffer, miniArt)}}
	for i, bid := range exampleBids {
		rows = append(rows, rulebook.LedgerRow{Name: bid.name, Crest: bid.crest, Amount: exampleTotal(w, i), Pieces: table.Each(bid.cards, miniArt)})
	}
	return rulebook.Ledger(s, box, x.DiagramTitle, x.DiagramNote, append(rows, rulebook.LedgerRow{Name: w.Weinhaendler.Strip.NextOffer}))
}
