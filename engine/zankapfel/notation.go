package zankapfel

import (
	"fmt"
	"strconv"
	"strings"

	"treille/engine"
)

// An argument is what may stand after the first word of an action.
type argument uint8

const (
	noArgument argument = iota
	aSeat
	aCard
	aColour
	aSquare
	pips   // 1 to 6
	points // 1 or 2
	value  // 1 to 10
	dice   // 1 to 3
)

// grammar holds, for each kind of action, its word and its arguments.
var grammar = [...]struct {
	word string
	args [2]argument
}{
	DecisionFirst:    {"first", [2]argument{aSeat}},
	DecisionCard:     {"card", [2]argument{aCard}},
	DecisionDie:      {"die", [2]argument{pips}},
	DecisionMayor:    {"mayor", [2]argument{aSquare}},
	DecisionChip:     {"chip", [2]argument{aSquare}},
	DecisionBuy:      {"buy", [2]argument{}},
	DecisionLay:      {"lay", [2]argument{aCard}},
	DecisionNothing:  {"nothing", [2]argument{}},
	DecisionAnnounce: {"announce", [2]argument{aSquare}},
	DecisionOffer:    {"offer", [2]argument{points, aSquare}},
	DecisionNone:     {"none", [2]argument{}},
	DecisionAccept:   {"accept", [2]argument{aSeat}},
	DecisionDecline:  {"decline", [2]argument{}},
	DecisionCall:     {"call", [2]argument{aColour}},
	DecisionDiscord:  {"discord", [2]argument{value}},
	DecisionDice:     {"dice", [2]argument{dice}},
	DecisionWait:     {"wait", [2]argument{}},
}

// Format implements [engine.Game].
func (Game) Format(a engine.Action) string {
	d := Decode(a)
	if d.Kind == 0 {
		return fmt.Sprintf("action(%#x)", uint64(a))
	}
	words := []string{grammar[d.Kind].word}
	for _, arg := range grammar[d.Kind].args {
		switch arg {
		case noArgument:
		case aSeat:
			words = append(words, strconv.Itoa(int(d.Seat)))
		case aCard, aColour:
			words = append(words, d.Card.String())
		case aSquare:
			words = append(words, d.Square.String())
		default:
			words = append(words, strconv.Itoa(d.Number))
		}
	}
	return strings.Join(words, " ")
}

// Parse implements [engine.Game].
func (Game) Parse(s string) (engine.Action, error) {
	tokens := strings.Split(s, " ")
	for kind := DecisionFirst; int(kind) < len(grammar); kind++ {
		if g := &grammar[kind]; g.word == tokens[0] {
			return parseArguments(kind, g.args, tokens)
		}
	}
	return 0, fmt.Errorf("%q is no decision of Zankapfel", tokens[0])
}

// parseArguments reads what follows the first word of an action.
func parseArguments(kind DecisionKind, args [2]argument, tokens []string) (engine.Action, error) {
	want := 0
	for want < len(args) && args[want] != noArgument {
		want++
	}
	if len(tokens)-1 > want {
		return 0, fmt.Errorf("%q is one word too many after %q", tokens[want+1], strings.Join(tokens[:want+1], " "))
	}
	if len(tokens)-1 < want {
		return 0, fmt.Errorf("%q needs %s", strings.Join(tokens, " "), args[len(tokens)-1])
	}
	var number, thing uint8
	for i, arg := range args[:want] {
		n, ok := arg.read(tokens[i+1])
		if !ok {
			return 0, fmt.Errorf("%s: %q is not %s", tokens[0], tokens[i+1], arg)
		}
		switch arg {
		case aSeat, aCard, aColour, aSquare:
			thing = n
		default:
			number = n
		}
	}
	return pack(kind, number, thing), nil
}

// String says what would be right, for errors.
func (arg argument) String() string {
	switch arg {
	case aSeat:
		return "a seat from 0 to 5"
	case aCard:
		return "a card, one of R Y G B J"
	case aColour:
		return "a colour, one of R Y G B"
	case aSquare:
		return "a square from a1 to e5"
	case pips:
		return "a number from 1 to 6"
	case points:
		return "1 or 2 points"
	case value:
		return "a value from 1 to 10"
	case dice:
		return "1, 2 or 3 dice"
	}
	return "nothing"
}

// read returns the packed value of a token.
func (arg argument) read(token string) (uint8, bool) {
	switch arg {
	case aCard, aColour:
		for c := Red; c <= Joker; c++ {
			if token == cardLetters[c] {
				return uint8(c), arg == aCard || c != Joker
			}
		}
		return 0, false
	case aSquare:
		if len(token) != 2 || token[0] < 'a' || token[0] > 'e' || token[1] < '1' || token[1] > '5' {
			return 0, false
		}
		return (token[0]-'a')*5 + token[1] - '1', true
	case aSeat:
		return readNumber(token, 0, maxPlayers-1)
	case pips:
		return readNumber(token, 1, box.Pips)
	case points:
		return readNumber(token, 1, MostBribe)
	case value:
		return readNumber(token, 1, box.Discord)
	case dice:
		return readNumber(token, 1, MostDice)
	}
	return 0, false
}

// readNumber reads the shortest decimal form of a number from min to max.
func readNumber(token string, min, max int) (uint8, bool) {
	n, err := engine.ParseNumber("number", token, min, max)
	return uint8(n), err == nil
}
