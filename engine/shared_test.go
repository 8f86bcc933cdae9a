package engine_test

import (
	"slices"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/enginetest/highcard"
)

// TestSetups wants every game to refuse wrong setups and seats in the same way.
func TestSetups(t *testing.T) {
	everyGame(t, 1, func(t *testing.T, game engine.Game, setup engine.Setup) {
		lo, hi := game.Players()
		for _, wrong := range []engine.Setup{{Players: lo - 1}, {Players: hi + 1}, {Players: lo, Options: []string{"no-such"}}} {
			_, state := game.NewState(wrong)
			_, info := game.NewInfo(wrong, 0)
			for _, err := range []error{state, info} {
				if err == nil || !strings.HasPrefix(err.Error(), game.Name()) {
					t.Errorf("%+v gives %v", wrong, err)
				}
			}
		}
		for _, seat := range []engine.Player{engine.Chance, engine.Player(setup.Players), engine.Terminal} {
			if _, err := game.NewInfo(setup, seat); err == nil {
				t.Errorf("seat %d of %d knows something", seat, setup.Players)
			}
		}
		if _, err := game.NewInfo(setup, engine.Spectator); err != nil {
			t.Errorf("nobody may watch: %v", err)
		}
	})
	twice := engine.Setup{Players: 2, Options: []string{"short", "short"}}
	if err := engine.CheckSetup(highcard.Game{}, twice); err == nil || !strings.Contains(err.Error(), "twice") {
		t.Errorf("an option named twice gives %v", err)
	}
}

func TestPlayerSets(t *testing.T) {
	if engine.Player(1).Next(3) != 2 || engine.Player(2).Next(3) != 0 {
		t.Error("the next seat is not the one on the left")
	}
	set := engine.Only(1).With(4)
	for p, want := range []engine.Player{1, 1, 4, 4, 4, 1} {
		if got := set.FirstFrom(engine.Player(p)); got != want {
			t.Errorf("the first of 1 and 4 from %d is %d", p, got)
		}
	}
	if engine.PlayerSet(0).FirstFrom(2) != engine.Terminal {
		t.Error("the empty set has a first seat")
	}
	for _, c := range []struct {
		scores []int16
		want   engine.PlayerSet
	}{
		{[]int16{3, 5, 5}, engine.Only(1).With(2)}, {[]int16{-3, -5}, engine.Only(0)}, {[]int16{0, 0}, engine.Seats(2)}, {nil, 0},
	} {
		if got := engine.Leaders(c.scores); got != c.want {
			t.Errorf("of the scores %d, %08b lead", c.scores, got)
		}
	}
}

func TestSeatNumbers(t *testing.T) {
	for p, want := range map[engine.Player]int{0: 0, 5: 5, engine.Chance: -1, engine.Terminal: -1, engine.Spectator: -1} {
		if got := engine.SeatNumber(p); got != want {
			t.Errorf("%d is written %d", p, got)
		}
	}
	if got := engine.SeatNumbers(engine.Everybody &^ 0b1010); !slices.Equal(got, []int{0, 2, 4, 5, 6}) {
		t.Errorf("seats are listed as %d", got)
	}
	if engine.SeatNumbers(0) == nil {
		t.Error("no seats are nil, which JSON writes as null")
	}
}

func TestParseNumbers(t *testing.T) {
	for _, token := range []string{"", "4", "-1", "03", "+3", "3 ", "three", "99999999999999999999"} {
		if n, err := engine.ParseNumber("seat", token, 0, 3); err == nil {
			t.Errorf("%q is read as %d", token, n)
		}
	}
	if p, err := engine.ParseSeat("3", 4); p != 3 || err != nil {
		t.Errorf("3 is read as %d, %v", p, err)
	}
	if _, err := engine.ParseSeat("4", 4); err == nil || err.Error() != `"4" is no seat; a number from 0 to 3 is` {
		t.Errorf("a fifth seat of four gives %v", err)
	}
}
