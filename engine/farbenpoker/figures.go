package farbenpoker

import (
	_ "embed"
	"strings"

	"treille/engine/figures"
)

//go:embed data.txt
var dataText string

// pristine begins the SHA-256 of data.txt as published.
const pristine = "09530678"

// Figures are the figures of the box, as read from data.txt.
type Figures struct {
	Chips   int  // in the box (F1)
	Purse   int  // chips that each player begins with (F3)
	Start   Side // where the sticks stand at first (F3)
	Colours [colourKinds]ColourFigures
	Lines   []figures.Line // all entries, each with its standing
}

// ColourFigures are the figures of one colour; those of a colour that is not in
// the box are zero.
type ColourFigures struct {
	Name   string
	Sticks int            // how many sticks show it (F2)
	Faces  [diceCount]int // on how many faces each die shows it (F2)
}

// Reconstructed returns the entries whose figures no source says, as they stand
// in data.txt without their standing: "shown-by r 3".
func (f *Figures) Reconstructed() []string {
	var list []string
	for _, l := range f.Lines {
		if l.Standing == figures.Reconstructed {
			list = append(list, strings.Join(append([]string{l.Key}, l.Fields...), " "))
		}
	}
	return list
}

// box holds the embedded figures, and boxErr what is wrong with them; neither
// changes after the start of the program.
var box, boxErr = LoadFigures("farbenpoker/data.txt", dataText)

// Box returns the figures that games are played with, or what is wrong with
// the file that holds them.
func Box() (Figures, error) { return box, boxErr }

// LoadFigures reads a data file and checks it against every constraint that the
// rules state. An error names the file, the line and the constraint; name is
// the file's, for errors.
func LoadFigures(name, text string) (Figures, error) {
	lines, err := figures.Parse(name, text)
	if err != nil {
		return Figures{}, err
	}
	var f Figures
	for i, l := range lines {
		for _, before := range lines[:i] {
			if entryName(before) == entryName(l) {
				return Figures{}, l.Errorf("%s stands on line %d already", entryName(l), before.No)
			}
		}
		if err := f.read(l); err != nil {
			return Figures{}, err
		}
	}
	end := figures.Line{File: name, No: strings.Count(strings.TrimRight(text, "\n"), "\n") + 1}
	if err := f.checkWhole(lines, end); err != nil {
		return Figures{}, err
	}
	f.Lines = lines
	return f, nil
}

// entryName is what may stand in a file only once: the key, with the colour or
// die for keys that have one.
func entryName(l figures.Line) string {
	switch l.Key {
	case "colour", "shown-by", "die":
		if len(l.Fields) > 0 {
			return l.Key + " " + l.Fields[0]
		}
	}
	return l.Key
}

// read takes in one entry.
func (f *Figures) read(l figures.Line) (err error) {
	fields := 1
	switch l.Key {
	case "dice":
		_, err = exactly(l, diceCount, "F1: there are three colour dice")
	case "holes":
		_, err = exactly(l, sideHoles, "F1: each side of the stand has 18 holes")
	case "sticks":
		_, err = exactly(l, stickCount, "F1: there are 18 sticks")
	case "chips":
		f.Chips, err = exactly(l, 50, "F1: there are 50 chips")
	case "purse":
		f.Purse, err = exactly(l, 5, "F3: each player has 5 chips")
	case "start":
		f.Start, err = readSide(l)
	case "colour":
		fields, err = 2, f.readColour(l)
	case "shown-by":
		fields, err = 2, f.readSticks(l)
	case "die":
		fields, err = 1+dieFaces, f.readDie(l)
	default:
		return l.Errorf("unknown entry %q; the entries are dice, holes, sticks, chips, purse, start, colour, shown-by and die", l.Key)
	}
	if err == nil && len(l.Fields) != fields {
		err = l.Errorf("%s has %d fields; it takes %d", l.Key, len(l.Fields), fields)
	}
	return err
}

// exactly reads a number that the rule sheet leaves no choice about.
func exactly(l figures.Line, want int, rule string) (int, error) {
	n, err := l.Int(0, 0, 1000)
	if err == nil && n != want {
		err = l.Errorf("%s is %d; %s", l.Key, n, rule)
	}
	return n, err
}

func readSide(l figures.Line) (Side, error) {
	for side := SideA; side <= SideB; side++ {
		if len(l.Fields) > 0 && l.Fields[0] == side.String() {
			return side, nil
		}
	}
	return NoSide, l.Errorf("start names no side; F3: the sticks stand on one side, A or B")
}

// colourField reads field i as the letter of a colour. It must be in the box
// already, unless this entry puts it there.
func (f *Figures) colourField(l figures.Line, i int) (Colour, error) {
	if i >= len(l.Fields) {
		return None, l.Errorf("%s has %d fields; a colour is missing", l.Key, len(l.Fields))
	}
	c, ok := colourOf(l.Fields[i])
	if !ok {
		return None, l.Errorf("%q is no colour; F2: the colours are r, b, y, g, o and v", l.Fields[i])
	}
	if l.Key != "colour" && f.Colours[c].Name == "" {
		return None, l.Errorf("no line above names colour %s", c)
	}
	return c, nil
}

func (f *Figures) readColour(l figures.Line) error {
	c, err := f.colourField(l, 0)
	if err != nil {
		return err
	}
	if len(l.Fields) < 2 {
		return l.Errorf("colour %s has no name", c)
	}
	f.Colours[c].Name = l.Fields[1]
	return nil
}

func (f *Figures) readSticks(l figures.Line) error {
	c, err := f.colourField(l, 0)
	if err != nil {
		return err
	}
	n, err := l.Int(1, 0, stickCount)
	if err != nil {
		return err
	}
	if n < diceCount {
		return l.Errorf("%d sticks show colour %s; F2: at least three do, so that three equal dice can be answered", n, c)
	}
	f.Colours[c].Sticks = n
	if sum := f.sticks(); sum > stickCount {
		return l.Errorf("with colour %s, %d sticks show a colour; F1: there are 18", c, sum)
	}
	return nil
}

func (f *Figures) sticks() int {
	sum := 0
	for c := Red; c <= Violet; c++ {
		sum += f.Colours[c].Sticks
	}
	return sum
}

func (f *Figures) readDie(l figures.Line) error {
	die, err := l.Int(0, 1, diceCount)
	if err != nil {
		return err
	}
	if faces := len(l.Fields) - 1; faces != dieFaces {
		return l.Errorf("die %d has %d faces; F2: a die has six", die, faces)
	}
	for i := range dieFaces {
		c, err := f.colourField(l, 1+i)
		if err != nil {
			return err
		}
		f.Colours[c].Faces[die-1]++
	}
	return nil
}

// checkWhole checks what only the whole file shows; its errors name the end.
func (f *Figures) checkWhole(lines []figures.Line, end figures.Line) error {
	for _, want := range []string{"dice", "holes", "sticks", "chips", "purse", "start", "die 1", "die 2", "die 3"} {
		found := false
		for _, l := range lines {
			found = found || entryName(l) == want
		}
		if !found {
			return end.Errorf("the file ends without %q", want)
		}
	}
	for c := Red; c <= Violet; c++ {
		if f.Colours[c].Name != "" && f.Colours[c].Sticks == 0 {
			return end.Errorf("the file ends without %q; F2: at least three sticks show each colour", "shown-by "+c.String())
		}
	}
	if sum := f.sticks(); sum != stickCount {
		return end.Errorf("%d sticks show a colour; F1: there are 18", sum)
	}
	return nil
}
