package weinhaendler

import (
	"treille/engine"
	"treille/engine/rng"
)

// maxGuesses bounds how often Determinize begins anew in each of its two ways.
const maxGuesses = 200

// Determinize implements [engine.InfoState].
//
// It lays the unseen cards where hidden cards lie, all ways being equally
// likely, and takes the guess if the story could have happened with it. Two
// things in the story tell about hidden cards. Of the two cards of W14 the
// cheaper was kept; it may have shown up since or still be in the hand. And
// who showed a card from his hand had it: a guess in which he had two of them
// stands for fewer deals than it is drawn for.
//
// Where there was so much drawing that hardly a guess is taken, it takes the
// first that could have happened, however likely, and at last any.
func (in *Info) Determinize(stream *rng.Stream, world engine.State) {
	s := world.(*State)
	*s = State{board: in.board}
	g := guess{in: in, stream: stream, all: in.unseen()}
	for i := range 2 * maxGuesses {
		g.begin()
		g.loose = i >= maxGuesses
		if g.retell() && g.fill() && g.settle() && g.weigh() {
			g.write(s)
			return
		}
	}
	g.anyhow()
	g.write(s)
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
	for _, c := range in.below[in.nextUnder():in.buried] {
		if c != Hidden {
			cards = cards.Without(c)
		}
	}
	if in.looked != Hidden {
		cards = cards.Without(in.looked)
	}
	return cards
}
