package farbenpoker

import (
	"testing"

	"treille/engine"
)

// forgets counts the sticks that a seat has forgotten so many looks after all
// were shown.
func forgets(t *testing.T, s *State, seat engine.Player, looks int16, span int) HoleSet {
	t.Helper()
	b := s.board
	b.looks += looks
	before := b
	b.fade(seat, span)
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
	var last HoleSet
	for looks := int16(0); looks < 60; looks++ {
		now := forgets(t, s, 0, looks, 12)
		if last&^now != 0 {
			t.Errorf("%d looks after all were shown, %d sticks came back to mind", looks, (last &^ now).Len())
		}
		last = now
		if forgets(t, s, 0, looks, perfect) != 0 {
			t.Fatal("a perfect memory forgets")
		}
	}
	if n := forgets(t, s, 0, 0, 12).Len(); n != 0 {
		t.Errorf("%d sticks are forgotten while they are seen", n)
	}
	if last.Len() < 15 {
		t.Errorf("of 18 sticks only %d are forgotten after 60 looks", last.Len())
	}
	if few, many := forgets(t, s, 0, 12, 40).Len(), forgets(t, s, 0, 12, 12).Len(); few >= many {
		t.Errorf("the better memory forgets %d sticks, the worse %d", few, many)
	}
	if forgets(t, s, 0, 8, 12) == forgets(t, s, 1, 8, 12) {
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
	if s.forgotten(sideHoles+6, 0, 12) {
		t.Error("the stick is forgotten while it is seen")
	}
	if !s.forgotten(3, 0, 12) {
		t.Error("a stick is remembered after 100 looks")
	}
}

// What the last few drew is in everybody's mind.
func TestTheLastSticksAreNotForgotten(t *testing.T) {
	s := position(t, "chips 5 5\ndice r b y\nA rrrbbbyyygggooovvv\nB .")
	for seat := range engine.Player(2) {
		if n := forgets(t, s, seat, recent, 2).Len(); n != 0 {
			t.Errorf("seat %d has forgotten %d sticks after %d looks at others", seat, n, recent)
		}
		if forgets(t, s, seat, recent+8, 2) == 0 {
			t.Errorf("seat %d has forgotten nothing after %d looks at others", seat, recent+8)
		}
		if n := forgets(t, s, seat, 8, 40).Len(); n != 0 {
			t.Errorf("with a good memory, seat %d has forgotten %d sticks after 8 looks at others", seat, n)
		}
	}
}
