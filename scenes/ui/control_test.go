package ui_test

import (
	"testing"

	"treille/scenes/ui"
)

// TestAControlSaysWhyItCannotBePressed hears labels with and without a full stop.
func TestAControlSaysWhyItCannotBePressed(t *testing.T) {
	for _, c := range []struct {
		control ui.Control
		want    string
	}{
		{ui.Control{Label: "Add", Reason: "Lift a bottle."}, "Add"},
		{ui.Control{Label: "Add", Disabled: true}, "Add"},
		{ui.Control{Label: "Add", Disabled: true, Reason: "Lift a bottle."}, "Add. Lift a bottle."},
		{ui.Control{Label: "Hugo: He waits.", Disabled: true, Reason: "Taken."}, "Hugo: He waits. Taken."},
		{ui.Control{Label: "Taken.", Disabled: true, Reason: "Taken."}, "Taken."},
	} {
		if got := c.control.Spoken(); got != c.want {
			t.Errorf("%+v says %q, want %q", c.control, got, c.want)
		}
	}
}

// TestWordsOfAChoiceAreOfOneSize has a part whose words are long.
func TestWordsOfAChoiceAreOfOneSize(t *testing.T) {
	s := ui.NewStage()
	s.Begin(ui.NewFrame(390, 844, ui.Insets{}, 1))
	s.Segmented("time", "Time", ui.R(0, 0, 200, 46), []ui.Choice{{Label: "days"}, {Label: "as long as you like"}}, 0, 20, func(int) {})
	sizes := map[float64]bool{}
	s.Visit(func(it ui.Item, _ ui.Rect) {
		if it.Kind == ui.Text {
			sizes[it.Style.Size] = true
		}
	})
	if len(sizes) != 1 || sizes[20] {
		t.Errorf("they are %v", sizes)
	}
}

// TestAPressBesideASheetShutsIt presses on it, and beside it.
func TestAPressBesideASheetShutsIt(t *testing.T) {
	s, shut := ui.NewStage(), 0
	s.Begin(ui.NewFrame(390, 844, ui.Insets{}, 1))
	s.Beside(ui.R(50, 300, 290, 200), func() { shut++ })
	if s.PressBeside(60, 310) || shut > 0 {
		t.Error("a press on it shuts it")
	}
	if !s.PressBeside(28, 24) || shut != 1 {
		t.Error("a press beside it does not")
	}
}
