package highcard

import "treille/engine"

// AllPlaces returns the set of the cards that are somewhere, as bits; a card in
// two places makes it 0.
func AllPlaces(world engine.State) uint64 {
	s := world.(*State)
	places := []set{s.pile, s.open}
	places = append(places, s.hand[:]...)
	for _, c := range s.down {
		if c > 0 {
			places = append(places, set(0).with(c))
		}
	}
	var all set
	for _, p := range places {
		if all&p != 0 {
			return 0
		}
		all |= p
	}
	return uint64(all)
}

// Turn is whose turn it is.
func Turn(world engine.State) engine.Player { return world.(*State).turn }

// Highest is the highest card of a hand.
func Highest(world engine.State, p engine.Player) int {
	s := world.(*State)
	for c := int8(cards); c > 0; c-- {
		if s.hand[p%engine.Player(s.seats)].has(c) {
			return int(c)
		}
	}
	return 0
}

// Rotate writes src with every seat renamed to the next.
func Rotate(dst, src engine.State) {
	a, b := src.(*State), dst.(*State)
	*b = *a
	n := engine.Player(a.seats)
	if a.phase != PhasePick {
		b.turn, b.first = (a.turn+1)%n, (a.first+1)%n
	}
	b.laid = 0
	for p := range n {
		q := (p + 1) % n
		b.hand[q], b.down[q], b.count[q], b.score[q] = a.hand[p], a.down[p], a.count[p], a.score[p]
		if a.laid.Has(p) {
			b.laid = b.laid.With(q)
		}
	}
}
