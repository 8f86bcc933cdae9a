package farbenpoker

import (
	"testing"

	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestComebacksHaveABeatOfTheirOwn shows once more that the viewer goes out, and the first comeback of a game: it is said on
// a plate, and nothing else happens until that can have been read.
func TestComebacksHaveABeatOfTheirOwn(t *testing.T) {
	const least = 120 // ticks
	for _, c := range []struct {
		record string
		kind   engine.EventKind
		want   string
	}{
		{"out-4", fp.EventGone, "Out You have found nothing. The sticks drawn still go back. "},
		{"comeback-4", fp.EventComeback, "Comeback You have no chips: three draws, 1 chip for each match. No match means out for good. "},
	} {
		scenetest.Do(func() {
			app, b := played(t, c.record)
			for _, e := range b.t.Seen() {
				if e.Kind != c.kind || e.Player != b.t.Me() {
					continue
				}
				if ticks := b.Beat(e); ticks < least {
					t.Errorf("%s is shown for %.0f ticks, want %d", c.record, ticks, least)
				}
				scenetest.Tick(t, app, 2)
				said := ""
				app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
					if it.Kind == ui.Text && it.Z >= 100 {
						said += it.Words + " "
					}
				})
				if said != c.want {
					t.Errorf("%s: said is %q, want %q", c.record, said, c.want)
				}
				return
			}
			t.Fatalf("%s: nothing of the kind happens", c.record)
		})
	}
}
