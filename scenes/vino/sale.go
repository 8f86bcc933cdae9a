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

// saleSheet is how many barrels are sold, and all that follows from it (V40–V43).
func (v *view) saleSheet(r ui.Rect) {
	v.paper(r)
	g, n := v.pick.wares, v.pick.quantity
	if g == vi.NoVariety {
		v.nothingToSell(r)
		return
	}
	wide := wideSheet(r)
	top, middle, below := r.Y+64, r.Y+31, 57.0
	if r.H < 190 {
		top, middle, below = r.Y+60, r.Y+27, 50
	}
	if wide {
		v.waresButtons(ui.R(r.X+16, r.Y+12, r.W-32-178, 46))
		v.stepper(r.Right()-94.5, r.Y+35, 46, 36)
		top = r.Y + 70
	} else {
		v.variety(g, r.X+30, middle, 34)
		st := table.PaperName.Sized(22)
		st.Size = min(22, ui.FitSize(v.varietyName(g), st, r.W-54-196))
		if st.Size >= 13 { // else its letter tells
			v.Stage.Words(v.varietyName(g), r.X+54, middle+7, st)
		}
		v.stepper(r.Right()-102, middle, 44, 34)
	}
	v.scale(ui.R(r.X+15, top, r.W-30, 26), v.in.Cellar(v.Base(), g), n)
	y := top + below
	v.rule(r, y)
	v.follows(ui.R(r.X+14, y+6, r.W-28, r.Bottom()-8-y-6), g, n, wide)
}

// nothingToSell stands where the cellar is empty.
func (v *view) nothingToSell(r ui.Rect) {
	st := table.PaperItalic.Sized(18)
	words := v.x.Hints.NothingToSell.With("name", v.PlayerName(v.Base()))
	v.Stage.Lines(ui.Balance(words, st, r.W-60), r.CX(), r.CY(), 23, st.At(sprites.Middle))
}

// waresButtons are the five varieties with amount and market value.
func (v *view) waresButtons(r ui.Rect) {
	s := v.Stage
	for g := range vi.Barbera + vi.Varieties {
		box := r.Cell(int(g), vi.Varieties, 1, 6, 0)
		n := v.in.Cellar(v.Base(), g)
		c := v.sellControl(g)
		c.Rect = box
		state := sprites.Normal
		if n == 0 {
			state = sprites.Disabled
		}
		s.Add(ui.Item{Kind: ui.Surface, Surface: sprites.Surface{Kind: sprites.Secondary, State: state}, Box: box, Control: c.ID})
		if g == v.pick.wares {
			v.frame(box, 11, true)
		}
		bold, text := table.PaperBold.Sized(18), table.PaperText.Sized(15)
		x, w := box.X+38, 27.0
		if box.W < 68 {
			x, w, bold.Size, text.Size = box.X+27, 22, 16, 13
		}
		if v.Frame.Text > 1.2 {
			bold.Size, text.Size = 20, 19.5
		}
		if n == 0 {
			v.pale(varietyLook(g), x-4-w/2, box.CY(), w, 1, faded)
			bold, text = bold.In(sprites.Faint), text.In(sprites.Faint)
		} else {
			v.variety(g, x-4-w/2, box.CY(), w)
		}
		if value := v.Words.Signed(v.in.Market(g)); x+sprites.Measure(value, text) < box.Right()-2 {
			s.Words(strconv.Itoa(n), x, box.Y+21, bold)
			s.Words(value, x, box.Y+39.5, text)
		} else { // the market shows it
			s.Words(strconv.Itoa(n), x, box.CY()+bold.Size*0.34, bold)
		}
		s.Control(c)
	}
}

// stepper changes how many barrels are sold, about cx.
func (v *view) stepper(cx, cy, size, number float64) {
	s, n := v.Stage, v.pick.quantity
	all := v.in.Cellar(v.Base(), v.pick.wares)
	v.sign("less", "minus", v.x.Labels.Less, ui.R(cx-42-size/2-size/2+2, cy-size/2, size, size), n > 1, v.x.Reasons.OneBarrel, func() { v.sellBarrels(n - 1) })
	v.sign("more", "plus", v.x.Labels.More, ui.R(cx+42-2, cy-size/2, size, size), n < all, v.x.Reasons.AllBarrels, func() { v.sellBarrels(n + 1) })
	s.Words(strconv.Itoa(n), cx, cy+number*0.2, table.PaperNumber.Sized(number).At(sprites.Middle))
	s.Words(v.x.Places.Of.With("n", strconv.Itoa(all)), cx, cy+24, table.PaperItalic.Sized(15).In(sprites.InkSoft).At(sprites.Middle))
}

// sign is a button with a plus or a minus.
func (v *view) sign(id, icon, label string, r ui.Rect, may bool, reason string, act func()) {
	c := ui.Control{ID: id, Label: label, Tip: true, Part: true, Rect: r, Act: act}
	state, ink := sprites.Normal, sprites.Ink
	if !may || !v.t.Deciding() {
		c.Act, c.Disabled, c.Reason = nil, true, reason
		state, ink = sprites.Disabled, sprites.Faint
		if !v.t.Deciding() {
			c.Reason = v.waits()
		}
	}
	s := v.Stage
	s.Add(ui.Item{Kind: ui.Surface, Surface: sprites.Surface{Kind: sprites.Secondary, State: state}, Box: r, Control: id})
	size := min(24, r.H-14)
	s.Put(sprites.Surface{Kind: sprites.Icon, Icon: icon, Stroke: 3.2, Tint: ink}, ui.R(r.CX()-size/2, r.CY()-size/2, size, size))
	s.Control(c)
}

// scale has a cell for each barrel: dragged or pressed, it says how many are sold.
// Brackets join the amounts that cost equally many vineyards.
func (v *view) scale(r ui.Rect, all, n int) {
	s := v.Stage
	cells := min(all, saleColumns)
	w := r.W / float64(cells)
	for i := range cells {
		c := ui.R(r.X+float64(i)*w, r.Y, w, r.H)
		on := i < n
		tint, alpha := sprites.Color(0xE4D2A8FF), 0.32
		if on {
			tint, alpha = 0xF0C65CFF, 1
		}
		s.Put(sprites.Surface{Kind: sprites.Wash, Tint: 0x24171099}, c.Inset(0.8))
		s.Put(sprites.Surface{Kind: sprites.Wash, Tint: tint}, c.Inset(1.8))
		v.pale(sprites.Look{ID: artFolder + "barrel"}, c.CX(), c.CY(), min(w-5, 23), barrelRatio, alpha)
	}
	at := ui.R(r.X+float64(min(n, cells)-1)*w-1, r.Y-2.4, w+2, r.H+4.8)
	v.frame(at, 5, false)
	v.brackets(r, cells, n, w)
	c := ui.Control{ID: "barrels", Role: ui.Slider, Label: v.x.Labels.Barrels, Rect: ui.R(r.X, r.Y-3, r.W, 44), Number: 100 * n / all,
		Value: v.x.Labels.BarrelsOf.With("n", strconv.Itoa(n), "all", strconv.Itoa(all))}
	if v.t.Deciding() {
		c.Adjust = func(steps int) { v.sellBarrels(n + steps) }
		c.SetAt = func(share float64) { v.sellBarrels(min(all, int(share*float64(cells))+1)) }
	} else {
		c.Disabled, c.Reason = true, v.waits()
	}
	s.Control(c)
}

// saleColumns is how many barrels the sale table tells apart (V4).
const saleColumns = 20

// brackets join the cells that cost equally many vineyards.
func (v *view) brackets(r ui.Rect, cells, n int, w float64) {
	s := v.Stage
	g := v.pick.wares
	lost := func(k int) int { _, l, _ := v.in.Quote(g, k); return l }
	y := r.Bottom() + 7
	for from := 1; from <= cells; {
		to := from
		for to < cells && lost(to+1) == lost(from) {
			to++
		}
		x0, x1 := r.X+float64(from-1)*w+2, r.X+float64(to)*w-2
		chosen := min(n, cells) >= from && min(n, cells) <= to
		tint, thick := sprites.Color(0x24171080), 1.0
		if chosen {
			tint, thick = sprites.Ink, 2
		}
		s.Put(sprites.Surface{Kind: sprites.Wash, Tint: tint}, ui.R(x0, y, x1-x0, thick))
		s.Put(sprites.Surface{Kind: sprites.Wash, Tint: tint}, ui.R(x0, y-4, thick, 4))
		s.Put(sprites.Surface{Kind: sprites.Wash, Tint: tint}, ui.R(x1-thick, y-4, thick, 4))
		st := table.PaperSoft.Sized(15)
		if chosen {
			st = table.PaperBold.Sized(15)
		}
		cx := (x0 + x1) / 2
		if chosen && x1-x0 > 34 {
			v.head(v.Base(), cx-9, y+11, 16)
			cx += 9
		}
		s.Words(strconv.Itoa(lost(from)), cx, y+16, st.At(sprites.Middle))
		from = to + 1
	}
}

// follows says what a sale brings and costs: income, vineyards, market.
func (v *view) follows(r ui.Rect, g vi.Variety, n int, wide bool) {
	s := v.Stage
	income, lost, steps := v.in.Quote(g, n)
	value := v.in.Market(g)
	base, _, _ := v.in.Quote(g, n)
	base -= value
	from, to := v.Words.Signed(value), v.Words.Signed(value-steps*square)
	soft, text := table.PaperItalic.Sized(15).In(sprites.InkSoft), table.PaperText.Sized(16)
	part := func(i int, share, width float64) ui.Rect {
		q := ui.R(r.X+r.W*share, r.Y, r.W*width, r.H)
		if i > 0 {
			s.Put(sprites.Surface{Kind: sprites.Upright}, ui.R(q.X-8, r.Y+6, 1, r.H-8))
		}
		return q
	}
	sum := amount(base) + " " + plusOf(value)
	if wide {
		v.followsWide(part(0, 0.005, 0.4), part(1, 0.45, 0.25), part(2, 0.73, 0.27), income, lost, sum, from, to)
		return
	}
	a, b, c := part(0, 0.005, 0.36), part(1, 0.39, 0.3), part(2, 0.72, 0.28)
	y := r.Y + 17
	s.Words(v.x.Places.Income, a.X, y, soft)
	number := table.PaperNumber.Sized(27)
	number.Size = min(27, ui.FitSize(amount(income), number, a.W-44))
	v.money(amount(income), a.X, y+31, 25, number)
	s.Words(v.x.Places.Back, b.X, y, soft)
	s.Words(strconv.Itoa(lost), b.X, y+31, table.PaperNumber.Sized(27))
	pitch := min(18, (b.W-48)/float64(max(lost-1, 1)))
	for k := range lost {
		v.head(v.Base(), b.X+28+float64(k)*pitch, y+23, 20)
	}
	s.Words(v.x.Places.MarketLow, c.X, y, soft)
	v.change(from, to, c.X, y+31, c.W, 18)
	if r.H < 78 {
		return
	}
	text.Size = 16
	s.Words(sum, a.X, y+55, fitted(sum, text, a.W-10))
	vineyards := v.Words.Count(v.x.Places.Vineyards, lost)
	s.Words(vineyards, b.X, y+55, fitted(vineyards, text, b.W-12))
	down := v.Words.Count(v.x.Places.StepsDown, steps)
	s.Words(down, c.X, y+55, fitted(down, text, c.W-2))
}

// fitted is a style in which words have room, not smaller than 13.
func fitted(words string, st sprites.Style, room float64) sprites.Style {
	st.Size = max(13, min(st.Size, ui.FitSize(words, st, room)))
	return st
}

// plusOf is a number that is added: "+ 300".
func plusOf(n int) string {
	if n < 0 {
		return "− " + amount(-n)
	}
	return "+ " + amount(n)
}

// change says from which value to which something goes.
func (v *view) change(from, to string, x, y, room, size float64) {
	s := v.Stage
	light, bold := table.PaperSoft.Sized(size).In(sprites.Ink), table.PaperBold.Sized(size+2)
	for sprites.Measure(from, light)+22+sprites.Measure(to, bold) > room && light.Size > 13 {
		light.Size, bold.Size = light.Size-0.5, bold.Size-0.5
	}
	s.Words(from, x, y, light)
	x += sprites.Measure(from, light)
	s.Words("→", x+11, y-0.5, light.Sized(15).At(sprites.Middle))
	s.Words(to, x+22, y, bold)
}

// followsWide says the same in one line.
func (v *view) followsWide(a, b, c ui.Rect, income, lost int, sum, from, to string) {
	s := v.Stage
	soft, y := table.PaperItalic.Sized(16).In(sprites.InkSoft), a.Y+29
	s.Words(v.x.Places.Income, a.X+2, y, soft)
	end := v.money(amount(income), a.X+12+sprites.Measure(v.x.Places.Income, soft), y, 26, table.PaperNumber.Sized(24))
	if text := table.PaperSoft.Sized(16); end+8+sprites.Measure("("+sum+")", text) < b.X-12 {
		s.Words("("+sum+")", end+8, y, text)
	}
	s.Words(v.x.Places.Back, b.X+2, y, soft)
	x := b.X + 14 + sprites.Measure(v.x.Places.Back, soft)
	v.head(v.Base(), x+11, y-7, 24)
	s.Words(strconv.Itoa(lost), x+28, y, table.PaperNumber.Sized(26))
	s.Words(v.x.Places.MarketLow, c.X+2, y, soft)
	x = c.X + 10 + sprites.Measure(v.x.Places.MarketLow, soft)
	v.change(from, to, x, y, c.Right()-4-x, 17)
}

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

// byRegion reports whether the vineyards that may go back stand on a sheet region
// by region, as they are too many for it.
func (v *view) byRegion(list []int) bool {
	if len(list) > giveRows {
		return true
	}
	for _, r := range list {
		if v.in.Owned(v.in.Turn(), r) > giveColumns {
			return true
		}
	}
	return v.narrowSheet && len(list) > 2
}

// giveColumns is how many vineyards have room in a row beside their shield.
const giveColumns = 7

// giveSheet are the own vineyards that grow what was sold: which of them go back
// (V42).
func (v *view) giveSheet(r ui.Rect) {
	s := v.Stage
	v.paper(r)
	regions := v.giveRegions()
	want := v.in.Left()
	of := v.x.Places.OfChosen.With("n", strconv.Itoa(len(v.pick.coins)), "all", strconv.Itoa(want))
	bold := table.PaperBold.Sized(17)
	v.variety(v.in.Wares(), r.X+28, r.Y+26, 27)
	s.Words(of, r.Right()-16, r.Y+32, bold.At(sprites.Right))
	if v.byRegion(regions) {
		v.giveTabs(r, regions, r.Right()-16-sprites.Measure(of, bold)-8)
		return
	}
	title := table.PaperName.Sized(21)
	words := v.Words.Count(v.x.Places.GiveBack, want)
	s.Words(words, r.X+50, r.Y+33, fitted(words, title, r.W-50-30-sprites.Measure(of, bold)))
	v.rule(r, r.Y+45)
	if wideSheet(r) {
		v.giveWide(r, regions)
		return
	}
	pitch := min(49, (r.H-52)/float64(len(regions)))
	for i, region := range regions {
		cy := r.Y + 50 + pitch*(float64(i)+0.5)
		v.shield(region, r.X+27.5, cy, 29, true)
		x := v.giveRow(region, ui.R(r.X+48, cy-pitch/2, r.W-54, pitch))
		v.givesUpWords(region, ui.R(x+6, cy-20, r.Right()-10-x-6, 40))
	}
}

// giveRow are the own vineyards of a region in a row; it returns where they end.
func (v *view) giveRow(region int, r ui.Rect) float64 {
	list := v.ownSpots(region)
	px := min(46.6, r.W/giveColumns)
	size := min(41, px-4)
	for i, s := range list {
		state := coinPlain
		if v.ticked(s) {
			state = coinTicked
		}
		cx := r.X + px*(float64(i)+0.5)
		v.coin(s, cx, r.CY(), size, state)
		v.coinControl(s, ui.R(cx-px/2, r.Y, px, r.H), "", v.in.Left())
	}
	return r.X + px*float64(len(list))
}

// ownSpots are the own vineyards of a region.
func (b *board) ownSpots(region int) []spot {
	var list []spot
	for n := range vi.RoadLength(region) {
		if p, owned := b.in.Owner(region, n); owned && p == b.t.Base() {
			list = append(list, spot{region, n})
		}
	}
	return list
}

// givesUpWords say what giving back means in a region, if there is room.
func (v *view) givesUpWords(region int, r ui.Rect) {
	words := v.givesUp(region)
	if words == "" || r.W < 90 {
		return
	}
	st := table.PaperItalic.Sized(15)
	lines := ui.Balance(words, st, r.W)
	if len(lines) > 2 {
		return
	}
	v.Stage.Lines(lines, r.X, r.CY()+4, 18, st)
}

// giveWide lays the regions side by side, as far as they have room.
func (v *view) giveWide(r ui.Rect, regions []int) {
	x, cy := r.X+18, r.Y+84.0
	for _, region := range regions {
		w := 48 + 49*float64(len(v.ownSpots(region)))
		if x > r.X+18 && x+w > r.Right()-12 {
			x, cy = r.X+18, cy+53
		}
		v.shield(region, x+15, cy, 31, true)
		x = v.giveRow(region, ui.R(x+36, cy-25, 46.6*giveColumns, 50)) + 14
	}
	var words []string
	for _, region := range regions {
		if s := v.givesUp(region); s != "" {
			words = append(words, s)
		}
	}
	st := table.PaperItalic.Sized(16)
	lines := ui.Wrap(v.Words.List(words...), st, r.Right()-16-x)
	if len(lines) > 0 && len(lines) < 4 && r.Right()-16-x > 80 {
		v.Stage.Lines(lines, x, cy+5, 18, st)
	}
}

// giveTabs shows the vineyards of one region at a time, with the regions as tabs.
func (v *view) giveTabs(r ui.Rect, regions []int, right float64) {
	s := v.Stage
	x := r.X + 48
	pitch := min(46, (right-x)/float64(len(regions)))
	shown := v.pick.tab
	if !slices.Contains(regions, shown) {
		shown = regions[0]
	}
	for i, region := range regions {
		cx := x + pitch*(float64(i)+0.5)
		on := region == shown
		box := ui.R(cx-pitch/2+1, r.Y+7, pitch-2, 47)
		if on {
			v.frame(box, 8, true)
		}
		v.shield(region, cx, r.Y+31, min(28, pitch-8), on)
		n := 0
		for _, c := range v.pick.coins {
			if c.region == region {
				n++
			}
		}
		if n > 0 {
			s.Put(sprites.Surface{Kind: sprites.Plate, R: 4, Lift: sprites.Token}, ui.R(cx+3, r.Y+6, 19, 19))
			s.Words(strconv.Itoa(n), cx+12.5, r.Y+20.5, table.PaperBold.Sized(14).At(sprites.Middle))
		}
		s.Control(ui.Control{ID: "back/" + strconv.Itoa(region), Role: ui.Tab, Part: true, Label: v.x.Labels.GiveIn.With("region", vi.RegionName(region), "n", strconv.Itoa(n)),
			Rect: ui.R(cx-pitch/2, r.Y+5, pitch, 50), Checked: on, Act: func() { v.openRegion(region) }})
	}
	v.rule(r, r.Y+61)
	list := v.ownSpots(shown)
	box := ui.R(r.X+6, r.Y+67, r.W-12, r.H-67-24)
	columns := max(7, int(box.W/52))
	px, py := box.W/float64(columns), min(50, box.H/float64(max(2, (len(list)+columns-1)/columns)))
	for i, c := range list {
		cx, cy := box.X+px*(float64(i%columns)+0.5), box.Y+py*(float64(i/columns)+0.5)
		state := coinPlain
		if v.ticked(c) {
			state = coinTicked
		}
		v.coin(c, cx, cy, min(coinSize, px-3, py-2), state)
		v.coinControl(c, ui.R(cx-px/2, cy-py/2, px, py), "", v.in.Left())
	}
	v.giveFoot(r, shown, len(list), regions)
}

// giveFoot says how many there are, and what giving them back means.
func (v *view) giveFoot(r ui.Rect, shown, n int, regions []int) {
	soft := table.PaperItalic.Sized(16)
	all := v.in.Cellar(v.Base(), v.in.Wares())
	words := v.x.Places.InRegion.With("region", vi.RegionName(shown), "n", strconv.Itoa(n), "all", strconv.Itoa(all))
	v.Stage.Words(words, r.X+18, r.Bottom()-10, soft.In(sprites.InkSoft))
	for _, region := range append([]int{shown}, regions...) {
		if up := v.givesUp(region); up != "" {
			if st := soft; true {
				if st.Size = min(16, ui.FitSize(up, st, r.W-46-sprites.Measure(words, soft))); st.Size >= 13 {
					v.Stage.Words(up, r.Right()-16, r.Bottom()-10, st.At(sprites.Right))
				}
			}
			return
		}
	}
}

// raiseSheet is by how much other prices rise (V43): a row, or in a window a
// column, for each.
func (v *view) raiseSheet(r ui.Rect) {
	s := v.Stage
	v.paper(r)
	wide := wideSheet(r)
	steps, used := v.in.Left(), v.used()
	title := table.PaperName.Sized(20)
	s.Words(v.x.Places.Raise, r.X+18, r.Y+28, title)
	x := r.X + 18 + sprites.Measure(v.x.Places.Raise, title) + 12
	sum := v.x.Places.Sum.With("sum", v.Words.Signed(-(steps-used)*square))
	w := sprites.Measure(sum, table.PaperBold.Sized(17)) + 26
	pitch := min(22, (r.Right()-18-w-x)/float64(max(steps, 1)))
	for k := range steps {
		state := sprites.Normal
		if k < used {
			state = sprites.On
		}
		s.Put(sprites.Surface{Kind: sprites.Pip, State: state}, ui.R(x+float64(k)*pitch, r.Y+21-(pitch-6)/2, pitch-6, pitch-6))
	}
	x += float64(steps)*pitch + 4
	s.Put(sprites.Surface{Kind: sprites.Plate, R: 6, Lift: sprites.Token}, ui.R(r.Right()-12-w, r.Y+6, w, 29))
	s.Words(sum, r.Right()-12-w/2, r.Y+26, table.PaperBold.Sized(17).At(sprites.Middle))
	of := v.x.Places.OfChosen.With("n", strconv.Itoa(used), "all", strconv.Itoa(steps))
	if st := table.PaperText.Sized(16); x+sprites.Measure(of, st) < r.Right()-20-w {
		s.Words(of, x, r.Y+27, st)
	}
	if wide {
		v.rule(r, r.Y+44)
	}
	i := 0
	for g := range vi.Barbera + vi.Varieties {
		if g == v.in.Wares() {
			continue
		}
		if h := (r.H - 46) / (vi.Varieties - 1); !wide && h < 44 {
			v.raiseCell(g, ui.R(r.X+10, r.Y+44, r.W-20, r.H-50).Cell(i, 2, 2, 12, 8))
		} else if wide {
			cw := (r.W - 24) / (vi.Varieties - 1)
			v.raiseColumn(g, ui.R(r.X+12+float64(i)*cw, r.Y+54, cw, r.H-62), i > 0)
		} else {
			v.raiseRow(g, ui.R(r.X+14, r.Y+40+float64(i)*h, r.W-28, h))
		}
		i++
	}
}

// values shows a variety's value, and what it would be.
func (v *view) values(g vi.Variety, x, y, room float64) {
	now, next := v.in.Market(g), v.afterSale(g)
	if now == next {
		v.Stage.Words(v.Words.Signed(now), x, y, table.PaperBold.Sized(20))
		return
	}
	if room < 84 {
		v.Stage.Words(v.Words.Signed(next), x, y, table.PaperBold.Sized(20))
		return
	}
	v.change(v.Words.Signed(now), v.Words.Signed(next), x, y, room, 17)
}

// growers say how many barrels the others have of a variety.
func (v *view) growers(g vi.Variety, list []engine.Player, x, y, pitch float64) {
	for i, p := range list {
		n := v.in.Cellar(p, g)
		cx := x + pitch*float64(i) + 10
		st := table.PaperBold.Sized(16)
		if 22+sprites.Measure(strconv.Itoa(n), st) > pitch-1 {
			st.Size = 13
		}
		if n == 0 {
			v.pale(v.headLook(p), cx, y, 20, 1, faded)
			st = table.PaperSoft.Sized(16)
		} else {
			v.head(p, cx, y, 20)
		}
		v.Stage.Words(strconv.Itoa(n), cx+12, y+6, st)
	}
}

// raiseSigns are the buttons of a variety.
func (v *view) raiseSigns(g vi.Variety, minus, plus ui.Rect) {
	name := v.varietyName(g)
	reason := v.x.Reasons.NoSteps
	if v.afterSale(g) >= vi.MarketMax {
		reason = v.x.Reasons.AtTop.With("variety", name)
	}
	v.sign("down/"+g.String(), "minus", v.x.Labels.Down.With("variety", name), minus, v.pick.ups[g] > 0, v.x.Reasons.NotRaised.With("variety", name), func() { v.raise(g, -1) })
	v.sign("up/"+g.String(), "plus", v.x.Labels.Up.With("variety", name), plus, v.mayRaise(g), reason, func() { v.raise(g, 1) })
}

func (v *view) raiseRow(g vi.Variety, r ui.Rect) {
	v.Stage.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(r.X, r.Y, r.W, 1))
	size := min(44, r.H)
	v.variety(g, r.X+16, r.CY(), min(29, r.H-4))
	plus := ui.R(r.Right()-46, r.CY()-size/2, 46, size)
	minus := ui.R(plus.X-8-46, plus.Y, 46, size)
	others := float64(len(v.Ring) - 1)
	pitch := min(40, (minus.X-6-r.X-88)/others)
	left := minus.X - 6 - pitch*others
	if pitch < 37 { // there is room for a value, or for the others
		left = minus.X - 6
	} else {
		v.growers(g, v.Ring[1:], left, r.CY(), pitch)
	}
	v.values(g, r.X+38, r.CY()+6.5, left-r.X-42)
	v.raiseSigns(g, minus, plus)
}

// raiseCell is a variety on a low sheet, with its value below it.
func (v *view) raiseCell(g vi.Variety, r ui.Rect) {
	w := max(44, min(50, (r.W-48)/2-4))
	h := min(50, r.H)
	plus := ui.R(r.Right()-w, r.CY()-h/2, w, h)
	minus := ui.R(plus.X-8-w, plus.Y, w, h)
	room := minus.X - 4 - r.X
	v.variety(g, r.X+14, r.CY()-min(13, r.H*0.22), 24)
	now, next := v.Words.Signed(v.in.Market(g)), v.Words.Signed(v.afterSale(g))
	st := table.PaperBold.Sized(16)
	y := r.CY() + min(22, r.H*0.5-2)
	if now != next && room > 84 {
		v.change(now, next, r.X+2, y, room, 15)
	} else {
		v.Stage.Words(next, r.X+2, y, fitted(next, st, room))
	}
	if others := float64(len(v.Ring) - 1); room-28 >= 30*others {
		v.growers(g, v.Ring[1:], r.X+28, r.CY()-min(13, r.H*0.22), (room-28)/others)
	}
	v.raiseSigns(g, minus, plus)
}

func (v *view) raiseColumn(g vi.Variety, r ui.Rect, line bool) {
	if line {
		v.Stage.Put(sprites.Surface{Kind: sprites.Upright}, ui.R(r.X, r.Y+6, 1, r.H-12))
	}
	v.variety(g, r.X+26, r.Y+20, 31)
	v.values(g, r.X+46, r.Y+26, r.W-50)
	list := v.Ring[1:]
	pitch := min(42, (r.W-16)/float64(len(list)))
	if pitch < 36 && r.H > 140 { // in two rows
		pitch = min(42, (r.W-16)/2)
		v.growers(g, list[:2], r.X+10, r.Y+51, pitch)
		v.growers(g, list[2:], r.X+10, r.Y+75, pitch)
	} else {
		v.growers(g, list, r.X+10, r.Y+55, pitch)
	}
	y := r.Bottom() - 46
	v.raiseSigns(g, ui.R(r.CX()-56, y, 50, 44), ui.R(r.CX()+6, y, 50, 44))
}
