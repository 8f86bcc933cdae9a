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
