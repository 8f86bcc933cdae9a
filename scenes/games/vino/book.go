package vino

import (
	"strconv"

	vi "treille/engine/vino"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/table/rulebook"
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
func book() rulebook.Book {
	return rulebook.Book{
		Title: func(w *lang.Words) string { return w.Vino.Title },
		Pages: func(w *lang.Words) []*lang.Rule {
			r := &w.Vino.Rules
			return []*lang.Rule{&r.First, &r.Choosing, &r.Buying, &r.Gift, &r.Selling, &r.End, &r.Regions}
		},
		End:           endRules,
		Sources:       func(w *lang.Words) []string { return w.Vino.Rules.Sources },
		Ours:          ours,
		Reconstructed: reconstructed,
		Diagrams:      map[int]rulebook.Diagram{0: pairDiagram, 1: shieldDiagram, 2: roadDiagram, giftRules: giftDiagram, sellRules: saleDiagram, endRules: orderDiagram},
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

// pairDiagram shows two starting pairs.
func pairDiagram(s *ui.Stage, w *lang.Words, box ui.Rect) float64 {
	x := &w.Vino.Rules
	box.H = 128
	diagramPaper(s, box, x.PairTitle, x.PairNote)
	half := (box.W - 28) / 2
	for i, q := range []struct {
		region int
		marker vi.Variety
	}{{1, startVariety(1)}, {6, startVariety(6)}} {
		left := box.X + 14 + half*float64(i)
		s.Piece(shieldLook(q.region), left+2, box.Y+44, 34)
		s.Piece(varietyLook(q.marker), left+46, box.Y+48, 32)
		st := table.PaperName.Sized(17)
		s.Words(vi.RegionName(q.region), left+88, box.Y+70, fitted(vi.RegionName(q.region), st, half-92))
	}
	return box.H + 10
}

// shieldDiagram shows what the marks beside a shield say.
func shieldDiagram(s *ui.Stage, w *lang.Words, box ui.Rect) float64 {
	x := &w.Vino.Rules
	box.H = 144
	diagramPaper(s, box, x.ShieldTitle, x.ShieldNote)
	s.Piece(sprites.Look{ID: artFolder + "region-shield", Lift: sprites.Token, Words: "7"}, box.X+16, box.Y+46, 38)
	left := box.X + 62
	pitch := (box.Right() - 10 - left) / 3
	for i, mark := range []struct {
		look  sprites.Look
		words string
	}{
		{sprites.Look{ID: "common/head-fox"}, x.ShieldLeads},
		{sprites.Look{ID: artFolder + "coin-count-private", Lift: sprites.Token, Words: "9"}, x.ShieldPrivate},
		{sprites.Look{ID: artFolder + "coin-count-state", Lift: sprites.Token, Words: "7"}, x.ShieldState},
	} {
		cx := left + pitch*(float64(i)+0.5)
		s.Piece(mark.look, cx-16, box.Y+44, 32)
		st := table.PaperText.Sized(16).At(sprites.Middle)
		s.Words(mark.words, cx, box.Y+98, fitted(mark.words, st, pitch-6))
	}
	return box.H + 10
}

// orderDiagram shows the wind rose after a sale, whoever earned least first.
func orderDiagram(s *ui.Stage, w *lang.Words, box ui.Rect) float64 {
	x := &w.Vino.Rules
	box.H = 178
	diagramPaper(s, box, x.OrderTitle, x.OrderNote)
	list := []struct {
		crest  string
		income int
	}{{"owl", 0}, {"fox", 420}, {"hedgehog", 920}, {"snail", 1230}}
	cx, cy := box.X+70, box.Y+92.0
	s.Piece(sprites.Look{ID: artFolder + "wind-rose"}, cx-28, cy-28, 56)
	row := 26.0
	for i, q := range list {
		at := []point{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}[i]
		s.Piece(sprites.Look{ID: "common/pawn-" + q.crest, Lift: sprites.Token}, cx+at.u*42-9, cy+at.w*34-14, 18)
		y := box.Y + 42 + row*(float64(i)+0.5)
		s.Words(strconv.Itoa(i+1), box.X+142, y+6, table.PaperBold.Sized(17))
		s.Piece(sprites.Look{ID: "common/head-" + q.crest}, box.X+160, y-11, 22)
		s.Piece(sprites.Look{ID: artFolder + "money", Lift: sprites.Token}, box.X+194, y-9, 18)
		s.Words(signed(q.income), box.X+218, y+6, table.PaperNumber.Sized(17))
	}
	return box.H + 10
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
			s.Piece(coinLook(q), cx-size/2, cy-size/2, size)
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
	box.H = 196
	diagramPaper(s, box, x.Rules.GiftTitle, x.Rules.GiftNote)
	s.Put(sprites.Surface{Kind: sprites.Uncorked}, ui.R(box.X+24, box.Y+102, 18, 18*bottleRatio))
	left := box.X + 66
	pitch := (box.Right() - 10 - left) / 3
	for i, crest := range []string{"fox", "hedgehog", "snail"} {
		cx := left + pitch*(float64(i)+0.5)
		s.Piece(sprites.Look{ID: "common/ribbon-" + strconv.Itoa(i+1), Lift: sprites.Token, Words: strconv.Itoa(i + 1)}, cx-32, box.Y+62, 24)
		s.Piece(sprites.Look{ID: "common/head-" + crest}, cx-2, box.Y+62, 32)
		words := w.Count(x.Places.Takes, min(i+1, 2))
		if i == 2 {
			words = x.Places.TakesRest
		}
		st := table.PaperBold.Sized(16).At(sprites.Middle)
		s.Words(words, cx, box.Y+124, fitted(words, st, pitch-6))
	}
	return box.H + 10
}

// saleDiagram shows the sale table (V4), in as many parts as its width needs.
func saleDiagram(s *ui.Stage, w *lang.Words, box ui.Rect) float64 {
	x := &w.Vino
	const pitch, least = 21.0, 31.0
	sale := vi.Printed().Sale
	names := []string{x.Rules.SaleSold, x.Places.Income, x.Places.Back, x.Rules.SaleSteps}
	label := table.PaperItalic.Sized(16)
	left := box.X + 14 + min(84, box.W*0.24)
	parts := 1
	for float64((len(sale)+parts-1)/parts)*least > box.Right()-8-left {
		parts++
	}
	columns := (len(sale) + parts - 1) / parts
	step := (box.Right() - 8 - left) / float64(columns)
	high := float64(len(names))*pitch + 6
	box.H = 40 + float64(parts)*high + 38
	diagramPaper(s, box, x.Rules.SaleTitle, x.Rules.SaleNote)
	for part := range parts {
		top := box.Y + 40 + float64(part)*high
		s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(box.X+12, top, box.W-24, 1))
		for row, name := range names {
			y := top + pitch*(float64(row)+0.55) + 6
			s.Words(name, box.X+14, y, fitted(name, label, left-box.X-18))
			for i := range min(columns, len(sale)-part*columns) {
				n := part*columns + i
				c := sale[n]
				words := strconv.Itoa([]int{n + 1, c.Income, c.Lost, c.Steps}[row])
				st := table.PaperText.Sized(15)
				if row == 0 {
					st = table.PaperBold.Sized(15)
					if n == len(sale)-1 {
						words += "+" // more counts as many
					}
				}
				s.Words(words, left+step*(float64(i)+0.5), y, fitted(words, st, step-3).At(sprites.Middle))
			}
		}
	}
	return box.H + 10
}
