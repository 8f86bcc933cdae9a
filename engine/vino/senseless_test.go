package vino

import (
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
)

// TestSenseless tells what is senseless from what is much like it and has its sense.
func TestSenseless(t *testing.T) {
	for _, c := range []struct {
		position  string
		played    []string
		line      string
		senseless bool
	}{
		// A dear vineyard of the state, alone in the region; where a third owner is given less; in
		// another's lead; and one that passes an owner.
		{"0 4B:1-4", []string{"0 choose 4 9", "1 choose 8 9", "2 choose 8 9"}, "0 buy 4.6", true},
		{"0 4B:1-2\n1 4N:3\n2 4P:4", []string{"0 choose 4 9", "1 choose 8 9", "2 choose 8 9"}, "0 buy 4.6", false},
		{"0 4B:1\n1 4N:2-4", []string{"0 choose 4 9", "1 choose 8 9", "2 choose 8 9"}, "0 buy 4.6", true},
		{"0 4B:1\n1 4N:2,5", []string{"0 choose 4 9", "1 choose 8 9", "2 choose 8 9"}, "0 buy 4.6", false},
		// A dear private one, which brings the gift nearer: alone, and as the third.
		{"0 4B:1-5", []string{"0 choose 4 9", "1 choose 8 9", "2 choose 8 9"}, "0 buy 4.7", false},
		{"0 4B:1\n1 4N:2-3\n2 4P:4-5,7-10", []string{"0 choose 4 9", "1 choose 8 9", "2 choose 8 9"}, "0 buy 4.12", true},
		{"bottles 2\n0 4B:1-5", []string{"0 choose 4 9", "1 choose 8 9", "2 choose 8 9"}, "0 buy 4.7", true},

		// A vineyard of the state instead of the last private ones: alone, with too little money for all of
		// them, and where another is given more.
		{"0 4B:1-5,7-8,10-11", []string{"0 choose 4 9", "1 choose 8 9", "2 choose 8 9"}, "0 buy 4.6", true},
		{"0 money 470 4B:1-5,7-8,10-11", []string{"0 choose 4 9", "1 choose 8 9", "2 choose 8 9"}, "0 buy 4.6", false},
		{"0 4B:1\n1 4N:2-5,7\n2 4P:8,10-11,13", []string{"0 choose 4 9", "1 choose 8 9", "2 choose 8 9"}, "0 buy 4.6", false},

		// To pass where it is cheap: with money for both regions, with money for cheaper ones to come,
		// with little money, and where it is dear, in the round's last region.
		{"0 money 1000 4B:1-3", []string{"0 choose 4 9", "1 choose 8 9", "2 choose 8 9"}, "0 pass", true},
		{"0 money 400 4B:1-5 5P:3-4\n1 money 0\n2 money 0", []string{"0 choose 4 5", "1 choose 8 9", "2 choose 8 9"}, "0 pass", false},
		{"0 money 60 3M:2-3", []string{"0 choose 1 3", "1 choose 8 9", "2 choose 8 9"}, "0 pass", true},
		{"0 money 240 4B:1-3", []string{"0 choose 2 4", "1 choose 8 9", "2 choose 8 9", "0 pass"}, "0 pass", false},
		{"0 money 400 4B:1-3", []string{"0 choose 1 4", "1 choose 8 9", "2 choose 8 9", "0 pass"}, "0 pass", true},
		{"0 money 700 7B:1-9", []string{"0 choose 7 1", "1 choose 8 9", "2 choose 8 9", "0 pass"}, "0 pass", false},
		{"0 money 900 7B:1-9", []string{"0 choose 7 1", "1 choose 8 9", "2 choose 8 9", "0 pass"}, "0 pass", true},

		// To pass at the last one: where it is alone, where another is given more, where there is no gift.
		{"0 money 900 2T:1-5,7-8,10", []string{"0 choose 2 1", "1 choose 8 9", "2 choose 8 9", "0 pass"}, "0 pass", true},
		{"0 money 900 2T:1\n1 2B:2-6\n2 2M:7-10", []string{"0 choose 2 1", "1 choose 8 9", "2 choose 8 9", "0 pass"}, "0 pass", false},
		{"0 money 800 6B:1-7", []string{"0 choose 6 1", "1 choose 8 9", "2 choose 8 9", "0 pass"}, "0 pass", false},
		{"0 money 900 6B:1-7", []string{"0 choose 6 1", "1 choose 8 9", "2 choose 8 9", "0 pass"}, "0 pass", true},

		// To pass at the last one, which is cheap with the one that is given: alone, where others are given
		// more, where they are dear, at the last bottle, and with money for cheaper ones to come.
		{"0 money 500 5P:1-4,6-7,9", []string{"0 choose 5 9", "1 choose 8 9", "2 choose 8 9"}, "0 pass", true},
		{"0 money 500 5P:1\n1 5B:2-4\n2 5M:6-7,9", []string{"0 choose 5 9", "1 choose 8 9", "2 choose 8 9"}, "0 pass", false},
		{"0 money 700 8N:1-6,8-9,11,13-14", []string{"0 choose 8 9", "1 choose 8 9", "2 choose 8 9"}, "0 pass", false},
		{"bottles 5\n0 money 500 5P:1-4,6-7,9", []string{"0 choose 5 9", "1 choose 8 9", "2 choose 8 9"}, "0 pass", false},
		{"0 money 230 3M:1-4,6-7", []string{"0 choose 3 4", "1 choose 8 9", "2 choose 8 9"}, "0 pass", false},
		{"0 money 230 3M:1-4,6-7", []string{"0 choose 1 3", "1 choose 8 9", "2 choose 8 9", "0 pass"}, "0 pass", true},

		// A sale whose last vineyard brings next to nothing, one barrel less, and the third that brings 150:
		// where it cost more, and where it was cheap.
		{"phase sell\n0 4P:1-5,7-8,10-11,13,15", nil, "0 sell P 11", true},
		{"phase sell\n0 4P:1-5,7-8,10-11,13,15", nil, "0 sell P 10", false},
		{"phase sell\n0 7N:17-19", nil, "0 sell N 3", true},
		{"phase sell\n0 7N:17-19", nil, "0 sell N 2", false},
		{"phase sell\n0 4N:1-3", nil, "0 sell N 3", false},

		// A small sale instead of a large one that is worth much more: where what that brings can be spent,
		// with money for all that one can hope to buy, and where the market makes them more alike.
		{"phase sell\nmarket P+1 T-1\n0 money 100 4B:1 5P:1-4,6", nil, "0 sell B 1", true},
		{"phase sell\nmarket P+1 T-1\n0 money 1500 4B:1 5P:1-4,6", nil, "0 sell B 1", false},
		{"phase sell\n0 money 100 4B:1 5P:1-4,6", nil, "0 sell B 1", false},

		// A sale that earns less for as much, or for less; one barrel of a poor player.
		{"phase sell\nmarket B+3 M-3\n0 4B:1-4 5M:1-4", nil, "0 sell M 3", true},
		{"phase sell\nmarket B+3 M-3\n0 4B:1-4 5M:1-4", nil, "0 sell M 1", true},
		{"phase sell\nmarket B+1 M-1\n0 4B:1-2 5M:1-4", nil, "0 sell B 1", false},
		{"phase sell\n0 money 50 4B:1-2", nil, "0 sell B 1", true},
		{"phase sell\n0 money 50 4B:1", nil, "0 sell B 1", false},

		// One barrel, or nothing, where more of another variety pays for more vineyards than it costs: with an empty
		// purse, with a little more, and that other sale.
		{"phase sell\nmarket P+1 T-1\n0 money 70 4B:1 5P:1-4", nil, "0 sell B 1", true},
		{"phase sell\nmarket P+1 T-1\n0 money 100 4B:1 5P:1-4", nil, "0 sell B 1", false},
		{"phase sell\nmarket P+1 T-1\n0 money 70 4B:1 5P:1-4", nil, "0 sell P 4", false},
		{"phase sell\nmarket B-2 M+2\n0 money 30 4B:1-4", nil, "0 nosale", true},

		// To sell nothing: with hardly any money and many barrels, with few, and with money.
		{"phase sell\n0 money 30 4B:1-6", nil, "0 nosale", true},
		{"phase sell\n0 money 130 4B:1-3", nil, "0 nosale", true},
		{"phase sell\nmarket B-2 M+2\n0 money 110 4B:1-4", nil, "0 nosale", false},
		{"phase sell\n0 money 230 4B:1-6", nil, "0 nosale", false},

		// At the bottom: a sale of much for less than a small one elsewhere brings, which costs fewer vineyards.
		{"phase sell\nmarket B-5 M+2 N+3\n0 4B:1-16 5M:1-5", nil, "0 sell B 16", true},
		{"phase sell\nmarket B-5 M-1 N+5 P+1\n0 4B:1-16 5M:1-5", nil, "0 sell B 16", false},

		// Of a vineyard given back: a dear one of where it is first anyway, and one by which another goes first.
		{"phase sell\n0 4B:1-5", []string{"0 sell B 1"}, "0 give 4.5", true},
		{"phase sell\n0 4B:1-5", []string{"0 sell B 1"}, "0 give 4.1", false},
		{"phase sell\n0 4B:4-6 7B:1-2\n1 4N:1-3", []string{"0 sell B 1"}, "0 give 4.5", true},
		{"phase sell\n0 4B:4-6\n1 4N:1-3", []string{"0 sell B 1"}, "0 give 4.5", false},
	} {
		s := position(t, c.position)
		play(t, s, c.played...)
		p, a := read(t, c.line)
		if err := s.Check(p, a); err != nil {
			t.Errorf("%s, %q: %v", c.line, c.position, err)
		}
		if got := s.senseless(p, a, giftCheap); got != c.senseless {
			t.Errorf("%s, %q: senseless is %t", c.line, c.position, got)
		}
	}
}

// TestGoesBehind tells a choice in vain from one that is not, or that nothing better stands beside.
func TestGoesBehind(t *testing.T) {
	const all = 1<<Regions - 1
	for _, c := range []struct {
		position string
		foreseen foresight // regions from 0
		want     bool
	}{
		// Behind an owner who is foreseen to come, and who is not, or can pay for nothing.
		{"0 9N:3 4B:1-4\n1 9T:1-2", foresight{0, 1 << 8}, true},
		{"0 9N:3 4B:1-4\n1 9T:1-2", foresight{}, false},
		{"0 9N:3 4B:1-4\n1 money 100 9T:1-2", foresight{0, 1 << 8}, false},
		// Where others come to all regions: first in one of them, with money for one there, first in none,
		// and where one is left out.
		{"0 9N:3 4B:1-4\n1 9T:1-2", foresight{0, 1 << 8, all}, true},
		{"0 money 700 9N:3 4B:1-4\n1 9T:1-2", foresight{0, 1 << 8, all}, false},
		{"0 9N:3 4B:1-4\n1 9T:1-2\n2 4N:5-9", foresight{0, 1 << 8, all}, false},
		{"0 9N:3 4B:1-4\n1 9T:1-2\n2 4N:5-9", foresight{0, 1 << 8, all &^ (1 << 2)}, true},
	} {
		s := position(t, c.position)
		if got := s.goesBehind(0, [2]int{0, 8}, &c.foreseen); got != c.want {
			t.Errorf("%q, %v: %t", c.position, c.foreseen, got)
		}
	}
}

// TestRaisesWithSense raises nothing of which those who sell later have more than of another, if
// all that it has is sold.
func TestRaisesWithSense(t *testing.T) {
	s := position(t, "phase sell\nrose 1 0 2\n0 4B:1-8\n1 2M:1-6\n2 8N:1-4 3T:1-2")
	play(t, s, "1 nosale", "0 sell B 1", "0 give 4.1")
	want(t, "raise", decide(t, s, "medium"), "raise P")
	list := s.addRaises(nil, 0, 0, s.LegalActions(0, nil))
	for _, a := range list {
		if v := Decode(a).Variety; v == Nebbiolo || v == Trebbiano {
			t.Errorf("it thinks of %s", Game{}.Format(a))
		}
	}
}

// TestSearchersDecideWithSense counts what seems senseless in whole games.
func TestSearchersDecideWithSense(t *testing.T) {
	could := make([]int, len(Game{}.Slips()))
	for _, policy := range []engine.Policy{medium, hard.WithBudget(5)} {
		for seed := range uint64(4) {
			enginetest.PlayGame(t, Game{}, engine.Setup{Players: 4, Seed: seed}, enginetest.Same(policy), enginetest.Watcher{
				Before: func(state engine.State, who engine.Player, a engine.Action) {
					if who < 0 {
						return
					}
					in := &Info{seat: who}
					in.Project(state)
					for i, s := range (Game{}).Slips() {
						slip, possible := s.Seen(in, a)
						if possible {
							could[i]++
						}
						// Where raising helps others much less on the whole; medium's money is worth more to it.
						if slip && s.Name != "raises-seller" && (s.Name != "passes-gift" || policy != medium) {
							t.Errorf("seed %d, round %d, seat %d, %s: %s", seed, in.round, who, Game{}.Format(a), s.Name)
						}
					}
				}})
		}
	}
	for i, s := range (Game{}).Slips() {
		if could[i] == 0 {
			t.Errorf("%s was never possible", s.Name)
		}
	}
}
