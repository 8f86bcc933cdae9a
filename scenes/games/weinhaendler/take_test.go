package weinhaendler_test

import (
	"testing"

	"treille/scenes/app"
	"treille/scenes/testkit/scenetest"
)

// overbid bids all bottles of a hand but one, and waits until all others have passed.
func overbid(t testing.TB, a *app.App) {
	sit(t, a, "bidding-many")
	scenetest.Act(t, a, "hand/1", "hand/2", "hand/3", "add")
	for range 4000 {
		if c := a.Stage().Find("pass"); c != nil && c.Label == a.Words.Weinhaendler.Buttons.TakeOffer && !c.Disabled {
			return
		}
		scenetest.Tick(t, a, 1)
	}
	t.Fatalf("the others do not pass:\n%s", a.Outline())
}

// TestTheMainButtonTakesTheOffer looks at the buttons once all others have passed: the large one takes
// the offer, as there is nothing else that makes sense.
func TestTheMainButtonTakesTheOffer(t *testing.T) {
	for _, size := range []string{"390x844", "844x390", "1280x800"} {
		a := scenetest.NewApp(scenetest.English(size))
		overbid(t, a)
		take, add := scenetest.Find(t, a, "pass"), scenetest.Find(t, a, "add")
		if take.Rect.W*take.Rect.H <= add.Rect.W*add.Rect.H {
			t.Errorf("%s: the button that takes the offer is %v, the other %v", size, take.Rect, add.Rect)
		}
		scenetest.Act(t, a, lastCard(t, a)) // more can still be added (W15)
		if add := scenetest.Find(t, a, "add"); add.Disabled {
			t.Errorf("%s: nothing can be added: %s", size, add.Reason)
		}
	}
}
