package zankapfel

import (
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// tablet arranges the table for a tablet held upright: wide panels of the others above,
// the board with its sheets, hand and buttons below.
func (v *view) tablet() {
	z := table.Sizes{Others: 140, Own: v.TrayHeight(largeHand, 1) + 20}
	p := v.Places(z)
	v.Stage.Lay(v.OthersPart(ui.Apart, v.seat), p.Others)
	m := p.Middle
	if v.round.screen == orchardScreen {
		v.orchardTablet(m)
	} else {
		v.ruler(ui.R(m.X, m.Y, m.W, 70))
		felt := ui.R(m.X+2, m.Y+82, m.W-4, m.H-96)
		if v.mine(zk.PhaseDiscord) || v.mine(zk.PhaseDice) || v.mine(zk.PhaseCall) || v.round.won && v.round.screen == quarrelScreen {
			felt.H -= 60
		}
		felt.H = min(felt.H, felt.W*0.8)
		if v.round.screen == quarrelScreen {
			v.duel(felt)
		} else {
			v.harvestFelt(felt)
		}
		v.pileAt = ui.R(m.X, m.Y, 40, 40)
		if rest := m.Bottom() - felt.Bottom() - 20; rest > 110 {
			v.SinceIn(ui.R(m.X, felt.Bottom()+12, m.W, rest))
		}
	}
	v.ownTablet(p.Own)
}

// orchardTablet has the board, values and pile beside it, and below what happened.
func (v *view) orchardTablet(m ui.Rect) {
	size := min(564, m.W-212, m.H)
	if v.mine(zk.PhaseAccept) {
		size = min(size, m.H-offerRow*float64(len(v.offers())+1)-26)
	}
	v.roundBoard(m.X, m.Y, size)
	r := ui.R(m.X+size+14, m.Y, m.Right()-m.X-size-14, size)
	if v.mine(zk.PhaseAccept) {
		v.counterFlat(ui.R(r.X+2, r.Y, r.W-4, 118)) // the list has the values
		if r.H > 270 {
			v.SinceIn(ui.R(r.X, r.Y+130, r.W, r.H-130))
		}
	} else {
		h := min(300, size*0.53)
		if size-h-12 < 250 {
			h = size - 12 - 118
			v.counterFlat(ui.R(r.X+2, r.Y+h+12, r.W-4, 118))
		} else {
			v.counter(ui.R(r.X+2, r.Y+h+12, r.W-4, size-h-12))
		}
		v.valueSheet(ui.R(r.X, r.Y, r.W, min(h, 440)))
	}
	y := m.Y + size + 14
	switch rest := m.Bottom() - y - 6; {
	case v.mine(zk.PhaseAccept):
		v.offerList(ui.R(m.X, y, m.W, min(rest, offerRow*float64(len(v.offers())+1)+6)))
	case rest > 240:
		v.laidStrip(ui.R(m.X, y, m.W, 118))
		v.SinceIn(ui.R(m.X, y+130, m.W, rest-130))
	case rest > 110:
		v.laidStrip(ui.R(m.X, y, m.W*0.56, 118))
		v.Since(ui.R(m.X+m.W*0.56+12, y, m.W*0.44-12, 118))
	}
}

// ownTablet adds the hand, what the phase asks for, and the buttons.
func (v *view) ownTablet(r ui.Rect) {
	place := v.ActionsPlace(r, false)
	v.Stage.Place(seatPlace(v.Base()), ui.R(r.X, r.Y+40, 80, 80))
	h := largeHand * table.CardRatio
	row := ui.R(r.X, place.Top()-20-h, r.W, h)
	kinds := float64(max(v.kinds(), 1))
	hand := ui.R(row.X, row.Y, min(largeHand+(kinds-1)*largeHand*0.72, row.W*0.45), h)
	rest := ui.R(hand.Right()+20, row.Y, row.Right()-hand.Right()-20, h)
	v.hand(hand, largeHand)
	switch {
	case v.mine(zk.PhaseDice):
		v.diceChoice(ui.R(rest.X, rest.Y+20, rest.W, 96))
	case v.mine(zk.PhaseOffer):
		v.pointsChoice(ui.R(rest.X, rest.Y+40, rest.W, 60))
	case v.mine(zk.PhaseCall):
		v.jokerChoice(rest, 4)
	case v.mine(zk.PhaseDiscord):
		v.discordGrid(ui.R(rest.X, rest.Y-48, rest.W, rest.H+48), 5)
	case v.round.won && v.round.screen == quarrelScreen:
		v.verdict(ui.R(rest.X, rest.Y+8, rest.W, 118))
	default:
		v.discordTray(rest)
	}
	v.Decisions(place)
}
