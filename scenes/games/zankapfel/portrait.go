package zankapfel

import (
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// portrait arranges the table for a phone held upright: opponents, race and board
// above, what the phase is about where the thumb is.
func (v *view) portrait() {
	switch v.round.screen {
	case harvestScreen:
		v.harvestPortrait()
	case quarrelScreen:
		v.quarrelPortrait()
	default:
		v.orchardPortrait()
	}
}

// orchardPortrait shows the orchard. Where there is no room for all, race, others and
// values have a tab of their own.
func (v *view) orchardPortrait() {
	col := v.Frame.Column(480)
	tray := v.trayHeight()
	top := col.Y + 54
	foot := col.Bottom() - tray
	ledger := v.ledgerHeight() + 6
	if v.mine(zk.PhaseAccept) {
		ledger = 0
	}
	width := min(col.W-12, 430)
	others := ui.R(col.X+6, top, col.W-12, seatHeight)
	race := ui.R(col.X+6, others.Bottom()+4, col.W-12, raceHeight)
	y := race.Bottom() + partGap
	if v.mine(zk.PhaseAccept) && len(v.offers()) > 3 {
		y = race.Y // the list needs the room of the race
	}
	size := min(width-19, foot-ledger-y-6)
	least := leastSquare
	if v.Replayed() {
		least = leastSeen
	}
	v.crowded = v.Frame.Unit*size < least*359/57
	if v.crowded {
		y = top + 44 + 6
		size = min(width, foot-ledger-y-4)
		if v.Frame.Unit*size < leastSquare*359/57 && ledger > 0 {
			ledger = 0
			size = min(width, foot-y-4)
		}
		v.orchardTabs(ui.R(col.X+6, top, col.W-12, 44))
	} else {
		v.Stage.Lay(v.OthersPart(ui.Apart, v.seat), others)
		if y > race.Y {
			v.ruler(race)
		}
	}
	middle := ui.R(col.X+6, y, col.W-12, foot-ledger-y-8)
	if v.crowded && v.onOthers() {
		v.othersPage(middle)
	} else {
		if v.crowded {
			v.elsewhere(ui.R(col.CX(), top, col.W/2-6, 44))
		}
		if size > leastBoard { // else the list of offers says it
			v.orchard(middle.CX()-size/2, y, size)
		}
	}
	if ledger > 0 {
		v.ledger(ui.R(col.X+6, foot-ledger, col.W-12, ledger-6))
	}
	v.trayPortrait(ui.R(col.X, foot, col.W, tray))
}

// orchardTabs are the tabs of a small phone.
func (v *view) orchardTabs(r ui.Rect) {
	v.Tabs(r, []table.Tab{
		{ID: "orchard", Name: v.x.Places.Orchard, On: !v.onOthers(), Act: func() { v.turnTo(false) }},
		{ID: "others", Name: v.Words.Table.Others, On: v.onOthers(), Act: func() { v.turnTo(true) }},
	})
}

// elsewhere lets what goes to the others travel to the tab where they are.
func (v *view) elsewhere(tab ui.Rect) {
	for _, p := range v.Ring[1:] {
		v.Stage.Place(seatPlace(p), tab)
	}
}

// othersPage shows race, others and values on a small phone; where there is little room,
// the panels alone say the scores.
func (v *view) othersPage(r ui.Rect) {
	race := ui.Area(0, raceHeight, func(_ *ui.Stage, r ui.Rect) { v.ruler(r) }).High(raceHeight)
	values := ui.When(v.in.Mayor() != zk.NoSquare, v.ledgerPart(v.ledgerRows()))
	var seats []ui.Part
	for _, p := range v.Ring[1:] {
		seats = append(seats, v.seat(p).AtLeast(0, ui.Target))
	}
	columns := max(2, int(r.W/leastPanel/v.Frame.Caption()))
	v.Stage.Lay(ui.Column(ui.Apart, ui.Space(0, 0), race.Dropped(1), ui.Grid(columns, ui.Apart, seats...), values.Dropped(2)).Raised(2), r)
}

// trayHeight is how high the own side is, with what the phase needs over the
// buttons.
func (v *view) trayHeight() float64 {
	return v.trayContent() + v.ButtonsHeight()
}

// trayContent is the height of that.
func (v *view) trayContent() float64 {
	hint := v.HintHeight()
	large := v.Frame.Text > 1.2
	switch {
	case v.mine(zk.PhaseAccept):
		return offerRow*float64(len(v.offers())+1) + 6 + hint + 10
	case v.mine(zk.PhaseOffer):
		return 54*min(v.Frame.Text, 1.2) + hint + 22
	case v.mayorTime():
		return barHeight + hint + 28
	case v.Short() && large:
		return 78 + hint + 10
	case v.Short():
		return 106
	case large:
		return 100 + hint + 8
	}
	return 112 + 17
}

// mayorTime reports whether the second phase goes on, in which the hand is folded.
func (v *view) mayorTime() bool {
	if v.roundOver() {
		return false
	}
	return v.in.Phase() == zk.PhaseAnnounce || v.in.Phase() == zk.PhaseOffer || v.in.Phase() == zk.PhaseAccept ||
		v.round.last.Kind == zk.EventMayorMoved || v.round.last.Kind == zk.EventChipHarvested
}

// trayPortrait adds the own side.
func (v *view) trayPortrait(r ui.Rect) {
	place := v.ActionsPlace(r, true)
	content := ui.R(r.X+6, r.Y, r.W-12, v.trayContent())
	hint := v.HintHeight()
	place.Hint = ui.R(r.X+10, content.Bottom()-hint-6, r.W-20, hint)
	switch {
	case v.mine(zk.PhaseAccept):
		h := offerRow*float64(len(v.offers())+1) + 6
		v.offerList(ui.R(content.X, content.Y, content.W, h))
		place.HintSize = 15 * v.Frame.Text
	case v.mine(zk.PhaseOffer):
		v.pointsChoice(ui.R(content.X, content.Y, content.W, 54*min(v.Frame.Text, 1.2)))
	case v.mayorTime():
		v.ownBar(ui.R(content.X, content.Y, content.W, barHeight))
		v.mayorButtons(&place)
		return
	default:
		v.farmTray(content, &place)
	}
	v.Decisions(place)
}

// mayorButtons adds pile and button of the second phase.
func (v *view) mayorButtons(place *table.ActionsPlace) {
	if !place.Stack {
		d := place.Other
		if v.Frame.LeftHand {
			d.X = place.Main.Right() - d.W
		}
		if v.Taught() {
			v.pileAt = d
			v.Decisions(*place)
			return
		}
		v.pileSmall(d.X+4, d.Bottom()-74, 46)
		if v.dense { // the button for the next square stands there
			v.pileAt = d
		}
		place.Hint.X, place.Hint.W = place.Main.X-20, place.Main.W+20
		if v.Frame.LeftHand {
			place.Hint.X = place.Other.X
		}
	} else {
		v.pileAt = place.Other
	}
	v.Decisions(*place)
}

// farmTray adds what can be bought and the hand, and, where no other button stands
// there, who the player is.
func (v *view) farmTray(r ui.Rect, place *table.ActionsPlace) {
	large := v.Frame.Text > 1.2
	shop := ui.R(r.X, r.Y, 102, 112)
	switch {
	case v.Short() && large:
		shop.W, shop.H = 70, 78
	case v.Short():
		shop.W, shop.H = 70, 98
	case large:
		shop.H = 100
	}
	hand := ui.R(shop.Right()+12, shop.Y+12, r.Right()-shop.Right()-14, 0)
	if v.Frame.LeftHand {
		hand.X = r.X + 2
		shop.X = r.Right() - shop.W
	}
	w := smallHand
	if kinds := v.kinds(); kinds > 4 {
		w = manyHand
	}
	if v.Short() {
		w = 46
	} else if !large && w == manyHand {
		hand.Y += 4
	}
	w = min(w, (shop.Bottom()-hand.Y)/table.CardRatio, hand.W-leastSquare*float64(v.kinds()-1))
	v.shop(shop)
	v.hand(hand, w)
	if !large {
		place.Hint = ui.R(hand.X-4, hand.Y+w*table.CardRatio+1, hand.W+6, 22)
		if v.Short() {
			place.Hint.Y = min(place.Hint.Y, r.Bottom()-21)
		}
	}
	if place.Stack || v.Taught() {
		return
	}
	if !v.dense {
		v.ownCrest(v.besideMain(*place), place.Main.Y+6, true)
	}
}

// kinds is how many kinds of apples the hand has.
func (v *view) kinds() int {
	n := 0
	for c := zk.Red; c <= zk.Joker; c++ {
		if v.in.Hand().Has(c) {
			n++
		}
	}
	return n
}

// spare is the room between what is chosen from, hint and buttons of a high phone.
func (v *view) spare() float64 {
	if v.Frame.Safe.H > 800 && v.Frame.Text <= 1.2 {
		return 38
	}
	return 12
}

// harvestPortrait shows the cards of the harvest on the felt.
func (v *view) harvestPortrait() {
	col := v.Frame.Column(480)
	call := v.mine(zk.PhaseCall)
	y := col.Y + 54
	hint := v.HintHeight()
	foot := col.Bottom() - v.ButtonsHeight() - hint - v.spare()
	if call {
		foot -= hint // two lines
		hint *= 2
	}
	if !v.Short() {
		v.ruler(ui.R(col.X+6, y, col.W-12, 60))
		y += 66
	}
	place := v.ActionsPlace(ui.R(col.X, foot, col.W, col.Bottom()-foot), true)
	place.Hint = ui.R(col.X+10, foot+(v.spare()-8)/2, col.W-20, hint)
	switch {
	case call:
		choice := min(292, (foot-y)*0.58)
		felt := ui.R(col.X+6, y+2, col.W-12, min(236, foot-y-choice-14))
		v.harvestFelt(felt)
		v.jokerChoice(ui.R(col.X+6, felt.Bottom()+10, col.W-12, choice), 2)
	default:
		if v.in.Jokers() == 0 && v.in.LaidDown() == 0 && foot-y > 420 {
			v.harvestLedger(ui.R(col.X+6, y, col.W-12, 46))
			y += 53
		}
		v.harvestFelt(ui.R(col.X+6, y+2, col.W-12, foot-y-4))
	}
	v.pileAt = ui.R(col.CX()-20, col.Y, 40, 44)
	if !place.Stack {
		x := v.besideMain(place)
		v.ownCrest(x, place.Main.Y+8, !call)
		v.comes(x+42, place.Main.Y+36, place.Other.W-50)
	}
	v.Decisions(place)
}

// quarrelPortrait shows a quarrel.
func (v *view) quarrelPortrait() {
	col := v.Frame.Column(480)
	y := col.Y + 54
	hint := v.HintHeight()
	content := 0.0
	t := min(v.Frame.Text, 1.3)
	chooses := v.choosing() && v.round.bout.members.Has(v.Base()) && v.in.DiscordLeft(v.Base()) != 0 && !v.round.bout.rollOff
	switch {
	case chooses:
		content = min(2*discordCard*table.CardRatio+8+22, (col.H-54)*0.29)
	case v.Short():
		content = 50
	default:
		content = 66*t + 6
	}
	foot := col.Bottom() - v.ButtonsHeight() - hint - v.spare()
	own := ui.R(col.X+6, foot-content, col.W-12, content)
	if !v.Short() && own.Y-y > 250 {
		v.ruler(ui.R(col.X+6, y, col.W-12, 60))
		y += 66
	}
	v.duel(ui.R(col.X+8, y+3, col.W-16, own.Y-8-y-3))
	place := v.ActionsPlace(ui.R(col.X, foot, col.W, col.Bottom()-foot), true)
	place.Hint = ui.R(col.X+10, foot+(v.spare()-8)/2, col.W-20, hint)
	switch {
	case chooses:
		v.discordGrid(own, 5)
	case v.mine(zk.PhaseDice):
		v.diceChoice(ui.R(own.X, own.Y, own.W, own.H-4))
	case v.round.won:
		place.Hint.Y = place.Top() - hint - 8
		v.verdict(ui.R(own.X, own.Y, own.W, min(place.Hint.Y-own.Y-4, 12+40*float64(v.round.bout.quarrel.Len()))))
	}
	v.pileAt = ui.R(col.CX()-20, col.Y, 40, 44)
	if len(v.Actions().Others) == 0 && !place.Stack && !v.Taught() {
		x := v.besideMain(place)
		v.ownCrest(x, place.Main.Y+8, false)
		v.comes(x+42, place.Main.Y+36, place.Other.W-50)
	}
	v.Decisions(place)
}

// comes shows beside the own score where it will be: with the colour that is chosen, if
// nobody else wants it, or with the quarrel that has been won. Both numbers have that
// much room.
func (v *view) comes(x, y, room float64) {
	gain := 0
	switch c := v.pick.card; {
	case v.round.screen == quarrelScreen:
		if v.round.bout.winner != v.Base() || !v.unpaid() {
			return
		}
		gain = v.in.Number(v.round.bout.colour)
	case !v.mine(zk.PhaseCall) || c == zk.NoCard || v.wanting(c).Without(v.Me()) != 0:
		return
	default:
		gain = v.in.Number(c)
	}
	st := table.FeltNumber.Sized(26)
	words := v.number(v.in.Score(v.Base()) + gain)
	if now := sprites.Measure(v.number(v.Points(v.Base())), st) + 5; now+21+sprites.Measure(words, st) <= room {
		x += now
	} else { // below it
		y += 21
		st.Size = 20
	}
	v.Stage.Put(sprites.Surface{Kind: sprites.Icon, Icon: "chevron", Stroke: 2.4, Tint: sprites.Glow}, ui.R(x, y-17, 17, 17))
	v.Stage.Words(words, x+21, y, st.In(sprites.Glow))
}

// besideMain is where who the player is stands beside the main button.
func (v *view) besideMain(place table.ActionsPlace) float64 {
	if v.Frame.LeftHand {
		return place.Main.Right() - place.Other.W + 4
	}
	return place.Other.X + 2
}
