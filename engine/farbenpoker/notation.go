package farbenpoker

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"treille/engine"
)

// words are the first tokens of the written actions.
var words = [...]string{
	DecisionFirst: "first", DecisionDie: "die", DecisionStick: "stick",
	DecisionReroll: "reroll", DecisionDraw: "draw", DecisionPut: "put",
}

// Format implements [engine.Game].
func (Game) Format(a engine.Action) string {
	d := Decode(a)
	switch d.Kind {
	case DecisionFirst:
		return words[d.Kind] + " " + strconv.Itoa(int(d.Seat))
	case DecisionDie, DecisionStick:
		return words[d.Kind] + " " + d.Colour.String()
	case DecisionReroll:
		return words[d.Kind]
	case DecisionDraw, DecisionPut:
		return words[d.Kind] + " " + d.Hole.String()
	}
	return fmt.Sprintf("action(%#x)", uint64(a))
}

// Parse implements [engine.Game].
func (Game) Parse(s string) (engine.Action, error) {
	word, rest, more := strings.Cut(s, " ")
	kind := DecisionKind(max(0, slices.Index(words[:], word)))
	switch kind {
	case DecisionFirst:
		seat, err := engine.ParseSeat(rest, maxPlayers)
		return First(seat), err
	case DecisionDie, DecisionStick:
		c, ok := colourOf(rest)
		if !ok {
			return 0, fmt.Errorf("%s takes a colour, r b y g o or v, not %q", word, rest)
		}
		return pack(kind, int(c)), nil
	case DecisionReroll:
		if more {
			return 0, fmt.Errorf("%q stands after reroll, which takes nothing", rest)
		}
		return Reroll(), nil
	case DecisionDraw, DecisionPut:
		h, ok := holeOf(rest)
		if !ok {
			return 0, fmt.Errorf("%s takes a hole from A1 to A18 or B1 to B18, not %q", word, rest)
		}
		return pack(kind, int(h)), nil
	}
	return 0, fmt.Errorf("%q is no decision of Farbenpoker; there are first, die, stick, reroll, draw and put", word)
}
