package highcard

import (
	"treille/engine"
	"treille/engine/rng"
)

// Info is what one seat knows: the table, its own hand and the card that it
// laid itself.
type Info struct {
	table
	seat engine.Player
	hand set
	down int8
}

func (i *Info) Seat() engine.Player { return i.seat }

func (i *Info) Observe(e engine.Event) {
	if !e.Audience.Has(i.seat) {
		return
	}
	c := int8(e.Num[0])
	mine := e.Player == i.seat
	switch e.Kind {
	case Picked:
		i.pick(e.Player)
	case Drew:
		if mine {
			i.hand = i.hand.with(c)
		}
		i.drew()
	case Held:
		i.chose()
	case Swapped:
		if mine {
			i.hand = i.hand.drop(c)
		}
		i.swapped(c)
	case Laid:
		if mine {
			i.hand, i.down = i.hand.drop(c), c
		}
		i.lay(e.Player)
	case Shown:
		i.shown(c)
	case Scored:
		i.down = 0
		i.scored(e.Player, e.Other)
	}
}

func (i *Info) LegalActions(dst []engine.Action) []engine.Action {
	return i.legal(i.seat, i.hand, dst)
}

func (i *Info) Check(a engine.Action) error { return i.check(i.seat, i.hand, a) }

// Determinize deals the cards that the seat has not seen: to the hands of the
// others, to what they have laid face down, and to the pile.
func (i *Info) Determinize(stream *rng.Stream, to engine.State) {
	s := to.(*State)
	*s = State{table: i.table}
	var memory [cards]int8
	unseen := (allCards &^ i.open &^ i.hand).drop(i.down).appendTo(memory[:0])
	draw := func() int8 {
		n := stream.Intn(len(unseen))
		c := unseen[n]
		unseen[n] = unseen[len(unseen)-1]
		unseen = unseen[:len(unseen)-1]
		return c
	}
	for p := range engine.Player(i.seats) {
		if p == i.seat {
			s.hand[p], s.down[p] = i.hand, i.down
			continue
		}
		for range i.count[p] {
			s.hand[p] = s.hand[p].with(draw())
		}
		if i.laid.Has(p) {
			s.down[p] = draw()
		}
	}
	for _, c := range unseen {
		s.pile = s.pile.with(c)
	}
}

func (i *Info) Project(from engine.State) {
	s := from.(*State)
	*i = Info{table: s.table, seat: i.seat}
	if i.seat != engine.Spectator {
		i.hand, i.down = s.hand[i.seat], s.down[i.seat]
	}
}

func (i *Info) CopyFrom(o engine.InfoState) { *i = *o.(*Info) }

func (i *Info) Hash() uint64 {
	var h engine.Hasher
	i.table.hash(&h)
	h.AddInt(int(i.seat))
	h.Add(uint64(i.hand))
	h.AddInt(int(i.down))
	return h.Sum()
}

// A View is what a seat knows, for JSON.
type View struct {
	Seat  engine.Player `json:"seat"`
	Turn  engine.Player `json:"turn"`
	Round int8          `json:"round"`
	Hand  []int8        `json:"hand"`
	Down  int8          `json:"down"`
	Open  []int8        `json:"open"`
	Count []int8        `json:"count"`
	Score []int32       `json:"score"`
}

func (i *Info) View() any {
	return View{i.seat, i.turn, i.round, i.hand.appendTo(nil), i.down, i.open.appendTo(nil),
		append([]int8(nil), i.count[:i.seats]...), i.Returns(nil)}
}
