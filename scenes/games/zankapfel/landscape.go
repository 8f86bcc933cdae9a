package zankapfel

import (
	zk "treille/engine/zankapfel"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// crowded reports whether race, others and values have a tab of their own on a phone held
// sideways: on a smaller one, and where words are large.
func (v *view) crowded() bool {
	return v.Narrow() && !v.Replayed() || v.largeText() || v.Frame.Safe.W < leastWide
}

// landscape arranges the table for a phone held sideways: others, board, own side beside
// each other; mirrored for the left hand.
func (v *view) landscape() {
	z := table.Sizes{Others: sidewaysOthers, Own: leastOwn}
	if v.crowded() {
		z = table.Sizes{Own: leastNarrow}
	}
	if safe := v.Frame.Safe; v.round.screen == orchardScreen { // which is square
		z.Own = max(z.Own, safe.W-z.Others-safe.H+besideSquare)
	} else {
		z.Own = max(leastFeltOwn, min(largestFeltOwn, safe.W/3))
	}
	p := v.Places(z)
	middle := v.felt()
	if v.round.screen == orchardScreen {
		middle = v.orchard(0, p.Middle.W)
	}
	if v.crowded() {
		if v.round.screen == orchardScreen && v.onOthers() {
			middle = v.othersPage(p.Middle.W)
		}
		middle = ui.Column(ui.Near, middle.Growing(), v.hint(lowHint*min(v.Frame.Text, largestLine)))
	} else {
		v.Stage.Lay(v.OthersPart(ui.Apart, v.seat), p.Others)
	}
	v.Stage.Lay(middle, p.Middle)
	many := len(v.Actions().Others) > 1 && !v.mine(zk.PhaseAccept) || v.mine(zk.PhaseOffer)
	v.Stage.Lay(v.ownLandscape(p.Own.Bottom()-v.ActionsPlace(p.Own, many).Top()), p.Own)
	own, _ := v.Stage.Where(actionsID)
	place := v.ActionsPlace(own, many)
	place.Centre = true
	if len(v.Actions().Others) == 0 && !v.Taught() {
		place.Main = place.Other.Around(place.Main)
	}
	v.decide(place)
}

// ownLandscape is the own side: race and values or the tabs, what is chosen from or what the
// viewer has, line and buttons, which are so high.
func (v *view) ownLandscape(buttons float64) ui.Part {
	onOrchard, accepts := v.round.screen == orchardScreen, v.mine(zk.PhaseAccept)
	high, race := leastHint, v.race()
	if !onOrchard {
		high *= 2
	}
	if accepts { // the list needs the room
		race = race.Dropped(1)
	}
	hint := ui.Area(0, high, func(*ui.Stage, ui.Rect) {}).Named(hintID)
	values := ui.When(onOrchard && !accepts, v.ledger(v.ledgerRows()))
	if v.crowded() {
		hint, values, race = ui.Part{}, ui.Part{}, ui.When(onOrchard && !accepts, v.orchardTabs())
	}
	actions := ui.Column(0, hint.Growing(), ui.Space(0, buttons)).Named(actionsID)
	what := v.asked()
	switch {
	case v.choosesDiscord():
		what = v.discordGrid()
	case v.mine(zk.PhaseCall):
		what = what.Growing()
	case !onOrchard && v.round.screen == harvestScreen && !v.crowded():
		left := ui.Label(lang.Capital(v.Words.Count(v.x.Places.DiscordLeft, v.discordLeft(v.Base()))), table.HintWords.In(sprites.CreamSoft))
		what = ui.Column(ui.Close, ui.Either(v.ownBar(), v.ownScore()).Dropped(1), ui.Column(ui.Tight, left.Dropped(1), v.valuesPart(1, v.valuesOf(v.Base()), sprites.CreamSoft)).Dropped(2), what)
	case !onOrchard:
		what = ui.Column(ui.Close, v.ownScore().Dropped(1), what)
	case accepts:
	case v.mine(zk.PhaseOffer):
		what = ui.Column(ui.Apart, v.ownBar().Dropped(1), what)
	case v.crowded() && v.mayorTime():
		what = v.ownBar()
	case v.crowded():
		what = v.besideShop(v.hand(smallHand).Growing())
	default:
		what = v.ownBar()
		if !v.mayorTime() {
			what = ui.Either(ui.Row(ui.Wide, v.ownScore(), v.hand(smallHand).Growing()), what)
		}
		actions = v.Handed(ui.Apart, v.shop().Wide(sidewaysShop), actions.Growing())
	}
	return ui.Column(ui.Apart, race, values, v.harvestLedger().Dropped(1), what, actions.Growing())
}
