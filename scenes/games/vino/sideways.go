package vino

import (
	"strconv"

	vi "treille/engine/vino"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// sideways arranges the table for a phone held sideways: opponents left, the map,
// and the own side with the sheet right; mirrored for the left hand. A smaller
// phone, and large words, have tabs.
func (v *view) sideways() {
	if v.Narrow() || v.Frame.Text > 1.2 {
		v.narrow()
		return
	}
	p := v.Places(table.Sizes{Others: 112, Own: max(360, min(390, v.Frame.Safe.W-454))})
	v.Panels(p.Others, 8, v.panelSideways)
	own := p.Own
	place := v.ActionsPlace(own, false)
	strip := ui.R(own.X, place.Top()-8-44, own.W, 44)
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
	tab := ui.R(p.Middle.Right()-60, p.Middle.Y, 60, tabHeight)
	for _, q := range v.Ring[1:] {
		v.seatAt[q] = tab
	}
	place := v.ActionsPlace(own, true)
	strip := ui.R(own.X, own.Y, own.W, 70)
	v.stripHigh(strip)
	v.pages(p.Middle)
	place.Hint = ui.R(own.X, strip.Bottom()+26, own.W, place.Top()-strip.Bottom()-30)
	place.Centre = true
	v.money(v.moneyOf(v.Base()), own.X+2, strip.Bottom()+22, 20, table.FeltNumber.Sized(18))
	v.Decisions(place)
}

// narrowOwn is the width of the own side of a small phone held sideways.
const narrowOwn = 236.0

// stripHigh is the own cellar in two rows.
func (v *view) stripHigh(r ui.Rect) {
	s, p := v.Stage, v.Base()
	s.Put(sprites.Surface{Kind: sprites.Board, R: 10}, r)
	v.seatAt[p] = ui.R(r.X+8, r.Y+6, 24, 24)
	v.head(p, r.X+20, r.Y+18, 24)
	number := table.FeltNumber.Sized(19)
	s.Words(v.PointWords(p), r.X+36, r.Y+25, number)
	name := table.OakSoft.Sized(15)
	s.Words(ui.Ellipsis(v.PlayerName(p), name, r.W-84), r.X+44+sprites.Measure(v.PointWords(p), number), r.Y+24, name)
	selling := v.t.Deciding() && v.in.Phase() == vi.PhaseSell
	w := (r.W - 8) / vi.Varieties
	for g := range vi.Barbera + vi.Varieties {
		cell := ui.R(r.X+4+w*float64(g), r.Y+26, w, 44)
		n := v.in.Cellar(p, g)
		if selling && g == v.pick.wares {
			v.frame(ui.R(cell.X+1, cell.Y+5, cell.W-2, 34), 7, false)
		}
		if selling && n == 0 {
			v.pale(varietyLook(g), cell.X+14, cell.CY(), 22, 1, passing)
		} else {
			v.variety(g, cell.X+14, cell.CY(), 22)
		}
		words, st := strconv.Itoa(n), table.FeltNumber.Sized(16)
		if after := v.after(g); after != n {
			words, st = strconv.Itoa(after), st.In(gold)
		}
		s.Words(words, cell.X+27, cell.CY()+6, st)
		if selling {
			c := v.sellControl(g)
			c.Rect = cell
			s.Control(c)
		}
	}
	if !selling {
		v.cellarControl(r, p)
	}
}
