package farbenpoker

import (
	"fmt"
	"strconv"
	"strings"

	"treille/engine"
)

// A verb is what an action does; the order is the canonical one.
type verb uint8

const (
	verbFirst  verb = iota + 1 // chance: who starts (F3)
	verbDie                    // chance: the colour of the next die (F10, F11, F20)
	verbStick                  // chance: the colour that the drawn stick shows (F3)
	verbReroll                 // the third die is rolled again (F11)
	verbDraw                   // a stick is drawn (F12, F20)
	verbPut                    // a stick is put into a hole (F15, F16, F20)
)

// An action is a verb above an argument of eight bits: a seat, a colour or a
// hole; 0 for a reroll.
const argumentBits = 8

func pack(v verb, argument int) engine.Action {
	return engine.Action(v)<<argumentBits | engine.Action(argument)
}

// unpack returns an action's parts; verb 0 for a number that is no action.
func unpack(a engine.Action) (verb, int) {
	v, argument := a>>argumentBits, int(a&(1<<argumentBits-1))
	limit := 0
	switch verb(v & 7) {
	case verbFirst:
		limit = maxPlayers
	case verbDie, verbStick:
		if Colour(argument) == None {
			return 0, 0
		}
		limit = colourKinds
	case verbReroll:
		limit = 1
	case verbDraw, verbPut:
		limit = holeCount
	}
	if v > engine.Action(verbPut) || argument >= limit {
		return 0, 0
	}
	return verb(v), argument
}

// First is the chance outcome that a seat starts (F3).
func First(p engine.Player) engine.Action { return pack(verbFirst, int(p)) }

// Die is the chance outcome that the die being rolled shows a colour.
func Die(c Colour) engine.Action { return pack(verbDie, int(c)) }

// Stick is the chance outcome that the drawn stick shows a colour.
func Stick(c Colour) engine.Action { return pack(verbStick, int(c)) }

// Reroll is the decision to roll the die not yet answered again (F11).
func Reroll() engine.Action { return pack(verbReroll, 0) }

// Draw is the decision to draw the stick in a hole (F12, F20).
func Draw(h Hole) engine.Action { return pack(verbDraw, int(h)) }

// Put is the decision to put a stick into a hole (F15, F16, F20).
func Put(h Hole) engine.Action { return pack(verbPut, int(h)) }

// AsDraw returns the hole of a draw, and whether the action is one.
func AsDraw(a engine.Action) (Hole, bool) { return asHole(a, verbDraw) }

// AsPut returns the hole of a put, and whether the action is one.
func AsPut(a engine.Action) (Hole, bool) { return asHole(a, verbPut) }

func asHole(a engine.Action, want verb) (Hole, bool) {
	if v, argument := unpack(a); v == want {
		return Hole(argument), true
	}
	return NoHole, false
}

// Format writes an action as records do: "draw A7".
func (Game) Format(a engine.Action) string {
	switch v, argument := unpack(a); v {
	case verbFirst:
		return "first " + strconv.Itoa(argument)
	case verbDie:
		return "die " + Colour(argument).String()
	case verbStick:
		return "stick " + Colour(argument).String()
	case verbReroll:
		return "reroll"
	case verbDraw:
		return "draw " + Hole(argument).String()
	case verbPut:
		return "put " + Hole(argument).String()
	}
	return fmt.Sprintf("no action %d", uint64(a))
}

// Parse reads what Format writes. Its errors name the token that is wrong and
// what would be right.
func (Game) Parse(s string) (engine.Action, error) {
	word, rest, more := strings.Cut(s, " ")
	if word == "reroll" {
		if more {
			return 0, fmt.Errorf("%q stands after reroll, which takes nothing", rest)
		}
		return Reroll(), nil
	}
	switch word {
	case "first":
		if len(rest) == 1 && rest[0] >= '0' && rest[0] < '0'+maxPlayers {
			return First(engine.Player(rest[0] - '0')), nil
		}
		return 0, fmt.Errorf("first takes a seat from 0 to %d, not %q", maxPlayers-1, rest)
	case "die", "stick":
		c, ok := colourOf(rest)
		if !ok {
			return 0, fmt.Errorf("%s takes a colour, r b y g o or v, not %q", word, rest)
		}
		if word == "die" {
			return Die(c), nil
		}
		return Stick(c), nil
	case "draw", "put":
		h, ok := holeOf(rest)
		if !ok {
			return 0, fmt.Errorf("%s takes a hole from A1 to A18 or B1 to B18, not %q", word, rest)
		}
		if word == "draw" {
			return Draw(h), nil
		}
		return Put(h), nil
	}
	return 0, fmt.Errorf("unknown word %q; the words are first, die, stick, reroll, draw and put", word)
}
