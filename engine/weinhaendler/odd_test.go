package weinhaendler

import (
	"testing"

	"treille/engine"
	"treille/engine/match"
	"treille/engine/rng"
)

// TestOddReachesRareRules counts in whole games what the odd player is there
// for.
func TestOddReachesRareRules(t *testing.T) {
	var draws, single, fromUnder, idleEnds, covers, emptyBids, wholeHands, emptyHands, cellars int
	var policy engine.Policy = Game{}.Policy("odd")
	for seed := range uint64(150) {
		sc := start(t, 3+int(seed%3))
		stream := rng.New(seed)
		for sc.s.phase != Over {
			p := sc.s.CurrentPlayer()
			if p == engine.Chance {
				if sc.s.phase != Starting && sc.s.shuffle == 0 {
					fromUnder++
				}
				sc.s.Apply(p, match.Pick(sc.s.ChanceOutcomes(nil), &stream), nil)
				continue
			}
			a := policy.Choose(sc.info(p), sc.s.LegalActions(p, nil), &stream)
			switch d := Decode(a); d.Kind {
			case PassAndDraw:
				draws++
				if sc.s.pile == 1 {
					single++
				}
			case PassBid:
				if sc.s.hands[p] == 0 {
					emptyHands++
				}
			case BidCards:
				if d.Cards == sc.s.hands[p] {
					wholeHands++
				}
				if d.Cards.Len() == d.Cards.Count(Empty) {
					emptyBids++
				}
			case LayCard:
				if lies, taken := sc.s.cellars[p].At(int(d.Place.Row), int(d.Place.Col)); taken && lies == Empty {
					covers++
				}
			}
			sc.s.Apply(p, a, nil)
		}
		if sc.s.pile > 0 {
			idleEnds++
		}
		cellars += sc.s.closedCount()
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
