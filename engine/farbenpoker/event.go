package farbenpoker

import "treille/engine"

// The kinds of events. Each is one step that an eye can follow, and changes on
// the board exactly what it tells. Everybody sees all of them. Colours, holes
// and dice (0 … 2) are numbers in Num; Value is not used.
const (
	_ engine.EventKind = iota
	// EventFirst: the seed has picked Player to start (F3).
	EventFirst
	// EventTurn: Player's turn begins (F17). Num: 1 if he rolls a new set of
	// dice (F10), 0 if the set goes on.
	EventTurn
	// EventDie: Player rolled a die (F10, F20). Num: die, colour.
	EventDie
	// EventReroll: Player takes the third die to roll it again (F11). Num: die.
	EventReroll
	// EventRerolled: the die taken shows a colour (F11). Num: die, colour.
	EventRerolled
	// EventDraw: Player draws the stick in a hole; its tip is not seen yet
	// (F12). Num: hole.
	EventDraw
	// EventShow: the tip is seen (F12). Num: colour, hole.
	EventShow
	// EventHit: the stick lies by a die, and Player gets chips of the stock
	// (F13). Num: die, colour, chips, dice of this colour that counted (F14).
	EventHit
	// EventMiss: Player pays chips into the pot (F15). Num: chips, colour.
	EventMiss
	// EventBroke: Player has paid his last chip (F20).
	EventBroke
	// EventPot: Player takes the pot (F16). Num: chips, 0 if it was empty.
	EventPot
	// EventPut: Player puts a stick into a hole (F15, F16, F20). Num: hole,
	// colour, die by which it lay or place in the comeback.
	EventPut
	// EventStranded: nobody is solvent, so the set is given up (F23).
	EventStranded
	// EventReturn: the stick by a die goes back by itself (F23). Num: hole,
	// colour, die.
	EventReturn
	// EventComeback: Player's comeback begins (F20).
	EventComeback
	// EventLaid: a stick drawn in a comeback is laid out (F20). Num: place
	// (0 … 2), colour, die that it answers or -1.
	EventLaid
	// EventPaid: Player gets chips of the stock for his comeback (F20). Num:
	// chips, sticks that matched.
	EventPaid
	// EventGone: no stick matched; Player is out for good (F21).
	EventGone
	// EventEnd: the game is over (F30, F31). Num: the Ending.
	EventEnd
)

// tell reports a step to everybody. The steps call it only when somebody
// listens, so that playouts do not even build the event.
func tell(ev *engine.Events, kind engine.EventKind, p engine.Player, num ...int) {
	e := engine.Event{Kind: kind, Audience: engine.Everybody, Player: p, Other: nobody}
	// What a stick shows was hidden from all, also when they saw it before.
	e.Reveals = kind == EventShow
	for i, n := range num {
		e.Num[i] = int32(n)
	}
	ev.Add(e)
}
