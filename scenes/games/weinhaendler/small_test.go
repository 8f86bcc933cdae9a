package weinhaendler_test

import (
	"strings"
	"testing"

	"treille/scenes/testkit/scenetest"
)

// TestSmallPlacesHaveAnotherWay lays a bottle on a small phone without touching a
// place of the rack: a button of full size goes from place to place. Where places are
// large there is none, as nobody would know what it is for.
func TestSmallPlacesHaveAnotherWay(t *testing.T) {
	large := scenetest.NewApp(scenetest.English("390x844"))
	at("placing-ten-cards", "hand/4")(t, large)
	if large.Stage().Find("next") != nil {
		t.Error("where places are large there is another way, too")
	}
	for _, size := range []string{"320x568", "568x320"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English(size))
			sit(t, app, "placing-ten-cards")
			scenetest.Act(t, app, "hand/4")
			chosen := func() string {
				for _, c := range app.Stage().Controls() {
					if strings.HasPrefix(c.ID, "place/") && c.Checked {
						return c.ID
					}
				}
				return ""
			}
			seen := map[string]bool{}
			for range 5 {
				scenetest.Act(t, app, "next")
				seen[chosen()] = true
			}
			if len(seen) != 5 || seen[""] {
				t.Errorf("%s: five presses choose the places %v", size, seen)
			}
			if c := scenetest.Find(t, app, "next"); c.Rect.W < 44 || c.Rect.H < 44 {
				t.Errorf("%s: the other way is %v", size, c.Rect)
			}
			scenetest.Act(t, app, "place")
			if app.Stage().Find("hand/9") != nil {
				t.Errorf("%s: the bottle is still in the hand", size)
			}
		})
	}
}
