package highcard

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"treille/engine"
)

// An action is a verb in the higher bits and a number in the lower eight.
const (
	first engine.Action = iota << 8
	card
	hold
	swap
	lay
)

var verbs = []string{"first", "card", "hold", "swap", "lay"}

// number returns an action's seat or card.
func number(a engine.Action) int8 { return int8(a & 0x7f) }

func (Game) Format(a engine.Action) string {
	if a == hold {
		return "hold"
	}
	return verbs[a>>8] + " " + strconv.Itoa(int(number(a)))
}

func (Game) Parse(text string) (engine.Action, error) {
	words := strings.Split(text, " ")
	i := slices.Index(verbs, words[0])
	if i < 0 {
		return 0, fmt.Errorf("%q is no decision of highcard; there are %s", words[0], strings.Join(verbs, ", "))
	}
	verb := engine.Action(i) << 8
	if verb == hold {
		if len(words) > 1 {
			return 0, fmt.Errorf("%q is too much after hold", words[1])
		}
		return hold, nil
	}
	if len(words) != 2 {
		return 0, fmt.Errorf("%q should be %s and one number", text, words[0])
	}
	n, err := engine.ParseNumber("seat or card", words[1], 0, cards)
	return verb | engine.Action(n), err
}
