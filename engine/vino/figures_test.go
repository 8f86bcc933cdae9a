package vino

import (
	"strings"
	"testing"

	"treille/engine"
)

// TestEmbeddedFigures holds the data file to what the rules were published with.
func TestEmbeddedFigures(t *testing.T) {
	want(t, "rules", Game{}.Rules(), "2")
	if _, err := LoadFigures("data.txt", dataText); err != nil {
		t.Fatal(err)
	}
	f := Printed()
	f.Sale[0].Income = 1
	f.Regions[0].Road[0].Price = 1
	want(t, "a copy is handed out", Printed().Regions[0].Road[0].Price, 120)
}

// TestWrongFigures changes one thing at a time in the data file.
func TestWrongFigures(t *testing.T) {
	const (
		trentino  = "road 9 130 160 190 220 250 290 [R]\n"
		liguria   = "road 1 120 170 220 [R]\n"
		abruzzo   = "road 6 90 140 150 160 180 200 220 250 [R]\n"
		variety9  = "varieties 9 N P T [R]\n"
		variety1  = "varieties 1 N P [R]\n"
		sale2     = "sale 2 450 2 1 [R]\n"
		sale20    = "sale 20 1600 6 5 [R]\n"
		square    = "square 100 [R]\n"
		rounds    = "rounds 30 [R]\n"
		start1    = "start 1 N [S]\n"
		toscana   = "road 7 110"
		campania  = "road 3 60 110 150 160 170* 180 190 200* 220 250* [R]\n"
		campania0 = "road 3 60 110 150 160 170 180 190 200 220 250 [R]\n"
	)
	for _, c := range []struct {
		name, old, now, rule string
	}{
		{"standing missing", liguria, "road 1 120 170 220\n", "standing"},
		{"unknown entry", square, square + "tax 5 [R]\n", "tax"},
		{"region 10", liguria, "road 10 120 170 220 [R]\n", `unknown entry "road 10"`},
		{"region twice", abruzzo, abruzzo + liguria, "road 1 stands on line"},
		{"road missing", liguria, "", `ends without "road 1"`},
		{"varieties missing", variety1, "", `ends without "varieties 1"`},
		{"start missing", start1, "", `ends without "start 1"`},
		{"too short", liguria, "road 1 120 170 [R]\n", "V2"},
		{"too long", toscana, "road 7 40 110", "V2"},
		{"price below 40", liguria, "road 1 30 170 220 [R]\n", "V3"},
		{"price above 350", liguria, "road 1 120 170 360 [R]\n", "V3"},
		{"price not in notes", liguria, "road 1 125 170 220 [R]\n", "V3"},
		{"price no number", liguria, "road 1 x 170 220 [R]\n", "V3"},
		{"falling prices", liguria, "road 1 170 120 220 [R]\n", "V2"},
		{"five bottles", campania, campania0, "V2"},
		{"seven bottles", trentino, "road 9 130 160 190 220 250 290* [R]\n", "V2"},
		{"29 markers", variety9, "varieties 9 N T [R]\n", "V2"},
		{"31 markers", variety9, "varieties 9 B N P T [R]\n", "V2"},
		{"one marker", variety1, "varieties 1 N [R]\n", "V2"},
		{"marker twice", variety1, "varieties 1 N N P [R]\n", "V7"},
		{"unknown variety", variety1, "varieties 1 N Q [R]\n", "V1"},
		{"start without marker", variety1, "varieties 1 B P [R]\n", "V11"},
		{"another starting pair", start1, "start 1 P [S]\n", "V11"},
		{"unknown start", start1, "start 1 X [S]\n", "V1"},
		{"two starts", start1, "start 1 N P [S]\n", "V11"},
		{"income falls", sale2, "sale 2 240 2 1 [R]\n", "V4"},
		{"income a barrel rises", sale2, "sale 2 510 2 1 [R]\n", "V4"},
		{"lost more than sold", sale2, "sale 2 450 3 1 [R]\n", "V4"},
		{"lost falls", sale20, "sale 20 1600 5 5 [R]\n", "V4"},
		{"steps fall", sale20, "sale 20 1600 6 4 [R]\n", "V4"},
		{"steps of a column too many", sale2, "sale 2 450 2 201 [R]\n", "sale"},
		{"column missing", sale2, "", `ends without "sale 2"`},
		{"last column missing", sale20, "", `ends without "sale 20"`},
		{"column twice", sale2, sale2 + sale2, "sale 2 stands on line"},
		{"column with three figures", sale2, "sale 2 450 2 [R]\n", "V4"},
		{"square that does not fit", square, "square 300 [R]\n", "V5"},
		{"square too small", square, "square 1 [R]\n", "V5"},
		{"square missing", square, "", `ends without "square"`},
		{"square twice", square, square + square, "square stands on line"},
		{"rounds missing", rounds, "", `ends without "rounds"`},
		{"rounds twice", rounds, rounds + rounds, "rounds stands on line"},
		{"round 0", rounds, "rounds 0 [R]\n", "V62"},
		{"no idle round", "idle 2 [R]", "idle 0 [R]", "V62"},
	} {
		text := replaceOnce(t, dataText, c.old, c.now)
		_, err := LoadFigures("wrong.txt", text)
		if err == nil || !strings.Contains(err.Error(), c.rule) || !strings.HasPrefix(err.Error(), "wrong.txt:") {
			t.Errorf("%s: got %v, want the file, the place and %q", c.name, err, c.rule)
			continue
		}
		if err.Error()[len("wrong.txt:")] == ' ' {
			t.Errorf("%s: %v names no line", c.name, err)
		}
	}
}

// TestWrongFiguresNameTheLine looks at one error as a reader gets it.
func TestWrongFiguresNameTheLine(t *testing.T) {
	text := replaceOnce(t, dataText, "sale 2 450 2 1 [R]", "sale 2 240 2 1 [R]")
	line := 1 + strings.Count(text[:strings.Index(text, "sale 2 240")], "\n")
	_, err := LoadFigures("data.txt", text)
	want(t, "line", line, 45)
	want(t, "error", err.Error(), "data.txt:45: V4: the income falls from 250 to 240; it never falls from one column to the next")
}

// TestMostPricesLieInTheMiddle makes all roads dear.
func TestMostPricesLieInTheMiddle(t *testing.T) {
	text := dataText
	for _, line := range strings.Split(dataText, "\n") {
		f := strings.Fields(line)
		if len(f) == 0 || f[0] != "road" {
			continue
		}
		for i := 2; i < len(f)-1; i++ {
			if strings.HasSuffix(f[i], "*") {
				f[i] = "350*"
			} else {
				f[i] = "140"
			}
		}
		// The state's lie at the end of these roads, so that they still rise.
		var private, state []string
		for _, p := range f[2 : len(f)-1] {
			if strings.HasSuffix(p, "*") {
				state = append(state, p)
			} else {
				private = append(private, p)
			}
		}
		now := strings.Join(f[:2], " ") + " " + strings.Join(append(private, state...), " ") + " [R]"
		text = replaceOnce(t, text, line+"\n", now+"\n")
	}
	_, err := LoadFigures("dear.txt", text)
	if err == nil || !strings.Contains(err.Error(), "V3: 0 of 108 prices") {
		t.Errorf("got %v, want V3", err)
	}
}

func TestV13_StartingMoneySuffices(t *testing.T) {
	// No vineyard costs less than 330: after the two dearest, 1000 leaves
	// nothing to buy. The check of the prices between 150 and 250 comes first,
	// so this asks the last check alone.
	f := Printed()
	if err := f.suffices(); err != nil {
		t.Errorf("the printed figures: %v", err)
	}
	for r := range f.Regions {
		for i := range f.Regions[r].Road {
			f.Regions[r].Road[i].Price = max(330, f.Regions[r].Road[i].Price)
		}
	}
	f.Regions[6].Road[0].Price = 300 // one vineyard is not enough
	err := f.suffices()
	if err == nil || !strings.Contains(err.Error(), "V13") {
		t.Errorf("got %v, want V13", err)
	}
}

// TestOtherFigures plays with other figures than the printed ones, as somebody
// who owns the box may: a table that loses no vineyard and moves no marker for
// one barrel, and squares of 50.
func TestOtherFigures(t *testing.T) {
	text := replaceOnce(t, dataText, "sale 1 250 1 1 [R]", "sale 1 250 0 0 [R]")
	text = replaceOnce(t, text, "square 100 [R]", "square 50 [R]")
	f, err := LoadFigures("box.txt", text)
	if err != nil {
		t.Fatal(err)
	}
	defer func(old *tables) { box = old }(box)
	box = newTables(f)
	s := position(t, `
		phase sell
		market B+9 M-9
		0 2B:1-3`)
	play(t, s, "0 sell B 1")
	want(t, "income", s.Income(0), 700)
	turn(t, s, 1, PhaseSell)
	want(t, "vineyards", s.Vineyards(0), 3)
	want(t, "market", s.Market(Barbera), 450)
}

func replaceOnce(t *testing.T, text, old, now string) string {
	t.Helper()
	if strings.Count(text, old) != 1 {
		t.Fatalf("%q stands %d times in the data file", old, strings.Count(text, old))
	}
	return strings.Replace(text, old, now, 1)
}

func TestSetups(t *testing.T) {
	for _, c := range []struct {
		setup engine.Setup
		what  string
	}{
		{engine.Setup{Players: 2}, "3 to 5"},
		{engine.Setup{Players: 6}, "3 to 5"},
		{engine.Setup{Players: 3, Options: []string{"fast"}}, `"fast"`},
		{engine.Setup{Players: 3, Options: []string{HiddenMoney, HiddenMoney}}, "twice"},
	} {
		if _, err := (Game{}).NewState(c.setup); err == nil || !strings.Contains(err.Error(), c.what) {
			t.Errorf("%+v: got %v, want %q", c.setup, err, c.what)
		}
		if _, err := (Game{}).NewInfo(c.setup, 0); err == nil || !strings.Contains(err.Error(), c.what) {
			t.Errorf("%+v: got %v, want %q", c.setup, err, c.what)
		}
	}
	for _, seat := range []engine.Player{-1, 3, 6} {
		if _, err := (Game{}).NewInfo(engine.Setup{Players: 3}, seat); err == nil {
			t.Errorf("seat %d of three knows something", seat)
		}
	}
}
