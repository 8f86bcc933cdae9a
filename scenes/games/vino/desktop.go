package vino

import (
	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// desktop arranges the table for a window: opponents at the left, the map with its
// roads, market, bottles and log at the right; below them marbles, sheet and
// buttons.
func (v *view) desktop() {
	full := v.Frame.Full
	const edge, top, gap = 14.0, 70.0, 12.0
	right, own := wideRight, wideOwn
	if v.Frame.Text > 1.2 {
		right, own = 256, 276
	} else if full.W < 1240 {
		own = 258
	}
	foot := full.H - own
	others := ui.R(edge, top, min(wideOthers, full.W*0.17), foot-top)
	column := ui.R(full.W-edge-right, top, right, foot-top)
	board := ui.R(others.Right()+gap, top, column.X-gap-others.Right()-gap, foot-top)
	v.Panels(others, 14, func(p engine.Player, r ui.Rect) {
		if r.H < lowPanel {
			v.panelSideways(p, r)
		} else {
			v.panel(p, r)
		}
	})
	cellar := ui.R(edge, foot+gap, min(cellarWidth, full.W*0.3375), full.H-edge+2-foot-gap)
	v.seatAt[v.Base()] = ui.R(column.Right()-60, foot+24, 40, 40)
	v.marketColumn(column)
	v.HintPlace(ui.R(column.X-hintOver, column.Bottom()-underMarket, column.W+hintOver, underMarket))
	if board.W >= wideMap && board.H >= highMap {
		v.mapWide(board)
	} else {
		c := chartIn(board)
		v.dense = c.scale < denseScale
		v.smallMap(c)
		if column.H < 500 {
			v.Since(ui.R(board.Right()-20-190, board.Y+20, 190, 136))
			w := hintSea * min(v.Frame.Text, 1.3)
			v.HintPlace(ui.R(board.Right()-12-w, board.Y+12, w, underMarket))
		}
	}
	v.marbles(v.Base(), cellar)
	v.cellarControl(cellar, v.Base())
	x := cellar.Right() + gap
	v.sheet(ui.R(x, cellar.Y, column.X-gap-x, cellar.H))
	v.ownDesktop(ui.R(column.X, cellar.Y, column.W, cellar.H))
}

// marketColumn has market, bottles, and what happened since the viewer's turn.
func (v *view) marketColumn(r ui.Rect) {
	const bottles, gap = 66.0, 12.0
	const since = underMarket - bottles - gap
	h := r.H - underMarket - gap
	if h < 250 {
		h = r.H - bottles - gap
	}
	v.marketSheet(ui.R(r.X, r.Y, r.W, h))
	v.bottlesSheet(ui.R(r.X, r.Y+h+gap, r.W, bottles))
	if h < r.H-bottles-gap {
		v.Since(ui.R(r.X, r.Bottom()-since, r.W, since))
	}
}

// ownDesktop has own money, vineyards, hint and buttons.
func (v *view) ownDesktop(r ui.Rect) {
	s, p := v.Stage, v.Base()
	number := table.FeltNumber.Sized(32)
	v.money(v.moneyOf(p), r.X+4, r.Y+33, 34, number)
	total := v.PointWords(p)
	s.Words(total, r.Right()-4, r.Y+33, number.At(sprites.Right))
	v.head(p, r.Right()-24-sprites.Measure(total, number), r.Y+23, 36)
	place := v.ActionsPlace(ui.R(r.X, r.Y, r.W/0.24, r.H), false)
	t := min(v.Frame.Text, 1.4)
	other, main := 44*min(t, 1.2), 54*min(t, 1.2)
	place.Main = ui.R(r.X, r.Bottom()-main, r.W, main)
	place.Other = ui.R(r.X, place.Main.Y-8-other, r.W, other)
	place.MainSize, place.OtherSize, place.HintSize = 20*t, 20*t, 16*v.Frame.Text
	top := r.Y + 42
	if words := v.apart(); words != "" {
		st := table.OakSoft.Sized(16)
		st.Font = sprites.Italic
		s.Words(words, r.X+6, top+13, fitted(words, st, r.W-8))
		top += 18
	}
	foot := place.Other.Y
	if len(v.Actions().Others) == 0 {
		foot = place.Main.Y
	}
	place.Hint = ui.R(r.X+4, top, r.W-8, foot-3-top)
	place.Centre = false
	v.Decisions(place)
}

// apart says what the own money will be, or what is kept apart of it (V44).
func (v *view) apart() string {
	income := v.in.Income(v.Base())
	if v.t.Deciding() && v.in.Phase() == vi.PhaseSell && v.pick.quantity > 0 && v.pick.wares != vi.NoVariety {
		income, _, _ = v.in.Quote(v.pick.wares, v.pick.quantity)
	}
	money, _ := v.in.Money(v.Base())
	switch cost := v.cost(); {
	case income > 0:
		return v.x.Places.Apart.With("money", amount(income))
	case v.t.Deciding() && cost > 0 && v.in.Phase() <= vi.PhaseNewcomers:
		return v.x.Places.AfterBuying.With("money", amount(money-cost))
	}
	return ""
}
