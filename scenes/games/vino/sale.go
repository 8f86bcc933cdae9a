package vino

import (
	"strconv"

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
	foot := ui.R(r.X+14, y+6, r.W-28, r.Bottom()-8-y-6)
	if n == 0 {
		words := v.x.Hints.EarnsNothing
		v.Stage.Words(words, foot.CX(), foot.CY()+5, fitted(words, table.PaperItalic.Sized(17), foot.W).At(sprites.Middle))
		return
	}
	v.follows(foot, g, n, wide)
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
	if n > 0 {
		v.frame(at, 5, false)
	}
	v.brackets(r, cells, n, w)
	c := ui.Control{ID: "barrels", Role: ui.Slider, Label: v.x.Labels.Barrels, Rect: ui.R(r.X, r.Y-3, r.W, 44), Number: n, Most: all,
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
	from, to := v.Words.Signed(value), v.Words.Signed(value-steps*square)
	soft, text := table.PaperItalic.Sized(15).In(sprites.InkSoft), table.PaperText.Sized(16)
	part := func(i int, share, width float64) ui.Rect {
		q := ui.R(r.X+r.W*share, r.Y, r.W*width, r.H)
		if i > 0 {
			s.Put(sprites.Surface{Kind: sprites.Upright}, ui.R(q.X-8, r.Y+6, 1, r.H-8))
		}
		return q
	}
	sum := amount(tableIncome(n)) + " " + plusOf(value)
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
	if r.H < 78 { // the sum stands beside its name, if there is room
		x := 8 + sprites.Measure(v.x.Places.Income, soft)
		if st := fitted(sum, table.PaperSoft.Sized(15), a.W-12-x); sprites.Measure(sum, st) <= a.W-12-x {
			s.Words(sum, a.X+x, y, st)
		}
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
