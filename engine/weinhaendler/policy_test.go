package weinhaendler

import (
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
)

func TestGreedyBeatsRandom(t *testing.T) {
	won, points, others := 0, 0, 0
	const games = 60
	for seed := range uint64(games) {
		n := 3 + int(seed%3)
		seat := int(seed) % n
		s := enginetest.PlayGame(t, Game{}, engine.Setup{Players: n, Seed: seed},
			enginetest.Against(seat, n, greedyPolicy{}), enginetest.Watcher{})
		if s.Winners().Has(engine.Player(seat)) {
			won++
		}
		for p, v := range s.Returns(nil) {
			if p == seat {
				points += int(v)
			} else {
				others += int(v) / (n - 1)
			}
		}
	}
	t.Logf("greedy won %d of %d, %d points a game against %d", won, games, points/games, others/games)
	if won < games*9/10 {
		t.Errorf("greedy won %d of %d games against random players", won, games)
	}
}

// TestOddReachesRareRules counts in whole games what the odd player is there
// for.
func TestOddReachesRareRules(t *testing.T) {
	var draws, single, fromUnder, idleEnds, covers, emptyBids, wholeHands, emptyHands, cellars int
	before := func(state engine.State, p engine.Player, a engine.Action) {
		s := state.(*State)
		switch d := Decode(a); d.Kind {
		case DecisionCard:
			if s.shuffle == 0 {
				fromUnder++
			}
		case DecisionDraw:
			draws++
			if s.pile == 1 {
				single++
			}
		case DecisionPass:
			if s.hands[p] == 0 {
				emptyHands++
			}
		case DecisionBid:
			if d.Cards == s.hands[p] {
				wholeHands++
			}
			if d.Cards.Len() == d.Cards.Count(Empty) {
				emptyBids++
			}
		case DecisionPlace:
			if lies, taken := s.cellars[p].At(int(d.Place.Row), int(d.Place.Col)); taken && lies == Empty {
				covers++
			}
		}
	}
	for seed := range uint64(150) {
		setup := engine.Setup{Players: 3 + int(seed%3), Seed: seed}
		end := enginetest.PlayGame(t, Game{}, setup, enginetest.Same(oddPolicy{}), enginetest.Watcher{Before: before}).(*State)
		if end.pile > 0 {
			idleEnds++
		}
		cellars += end.closedCount()
	}
	t.Log("draws", draws, "single", single, "from under", fromUnder, "idle ends", idleEnds, "covers", covers,
		"empty bids", emptyBids, "whole hands", wholeHands, "empty hands", emptyHands, "closed cellars", cellars)
	for _, n := range []int{draws, single, fromUnder, idleEnds, covers, emptyBids, wholeHands, emptyHands} {
		if n == 0 {
			t.Error("something never happened")
			break
		}
	}
}
