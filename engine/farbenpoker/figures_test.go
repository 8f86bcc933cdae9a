package farbenpoker_test

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"treille/engine/farbenpoker"
)

func published(t *testing.T) string {
	t.Helper()
	data, err := os.ReadFile("data.txt")
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// The file as published makes the rules "1".
func TestF2_FiguresAsPublished(t *testing.T) {
	if got := (farbenpoker.Game{}).Rules(); got != "1" {
		t.Errorf("the rules are %q; data.txt was changed", got)
	}
	f := farbenpoker.Printed()
	for c := farbenpoker.Red; c <= farbenpoker.Violet; c++ {
		if k := f.Colours[c]; k.Sticks != 3 || k.Faces != [3]int{1, 1, 1} {
			t.Errorf("%s: %+v", c, k)
		}
	}
	if f.Chips != 50 || f.Purse != 5 || f.Start != farbenpoker.SideA {
		t.Errorf("%+v", f)
	}
}

// What no source says is known as reconstructed.
func TestF2_Reconstructed(t *testing.T) {
	f := farbenpoker.Printed()
	list := f.Reconstructed()
	for _, want := range []string{"start A", "colour v violet", "shown-by r 3", "die 3 r b y g o v"} {
		if !slices.Contains(list, want) {
			t.Errorf("%q is not reconstructed: %q", want, list)
		}
	}
	for _, entry := range list {
		if entry == "chips 50" || entry == "colour r red" {
			t.Errorf("%q is reconstructed, but the sheet says it", entry)
		}
	}
	if len(list) != 13 {
		t.Errorf("%d entries are reconstructed: %q", len(list), list)
	}
}

// A wrong file names its line and the constraint that it breaks.
func TestF2_WrongFigures(t *testing.T) {
	text := published(t)
	lineOf := func(entry string) int {
		before, _, ok := strings.Cut(text, entry)
		if !ok {
			t.Fatalf("data.txt has no %q", entry)
		}
		return strings.Count(before, "\n") + 1
	}
	end := strings.Count(text, "\n")
	for _, test := range []struct {
		old, new string
		line     int // 0: that of old
		says     string
	}{
		{"dice 3 [S]", "dice 4 [S]", 0, "F1: there are three colour dice"},
		{"holes 18 [S]", "holes 20 [S]", 0, "F1: each side of the stand has 18 holes"},
		{"sticks 18 [S]", "sticks 24 [S]", 0, "F1: there are 18 sticks"},
		{"chips 50 [S]", "chips 60 [S]", 0, "F1: there are 50 chips"},
		{"chips 50 [S]", "chips many [S]", 0, `"many" is not a number`},
		{"chips 50 [S]", "chips [S]", 0, "takes 1"},
		{"chips 50 [S]", "chips 50 50 [S]", 0, "takes 1"},
		{"purse 5 [S]", "purse 6 [S]", 0, "F3: each player has 5 chips"},
		{"start A [R]", "start C [R]", 0, "F3: the sticks stand on one side"},
		{"start A [R]", "start [R]", 0, "F3: the sticks stand on one side"},
		{"start A [R]", "start A", 0, "standing"},
		{"start A [R]", "", end, `the file ends without "start"`},
		{"dice 3 [S]", "", end, `the file ends without "dice"`},
		{"colour r red [S]", "colour x red [S]", 0, `unknown entry "colour x"`},
		{"colour r red [S]", "colour [S]", 0, `unknown entry "colour"`},
		{"colour r red [S]", "colour r [S]", 0, "takes 2"},
		{"colour v violet [R]", "", lineOf("shown-by v 3"), "no line names colour v"},
		{"colour v violet [R]", "colour r violet [R]", 0, "colour r stands on line"},
		{"shown-by g 3 [R]", "shown-by g 2 [R]", 0, "F2: at least three"},
		{"shown-by g 3 [R]", "shown-by g [R]", 0, "takes 2"},
		{"shown-by v 3 [R]", "shown-by v 4 [R]", 0, "F1: there are 18"},
		{"shown-by v 3 [R]", "shown-by o 3 [R]", 0, "shown-by o stands on line"},
		{"shown-by v 3 [R]", "", end, `the file ends without "shown-by v"; F2: at least three sticks`},
		{"die 2 r b y g o v [R]", "die 2 r b y g o [R]", 0, "F2: a die has six"},
		{"die 2 r b y g o v [R]", "die 2 r b y g o v v [R]", 0, "F2: a die has six"},
		{"die 2 r b y g o v [R]", "die 2 r b y g o w [R]", 0, "F2: the colours are"},
		{"die 2 r b y g o v [R]", "die 4 r b y g o v [R]", 0, `unknown entry "die 4"`},
		{"die 2 r b y g o v [R]", "die 1 r b y g o v [R]", 0, "die 1 stands on line"},
		{"die 3 r b y g o v [R]", "", end, `the file ends without "die 3"`},
		{"chips 50 [S]", "coins 50 [S]", 0, `unknown entry "coins"`},
		{"chips 50 [S]", "[S]", 0, "no figures"},
	} {
		line := test.line
		if line == 0 {
			line = lineOf(test.old)
		}
		changed := strings.Replace(text, test.old, test.new, 1)
		if test.line == end && strings.HasSuffix(text, test.old+"\n") {
			line-- // the last line itself is empty now
		}
		_, err := farbenpoker.LoadFigures("data.txt", changed)
		if err == nil {
			t.Errorf("%q instead of %q is accepted", test.new, test.old)
			continue
		}
		prefix := "data.txt:" + strconv.Itoa(line) + ": "
		if !strings.HasPrefix(err.Error(), prefix) || !strings.Contains(err.Error(), test.says) {
			t.Errorf("%q instead of %q: got %q, want %s… %s", test.new, test.old, err, prefix, test.says)
		}
	}
}

// Without a colour, the others must make up for its sticks.
func TestF2_TooFewSticks(t *testing.T) {
	text := strings.NewReplacer("colour v violet [R]", "", "shown-by v 3 [R]", "", "g o v [R]", "g o r [R]").Replace(published(t))
	_, err := farbenpoker.LoadFigures("data.txt", text)
	if want := "15 sticks show a colour; F1: there are 18"; err == nil || !strings.HasSuffix(err.Error(), want) {
		t.Errorf("got %v, want … %s", err, want)
	}
}

// The printed figures may differ from the reconstructed ones: fewer colours on
// more sticks and faces.
func TestF2_OtherFigures(t *testing.T) {
	text := published(t)
	for _, change := range [][2]string{
		{"colour v violet [R]", ""},
		{"shown-by r 3 [R]", "shown-by r 6 [P]"},
		{"shown-by v 3 [R]", ""},
		{"die 1 r b y g o v [R]", "die 1 r r y g o b [P]"},
		{"die 2 r b y g o v [R]", "die 2 r r y g o b [P]"},
		{"die 3 r b y g o v [R]", "die 3 y y y g o b [P]"},
	} {
		text = strings.Replace(text, change[0], change[1], 1)
	}
	f, err := farbenpoker.LoadFigures("data.txt", text)
	if err != nil {
		t.Fatal(err)
	}
	if r := f.Colours[farbenpoker.Red]; r.Sticks != 6 || r.Faces != [3]int{2, 2, 0} {
		t.Errorf("red: %+v", r)
	}
	if y := f.Colours[farbenpoker.Yellow]; y.Faces != [3]int{1, 1, 3} {
		t.Errorf("yellow: %+v", y)
	}
	if slices.Contains(f.Reconstructed(), "shown-by r 6") {
		t.Error("a published figure counts as reconstructed")
	}
}
