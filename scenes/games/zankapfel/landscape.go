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
		if v.Hinting() && !v.crowded() { // a wider plate is lower
			z.Own = leastOwn
		}
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
	buttons := p.Own.Bottom() - v.ActionsPlace(p.Own, many).Top()
	under := v.underHint(p.Own, buttons)
	if !under {
		v.hintOverOrchard(p.Middle)
		v.Stage.Lay(v.ownLandscape(buttons), p.Own)
	}
	own, _ := v.Stage.Where(actionsID)
	place := v.ActionsPlace(own, many)
	place.Centre = true
	if under { // the plate says all
		place.Plate = func(ui.Rect) {}
	}
	if len(v.Actions().Others) == 0 && !v.Taught() && v.round.screen != quarrelScreen { // where a button beside it may come
		place.Main = place.Other.Around(place.Main)
	}
	v.decide(place)
}

// underHint lays the plate of a hint over the own side, if there is room below it for what the decision is made from: race and
// own score give way. It reports whether it has.
func (v *view) underHint(own ui.Rect, buttons float64) bool {
	if !v.Hinting() || v.crowded() {
		return false
	}
	plate := v.plateAt(own, false)
	own.Y, own.H = own.Y+plate+ui.Near, own.H-plate-ui.Near
	if !v.Stage.Fits(v.ownHinted(buttons), own) {
		v.HintPlace(ui.Rect{})
		return false
	}
	v.Stage.Lay(v.ownHinted(buttons), own)
	return true
}

// plateAt lays the plate of a hint, as high as it has to be, at the upper or lower end of a box, and returns its height.
func (v *view) plateAt(r ui.Rect, lower bool) (high float64) {
	high = hintSideways
	for range 2 {
		y := r.Y
		if lower {
			y = r.Bottom() - high
		}
		high = v.HintPlace(ui.R(r.X, y, r.W, high))
	}
	return high
}

// hintOverOrchard lays the plate of a hint that offers have no room below over the orchard, off the square that is chosen: the list
// says what the others give.
func (v *view) hintOverOrchard(middle ui.Rect) {
	if v.Hinting() && v.mine(zk.PhaseAccept) && !v.crowded() {
		v.plateAt(middle, v.chosenSquare().Row() < 2)
	}
}

// ownHinted is what a decision is made from on the own side, below the plate of a hint; of the values one line, if there is
// no room for more.
func (v *view) ownHinted(buttons float64) ui.Part {
	what, actions := v.asked(), ui.Space(0, buttons).Growing().Named(actionsID)
	switch {
	case v.choosesDiscord():
		what = ui.Column(0, ui.Space(0, ui.Apart), v.discordGrid(leastHinted).Growing()) // the chosen one rises
	case v.mine(zk.PhaseFarm):
		actions = v.Handed(ui.Apart, v.sidewaysShop(), ui.Column(ui.Apart, v.hand(smallHand).Growing(), actions).Growing())
	}
	with := func(values ui.Part) ui.Part {
		return ui.Column(ui.Apart, ui.When(v.stands, v.race()), values, what.Growing(), actions.Growing())
	}
	rows := v.ledgerRows()
	if v.round.screen != orchardScreen || v.mine(zk.PhaseAccept) || len(rows) == 0 {
		return with(ui.Part{})
	}
	return ui.Either(with(v.ledger(rows)), with(v.ledger(rows[:1])))
}

// ownLandscape is the own side: race and values or the tabs, what is chosen from or what the
// viewer has, line and buttons, which are so high.
func (v *view) ownLandscape(buttons float64) ui.Part {
	onOrchard, accepts := v.round.screen == orchardScreen, v.mine(zk.PhaseAccept)
	high, gap, race := leastHint, ui.Near, v.race()
	if !onOrchard {
		high, gap = 2*leastHint, ui.Apart
	}
	if accepts { // the list needs the room
		race = race.Dropped(1)
	}
	hint := ui.Area(0, high, func(*ui.Stage, ui.Rect) {}).Named(hintID)
	values := ui.When(onOrchard && !accepts, v.ledger(v.ledgerRows()))
	if v.crowded() {
		hint, values, race = ui.Part{}, ui.Part{}, ui.When(onOrchard && !accepts, v.orchardTabs())
	}
	actions := ui.Column(gap, hint.Growing(), ui.Space(0, buttons)).Named(actionsID)
	what := v.asked()
	switch {
	case v.choosesDiscord():
		what = v.discordGrid(leastDiscord)
	case v.mine(zk.PhaseCall):
		what = what.Growing()
	case !onOrchard && v.crowded():
		what = ui.Column(ui.Close, v.ownScore().Dropped(1), what)
	case !onOrchard:
		what = v.besideFelt(what)
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
		actions = v.Handed(ui.Apart, v.sidewaysShop(), actions.Growing())
	}
	with := func(values ui.Part) ui.Part {
		return ui.Column(ui.Apart, race, values, v.harvestLedger().Dropped(1), what, actions.Growing())
	}
	if rows := v.ledgerRows(); v.Replayed() && len(rows) > 2 && !v.crowded() && onOrchard { // its foot takes the room of a line
		return ui.Either(with(values), with(v.ledger(rows[1:])))
	}
	return with(values)
}

// besideFelt is what the viewer has beside the felt of a harvest or quarrel, over what he chooses from or what a quarrel has
// come to: his hand, and unless the felt shows them, his discord cards.
func (v *view) besideFelt(what ui.Part) ui.Part {
	own := v.ownBar()
	if v.Stage.WidthOf(what) == 0 {
		own = ui.Either(ui.Row(ui.Wide, v.ownScore(), v.hand(smallHand).Growing()), own)
	}
	left := ui.Label(lang.Capital(v.Words.Count(v.x.Places.DiscordLeft, v.discordLeft(v.Base()))), table.HintWords.In(sprites.CreamSoft))
	cards := ui.Column(ui.Tight, left.Dropped(1), v.valuesPart(1, v.valuesOf(v.Base()), sprites.CreamSoft))
	apart := v.round.screen == harvestScreen || !v.round.bout.all.Has(v.Base())
	return ui.Column(ui.Apart, ui.Either(own, v.ownScore()).Dropped(1), ui.When(apart, cards).Dropped(2), what)
}

// sidewaysShop is the open card beside line and buttons, which ends where the board does.
func (v *view) sidewaysShop() ui.Part {
	return ui.Column(0, v.shop().Growing(), ui.Space(0, ui.Apart)).Wide(sidewaysShop)
}
