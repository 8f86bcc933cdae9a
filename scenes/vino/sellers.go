package vino

import (
	"strconv"

	"treille/engine"
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
		v.seller(p, c)
	}
}

// seller is a row of the sheet: who, and what he has sold. It travels to its place
// in the new order.
func (v *view) seller(p engine.Player, r ui.Rect) {
	key := "seller/" + v.Seat(p).Crest
	v.Stage.Add(ui.Item{Key: key, Kind: ui.Piece, Look: sprites.Look{ID: table.CrestArt(v.Seat(p).Crest)}, Box: ui.R(r.X+26, r.CY()-13, 23, 23*72.0/64)})
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
	st := fitted(words, table.PaperText.Sized(16), r.W*0.56)
	v.Stage.Add(ui.Item{Key: key + "/sale", Kind: ui.Text, Words: words, Box: ui.Rect{X: r.Right() - 4, Y: r.CY() + 6}, Style: st.At(sprites.Right)})
	name := table.PaperBold.Sized(16)
	who := ui.Ellipsis(v.PlayerName(p), name, r.W-64-sprites.Measure(words, st)-10)
	v.Stage.Add(ui.Item{Key: key + "/name", Kind: ui.Text, Words: who, Box: ui.Rect{X: r.X + 58, Y: r.CY() + 6}, Style: name})
}
