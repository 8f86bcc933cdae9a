package vino

import (
	"strconv"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

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
	} else if r.H > 56 && room >= 64 {
		v.growersSmall(g, ui.R(r.X, r.Y, room, r.H))
	}
	v.raiseSigns(g, minus, plus)
}

// growersSmall are those of the others who have barrels of a variety, where there is
// no room for all: one below the other.
func (v *view) growersSmall(g vi.Variety, r ui.Rect) {
	st := table.PaperBold.Sized(14)
	i := 0
	for _, p := range v.Ring[1:] {
		n := v.in.Cellar(p, g)
		if n == 0 {
			continue
		}
		x, y := r.Right()-34, r.Y+9+float64(i)*min(18, (r.H-4)/float64(len(v.Ring)-1))
		v.head(p, x+7, y, 16)
		v.Stage.Words(strconv.Itoa(n), x+17, y+5, st)
		i++
	}
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
