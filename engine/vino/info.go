package vino

import (
	"math/bits"

	"treille/engine"
	"treille/engine/rng"
)

// An Info is what one seat knows: the table, and its own choice of regions while
// that is secret.
//
// With the option hidden-money, the others' money does not lie open, but each
// payment is seen. Who keeps count knows the amount, so the information state
// counts, and a determinization is true to it; what lies open (View, Money)
// leaves the amount out until the game is over.
type Info struct {
	Table
	seat   engine.Player
	choice uint16 // regions, 0 if not committed or shown by now
}

var _ engine.InfoState = (*Info)(nil)

// Seat is the seat that it belongs to, or Spectator.
func (i *Info) Seat() engine.Player { return i.seat }

// LegalActions appends the decisions open to the seat.
func (i *Info) LegalActions(list []engine.Action) []engine.Action {
	return i.legal(i.seat, list)
}

// Check is State.Check for the seat.
func (i *Info) Check(a engine.Action) error { return i.check(i.seat, a) }

// Observe takes in an event.
func (i *Info) Observe(e engine.Event) {
	if !e.Audience.Has(i.seat) {
		return
	}
	a, b := uint8(e.Num[0]), uint8(e.Num[1])
	switch e.Kind {
	case EventBanker:
		i.seatRose(e.Player, seatList(e.Value), nil)
	case EventPair:
		i.drawPair(e.Player, a, nil)
	case EventPairsBack:
		i.returnPairs(nil)
	case EventMarker:
		i.takeMarker(e.Player, a, b, nil)
	case EventBought:
		i.payFor(e.Player, a, b, nil)
	case EventGiven:
		i.receive(e.Player, a, b, 0, nil)
	case EventCellar:
		i.setCellar(e.Player, a, b, nil)
	case EventBottle:
		i.uncork(e.Player, a, e.Num[1], nil)
	case EventRound:
		i.beginRound(a, nil)
	case EventChosen:
		i.choice = 1<<a | 1<<b
	case EventShown:
		i.show(e.Player, 1<<a|1<<b, nil)
		i.choice = 0
	case EventSold:
		i.earn(e.Player, a, b, e.Num[2], e.Num[3], nil)
	case EventReturned:
		i.handBack(e.Player, a, b, nil)
	case EventMarkerBack:
		i.returnMarker(e.Player, a, nil)
	case EventMarket:
		i.setMarket(e.Player, a, int8(e.Num[2]), 0, nil)
	case EventIncome:
		i.cashIn(e.Player, nil)
	case EventRose:
		i.turnRose(seatList(e.Value), nil)
	case EventTurn:
		i.goOn(e)
	}
}

// Determinize writes a world that the seat must hold for possible: those of the
// others who have committed have chosen any two regions.
func (i *Info) Determinize(stream *rng.Stream, world engine.State) {
	s := world.(*State)
	*s = State{Table: i.Table}
	for rest := i.committed; rest != 0; rest &= rest - 1 {
		p := rest.First()
		if p == i.seat {
			s.choice[p] = i.choice
			continue
		}
		r, q := Pick(chooseActions[stream.Intn(len(chooseActions))])
		s.choice[p] = 1<<r | 1<<q
	}
}

// Project overwrites the information state with what the seat may know in a
// true world.
func (i *Info) Project(world engine.State) {
	s := world.(*State)
	i.Table = s.Table
	i.choice = 0
	if i.committed.Has(i.seat) {
		i.choice = s.choice[i.seat]
	}
}

// CopyFrom makes it equal to another one of this game.
func (i *Info) CopyFrom(other engine.InfoState) { *i = *other.(*Info) }

// Hash is the same for equal information states on every platform.
func (i *Info) Hash() uint64 {
	var h engine.Hasher
	i.fold(&h)
	h.AddInt(int(i.seat))
	h.Add(uint64(i.choice))
	return h.Sum()
}

// Money returns what a seat holds, without this round's income. ok is false if
// it is hidden from this seat.
func (i *Info) Money(p engine.Player) (money int, ok bool) {
	if i.hiddenMoney && p != i.seat && i.phase != PhaseOver {
		return 0, false
	}
	return int(i.money[p]), true
}

// Obstacle says why the seat itself could not buy in a region now, chosen or
// not, or NoObstacle. Of others' purses it says nothing.
func (i *Info) Obstacle(region int) Obstacle {
	if i.seat == engine.Spectator {
		return NoObstacle
	}
	return i.obstacle(i.seat, uint8(region))
}

// Choice returns the regions that a seat has chosen this round, nil if that is
// not known (yet).
func (i *Info) Choice(p engine.Player) []int {
	regions := i.shown[p]
	if p == i.seat && i.choice != 0 {
		regions = i.choice
	}
	return members(regions)
}

// members lists a set of regions, ascending; nil for none.
func members(regions uint16) []int {
	var list []int
	for ; regions != 0; regions &= regions - 1 {
		list = append(list, bits.TrailingZeros16(regions))
	}
	return list
}
