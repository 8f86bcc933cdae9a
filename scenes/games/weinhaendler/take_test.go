package weinhaendler_test

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"treille/scenes/app"
	"treille/scenes/games/weinhaendler"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
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

// TestWhoHasNoBottleHasNoButton bids all bottles of a hand: when it is the viewer's turn again he is told that he has to pass, and no
// button is there that presses itself.
func TestWhoHasNoBottleHasNoButton(t *testing.T) {
	a := scenetest.NewApp(scenetest.English("390x844"))
	sit(t, a, "bidding-many")
	for i := range 4 {
		scenetest.Act(t, a, fmt.Sprintf("hand/%d", i))
	}
	scenetest.Act(t, a, "add")
	told := 0
	for range 4000 {
		scenetest.Tick(t, a, 1)
		if !strings.Contains(said(a), "You have no bottle left and have to pass") {
			continue
		}
		told++
		if c := a.Stage().Find("pass"); c != nil {
			t.Fatalf("there is the button %q", c.Label)
		}
	}
	if told == 0 {
		t.Errorf("nobody is told that he has to pass:\n%s", a.Outline())
	}
}

// TestWhyABidEndsStandsBelowTheName looks at bids of four and five bottles of seats that bid no more: why stands below the name, which
// keeps its small capitals, on no bottle; and nothing is dimmed.
func TestWhyABidEndsStandsBelowTheName(t *testing.T) {
	for _, open := range []func(testing.TB, *app.App){overbid, at("bidding-many")} {
		a := scenetest.NewApp(scenetest.English("390x844"))
		open(t, a)
		var names, whys []ui.Item
		var bottles []ui.Rect
		a.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			felt := it.Box.Y > 280 && it.Box.Y < 510
			switch {
			case felt && it.Kind == ui.Text && (it.Words == "passed" || it.Words == "no bottle left" || it.Words == "empty hand"):
				whys = append(whys, it)
			case felt && it.Kind == ui.Text && (it.Words == "Hugo" || it.Words == "Emma" || it.Words == "Jonas" || it.Words == "You"):
				if names = append(names, it); it.Style.Font != sprites.SC {
					t.Errorf("%s is written in another typeface", it.Words)
				}
			case strings.HasPrefix(it.Look.ID, "weinhaendler/card-"):
				bottles = append(bottles, it.Box)
			case it.Surface.Kind == sprites.Wash && felt && it.Box.H > 40:
				t.Errorf("the bid at %v is dimmed", it.Box)
			}
		})
		if len(names) != 4 || len(whys) == 0 {
			t.Errorf("there are %d names, and %d seats bid no more", len(names), len(whys))
		}
		for _, why := range whys {
			if !slices.ContainsFunc(names, func(n ui.Item) bool {
				return math.Abs(n.Box.X-why.Box.X) < 1 && why.Box.Y > n.Box.Y && why.Box.Y < n.Box.Y+20
			}) {
				t.Errorf("%q at %v stands below no name", why.Words, why.Box)
			}
			for _, r := range bottles {
				if r.Has(why.Box.X, why.Box.Y) {
					t.Errorf("%q at %v lies on a bottle", why.Words, why.Box)
				}
			}
		}
	}
}

// said are all words on the screen.
func said(a *app.App) (words string) {
	a.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		if it.Kind == ui.Text {
			words += it.Words + "\n"
		}
	})
	return words
}

// TestAtTheEndNothingIsOnOffer sees a finished game again: at its end the offer is out of play, and nobody
// gets anything.
func TestAtTheEndNothingIsOnOffer(t *testing.T) {
	for _, size := range []string{"390x844", "844x390", "1280x800", "820x1180"} {
		a := scenetest.NewApp(scenetest.English(size))
		scenetest.Again(t, a, weinhaendler.Kind(), "over-4", 1)
		words := said(a)
		if strings.Contains(words, "Who gets what") || strings.Contains(words, "Public offer") || !strings.Contains(words, "Out of play") {
			t.Errorf("%s: at the end it is said\n%s", size, words)
		}
	}
}

// TestWhatIsNewGlowsUntilTheNextAuction takes the offer and lays nothing: the new bottles glow in the
// cellars' phase, and not when bottles are bid again.
func TestWhatIsNewGlowsUntilTheNextAuction(t *testing.T) {
	a := scenetest.NewApp(scenetest.English("390x844"))
	overbid(t, a)
	scenetest.Act(t, a, "pass")
	await := func(id string) (glow int) {
		t.Helper()
		for range 6000 {
			if c := a.Stage().Find(id); c != nil && !c.Disabled {
				a.Stage().Visit(func(it ui.Item, _ ui.Rect) {
					if scenetest.Glows(it) {
						glow++
					}
				})
				return glow
			}
			scenetest.Tick(t, a, 1)
		}
		t.Fatalf("%s cannot be pressed:\n%s", id, said(a))
		return 0
	}
	if n := await("done"); n == 0 {
		t.Error("what is new does not glow")
	}
	scenetest.Act(t, a, "done")
	if n := await("pass"); n > 0 {
		t.Errorf("in the next auction %d bottles glow", n)
	}
}
