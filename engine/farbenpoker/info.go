package farbenpoker

import (
	"treille/engine"
	"treille/engine/rng"
)

// An Info is what one seat, or who watches, may know: the table with every
// colour that was ever shown. It is the same for all, but for the seat.
type Info struct {
	seat engine.Player
	table
}

var _ engine.InfoState = (*Info)(nil)

// Seat is the seat that the information belongs to, or Spectator.
func (i *Info) Seat() engine.Player { return i.seat }

// Observe takes in an event; everybody sees all events of this game.
func (i *Info) Observe(e engine.Event) {
	if e.Audience.Has(i.seat) {
		i.observe(e)
	}
}

// LegalActions appends the decisions open to the own seat, ascending.
func (i *Info) LegalActions(list []engine.Action) []engine.Action {
	return i.legal(i.seat, list)
}

// Check says whether the own seat may do a now.
func (i *Info) Check(a engine.Action) error { return i.check(i.seat, a) }

// Determinize writes the true world, which is the only one possible: no colour
// that was never shown is decided yet (F3), so that chance needs no draw here.
func (i *Info) Determinize(_ *rng.Stream, s engine.State) { s.(*State).table = i.table }

// Project overwrites what is known with what everybody may know in s.
func (i *Info) Project(s engine.State) { i.table = s.(*State).table }

// CopyFrom makes i equal to other, an *Info.
func (i *Info) CopyFrom(other engine.InfoState) { *i = *other.(*Info) }

// Hash is the same for equal information on every platform.
func (i *Info) Hash() uint64 {
	var h engine.Hasher
	h.AddInt(int(i.seat))
	h.Add(i.hash())
	return h.Sum()
}

// Seen returns the colour of the stick in a hole as far as it was ever shown:
// None for an empty hole, Unseen for a stick that never showed its colour. No
// interface lists it while the game lasts (F40).
func (i *Info) Seen(h Hole) Colour { return i.colours[h] }

// Unshown returns how many sticks of a colour were never shown.
func (i *Info) Unshown(c Colour) int { return int(i.unshown[c]) }
