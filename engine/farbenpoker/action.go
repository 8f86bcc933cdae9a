package farbenpoker

import "treille/engine"

// A DecisionKind says what an action is; the order is the canonical one.
type DecisionKind uint8

const (
	DecisionFirst  DecisionKind = iota + 1 // chance: who starts (F3)
	DecisionDie                            // chance: the colour of the next die (F10, F11, F20)
	DecisionStick                          // chance: the colour that the drawn stick shows (F3)
	DecisionReroll                         // the third die is rolled again (F11)
	DecisionDraw                           // a stick is drawn (F12, F20)
	DecisionPut                            // a stick is put into a hole (F15, F16, F20)
)

// An action is its kind above an argument of eight bits: a seat, a colour or a
// hole; 0 for a reroll.
const argumentBits = 8

func pack(kind DecisionKind, argument int) engine.Action {
	return engine.Action(kind)<<argumentBits | engine.Action(argument)
}

// A Decision is an action taken apart.
type Decision struct {
	Kind   DecisionKind
	Seat   engine.Player // of DecisionFirst
	Colour Colour        // of DecisionDie and DecisionStick
	Hole   Hole          // of DecisionDraw and DecisionPut
}

// First is the chance outcome that a seat starts (F3).
func First(p engine.Player) engine.Action { return pack(DecisionFirst, int(p)) }

// Die is the chance outcome that the die being rolled shows a colour.
func Die(c Colour) engine.Action { return pack(DecisionDie, int(c)) }

// Stick is the chance outcome that the drawn stick shows a colour.
func Stick(c Colour) engine.Action { return pack(DecisionStick, int(c)) }

// Reroll is the decision to roll the die not yet answered again (F11).
func Reroll() engine.Action { return pack(DecisionReroll, 0) }

// Draw is the decision to draw the stick in a hole (F12, F20).
func Draw(h Hole) engine.Action { return pack(DecisionDraw, int(h)) }

// Put is the decision to put a stick into a hole (F15, F16, F20).
func Put(h Hole) engine.Action { return pack(DecisionPut, int(h)) }

// Decode takes an action apart. An action that none of the constructors above
// made has Kind 0.
func Decode(a engine.Action) Decision {
	argument := int(a & (1<<argumentBits - 1))
	d, least, limit := Decision{Kind: DecisionKind(a >> argumentBits)}, 0, 0
	switch d.Kind {
	case DecisionFirst:
		d.Seat, limit = engine.Player(argument), maxPlayers
	case DecisionDie, DecisionStick:
		d.Colour, least, limit = Colour(argument), int(Red), colourKinds
	case DecisionReroll:
		limit = 1
	case DecisionDraw, DecisionPut:
		d.Hole, limit = Hole(argument), holeCount
	}
	if a>>argumentBits != engine.Action(d.Kind) || argument < least || argument >= limit {
		return Decision{}
	}
	return d
}
