package vino

import (
	"strconv"

	vi "treille/engine/vino"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// sellersSheet says who sells when, and what each has sold.
func (v *view) sellersSheet(r ui.Rect) {
	s := v.Stage
	v.paper(r)
	title := table.PaperName.Sized(20)
	heading := v.x.Places.Sellers
	if v.ordering {
		heading = v.x.Places.NewOrder
	}
	s.Words(heading, r.X+18, r.Y+31, fitted(heading, title, r.W-36))
	v.rule(r, r.Y+42)
	rose := v.in.Rose()
	columns := 1
	if wideSheet(r) {
		columns = 2
	}
	rows := (len(rose) + columns - 1) / columns
	box := ui.R(r.X+14, r.Y+50, r.W-28, r.H-58)
	for i, p := range rose {
		c := box.Cell(i%rows*columns+i/rows, columns, rows, 20, 3)
		if c.H > 36 {
			c.H = 36
		}
		if v.in.Turn() == p && v.in.Phase() != vi.PhaseOver && !v.ordering {
			s.Put(sprites.Surface{Kind: sprites.Highlight}, c)
		}
		s.Words(strconv.Itoa(i+1), c.X+8, c.CY()+6, table.PaperNumber.Sized(18))
		v.Crest(p, c.X+26, c.CY()-13, 23, sprites.Flat)
		words := ""
		switch sold, ok := v.saleOf(p); {
		case ok:
			words = v.x.Places.SoldFor.With("n", strconv.Itoa(sold.quantity), "variety", v.varietyName(sold.variety), "money", amount(sold.income))
		case v.hasSold(p):
			words = v.x.Status.NoSale
		case v.in.Turn() == p:
			words = v.x.Status.Sells
		default:
			words = v.x.Status.SellsLater
		}
		st := fitted(words, table.PaperText.Sized(16), c.W*0.56)
		s.Words(words, c.Right()-4, c.CY()+6, st.At(sprites.Right))
		name := table.PaperBold.Sized(16)
		s.Words(ui.Ellipsis(v.PlayerName(p), name, c.W-64-sprites.Measure(words, st)-10), c.X+58, c.CY()+6, name)
	}
}
