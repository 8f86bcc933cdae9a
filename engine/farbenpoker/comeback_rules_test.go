package farbenpoker

import (
	"slices"
	"testing"

	"treille/engine"
)

// afterPot plays a position in which player 0 wins the pot by the blue stick
// and puts the set back on side A, where it was.
func afterPot(t *testing.T, chips string) *State {
	t.Helper()
	s := position(t, "chips "+chips+`
		dice r b y
		answered 1 3
		A .rrbbb.yygggooovvv`)
	play(t, s, "0 draw A4; * stick b; 0 put A1; 0 put A4; 0 put A7")
	return s
}

// A player who has no chips skips his turns until the pot is won.
func TestF20_SkipsWithoutChips(t *testing.T) {
	s := position(t, `
		chips 5 1 5
		turn 1
		dice r b y
		A rrrbbbyyygggooovvv`)
	events := play(t, s, "1 draw A10; * stick g")
	if !slices.Contains(kinds(events), EventBroke) {
		t.Errorf("the events are %v; nobody is out of chips", kinds(events))
	}
	play(t, s, "1 put B1; 2 draw A11; * stick g; 2 put B2; 0 draw A12; * stick g; 0 put B3")
	wantNext(t, s, 2, PhaseDraw)
	refuse(t, s, "1 draw A1", "F17")
}

func TestF20_ThreeDiceThreeSticks(t *testing.T) {
	s := afterPot(t, "5 5 0 5")
	if s.comeback != 2 {
		t.Fatalf("the comeback is that of %d", s.comeback)
	}
	wantNext(t, s, engine.Chance, PhaseRoll)
	refuse(t, s, "2 draw A1", "F10")
	play(t, s, "* die g; * die o; * die v")
	wantNext(t, s, 2, PhaseDraw)
	refuse(t, s, "2 put B1", "F20")
	refuse(t, s, "1 draw A1", "F20")
	play(t, s, "2 draw A10; * stick g")
	// It stays out until all three are drawn, and nothing is paid yet.
	refuse(t, s, "2 draw A10", "F12")
	refuse(t, s, "2 put A10", "F20")
	wantChips(t, s, "6 5 0 5", 34, 0)
	play(t, s, "2 draw A13; * stick o; 2 draw A16; * stick v")
	// Paid after the third draw, before putting back.
	wantChips(t, s, "6 5 3 5", 31, 0)
	wantNext(t, s, 2, PhasePutBack)
}

// No bonus for doubles, no cost for misses, each die answered once, and no
// rolling again.
func TestF20_OneChipAMatch(t *testing.T) {
	for _, test := range []struct {
		dice  string
		draws [3]string
		gain  int8
	}{
		{"* die r; * die r; * die r", [3]string{"A1; * stick r", "A10; * stick g", "A11; * stick g"}, 1},
		{"* die r; * die r; * die r", [3]string{"A1; * stick r", "A2; * stick r", "A11; * stick g"}, 2},
		{"* die r; * die r; * die r", [3]string{"A1; * stick r", "A2; * stick r", "A3; * stick r"}, 3},
		{"* die r; * die b; * die b", [3]string{"A1; * stick r", "A2; * stick r", "A3; * stick r"}, 1},
		{"* die g; * die b; * die b", [3]string{"A13; * stick o", "A14; * stick o", "A12; * stick g"}, 1},
		{"* die b; * die g; * die b", [3]string{"A10; * stick g", "A5; * stick b", "A6; * stick b"}, 3},
	} {
		s := position(t, "chips 5 5 0 5\nturn 0\ndice g o v\nanswered 1 2\nA rrrbbbyyy.gg.oovvv")
		play(t, s, "0 draw A16; * stick v; 0 put A10; 0 put A13; 0 put A16")
		play(t, s, test.dice)
		for i, d := range test.draws {
			play(t, s, "2 draw "+d)
			if i == 1 {
				refuse(t, s, "2 reroll", "F20")
			}
		}
		if got := s.chips[2]; got != test.gain {
			t.Errorf("dice %q, sticks %q: %d chips, want %d", test.dice, test.draws, got, test.gain)
		}
		wantNext(t, s, 2, PhasePutBack)
		if s.stock != 34-test.gain || s.pot != 0 {
			t.Errorf("stock %d, pot %d", s.stock, s.pot)
		}
	}
}

// The three sticks go to the side that holds fewer without them, all three,
// in the order drawn, whatever side that is by then.
func TestF20_BackToTheSideWithFewer(t *testing.T) {
	s := position(t, `
		chips 5 5 0 5
		dice r b y
		answered 1 3
		A .rrbbb..........vv
		B yygggooov.........`)
	play(t, s, "0 draw A4; * stick b; 0 put A1; 0 put A4; 0 put A7")
	// A holds 9, B 9; one of A and two of B are drawn: A 8, B 7.
	play(t, s, "* die v; * die v; * die v; 2 draw A1; * stick r; 2 draw B3; * stick g; 2 draw B9; * stick v")
	wantNext(t, s, 2, PhasePutBack)
	refuse(t, s, "2 put A1", "F20")
	refuse(t, s, "2 put B1", "F20")
	play(t, s, "2 put B3; 2 put B10")
	// B holds 9 by now, and A 8.
	refuse(t, s, "2 put A1", "F20")
	play(t, s, "2 put B9")
	wantStand(t, s, ".rrbbby.........vv", "yyrggooovg........")
	wantNext(t, s, engine.Chance, PhaseRoll)
	if s.turn != 1 || s.comeback != nobody {
		t.Errorf("turn %d, comeback %d; player 1 goes on", s.turn, s.comeback)
	}
}

// At the start of a comeback all sticks may stand on one side; the other gets
// them.
func TestF20_SideWithNone(t *testing.T) {
	s := afterPot(t, "5 5 0 5")
	play(t, s, "* die r; * die r; * die r; 2 draw A2; * stick r; 2 draw A18; * stick v; 2 draw A17; * stick v; 2 put B18; 2 put B17; 2 put B1")
	wantStand(t, s, "r.rbbbyyygggooov..", "v...............vr")
}

func TestF20_StockPaysWhatItHas(t *testing.T) {
	s := position(t, "chips 40 5 0 2\ndice r b y\nanswered 1 3\nA .rrbbb.yygggooovvv")
	play(t, s, "0 draw A4; * stick b; 0 put A1; 0 put A4; 0 put A7")
	play(t, s, "* die v; * die v; * die v; 2 draw A16; * stick v; 2 draw A17; * stick v; 2 draw A18; * stick v")
	wantChips(t, s, "41 5 2 2", 0, 0)
	wantNext(t, s, engine.Terminal, PhaseOver)
}

// A comeback is due after every pot, not once a game.
func TestF20_EveryTime(t *testing.T) {
	s := afterPot(t, "5 5 0 5")
	play(t, s, "* die r; * die r; * die r; 2 draw A2; * stick r; 2 draw A18; * stick v; 2 draw A17; * stick v; 2 put B18; 2 put B17; 2 put B1")
	play(t, s, "* die o; * die o; * die o; 1 draw A10; * stick g; 1 put B2; 2 draw A11; * stick g; 2 put B3")
	wantChips(t, s, "6 4 0 5", 33, 2)
	play(t, s, "3 draw A13; * stick o; 0 draw A14; * stick o; 1 draw A15; * stick o; 1 put A13; 1 put A14; 1 put A15")
	if s.comeback != 2 {
		t.Errorf("the comeback is that of %d, want 2", s.comeback)
	}
}

func TestF21_NoneRightIsOutForGood(t *testing.T) {
	s := afterPot(t, "5 5 0 5")
	play(t, s, "* die r; * die r; * die r; 2 draw A10; * stick g; 2 draw A18; * stick v")
	if s.gone != 0 {
		t.Error("gone before the third draw")
	}
	events := play(t, s, "2 draw A17; * stick v")
	if s.gone != engine.Only(2) || !slices.Contains(kinds(events), EventGone) {
		t.Errorf("gone is %08b, the events are %v", s.gone, kinds(events))
	}
	wantChips(t, s, "6 5 0 5", 34, 0)
	// Right or wrong, the sticks go back.
	play(t, s, "2 put B18; 2 put B17; 2 put B1")
	// The next pot brings no further comeback.
	play(t, s, "* die o; * die o; * die o; 1 draw A13; * stick o; 3 draw A14; * stick o; 0 draw A15; * stick o")
	wantNext(t, s, 0, PhasePutSet)
	play(t, s, "0 put A13; 0 put A14; 0 put A15")
	wantNext(t, s, engine.Chance, PhaseRoll)
	if s.turn != 1 || s.comeback != nobody {
		t.Errorf("turn %d, comeback %d", s.turn, s.comeback)
	}
}

// Several: clockwise from the left of the winner; then the next solvent player
// left of the winner.
func TestF22_SeveralComebacks(t *testing.T) {
	s := position(t, `
		turn 3
		chips 0 0 5 5 0
		dice r b y
		answered 1 3
		A .rrbbb.yygggooovvv`)
	play(t, s, "3 draw A4; * stick b; 3 put A1; 3 put A4; 3 put A7")
	if s.comeback != 4 {
		t.Fatalf("the first comeback is that of %d, want 4", s.comeback)
	}
	play(t, s, "* die r; * die r; * die r; 4 draw A1; * stick r; 4 draw A10; * stick g; 4 draw A11; * stick g; 4 put B1; 4 put B2; 4 put B3")
	if s.comeback != 0 {
		t.Fatalf("the second comeback is that of %d, want 0", s.comeback)
	}
	play(t, s, "* die r; * die r; * die r; 0 draw A12; * stick g; 0 draw B2; * stick g; 0 draw B3; * stick g; 0 put B2; 0 put B3; 0 put B4")
	if s.comeback != 1 {
		t.Fatalf("the third comeback is that of %d, want 1", s.comeback)
	}
	play(t, s, "* die g; * die g; * die r; 1 draw B2; * stick g; 1 draw B3; * stick g; 1 draw B1; * stick r; 1 put B2; 1 put B3; 1 put B1")
	// Player 4 has chips again: he is next left of the winner.
	wantNext(t, s, engine.Chance, PhaseRoll)
	if s.turn != 4 || s.comeback != nobody || s.gone != engine.Only(0) {
		t.Errorf("turn %d, comeback %d, gone %05b", s.turn, s.comeback, s.gone)
	}
	wantChips(t, s, "0 3 5 6 1", 35, 0)
}

// Play goes on with the next solvent player: who failed is passed over.
func TestF22_NextSolventAfterFailure(t *testing.T) {
	s := position(t, `
		turn 0
		chips 5 0 5 5
		dice r b y
		answered 1 3
		A .rrbbb.yygggooovvv`)
	play(t, s, "0 draw A4; * stick b; 0 put A1; 0 put A4; 0 put A7")
	play(t, s, "* die r; * die r; * die r; 1 draw A12; * stick g; 1 draw A10; * stick g; 1 draw A11; * stick g; 1 put B2; 1 put B3; 1 put B4")
	if s.turn != 2 || s.comeback != nobody {
		t.Errorf("turn %d, comeback %d; player 2 is next", s.turn, s.comeback)
	}
}

// The only solvent player plays on alone, turn after turn, until he wins the
// pot.
func TestF23_PlaysOnAlone(t *testing.T) {
	s := position(t, `
		turn 1
		chips 0 4 0 0
		pot 6
		dice r b y
		A rrrbbbyyygggooovvv`)
	play(t, s, "1 draw A1; * stick r")
	wantNext(t, s, 1, PhaseDraw)
	play(t, s, "1 draw A10; * stick g; 1 put B1")
	wantNext(t, s, 1, PhaseDraw)
	// Each of his turns is one: he may roll again in each.
	play(t, s, "1 draw A4; * stick b; 1 reroll; * die g; 1 draw A2; * stick r; 1 put B2; 1 reroll; * die y; 1 draw A7; * stick y")
	wantNext(t, s, 1, PhasePutSet)
	wantChips(t, s, "0 13 0 0", 37, 0)
	play(t, s, "1 put A1; 1 put A2; 1 put A7")
	if s.comeback != 2 {
		t.Errorf("the first comeback is that of %d, want 2", s.comeback)
	}
}

// Nobody solvent: the sticks by the dice go back in the order of the dice into
// the first free holes of the side holding fewer, and the pot stays.
func TestF23_NobodySolvent(t *testing.T) {
	s := position(t, `
		turn 1
		chips 0 1 0
		pot 14
		dice v b r
		answered 1 3
		A .rr.bb.yygggooovv.
		B b.y...............`)
	play(t, s, "1 draw A10; * stick g")
	wantNext(t, s, 1, PhaseMiss)
	wantChips(t, s, "0 0 0", 35, 15)
	events := play(t, s, "1 put B4")
	// B held 3 sticks by then, A 13.
	wantStand(t, s, ".rr.bb.yy.ggooovv.", "bvygr.............")
	wantChips(t, s, "0 0 0", 35, 15)
	// Clockwise from the left of him, he himself last.
	if s.comeback != 2 || s.turn != 1 {
		t.Fatalf("turn %d, comeback %d; want 1, 2", s.turn, s.comeback)
	}
	got := kinds(events)
	if want := []engine.EventKind{EventPut, EventStranded, EventReturn, EventReturn, EventComeback}; !slices.Equal(got, want) {
		t.Errorf("the events are %v, want %v", got, want)
	}
	play(t, s, "* die g; * die b; * die b; 2 draw B4; * stick g; 2 draw A11; * stick g; 2 draw A12; * stick g; 2 put B4; 2 put B6; 2 put B7")
	if s.comeback != 0 {
		t.Fatalf("the second comeback is that of %d, want 0", s.comeback)
	}
	play(t, s, "* die o; * die b; * die b; 0 draw B4; * stick g; 0 draw B6; * stick g; 0 draw B7; * stick g; 0 put B4; 0 put B6; 0 put B7")
	if s.comeback != 1 {
		t.Fatalf("the third comeback is that of %d, want 1", s.comeback)
	}
	play(t, s, "* die g; * die g; * die g; 1 draw B4; * stick g; 1 draw B6; * stick g; 1 draw B7; * stick g; 1 put B4; 1 put B6; 1 put B7")
	// The next solvent player left of player 1 rolls; the pot is still there.
	wantNext(t, s, engine.Chance, PhaseRoll)
	if s.turn != 2 || s.comeback != nobody {
		t.Errorf("turn %d, comeback %d; want player 2's turn", s.turn, s.comeback)
	}
	wantChips(t, s, "0 3 1", 31, 15)
}

// Equal sides: side A. The `put` of the turn counts before the sticks go back.
func TestF23_EqualSidesGoToA(t *testing.T) {
	s := position(t, `
		turn 0
		chips 1 0
		pot 9
		dice v r b
		answered 1 2
		A ..rr.bb.ggy.....vv
		B ...bgyyooo........`)
	// The g of A9 crosses over: A holds 8, B 8.
	play(t, s, "0 draw A9; * stick g; 0 put B1")
	wantStand(t, s, "vrrr.bb..gy.....vv", "g..bgyyooo........")
}

// Only once a turn has ended: the stick that missed is put first.
func TestF23_AfterThePut(t *testing.T) {
	s := position(t, `
		turn 0
		chips 1 0
		pot 9
		dice v r b
		A rrrbbbyyygggooovvv`)
	play(t, s, "0 draw A9; * stick y")
	wantNext(t, s, 0, PhaseMiss)
	events := play(t, s, "0 put B12")
	// No stick lies by a die: none goes back.
	if got := kinds(events); !slices.Equal(got, []engine.EventKind{EventPut, EventStranded, EventComeback}) {
		t.Errorf("the events are %v", got)
	}
	if s.comeback != 1 || s.turn != 0 {
		t.Errorf("turn %d, comeback %d", s.turn, s.comeback)
	}
}
