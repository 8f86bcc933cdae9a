package vino

import (
	"treille/scenes/table"
	"treille/scenes/ui"
)

// sideways arranges the table for a phone held sideways: opponents left, the map,
// and the own side with the sheet right; mirrored for the left hand. A smaller
// phone, and large words, have tabs.
func (v *view) landscape() {
	if v.Narrow() || v.Frame.Text > 1.2 {
		v.narrow()
		return
	}
	p := v.Places(table.Sizes{Others: 112, Own: max(360, min(390, v.Frame.Safe.W-454))})
	v.Stage.Lay(v.OthersPart(ui.Apart, v.panel), p.Others)
	own := p.Own
	place := v.ActionsPlace(own, false)
	strip := ui.R(own.X, place.Top()-ui.Apart-stripHeight, own.W, stripHeight)
	v.strip(strip)
	v.boardSmall(p.Middle)
	place.Hint = ui.R(own.X+2, strip.Y-24, own.W-4, 23)
	sheet := ui.R(own.X, own.Y, own.W, place.Hint.Y-1-own.Y)
	v.sheet(sheet)
	left := p.Others.Around(p.Middle)
	v.hintPlace(ui.R(left.X, left.Y, left.W, hintLow), ui.R(left.X, left.Bottom()-hintLow, left.W, hintLow), sheet)
	v.ownLine(&place)
	v.compulsory(&place)
	v.Decisions(place)
}

// narrow has tabs for sheet, map and the others, and the own cellar over hint and
// buttons.
func (v *view) narrow() {
	v.tight, v.crowded = true, true
	p := v.Places(table.Sizes{Own: min(300, max(narrowOwn, v.Frame.Safe.W*0.36))})
	own := p.Own
	v.othersAtTab(p.Middle)
	place := v.ActionsPlace(own, true)
	strip := ui.R(own.X, own.Y, own.W, highStrip)
	v.strip(strip)
	v.pages(p.Middle)
	place.Hint = ui.R(own.X, strip.Bottom(), own.W, place.Top()-strip.Bottom())
	v.ownLine(&place)
	v.Decisions(place)
}

// narrowOwn is the width of the own side of a small phone held sideways.
const narrowOwn = 236.0
