package vino

import (
	vi "treille/engine/vino"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// portrait arranges the table for a phone held upright: opponents above, the map,
// the sheet, own cellar, hint and buttons where the thumb is. Where there is no
// room for both, map and sheet have tabs, and then the others too.
func (v *view) portrait() {
	hint := max(leastHint, v.HintHeight())
	z := table.Sizes{Others: othersHeight, Own: stripHeight + hint + v.ButtonsHeight()}
	p := v.Places(z)
	tabs := p.Middle.H < leastBoard+ui.Loose+sheetHeight
	crowded := tabs && p.Middle.H-tabHeight-ui.Loose < leastSheet
	if crowded {
		p = v.Places(table.Sizes{Own: z.Own})
	} else {
		v.Stage.Lay(v.OthersPart(ui.Apart, v.panel), p.Others)
	}
	strip := ui.R(p.Own.X+ui.Close, p.Own.Y, p.Own.W-2*ui.Close, stripHeight)
	v.Stage.Lay(v.strip(), strip)
	place := v.ActionsPlace(p.Own, false)
	place.Hint = ui.R(strip.X+ui.Apart, strip.Bottom(), strip.W-2*ui.Apart, hint)
	middle := ui.R(p.Middle.X, p.Middle.Y+ui.Near, p.Middle.W, p.Middle.H-middleFoot)
	if tabs {
		v.pages(middle, crowded)
		v.own(place, true)
		return
	}
	board, sheet := divided(middle, min(boardHeight*middle.W/boardWidth, middle.H-ui.Apart-sheetHeight), ui.Apart)
	v.boardSmall(board)
	v.sheet(sheet)
	top := v.Frame.Safe.Y + underBanner
	v.hintPlace(ui.R(board.X+ui.Tight, top, board.W-2*ui.Tight, board.Bottom()-top), hintHigh, board.Inset(ui.Tight), sheet)
	v.own(place, chartIn(board).dense())
}

// pages shows map, sheet or, if they have a tab too, the others on a felt with tabs.
func (v *view) pages(r ui.Rect, others bool) {
	felt := ui.R(r.X, r.Y+tabHeight, r.W, r.H-tabHeight)
	v.Stage.Put(sprites.Surface{Kind: sprites.Felt, R: 10}, felt)
	on := v.tab
	if on == othersTab && !others {
		on = sheetTab
	}
	var list []table.Tab
	add := func(t tab, id, name string) {
		list = append(list, table.Tab{ID: id, Name: name, On: t == on, Act: func() {
			if t == on {
				v.showDecision()
			}
			v.tableState.tab = t
		}})
	}
	add(sheetTab, "sheet", v.sheetName())
	add(mapTab, "map", v.x.Places.Map)
	if others {
		add(othersTab, "others", v.Words.Table.Others)
		for _, q := range v.Ring[1:] { // what comes from the others, or goes to them, does so at their tab
			v.Stage.Place(seatPlace(q), ui.R(r.Right()-tabHeight, r.Y, tabHeight, tabHeight))
			v.Stage.Instead("tab/others", seatFacts(q)...)
		}
	}
	v.Tabs(ui.R(r.X, r.Y, r.W, tabHeight), list)
	v.Stage.Instead("tab/map", mapFacts()...)
	for i := range vi.Regions {
		v.Stage.Place(regionPlace(i), ui.R(felt.CX(), felt.Y, 0, 0))
	}
	box := ui.R(felt.X+ui.Close, felt.Y+2*ui.Close, felt.W-2*ui.Close, felt.H-3*ui.Close) // clear of the tabs
	if foot := box.H * hintFoot; v.Frame.Shape != ui.Landscape {
		v.HintPlace(ui.R(r.X, r.Bottom()-foot, r.W, foot)) // sheets begin with what counts
	}
	switch on {
	case mapTab:
		v.boardSmall(box)
	case othersTab:
		v.Stage.Lay(ui.Grid(2, ui.Apart, table.Each(v.Ring[1:], v.panel)...), box)
	default:
		v.sheet(box)
	}
}

// sheetName is the tab of the sheet.
func (v *view) sheetName() string {
	i := phasePlace[v.in.Phase()]
	if i == 0 {
		i = 2 // it is buying too
	}
	return phaseList(v.x.Phases)[i]
}

// divided is the upper part of a box, so high, and below a gap the rest.
func divided(r ui.Rect, h, gap float64) (upper, lower ui.Rect) {
	return ui.R(r.X, r.Y, r.W, h), ui.R(r.X, r.Y+h+gap, r.W, r.H-h-gap)
}
