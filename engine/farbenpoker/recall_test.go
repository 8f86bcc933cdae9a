package farbenpoker

import (
	"testing"

	"treille/engine"
)

// forgets counts the sticks that a seat has forgotten so many looks after all
// were shown.
func forgets(t *testing.T, s *State, seat engine.Player, looks int16, m memory) HoleSet {
	t.Helper()
	b := s.board
	b.looks += looks
	before := b
	b.fade(seat, m)
	if err := conserve(&State{b}); err != nil {
		t.Fatal(err)
	}
	if b.standing != before.standing {
		t.Fatal("a stick is gone")
	}
	return b.known(Unseen) &^ before.known(Unseen)
}

// A memory fades: the longer ago, the more is forgotten; what is forgotten stays
// so, each seat forgets other sticks, and a perfect memory none.
func TestMemoryFades(t *testing.T) {
	s := position(t, "chips 5 5\ndice r b y\nA rrrbbbyyygggooovvv\nB .")
	worse, better := memory{recent, 12}, memory{8, 40}
	var last HoleSet
	for looks := int16(0); looks < 60; looks++ {
		now := forgets(t, s, 0, looks, worse)
		if last&^now != 0 {
			t.Errorf("%d looks after all were shown, %d sticks came back to mind", looks, (last &^ now).Len())
		}
		last = now
		if forgets(t, s, 0, looks, perfect) != 0 {
			t.Fatal("a perfect memory forgets")
		}
	}
	if n := forgets(t, s, 0, 0, worse).Len(); n != 0 {
		t.Errorf("%d sticks are forgotten while they are seen", n)
	}
	if last.Len() < 15 {
		t.Errorf("of 18 sticks only %d are forgotten after 60 looks", last.Len())
	}
	if few, many := forgets(t, s, 0, 12, better).Len(), forgets(t, s, 0, 12, worse).Len(); few >= many {
		t.Errorf("the better memory forgets %d sticks, the worse %d", few, many)
	}
	if forgets(t, s, 0, 8, worse) == forgets(t, s, 1, 8, worse) {
		t.Error("two seats forget the same sticks")
	}
}

// A stick that is seen again is remembered anew.
func TestMemoryIsRefreshed(t *testing.T) {
	s := position(t, "chips 5 5\ndice r b y\nA .rrbbbyyygggooovvv\nB r")
	s.looks = 100
	play(t, s, "0 draw A11; * stick g; 0 put B7")
	if got := s.seen[sideHoles+6]; got != 101 {
		t.Errorf("the stick in B7 was seen at look %d, want 101", got)
	}
	if s.forgotten(sideHoles+6, 0, medium.Model().(*model).memory) {
		t.Error("the stick is forgotten while it is seen")
	}
	if !s.forgotten(3, 0, medium.Model().(*model).memory) {
		t.Error("a stick is remembered after 100 looks")
	}
}

// What the last few drew is in everybody's mind, and the last five sticks in medium's; what was shown
// long ago it has forgotten.
func TestTheLastSticksAreNotForgotten(t *testing.T) {
	s := position(t, "chips 5 5\ndice r b y\nA rrrbbbyyygggooovvv\nB .")
	good := medium.Model().(*model).memory
	for seat := range engine.Player(2) {
		for _, c := range []struct {
			memory         memory
			looks          int16
			fewest, forgot int // sticks
		}{
			{easy.memory, recent, 0, 0},
			{easy.memory, recent + 8, 1, 18},
			{good, 5, 0, 0},
			{good, 7, 5, 17},
			{good, 20, 18, 18},
		} {
			if n := forgets(t, s, seat, c.looks, c.memory).Len(); n < c.fewest || n > c.forgot {
				t.Errorf("with %+v, seat %d has forgotten %d sticks after %d looks at others", c.memory, seat, n, c.looks)
			}
		}
	}
}

// With chips in the pot or one die open, who has a good memory takes no stick that was shown and misses for
// one that never was.
func TestKnowsWhatMissesWhereItCosts(t *testing.T) {
	for text, want := range map[string]bool{
		"chips 5 5\nA rrrbbbyyygggooovvv":               true,
		"chips 5 5\npot 1\nA rrrbbbyyygggooovvv":        false,
		"chips 5 5\nanswered 1 2\nA .rr.bbyyygggooovvv": false,
	} {
		s := position(t, text+"\ndice r b y")
		hits, misses := 0, 0
		for rest := forgets(t, s, 0, 30, medium.Model().(*model).memory); rest != 0; rest &= rest - 1 {
			if s.misses(s.colours[rest.First()]) {
				misses++
			} else {
				hits++
			}
		}
		if hits == 0 || misses > 0 != want {
			t.Errorf("%q: forgets %d sticks that hit and %d that miss", text, hits, misses)
		}
	}
}

// Who knows no stick draws where more is left of what it wants: it has not forgotten which colours were shown.
func TestGuessesWhereMoreIsLeft(t *testing.T) {
	for _, c := range []struct {
		name, text string
		old        bool
	}{
		{"all green ones were shown", "dice g b y\nanswered 2 3\nA ..rrooovvvggg?????", true},
		{"no green one was shown", "dice g b y\nanswered 2 3\nA ..rrooovvv????????", false},
		{"two of three green ones are among six shown", "dice g g y\nanswered 3\nA .ggrooo???????????", true},
		{"all that were not shown hit", "dice g b y\nA gooovvvrrr????????", false},
	} {
		s := position(t, "chips 5 5\n"+c.text+"\nB .")
		b := s.board
		b.looks += 100
		forgotten := b.fade(0, medium.Model().(*model).memory)
		if got := b.guess(&s.board, forgotten); got != forgotten && got != b.known(Unseen)&^forgotten {
			t.Errorf("%s: it draws from neither those forgotten nor those never shown", c.name)
		} else if (got == forgotten) != c.old {
			t.Errorf("%s: it draws from those forgotten: %v", c.name, got == forgotten)
		}
	}
}
