package table_test

import (
	"testing"

	"treille/engine"
	"treille/scenes/table"
)

// TestTheLogShowsEverybody asks a log for few lines: none of the others is missing
// for the sake of another’s second line, and of each the weightiest is there.
func TestTheLogShowsEverybody(t *testing.T) {
	var log table.Log
	for _, l := range []table.Line{
		{Seat: 1, Short: "before"}, {Seat: 0, Short: "decides", Decides: true},
		{Seat: 1, Short: "offers 1"}, {Seat: 2, Short: "offers nothing"}, {Seat: engine.Chance, Short: "shuffled"},
		{Seat: 3, Short: "offers 2"}, {Seat: 3, Short: "wins", Weight: 1}, {Seat: 3, Short: "+4"},
	} {
		l.Text = l.Short
		log.Add(l, 0)
	}
	for n, want := range map[int]string{
		0: "", 1: "wins, ", 2: "offers nothing, wins, ", 3: "offers 1, offers nothing, wins, ",
		4: "offers 1, offers nothing, wins, +4, ", 9: "offers 1, offers nothing, offers 2, wins, +4, ",
	} {
		got := ""
		for _, l := range log.Since(0, n) {
			got += l.Short + ", "
		}
		if got != want {
			t.Errorf("%d lines: %q, want %q", n, got, want)
		}
	}
}
