package farbenpoker

import (
	fp "treille/engine/farbenpoker"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// largeMain is the width of the one large button of a phone held upright, in that of the own side.
const largeMain = 0.55

// portrait arranges the table for a phone held upright: the others, the felt, the own
// chips beside the button.
func (v *view) portrait() {
	others := 60.0
	if v.Short() {
		others = 44
	}
	own, plate, below, second := v.ownHigh(), 0.0, 0.0, 0.0
	if v.Replayed() && !v.Short() {
		second = secondLine
	}
	own += second
	if v.HintFound() {
		r := v.Frame.Column(480)
		spare := r.H - hintTop - own - leastHigh/v.Frame.Unit
		plate = v.HintPlace(ui.R(r.X+hintEdge, r.Y+hintTop, r.W-2*hintEdge, min(spare, hintLow*r.H*v.Frame.Text)))
		switch {
		case plate > spare:
			plate = 0
		case plate > spare-others:
			others = max(others, plate-4)
		default:
			below = plate
		}
	}
	p := v.hintBelow(table.Sizes{Others: others, Own: own}, below)
	if plate == below {
		v.Stage.Lay(v.OthersPart(ui.Apart, v.panel), p.Others)
	}
	felt := ui.R(p.Middle.X, p.Middle.Y+4, p.Middle.W, p.Middle.H-8)
	v.table(stacked(felt), false)
	k := min(1, v.Frame.Column(480).W/390)
	place := v.ActionsPlace(p.Own, true)
	place.MainSize *= 0.88
	place.Hint.H += second
	place.HintSize = max(place.HintSize, 18*k)
	if plate == 0 {
		v.hintOnB(v.Frame.Column(480).Inset(hintEdge), p.Own.Y, place.Main.Y)
	}
	purse, next := v.trayLow(&place, p.Own)
	v.own(place, purse, next, purseSize*k)
}

// hintBelow divides the screen; a hint that is so high lies between the felt and the own side, and the felt becomes
// lower: over it, it would cover sticks.
func (v *view) hintBelow(z table.Sizes, high float64) table.Places {
	if high == 0 {
		return v.Places(z)
	}
	z.Own += high + ui.Near
	p := v.Places(z)
	v.HintPlace(ui.R(p.Own.X+hintEdge, p.Own.Y, p.Own.W-2*hintEdge, high))
	p.Own.Y, p.Own.H = p.Own.Y+high+ui.Near, p.Own.H-high-ui.Near
	return p
}

// ownHigh is how high the own side of a phone held upright is: beside a hint in large words, the line
// above the buttons is a single one.
func (v *view) ownHigh() float64 {
	if !v.oneRow() {
		return v.HintHeight() + 12 + v.ButtonsHeight()
	}
	return v.lineHigh() + 12 - v.ActionsPlace(ui.Rect{}, true).Main.Y
}

// lineHigh is how high the line above the buttons of a phone held upright is.
func (v *view) lineHigh() float64 {
	if v.Hinting() && v.Frame.Text > 1.2 {
		return v.HintHeight() / 2
	}
	return v.HintHeight()
}

// hintOnB lets the plate of a hint lie over the lower side of the stand, above the
// buttons, where it is not known yet or the felt has no room to spare. Its words become smaller before it covers the line over the
// buttons. Where sticks are put on that side, it lies over the others and the dice.
func (v *view) hintOnB(room ui.Rect, line, buttons float64) {
	top := v.ground.sides[1].box.Y
	room.H = hintLow * v.Frame.Safe.H * v.Frame.Text
	if !v.putsOnB() {
		room.H = min(room.H, line-top)
	}
	room.Y = v.Frame.Safe.Y + hintTop
	h := v.HintPlace(room)
	if h == 0 || v.putsOnB() {
		return
	}
	low := buttons - h - ui.Near
	room.Y, room.H = min(max(top, line-h), low), h
	v.HintPlace(room)
}

// putsOnB reports whether sticks are put back on side B, or may be.
func (v *view) putsOnB() bool { return v.putting() && v.now.PutSide != fp.SideA }

// oneRow reports whether large buttons of a phone held upright stand side by side, so that the
// felt keeps the room; a short one is too narrow for that.
func (v *view) oneRow() bool { return !v.Taught() && !v.Replayed() && !v.Short() }

// trayLow divides the own side of a phone held upright: the chips, the button that
// goes from hole to hole, and those that decide. Large buttons stand one above the
// other, the chips over them.
func (v *view) trayLow(place *table.ActionsPlace, own ui.Rect) (purse, next ui.Rect) {
	row := ui.R(own.X+12, place.Main.Y, own.W-24, place.Main.H)
	if v.oneRow() {
		place.Hint.H = v.lineHigh()
	}
	switch {
	case v.buttonless(): // what is said has the room of the buttons
		return row, row
	case place.Stack && v.oneRow():
		z := trayRow{height: row.H, main: own.W * largeMain, gap: ui.Apart, purse: own.W}
		if v.twoButtons() {
			both := row.W - 2*ui.Apart
			if v.stepping() {
				both -= nextWide + ui.Apart
			}
			z.main, z.other = both/2, both/2
			purse = ui.R(row.X, place.Hint.Y, 76, place.Hint.H)
			place.Hint.X, place.Hint.W = place.Hint.X+84, place.Hint.W-84
			_, next = v.trayRow(place, row, z)
			return purse, next
		}
		v.TellAt(ui.R(place.Hint.X, place.Hint.Y, place.Hint.W, place.Hint.H-ui.Tight))
		return v.trayRow(place, row, z)
	case place.Stack:
		if v.Taught() {
			*place = place.MainFirst()
		}
		place.Taken = true
		purse, next = place.Other, ui.R(row.Right()-nextWide, place.Other.Y, nextWide, place.Other.H)
		if v.stepping() {
			purse.W -= nextWide + ui.Apart
		}
		if v.twoButtons() {
			place.Other = purse
			purse = ui.R(row.X, place.Hint.Y, 76, place.Hint.H)
			place.Hint.X, place.Hint.W = place.Hint.X+84, place.Hint.W-84
		}
		return purse, next
	}
	z := trayRow{height: row.H, main: own.W*0.497 - 12, gap: ui.Apart, purse: own.W}
	if v.twoButtons() {
		left, share := 62.0, 0.5 // of the chips, and of the other button
		if v.Taught() {
			left, share = own.W*purseShare-2, 0.46
		}
		if v.stepping() {
			left += nextWide + 4
		}
		w := row.W - left - 2*ui.Apart
		z.main, z.other = w*(1-share), w*share
	}
	return v.trayRow(place, row, z)
}

// buttonless reports whether the viewer has no button until a comeback, and nothing is told in
// its place; a pupil has his.
func (v *view) buttonless() bool {
	return v.rests(v.Base()) && !v.out() && !v.Replayed() && !v.Taught() && v.AtOnce() && !v.Skipping() && !v.Online()
}

// twoButtons reports whether there is a second button beside the main one: the third die
// may be rolled again, the game is taught, or it is asked what to do about the line.
func (v *view) twoButtons() bool { return v.Taught() || len(v.Actions().Others) > 0 || v.LineAsks() }

// stepping reports whether a button goes from hole to hole, where they are too small to be
// touched surely, and not only as long as a hint is read.
func (v *view) stepping() bool {
	small := v.Short() || v.Narrow() || v.Frame.Text > 1.2
	return v.dense() && v.Deciding() && (small || !v.HintFound())
}

// own adds the own chips with their number in a size, hint or verdict, and buttons; two that can be
// chosen from have letters of one size.
func (v *view) own(place table.ActionsPlace, purse, next ui.Rect, size float64) {
	v.Stage.Lay(ui.When(!v.ListsAll(), v.purse(size)), purse)
	if v.stepping() {
		label, piece, wide := v.x.Buttons.NextDraw, "stick-standing", nextStick
		if v.putting() {
			label, piece, wide = v.x.Buttons.NextPut, "hole", nextHole
		}
		v.Stage.Button(ui.ButtonSpec{ID: "next", Rect: next, Spoken: label, Size: 18, Key: 'n', Act: v.nextHole})
		to := ui.Mark(sprites.Surface{Kind: sprites.Icon, Icon: "chevron", Stroke: 2.2, Tint: sprites.Ink}, nextChevron, nextChevron)
		v.Stage.Lay(ui.Row(ui.Tight, ui.Art(artFolder+piece, wide), to).Centred(), next)
	}
	if v.twoButtons() {
		place.MainSize = place.OtherSize
	}
	if v.said() != nil {
		place.Plate = v.verdict
	}
	v.Decisions(place)
}

// landscape arranges it for a phone held sideways: the others at the left, the felt,
// the own side below it. A smaller phone shows less of the others. A large hint has a
// line of its own.
func (v *view) landscape() {
	r := v.Frame.Safe
	w := 112.0
	if v.Narrow() {
		w = 74
	}
	t := min(v.Frame.Text, 1.4)
	moved := v.hintBeside()
	if moved {
		w = hintBeside
	}
	top := r.Y + 53
	others := ui.R(r.X+10, top, w, r.Bottom()-8-top)
	tray, hint := 58+8*(t-1)/0.4, 0.0
	if t > 1.2 || v.Narrow() {
		hint = 24 * t / 1.1
	}
	felt := ui.R(others.Right()+11, top, r.Right()-10-others.Right()-11, r.Bottom()-tray-hint-10-top)
	if v.Frame.LeftHand {
		others.X = r.Right() - 10 - others.W
		felt.X = r.X + 10
	}
	column := others
	others.H = min(others.H, 110*float64(len(v.Ring)-1))
	if !moved {
		v.Stage.Lay(v.OthersPart(ui.Apart, v.panel), others)
	}
	v.table(low(felt), false)
	if moved {
		v.HintPlace(column)
	} else {
		v.hintOver(column)
	}
	own := ui.R(felt.X+4, r.Bottom()-tray-4, felt.W-4, tray)
	place := v.ActionsPlace(own, false)
	z := trayRow{height: min(54*t, own.H-6), main: min(234, felt.W*0.34), gap: 10, purse: 180, rest: 0.46}
	beside := 0.28 // of the felt, at most, where something is said beside the chips
	if v.twoButtons() {
		z.main, z.other, z.purse, beside = min(190, felt.W*0.27), min(190, felt.W*0.27), 110, 0.15
		if v.Taught() && v.said() == nil { // nothing is said beside the chips: they keep their stacks
			z.purse, beside = 160, 0.23
		}
	}
	if hint > 0 {
		z.rest = 0.94
	} else {
		z.purse = min(z.purse, felt.W*beside)
	}
	purse, next := v.trayRow(&place, own, z)
	place.MainSize, place.OtherSize, place.HintSize = 21*t, 18*t, 17*v.Frame.Text
	if hint > 0 {
		place.Hint = ui.R(felt.X, felt.Bottom()+4, felt.W, hint)
		place.HintSize, place.Centre = min(23, 17*v.Frame.Text), true
	}
	v.own(place, purse, next, purseSize)
}

// hintBeside reports whether a hint takes the place of the others on a phone held sideways, and the felt
// becomes narrower. One that may be about the others' chips leaves them in sight.
func (v *view) hintBeside() bool {
	return v.HintFound() && v.Frame.Safe.W >= hintBeside+leastWideFelt && v.Frame.Text <= 1.2 && v.now.OutOfReach() < 0
}

// hintOver lets the plate of a hint lie over side B, below the dice: all else stays where it is. Where
// sticks are put on that side, or it has no room there, it lies over the column of the others and a
// part of the table.
func (v *view) hintOver(others ui.Rect) {
	w := min(hintOver, v.Frame.Safe.W*0.8)
	g := &v.ground
	left := max(g.pot.Right(), g.plate.Right()) + ui.Near
	room := ui.R(left, g.brace, g.felt.Right()-ui.Near-left, g.felt.Bottom()-g.brace-ui.Near)
	if h := v.HintPlace(room); h > 0 && h <= room.H && !v.putsOnB() {
		room.Y, room.H = room.Bottom()-h, h
		v.HintPlace(room)
		return
	}
	if v.Frame.LeftHand {
		others.X = others.Right() - w
	}
	others.W = w
	v.HintPlace(others)
}

// A trayRow says how high and wide the parts of an own side in one row are at most, and how far
// from each other, and which share the chips have of it where nothing can be decided any more.
type trayRow struct{ height, main, other, purse, gap, rest float64 }

// trayRow divides an own side in one row: chips, hint, buttons; mirrored for the left hand.
// Where the chips may take all of it, the hint stands elsewhere.
func (v *view) trayRow(place *table.ActionsPlace, own ui.Rect, z trayRow) (purse, next ui.Rect) {
	if v.buttonless() {
		z.main, z.purse = 0, own.W*z.rest
	}
	button := func(to *ui.Rect, w float64) ui.Part {
		return ui.Fixed(w, z.height, func(_ *ui.Stage, r ui.Rect) { *to = r })
	}
	room := func(to *ui.Rect) ui.Part { return ui.Area(0, 0, func(_ *ui.Stage, r ui.Rect) { *to = r }) }
	v.Stage.Lay(v.Handed(z.gap,
		room(&purse).Roomy(z.purse, 0).GrowingBy(0),
		ui.When(z.purse < own.W, room(&place.Hint).Pad(0, ui.Tight)),
		ui.When(v.stepping(), button(&next, nextWide)),
		ui.When(v.twoButtons(), button(&place.Other, z.other)),
		button(&place.Main, z.main)), own)
	if !v.twoButtons() {
		place.Other = place.Main
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
	const sheets = 200.0
	right := ui.R(p.Middle.Right()-sheets, p.Middle.Y, sheets, p.Middle.H)
	felt := ui.R(p.Middle.X, p.Middle.Y, p.Middle.W-sheets-14, p.Middle.H)
	v.bankSheets(right)
	v.table(beside(felt), true)
	v.trayWide(p.Own)
}

// trayWide adds own chips, hint and buttons in one row.
func (v *view) trayWide(own ui.Rect) {
	t := min(v.Frame.Text, 1.4)
	place := v.ActionsPlace(own, false)
	z := trayRow{height: 68 * t, main: 200 * t, other: 170 * t, gap: 10, purse: min(320, own.W*0.33), rest: 0.46}
	if t > 1.2 {
		z.purse = 180
	}
	if v.twoButtons() {
		z.main, z.other, z.purse = 190, 190, max(160, own.W*purseShare)
	}
	purse, next := v.trayRow(&place, ui.R(own.X+14, own.Y+4, own.W-14, own.H-12), z)
	place.MainSize, place.OtherSize, place.HintSize = 24*t, 21*t, 20*min(v.Frame.Text, 1.6)
	place.Stack, place.Centre = false, false
	v.own(place, purse, next, purseWide)
}

// tablet arranges it for a tablet held upright: wide sheets above, the felt with the
// stock on it, the own side in one row.
func (v *view) tablet() {
	t := min(v.Frame.Text, 1.4)
	r := v.Frame.Safe
	high, edge := 0.0, 14+hintEdge
	if v.HintFound() {
		high = v.HintPlace(ui.R(r.X+edge, r.Y, r.W-2*edge, hintLow*r.H))
	}
	p := v.hintBelow(table.Sizes{Others: 128, Own: 112 + 60*(t-1)}, high)
	v.Stage.Lay(v.OthersPart(ui.Loose, v.panel), p.Others)
	v.table(stacked(p.Middle), true)
	if high == 0 {
		v.hintOnB(ui.R(r.X+edge, 0, r.W-2*edge, 0), p.Own.Y, p.Own.Y)
	}
	v.trayWide(p.Own)
}
