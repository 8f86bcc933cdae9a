package table

import "treille/engine"

// An Opener is a game's view of a game in which not all of the time something is hidden:
// where people share a device, it then passes from hand to hand uncovered.
type Opener interface {
	// Hides reports whether the viewer sees anything now that other people may
	// not see, or is about to.
	Hides() bool
}

// hides reports whether anything is hidden now from others at the device.
func (t *Table) hides() bool {
	o, ok := t.game.(Opener)
	return !ok || o.Hides()
}

// handOver shows the table to whoever is to decide next, where nothing is hidden.
func (t *Table) handOver(p engine.Player) {
	t.privacy.veiled, t.privacy.veilSoon = false, false
	t.looking, t.due, t.goesOn = false, engine.Terminal, false
	t.view(p)
	t.replayLog(p)
	t.app.Stage().Fresh() // the same pieces, seen from another seat
	if t.session.Decider() == p {
		t.ringFor(p) // at once: what he touches from now on is his decision
	}
}
