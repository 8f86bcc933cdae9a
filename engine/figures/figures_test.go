package figures_test

import (
	"slices"
	"strings"
	"testing"

	"treille/engine/figures"
)

const sound = `# prices
price y 5 12 [S]

  price r 6 13 [R]
idle 10 [P]
`

var entries = append(figures.Entries("price", "y", "r"), "idle")

func TestRead(t *testing.T) {
	f, err := figures.Read("data.txt", sound, entries, []string{"name"})
	if err != nil {
		t.Fatal(err)
	}
	l := f.Line("price r")
	if l.No != 4 || l.Key != "price" || !slices.Equal(l.Fields, []string{"r", "6", "13"}) || l.Standing != figures.Reconstructed {
		t.Errorf("price r is %+v", l)
	}
	if f.Line("name").No != 0 {
		t.Error("an entry that the file does not have has a line")
	}
	if got := f.Reconstructed(); !slices.Equal(got, []string{"price r 6 13"}) {
		t.Errorf("reconstructed are %q", got)
	}
	if n, err := f.Line("idle").Within(1, 1, 10, "W53"); n != 10 || err != nil {
		t.Errorf("idle is %d, %v", n, err)
	}
	if n, err := l.Int(2, 0, 20); n != 13 || err != nil {
		t.Errorf("the third field of price r is %d, %v", n, err)
	}
}

func TestReadErrors(t *testing.T) {
	for _, c := range []struct{ old, now, want string }{
		{"idle 10 [P]", "idle 10", `data.txt:5: ends with "10"`},
		{"idle 10 [P]", "idle 10 [X]", `data.txt:5: ends with "[X]"`},
		{"idle 10 [P]", "[P]", "data.txt:5: has a standing, but no figures"},
		{"idle 10 [P]", "sleep 10 [P]", `data.txt:5: unknown entry "sleep"; the entries are price y, price r, idle`},
		{"idle 10 [P]", "price [P]", `data.txt:5: unknown entry "price"`},
		{"idle 10 [P]", "price b 1 2 [P]", `data.txt:5: unknown entry "price b"`},
		{"idle 10 [P]", "price y 1 2 [P]", "data.txt:5: price y stands on line 2 already"},
		{"idle 10 [P]\n", "", `data.txt:4: the file ends without "idle"`},
	} {
		_, err := figures.Read("data.txt", strings.Replace(sound, c.old, c.now, 1), entries, nil)
		if err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%q: %v, want %s", c.now, err, c.want)
		}
	}
}

func TestLineErrors(t *testing.T) {
	f, err := figures.Read("data.txt", "idle 10 [P]\nprice y a [S]\n", []string{"idle", "price y"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	_, small := f.Line("idle").Within(1, 11, 20, "W53: at least 11")
	_, many := f.Line("idle").Within(2, 1, 20, "W53")
	_, missing := f.Line("idle").Int(1, 0, 9)
	_, letter := f.Line("price y").Int(1, 0, 9)
	for _, c := range []struct {
		err  error
		want string
	}{
		{small, "data.txt:1: idle is 10; W53: at least 11"},
		{many, "data.txt:1: idle has 1 fields; it takes 2"},
		{missing, "data.txt:1: idle has 1 fields; field 2 is missing"},
		{letter, `data.txt:2: price: "a" is not a number from 0 to 9`},
		{f.Errorf("nothing fits"), "data.txt:2: nothing fits"},
	} {
		if c.err == nil || c.err.Error() != c.want {
			t.Errorf("got %v, want %s", c.err, c.want)
		}
	}
}

func TestMustStopsTheProgram(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a wrong file goes unnoticed")
		}
	}()
	figures.Must(figures.Read("data.txt", "", entries, nil))
}

func TestRules(t *testing.T) {
	const digits = "ba7816bf" // of "abc"
	if got := figures.Rules("1", "abc", digits); got != "1" {
		t.Errorf("the file as published makes the rules %q", got)
	}
	if got := figures.Rules("2", "abc", "00000000"); got != "2+"+digits {
		t.Errorf("a changed file makes the rules %q", got)
	}
}
