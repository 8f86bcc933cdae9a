package zankapfel

import (
	"fmt"
	"strconv"
	"strings"

	"treille/engine"
)

// A Verb is the kind of a decision or a chance outcome.
type Verb uint8

// The verbs of the written game, in the canonical order of actions.
const (
	VerbFirst    Verb = iota + 1 // chance: the first player
	VerbCard                     // chance: an apple card
	VerbDie                      // chance: a die
	VerbMayor                    // place the mayor (Z10)
	VerbChip                     // take a chip out (Z12)
	VerbBuy                      // buy the face-up card (Z20)
	VerbLay                      // lay a card face down (Z20)
	VerbNothing                  // neither is possible (Z22)
	VerbAnnounce                 // say where the mayor will go (Z31)
	VerbOffer                    // offer a bribe (Z31)
	VerbNone                     // offer none (Z31)
	VerbAccept                   // take a bribe (Z31)
	VerbDecline                  // take none (Z31)
	VerbCall                     // give a joker its colour (Z40)
	VerbDiscord                  // lay a discord card (Z50)
	VerbDice                     // buy dice (Z51)
	VerbWait                     // buy none for now (Z51)
)

// An action is packed as verb, number, and square, seat or card, a byte each.
func pack(v Verb, number, thing uint8) engine.Action {
	return engine.Action(v)<<16 | engine.Action(number)<<8 | engine.Action(thing)
}

// Unpack returns the parts of an action: its verb; its number (points, pips,
// value of a discord card, dice); and its square, seat or card.
func Unpack(a engine.Action) (v Verb, number, thing int) {
	return Verb(a >> 16), int(a >> 8 & 0xFF), int(a & 0xFF)
}

// The constructors of actions.
func First(p engine.Player) engine.Action  { return pack(VerbFirst, 0, uint8(p)) }
func Draw(c Card) engine.Action            { return pack(VerbCard, 0, uint8(c)) }
func Die(pips int) engine.Action           { return pack(VerbDie, uint8(pips), 0) }
func Mayor(sq Square) engine.Action        { return pack(VerbMayor, 0, uint8(sq)) }
func Chip(sq Square) engine.Action         { return pack(VerbChip, 0, uint8(sq)) }
func Buy() engine.Action                   { return pack(VerbBuy, 0, 0) }
func Lay(c Card) engine.Action             { return pack(VerbLay, 0, uint8(c)) }
func Nothing() engine.Action               { return pack(VerbNothing, 0, 0) }
func Announce(sq Square) engine.Action     { return pack(VerbAnnounce, 0, uint8(sq)) }
func Bribe(n int, sq Square) engine.Action { return pack(VerbOffer, uint8(n), uint8(sq)) }
func NoBribe() engine.Action               { return pack(VerbNone, 0, 0) }
func Accept(p engine.Player) engine.Action { return pack(VerbAccept, 0, uint8(p)) }
func Decline() engine.Action               { return pack(VerbDecline, 0, 0) }
func Call(c Card) engine.Action            { return pack(VerbCall, 0, uint8(c)) }
func Discord(value int) engine.Action      { return pack(VerbDiscord, uint8(value), 0) }
func Dice(n int) engine.Action             { return pack(VerbDice, uint8(n), 0) }
func Wait() engine.Action                  { return pack(VerbWait, 0, 0) }

// An argument is what may stand after a verb.
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

// grammar holds, for each verb, its word and its arguments.
var grammar = [...]struct {
	word string
	args [2]argument
}{
	VerbFirst:    {"first", [2]argument{aSeat}},
	VerbCard:     {"card", [2]argument{aCard}},
	VerbDie:      {"die", [2]argument{pips}},
	VerbMayor:    {"mayor", [2]argument{aSquare}},
	VerbChip:     {"chip", [2]argument{aSquare}},
	VerbBuy:      {"buy", [2]argument{}},
	VerbLay:      {"lay", [2]argument{aCard}},
	VerbNothing:  {"nothing", [2]argument{}},
	VerbAnnounce: {"announce", [2]argument{aSquare}},
	VerbOffer:    {"offer", [2]argument{points, aSquare}},
	VerbNone:     {"none", [2]argument{}},
	VerbAccept:   {"accept", [2]argument{aSeat}},
	VerbDecline:  {"decline", [2]argument{}},
	VerbCall:     {"call", [2]argument{aColour}},
	VerbDiscord:  {"discord", [2]argument{value}},
	VerbDice:     {"dice", [2]argument{dice}},
	VerbWait:     {"wait", [2]argument{}},
}

// format writes an action as in a record. What is no action of this game comes
// out with a question mark, which no record holds.
func format(a engine.Action) string {
	v, number, thing := Unpack(a)
	if v == 0 || int(v) >= len(grammar) {
		return "?" + strconv.FormatUint(uint64(a), 10)
	}
	words := []string{grammar[v].word}
	for _, arg := range grammar[v].args {
		switch arg {
		case noArgument:
		case aSeat:
			words = append(words, strconv.Itoa(thing))
		case aCard, aColour:
			if thing >= len(cardLetters) {
				return "?" + strconv.FormatUint(uint64(a), 10)
			}
			words = append(words, Card(thing).String())
		case aSquare:
			words = append(words, Square(thing).String())
		default:
			words = append(words, strconv.Itoa(number))
		}
	}
	return strings.Join(words, " ")
}

// parse reads what format writes.
func parse(s string) (engine.Action, error) {
	tokens := strings.Split(s, " ")
	for v := VerbFirst; int(v) < len(grammar); v++ {
		if g := &grammar[v]; g.word == tokens[0] {
			return parseArguments(v, g.args, tokens)
		}
	}
	return 0, fmt.Errorf("%q is no decision of Zankapfel", tokens[0])
}

func parseArguments(v Verb, args [2]argument, tokens []string) (engine.Action, error) {
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
	return pack(v, number, thing), nil
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
		return readNumber(token, 0, engine.MaxPlayers-1)
	case pips:
		return readNumber(token, 1, printed.Pips)
	case points:
		return readNumber(token, 1, mostBribe)
	case value:
		return readNumber(token, 1, printed.Discord)
	case dice:
		return readNumber(token, 1, mostDice)
	}
	return 0, false
}

// readNumber reads the shortest decimal form of a number from min to max.
func readNumber(token string, min, max int) (uint8, bool) {
	n, err := strconv.Atoi(token)
	return uint8(n), err == nil && n >= min && n <= max && strconv.Itoa(n) == token
}
