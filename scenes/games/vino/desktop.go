package vino

import (
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
	v.Stage.Lay(v.OthersPart(ui.Loose, v.panel), others)
	cellar := ui.R(edge, foot+gap, min(cellarWidth, full.W*0.3375), full.H-edge+2-foot-gap)
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
	v.Stage.Lay(v.ownCellar(), cellar)
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
	purse := v.purse()
	top := r.Y + v.Stage.HeightOf(purse, r.W)
	v.Stage.Lay(purse.Top(), r)
	place := v.ActionsPlace(ui.R(r.X, r.Y, r.W/0.24, r.H), false)
	t := min(v.Frame.Text, 1.4)
	other, main := 44*min(t, 1.2), 54*min(t, 1.2)
	place.Main = ui.R(r.X, r.Bottom()-main, r.W, main)
	place.Other = ui.R(r.X, place.Main.Y-8-other, r.W, other)
	place.MainSize, place.OtherSize, place.HintSize = 20*t, 20*t, 16*v.Frame.Text
	foot := place.Other.Y
	if len(v.Actions().Others) == 0 {
		foot = place.Main.Y
	}
	place.Hint = ui.R(r.X+4, top, r.W-8, foot-3-top)
	place.Centre = false
	v.Decisions(place)
}

// purse are own money and vineyards, and what is kept apart or will be left (V44).
func (v *view) purse() ui.Part {
	number := table.FeltNumber.Sized(ui.Figure)
	words := ""
	switch income, left := v.toCome(); {
	case income > 0:
		words = v.x.Places.Apart.With("money", amount(income))
	case left >= 0:
		words = v.x.Places.AfterBuying.With("money", amount(left))
	}
	soft := sprites.Style{Font: sprites.Italic, Color: sprites.CreamSoft}
	return ui.Column(ui.Tight,
		ui.Row(ui.Near,
			moneyPart(v.moneyOf(v.Base()), wideCrest, number).Named(seatPlace(v.Base()).id()),
			ui.Spring(),
			v.HeadPart(v.Base(), wideCrest),
			ui.Label(v.PointWords(v.Base()), number)),
		ui.Label(words, soft))
}
