package weinhaendler

import (
	"strings"
	"testing"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/testkit/tabletest"
)

// TestEachPassIsReported plays a game at the usual speed: that another player passes, or lays nothing, is told in a strip that is
// seen for three quarters of a second at least.
func TestEachPassIsReported(t *testing.T) {
	const least = 46 // ticks
	l := tabletest.Listen(t, Kind(), "greedy", 4, 3)
	type report struct{ tick, ticks int }
	var owed *report
	words, laid, told, heard := "", engine.Chance, 0, 0
	for range 12000 {
		l.Step()
		for ; heard < len(l.Beats); heard++ {
			e := wh.DecodeEvent(l.Beats[heard].Event)
			said := ""
			switch {
			case e.Player == l.Table.Me():
			case e.Kind == wh.EventPassed:
				said = "passes"
			case e.Kind == wh.EventPlacingDone && laid != e.Player:
				said = "places nothing"
			}
			if e.Kind == wh.EventCardPlaced {
				laid = e.Player
			} else if e.Kind == wh.EventPhaseBegan {
				laid = engine.Chance
			}
			if said == "" {
				continue
			}
			if owed != nil && owed.ticks < least {
				t.Errorf("tick %d: %q is seen for %d ticks", owed.tick, words, owed.ticks)
			}
			owed, words = &report{tick: l.Tick}, l.Table.PlayerName(e.Player)+" "+said
			told++
		}
		if c := l.Table.App().Stage().Find("told/next"); owed != nil && c != nil && strings.Contains(c.Label, words) {
			owed.ticks++
		}
	}
	if told < 20 {
		t.Errorf("%d passes were seen", told)
	}
}

// TestAnAmountStaysWithItsWord plays a game: no report can break between an amount and the words after it.
func TestAnAmountStaysWithItsWord(t *testing.T) {
	l := tabletest.Listen(t, Kind(), "greedy", 4, 3)
	amounts := 0
	for range 6000 {
		l.Step()
		c := l.Table.App().Stage().Find("told/next")
		if c == nil {
			continue
		}
		if strings.Contains(c.Label, " in all") || strings.Contains(c.Label, " points") {
			t.Fatalf("%q may break after an amount", c.Label)
		}
		if strings.Contains(c.Label, "\u202fall") || strings.Contains(c.Label, "\u202fpoints") {
			amounts++
		}
	}
	if amounts == 0 {
		t.Error("no amount is told")
	}
}
