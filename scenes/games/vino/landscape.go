package vino

import (
	"treille/scenes/table"
	"treille/scenes/ui"
)

// landscape arranges the table for a phone held sideways: opponents left, the map,
// and the own side with the sheet right; mirrored for the left hand. A smaller
// phone, and large words, have tabs.
func (v *view) landscape() {
	if v.Narrow() || v.large() {
		v.narrow()
		return
	}
	p := v.Places(table.Sizes{Others: sideOthers, Own: min(max(leastOwn, v.Frame.Safe.W-sideMap), mostOwn)})
	v.Stage.Lay(v.OthersPart(ui.Apart, v.panel), p.Others)
	place := v.ActionsPlace(p.Own, false)
	strip := ui.R(p.Own.X, place.Top()-ui.Apart-stripHeight, p.Own.W, stripHeight)
	v.Stage.Lay(v.strip(), strip)
	v.boardSmall(p.Middle)
	place.Hint = ui.R(p.Own.X+ui.Tight, strip.Y-sideLine, p.Own.W-2*ui.Tight, sideLine-1)
	sheet := ui.R(p.Own.X, p.Own.Y, p.Own.W, place.Hint.Y-1-p.Own.Y)
	v.sheet(sheet)
	room := p.Others.Around(p.Middle)
	room.H = v.Frame.Safe.Bottom() - ui.Tight - room.Y
	v.hintPlace(room, hintLow, p.Middle, sheet)
	v.own(place, chartIn(p.Middle).dense())
}

// narrow has tabs for sheet, map and the others, and the own cellar over hint and
// buttons.
func (v *view) narrow() {
	p := v.Places(table.Sizes{Own: min(max(narrowOwn, v.Frame.Safe.W*narrowShare), narrowMost)})
	place := v.ActionsPlace(p.Own, true)
	strip, rest := divided(p.Own, highStrip, 0)
	v.Stage.Lay(v.strip(), strip)
	place.Hint = ui.R(rest.X, rest.Y, rest.W, place.Top()-rest.Y)
	v.pages(p.Middle, true)
	v.own(place, true)
}
