package farbenpoker

import (
	"slices"
	"strings"
	"testing"

	"treille/engine"
)

func TestF1_Components(t *testing.T) {
	s := begin(t, 2)
	if n := s.standing.Len(); n != 18 {
		t.Errorf("%d sticks stand", n)
	}
	if a, b := SideA.holes(), SideB.holes(); a.Len() != 18 || b.Len() != 18 || a&b != 0 || a|b != NoSide.holes() {
		t.Errorf("side A has the holes %b, side B %b", a, b)
	}
	if len(s.dice) != 3 || box.Chips != 50 {
		t.Errorf("%d dice, %d chips", len(s.dice), box.Chips)
	}
}

func TestF2_SixColoursOnEachDie(t *testing.T) {
	s := begin(t, 2)
	for range 3 {
		outcomes := s.ChanceOutcomes(nil)
		if got := strings.Join(legalNow(s), " "); got != "* die r * die b * die y * die g * die o * die v" {
			t.Errorf("a die may show %s", got)
		}
		for _, o := range outcomes {
			if o.Weight != 1 {
				t.Errorf("%s has the weight %d", Game{}.Format(o.Action), o.Weight)
			}
		}
		play(t, s, "* die g")
	}
}

// Three sticks of each colour: the fourth of one is impossible.
func TestF2_ThreeSticksOfEachColour(t *testing.T) {
	s := position(t, `
		chips 5 5
		dice r b y
		A gg????????????????
		B ..................`)
	play(t, s, "0 draw A3; * stick g; 0 put B1; 1 draw A4")
	refuse(t, s, "* stick g", "F3")
	refuse(t, s, "* die g", "F12")
}

func TestF3_Setup(t *testing.T) {
	for n := 2; n <= 5; n++ {
		state, err := Game{}.NewState(engine.Setup{Players: n})
		if err != nil {
			t.Fatal(err)
		}
		s := state.(*State)
		want := strings.TrimSpace(strings.Repeat("5 ", n))
		wantChips(t, s, want, int8(50-5*n), 0)
		wantStand(t, s, strings.Repeat("?", 18), strings.Repeat(".", 18))
	}
}

func TestF3_SeedPicksWhoStarts(t *testing.T) {
	for n := 2; n <= 5; n++ {
		state, _ := Game{}.NewState(engine.Setup{Players: n})
		s := state.(*State)
		wantNext(t, s, engine.Chance, PhaseFirst)
		if got := len(s.ChanceOutcomes(nil)); got != n {
			t.Errorf("%d of %d players may start", got, n)
		}
		refuse(t, s, "0 draw A1", "F3")
		refuse(t, s, "* die r", "F3")
		if n < 5 {
			refuse(t, s, "* first 4", "F3")
		}
		play(t, s, "* first 1; * die r; * die r; * die r")
		wantNext(t, s, 1, PhaseDraw)
	}
}

// A stick's colour is decided when it first shows, evenly among the sticks
// never shown, and stays.
func TestF3_ColoursByTheSticksNeverShown(t *testing.T) {
	s := position(t, `
		chips 5 5
		dice y y y
		A rr?b??????????????
		B ..................`)
	play(t, s, "0 draw A3")
	var got []int32
	for _, o := range s.ChanceOutcomes(nil) {
		got = append(got, o.Weight)
	}
	if want := []int32{1, 2, 3, 3, 3, 3}; !slices.Equal(got, want) {
		t.Errorf("r b y g o v have the weights %v, want %v", got, want)
	}
	play(t, s, "* stick o; 0 put B9; 1 draw B9")
	if got := legalNow(s); !slices.Equal(got, []string{"* stick o"}) {
		t.Errorf("the stick shown before shows %v", got)
	}
	refuse(t, s, "* stick r", "F3")
	refuse(t, s, "* stick v", "F3")
}

// A stick never shown has an outcome for each colour still missing, also when
// one is left.
func TestF3_LastColourMissing(t *testing.T) {
	s := position(t, `
		chips 5 5
		dice y y y
		A rrrbbbyyygggooo???
		B ..................`)
	play(t, s, "0 draw A18")
	if o := s.ChanceOutcomes(nil); len(o) != 1 || o[0].Action != Stick(Violet) || o[0].Weight != 3 {
		t.Errorf("the outcomes are %v, want v alone with the weight 3", o)
	}
}

func TestNewGameRefuses(t *testing.T) {
	for _, setup := range []engine.Setup{
		{Players: 1}, {Players: 6}, {Players: 0}, {Players: -2},
		{Players: 3, Options: []string{"hidden-money"}},
	} {
		if _, err := (Game{}).NewState(setup); err == nil {
			t.Errorf("NewState accepts %+v", setup)
		}
		if _, err := (Game{}).NewInfo(setup, 0); err == nil {
			t.Errorf("NewInfo accepts %+v", setup)
		}
	}
	for _, p := range []engine.Player{-1, 3, 6} {
		if _, err := (Game{}).NewInfo(engine.Setup{Players: 3}, p); err == nil {
			t.Errorf("NewInfo accepts seat %d of 3", p)
		}
	}
}
