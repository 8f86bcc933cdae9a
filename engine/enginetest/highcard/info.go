package highcard

import (
	"treille/engine"
	"treille/engine/rng"
)

// Info is what one seat knows: the board, its own hand and the card that it
// laid itself.
type Info struct {
	board
	seat engine.Player
	hand set
	down int8
}

func (in *Info) Seat() engine.Player { return in.seat }

func (in *Info) Observe(packed engine.Event) {
	if !packed.Audience.Has(in.seat) {
		return
	}
	e := DecodeEvent(packed)
	c := e.Card
	mine := e.Player == in.seat
	switch e.Kind {
	case Picked:
		in.pick(e.Player)
	case Drew:
		if mine {
			in.hand = in.hand.with(c)
		}
		in.drew()
	case Held:
		in.chose()
	case Swapped:
		if mine {
			in.hand = in.hand.drop(c)
		}
		in.swapped(c)
	case Laid:
		if mine {
			in.hand, in.down = in.hand.drop(c), c
		}
		in.lay(e.Player)
	case Shown:
		in.shown(c)
	case Scored:
		in.down = 0
		in.scored(e.Player, e.Lowest)
	}
}

func (in *Info) LegalActions(dst []engine.Action) []engine.Action {
	return in.legal(in.seat, in.hand, dst)
}

func (in *Info) Check(a engine.Action) error { return in.check(in.seat, in.hand, a) }

// Determinize deals the cards that the seat has not seen: to the hands of the
// others, to what they have laid face down, and to the pile.
func (in *Info) Determinize(stream *rng.Stream, world engine.State) {
	s := world.(*State)
	*s = State{board: in.board}
	var memory [cards]int8
	unseen := (allCards &^ in.open &^ in.hand).drop(in.down).appendTo(memory[:0])
	draw := func() int8 {
		n := stream.Intn(len(unseen))
		c := unseen[n]
		unseen[n] = unseen[len(unseen)-1]
		unseen = unseen[:len(unseen)-1]
		return c
	}
	for p := range engine.Player(in.seats) {
		if p == in.seat {
			s.hand[p], s.down[p] = in.hand, in.down
			continue
		}
		for range in.count[p] {
			s.hand[p] = s.hand[p].with(draw())
		}
		if in.laid.Has(p) {
			s.down[p] = draw()
		}
	}
	for _, c := range unseen {
		s.pile = s.pile.with(c)
	}
}

func (in *Info) Project(world engine.State) {
	s := world.(*State)
	*in = Info{board: s.board, seat: in.seat}
	if in.seat != engine.Spectator {
		in.hand, in.down = s.hand[in.seat], s.down[in.seat]
	}
}

func (in *Info) CopyFrom(o engine.InfoState) { *in = *o.(*Info) }

func (in *Info) Hash() uint64 {
	var h engine.Hasher
	in.board.hash(&h)
	h.AddInt(int(in.seat))
	h.Add(uint64(in.hand))
	h.AddInt(int(in.down))
	return h.Sum()
}
