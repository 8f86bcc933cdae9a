package table_test

import (
	"strconv"
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

// TestWhatBefellAllAtOnceStandsClockwise lets several harvest in an order of the game's own: they stand as they sit from the viewer on,
// the viewer last, and who has decided before or after stays there.
func TestWhatBefellAllAtOnceStandsClockwise(t *testing.T) {
	var log table.Log
	for _, l := range []table.Line{
		{Seat: 2, Short: "decides", Decides: true}, {Seat: 5, Short: "e1", Decides: true},
		{Seat: 1, Short: "b", Weight: 3, Befell: true}, {Seat: 2, Short: "c", Weight: 3, Befell: true}, {Seat: 4, Short: "e", Weight: 3, Befell: true},
		{Seat: 3, Short: "d", Weight: 3, Befell: true}, {Seat: 0, Short: "a", Decides: true},
	} {
		l.Text = l.Short
		log.Add(l, 2)
	}
	got := ""
	for _, l := range log.Since(2, 9) {
		got += l.Short + " "
	}
	if want := "e1 d e b c a "; got != want {
		t.Errorf("the note says %q, want %q", got, want)
	}
}

// TestTheLogStaysWhileOneGoesOn decides twice in one turn: what was new before is kept for the note until somebody else
// does something.
func TestTheLogStaysWhileOneGoesOn(t *testing.T) {
	var log table.Log
	add := func(seat engine.Player, short string) {
		log.Add(table.Line{Seat: seat, Text: short, Short: short, Decides: true}, 0)
	}
	want := func(what string) {
		t.Helper()
		got := ""
		for _, l := range log.Lately(0, 9) {
			got += l.Short
		}
		if got != what {
			t.Errorf("the note says %q, want %q", got, what)
		}
	}
	add(1, "old")
	add(0, "places")
	add(1, "bids")
	add(0, "places")
	want("bids")
	add(0, "places again")
	want("bids")
	if n := len(log.Since(0, 9)); n != 0 {
		t.Errorf("since the last decision there are %d lines", n)
	}
	add(2, "passes")
	want("passes")
}

// TestWhatCameOfADecisionIsFirst wants who decided first where his hit is told before what the others
// do, and not where they act first.
func TestWhatCameOfADecisionIsFirst(t *testing.T) {
	for _, own := range []bool{true, false} {
		var log table.Log
		log.Add(table.Line{Seat: 0, Text: "draws", Decides: true}, 0)
		want := engine.Player(1)
		if own {
			log.Add(table.Line{Seat: 0, Text: "hits"}, 0)
			want = 0
		}
		log.Add(table.Line{Seat: 1, Text: "draws", Decides: true}, 0)
		log.Add(table.Line{Seat: 0, Text: "is paid"}, 0)
		if got := log.First(); got != want {
			t.Errorf("own line first: %v: seat %d is first, want %d", own, got, want)
		}
	}
}

// TestTheLogJoinsLines has somebody buy three times: that is one line, where the last one stands.
func TestTheLogJoinsLines(t *testing.T) {
	var log table.Log
	count := func(events []engine.Event) string { return strconv.Itoa(len(events)) + " times" }
	for _, l := range []table.Line{
		{Seat: 1, Short: "buys", Together: count}, {Seat: 2, Short: "buys", Together: count}, {Seat: 1, Short: "passes"},
		{Seat: 1, Short: "buys", Together: count}, {Seat: 2, Short: "passes"}, {Seat: 1, Short: "buys", Together: count},
	} {
		l.Text = l.Short
		log.Add(l, 0)
	}
	got := ""
	for _, l := range log.Since(0, 9) {
		got += l.Short + ", "
	}
	if want := "buys, passes, passes, 3 times, "; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestTheViewersOwnLineEndsWithHisLast has the viewer pay, which is listed, and harvest, which is not as he decided it: where the
// line ends is what the harvest says.
func TestTheViewersOwnLineEndsWithHisLast(t *testing.T) {
	var log table.Log
	log.Add(table.Line{Seat: 0, Text: "lays", Decides: true}, 0)
	for _, l := range []table.Line{{Seat: 0, Text: "pays", Short: "pays", Befell: true}, {Seat: 0, Text: "harvests", Short: "harvests"}} {
		l.Together = func(events []engine.Event) string { return strconv.Itoa(len(events)) + " to " + l.Short }
		log.Add(l, 0)
	}
	if got := log.Since(0, 9); len(got) != 1 || got[0].Short != "2 to harvests" {
		t.Errorf("%+v", got)
	}
}

// TestALineWaitsForItsPiece rolls a die: the note "since my turn" says what it shows when
// it lies, and at once where that is skipped.
func TestALineWaitsForItsPiece(t *testing.T) {
	var log table.Log
	add := func(short string, after float64) {
		log.Add(table.Line{Seat: 1, Text: short, Short: short}, 0)
		log.Hold(after)
	}
	read := func() string {
		got := ""
		for _, l := range log.Since(0, 9) {
			got += l.Short + ", "
		}
		return got
	}
	add("buys a die", 0)
	add("rolls a 4", 3)
	for tick, want := range []string{"buys a die, ", "buys a die, ", "buys a die, rolls a 4, "} {
		if changed := log.Tick(1, false); changed != (tick == 2) || read() != want {
			t.Errorf("after %d ticks: %q, want %q; changed: %v", tick+1, read(), want, changed)
		}
	}
	add("rolls a 6", 30)
	if !log.Tick(1, true) || read() != "buys a die, rolls a 4, rolls a 6, " {
		t.Errorf("skipped: %q", read())
	}
}

// TestTheLogTellsTheReaderWhatBefell asks it for what is new to a reader who could not do anything in his turn: he is told
// that, and nothing else of himself.
func TestTheLogTellsTheReaderWhatBefell(t *testing.T) {
	var log table.Log
	for _, l := range []table.Line{{Short: "decides", Decides: true}, {Short: "nothing free", Befell: true}, {Short: "+4"}} {
		l.Text = l.Short
		log.Add(l, 0)
	}
	if list := log.Since(0, 9); len(list) != 1 || list[0].Short != "nothing free" {
		t.Errorf("he is told %v", list)
	}
}
