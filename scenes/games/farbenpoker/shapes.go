package farbenpoker

import (
	"treille/scenes/table"
	"treille/scenes/ui"
)

// portrait arranges the table for a phone held upright: the others, the felt, the own
// chips beside the button.
func (v *view) portrait() {
	others := 60.0
	if v.Short() {
		others = 44
	}
	own := v.HintHeight() + 12 + v.ButtonsHeight()
	r := v.Frame.Column(480)
	plate := v.HintPlace(ui.R(r.X+8, r.Y+52, r.W-16, hintLow*r.H))
	if plate > 0 && r.H-52-plate-own < leastHigh/v.Frame.Unit {
		plate = v.overlap()
	}
	p := v.Places(table.Sizes{Others: max(others, plate-4), Own: own})
	if plate == 0 {
		v.Stage.Lay(v.OthersPart(ui.Apart, v.panel), p.Others)
	}
	felt := ui.R(p.Middle.X, p.Middle.Y+4, p.Middle.W, p.Middle.H-8)
	v.table(stacked(felt), false)
	k := min(1, v.Frame.Column(480).W/390)
	place := v.ActionsPlace(p.Own, true)
	place.MainSize *= 0.88
	place.HintSize = max(place.HintSize, 18*k)
	purse, next := v.trayLow(&place, p.Own)
	v.Stage.Lay(v.purse(purseSize*k), purse)
	v.nextButton(next)
	v.decisions(place)
}

// overlap lets the plate of a hint lie over the table, where there is no room for both
// of them.
func (v *view) overlap() float64 {
	v.HintPlace(ui.Rect{})
	return 0
}

// trayLow divides the own side of a phone held upright: the chips, the button that
// goes from hole to hole, and those that decide. Large buttons stand one above the
// other, the chips over them.
func (v *view) trayLow(place *table.ActionsPlace, own ui.Rect) (purse, next ui.Rect) {
	const gap = 8.0
	step := 0.0
	if v.dense() && v.Deciding() {
		step = nextWide + gap
	}
	row := ui.R(own.X+12, place.Main.Y, own.W-24, place.Main.H)
	switch {
	case v.rests(v.Base()) && !v.out(): // what is said has the room of the buttons
		return row, row
	case place.Stack:
		purse = place.Other
		if v.twoButtons() {
			place.Hint.X, place.Hint.W = place.Hint.X+84, place.Hint.W-84
			purse = ui.R(own.X+12, place.Hint.Y, 76, place.Hint.H)
			place.Other.W -= step
		}
		next = ui.R(place.Other.Right()+gap, place.Other.Y, nextWide, place.Other.H)
		if !v.twoButtons() {
			next.X = row.Right() - nextWide
			purse.W -= step
		}
		return purse, next
	case v.twoButtons():
		purse = ui.R(own.X+10, row.Y, 64, row.H)
		share := 0.5 // of the other button
		if v.Taught() {
			purse.W, share = own.W*0.21, 0.46
		}
		next = ui.R(purse.Right()+4, row.Y, nextWide, row.H)
		left := purse.Right() + 8
		if v.dense() {
			left = next.Right() + gap
		}
		w := (row.Right() - left - gap) * share
		place.Other = ui.R(left, row.Y, w, row.H)
		place.Main = ui.R(left+w+gap, row.Y, row.Right()-left-w-gap, row.H)
	default:
		place.Main = ui.R(own.X+own.W*0.503, row.Y, own.W*0.497-12, row.H)
		place.Other = place.Main
		next = ui.R(place.Main.X-gap-nextWide, row.Y, nextWide, row.H)
		purse = ui.R(row.X, row.Y, place.Main.X-gap-step-row.X, row.H)
	}
	if v.Frame.LeftHand {
		flip(&purse, own)
		flip(&next, own)
		mirror(place, own)
	}
	return purse, next
}

// twoButtons reports whether there is a second button beside the main one: the third die
// may be rolled again, or the game is taught.
func (v *view) twoButtons() bool { return v.Taught() || len(v.Actions().Others) > 0 }

// decisions adds hint and buttons; two that can be chosen from have letters of one size.
func (v *view) decisions(place table.ActionsPlace) {
	if v.twoButtons() {
		place.MainSize = place.OtherSize
	}
	v.Decisions(place)
}

// nextButton chooses one hole after the other, where holes are too small to be touched
// surely.
func (v *view) nextButton(r ui.Rect) {
	if !v.dense() || !v.Deciding() {
		return
	}
	label := v.x.Buttons.NextDraw
	if v.putting() {
		label = v.x.Buttons.NextPut
	}
	v.Stage.Button(ui.ButtonSpec{ID: "next", Rect: r, Spoken: label, Icon: "chevron", Size: 18, Key: 'n', Act: v.nextHole})
}

// flip brings a box to the other side.
func flip(r *ui.Rect, own ui.Rect) { r.X = own.X + own.Right() - r.Right() }

// mirror brings the row of buttons to the other side; what adds them exchanges
// them within it.
func mirror(place *table.ActionsPlace, own ui.Rect) {
	left, right := min(place.Other.X, place.Main.X), max(place.Other.Right(), place.Main.Right())
	shift := own.X + own.Right() - right - left
	place.Other.X += shift
	place.Main.X += shift
}

// sideways arranges it for a phone held sideways: the others at the left, the felt,
// the own side below it. A smaller phone shows less of the others. A large hint has a
// line of its own.
func (v *view) landscape() {
	r := v.Frame.Safe
	w := 112.0
	if v.Narrow() {
		w = 74
	}
	t := min(v.Frame.Text, 1.4)
	top := r.Y + 53
	others := ui.R(r.X+10, top, w, r.Bottom()-8-top)
	advised := v.fitsBeside(others)
	tray, hint := 58+8*(t-1)/0.4, 0.0
	if t > 1.2 || v.Narrow() || advised && v.twoButtons() {
		hint = 24 * t / 1.1
	}
	if advised {
		others.W = hintSide
	}
	felt := ui.R(others.Right()+11, top, r.Right()-10-others.Right()-11, r.Bottom()-tray-hint-10-top)
	if v.Frame.LeftHand {
		others.X = r.Right() - 10 - others.W
		felt.X = r.X + 10
	}
	if advised {
		v.HintPlace(others)
	} else {
		v.hintOver(others)
		others.H = min(others.H, 110*float64(len(v.Ring)-1))
		v.Stage.Lay(v.OthersPart(ui.Apart, v.panel), others)
	}
	v.table(low(felt), false)
	own := ui.R(felt.X, r.Bottom()-tray-4, felt.W, tray)
	place := v.ActionsPlace(own, false)
	z := trayRow{height: min(54*t, own.H-6), main: min(234, own.W*0.34), purse: 180, bare: hint > 0}
	if v.twoButtons() {
		z.main, z.other, z.purse = min(190, own.W*0.27), min(190, own.W*0.27), 110
	}
	purse, next := v.trayRow(&place, own, z)
	place.MainSize, place.OtherSize, place.HintSize = 21*t, 18*t, 17*v.Frame.Text
	if hint > 0 {
		place.Hint = ui.R(felt.X, felt.Bottom()+4, felt.W, hint)
		place.HintSize, place.Centre = min(23, 17*v.Frame.Text), true
	}
	v.Stage.Lay(v.purse(purseSize), purse)
	v.nextButton(next)
	v.decisions(place)
}

// fitsBeside reports whether the plate of a hint can take the column of the others, and
// the felt is large enough beside it.
func (v *view) fitsBeside(others ui.Rect) bool {
	others.W = hintSide
	h := v.HintPlace(others)
	return h > 0 && h <= others.H && v.Frame.Safe.W-hintSide-31 >= leastWide/v.Frame.Unit
}

// hintOver lets the plate of a hint lie over the column of the others and a part of the
// table.
func (v *view) hintOver(others ui.Rect) {
	w := min(hintOver, v.Frame.Safe.W*0.8)
	if v.Frame.LeftHand {
		others.X = others.Right() - w
	}
	others.W = w
	v.HintPlace(others)
}

// A trayRow says how wide the parts of an own side in one row are at most, and whether
// the hint stands elsewhere.
type trayRow struct {
	height, main, other, purse float64
	bare                       bool
}

// trayRow divides an own side in one row: chips, hint, buttons.
func (v *view) trayRow(place *table.ActionsPlace, own ui.Rect, z trayRow) (purse, next ui.Rect) {
	const gap = 10.0
	if v.rests(v.Base()) && !v.out() {
		z.main, z.purse = 0, own.W
	}
	y := own.CY() - z.height/2
	place.Main = ui.R(own.Right()-z.main, y, z.main, z.height)
	left := place.Main.X
	place.Other = place.Main
	if v.twoButtons() {
		place.Other = ui.R(left-gap-z.other, y, z.other, z.height)
		left = place.Other.X
	}
	if v.dense() {
		next = ui.R(left-gap-nextWide, y, nextWide, z.height)
		left = next.X
	}
	share := 0.46
	if z.bare {
		share = 0.94
	}
	purse = ui.R(own.X+4, own.Y, min(z.purse, (left-own.X)*share), own.H)
	place.Hint = ui.R(purse.Right()+gap, own.Y+2, left-purse.Right()-2*gap, own.H-4)
	place.Stack, place.Centre = false, false
	if v.Frame.LeftHand {
		flip(&purse, own)
		flip(&next, own)
		flip(&place.Hint, own)
		mirror(place, own)
	}
	return purse, next
}

// desktop arranges it for a window: the others at the left, the felt, what belongs to
// all at the right, the own side below.
func (v *view) desktop() {
	const otherW, tray = 204.0, 146.0
	p := v.Places(table.Sizes{Others: otherW, Own: tray})
	p.Others.H = min(p.Others.H, highPanel*float64(len(v.Ring)-1))
	v.Stage.Lay(v.OthersPart(ui.Loose, v.panel), p.Others)
	w := 200.0
	if v.Hinting() {
		w = hintWide
	}
	right := ui.R(p.Middle.Right()-w, p.Middle.Y, w, p.Middle.H)
	felt := ui.R(p.Middle.X, p.Middle.Y, p.Middle.W-w-14, p.Middle.H)
	v.bankSheets(right)
	v.table(beside(felt), true)
	v.trayWide(p.Own)
}

// trayWide adds own chips, hint and buttons in one row.
func (v *view) trayWide(own ui.Rect) {
	t := min(v.Frame.Text, 1.4)
	place := v.ActionsPlace(own, false)
	z := trayRow{height: 68 * t, main: 200 * t, other: 170 * t, purse: 330}
	if t > 1.2 {
		z.purse = 190
	}
	if v.twoButtons() {
		z.main, z.other, z.purse = 190, 190, 170
	}
	row := own
	row.Y, row.H = own.Y+4, own.H-12
	purse, next := v.trayRow(&place, row, z)
	purse.X += 10
	place.MainSize, place.OtherSize, place.HintSize = 24*t, 21*t, 20*min(v.Frame.Text, 1.6)
	v.Stage.Lay(v.purse(purseWide), purse)
	v.nextButton(next)
	v.decisions(place)
}

// tablet arranges it for a tablet held upright: wide sheets above, the felt with the
// stock on it, the own side in one row.
func (v *view) tablet() {
	t := min(v.Frame.Text, 1.4)
	r := v.Frame.Safe
	plate := v.HintPlace(ui.R(r.X+14, r.Y+70, r.W-28, hintLow*r.H))
	p := v.Places(table.Sizes{Others: max(128, plate), Own: 112 + 60*(t-1)})
	if plate == 0 {
		v.Stage.Lay(v.OthersPart(ui.Loose, v.panel), p.Others)
	}
	v.table(stacked(p.Middle), true)
	v.trayWide(p.Own)
}
