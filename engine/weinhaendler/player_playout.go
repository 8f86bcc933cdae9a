package weinhaendler

import (
	"treille/engine"
	"treille/engine/rng"
)

// A playout plays a game on from a true state, each seat by a style. It
// allocates nothing.
type playout struct {
	styles  [maxPlayers]*style
	worths  [maxPlayers]worth
	bidder  bidder
	plans   bool // whether the last cards are laid by plan,
	beam    int  // and how many lots that follows
	planner planner
	order   [deckOfFive]Card // how the cards since the shuffle come up
	next    int              // of order
}

// A worth is what a card of each kind is worth to a seat, and by what that was
// found.
type worth struct {
	cards  [Kinds]int32
	cellar Cellar
	by     *style
}

// begin begins with playouts from another position.
func (q *playout) begin(plans bool) {
	q.plans, q.beam = plans, narrowBeam
	clear(q.worths[:])
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
	p := s.turn
	switch s.phase {
	case PhaseBidding:
		s.Apply(engine.Player(p), q.bid(s), nil)
	case PhaseCellars:
		s.Apply(engine.Player(p), q.lay(s), nil)
	default:
		s.Apply(engine.Chance, Deal(q.draw(s)), nil)
	}
}

// bid returns the bid of the seat whose turn it is.
func (q *playout) bid(s *State) engine.Action {
	p := s.turn
	w, st := &q.worths[p], q.styles[p]
	if cellar, _ := s.open(p); w.by != st || w.cellar != cellar {
		st.worths(&cellar, &w.cards)
		w.by, w.cellar = st, cellar
	}
	return q.bidder.choose(&s.board, s.hands[p], &w.cards, st)
}

// lay returns the placing of the seat whose turn it is.
func (q *playout) lay(s *State) engine.Action {
	if q.plans && s.last {
		return q.planner.choose(&s.board, s.hands[s.turn], q.beam)
	}
	return layQuickly(&s.board, s.hands[s.turn], q.styles[s.turn])
}

// draw takes the next card off the pile.
func (q *playout) draw(s *State) Card {
	if s.shuffle == 0 {
		return s.below[s.nextUnder()]
	}
	q.next++
	return q.order[q.next-1]
}
