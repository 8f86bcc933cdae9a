package vino

import (
	"strconv"

	"treille/engine"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// sellersSheet says who sells when, and what each has sold.
func (v *view) sellersSheet() ui.Part {
	heading := v.x.Places.Sellers
	switch v.between {
	case earning:
		heading = v.x.Places.Earned
	case ordering:
		heading = v.x.Places.NewOrder
	}
	return v.seatList(heading, v.in.Rose(), func(i int) int { return i + 1 }, v.saleWords)
}

// standingSheet says how the game has ended (V61).
func (v *view) standingSheet() ui.Part {
	ranking := v.t.RankBy(v.rank)
	seats := table.Each(ranking, func(r table.Rank) engine.Player { return r.Seat })
	return v.seatList(v.x.Places.Standing, seats, func(i int) int { return ranking[i].Place }, func(p engine.Player) string {
		return v.Words.Count(v.x.Labels.Vineyards, v.in.Vineyards(p)) + " · " + v.moneyOf(p)
	})
}

// seatList is a sheet with a row for each seat: its place, who it is, and what is
// said of it.
func (v *view) seatList(heading string, seats []engine.Player, place func(int) int, words func(engine.Player) string) ui.Part {
	var list []ui.Part
	for i, p := range seats {
		number := ui.Label(strconv.Itoa(place(i)), ui.PaperNumber.Sized(ui.Lead)).Wide(placeWide)
		line := ui.Area(0, leastRow, func(_ *ui.Stage, r ui.Rect) { v.seatRow(p, words(p), r) })
		row := ui.Row(0, number, line).AtMost(0, mostRow)
		if v.acting() == p {
			row = row.On(sprites.Surface{Kind: sprites.Highlight})
		}
		list = append(list, row)
	}
	rows := ui.Either(ui.Grid(1, ui.Tight, list...).Roomy(listWidth, 0).Left(), ui.Rows((len(list)+1)/2, ui.Wide, list...))
	return table.OnSheet(table.Titled(heading, rows))
}

// saleWords say what a seat has sold.
func (v *view) saleWords(p engine.Player) string {
	if sold, _ := v.saleOf(p); sold.quantity > 0 {
		return strconv.Itoa(sold.quantity) + " " + v.varietyName(sold.variety) + " · " + amount(sold.income)
	}
	return v.saleStatus(p)
}

// seatRow is a row of the list: who, and what is said of him. It travels to its
// place in the new order.
func (v *view) seatRow(p engine.Player, words string, r ui.Rect) {
	key := "seller/" + v.Seat(p).Crest
	crest := sprites.Look{ID: table.CrestArt(v.Seat(p).Crest)}
	h := r.H - ui.Tight
	w := min(r.H, placeWide) / sprites.Ratio(crest.ID)
	v.Stage.Add(ui.Item{Key: key, Kind: ui.Piece, Cut: true, Look: crest, Box: ui.R(r.X, r.CY()-min(h, placeWide)/2, w, min(h, placeWide))})
	base := r.CY() + ui.Close
	st := ui.PaperText.Sized(ui.Body)
	st.Size = max(ui.LeastText, min(st.Size, ui.FitSize(words, st, r.W*saidShare)))
	v.Stage.Add(ui.Item{Key: key + "/words", Kind: ui.Text, Cut: true, Words: words, Box: ui.Rect{X: r.Right(), Y: base}, Style: st.At(sprites.Right)})
	name := ui.PaperBold.Sized(ui.Body)
	x := r.X + w + ui.Apart
	who := ui.Ellipsis(v.PlayerName(p), name, r.Right()-sprites.Measure(words, st)-ui.Apart-x)
	v.Stage.Add(ui.Item{Key: key + "/name", Kind: ui.Text, Cut: true, Words: who, Box: ui.Rect{X: x, Y: base}, Style: name})
}
