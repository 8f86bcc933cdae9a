package zankapfel

import (
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// sideways arranges the table for a phone held sideways: others, board, own side beside
// each other; mirrored for the left hand. A smaller phone, or large words, leave
// race, others and values to a tab.
func (v *view) landscape() {
	v.crowded = v.Narrow() && !v.Replayed() || v.Frame.Text > 1.2 || v.Frame.Safe.W < 790
	safe := v.Frame.Safe
	h := safe.H - 61
	z := table.Sizes{Others: 112}
	if v.crowded {
		z.Others = 0
		z.Own = max(safe.W-40-h+10, leastNarrow)
	} else {
		z.Own = max(safe.W-z.Others-40-h, leastOwn)
	}
	if v.round.screen != orchardScreen {
		z.Own = min(300, max(236, safe.W*0.33))
	}
	p := v.Places(z)
	hint := ui.Rect{}
	if v.crowded {
		v.elsewhere(p.Own)
		h := lowHint * min(v.Frame.Text, 1.55)
		hint = ui.R(p.Middle.X, p.Middle.Bottom()-h, p.Middle.W, h)
		p.Middle.H -= h + 4
	} else {
		v.Stage.Lay(v.OthersPart(ui.Apart, v.seat), p.Others)
	}
	switch v.round.screen {
	case harvestScreen:
		v.harvestLandscape(p, hint)
	case quarrelScreen:
		v.quarrelLandscape(p, hint)
	default:
		v.orchardLandscape(p, hint)
	}
}

// orchardLandscape shows the orchard, and at its side what the phase is about.
func (v *view) orchardLandscape(p table.Places, hint ui.Rect) {
	m := p.Middle
	size := min(m.W, m.H)
	if v.crowded && v.onOthers() {
		v.othersPage(m)
	} else {
		v.orchard(m.CX()-size/2, m.CY()-size/2, size)
	}
	own := p.Own
	place := v.ActionsPlace(own, v.mine(zk.PhaseOffer) || v.mine(zk.PhaseAccept) && !v.crowded || v.dense)
	if v.crowded {
		place.Hint, place.Centre = hint, true
		if v.mine(zk.PhaseAccept) {
			v.pileAt = ui.R(own.X, own.Y, 40, 40)
			v.offerList(ui.R(own.X, own.Y, own.W, min(place.Top()-own.Y-10, offerRow*float64(len(v.offers())+1)+6)))
			v.Decisions(place)
			return
		}
		v.orchardTabs(ui.R(own.X, own.Y, own.W, 44))
		own.Y, own.H = own.Y+57, own.H-57
		v.ownNarrow(own, place)
		return
	}
	v.ruler(ui.R(own.X, own.Y-1, own.W, raceHeight))
	own.Y, own.H = own.Y+raceHeight+5, own.H-raceHeight-5
	if v.mine(zk.PhaseAccept) {
		h := min(offerRow*float64(len(v.offers())+1)+6, place.Top()-own.Y-40)
		v.offerList(ui.R(own.X, own.Y, own.W, h))
		place.Hint = ui.R(own.X, own.Y+h+2, own.W, place.Top()-own.Y-h-6)
		v.pileAt = ui.R(own.X, own.Y, 40, 40)
		v.Decisions(place)
		return
	}
	lh := v.ledgerHeight()
	v.ledger(ui.R(own.X, own.Y, own.W, lh))
	own.Y, own.H = own.Y+lh+6, own.H-lh-6
	if v.mine(zk.PhaseOffer) {
		v.pointsChoice(ui.R(own.X, own.Y, own.W, 50))
		place.Hint = ui.R(own.X, own.Y+54, own.W, place.Top()-own.Y-58)
		v.pileAt = ui.R(own.X, own.Y, 40, 40)
		v.Decisions(place)
		return
	}
	v.ownLandscape(own, place)
}

// ownLandscape is the own side of the first and second phase: hand or bar, shop, button.
func (v *view) ownLandscape(own ui.Rect, place table.ActionsPlace) {
	shop := ui.R(own.X, 0, 98, 0)
	w := min(54, (own.H-112-16)/table.CardRatio)
	if v.mayorTime() || v.Replayed() || w < leastHand { // where the dock or the ledger leaves little room
		bar, gap := 50.0, 8.0
		if place.Top()-own.Y-bar-gap < leastHint {
			bar, gap = 42, 3
			place.Main.Y, place.Main.H = own.Bottom()-8-leastMain, leastMain
		}
		v.ownBar(ui.R(own.X, own.Y, own.W, bar))
		own.Y, own.H = own.Y+bar+gap, own.H-bar-gap
	} else {
		v.hand(ui.R(own.X+88, own.Y+10, own.W-90, w*table.CardRatio), w)
		v.ownCrest(own.X+2, own.Y+18, true)
		own.Y, own.H = own.Y+14+w*table.CardRatio+4, own.H-18-w*table.CardRatio
	}
	shop.Y, shop.H = own.Y, own.Bottom()-8-own.Y
	rest := ui.R(shop.Right()+10, own.Y, own.Right()-shop.Right()-10, own.H)
	if v.Frame.LeftHand {
		rest.X = own.X
		shop.X = own.Right() - shop.W
	}
	v.shop(shop)
	place.Main.X, place.Main.W = rest.X, rest.W
	if v.dense {
		place.Other.X, place.Other.W = rest.X, rest.W
	}
	place.Hint = ui.R(rest.X, rest.Y, rest.W, place.Top()-rest.Y-4)
	place.Centre = true
	if v.Taught() { // in the place of the hint
		high := min(54, (place.Main.Bottom()-rest.Y-8)/2)
		place.Stack = true
		place.Other = ui.R(rest.X, rest.Y, rest.W, high)
		place.Main.Y, place.Main.H = place.Main.Bottom()-high, high
	}
	v.Decisions(place)
}

// ownNarrow is the own side of a smaller phone.
func (v *view) ownNarrow(own ui.Rect, place table.ActionsPlace) {
	room := ui.R(own.X, own.Y, own.W, place.Top()-own.Y-8)
	switch {
	case v.mine(zk.PhaseOffer):
		v.pointsChoice(ui.R(room.X, room.Y, room.W, min(66, room.H)))
		v.pileAt = ui.R(room.X, room.Y, 40, 40)
	case v.mayorTime():
		v.ownBar(ui.R(room.X, room.Y, room.W, min(barHeight, room.H)))
		v.pileAt = ui.R(room.X, room.Y, 40, 40)
	default:
		h := min(room.H, 112)
		shop := ui.R(room.X, room.Y, 50, h)
		hand := ui.R(shop.Right()+8, room.Y+10, room.W-shop.W-8, h)
		if v.Frame.LeftHand {
			hand.X = room.X
			shop.X = room.Right() - shop.W
		}
		w := min(50, (h-12)/table.CardRatio, hand.W-leastSquare*float64(v.kinds()-1))
		v.shop(shop)
		v.hand(hand, w)
	}
	v.Decisions(place)
}

// harvestLandscape shows the felt of the harvest.
func (v *view) harvestLandscape(p table.Places, hint ui.Rect) {
	own := p.Own
	place := v.ActionsPlace(own, false)
	v.harvestFelt(p.Middle)
	v.pileAt = ui.R(own.X, own.Y, 40, 40)
	y := own.Y - 1
	if !v.crowded {
		v.ruler(ui.R(own.X, y, own.W, raceHeight))
		y += raceHeight + 6
	}
	if v.mine(zk.PhaseCall) {
		h := 38.0
		if v.crowded {
			h = 0
		}
		v.jokerChoice(ui.R(own.X, y, own.W, place.Top()-y-h-8), 2)
		place.Hint = ui.R(own.X, place.Top()-h-4, own.W, h)
		if v.crowded {
			place.Hint, place.Centre = hint, true
		}
		v.Decisions(place)
		return
	}
	if v.in.Jokers() == 0 && v.in.LaidDown() == 0 && own.H > 200 {
		v.harvestLedger(ui.R(own.X, y, own.W, 46))
		y += 52
	}
	v.ownCrest(own.X+4, y+6, true)
	place.Hint = ui.R(own.X, y+54, own.W, place.Top()-y-58)
	if v.crowded {
		place.Hint, place.Centre = hint, true
	}
	v.Decisions(place)
}

// quarrelLandscape shows a quarrel.
func (v *view) quarrelLandscape(p table.Places, hint ui.Rect) {
	own := p.Own
	place := v.ActionsPlace(own, false)
	v.duel(p.Middle)
	v.pileAt = ui.R(own.X, own.Y, 40, 40)
	y := own.Y - 1
	if !v.crowded {
		v.ruler(ui.R(own.X, y, own.W, raceHeight))
		y += raceHeight + 6
	}
	h := 38.0
	if v.crowded {
		h = 4
	}
	room := ui.R(own.X, y, own.W, place.Top()-y-h-8)
	if free := room.H - 84; v.mine(zk.PhaseDice) && free >= 52 || !v.round.won && !v.t.Deciding() && room.H >= 52 {
		v.ownCrest(own.X+4, y+6, false)
	}
	switch {
	case v.mine(zk.PhaseDiscord):
		v.discordGrid(room, 5)
	case v.mine(zk.PhaseDice):
		v.diceChoice(ui.R(room.X, room.Y+max(0, room.H-84), room.W, min(84, room.H)))
	case v.round.won:
		v.verdict(ui.R(room.X, room.Y, room.W, min(room.H, 12+40*float64(v.round.bout.quarrel.Len()))))
	}
	place.Hint = ui.R(own.X, place.Top()-h-4, own.W, h)
	if v.crowded {
		place.Hint, place.Centre = hint, true
	}
	v.Decisions(place)
}
