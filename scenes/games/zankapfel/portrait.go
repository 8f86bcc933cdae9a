package zankapfel

import (
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// portrait arranges the table for a phone held upright: opponents, race and board
// above, what the phase is about where the thumb is.
func (v *view) portrait() {
	col := v.Frame.Column(phoneWidth)
	place := v.ActionsPlace(col, true)
	top := col.Y + phoneTop + v.StripRoom()
	room := ui.R(col.X+ui.Close, top, col.W-2*ui.Close, place.Top()-top-ui.Apart)
	again := v.again() && v.Stage.Fits(v.seenAgain(), room)
	switch seen := v.round.screen == orchardScreen; {
	case seen && !v.onOthers() && v.belowRace(room, v.orchardAlone), v.mine(zk.PhaseCall) && v.belowRace(room, v.calling):
	case again:
		v.Stage.Lay(v.seenAgain(), room)
	case seen:
		v.Stage.Lay(v.orchardPortrait(room), room)
	default:
		v.Stage.Lay(v.feltPortrait(), room)
	}
	hint, _ := v.Stage.Where(hintID)
	if !place.Stack && !v.Taught() && len(v.Actions().Others) == 0 {
		beside := place.Other
		if v.mayorTime() || again {
			beside.Y, beside.H = hint.Y, place.Main.Bottom()-hint.Y
			hint.X, hint.W = place.Main.X, place.Main.W+ui.Wide
			if !v.Frame.LeftHand {
				hint.X -= ui.Wide
			}
			v.Stage.Lay(v.offered(besidePile).Bottom(), beside)
		} else if !v.LineAsks() {
			place.Taken = true
			v.Stage.Lay(v.ownScore(), beside)
		}
	}
	left := max(hint.X, col.X+ui.Loose)
	place.Hint = ui.R(left, hint.Y, min(hint.Right(), col.Right()-ui.Loose)-left, hint.H)
	v.Decisions(place)
}

// again reports whether a phone held upright shows a game again, with what moves it at its foot.
func (v *view) again() bool { return v.Frame.Shape == ui.Portrait && v.Stage.Frame().Dock > 0 }

// RevealsAtSeats implements table.SeatRevealer.
func (b *tableState) RevealsAtSeats(f ui.Frame) bool { return f.Shape == ui.Portrait }

// seenAgain shows a game again: all seats with what they hold, as far as it is known, the race, and in one place at all
// steps the orchard over its values, or a felt.
func (v *view) seenAgain() ui.Part {
	seats := ui.Rows(1, ui.Apart, table.Each(v.Ring, v.seat)...).High(seatAgain)
	middle, values, rows := v.orchard(leastAgain, widestOrchard).Growing(), ui.Space(0, 0), v.ledgerRows()
	if n := len(rows); n > 0 {
		values = v.ledger(rows[max(0, n-2):])
	}
	what := ui.Column(partGap, middle, values.High(valuesAgain*v.Frame.Text))
	if v.round.screen != orchardScreen {
		what = ui.Column(partGap, v.harvestLedger().Dropped(1), v.felt().Growing())
	}
	return ui.Column(partGap, seats, v.race(), what.Growing(), v.hint(v.HintHeight()))
}

// orchardPortrait shows the orchard, if there is room in the same place in all phases. Where there is no room for
// all, race, others and values have a tab of their own.
func (v *view) orchardPortrait(room ui.Rect) ui.Part {
	wide := room.W
	race, least, most := v.race(), leastOrchard/v.Frame.Unit, min(wide, widestOrchard)
	ledger := ui.When(!v.mine(zk.PhaseAccept), v.ledger(v.ledgerRows())).Growing()
	if v.Replayed() {
		least = leastAgain / v.Frame.Unit
	}
	if v.mine(zk.PhaseAccept) { // the list needs the room
		race = race.Dropped(1)
	}
	tray, others := v.tray().Growing(), v.OthersPart(ui.Apart, v.seat).High(seatHeight)
	with := func(orchard ui.Part) ui.Part {
		return ui.Column(partGap, others, race, orchard, ledger, tray)
	}
	all := with(v.orchard(least, most-2*ui.Apart).Growing())
	if size := min(most-2*ui.Apart, room.H-seatHeight-raceHeight-4*partGap-belowOrchard*v.Frame.Text); size >= least {
		all = ui.Either(with(v.orchard(size, size)), all)
	}
	if v.onOthers() {
		return ui.Either(all, ui.Column(ui.Apart, v.orchardTabs(), v.othersPage(wide), v.tray()))
	}
	return ui.Either(all,
		ui.Column(partGap, v.orchardTabs(), v.orchard(least, most).Growing(), ledger, tray),
		ui.Column(partGap, v.orchardTabs(), v.orchard(least, most).Growing(), tray),
		ui.Column(partGap, v.orchardTabs(), v.orchard(leastBoard, most).Dropped(1).Growing(), tray))
}

// belowRace lays the plate of a hint that tells where somebody stands between the race and the rest, if there is room
// for all.
func (v *view) belowRace(room ui.Rect, rest func(wide float64) ui.Part) bool {
	if !v.Hinting() || !v.stands {
		return false
	}
	race := v.race()
	high := v.Stage.HeightOf(race, room.W) + partGap
	plate := hintOverFelt
	for range 2 { // as high as it has to be, it takes nothing of the race above
		plate = v.HintPlace(ui.R(room.X, room.Y+high, room.W, plate))
	}
	all := ui.Column(partGap, race, ui.Space(0, plate), rest(room.W).Growing())
	if !v.Stage.Fits(all, room) {
		v.HintPlace(ui.Rect{})
		return false
	}
	v.Stage.Lay(all, room)
	return true
}

// orchardAlone shows the orchard without the others and the race.
func (v *view) orchardAlone(wide float64) ui.Part {
	return ui.Column(partGap, v.orchard(leastOrchard/v.Frame.Unit, min(wide, widestOrchard)-2*ui.Apart).Growing(),
		ui.When(!v.mine(zk.PhaseAccept), v.ledger(v.ledgerRows())).Growing(), v.tray().Growing())
}

// calling shows what is laid, and the colours that a joker may get, without the race.
func (v *view) calling(float64) ui.Part {
	return ui.Column(ui.Close, v.felt(), v.asked().Growing(), v.hint(2*v.HintHeight()))
}

// tray is what the phase needs over the buttons, with the line.
func (v *view) tray() ui.Part {
	what := v.asked()
	switch {
	case v.mine(zk.PhaseAccept):
	case v.mine(zk.PhaseOffer):
		what = ui.Column(partGap, v.ownBar(), what.Growing())
	case v.mayorTime():
		what = v.ownBar()
	default:
		w := smallHand
		if len(table.Where(kinds, v.in.Hand().Has)) > manyKinds {
			w = manyHand
		}
		if !v.largeText() { // the line stands below the hand
			return v.besideShop(ui.Column(ui.Tight, v.hand(w).Growing(), v.hint(v.HintHeight())))
		}
		what = v.besideShop(v.hand(w).Growing())
	}
	return ui.Column(ui.Near, what.Growing(), v.hint(v.HintHeight()))
}

// besideShop has what can be bought beside something else, on the side of the thumb.
func (v *view) besideShop(what ui.Part) ui.Part {
	return v.Handed(ui.Apart, v.shop(), what.Growing())
}

// feltPortrait shows harvest or quarrel, and below what is chosen from.
func (v *view) feltPortrait() ui.Part {
	felt, asked, hint := v.felt().Growing(), v.asked(), v.HintHeight()
	switch {
	case v.choosesDiscord():
		asked = v.discordGrid(leastDiscord)
	case v.mine(zk.PhaseCall):
		hint *= 2 // two lines
	}
	return ui.Column(ui.Close, ui.When(!v.Short(), v.race()).Dropped(2), v.harvestLedger().Dropped(1), felt, asked, v.hint(hint))
}
