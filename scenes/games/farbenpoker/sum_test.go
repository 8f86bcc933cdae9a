package farbenpoker

import (
	"slices"
	"strings"
	"testing"

	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/scenes/table"
)

// TestASumCountsChips sums up games from each of their events on: there is for each of the others, in the order of their turns, one
// line and the chips that he has won or paid since, and neither a colour nor a hole (rule F40).
func TestASumCountsChips(t *testing.T) {
	said := ""
	for _, record := range []string{"over-4", "over-tie", "over-broke"} {
		withBoard(t, record, func(b *tableState) {
			events := b.t.Seen()
			before, err := fp.Game{}.NewInfo(engine.Setup{Players: b.now.Players}, 0)
			if err != nil {
				t.Fatal(err)
			}
			for i, packed := range events {
				if i > 0 {
					said += checkSum(t, b, before, events[i:])
				}
				before.Observe(packed)
			}
		})
	}
	for _, words := range []string{"hits\n", "hits two times", "misses three times", " wins the pot: ", "comes back with ", "has no chip left", "is out"} {
		if !strings.Contains(said, words) {
			t.Errorf("no sum says %q", words)
		}
	}
}

// checkSum compares a sum with the events of which it tells, and returns its lines.
func checkSum(t *testing.T, b *tableState, before engine.InfoState, events []engine.Event) (said string) {
	t.Helper()
	chips, some := map[engine.Player]int{}, map[engine.Player]bool{}
	for _, packed := range events {
		switch e := fp.DecodeEvent(packed); e.Kind {
		case fp.EventHit, fp.EventPot, fp.EventPaid:
			chips[e.Player] += e.Chips
			some[e.Player] = true
		case fp.EventMiss:
			chips[e.Player] -= e.Chips
			some[e.Player] = true
		case fp.EventGone:
			some[e.Player] = true
		}
	}
	sum := b.Sum(before, events)
	told := table.Each(sum.Seats, func(s table.SeatSum) engine.Player { return s.Seat })
	want := table.Where(b.t.Clockwise()[1:], func(p engine.Player) bool { return some[p] })
	if len(want) > 0 && !slices.Equal(told, want) {
		t.Errorf("the sum has %v, want %v", told, want)
	}
	for _, seat := range sum.Seats {
		figure := "0"
		if len(seat.Figures) > 0 {
			figure = seat.Figures[0].Words
		}
		if want := b.words().Signed(chips[seat.Seat]); len(seat.Lines) != 1 || figure != want {
			t.Errorf("the sum has %v, want %s", seat, want)
		}
		said += seat.Lines[0].Words + "\n"
	}
	for _, word := range strings.Fields(said) {
		if _, colour := readColours[word]; colour || word == "row" || word == "side" {
			t.Errorf("the sum says %q", said)
		}
	}
	if sum.Last != b.words().Farbenpoker.Places.Remember {
		t.Errorf("the sum ends with %q", sum.Last)
	}
	return said
}
