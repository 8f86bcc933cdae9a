package vino

import (
	"strconv"

	"treille/engine"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// sellersSheet says who sells when, and what each has sold.
func (v *view) sellersSheet(r ui.Rect) {
	heading := v.x.Places.Sellers
	switch v.between {
	case earning:
		heading = v.x.Places.Earned
	case ordering:
		heading = v.x.Places.NewOrder
	}
	v.seatList(r, heading, v.in.Rose(), func(i int) int { return i + 1 }, v.saleWords)
}

// standingSheet says how the game has ended (V61).
func (v *view) standingSheet(r ui.Rect) {
	ranking := v.t.RankBy(v.rank)
	var seats []engine.Player
	for _, rank := range ranking {
		seats = append(seats, rank.Seat)
	}
	v.seatList(r, v.x.Places.Standing, seats, func(i int) int { return ranking[i].Place }, func(p engine.Player) string {
		return v.Words.Count(v.x.Labels.Vineyards, v.in.Vineyards(p)) + " · " + v.moneyOf(p)
	})
}

// seatList is a sheet with a row for each seat: its place, who it is, and what is
// said of it.
func (v *view) seatList(r ui.Rect, heading string, seats []engine.Player, place func(int) int, words func(engine.Player) string) {
	s := v.Stage
	v.paper(r)
	s.Words(heading, r.X+18, r.Y+31, fitted(heading, table.PaperName.Sized(20), r.W-36))
	v.rule(r, r.Y+42)
	rows, columns := len(seats), 1
	box := ui.R(r.X+14, r.Y+50, min(r.W-28, listWidth), r.H-58)
	if box.H < leastRow*float64(rows) && wideSheet(r) {
		rows, columns, box.W = (rows+1)/2, 2, r.W-28
	}
	for i, p := range seats {
		c := box.Cell(i%rows*columns+i/rows, columns, rows, 20, 3)
		if c.H > 36 {
			c.H = 36
		}
		if v.acting() == p {
			s.Put(sprites.Surface{Kind: sprites.Highlight}, c)
		}
		s.Words(strconv.Itoa(place(i)), c.X+8, c.CY()+6, table.PaperNumber.Sized(18))
		v.seatRow(p, words(p), c)
	}
}

// saleWords say what a seat has sold.
func (v *view) saleWords(p engine.Player) string {
	switch sold, ok := v.saleOf(p); {
	case ok:
		return v.x.Places.SoldFor.With("n", strconv.Itoa(sold.quantity), "variety", v.varietyName(sold.variety), "money", amount(sold.income))
	case v.hasSold(p):
		return v.x.Status.NoSale
	case v.in.Turn() == p:
		return v.x.Status.Sells
	}
	return v.x.Status.SellsLater
}

// seatRow is a row of the list: who, and what is said of him. It travels to its
// place in the new order.
func (v *view) seatRow(p engine.Player, words string, r ui.Rect) {
	key := "seller/" + v.Seat(p).Crest
	size := min(23, (r.H+2)*64/72)
	v.Stage.Add(ui.Item{Key: key, Kind: ui.Piece, Cut: true, Look: sprites.Look{ID: table.CrestArt(v.Seat(p).Crest)}, Box: ui.R(r.X+26, r.CY()-size*72/128, size, size*72/64)})
	st := fitted(words, table.PaperText.Sized(16), r.W*0.56)
	v.Stage.Add(ui.Item{Key: key + "/words", Kind: ui.Text, Cut: true, Words: words, Box: ui.Rect{X: r.Right() - 4, Y: r.CY() + 6}, Style: st.At(sprites.Right)})
	name := table.PaperBold.Sized(16)
	who := ui.Ellipsis(v.PlayerName(p), name, r.W-64-sprites.Measure(words, st)-10)
	v.Stage.Add(ui.Item{Key: key + "/name", Kind: ui.Text, Cut: true, Words: who, Box: ui.Rect{X: r.X + 58, Y: r.CY() + 6}, Style: name})
}
