package weinhaendler

import (
	"testing"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/testkit/tabletest"
)

// TestReplay sees whole games again through the controls.
func TestReplay(t *testing.T) { tabletest.Replay(t, Kind()) }

// TestRanksAfterAJump jumps through a finished game, back and forth: the ribbons are those of the auction
// that was last, whatever was seen before.
func TestRanksAfterAJump(t *testing.T) {
	var view *tableState
	spec := Kind()
	spec.Sit = func(at *table.Table) table.GameView {
		view = sit(at).(*tableState)
		return view
	}
	app := scenetest.NewApp(scenetest.English("390x844"))
	tb := scenetest.Again(t, app, spec, "over-4", 0)
	scrub := func(to int) [engine.MaxPlayers]int {
		c := scenetest.Find(t, app, "replay/scrub")
		c.Adjust(to - c.Number)
		scenetest.Tick(t, app, 2)
		return view.ranks
	}
	most := scenetest.Find(t, app, "replay/scrub").Most
	changes := 0
	for step := range most { // one after the other, as a game is played
		scrub(step)
		want := view.ranks
		if scrub(0); scrub(step) != want {
			t.Fatalf("at step %d the ranks are %v after a jump, %v before", step, view.ranks, want)
		}
		if scrub(most); scrub(step) != want {
			t.Fatalf("at step %d the ranks are %v after the end was seen, %v before", step, view.ranks, want)
		}
		for _, p := range tb.Seats() {
			if in := view.in; in.Phase() <= wh.PhaseDrawing && view.ranks[p] != in.Rank(p) {
				t.Fatalf("at step %d seat %d has the rank %d, not %d", step, p, view.ranks[p], in.Rank(p))
			}
		}
		if want != ([engine.MaxPlayers]int{}) {
			changes++
		}
	}
	if changes < most/2 {
		t.Errorf("only at %d of %d steps anybody has a rank", changes, most)
	}
}
