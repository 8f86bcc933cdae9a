package farbenpoker

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"treille/engine/figures"
)

//go:embed data.txt
var dataText string

// pristine begins the SHA-256 of data.txt as published.
const pristine = "09530678"

// Figures are the figures of the box, as data.txt has them.
type Figures struct {
	Chips   int  // in the box (F1)
	Purse   int  // chips that each player begins with (F3)
	Start   Side // where the sticks stand at first (F3)
	Colours [colourKinds]ColourFigures

	file *figures.File
}

// ColourFigures are the figures of one colour; those of a colour that is not in
// the box are zero.
type ColourFigures struct {
	Name   string
	Sticks int            // how many sticks show it (F2)
	Faces  [diceCount]int // on how many faces each die shows it (F2)
}

// box holds the figures that the game is played with. It is read once and never
// changed.
var box = figures.Must(LoadFigures("farbenpoker/data.txt", dataText))

// Printed returns the figures that the game is played with.
func Printed() Figures { return box }

// Reconstructed lists the entries of the data file that no source states.
func (f *Figures) Reconstructed() []string { return f.file.Reconstructed() }

// LoadFigures reads a data file and checks it against every constraint of the
// rules. An error names the file, the line and the constraint; name is the
// file's. The box may have fewer colours than six.
func LoadFigures(name, text string) (Figures, error) {
	colours := strings.Split(colourLetters[Red:Unseen], "")
	required := slices.Concat([]string{"dice", "holes", "sticks", "chips", "purse", "start"}, figures.Entries("die", 1, 2, 3))
	optional := slices.Concat(figures.Entries("colour", colours...), figures.Entries("shown-by", colours...))
	file, err := figures.Read(name, text, required, optional)
	if err != nil {
		return Figures{}, err
	}
	f := Figures{file: file}
	if err := f.readCounts(); err != nil {
		return Figures{}, err
	}
	for c := Red; c <= Violet; c++ {
		if err := f.readColour(c); err != nil {
			return Figures{}, err
		}
	}
	for die := range diceCount {
		if err := f.readDie(die, file.Line(fmt.Sprint("die ", die+1))); err != nil {
			return Figures{}, err
		}
	}
	if sum := f.sticks(); sum != stickCount {
		return Figures{}, file.Errorf("%d sticks show a colour; F1: there are 18", sum)
	}
	return f, nil
}

// readCounts reads how many there are of everything (F1), and where the sticks
// stand at first (F3).
func (f *Figures) readCounts() (err error) {
	var checked int // the layout of the board depends on these
	for _, one := range []struct {
		to    *int
		entry string
		n     int
		why   string
	}{
		{&checked, "dice", diceCount, "F1: there are three colour dice"},
		{&checked, "holes", sideHoles, "F1: each side of the stand has 18 holes"},
		{&checked, "sticks", stickCount, "F1: there are 18 sticks"},
		{&f.Chips, "chips", 50, "F1: there are 50 chips"},
		{&f.Purse, "purse", 5, "F3: each player has 5 chips"},
	} {
		if *one.to, err = f.file.Line(one.entry).Within(1, one.n, one.n, one.why); err != nil {
			return err
		}
	}
	l := f.file.Line("start")
	for side := SideA; side <= SideB; side++ {
		if len(l.Fields) == 1 && l.Fields[0] == side.String() {
			f.Start = side
			return nil
		}
	}
	return l.Errorf("start names no side; F3: the sticks stand on one side, A or B")
}

// readColour reads the name of a colour and how many sticks show it (F2), if it
// is in the box.
func (f *Figures) readColour(c Colour) error {
	entry := "shown-by " + c.String()
	named, shown := f.file.Line("colour "+c.String()), f.file.Line(entry)
	switch {
	case named.No == 0 && shown.No == 0:
		return nil
	case named.No == 0:
		return shown.Errorf("no line names colour %s", c)
	case shown.No == 0:
		return f.file.Errorf("the file ends without %q; F2: at least three sticks show each colour", entry)
	}
	if err := named.Want(2); err != nil {
		return err
	}
	f.Colours[c].Name = named.Fields[1]
	// Three sticks, so that three equal dice can be answered.
	n, err := shown.Within(2, diceCount, stickCount, "F2: at least three sticks show each colour")
	if err != nil {
		return err
	}
	f.Colours[c].Sticks = n
	if sum := f.sticks(); sum > stickCount {
		return shown.Errorf("with colour %s, %d sticks show a colour; F1: there are 18", c, sum)
	}
	return nil
}

// readDie reads the faces of a die (F2).
func (f *Figures) readDie(die int, l figures.Line) error {
	if faces := len(l.Fields) - 1; faces != dieFaces {
		return l.Errorf("die %d has %d faces; F2: a die has six", die+1, faces)
	}
	for _, letter := range l.Fields[1:] {
		c, ok := colourOf(letter)
		if !ok {
			return l.Errorf("%q is no colour; F2: the colours are r, b, y, g, o and v", letter)
		}
		if f.Colours[c].Name == "" {
			return l.Errorf("no line names colour %s", c)
		}
		f.Colours[c].Faces[die]++
	}
	return nil
}

// sticks is the number of sticks that show any colour so far.
func (f *Figures) sticks() int {
	sum := 0
	for c := Red; c <= Violet; c++ {
		sum += f.Colours[c].Sticks
	}
	return sum
}
