package zankapfel

import (
	_ "embed"
	"slices"
	"strings"

	"treille/engine/figures"
)

//go:embed data.txt
var dataText string

// pristine is how the SHA-256 of the published data.txt begins.
const pristine = "18bcaf90"

// Figures are the figures of the box, as data.txt has them.
type Figures struct {
	Numbers    [Squares][Blue + 1]uint8 // by the mayor's square and colour (Z2)
	Prices     [Squares][Joker + 1]uint8
	Cards      Cards // all apple cards (Z3)
	Discord    int   // the highest discord card (Z4)
	Pips       int   // the highest face of a die (Z4)
	JokerPrice int   // in steps (Z21)
	Path       int   // squares from the start round to the start (Z5)

	file *figures.File
}

// box holds the figures that the game is played with. It is read once and never
// changed.
var box = figures.Must(LoadFigures("zankapfel/data.txt", dataText))

// Printed returns the figures that the game is played with.
func Printed() Figures { return box }

// Reconstructed lists the entries of the data file that no source states.
func (f *Figures) Reconstructed() []string { return f.file.Reconstructed() }

// LoadFigures reads a data file and checks it against every constraint of the
// rules. An error names the file, the line and the constraint; name is the
// file's.
func LoadFigures(name, text string) (Figures, error) {
	required := slices.Concat([]string{"discord", "pips", "joker-price", "path"},
		figures.Entries("edge", cardNames[Red:Joker]...), figures.Entries("cards", cardNames[Red:]...))
	file, err := figures.Read(name, text, required, nil)
	if err != nil {
		return Figures{}, err
	}
	f := Figures{file: file}
	if err := f.readNumbers(); err != nil {
		return Figures{}, err
	}
	edges, err := readEdges(file)
	if err != nil {
		return Figures{}, err
	}
	for sq := Square(0); sq < Squares; sq++ {
		for c := Red; c <= Blue; c++ {
			at := sq.Column()
			if c == Green || c == Blue {
				at = sq.Row()
			}
			f.Numbers[sq][c] = edges[c][at]
			f.Prices[sq][c] = edges[c][at] / 2
		}
		f.Prices[sq][Joker] = uint8(f.JokerPrice)
	}
	return f, nil
}

// readNumbers reads the entries that are one number (Z3, Z4, Z5, Z21).
func (f *Figures) readNumbers() (err error) {
	for c := Red; c <= Joker; c++ {
		n, err := f.file.Line("cards "+cardNames[c]).Within(2, 10, 10, "Z3: there are 10 apple cards of each colour and 10 jokers")
		if err != nil {
			return err
		}
		f.Cards += Cards(n) * c.unit()
	}
	for _, one := range []struct {
		to       *int
		entry    string
		min, max int
		why      string
	}{
		{&f.Discord, "discord", 10, 10, "Z4: discord cards go from 1 to 10"},
		{&f.Pips, "pips", 6, 6, "Z4: dice show 1 to 6"},
		{&f.JokerPrice, "joker-price", 3, 3, "Z21: a joker costs 3"},
		{&f.Path, "path", 8, 999, "Z5: the path is 8 to 999 squares long, more than one harvest of 7 goes"},
	} {
		if *one.to, err = f.file.Line(one.entry).Within(1, one.min, one.max, one.why); err != nil {
			return err
		}
	}
	return nil
}

// An edge is the five numbers along one side of the orchard.
type edge [5]uint8

// readEdges reads the numbers round the orchard, by colour, and checks Z1 and Z2.
func readEdges(file *figures.File) (edges [Blue + 1]edge, err error) {
	line := func(c Card) figures.Line { return file.Line("edge " + cardNames[c]) }
	for c := Red; c <= Blue; c++ {
		if edges[c], err = readEdge(line(c)); err != nil {
			return edges, err
		}
	}
	for _, pair := range [][2]Card{{Red, Yellow}, {Green, Blue}} {
		a, b := pair[0], pair[1]
		mirrored := edges[a]
		slices.Reverse(mirrored[:])
		if edges[b] != mirrored {
			return edges, line(b).Errorf("edge %s is not edge %s from the other end; Z1: opposite edges run against each other", cardNames[b], cardNames[a])
		}
	}
	example := [Blue + 1]uint8{0, edges[Red][1], edges[Yellow][1], edges[Green][4], edges[Blue][4]}
	for c, want := range [Blue + 1]uint8{0, 5, 3, 7, 2} {
		if example[c] != want {
			return edges, line(Card(c)).Errorf("edge %s gives %d at column 2, row 5; Z2: red gives 5, yellow 3, green 7, blue 2 there", cardNames[c], example[c])
		}
	}
	return edges, nil
}

// readEdge reads one side of the orchard.
func readEdge(l figures.Line) (e edge, err error) {
	if n := len(l.Fields) - 1; n != len(e) {
		return e, l.Errorf("%s has %d numbers; Z1: an edge has 5", l.Entry, n)
	}
	for i := range e {
		n, err := l.Int(i+1, 0, 99)
		if err != nil {
			return e, err
		}
		e[i] = uint8(n)
	}
	sorted := e
	slices.Sort(sorted[:])
	if sorted != (edge{2, 3, 4, 5, 7}) {
		return e, l.Errorf("%s is %s; Z1: an edge has 2, 3, 4, 5 and 7 once each", l.Entry, strings.Join(l.Fields[1:], " "))
	}
	return e, nil
}
