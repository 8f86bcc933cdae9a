package weinhaendler

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"treille/engine/figures"
)

//go:embed data.txt
var dataText string

// pristine is how the SHA-256 of the published data.txt begins.
const pristine = "6eb1664d"

// Figures are the figures of the box, as data.txt has them.
type Figures struct {
	values  [Kinds]uint16 // tenths of a euro
	names   [Wines]string
	colours [Wines]string
	decks   [maxPlayers + 1]Cards // by number of players
	idle    int                   // rounds, rule W53
	file    *figures.File
}

const (
	minPlayers = 3
	maxPlayers = 5

	dealtCards   = 5 // to each hand, rule W4
	offerCards   = 4 // rules W4 and W40
	handLimit    = 6 // rule W30
	AlikePoints  = 4 // rule W36
	MixedPoints  = 1 // rule W36
	priceStep    = 7 // euros from one star to the next, rule W2
	emptyCents   = 20
	deckOfThree  = 48 // rule W3
	deckOfFour   = 57
	deckOfFive   = 66
	maxIdle      = 200
	centsInTenth = 10
)

// box holds the figures that the game is played with. It is read once and never
// changed.
var box = figures.Must(LoadFigures("weinhaendler/data.txt", dataText))

// Printed returns the figures that the game is played with.
func Printed() Figures { return box }

// Idle is the number of idle rounds in a row after which the next is the last
// (rule W53).
func (f *Figures) Idle() int { return f.idle }

// Reconstructed lists the entries of the data file that no source states.
func (f *Figures) Reconstructed() []string { return f.file.Reconstructed() }

// LoadFigures reads a data file and checks it against every constraint of the
// rules. An error names the file, the line and the constraint; name is the
// file's.
func LoadFigures(name, text string) (Figures, error) {
	wines := strings.Split(letters[:Wines], "")
	required := slices.Concat([]string{"copies", "empties", "idle"},
		figures.Entries("price", wines...), figures.Entries("wine", wines...), figures.Entries("without", 3, 4, 5))
	file, err := figures.Read(name, text, required, nil)
	if err != nil {
		return Figures{}, err
	}
	f := Figures{file: file}
	if _, err := file.Line("copies").Within(1, copies, copies, "W1: there are three of each bottle"); err != nil {
		return Figures{}, err
	}
	if f.idle, err = file.Line("idle").Within(1, 1, maxIdle, "W53: so many idle rounds end the game, 1 to 200"); err != nil {
		return Figures{}, err
	}
	if err := f.readEmpties(file.Line("empties")); err != nil {
		return Figures{}, err
	}
	for i, letter := range wines {
		if err := f.readPrice(Wine(i), file.Line("price "+letter)); err != nil {
			return Figures{}, err
		}
		if err := f.readWine(Wine(i), file.Line("wine "+letter)); err != nil {
			return Figures{}, err
		}
	}
	for n := minPlayers; n <= maxPlayers; n++ {
		if err := f.readDeck(n, file.Line(fmt.Sprint("without ", n))); err != nil {
			return Figures{}, err
		}
	}
	return f, nil
}

// readPrice reads what the three bottles of a wine cost (W2).
func (f *Figures) readPrice(w Wine, line figures.Line) error {
	if err := line.Want(4); err != nil {
		return err
	}
	before := 0
	for stars := 1; stars <= 3; stars++ {
		euros, err := line.Int(stars, 1, 100)
		if err != nil {
			return err
		}
		if stars > 1 && euros != before+priceStep {
			return line.Errorf("%c costs %d with %d stars and %d with %d; W2: each further star costs %d more",
				w.Letter(), before, stars-1, euros, stars, priceStep)
		}
		c := Bottle(w, stars)
		for other := range c {
			if int(f.values[other]) == 10*euros {
				return line.Errorf("%v costs %d as %v does; W14: equal values are equal cards", c, euros, other)
			}
		}
		f.values[c] = uint16(10 * euros)
		before = euros
	}
	return nil
}

// readWine reads the colour and the name of a wine (W1).
func (f *Figures) readWine(w Wine, line figures.Line) error {
	if len(line.Fields) < 3 {
		return line.Errorf("wine needs a letter, a colour and a name")
	}
	colour, name := line.Fields[1], strings.Join(line.Fields[2:], " ")
	for i := range w {
		if f.colours[i] == colour || f.names[i] == name {
			return line.Errorf("the colour %s or the name %s is that of another wine; W1: there are seven wines", colour, name)
		}
	}
	f.colours[w], f.names[w] = colour, name
	return nil
}

// readEmpties reads how many empty bottles there are and what they are worth
// (W1, W2).
func (f *Figures) readEmpties(line figures.Line) error {
	if err := line.Want(2); err != nil {
		return err
	}
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
	f.values[Empty] = uint16(cents / centsInTenth)
	return nil
}

// readDeck reads the wines that n players do without (W3).
func (f *Figures) readDeck(n int, line figures.Line) error {
	deck := allKinds
	for _, field := range line.Fields[1:] {
		w := strings.Index(letters[:Wines], field)
		if len(field) != 1 || w < 0 {
			return line.Errorf("%q is no wine; there are y r g o b c v", field)
		}
		if !deck.Contains(bottles(Wine(w))) {
			return line.Errorf("wine %s stands here twice", field)
		}
		deck = deck.Minus(bottles(Wine(w)))
	}
	want := [...]int{minPlayers: deckOfThree, deckOfFour, deckOfFive}[n]
	if deck.Len() != want {
		return line.Errorf("with %d players %d cards are left; W3: there must be %d", n, deck.Len(), want)
	}
	f.decks[n] = deck
	return nil
}

// bottles returns all nine bottles of a wine.
func bottles(w Wine) Cards { return 0x3F << (6 * w) }

// Name returns the name of a wine as data.txt has it.
func (w Wine) Name() string { return box.names[w] }

// Colour returns the English name of a wine's colour, in ASCII: "rose".
func (w Wine) Colour() string { return box.colours[w] }
