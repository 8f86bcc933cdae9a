package weinhaendler

import (
	_ "embed"
	"fmt"
	"strings"

	"treille/engine/figures"
)

//go:embed data.txt
var dataText string

// pristine is how the SHA-256 of the published data.txt begins.
const pristine = "6eb1664d"

// A boxOfCards is what data.txt says.
type boxOfCards struct {
	values  [Kinds]uint16 // tenths of a euro
	names   [Wines]string
	colours [Wines]string
	priced  [Wines]figures.Standing
	named   [Wines]figures.Standing
	decks   [maxPlayers + 1]Cards // by number of players
	idle    int                   // rounds, rule W53
}

const (
	minPlayers = 3
	maxPlayers = 5

	dealtCards   = 5 // to each hand, rule W4
	offerCards   = 4 // rules W4 and W40
	handLimit    = 6 // rule W30
	alikePoints  = 4 // rule W36
	mixedPoints  = 1 // rule W36
	priceStep    = 7 // euros from one star to the next, rule W2
	emptyCents   = 20
	deckOfThree  = 48 // rule W3
	deckOfFour   = 57
	deckOfFive   = 66
	maxIdle      = 200
	centsInTenth = 10
)

var box = mustLoad()

func mustLoad() boxOfCards {
	b, err := load("weinhaendler/data.txt", dataText)
	if err != nil {
		panic(err)
	}
	return b
}

// CheckFigures reports what is wrong with the text of a data file: the line and
// the constraint that it breaks.
func CheckFigures(name, text string) error {
	_, err := load(name, text)
	return err
}

// load reads a data file and checks it against every constraint of the rules.
func load(name, text string) (boxOfCards, error) {
	lines, err := figures.Parse(name, text)
	if err != nil {
		return boxOfCards{}, err
	}
	l := loader{name: name, seen: make([]string, 0, len(lines))}
	for _, line := range lines {
		if err := l.line(line); err != nil {
			return boxOfCards{}, err
		}
	}
	return l.finish()
}

// A loader gathers the entries of a data file.
type loader struct {
	boxOfCards
	name    string
	seen    []string // keys that may stand once, each with what makes it one
	without [maxPlayers + 1]Cards
}

func (l *loader) line(line figures.Line) error {
	switch line.Key {
	case "price":
		return l.price(line)
	case "wine":
		return l.wine(line)
	case "copies":
		return l.number(line, copies, "W1: there are three of each bottle")
	case "empties":
		return l.empties(line)
	case "without":
		return l.players(line)
	case "idle":
		n, err := line.Int(0, 1, maxIdle)
		if err != nil {
			return err
		}
		l.idle = n
		return l.once(line, line.Key, 1)
	}
	return line.Errorf("%q is no key; there are price, wine, copies, empties, without and idle", line.Key)
}

// once refuses a second entry of the same kind, and one with too many or too
// few figures.
func (l *loader) once(line figures.Line, key string, fields int) error {
	if len(line.Fields) != fields {
		return line.Errorf("%s has %d figures instead of %d", line.Key, len(line.Fields), fields)
	}
	for _, s := range l.seen {
		if s == key {
			return line.Errorf("%s stands here for the second time", key)
		}
	}
	l.seen = append(l.seen, key)
	return nil
}

func (l *loader) number(line figures.Line, want int, rule string) error {
	n, err := line.Int(0, 0, 1000)
	if err != nil {
		return err
	}
	if n != want {
		return line.Errorf("%s is %d; %s", line.Key, n, rule)
	}
	return l.once(line, line.Key, 1)
}

func (l *loader) price(line figures.Line) error {
	w, err := wineOf(line)
	if err != nil {
		return err
	}
	var euros [3]int
	for i := range euros {
		if euros[i], err = line.Int(i+1, 1, 100); err != nil {
			return err
		}
		if i > 0 && euros[i] != euros[i-1]+priceStep {
			return line.Errorf("%s costs %d with %d stars and %d with %d; W2: each further star costs %d more",
				line.Fields[0], euros[i-1], i, euros[i], i+1, priceStep)
		}
		c := Bottle(w, i+1)
		for other, v := range l.values[:Empty] {
			if int(v) == 10*euros[i] && Card(other) != c {
				return line.Errorf("%v costs %d as %v does; W14: equal values are equal cards", c, euros[i], Card(other))
			}
		}
		l.values[c] = uint16(10 * euros[i])
	}
	l.priced[w] = line.Standing
	return l.once(line, "price "+line.Fields[0], 4)
}

func (l *loader) wine(line figures.Line) error {
	w, err := wineOf(line)
	if err != nil {
		return err
	}
	if len(line.Fields) < 3 {
		return line.Errorf("wine needs a letter, a colour and a name")
	}
	colour, name := line.Fields[1], strings.Join(line.Fields[2:], " ")
	for i := range l.names {
		if l.colours[i] == colour || l.names[i] == name {
			return line.Errorf("colour %s or name %s stands here for the second time; W1: there are seven wines", colour, name)
		}
	}
	l.colours[w], l.names[w], l.named[w] = colour, name, line.Standing
	return l.once(line, "wine "+line.Fields[0], len(line.Fields))
}

func (l *loader) empties(line figures.Line) error {
	n, err := line.Int(0, 0, 1000)
	if err != nil {
		return err
	}
	cents, err := line.Int(1, 0, 1000)
	if err != nil {
		return err
	}
	if n != copies {
		return line.Errorf("there are %d empties; W1: there are three", n)
	}
	if cents != emptyCents {
		return line.Errorf("an empty costs %d cents; W2: it is worth 0.20", cents)
	}
	l.values[Empty] = uint16(cents / centsInTenth)
	return l.once(line, line.Key, 2)
}

func (l *loader) players(line figures.Line) error {
	n, err := line.Int(0, minPlayers, maxPlayers)
	if err != nil {
		return err
	}
	for _, f := range line.Fields[1:] {
		w := strings.Index(letters[:Wines], f)
		if len(f) != 1 || w < 0 {
			return line.Errorf("%q is no wine; there are y r g o b c v", f)
		}
		if l.without[n]&(bottles(Wine(w))) != 0 {
			return line.Errorf("wine %s stands here twice", f)
		}
		l.without[n] |= bottles(Wine(w))
	}
	deck := allKinds &^ l.without[n]
	want := [...]int{minPlayers: deckOfThree, deckOfFour, deckOfFive}[n]
	if deck.Len() != want {
		return line.Errorf("with %d players %d cards are left; W3: there must be %d", n, deck.Len(), want)
	}
	l.decks[n] = deck
	return l.once(line, fmt.Sprintf("without %d", n), len(line.Fields))
}

// finish checks that nothing is missing.
func (l *loader) finish() (boxOfCards, error) {
	need := []string{"copies", "empties", "without 3", "without 4", "without 5", "idle"}
	for i := range Wines {
		need = append(need, "price "+letters[i:i+1], "wine "+letters[i:i+1])
	}
next:
	for _, key := range need {
		for _, s := range l.seen {
			if s == key {
				continue next
			}
		}
		return boxOfCards{}, fmt.Errorf("%s: the entry %q is missing", l.name, key)
	}
	return l.boxOfCards, nil
}

func wineOf(line figures.Line) (Wine, error) {
	if len(line.Fields) > 0 && len(line.Fields[0]) == 1 {
		if w := strings.Index(letters[:Wines], line.Fields[0]); w >= 0 {
			return Wine(w), nil
		}
	}
	return 0, line.Errorf("%s needs one of the wines y r g o b c v first", line.Key)
}

// bottles returns all nine bottles of a wine.
func bottles(w Wine) Cards { return 0x3F << (6 * w) }

// Name returns the name of a wine as data.txt has it.
func (w Wine) Name() string { return box.names[w] }

// Colour returns the English name of a wine's colour, in ASCII: "rose".
func (w Wine) Colour() string { return box.colours[w] }

// PriceStanding says where the prices of a wine come from.
func (w Wine) PriceStanding() figures.Standing { return box.priced[w] }

// NameStanding says where the name and the colour of a wine come from.
func (w Wine) NameStanding() figures.Standing { return box.named[w] }
