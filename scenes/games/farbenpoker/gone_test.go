package farbenpoker

import (
	"testing"

	fp "treille/engine/farbenpoker"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestGoingOutHasABeatOfItsOwn shows once more that the viewer goes out: it is said on a plate, and
// nothing else happens until that can have been read.
func TestGoingOutHasABeatOfItsOwn(t *testing.T) {
	const least = 120 // ticks
	scenetest.Do(func() {
		app, b := played(t, "out-4")
		for _, e := range b.t.Seen() {
			if e.Kind != fp.EventGone || e.Player != b.t.Me() {
				continue
			}
			if ticks := b.Beat(e); ticks < least {
				t.Errorf("it is shown for %.0f ticks, want %d", ticks, least)
			}
			scenetest.Tick(t, app, 2)
			said := ""
			app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				if it.Kind == ui.Text && it.Z >= 100 {
					said += it.Words + " "
				}
			})
			if want := "Out You have found nothing. The sticks drawn still go back. "; said != want {
				t.Errorf("said is %q, want %q", said, want)
			}
			return
		}
		t.Fatal("nobody has gone out")
	})
}
