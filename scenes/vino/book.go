package vino

import (
	"strconv"

	vi "treille/engine/vino"
	"treille/scenes/lang"
	"treille/scenes/rules"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// The pages of the rule book that no phase of the round counts.
const (
	giftRules = 3
	sellRules = 4
	endRules  = 5
)

// book is the rule book.
func book() rules.Book {
	return rules.Book{
		Title: func(w *lang.Words) string { return w.Vino.Title },
		Pages: func(w *lang.Words) []*lang.Rule {
			r := &w.Vino.Rules
			return []*lang.Rule{&r.First, &r.Choosing, &r.Buying, &r.Gift, &r.Selling, &r.End, &r.Regions}
		},
		End:      endRules,
		Figures:  func(w *lang.Words) []string { return w.Vino.Rules.Reconstructed },
		Diagrams: map[int]rules.Diagram{2: roadDiagram, 3: giftDiagram, 4: saleDiagram},
	}
}

// diagramPaper is the paper of a drawing, with its title and the note at its foot.
func diagramPaper(s *ui.Stage, r ui.Rect, title, note string) {
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 8, Line: true}, r)
	st := table.PaperName.Sized(17)
	s.Words(title, r.X+14, r.Y+26, fitted(title, st, r.W-28))
	soft := table.PaperItalic.Sized(16).In(sprites.InkSoft)
	s.Words(note, r.X+14, r.Bottom()-14, fitted(note, soft, r.W-28))
}

// roadDiagram shows a road with owned, private and state vineyards, and who buys
// first there.
func roadDiagram(s *ui.Stage, w *lang.Words, box ui.Rect) float64 {
	x := &w.Vino.Rules
	box.H = 132
	diagramPaper(s, box, x.RoadTitle, x.RoadNote)
	owners := []string{"fox", "fox", "owl", "", "snail", "fox", "", ""}
	spots := []spot{{6, 0}, {6, 1}, {6, 2}, {6, 3}, {6, 4}, {6, 5}, {6, 6}, {6, 7}}
	pitch := min(44, (box.W-28)/float64(len(spots)))
	size := min(40, pitch-3)
	s.Put(sprites.Surface{Kind: sprites.RoadBed}, ui.R(box.X+14+pitch/2, box.Y+62-14, pitch*float64(len(spots)-1), 28))
	for i, q := range spots {
		cx, cy := box.X+14+pitch*(float64(i)+0.5), box.Y+62.0
		if owners[i] == "" {
			s.Piece(sprites.Look{ID: artFolder + "coin-" + kindOf(q), Lift: sprites.Token, Words: amount(vi.Price(q.region, q.vineyard))}, cx-size/2, cy-size/2, size)
			continue
		}
		s.Piece(sprites.Look{ID: artFolder + "coin-owned"}, cx-size/2, cy-size/2, size)
		k := size * 0.84
		s.Piece(sprites.Look{ID: "common/head-" + owners[i]}, cx-k/2, cy-k/2, k)
	}
	return box.H + 10
}

// giftDiagram shows the podium of a gift.
func giftDiagram(s *ui.Stage, w *lang.Words, box ui.Rect) float64 {
	x := &w.Vino
	box.H = 152
	diagramPaper(s, box, x.Rules.GiftTitle, x.Rules.GiftNote)
	s.Put(sprites.Surface{Kind: sprites.Uncorked}, ui.R(box.X+20, box.Y+62, 21, 21*bottleRatio))
	left := box.X + 66
	pitch := (box.Right() - 10 - left) / 3
	for i, crest := range []string{"fox", "hedgehog", "snail"} {
		cx := left + pitch*(float64(i)+0.5)
		s.Piece(sprites.Look{ID: "common/ribbon-" + strconv.Itoa(i+1), Lift: sprites.Token, Words: strconv.Itoa(i + 1)}, cx-32, box.Y+42, 24)
		s.Piece(sprites.Look{ID: "common/head-" + crest}, cx-2, box.Y+42, 32)
		words := w.Count(x.Places.Takes, min(i+1, 2))
		if i == 2 {
			words = x.Places.TakesRest
		}
		st := table.PaperBold.Sized(16).At(sprites.Middle)
		s.Words(words, cx, box.Y+102, fitted(words, st, pitch-6))
	}
	return box.H + 10
}

// saleDiagram shows some columns of the sale table (V4).
func saleDiagram(s *ui.Stage, w *lang.Words, box ui.Rect) float64 {
	x := &w.Vino
	const pitch = 27.0
	figures := vi.Printed()
	columns := []int{1, 3, 6, 10, 15, 20}
	box.H = 44 + 4*pitch + 38
	diagramPaper(s, box, x.Rules.SaleTitle, x.Rules.SaleNote)
	names := []string{x.Rules.SaleSold, x.Places.Income, x.Places.Back, x.Rules.SaleSteps}
	label := table.PaperItalic.Sized(16)
	left := box.X + 14 + min(104, box.W*0.3)
	step := (box.Right() - 8 - left) / float64(len(columns))
	for row, name := range names {
		y := box.Y + 44 + pitch*(float64(row)+0.6)
		s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(box.X+12, box.Y+44+pitch*float64(row), box.W-24, 1))
		s.Words(name, box.X+14, y+4, fitted(name, label, left-box.X-20))
		for i, n := range columns {
			c := figures.Sale[n-1]
			words := strconv.Itoa([]int{n, c.Income, c.Lost, c.Steps}[row])
			st := table.PaperText.Sized(16)
			if row == 0 {
				st = table.PaperBold.Sized(16)
			}
			s.Words(words, left+step*(float64(i)+0.5), y+4, fitted(words, st, step-3).At(sprites.Middle))
		}
	}
	return box.H + 10
}
