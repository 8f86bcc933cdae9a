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

// The bids of the example (rule W60), in tenths of a euro.
const susi, gerd, mike, elke = 430, 410, 192, 70

// told says the example.
func told(w *lang.Words) []string {
	x := &w.Weinhaendler.Rules
	return []string{x.DiagramTold.With("first", w.Money(susi), "second", w.Money(gerd), "third", w.Money(mike), "fourth", w.Money(elke)), x.DiagramNote}
}

// diagram draws what a bid is for, and returns its height: an exchange among
// four (rule W60).
func diagram(s *ui.Stage, w *lang.Words, box ui.Rect) float64 {
	x := &w.Weinhaendler.Rules
	row := func(name, crest string, tenths int, minis ...string) rulebook.LedgerRow {
		pieces := table.Each(minis, func(mini string) string { return artFolder + "mini-" + mini })
		return rulebook.LedgerRow{Name: name, Crest: crest, Amount: w.Money(tenths), Pieces: pieces}
	}
	return rulebook.Ledger(s, box, x.DiagramTitle, x.DiagramNote, []rulebook.LedgerRow{
		row(w.Weinhaendler.Places.Offer, "", 0, "violet-2", "green-3", "rose-1", "red-1"),
		row("Susi", "rabbit", susi, "blue-3", "red-3"),
		row("Gerd", "boar", gerd, "yellow-2", "blue-1", "red-3"),
		row("Mike", "hedgehog", mike, "yellow-1", "green-2", "empty"),
		row("Elke", "snail", elke, "green-1"),
		row(w.Weinhaendler.Strip.NextOffer, "", 0),
	})
}
