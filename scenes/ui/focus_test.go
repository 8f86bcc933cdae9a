package ui_test

import (
	"testing"

	"treille/scenes/ui"
)

// TestAFocusThatIsSeenIsNotLost takes the main button away while it has the focus, as
// where a decision is taken for the player who has no other, and brings it back.
func TestAFocusThatIsSeenIsNotLost(t *testing.T) {
	s := ui.NewStage()
	compose := func(ids ...string) {
		s.Begin(ui.NewFrame(400, 400, ui.Insets{}, 1))
		for _, id := range ids {
			s.Control(ui.Control{ID: id, Rect: ui.R(0, 0, 44, 44), Primary: id == "main"})
		}
		s.End()
	}
	compose("menu", "main")
	s.SetFocus("main", true)
	compose("menu")
	if got := s.Focus(); got != "" {
		t.Errorf("without a main button %q has the focus", got)
	}
	compose("menu", "main")
	if got := s.Focus(); got != "main" || !s.Ring() {
		t.Errorf("the main button is back, and %q has the focus", got)
	}
	s.SetFocus("", false) // the player points
	compose("menu", "main")
	if got := s.Focus(); got != "" {
		t.Errorf("nobody uses keys, and %q has the focus", got)
	}
}

// TestACallTakesTheFocusFromAStandIn calls a player at whose screen there was no main button when it came: keys begin where
// something can be done, unless he has moved there himself.
func TestACallTakesTheFocusFromAStandIn(t *testing.T) {
	for _, moved := range []bool{false, true} {
		s := ui.NewStage()
		compose := func(turn bool) string {
			s.Begin(ui.NewFrame(400, 400, ui.Insets{}, 1))
			s.Control(ui.Control{ID: "menu", Group: "banner", Part: true})
			s.Control(ui.Control{ID: "hand/0", Part: true, Disabled: !turn})
			s.Control(ui.Control{ID: "add", Primary: turn, Disabled: true})
			s.End()
			return s.Focus()
		}
		s.Keyed(true)
		s.Arrive()
		want := "hand/0"
		if got := compose(false); got != "menu" {
			t.Fatalf("without a main button %q has the focus", got)
		}
		if moved {
			s.SetFocus("menu", true)
			want = "menu"
		}
		if s.Call(); compose(true) != want {
			t.Errorf("moved: %v, %q has the focus", moved, s.Focus())
		}
	}
}

// TestKeysBeginWhereSomethingCanBeDone calls a player whose main button cannot be pressed yet.
func TestKeysBeginWhereSomethingCanBeDone(t *testing.T) {
	s := ui.NewStage()
	primary := "add"
	compose := func(hand bool) string {
		s.Begin(ui.NewFrame(400, 400, ui.Insets{}, 1))
		s.Control(ui.Control{ID: "menu", Group: "banner", Part: true})
		for _, id := range []string{"hand/0", "hand/1", "hand/2"} {
			s.Control(ui.Control{ID: id, Part: true, Disabled: !hand || id == "hand/0"})
		}
		s.Control(ui.Control{ID: "pass", Primary: primary == "pass"})
		s.Control(ui.Control{ID: "add", Primary: primary == "add", Disabled: true})
		s.End()
		return s.Focus()
	}
	s.Keyed(true)
	s.Call()
	if got := compose(true); got != "hand/1" {
		t.Errorf("called as the screen comes, %q has the focus", got)
	}
	s.SetFocus("add", true)
	if got := compose(true); got != "add" {
		t.Errorf("nobody is called, and %q has the focus", got)
	}
	s.Call()
	if got := compose(true); got != "hand/1" {
		t.Errorf("with a hand %q has the focus", got)
	}
	s.SetFocus("add", true)
	s.Call()
	if got := compose(false); got != "pass" {
		t.Errorf("without one %q has the focus", got)
	}
	s.SetFocus("add", true)
	s.Call()
	if primary = "pass"; compose(true) != "pass" { // the two have changed their places
		t.Errorf("beside a main button that can be pressed %q has the focus", s.Focus())
	}
}
