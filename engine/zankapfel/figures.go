package zankapfel

import (
	_ "embed"
	"slices"

	"treille/engine/figures"
)

//go:embed data.txt
var data string

// pristine begins the SHA-256 of data.txt as published; see [figures.Rules].
const pristine = "18bcaf90"

// printed holds the figures that the game is played with. It is read once and
// never changed.
var printed = mustLoad("zankapfel/data.txt", data)

// Figures are what is printed on the game's components.
type Figures struct {
	Numbers    [Squares][Blue + 1]uint8 // by the mayor's square and colour (Z2)
	Prices     [Squares][Joker + 1]uint8
	Cards      Cards // all apple cards (Z3)
	Discord    int   // the highest discord card (Z4)
	Pips       int   // the highest face of a die (Z4)
	JokerPrice int   // in steps (Z21)
	Path       int   // squares from the start round to the start (Z5)

	lines []figures.Line
}

// Printed returns the figures that the game is played with.
func Printed() Figures { return printed }

// Reconstructed lists the entries of the data file that no source states: their
// key, and what they are about where the key alone does not say it.
func (f *Figures) Reconstructed() []string {
	var keys []string
	for _, l := range f.lines {
		if l.Standing == figures.Reconstructed {
			keys = append(keys, entry(l))
		}
	}
	return keys
}

// entry names what a line states: "edge red", "path".
func entry(l figures.Line) string {
	if (l.Key == "edge" || l.Key == "cards") && len(l.Fields) > 0 {
		return l.Key + " " + l.Fields[0]
	}
	return l.Key
}

func mustLoad(name, text string) Figures {
	f, err := Load(name, text)
	if err != nil {
		panic(err)
	}
	return f
}

// Load reads a data file and checks it against everything that the rules say
// about its figures. An error names the file, the line and the constraint.
func Load(name, text string) (Figures, error) {
	var f Figures
	lines, err := figures.Parse(name, text)
	if err != nil {
		return Figures{}, err
	}
	r := reader{file: figures.Line{File: name, No: len(lines)}, lines: lines}
	if n := len(lines); n > 0 {
		r.file.No = lines[n-1].No
	}
	f.lines = lines
	if err := r.unknown(); err != nil {
		return Figures{}, err
	}
	edges, err := r.edges()
	if err != nil {
		return Figures{}, err
	}
	for c := Red; c <= Joker; c++ {
		// Z3 names the number of each kind.
		n, err := r.number("cards "+cardNames[c], 1, 10, 10, "Z3: there are 10 apple cards of each colour and 10 jokers")
		if err != nil {
			return Figures{}, err
		}
		f.Cards += Cards(n) * c.unit()
	}
	for _, one := range []struct {
		to       *int
		key      string
		min, max int
		why      string
	}{
		{&f.Discord, "discord", 10, 10, "Z4: discord cards go from 1 to 10"},
		{&f.Pips, "pips", 6, 6, "Z4: dice show 1 to 6"},
		{&f.JokerPrice, "joker-price", 3, 3, "Z21: a joker costs 3"},
		{&f.Path, "path", 8, 999, "Z5: the path is 8 to 999 squares long, more than one harvest of 7 goes"},
	} {
		if *one.to, err = r.number(one.key, 0, one.min, one.max, one.why); err != nil {
			return Figures{}, err
		}
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

// A reader finds entries in a data file.
type reader struct {
	file  figures.Line // where an error about something missing points to
	lines []figures.Line
}

// unknown refuses lines that no rule asks for, and entries that stand twice.
func (r *reader) unknown() error {
	known := []string{"discord", "pips", "joker-price", "path"}
	for c := Red; c <= Joker; c++ {
		known = append(known, "cards "+cardNames[c])
		if c != Joker {
			known = append(known, "edge "+cardNames[c])
		}
	}
	for i, l := range r.lines {
		if !slices.Contains(known, entry(l)) {
			return l.Errorf("%q is no entry of this file; it has edge red … blue, cards red … joker, discord, pips, joker-price and path", entry(l))
		}
		for _, before := range r.lines[:i] {
			if entry(before) == entry(l) {
				return l.Errorf("%s stands already in line %d", entry(l), before.No)
			}
		}
	}
	return nil
}

func (r *reader) find(name string) (figures.Line, error) {
	for _, l := range r.lines {
		if entry(l) == name {
			return l, nil
		}
	}
	return figures.Line{}, r.file.Errorf("the file ends without a line %q", name)
}

// number reads the single number of an entry, which must lie in min … max; why
// is the constraint.
func (r *reader) number(name string, field, min, max int, why string) (int, error) {
	l, err := r.find(name)
	if err != nil {
		return 0, err
	}
	if len(l.Fields) != field+1 {
		return 0, l.Errorf("%s needs one number", name)
	}
	n, err := l.Int(field, 0, 9999)
	if err != nil {
		return 0, err
	}
	if n < min || n > max {
		return 0, l.Errorf("%s is %d; %s", name, n, why)
	}
	return n, nil
}

// edges reads the numbers round the orchard and checks Z1 and Z2.
func (r *reader) edges() (edges [Blue + 1][5]uint8, err error) {
	var at [Blue + 1]figures.Line
	for c := Red; c <= Blue; c++ {
		l, err := r.find("edge " + cardNames[c])
		if err != nil {
			return edges, err
		}
		at[c] = l
		if len(l.Fields) != 6 {
			return edges, l.Errorf("edge %s has %d numbers; Z1: an edge has 5", cardNames[c], len(l.Fields)-1)
		}
		for i := range 5 {
			n, err := l.Int(i+1, 0, 99)
			if err != nil {
				return edges, err
			}
			edges[c][i] = uint8(n)
		}
		sorted := edges[c]
		slices.Sort(sorted[:])
		if sorted != [5]uint8{2, 3, 4, 5, 7} {
			return edges, l.Errorf("edge %s is %s; Z1: an edge has 2, 3, 4, 5 and 7 once each", cardNames[c], join(l.Fields[1:]))
		}
	}
	for _, pair := range [][2]Card{{Red, Yellow}, {Green, Blue}} {
		a, b := pair[0], pair[1]
		mirrored := edges[a]
		slices.Reverse(mirrored[:])
		if edges[b] != mirrored {
			return edges, at[b].Errorf("edge %s is not edge %s from the other end; Z1: opposite edges run against each other", cardNames[b], cardNames[a])
		}
	}
	example := [Blue + 1]uint8{0, edges[Red][1], edges[Yellow][1], edges[Green][4], edges[Blue][4]}
	for c, want := range [Blue + 1]uint8{0, 5, 3, 7, 2} {
		if example[c] != want {
			return edges, at[c].Errorf("edge %s gives %d at column 2, row 5; Z2: red gives 5, yellow 3, green 7, blue 2 there", cardNames[c], example[c])
		}
	}
	return edges, nil
}

func join(fields []string) string {
	s := ""
	for i, f := range fields {
		if i > 0 {
			s += " "
		}
		s += f
	}
	return s
}
