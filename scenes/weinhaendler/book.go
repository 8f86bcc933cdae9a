package weinhaendler

import (
	"treille/scenes/lang"
	"treille/scenes/rules"
	"treille/scenes/ui"
	"treille/sprites"
)

// book is the rule book.
func book() rules.Book {
	return rules.Book{
		Title: func(w *lang.Words) string { return w.Weinhaendler.Title },
		Pages: func(w *lang.Words) []*lang.Rule {
			r := &w.Weinhaendler.Rules
			return []*lang.Rule{&r.Bidding, &r.Exchange, &r.Cellars, &r.Refill, &r.End, &r.Bottles}
		},
		End:      4,
		Figures:  func(w *lang.Words) []string { return w.Weinhaendler.Rules.Reconstructed },
		Diagrams: map[int]rules.Diagram{0: diagram},
	}
}

// stripe is the tint behind each bidder of the diagram.
const stripe sprites.Color = 0x2417100E

// diagram draws what a bid is for, and returns its height: an exchange among
// four (rule W60).
func diagram(s *ui.Stage, w *lang.Words, r ui.Rect) float64 {
	words := &w.Weinhaendler.Rules
	const pitch = 49.0
	r.H = 53 + 6*pitch + 12
	rules.Paper(s, r, words.DiagramTitle, words.DiagramNote)
	italic := sprites.Style{Font: sprites.Italic, Size: 17, Color: sprites.Ink}
	rows := []struct {
		name, crest string
		total       int
		cards       []string
	}{
		{words.DiagramOffer, "", 0, []string{"violet-2", "green-3", "rose-1", "red-1"}},
		{"Susi", "rabbit", 430, []string{"blue-3", "red-3"}},
		{"Gerd", "boar", 410, []string{"yellow-2", "blue-1", "red-3"}},
		{"Mike", "hedgehog", 192, []string{"yellow-1", "green-2", "empty"}},
		{"Elke", "snail", 70, []string{"green-1"}},
		{words.DiagramNext, "", 0, nil},
	}
	money := 155.0
	cards := r.X + 216
	if r.W < 342 {
		cards = r.Right() - 126
		money = cards - r.X - 61
	}
	for i, row := range rows {
		y := r.Y + 53 + float64(i)*pitch
		if row.crest != "" {
			s.Put(sprites.Surface{Kind: sprites.Wash, Tint: stripe}, ui.R(r.X+9, y-pitch/2+1.5, r.W-18, pitch-3))
		}
		if row.crest == "" {
			s.Words(row.name, r.X+15, y+6, italic)
		} else {
			s.Piece(sprites.Look{ID: "common/crest-" + row.crest}, r.X+15, y-14, 25)
			s.Words(row.name, r.X+48, y+6, sprites.Style{Font: sprites.SC, Size: 17, Color: sprites.Ink})
			s.Words(w.Money(row.total), r.X+money, y+6.5, sprites.Style{Font: sprites.SerifBold, Size: 18, Color: sprites.Ink, Align: sprites.Right})
		}
		for j, c := range row.cards {
			s.Piece(sprites.Look{ID: "weinhaendler/mini-" + c}, cards+float64(j)*30.5, y-14.5, 28)
		}
		if i < 4 {
			s.Put(sprites.Surface{Kind: sprites.Swoop}, ui.R(r.X+money+8, y, cards-7-(r.X+money+8), pitch))
		} else if i == 4 {
			x := r.X + 15 + sprites.Measure(words.DiagramNext, italic) + 9
			s.Put(sprites.Surface{Kind: sprites.DownSwoop}, ui.R(x, y+19, cards+14-x, pitch-19))
		}
	}
	return r.H + 10
}
