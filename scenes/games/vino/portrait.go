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
	z := table.Sizes{Others: 60, Own: stripHeight + hint + v.ButtonsHeight()}
	if len(v.Ring) > 4 {
		z.Others = 64
	}
	p := v.Places(z)
	v.tight = p.Middle.H < leastBoard+12+sheetHeight
	if v.crowded = v.tight && p.Middle.H-tabHeight-12 < leastSheet; v.crowded {
		p = v.Places(table.Sizes{Own: z.Own})
		tab := ui.R(p.Middle.Right()-60, p.Middle.Y, 60, tabHeight)
		for _, q := range v.Ring[1:] {
			v.seatAt[q] = tab
		}
	} else {
		v.Panels(p.Others, 8, v.cell)
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
		v.narrowSheet = middle.W < 360
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
			v.board.tab = t
		}
	}
	list := []table.Tab{{ID: "sheet", Name: v.sheetName(), On: on == sheetTab, Act: turn(sheetTab)}, {ID: "map", Name: v.x.Places.Map, On: on == mapTab, Act: turn(mapTab)}}
	if v.crowded {
		list = append(list, table.Tab{ID: "others", Name: v.Words.Table.Others, On: on == othersTab, Act: turn(othersTab)})
	}
	v.Tabs(ui.R(r.X, r.Y, r.W, tabHeight), list)
	for i := range v.regionAt {
		v.regionAt[i] = ui.R(felt.CX()-10, felt.Y, 20, 20)
	}
	box := felt.Inset(6)
	box.Y, box.H = box.Y+6, box.H-6 // clear of the tabs
	v.narrowSheet = box.W < 360
	if foot := box.H * hintFoot; v.Frame.Shape != ui.Sideways {
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
	n := len(v.Ring) - 1
	rows := (n + 1) / 2
	r.H = min(r.H, 72*float64(rows))
	for i, p := range v.Ring[1:] {
		v.cell(p, r.Cell(i, 2, rows, 8, 8))
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

// ownLine is the line above the buttons: own money, this round's income apart
// (V44), and the rest of it for the hint.
func (v *view) ownLine(b *table.ActionsPlace) {
	if v.sheetMoney {
		b.Centre = true
		return
	}
	s, r := v.Stage, b.Hint
	y := r.CY() + 7
	number := table.FeltNumber.Sized(19)
	end := v.money(v.moneyOf(v.Base()), r.X, y, 21, number)
	money, _ := v.in.Money(v.Base())
	cost := v.cost()
	switch income := v.in.Income(v.Base()); {
	case v.t.Deciding() && v.in.Phase() == vi.PhaseSell && v.pick.wares != vi.NoVariety && v.pick.quantity > 0:
		income, _, _ = v.in.Quote(v.pick.wares, v.pick.quantity)
		fallthrough
	case income > 0:
		words := signed(income)
		s.Words(words, end+7, y, number.Sized(18).In(gold))
		end += 7 + sprites.Measure(words, number.Sized(18))
	case v.t.Deciding() && cost > 0 && v.in.Phase() <= vi.PhaseNewcomers:
		s.Words("→", end+14, y-0.5, number.In(gold).At(sprites.Middle))
		s.Words(amount(money-cost), end+27, y, number.In(gold))
		end += 27 + sprites.Measure(amount(money-cost), number)
	}
	b.Centre, b.AtRight = false, true
	b.Hint = ui.R(end+12, r.Y, r.Right()-end-12, r.H)
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
	w := min(24, box.W/4)
	pitch := box.W / 3
	for k := range 3 {
		cx := box.X + pitch*(float64(k)+0.5)
		look := v.pawnLook(v.Base())
		if k == n {
			look.Glow = true
			v.put(look, cx, box.Y+18, w, pawnRatio, nil)
		} else {
			v.pale(look, cx, box.Y+18, w, pawnRatio, 0.36)
		}
	}
	words := v.x.Places.Purchase[min(n, 2)]
	st := sprites.Style{Font: sprites.Italic, Color: sprites.CreamSoft, Size: 15, Align: sprites.Middle}
	if st.Size = min(15, ui.FitSize(words, st, box.W+8)); st.Size >= 13 && box.H >= 50 {
		v.Stage.Words(words, box.CX(), box.Bottom()-2, st)
	}
}
