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
