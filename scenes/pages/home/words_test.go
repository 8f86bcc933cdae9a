package home_test

import (
	"testing"

	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestTheWordsGoOnAsWell looks for the control below the words of today's table once a game of it has begun: it is
// that of the button beside them.
func TestTheWordsGoOnAsWell(t *testing.T) {
	for _, size := range []string{"390x844", "844x390", "768x1024", "1280x800"} {
		for _, text := range []int{100, 200} {
			scenetest.Do(func() {
				l := scenetest.English(size)
				l.Text = text
				a := scenetest.NewApp(l)
				keepBytes(t, a, todays(t, "today-begun"))
				open(t, a)
				scenetest.Tick(t, a, 2)
				var words ui.Rect
				c := scenetest.Find(t, a, "continue")
				a.Stage().Visit(func(it ui.Item, _ ui.Rect) {
					if it.Words == "Today’s table" && words.Y == 0 {
						words = it.Box
					}
				})
				if words.Y == 0 || !c.Twin.Has(words.CX(), words.CY()) {
					t.Errorf("%s at %d %%: a press on the words at %v does not go on; the button answers at %v", size, text, words, c.Twin)
				}
				if leaf := a.Stage().Find("days"); leaf != nil && leaf.Shown.Meets(c.Twin) {
					t.Errorf("%s at %d %%: the leaf at %v does not lead to the days", size, text, leaf.Shown)
				}
			})
		}
	}
}
