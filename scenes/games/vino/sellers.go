package vino

import (
	"slices"
	"strconv"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// sellersSheet says who sells when, and what each has sold.
func (v *view) sellersSheet() ui.Part {
	heading, seats := v.x.Places.Sellers, v.in.Rose()
	switch v.between {
	case earning:
		heading, seats = v.x.Places.Earned, v.leastFirst()
	case ordering:
		heading = v.x.Places.NewOrder
	}
	list := v.seatList(heading, seats, func(i int) int { return i + 1 }, v.saleWords)
	if v.between != nothing || v.in.Phase() < vi.PhaseSell || v.in.Phase() > vi.PhaseRaise {
		return list
	}
	return ui.Either(v.salesSheet(), list).Named(sellersID)
}

// leastFirst are all by the income of the round, as the wind rose is about to have them (V50).
func (b *tableState) leastFirst() []engine.Player {
	income := func(p engine.Player) int {
		s, _ := b.saleOf(p)
		return s.income
	}
	return slices.SortedStableFunc(slices.Values(b.in.Rose()), func(p, q engine.Player) int { return income(p) - income(q) })
}

// salesSheet says who sells when, and of each sale what it brings and costs, and by how many
// steps other prices rise for it.
func (v *view) salesSheet() ui.Part {
	k, x := 1.0, &v.x.Places
	if v.Frame.Shape.Large() {
		k = saleWide
	}
	head := func(words string) ui.Part { return ui.Label(words, ui.PaperItalic.Sized(ui.Note).In(sprites.InkSoft)) }
	row := func(who, sold, income, back, raised ui.Part) ui.Part {
		return ui.Row(ui.Near, who.Wide(saleName*k), sold.Wide(saleSold*k), income.Wide(saleIncome*k), back.Wide(saleBack*k), raised.Growing())
	}
	rows := []ui.Part{row(ui.Space(0, 0), head(x.Sold), head(x.SoldIncome), head(x.SoldBack), head(x.SoldRaised))}
	for i, p := range v.in.Rose() {
		who := ui.Row(ui.Near,
			ui.Label(strconv.Itoa(i+1), ui.PaperBold),
			ui.Picture(ui.Item{Key: "seller/" + v.Seat(p).Crest, Cut: true, Look: sprites.Look{ID: table.CrestArt(v.Seat(p).Crest)}}, saleCrest),
			v.NamePart(p, ui.PaperName.Sized(ui.Body+1)).Growing())
		var line ui.Part
		if s, _ := v.saleOf(p); s.quantity > 0 {
			line = row(who,
				ui.Row(ui.Near, v.marker(s.variety), ui.Label(strconv.Itoa(s.quantity), ui.PaperNumber.Sized(ui.Lead))),
				moneyPart(amount(s.income), saleCoin, ui.PaperBold),
				ui.Row(ui.Near, v.HeadPart(p, saleCrest), ui.Label(strconv.Itoa(len(s.back)), ui.PaperBold)),
				v.raised(s.ups))
		} else {
			line = ui.Row(ui.Near, who.Wide(saleName*k), ui.Label(v.saleStatus(p), ui.PaperItalic.In(sprites.InkSoft)).Growing())
		}
		line = line.Pad(ui.Near, 0).AtLeast(0, saleLow)
		if v.acting() == p {
			line = line.On(sprites.Surface{Kind: sprites.Highlight}).Over(sprites.Surface{Kind: sprites.GoldFrame, R: 6})
		}
		rows = append(rows, line.AtMost(0, saleHigh).Growing())
	}
	return table.OnSheet(table.Titled(x.Sellers, ui.Column(0, ui.Ruled(rows...)...)))
}

// raised are the varieties that have risen, with by how many steps; of many, these stand
// below.
func (v *view) raised(ups [vi.Varieties]int) ui.Part {
	var beside, below []ui.Part
	for _, g := range varieties {
		if n := ups[g]; n > 0 {
			words := "+" + strconv.Itoa(n)
			beside = append(beside, ui.Row(ui.Tight, ui.Picture(v.varietyItem(g), saleCrest), ui.Label(words, ui.PaperBold)))
			below = append(below, ui.Column(0, ui.Picture(v.varietyItem(g), saleCoin), ui.Label(words, ui.PaperBold.Sized(ui.Fine).At(sprites.Middle))))
		}
	}
	return ui.Either(ui.Row(ui.Close, beside...).Firm(), ui.Row(ui.Close, below...))
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
	who := ui.Ellipsis(v.Subject(p), name, r.Right()-sprites.Measure(words, st)-ui.Apart-x)
	v.Stage.Add(ui.Item{Key: key + "/name", Kind: ui.Text, Cut: true, Words: who, Box: ui.Rect{X: x, Y: base}, Style: name})
}
