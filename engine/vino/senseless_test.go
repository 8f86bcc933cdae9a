package vino

import (
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
)

// Seat 2 leads, and comes after seat 0 to where the last bottle is.
const lost = "bottles 8\n0 money 700 8N:1-7\n1 8B:8-12\n2 money 400 8M:13-17 4P:1-16\n"

// lostTurn leads to seat 0's turn there.
var lostTurn = []string{"0 choose 1 8", "1 choose 1 8", "2 choose 1 8", "0 pass", "1 pass", "2 pass"}

// keeps is the turn of seat 0, which has two vineyards, to sell; of region 8 one private vineyard is free.
const keeps = "phase sell\n0 money 9000 1N:1-2\n1 money 400 7M:1-21 8M:1-17\n2 money 0\n"

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
		// One that passes an owner where the gift is far, for 60 more.
		{"0 4B:1\n1 4N:2,5", []string{"0 choose 4 9", "1 choose 8 9", "2 choose 8 9"}, "0 buy 4.9", true},
		// A dear private one, which brings the gift nearer: alone, and as the third.
		{"0 4B:1-5", []string{"0 choose 4 9", "1 choose 8 9", "2 choose 8 9"}, "0 buy 4.7", false},
		{"0 4B:1\n1 4N:2-3\n2 4P:4-5,7-10", []string{"0 choose 4 9", "1 choose 8 9", "2 choose 8 9"}, "0 buy 4.12", true},
		{"bottles 2\n0 4B:1-5", []string{"0 choose 4 9", "1 choose 8 9", "2 choose 8 9"}, "0 buy 4.7", true},

		// A vineyard of the state instead of the last private ones: alone, with too little money for all of
		// them, and where another is given more.
		{"0 4B:1-5,7-8,10-11", []string{"0 choose 4 9", "1 choose 8 9", "2 choose 8 9"}, "0 buy 4.6", true},
		{"0 money 470 4B:1-5,7-8,10-11", []string{"0 choose 4 9", "1 choose 8 9", "2 choose 8 9"}, "0 buy 4.6", false},
		{"0 4B:1\n1 4N:2-5,7\n2 4P:8,10-11,13", []string{"0 choose 4 9", "1 choose 8 9", "2 choose 8 9"}, "0 buy 4.6", false},

		// A variety that is low in the market beside one that is high: with no barrel of either, with more of it,
		// with more of the other, where another is likely to sell that one before, and where he sells later.
		{"market P+2 N-2\n1 money 0\n2 money 0", []string{"0 choose 1 4", "1 choose 8 9", "2 choose 8 9"}, "0 buy 1.1 N", true},
		{"market P+2 N-2\n0 4N:1\n1 money 0\n2 money 0", []string{"0 choose 1 4", "1 choose 8 9", "2 choose 8 9"}, "0 buy 1.1 N", false},
		{"market P+2 N-2\n0 4P:1\n1 money 0\n2 money 0", []string{"0 choose 1 4", "1 choose 8 9", "2 choose 8 9"}, "0 buy 1.1 N", true},
		{"market P+2 N-2\nrose 1 0 2\n1 money 0 8P:1-10\n2 money 0", []string{"0 choose 1 4", "1 choose 8 9", "2 choose 8 9"}, "0 buy 1.1 N", false},
		{"market P+2 N-2\n1 money 0 8P:1-10\n2 money 0", []string{"0 choose 1 4", "1 choose 8 9", "2 choose 8 9"}, "0 buy 1.1 N", true},

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

		// A small sale instead of a large one that is worth clearly more: where what that brings can be spent,
		// with money for all that one can hope to buy, and where the market makes them more alike.
		{"phase sell\n0 money 100 4B:1 5P:1-4,6", nil, "0 sell B 1", true},
		{"phase sell\n0 money 1500 4B:1 5P:1-4,6", nil, "0 sell B 1", false},
		{"phase sell\nmarket P-2 T+2\n0 money 100 4B:1 5P:1-4,6", nil, "0 sell B 1", false},

		// Ten barrels for four vineyards beside a single one that is worth clearly more, not quite so, and with much money.
		{"phase sell\nmarket B-2 P+5 M-3\n0 4B:1-10 5P:1", nil, "0 sell B 10", true},
		{"phase sell\nmarket B-2 P+4 M-2\n0 4B:1-10 5P:1", nil, "0 sell B 10", false},
		{"phase sell\nmarket B-2 P+5 M-3\n0 money 1600 4B:1-10 5P:1", nil, "0 sell B 10", true},

		// A sale that earns less for as much, or for less; one barrel of a poor player.
		{"phase sell\nmarket B+3 M-3\n0 4B:1-4 5M:1-4", nil, "0 sell M 3", true},
		{"phase sell\nmarket B+3 M-3\n0 4B:1-4 5M:1-4", nil, "0 sell M 1", true},
		{"phase sell\nmarket B+1 M-1\n0 4B:1-2 5M:1-4", nil, "0 sell B 1", false},
		{"phase sell\n0 money 50 4B:1-2", nil, "0 sell B 1", true},
		{"phase sell\n0 money 50 4B:1", nil, "0 sell B 1", false},

		// One barrel, or nothing, where more of another variety pays for more vineyards than it costs: with an empty
		// purse, with a little more, and that other sale.
		{"phase sell\nmarket P-1 T+1\n0 money 70 4B:1 5P:1-4", nil, "0 sell B 1", true},
		{"phase sell\nmarket P-1 T+1\n0 money 100 4B:1 5P:1-4", nil, "0 sell B 1", false},
		{"phase sell\nmarket P-1 T+1\n0 money 70 4B:1 5P:1-4", nil, "0 sell P 4", false},
		{"phase sell\nmarket B-2 M+2\n0 money 30 4B:1-4", nil, "0 nosale", true},

		// To sell nothing, where a sale is worth twice the money in hand, and less.
		{"phase sell\nmarket P+3 T-3\n0 money 500 4P:1-9", nil, "0 nosale", true},
		{"phase sell\nmarket P+3 T-3\n0 money 520 4P:1-9", nil, "0 nosale", false},

		// To pass where another ends the game and wins: with idle money, where that one is too poor for it, and
		// with money for cheaper ones to come; to end it oneself.
		{lost, lostTurn, "0 pass", true},
		{lost + "2 money 200", lostTurn, "0 pass", false},
		{lost, []string{"0 choose 8 9", "1 choose 8 9", "2 choose 8 9"}, "0 pass", false},
		{lost, lostTurn, "0 buy 8.18", false},
		// To end a game that is lost: where the winner would not end it, by the state's vineyard, in the last
		// round, and where it is not lost.
		{lost + "2 money 200", lostTurn, "0 buy 8.18", true},
		{lost + "2 money 200", lostTurn, "0 buy 8.19", true},
		{lost + "2 money 200\nround 30", lostTurn, "0 buy 8.18", false},
		{"bottles 8\n0 money 700 8N:1-7\n1 8B:8-12\n2 money 200 8M:13-17 4P:1-3", lostTurn, "0 buy 8.18", false},

		// To sell nothing: with hardly any money and many barrels, with few, and with money.
		{"phase sell\n0 money 30 4B:1-6", nil, "0 nosale", true},
		{"phase sell\n0 money 130 4B:1-3", nil, "0 nosale", true},
		{"phase sell\nmarket B-2 M+2\n0 money 140 4B:1-4", nil, "0 nosale", true},
		{"phase sell\nmarket B-3 M+3\n0 money 140 4B:1-4", nil, "0 nosale", false},
		{"phase sell\n0 money 310 4B:1-6", nil, "0 nosale", false},

		// At the bottom: a sale of much for less than a small one elsewhere brings, which costs fewer vineyards.
		{"phase sell\nmarket B-5 M+2 N+3\n0 4B:1-16 5M:1-5", nil, "0 sell B 16", true},
		{"phase sell\nmarket B-5 M-1 N+5 P+1\n0 4B:1-16 5M:1-5", nil, "0 sell B 16", false},

		// A sale before a round that may be the last, whose money buys no more than what is there: the last bottle
		// may go; there are two; and the money does buy more.
		{keeps + "bottles 8", nil, "0 sell N 1", true},
		{keeps + "bottles 5 8", nil, "0 sell N 1", false},
		{keeps + "bottles 8\n0 money 100", nil, "0 sell N 1", false},

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

// TestPassesWithMuchMoney passes by a vineyard for 200 only where 600 might be missing after all that is free in the later
// region.
func TestPassesWithMuchMoney(t *testing.T) {
	for _, c := range []struct {
		money string
		want  bool
	}{{"1340", true}, {"1330", false}} {
		s := position(t, "0 money "+c.money+" 6B:1-5\n1 9T:1-4")
		play(t, s, "0 choose 6 9", "1 choose 1 9", "2 choose 1 9", "1 pass", "2 pass")
		want(t, "with "+c.money, s.passesCheap(0), c.want)
	}
}

// TestPassesGift passes by no vineyard that brings another, for medium at 125 each only where 500 are left.
func TestPassesGift(t *testing.T) {
	for _, c := range []struct {
		money string
		want  bool
	}{{"750", true}, {"740", false}} {
		s := position(t, "0 money "+c.money+" 4B:1-5,7-8,10-11,13")
		play(t, s, "0 choose 1 4", "1 choose 8 9", "2 choose 8 9", "0 pass")
		want(t, "with "+c.money, s.passesGift(0, giftVeryCheap), c.want)
	}
}

// TestBestEndFirst takes of a lost game what leaves it best: the state's vineyard first, which brings nobody
// a gift, and then the private one.
func TestBestEndFirst(t *testing.T) {
	s := position(t, "bottles 8\n0 money 700 8N:1-5,17\n1 8B:6-14\n2 money 400 8M:15-16 4P:1-16")
	play(t, s, "0 choose 1 8", "1 choose 1 8", "2 choose 1 8", "0 pass", "1 pass", "2 pass", "1 pass")
	want(t, "purchase", decide(t, s, "medium"), "buy 8.19")
	play(t, s, "0 buy 8.19")
	want(t, "next purchase", decide(t, s, "medium"), "buy 8.18")
}

// TestBeaten tells a step that serves the others alone from one that serves the seat as well.
func TestBeaten(t *testing.T) {
	for _, c := range []struct {
		name, position string
		played         []string
		variety        Variety
		beaten         bool
	}{
		// Its own variety, of which the next seller has much: where he presses it to the bottom, where a step of it
		// is left, where he is not likely to sell it, and where he sells after it in the next round.
		{"pressed", "phase sell\nmarket P-2 T+2\n0 4B:1-8 5P:1-5\n1 8P:1-13", nil, PinotGrigio, true},
		{"left", "phase sell\nmarket P+2 T-2\n0 4B:1-8 5P:1-5\n1 8P:1-13", nil, PinotGrigio, false},
		{"unlikely", "phase sell\nmarket P-2 N+2\n0 4B:1-8 5P:1-5\n1 8P:1-13 3N:1-10", nil, PinotGrigio, false},
		{"before", "phase sell\nrose 1 0 2\nmarket P-2 T+2\n0 4B:1-8 5P:1-5\n1 8P:1-13", []string{"1 nosale"}, PinotGrigio, true},
		{"after", "phase sell\nrose 1 0 2\nmarket P-2 B-1 T+3\n0 4B:1-8 5P:1-5\n1 8P:1-13 3N:1-2", []string{"1 sell N 1", "1 give 3.1", "1 raise M"}, PinotGrigio, false},
		// Its own variety, pressed to where it is worth nothing, and not as far.
		{"no use", "phase sell\nmarket T+1 M-1\n0 4B:1-4 9T:1-2\n1 2T:1-13", nil, Trebbiano, true},
		{"of use", "phase sell\nmarket T+4 M-4\n0 4B:1-4 9T:1-2\n1 2T:1-13", nil, Trebbiano, false},
		// What one other is sure to sell best, and what two others sell not quite as well.
		{"sure", "phase sell\nmarket M+5 B-4 N-1\n0 4B:1-4\n1 9T:1-6 1N:1-2\n2 8P:1-4 3N:1-3", nil, Trebbiano, true},
		{"second", "phase sell\nmarket M+5 B-4 N-1\n0 4B:1-4\n1 9T:1-6 1N:1-2\n2 8P:1-4 3N:1-3", nil, Nebbiolo, false},
		// Nothing of its own left: two barrels that bring much, and three that are worth nothing yet.
		{"dear", "phase sell\nmarket B-4 T+4 M-2 P-2 N+4\n0 4B:1-4\n1 9T:1-2 2M:1-3\n2 5P:1-3 8N:1-4", nil, Trebbiano, true},
		{"worthless", "phase sell\nmarket B-4 T+4 M-2 P-2 N+4\n0 4B:1-4\n1 9T:1-2 2M:1-3\n2 5P:1-3 8N:1-4", nil, Montepulciano, false},
	} {
		s := position(t, c.position)
		play(t, s, append(c.played, "0 sell B 1", "0 give 4.1")...)
		want(t, c.name, s.beaten(0, uint8(c.variety), s.LegalActions(0, nil)), c.beaten)
	}
}

// TestSearchersDecideWithSense counts what seems senseless in whole games.
func TestSearchersDecideWithSense(t *testing.T) {
	could := make([]int, len(Game{}.Slips()))
	for _, policy := range []engine.Policy{medium, hard.WithBudget(5)} {
		for seed := range uint64(6) {
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
						// Medium's money is worth more to it.
						if slip && (s.Name != "passes-gift" || policy != medium) {
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
