package farbenpoker

import (
	"slices"
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
	"treille/engine/rng"
)

// tally counts what happened in games.
type tally struct {
	rerolls, emptyPots         int // F11, F16
	doubles, triples, shortPay int // F14, F18
	several, matched, gone     int // F20–F22
	alone, stranded, returned  int // F23
	endings                    [4]int
	chips                      [maxPlayers]int
}

// add plays one game to its end, seat p by players[p % len], and counts.
func (c *tally) add(t *testing.T, n int, seed uint64, players ...engine.Policy) {
	t.Helper()
	var turn engine.Player // whose it was before the ply
	solvent, inRow := 0, 0 // seats with chips then; comebacks one after the other
	end := enginetest.PlayGame(t, Game{}, engine.Setup{Players: n, Seed: seed}, players, enginetest.Watcher{
		Before: func(state engine.State, _ engine.Player, _ engine.Action) {
			s := state.(*State)
			turn, solvent = s.turn, 0
			for _, k := range s.chips {
				if k > 0 {
					solvent++
				}
			}
		},
		After: func(_ engine.State, events []engine.Event) {
			for _, packed := range events {
				switch e := DecodeEvent(packed); e.Kind {
				case EventTurn:
					inRow = 0
					if e.Player == turn && solvent == 1 && !e.NewSet {
						c.alone++
					}
				case EventComeback:
					if inRow++; inRow == 2 {
						c.several++
					}
				default:
					c.count(e)
				}
			}
		},
	})
	for p, k := range end.(*State).chips {
		c.chips[p] += int(k)
	}
}

// count counts what an event tells by itself.
func (c *tally) count(e Event) {
	switch e.Kind {
	case EventReroll:
		c.rerolls++
	case EventHit:
		switch e.Counted {
		case 2:
			c.doubles++
		case 3:
			c.triples++
		}
		if e.Chips < e.Counted {
			c.shortPay++
		}
	case EventPot:
		if e.Chips == 0 {
			c.emptyPots++
		}
	case EventStranded:
		c.stranded++
	case EventReturn:
		c.returned++
	case EventPaid:
		c.matched++
	case EventGone:
		c.gone++
	case EventEnd:
		c.endings[e.Ending]++
	}
}

// greedyChoice is what greedy decides in a position.
func greedyChoice(t *testing.T, s *State, seed uint64) string {
	t.Helper()
	stream := rng.New(seed)
	info := infoOf(t, s, s.CurrentPlayer())
	return Game{}.Format(greedyPolicy{}.Choose(info, info.LegalActions(nil), &stream))
}

func TestGreedyDraws(t *testing.T) {
	for _, test := range []struct {
		name, position string
		want           []string
	}{
		{"the one known hit", "dice r b y\nA ?????g?r??????????", []string{"draw A8"}},
		{"any of the known hits", "dice r b y\nA b????g?r??????????", []string{"draw A1", "draw A8"}},
		{"the double first", "dice r b b\nfresh\nA b????g?r??????????", []string{"draw A1"}},
		{"no double without the right", "dice r b b\nA b????g?r??????????", []string{"draw A1", "draw A8"}},
		{"no stick known to miss", "dice r b y\nA ?gggooovvv?.\nB ???????", []string{
			"draw A1", "draw A11", "draw B1", "draw B2", "draw B3", "draw B4", "draw B5", "draw B6", "draw B7",
		}},
		{"the third stick, remembered", "pot 4\ndice r b y\nanswered 1 2\nA rr.bb.yyygggooovvv", []string{"draw A7", "draw A8", "draw A9"}},
		{"again, where most colours are remembered", "pot 4\ndice r b y\nanswered 1 2\nA ???????..gggooovvv", []string{"reroll"}},
	} {
		s := position(t, "chips 5 5\n"+test.position)
		for seed := range uint64(20) {
			if got := greedyChoice(t, s, seed); !slices.Contains(test.want, got) {
				t.Errorf("%s: greedy decides %q, want one of %q", test.name, got, test.want)
			}
		}
	}
}

// A die is not rolled again where the new colour would hardly be likelier, and
// a miss costs twice.
func TestGreedyDoesNotRollAgainForNothing(t *testing.T) {
	s := position(t, "chips 5 5\ndice r b y\nanswered 1 2\nA ????????????????")
	for seed := range uint64(20) {
		if got := greedyChoice(t, s, seed); got == "reroll" {
			t.Error("greedy rolls again, remembering nothing")
		}
	}
}

// In a comeback greedy draws what it remembers for each die.
func TestGreedyComeback(t *testing.T) {
	s := afterPot(t, "5 5 0 5")
	play(t, s, "* die g; * die g; * die o")
	for range 3 {
		choice := greedyChoice(t, s, 1)
		d := Decode(mustParse(t, choice))
		if d.Kind != DecisionDraw {
			t.Fatalf("greedy decides %q", choice)
		}
		play(t, s, "2 "+choice+"; * stick "+s.colours[d.Hole].String())
	}
	if s.chips[2] != 3 {
		t.Errorf("greedy matches %d dice of three", s.chips[2])
	}
}

func mustParse(t *testing.T, text string) engine.Action {
	t.Helper()
	a, err := Game{}.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func TestGreedyHidesTheSetAmongMore(t *testing.T) {
	s := position(t, "chips 5 5\ndice r b y\nanswered 1 3\nA .rrbb\nB b.yygggooovvv")
	play(t, s, "0 draw B1; * stick b")
	for seed := range uint64(20) {
		if d := Decode(mustParse(t, greedyChoice(t, s, seed))); d.Kind != DecisionPut || d.Hole.Side() != SideB {
			t.Errorf("greedy puts a stick into %s; side B holds more", d.Hole)
		}
	}
}

func TestGreedyBeatsRandom(t *testing.T) {
	for n := minPlayers; n <= maxPlayers; n++ {
		for seat := range 2 {
			players := enginetest.Against(seat, 2, greedyPolicy{})
			var c tally
			for seed := range uint64(40) {
				c.add(t, n, seed, players...)
			}
			if good, bad := c.chips[seat], c.chips[1-seat]; good < 2*bad {
				t.Errorf("%d players: greedy in seat %d has %d chips in 40 games, random %d", n, seat, good, bad)
			}
		}
	}
}

// Records by odd reach the rare rules at every number of players: several
// comebacks, one solvent player, nobody solvent, and every ending.
func TestOddReachesRareRules(t *testing.T) {
	for n := minPlayers; n <= maxPlayers; n++ {
		var c tally
		for seed := range uint64(150) {
			c.add(t, n, seed, oddPolicy{})
		}
		for _, rare := range []struct {
			what  string
			times int
		}{
			{"rolled again", c.rerolls},
			{"was paid for doubles", c.doubles},
			{"was paid for three equal dice", c.triples},
			{"was paid less than due by the stock", c.shortPay},
			{"won an empty pot", c.emptyPots},
			{"had several comebacks in a row", c.several},
			{"succeeded in a comeback", c.matched},
			{"went out for good", c.gone},
			{"played on alone", c.alone},
			{"left nobody solvent", c.stranded},
			{"gave sticks back", c.returned},
			{"emptied the stock", c.endings[EmptyStock]},
			{"ended with the last one", c.endings[LastOne]},
		} {
			if rare.times == 0 {
				t.Errorf("%d players: odd never %s in 150 games", n, rare.what)
			}
		}
		// With two players from the start, the pot ends no game (F31).
		if (c.endings[LastTwo] > 0) != (n > 2) {
			t.Errorf("%d players: %d games of odd ended with the last two", n, c.endings[LastTwo])
		}
	}
}
