package farbenpoker

import "treille/engine"

// The kinds of events. Each is one step that an eye can follow, and changes on
// the board exactly what it tells. Everybody sees all of them.
const (
	_ engine.EventKind = iota
	// EventFirst: the seed has picked Player to start (F3).
	EventFirst
	// EventTurn: Player's turn begins, with NewSet or not (F17).
	EventTurn
	// EventDie: Player rolled Die, which shows Colour (F10, F20).
	EventDie
	// EventReroll: Player takes the third die, Die, to roll it again (F11).
	EventReroll
	// EventRerolled: the die taken, Die, shows Colour (F11).
	EventRerolled
	// EventDraw: Player draws the stick in Hole; its tip is not seen yet (F12).
	EventDraw
	// EventShow: the tip of the stick from Hole is seen and shows Colour (F12).
	EventShow
	// EventHit: the stick of Colour lies by Die, and Player gets Chips of the
	// stock (F13) for Counted dice (F14).
	EventHit
	// EventMiss: Player pays Chips into the pot for a stick of Colour (F15).
	EventMiss
	// EventBroke: Player has paid his last chip (F20).
	EventBroke
	// EventPot: Player takes the pot's Chips, 0 if it was empty (F16).
	EventPot
	// EventPut: Player puts a stick of Colour from Place into Hole (F15, F16, F20).
	EventPut
	// EventStranded: nobody is solvent, so the set is given up (F23).
	EventStranded
	// EventReturn: the stick of Colour by Die goes back into Hole by itself (F23).
	EventReturn
	// EventComeback: Player's comeback begins (F20).
	EventComeback
	// EventLaid: a stick of Colour drawn in a comeback is laid out at Place; it
	// answers Die (F20).
	EventLaid
	// EventPaid: Player gets Chips of the stock for Matched sticks of his comeback
	// (F20).
	EventPaid
	// EventGone: no stick matched; Player is out for good (F21).
	EventGone
	// EventEnd: the game is over, for the reason Ending (F30, F31).
	EventEnd
)

// An Event is an event with names for what it tells. What a kind does not tell
// is 0.
type Event struct {
	Kind   engine.EventKind
	Player engine.Player // engine.Chance if it is nobody's

	NewSet  bool // he rolls a new set of dice (F10); else the open one goes on
	Die     int  // from 0; of EventLaid -1 if the stick answers none
	Colour  Colour
	Hole    Hole
	Chips   int
	Counted int // dice of the stick's colour that were paid for (F14)
	Place   int // the die by which the stick lay, or its place in the comeback, from 0
	Matched int // sticks
	Ending  Ending
}

// fields lists what each kind of event tells.
func (e *Event) fields(f engine.Fields) {
	switch e.Kind {
	case EventTurn:
		engine.Flag(&f, &e.NewSet)
	case EventDie, EventRerolled:
		engine.Num(&f, &e.Die)
		engine.Num(&f, &e.Colour)
	case EventReroll:
		engine.Num(&f, &e.Die)
	case EventDraw:
		engine.Num(&f, &e.Hole)
	case EventShow:
		engine.Num(&f, &e.Colour)
		engine.Num(&f, &e.Hole)
	case EventHit:
		engine.Num(&f, &e.Die)
		engine.Num(&f, &e.Colour)
		engine.Num(&f, &e.Chips)
		engine.Num(&f, &e.Counted)
	case EventMiss:
		engine.Num(&f, &e.Chips)
		engine.Num(&f, &e.Colour)
	case EventPot:
		engine.Num(&f, &e.Chips)
	case EventPut:
		engine.Num(&f, &e.Hole)
		engine.Num(&f, &e.Colour)
		engine.Num(&f, &e.Place)
	case EventReturn:
		engine.Num(&f, &e.Hole)
		engine.Num(&f, &e.Colour)
		engine.Num(&f, &e.Die)
	case EventLaid:
		engine.Num(&f, &e.Place)
		engine.Num(&f, &e.Colour)
		engine.Num(&f, &e.Die)
	case EventPaid:
		engine.Num(&f, &e.Chips)
		engine.Num(&f, &e.Matched)
	case EventEnd:
		engine.Num(&f, &e.Ending)
	}
}

// DecodeEvent takes an event of this game apart.
func DecodeEvent(packed engine.Event) Event {
	e := Event{Kind: packed.Kind, Player: packed.Player}
	e.fields(engine.Decoding(&packed))
	return e
}

// pack is the inverse of DecodeEvent.
func (e Event) pack() engine.Event {
	// What a stick shows was hidden from everybody until now, even if they saw it
	// earlier in the game.
	packed := engine.Event{Kind: e.Kind, Audience: engine.Everybody, Player: e.Player, Reveals: e.Kind == EventShow}
	e.fields(engine.Packing(&packed))
	return packed
}
