package vino

import (
	"slices"
	"strconv"

	vi "treille/engine/vino"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// saleSheet is how many barrels are sold, and all that follows from it (V40–V43). In a
// window it is also the chooser of what to sell, which on a phone is the own cellar.
func (v *view) saleSheet() ui.Part {
	g, n := v.pick.wares, v.pick.quantity
	if g == vi.NoVariety {
		words := v.x.Hints.NothingToSell.With("name", v.PlayerName(v.Base()))
		return table.OnSheet(ui.Paragraph(words, ui.PaperItalic.Sized(ui.Lead).At(sprites.Middle)).Middle())
	}
	name, scale := ui.Label(v.varietyName(g), ui.PaperName.Sized(ui.Title)), v.x.Hints.Scale
	if one, _, _ := v.in.Quote(g, 1); one == 0 {
		scale = v.x.Hints.EarnsNothing
	}
	why := n == 0 && g == v.wantedWares() && v.in.Cellar(v.Base(), g) < v.in.Vineyards(v.Base()) // it is picked already
	if why && v.Frame.Shape.Large() {
		scale = v.Words.Labelled(v.varietyName(g), v.x.Hints.MostOf) + ". " + scale
	} else if why {
		name = ui.Column(0, name, ui.Label(v.x.Hints.MostOf, ui.PaperItalic.Sized(ui.Note).In(sprites.InkSoft)))
	}
	head := ui.Row(ui.Apart, ui.Picture(v.varietyItem(g), panelShield+ui.Apart), name.Dropped(1), ui.Spring(), v.stepper())
	if v.Frame.Shape.Large() {
		head = ui.Either(ui.Row(ui.Wide, v.waresButtons().Growing(), v.stepper()), ui.Column(ui.Apart, v.waresButtons(), v.stepper().Centred()))
	}
	follows := ui.Paragraph(scale, ui.PaperItalic.Sized(ui.Lead).At(sprites.Middle)).Middle().Dropped(1)
	if n > 0 {
		follows = v.follows(g, n)
	}
	sheet := func(high, least float64) ui.Part {
		scale := ui.Scaled(wideScale, high, least, func(*ui.Stage, ui.Rect) {}).Around(func(_ *ui.Stage, r ui.Rect, _ func()) {
			v.scale(ui.R(r.X, r.Y+ui.Close, r.W, cellHeight), v.in.Cellar(v.Base(), g), n, high > scaleHeight)
		})
		return table.OnSheet(ui.Column(ui.Tight, head, scale.Named(barrelsID), ui.DoubleRule(), follows.Growing()))
	}
	return ui.Either(sheet(scaleHeight+incomeHeight, 1), sheet(scaleHeight, shrinks))
}

// waresButtons are the five varieties with their barrels; what they are worth stands in the market.
func (v *view) waresButtons() ui.Part {
	return ui.Rows(1, ui.Close, table.Each(varieties, func(g vi.Variety) ui.Part {
		n, marker := v.in.Cellar(v.Base(), g), v.varietyItem(g)
		bold, face := ui.PaperBold.Sized(ui.Lead), sprites.Surface{Kind: sprites.Secondary}
		if n == 0 {
			marker.Alpha, face.State, bold = faded, sprites.Disabled, bold.In(sprites.Faint)
		}
		count := ui.Label(strconv.Itoa(n), bold)
		button := ui.Either(
			ui.Row(ui.Near, ui.Picture(marker, panelShield), ui.Row(ui.Tight, count, ui.Art(artFolder+"barrel", waresSign))).Firm(),
			ui.Row(ui.Near, ui.Picture(marker, varietySize), count)).Centred().On(face)
		if g == v.pick.wares {
			button = button.Over(sprites.Surface{Kind: sprites.GoldFrame, R: 11})
		}
		return button.Control(v.sellControl(g))
	})...)
}

// stepper changes how many barrels are sold.
func (v *view) stepper() ui.Part {
	n, all := v.pick.quantity, v.in.Cellar(v.Base(), v.pick.wares)
	number := ui.PaperNumber.Sized(ui.Figure).At(sprites.Middle)
	return ui.Row(ui.Near,
		v.sign("less", "minus", v.x.Labels.Less, n > 1, v.x.Reasons.OneBarrel, func() { v.sellBarrels(n - 1) }),
		ui.Column(0,
			ui.Label(strconv.Itoa(n), number),
			ui.Label(v.x.Places.Of.With("n", strconv.Itoa(all)), ui.PaperItalic.Sized(ui.Note).In(sprites.InkSoft).At(sprites.Middle))).AtLeast(ui.Target, 0),
		v.sign("more", "plus", v.x.Labels.More, n < all, v.x.Reasons.AllBarrels, func() { v.sellBarrels(n + 1) }))
}

// sign is a button with a plus or a minus.
func (v *view) sign(id, icon, label string, may bool, reason string, act func()) ui.Part {
	c := ui.Control{ID: id, Label: label, Tip: true, Part: true, Act: act}
	state, ink := sprites.Normal, sprites.Ink
	if !may || !v.t.Deciding() {
		c.Act, c.Disabled, c.Reason = nil, true, reason
		state, ink = sprites.Disabled, sprites.Faint
		if !v.t.Deciding() {
			c.Reason = v.notNow()
		}
	}
	return ui.Mark(sprites.Surface{Kind: sprites.Icon, Icon: icon, Stroke: 3.2, Tint: ink}, signIcon, signIcon).
		On(sprites.Surface{Kind: sprites.Secondary, State: state}).Control(c).AtLeast(signWide, 0).AtMost(0, signHigh)
}

// scale has a cell for each barrel: dragged or pressed, it says how many are sold.
// Below each stands what so many bring, if there is room; brackets join the amounts that cost equally many vineyards.
// In a window, these rows have names.
func (v *view) scale(r ui.Rect, all, n int, high bool) {
	s := v.Stage
	if v.Frame.Shape.Large() && high {
		name := ui.PaperItalic.Sized(ui.Note).In(sprites.InkSoft)
		s.Words(v.x.Places.Income, r.X, r.Bottom()+incomeHeight-ui.Tight, name)
		s.Words(v.x.Places.Back, r.X, r.Bottom()+incomeHeight+bracketFoot, name)
		w := max(sprites.Measure(v.x.Places.Income, name), sprites.Measure(v.x.Places.Back, name)) + ui.Apart
		r.X, r.W = r.X+w, r.W-w
	}
	cells := min(all, vi.SaleColumns)
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
		v.place(ui.Item{Look: barrelLook, Alpha: alpha}, c.CX(), c.CY(), min(w-5, 23))
	}
	at := ui.R(r.X+float64(min(n, cells)-1)*w-1, r.Y-2.4, w+2, r.H+4.8)
	if n > 0 {
		v.frame(at, 5, false)
	}
	foot := r
	if high {
		v.incomes(r, cells, n, w)
		foot.H += incomeHeight
	}
	v.brackets(foot, cells, n, w)
	c := ui.Control{ID: "barrels", Role: ui.Slider, Label: v.x.Labels.Barrels, Rect: ui.R(r.X, r.Y, r.W, ui.Target), Number: n, Most: all,
		Value: v.Words.OutOf(strconv.Itoa(n), strconv.Itoa(all))}
	if v.t.Deciding() {
		c.Adjust = func(steps int) { v.sellBarrels(n + steps) }
		c.SetAt = func(share float64) { v.sellBarrels(min(all, int(share*float64(cells))+1)) }
	} else {
		c.Disabled, c.Reason = true, v.notNow()
	}
	s.Control(c)
}

// incomes are what the amounts bring, below their cells: of all where there is room,
// else of the amount that is chosen, and of the last of each bracket. They are larger where as many of them have room.
func (v *view) incomes(r ui.Rect, cells, n int, w float64) {
	list := v.incomesSized(ui.LeastText, r, cells, n, w)
	for _, size := range []float64{ui.Note, ui.LeastText + 1} {
		if larger := v.incomesSized(size, r, cells, n, w); len(larger) == len(list) {
			list = larger
			break
		}
	}
	for _, it := range list {
		v.Stage.Words(it.words, it.x, r.Bottom()+incomeHeight-ui.Tight/2, it.style)
	}
}

// An income is what some barrels bring, as it is written below them.
type income struct {
	words string
	x     float64
	style sprites.Style
}

func (v *view) incomesSized(size float64, r ui.Rect, cells, n int, w float64) (list []income) {
	g, style, chosen := v.pick.wares, ui.PaperText.Sized(size).At(sprites.Middle), ui.PaperBold.Sized(size).At(sprites.Middle)
	lost := func(k int) int { _, l, _ := v.in.Quote(g, k); return l }
	picked := min(n, cells)
	var ends, others []int
	for k := 1; k <= cells; k++ {
		switch {
		case k == picked:
		case k == cells || lost(k+1) != lost(k):
			ends = append(ends, k)
		default:
			others = append(others, k)
		}
	}
	var taken []ui.Rect
	sure := 0 // without the others, which stand there all or not at all
	for i, k := range slices.Concat([]int{picked}, ends, others) {
		if k == 0 {
			continue
		}
		st := style
		if k == picked {
			st = chosen
		}
		brings, _, _ := v.in.Quote(g, k)
		words := amount(brings)
		wide := sprites.Measure(words, st) + ui.Near
		x := max(r.X+wide/2, min(r.X+(float64(k)-0.5)*w, r.Right()-wide/2))
		box := ui.R(x-wide/2, r.Bottom(), wide, incomeHeight)
		switch hidden := slices.ContainsFunc(taken, box.Meets); {
		case hidden && i > len(ends):
			return list[:sure]
		case hidden:
			continue
		}
		taken = append(taken, box)
		list = append(list, income{words, x, st})
		if i <= len(ends) {
			sure = len(list)
		}
	}
	return list
}

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
		st := ui.PaperSoft.Sized(15)
		if chosen {
			st = ui.PaperBold.Sized(15)
		}
		cx := (x0 + x1) / 2
		if chosen && x1-x0 > 34 {
			v.put(v.headLook(v.Base()), cx-9, y+11, 16)
			cx += 9
		}
		s.Words(strconv.Itoa(lost(from)), cx, r.Bottom()+bracketFoot, st.At(sprites.Middle))
		from = to + 1
	}
}

// follows says what a sale brings and costs: income, vineyards, market. Each has its name
// beside it or above it.
func (v *view) follows(g vi.Variety, n int) ui.Part {
	income, lost, steps := v.in.Quote(g, n)
	value := v.in.Market(g)
	number := ui.PaperNumber.Sized(ui.Head)
	head := v.HeadPart(v.Base(), smallHead)
	heads := slices.Repeat([]ui.Part{head}, lost)
	entries := []struct {
		name  string
		value ui.Part
		more  string
	}{
		{v.x.Places.Income, moneyPart(amount(income), panelCoin, number), amount(tableIncome(n)) + " " + plusOf(value)},
		{v.x.Places.Back, ui.Row(ui.Close, ui.Label(strconv.Itoa(lost), number), ui.Either(ui.Row(0, heads...), head)), v.Words.Unit(v.x.Labels.Vineyards, lost)},
		{v.x.Places.Market, ui.Change(v.Words.Signed(value), v.Words.Signed(value-steps*square), ui.PaperText.Sized(ui.Lead), ui.PaperBold.Sized(ui.Lead)), v.Words.Count(v.x.Places.StepsDown, steps)},
	}
	var beside, below []ui.Part
	for i, e := range entries {
		name := ui.Label(e.name, ui.PaperItalic.Sized(ui.Note).In(sprites.InkSoft))
		sum := ui.Part{}
		if i == 0 {
			sum = ui.Label("("+e.more+")", ui.PaperSoft).Dropped(1)
		}
		beside = append(beside, ui.Row(ui.Apart, name, e.value, sum).Growing())
		below = append(below, ui.Column(ui.Tight, name, e.value.Left(), ui.Label(e.more, ui.PaperText).Dropped(1)).Growing())
	}
	if v.Frame.Shape.Large() {
		return ui.Row(ui.Wide, ui.Ruled(beside...)...)
	}
	return ui.Row(ui.Apart, ui.Ruled(below...)...)
}

// plusOf is a number that is added: "+ 300".
func plusOf(n int) string {
	if n < 0 {
		return "− " + amount(-n)
	}
	return "+ " + amount(n)
}
