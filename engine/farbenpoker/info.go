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
func (in *Info) Observe(packed engine.Event) {
	if !packed.Audience.Has(in.seat) {
		return
	}
	switch e := DecodeEvent(packed); e.Kind {
	case EventFirst:
		in.start(e.Player, nil)
	case EventTurn:
		in.beginTurn(e.Player, e.NewSet, nil)
	case EventDie:
		in.rollDie(e.Die, e.Colour, nil)
	case EventReroll:
		in.takeDie(e.Die, nil)
	case EventRerolled:
		in.rollAgain(e.Die, e.Colour, nil)
	case EventDraw:
		in.draw(e.Hole, nil)
	case EventShow:
		in.show(e.Colour, nil)
	case EventHit:
		in.hit(e.Die, int8(e.Chips), e.Counted, nil)
	case EventMiss:
		in.miss(int8(e.Chips), nil)
	case EventPot:
		in.takePot(nil)
	case EventPut:
		in.put(e.Hole, nil)
	case EventStranded:
		in.strand(nil)
	case EventReturn:
		in.giveBack(e.Die, e.Hole, nil)
	case EventComeback:
		in.beginComeback(e.Player, nil)
	case EventLaid:
		in.lay(e.Colour, nil)
	case EventPaid:
		in.payComeback(int8(e.Chips), nil)
	case EventGone:
		in.leave(nil)
	case EventEnd:
		in.end(e.Ending, nil)
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
