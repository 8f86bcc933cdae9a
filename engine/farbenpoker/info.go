package farbenpoker

import "treille/engine"

// An Info is what one seat, or who watches, may know: the board with every
// colour that was ever shown, and when it last was. It is the same for all, but
// for the seat.
type Info struct {
	board
	seat engine.Player
}

var _ engine.InfoState = (*Info)(nil)

// Seat implements [engine.InfoState].
func (in *Info) Seat() engine.Player { return in.seat }

// LegalActions implements [engine.InfoState].
func (in *Info) LegalActions(list []engine.Action) []engine.Action {
	return in.legal(in.seat, list)
}

// Check implements [engine.InfoState].
func (in *Info) Check(a engine.Action) error { return in.check(in.seat, a) }

// CopyFrom implements [engine.InfoState].
func (in *Info) CopyFrom(other engine.InfoState) { *in = *other.(*Info) }

// Observe implements [engine.InfoState]: it takes the step that the event tells
// of. Everybody sees all events of this game.
func (in *Info) Observe(e engine.Event) {
	if !e.Audience.Has(in.seat) {
		return
	}
	a, b, c := int(e.Num[0]), int(e.Num[1]), int(e.Num[2])
	switch e.Kind {
	case EventFirst:
		in.start(e.Player, nil)
	case EventTurn:
		in.beginTurn(e.Player, a == 1, nil)
	case EventDie:
		in.rollDie(a, Colour(b), nil)
	case EventReroll:
		in.takeDie(a, nil)
	case EventRerolled:
		in.rollAgain(a, Colour(b), nil)
	case EventDraw:
		in.draw(Hole(a), nil)
	case EventShow:
		in.show(Colour(a), nil)
	case EventHit:
		in.hit(a, int8(c), int(e.Num[3]), nil)
	case EventMiss:
		in.miss(int8(a), nil)
	case EventPot:
		in.takePot(nil)
	case EventPut:
		in.put(Hole(a), nil)
	case EventStranded:
		in.strand(nil)
	case EventReturn:
		in.giveBack(c, Hole(a), nil)
	case EventComeback:
		in.beginComeback(e.Player, nil)
	case EventLaid:
		in.lay(Colour(b), nil)
	case EventPaid:
		in.payComeback(int8(a), nil)
	case EventGone:
		in.leave(nil)
	case EventEnd:
		in.end(Ending(a), nil)
	}
}

// Project implements [engine.InfoState].
func (in *Info) Project(world engine.State) { in.board = world.(*State).board }

// Hash implements [engine.InfoState].
func (in *Info) Hash() uint64 {
	var h engine.Hasher
	in.hash(&h)
	in.hashMemory(&h)
	h.AddInt(int(in.seat))
	return h.Sum()
}
