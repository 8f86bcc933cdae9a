package vino

import (
	"treille/scenes/table"
	"treille/scenes/ui"
)

// desktop arranges the table for a window: opponents at the left, the map with its
// roads, market, bottles and log at the right; below them marbles, sheet and
// buttons.
func (v *view) desktop() {
	full, right, own := v.Frame.Full, wideRight, wideOwn
	switch {
	case v.large():
		right, own = largeRight, largeOwn
	case full.W < smallWindow:
		own = smallOwn
	}
	upper, lower := divided(ui.R(edge, windowTop, full.W-2*edge, full.H-windowTop-edge+ui.Tight), full.H-own-windowTop, ui.Loose)
	upper, column := across(upper, -right)
	others, board := across(upper, min(wideOthers, full.W*othersShare))
	v.Stage.Lay(v.OthersPart(ui.Loose, v.panel), others)
	v.marketColumn(column)
	if board.W >= wideMap && board.H >= highMap {
		v.mapWide(board)
	} else {
		v.smallMap(chartIn(board))
		if column.H < lowColumn {
			v.sinceOnMap(board)
		}
	}
	cellar, rest := across(lower, min(cellarWidth, full.W*cellarShare))
	sheet, buttons := across(rest, -right)
	v.Stage.Lay(v.ownCellar(), cellar)
	v.sheet(sheet)
	v.ownDesktop(buttons)
}

// across divides a box with a gap: so wide from its left, or if negative from its right.
func across(r ui.Rect, w float64) (left, right ui.Rect) {
	if w < 0 {
		w = r.W + w - ui.Loose
	}
	return ui.R(r.X, r.Y, w, r.H), ui.R(r.X+w+ui.Loose, r.Y, r.W-w-ui.Loose, r.H)
}

// marketColumn has market, bottles, and what happened since the viewer's turn, or a hint in its place: the
// market stands still, and a high hint lies over the bottles too, which the map shows.
func (v *view) marketColumn(r ui.Rect) {
	market, bottles := v.marketSheet(), v.bottlesSheet().High(bottlesHigh)
	lower := bottlesHigh + ui.Loose + sinceHigh
	if r.H-lower-ui.Loose < leastMarket {
		lower = bottlesHigh
	}
	plate := ui.R(r.X-ui.Close, r.Bottom()-underMarket, r.W+edge, underMarket)
	above, below := divided(r, r.H-lower-ui.Loose, ui.Loose)
	v.Stage.Lay(market, above)
	h := v.HintPlace(plate)
	if h > 0 && h > lower-bottlesHigh-ui.Loose {
		return
	}
	bottlesAt, since := divided(below, bottlesHigh, ui.Loose)
	v.Stage.Lay(bottles, bottlesAt)
	if h > 0 {
		v.HintPlace(since)
	} else if since.H > 0 {
		v.Since(since)
	}
}

// sinceOnMap has what happened since the viewer's turn, or a hint, on the sea of a small map.
func (v *view) sinceOnMap(board ui.Rect) {
	v.Since(ui.R(board.Right()-edge-seaLog, board.Y+edge, seaLog, sinceHigh))
	w := hintSea * v.Frame.Caption()
	v.HintPlace(ui.R(board.Right()-ui.Loose-w, board.Y+ui.Loose, w, underMarket))
}

// ownDesktop has own money, vineyards, hint and buttons.
func (v *view) ownDesktop(r ui.Rect) {
	t := min(v.Frame.Text, largestButtons)
	k := min(t, highestButtons)
	place := table.ActionsPlace{Stack: true, OtherSize: desktopButton * t, MainSize: desktopButton * t, HintSize: ui.Body * v.Frame.Text}
	rest, main := divided(r, r.H-mainHigh*k-ui.Apart, ui.Apart)
	rest, other := divided(rest, rest.H-otherHigh*k-ui.Apart, ui.Apart)
	foot := other.Y
	if len(v.Actions().Others) == 0 {
		foot = main.Y
	}
	hint := v.underPurse(r, foot-ui.Near)
	place.Main, place.Other, place.Hint = main, other, hint
	v.Decisions(place)
}
