package weinhaendler_test

import (
	"strconv"
	"strings"
	"testing"

	"treille/scenes/testkit/scenetest"
)

// TestKeysGoOnToThePlace lifts a bottle by its key: the focus is on the place where it would score most.
func TestKeysGoOnToThePlace(t *testing.T) {
	for _, size := range []string{"390x844", "1280x800"} {
		a := scenetest.NewApp(scenetest.English(size))
		sit(t, a, "placing-4")
		a.Stage().SetFocus("hand/0", true)
		scenetest.Act(t, a, "hand/0")
		best, most := "", -1
		for _, id := range freePlaces(a) {
			_, words, _ := strings.Cut(scenetest.Find(t, a, id).Label, ": +")
			points, _, _ := strings.Cut(words, " ")
			if gain, err := strconv.Atoi(points); err == nil && gain > most {
				best, most = id, gain
			}
		}
		if got := a.Stage().Focus(); got != best || best == "" {
			t.Errorf("%s: %q has the focus, not %q", size, got, best)
		}
	}
}
