package weinhaendler_test

import (
	"strconv"
	"strings"
	"testing"

	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestTheResultShowsEveryCellar adds up the stars of the bottles in the rows of a ranking, where one has begun a second
// cellar: they are those of the sums beside them.
func TestTheResultShowsEveryCellar(t *testing.T) {
	a := scenetest.NewApp(scenetest.English("1280x800"))
	result("over-5")(t, a)
	shown, said := 0, 0
	a.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		if bottle, ok := strings.CutPrefix(it.Look.ID, "weinhaendler/mini-"); ok {
			_, size, _ := strings.Cut(bottle, "-")
			stars, _ := strconv.Atoi(size) // none of an empty bottle
			shown += stars
		}
		if n, err := strconv.Atoi(it.Words); err == nil && it.Style.Size == ui.Figure && n > 20 { // no triplets bring so much
			said += n
		}
	})
	if shown != said || said < 100 {
		t.Errorf("bottles of %d stars are shown, and %d stars are counted", shown, said)
	}
}
