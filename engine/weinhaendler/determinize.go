package weinhaendler

import (
	"treille/engine"
	"treille/engine/rng"
)

// Determinize implements [engine.InfoState].
func (in *Info) Determinize(stream *rng.Stream, world engine.State) {
	s := world.(*State)
	*s = State{board: in.board, looked: Hidden}
	unseen := in.unseen()
	left := unseen.Len()
	draw := func() Card {
		c := unseen.pick(stream.Intn(left))
		left--
		unseen = unseen.Without(c)
		return c
	}
	for p := range in.players {
		s.hands[p] = in.shown[p]
		if engine.Player(p) == in.seat {
			s.hands[p] = in.hand
			continue
		}
		for range int(in.sizes[p]) - in.shown[p].Len() {
			s.hands[p] = s.hands[p].With(draw())
		}
	}
	for i := range in.under {
		s.below[i] = in.below[i]
		if s.below[i] == Hidden {
			s.below[i] = draw()
		}
	}
	s.looked = in.looked
	if in.held > 0 && in.looked == Hidden {
		s.looked = draw()
	}
	s.shuffle = unseen
}

// unseen returns the cards that the seat cannot place.
func (in *Info) unseen() Cards {
	cards := box.decks[in.players] - in.hand - in.offer - in.laid
	for p := range in.players {
		cards -= in.bids[p]
		if engine.Player(p) != in.seat {
			cards -= in.shown[p]
		}
	}
	for _, c := range in.below[:in.under] {
		if c != Hidden {
			cards = cards.Without(c)
		}
	}
	if in.looked != Hidden {
		cards = cards.Without(in.looked)
	}
	return cards
}
