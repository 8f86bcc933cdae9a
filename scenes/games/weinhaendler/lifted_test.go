package weinhaendler_test

import (
	"strings"
	"testing"

	"treille/scenes/testkit/scenetest"
)

// TestWhoGetsWhatFollowsTheLiftedBottles lifts a bottle for a first bid: who gets what counts it as a bid, and no more when
// it is laid back.
func TestWhoGetsWhatFollowsTheLiftedBottles(t *testing.T) {
	for _, size := range []string{"390x844", "1280x800"} {
		a := scenetest.NewApp(scenetest.English(size))
		sit(t, a, "bidding-3")
		for i, want := range []bool{false, true, false} {
			if i > 0 {
				scenetest.Act(t, a, "hand/0")
			}
			if third := strings.Contains(said(a), "3rd"); third != want {
				t.Errorf("%s: after %d presses a third gets something: %v", size, i, third)
			}
		}
	}
}

// TestALargeBidSaysThatItHasPassed wants the word at all bids that have passed, also at those of many bottles.
func TestALargeBidSaysThatItHasPassed(t *testing.T) {
	a := scenetest.NewApp(scenetest.English("390x844"))
	overbid(t, a)
	if n := strings.Count(said(a), a.Words.Weinhaendler.Places.Passed+"\n"); n != 3 {
		t.Errorf("%d of 3 bids say that they have passed", n)
	}
}
