package zankapfel

import (
	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// The facts of the outline that are to be seen on each screen, or by one press.
const (
	orchardFact = "orchard" // where the mayor stands, and which chips are left
	faceFact    = "face"    // the open card
	priceFact   = "price"   // what it costs
	valuesFact  = "values"  // what each colour gives at the mayor's square, while cards are bought
)

func scoreFact(p engine.Player) string { return "score/" + digits(int(p)) }

// handFact is how many apple cards a seat has, discordFact how many discord cards.
func handFact(p engine.Player) string    { return "hand/" + digits(int(p)) }
func discordFact(p engine.Player) string { return "discord/" + digits(int(p)) }

func offerFact(p engine.Player) string { return "offer/" + digits(int(p)) }

// seatFacts are those of a seat.
func seatFacts(p engine.Player) []string {
	return []string{scoreFact(p), handFact(p), discordFact(p)}
}

// raceFacts are those that the race shows.
func (v *view) raceFacts() []string { return table.Each(v.Ring, scoreFact) }

// onOrchard reports whether the orchard is in the middle, and all that matters until the
// harvest round it. Where somebody chooses among bribes, their list may take the room.
func (b *tableState) onOrchard() bool {
	return b.round.screen == orchardScreen && b.in.Phase() != zk.PhaseAccept
}

// buying reports whether cards are bought and laid now.
func (b *tableState) buying() bool {
	return b.onOrchard() && (b.in.Phase() == zk.PhaseFarm || b.in.Phase() == zk.PhaseNextCard)
}

// onOtherTab says which tab shows what the one in sight does not.
func (v *view) onOtherTab(s *ui.Stage) {
	if v.onOthers() {
		s.Instead("tab/orchard", append(table.Each(v.Ring, offerFact), orchardFact, faceFact, priceFact, valuesFact)...)
		return
	}
	for _, p := range v.Ring {
		s.Instead("tab/others", seatFacts(p)...)
	}
}
