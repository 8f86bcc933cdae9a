package weinhaendler

import (
	"treille/engine"
	"treille/engine/rng"
)

// A playout plays a game on from a true state by styles, one for each seat. It
// allocates nothing.
type playout struct {
	styles [maxPlayers]style
	worths [maxPlayers][Kinds]int32
	round  uint16 // of the worths
	bidder bidder
	order  [deckOfFive]Card // how the shuffled pile comes up
	next   int
}

// shuffle draws the order in which the pile of a state comes up.
func (q *playout) shuffle(s *State, stream *rng.Stream) {
	list := s.shuffle.AppendTo(q.order[:0])
	for i := len(list) - 1; i > 0; i-- {
		k := stream.Intn(i + 1)
		list[i], list[k] = list[k], list[i]
	}
	q.next = 0
}

// step does the next decision or outcome.
func (q *playout) step(s *State) {
	switch s.phase {
	case PhaseBidding:
		if q.round != s.round {
			q.value(s)
		}
		p := s.turn
		s.Apply(engine.Player(p), q.bidder.choose(&s.board, s.hands[p], &q.worths[p], &q.styles[p]), nil)
	case PhaseCellars:
		p := s.turn
		s.Apply(engine.Player(p), layQuickly(&s.board, s.hands[p], &q.styles[p]), nil)
	default:
		s.Apply(engine.Chance, Deal(q.draw(s)), nil)
	}
}

// value values the cards for each seat's cellar; cellars change only between
// two biddings.
func (q *playout) value(s *State) {
	for p := range s.players {
		cellar, _ := s.open(int8(p))
		q.styles[p].worths(&cellar, &q.worths[p])
	}
	q.round = s.round
}

// draw takes the next card off the pile.
func (q *playout) draw(s *State) Card {
	if s.shuffle == 0 {
		return s.below[s.nextUnder()]
	}
	q.next++
	return q.order[q.next-1]
}
