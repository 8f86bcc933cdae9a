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
	hint := max(37, v.HintHeight())
	z := table.Sizes{Others: othersHeight, Own: stripHeight + hint + v.ButtonsHeight()}
	p := v.Places(z)
	v.tight = p.Middle.H < leastBoard+12+sheetHeight
	if v.crowded = v.tight && p.Middle.H-tabHeight-12 < leastSheet; v.crowded {
		p = v.Places(table.Sizes{Own: z.Own})
		v.othersAtTab(p.Middle)
	} else {
		v.Stage.Lay(v.OthersPart(ui.Apart, v.panel), p.Others)
	}
	strip := ui.R(p.Own.X+6, p.Own.Y, p.Own.W-12, stripHeight)
	v.strip(strip)
	middle := p.Middle
	middle.Y, middle.H = middle.Y+4, middle.H-9
	if v.tight {
		v.pages(middle)
	} else {
		board := ui.R(middle.X, middle.Y, middle.W, min(boardHeight*middle.W/boardWidth, middle.H-8-sheetHeight))
		v.boardSmall(board)
		sheet := ui.R(middle.X, board.Bottom()+8, middle.W, middle.Bottom()-board.Bottom()-8)
		v.sheet(sheet)
		above := ui.R(middle.X+2, v.Frame.Safe.Y+52, middle.W-4, hintHigh)
		v.hintPlace(above, ui.R(above.X, board.Bottom()-hintHigh, above.W, hintHigh), sheet)
	}
	place := v.ActionsPlace(p.Own, false)
	place.Hint = ui.R(p.Own.X+14, strip.Bottom(), p.Own.W-28, hint)
	v.ownLine(&place)
	v.compulsory(&place)
	v.Decisions(place)
}

// pages shows map, sheet or the others on a felt with tabs.
func (v *view) pages(r ui.Rect) {
	felt := ui.R(r.X, r.Y+tabHeight, r.W, r.H-tabHeight)
	v.Stage.Put(sprites.Surface{Kind: sprites.Felt, R: 10}, felt)
	on := v.tab
	if on == othersTab && !v.crowded {
		on = sheetTab
	}
	turn := func(t tab) func() {
		return func() {
			if t == on {
				v.showDecision()
			}
			v.tableState.tab = t
		}
	}
	list := []table.Tab{{ID: "sheet", Name: v.sheetName(), On: on == sheetTab, Act: turn(sheetTab)}, {ID: "map", Name: v.x.Places.Map, On: on == mapTab, Act: turn(mapTab)}}
	if v.crowded {
		list = append(list, table.Tab{ID: "others", Name: v.Words.Table.Others, On: on == othersTab, Act: turn(othersTab)})
	}
	v.Tabs(ui.R(r.X, r.Y, r.W, tabHeight), list)
	for i := range vi.Regions {
		v.Stage.Place(regionPlace(i).id(), ui.R(felt.CX(), felt.Y, 0, 0))
	}
	box := felt.Inset(6)
	box.Y, box.H = box.Y+6, box.H-6 // clear of the tabs
	if foot := box.H * hintFoot; v.Frame.Shape != ui.Landscape {
		v.HintPlace(ui.R(r.X, r.Bottom()-foot, r.W, foot)) // sheets begin with what counts
	}
	switch on {
	case mapTab:
		v.boardSmall(box)
	case othersTab:
		v.othersPage(box)
	default:
		v.dense = true // the map is not to be seen beside it
		v.sheet(box)
	}
}

// sheetName is the tab of the sheet.
func (v *view) sheetName() string {
	i := phaseIndex(v.in.Phase())
	if i == 0 {
		i = 2 // it is buying too
	}
	return phaseList(v.x.Phases)[i]
}

// othersPage shows the panels of the others, two side by side.
func (v *view) othersPage(r ui.Rect) {
	var list []ui.Part
	for _, p := range v.Ring[1:] {
		list = append(list, v.panel(p))
	}
	v.Stage.Lay(ui.Grid(2, ui.Apart, list...), r)
}

// othersAtTab lets what comes from the others, or goes to them, do so at the last tab.
func (v *view) othersAtTab(pages ui.Rect) {
	for _, q := range v.Ring[1:] {
		v.Stage.Place(seatPlace(q).id(), ui.R(pages.Right()-tabHeight, pages.Y, tabHeight, tabHeight))
	}
}

// boardSmall is the map of a phone or a tablet, with market and bottles on it.
func (v *view) boardSmall(r ui.Rect) {
	c := chartIn(r)
	v.dense = v.tight || c.scale < denseScale
	v.smallMap(c)
	k := max(1, min(1.25, c.scale/boardScale))
	h := min(182*k, r.H-80)
	market := ui.R(r.Right()-17-94*k, r.Y+17, 94*k, h)
	if c.narrow() {
		w := min(91, r.W*0.28)
		market = ui.R(r.Right()-9-w, r.Y+9, w, min(142, r.H-84))
	}
	size := min(24*k, market.W/4)
	if r.W > 700 {
		market.X, market.W, size = market.Right()-152, 152, 28
	}
	v.marketSmall(market, size)
	v.bottlesLeft(r.Right()-70, r.Bottom()-61)
	if log := ui.R(r.Right()-17-208, market.Bottom()+14, 208, 136); r.W > 700 && log.Bottom() < r.Bottom()-66 {
		v.Since(log)
	}
}

// sheetMoney is the id of what a sheet says of the own money.
const sheetMoney = "sheet-money"

// ownLine is the line above the buttons: own money, this round's income apart
// (V44), and the rest of it for the hint.
func (v *view) ownLine(b *table.ActionsPlace) {
	if _, shown := v.Stage.Where(sheetMoney); shown {
		b.Centre = true
		return
	}
	number := table.FeltNumber.Sized(ui.Lead / min(v.Frame.Text, largeMoney)) // it leaves the room to the hint
	list := []ui.Part{moneyPart(v.moneyOf(v.Base()), stripMarker, number)}
	switch income, left := v.toCome(); {
	case income > 0:
		list = append(list, ui.Label(signed(income), number.In(gold)))
	case left >= 0:
		list = append(list, ui.Label("→", number.In(gold)), ui.Label(amount(left), number.In(gold)))
	}
	line, r := ui.Row(ui.Near, list...), b.Hint
	if w := v.Stage.WidthOf(line); r.H > 3*v.Stage.HeightOf(line, w) { // the hint goes below it
		line, b.Centre = line.Top(), true
		b.Hint.Y, b.Hint.H = r.Y+panelCoin, r.H-panelCoin
	} else {
		b.Centre, b.AtRight = false, true
		b.Hint.X, b.Hint.W = r.X+w+ui.Loose, r.W-w-ui.Loose
	}
	v.Stage.Lay(line.Left(), r)
}

// toCome is what comes to the own money at the end of the round, 0 for nothing, and what
// the present decision leaves of it, -1 for all.
func (v *view) toCome() (income, left int) {
	income = v.in.Income(v.Base())
	if v.selling() && v.pick.quantity > 0 && v.pick.wares != vi.NoVariety {
		income, _, _ = v.in.Quote(v.pick.wares, v.pick.quantity)
	}
	money, _ := v.in.Money(v.Base())
	if cost := v.cost(); v.t.Deciding() && cost > 0 && v.in.Phase() <= vi.PhaseNewcomers {
		return income, money - cost
	}
	return income, -1
}

// compulsory shows the three first purchases as pawns, in the place of a button to
// pass (V13); where the regions are chosen, the main button takes that place.
func (v *view) compulsory(b *table.ActionsPlace) {
	if b.Stack || v.Taught() { // there is another button
		return
	}
	switch v.in.Phase() {
	case vi.PhaseChoose:
		if !v.dense || !v.t.Deciding() {
			b.Main = ui.R(b.Other.X, b.Main.Y, b.Main.Right()-b.Other.X, b.Main.H)
			b.Other.W = 0
		}
		return
	case vi.PhaseDrawn, vi.PhaseSecond, vi.PhaseThird:
	default:
		return
	}
	if !v.mine() {
		return
	}
	box := b.Other
	if v.Frame.LeftHand {
		box.X = b.Main.Right() - box.W
	}
	n := v.in.Vineyards(v.Base())
	var pawns []ui.Part
	for k := range len(v.x.Places.Purchase) {
		pawn := ui.Item{Look: v.pawnLook(v.Base())}
		if pawn.Look.Glow = k == n; k != n {
			pawn.Alpha = faded
		}
		pawns = append(pawns, ui.Picture(pawn, stripMarker))
	}
	words := v.x.Places.Purchase[min(n, len(pawns)-1)]
	st := sprites.Style{Font: sprites.Italic, Color: sprites.CreamSoft, Size: ui.Note, Align: sprites.Middle}
	v.Stage.Lay(ui.Column(ui.Tight, ui.Rows(1, ui.Tight, pawns...), ui.Label(words, st).Dropped(1)), box)
}
