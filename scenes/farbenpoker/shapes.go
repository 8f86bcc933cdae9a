package farbenpoker

import (
	"strconv"

	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// portrait arranges the table for a phone held upright: the others, the felt, the own
// chips beside the button.
func (v *view) portrait() {
	others := 60.0
	if v.Short() {
		others = 44
	}
	large := v.Frame.Text > 1.7 // the buttons stand one above the other
	own := v.HintHeight() + 12 + v.ButtonsHeight()
	if large {
		own = v.HintHeight() + 16 + v.ButtonsHeight()
		if !v.many() { // the place of the other button is free for the chips
			own -= 4
		}
	}
	p := v.Places(table.Sizes{Others: others, Own: own})
	v.Panels(p.Others, 8, v.panelLow)
	felt := ui.R(p.Middle.X, p.Middle.Y+4, p.Middle.W, p.Middle.H-8)
	place := v.ActionsPlace(p.Own, true)
	purse := ui.R(p.Own.X+12, place.Main.Y, 0, place.Main.H)
	switch {
	case large:
		purse = ui.R(p.Own.X+12, place.Other.Y, p.Own.W-24, place.Other.H)
		if v.many() {
			place.Hint.X, place.Hint.W = place.Hint.X+84, place.Hint.W-84
			purse = ui.R(p.Own.X+12, place.Hint.Y, 84, place.Hint.H)
		}
	case v.many():
		row := ui.R(p.Own.X+78, place.Main.Y, p.Own.W-78-12, place.Main.H)
		purse.W = 62
		if v.Actions().Others[0].Icon != "" {
			row.X, row.W = p.Own.X+130, p.Own.W-142
			purse.W = 112
		}
		place.Other, place.Main = row, row
		place.Other.W = (row.W - 10) * 0.49
		if v.Actions().Others[0].Icon != "" {
			place.Other.W = 50
		}
		place.Main.X = place.Other.Right() + 10
		place.Main.W = row.Right() - place.Main.X
	default:
		place.Main = ui.R(p.Own.X+p.Own.W*0.503, place.Main.Y, p.Own.W*0.497-12, place.Main.H)
		place.Other = place.Main
		purse.W = place.Main.X - 8 - purse.X
	}
	if v.Frame.LeftHand && !large {
		purse.X = p.Own.Right() - 12 - purse.W
		mirror(&place, p.Own)
	}
	place.MainSize *= 0.88
	place.HintSize = max(place.HintSize, 18*min(1, v.Frame.Column(480).W/390))
	v.purse(purse, 40*min(1, v.Frame.Column(480).W/390), 0.8, 30*min(1, v.Frame.Column(480).W/390), v.many() && !large)
	v.table(stacked(felt), false)
	v.Decisions(place)
}

// many reports whether there is a button beside the main one.
func (v *view) many() bool { return len(v.Actions().Others) > 0 }

// mirror brings the row of buttons to the other side; what adds them exchanges
// them within it.
func mirror(place *table.ActionsPlace, own ui.Rect) {
	left, right := min(place.Other.X, place.Main.X), max(place.Other.Right(), place.Main.Right())
	shift := own.X + own.Right() - right - left
	place.Other.X += shift
	place.Main.X += shift
}

// sideways arranges it for a phone held sideways: the others at the left, the felt,
// the own side below it. A smaller phone shows less of the others.
func (v *view) sideways() {
	r := v.Frame.Safe
	w := 112.0
	if v.Narrow() {
		w = 74
	}
	t := min(v.Frame.Text, 1.4)
	tray := 60 + 12*(t-1)/0.4
	top := r.Y + 53
	others := ui.R(r.X+10, top, w, r.Bottom()-8-top)
	felt := ui.R(others.Right()+11, top, r.Right()-10-others.Right()-11, r.Bottom()-tray-14-top)
	v.Panels(others, 6, v.panelSide)
	own := ui.R(felt.X, felt.Bottom()+6, felt.W, r.Bottom()-felt.Bottom()-6)
	place := v.ActionsPlace(own, false)
	h := min(54*t, own.H-12)
	y := own.CY() - h/2
	mw := min(234, own.W*0.34) * min(1.1, t)
	place.Main = ui.R(own.Right()-mw, y, mw, h)
	left := place.Main.X
	if v.many() {
		ow := mw * 0.72
		if v.Actions().Others[0].Icon != "" {
			ow = 52
		}
		place.Other = ui.R(place.Main.X-10-ow, y, ow, h)
		left = place.Other.X
	} else {
		place.Other = place.Main
	}
	pw := min(180, (left-own.X)*0.46)
	purse := ui.R(own.X+4, own.Y, pw, own.H)
	place.Hint = ui.R(purse.Right()+8, own.Y+2, left-purse.Right()-18, own.H-4)
	place.Centre, place.Stack = false, false
	place.MainSize, place.OtherSize, place.HintSize = 21*t, 18*t, 17*v.Frame.Text
	if v.Frame.LeftHand {
		flip := func(q *ui.Rect) { q.X = own.X + own.Right() - q.Right() }
		flip(&purse)
		flip(&place.Hint)
		mirror(&place, own)
	}
	v.purse(purse, min(40, own.H*0.6), 0.8, 30, v.many() || v.Narrow())
	v.table(low(felt), false)
	v.Decisions(place)
}

// desktop arranges it for a window: the others at the left, the felt, what belongs to
// all at the right, the own side below.
func (v *view) desktop() {
	const otherW, tray = 204.0, 146.0
	p := v.Places(table.Sizes{Others: otherW, Own: tray})
	v.Panels(p.Others, 12, v.panelWide)
	right := ui.R(p.Middle.Right()-200, p.Middle.Y, 200, p.Middle.H)
	felt := ui.R(p.Middle.X, p.Middle.Y, p.Middle.W-214, p.Middle.H)
	v.bankSheets(right)
	v.table(beside(felt), true)
	v.trayWide(ui.R(p.Own.X, p.Own.Y, p.Own.W, p.Own.H))
}

// trayWide adds own chips, hint and buttons in one row.
func (v *view) trayWide(own ui.Rect) {
	t := min(v.Frame.Text, 1.4)
	place := v.ActionsPlace(own, false)
	h := 68 * t
	cy := own.Y + own.H/2 - 2
	mw := 200 * t
	place.Main = ui.R(own.Right()-mw, cy-h/2, mw, h)
	left := place.Main.X
	place.Other = place.Main
	if v.many() {
		ow := 170 * t
		if v.Actions().Others[0].Icon != "" {
			ow = 60
		}
		place.Other = ui.R(left-14-ow, cy-h/2, ow, h)
		left = place.Other.X
	}
	place.Stack, place.Centre = false, false
	place.MainSize, place.OtherSize, place.HintSize = 24*t, 21*t, 20*min(v.Frame.Text, 1.6)
	pw := min(330, (left-own.X)*0.5)
	purse := ui.R(own.X+14, cy-40, pw, 80)
	place.Hint = ui.R(purse.Right()+20, own.Y+6, left-purse.Right()-44, own.H-14)
	if v.Frame.LeftHand {
		flip := func(q *ui.Rect) { q.X = own.X + own.Right() - q.Right() }
		flip(&purse)
		flip(&place.Hint)
		mirror(&place, own)
	}
	v.purse(purse, 56, 1.3, 48, false)
	v.Decisions(place)
}

// bankSheets are the stock, what a miss costs and who has the doubles' right, and
// what has happened.
func (v *view) bankSheets(r ui.Rect) {
	s := v.Stage
	stock := ui.R(r.X, r.Y, r.W, 214)
	v.Sheet(stock, 10, sprites.Sheet, true, false)
	head := v.Grown(v.x.Places.Stock, table.PaperName.Sized(21), r.W-80)
	s.Words(v.x.Places.Stock, stock.X+18, stock.Y+33, head)
	s.Words(strconv.Itoa(v.now.Stock), stock.Right()-18, stock.Y+35, table.PaperNumber.Sized(32).At(sprites.Right))
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(stock.X+14, stock.Y+46, stock.W-28, 5))
	room := ui.R(stock.X+10, stock.Y+56, stock.W-20, stock.H-66)
	v.heap(v.now.Stock, room, 1.12)
	v.stocks = room
	costs := ui.R(r.X, stock.Bottom()+12, r.W, 130)
	v.costsSheet(costs)
	log := ui.R(r.X, costs.Bottom()+12, r.W, r.Bottom()-costs.Bottom()-12)
	v.Since(log)
	if log.H > 190 {
		st := table.PaperItalic.Sized(16).In(sprites.InkSoft)
		lines := ui.Wrap(v.x.Places.Remember, st, log.W-36)
		y := log.Bottom() - 14 - float64(len(lines)-1)*20
		if y > log.Y+40+3*29+16 {
			for i, l := range lines {
				s.Words(l, log.X+18, y+float64(i)*20, st)
			}
		}
	}
}

// costsSheet says what a miss costs, and who has the doubles' right.
func (v *view) costsSheet(r ui.Rect) {
	s, x := v.Stage, &v.x.Places
	v.Sheet(r, 10, sprites.Sheet, false, false)
	cost, number := strconv.Itoa(v.now.MissCosts), table.PaperNumber.Sized(26).At(sprites.Right)
	if v.now.MissCosts == 0 {
		cost, number = x.MissFree, number.Sized(18)
	}
	head := v.Grown(x.MissHead, table.PaperItalic.Sized(17), r.W-36-sprites.Measure(cost, number)-8)
	s.Words(x.MissHead, r.X+18, r.Y+33, head)
	s.Words(cost, r.Right()-18, r.Y+35, number)
	s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(r.X+14, r.Y+49, r.W-28, 1))
	head = v.Grown(x.Doubles, table.PaperItalic.Sized(17), r.W-36)
	s.Words(x.Doubles, r.X+18, r.Y+76, head)
	who := v.doublesWords()
	st := table.PaperSoft.Sized(16)
	st.Size = ui.FitSize(who, st, r.W-36)
	if st.Size < 14 {
		st.Size = 15
		for i, l := range ui.Wrap(who, st, r.W-36) {
			s.Words(l, r.X+18, r.Y+98+float64(i)*18, st)
		}
		return
	}
	s.Words(who, r.X+18, r.Y+102, st)
}

// doublesWords say who has the doubles' right.
func (v *view) doublesWords() string {
	if p := v.mover(); v.now.Fresh && p >= 0 {
		return v.x.Places.DoublesFor.With("name", v.PlayerName(p))
	}
	return v.x.Places.NoDoubles
}

// tablet arranges it for a tablet held upright: wide sheets above, the felt with the
// stock on it, the own side in one row.
func (v *view) tablet() {
	t := min(v.Frame.Text, 1.4)
	p := v.Places(table.Sizes{Others: 128, Own: 112 + 60*(t-1)})
	v.Panels(p.Others, 11, v.panelWide)
	v.table(stacked(p.Middle), true)
	v.trayWide(ui.R(p.Own.X, p.Own.Y, p.Own.W, p.Own.H))
}
