package weinhaendler

import (
	"slices"
	"strings"
	"testing"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/testkit/tabletest"
	"treille/scenes/ui"
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

// TestAReplayTellsWhoPlacesNothing goes through a finished game: after each placing without a bottle the line says so, and after no other.
func TestAReplayTellsWhoPlacesNothing(t *testing.T) {
	app := scenetest.NewApp(scenetest.English("390x844"))
	tb := scenetest.Again(t, app, Kind(), "over-4", 0)
	nothing, others := 0, 0
	for step := range scenetest.Find(t, app, "replay/scrub").Most {
		c := scenetest.Find(t, app, "replay/scrub")
		c.Adjust(step - c.Number)
		scenetest.Tick(t, app, 2)
		seen, want := tb.Seen(), ""
		if last := wh.DecodeEvent(seen[len(seen)-1]); last.Kind == wh.EventPlacingDone {
			want = tb.Says(last.Player, tb.WordsOf(last.Player).Weinhaendler.Log.PlacesNothing)
			for _, packed := range slices.Backward(seen) {
				e := wh.DecodeEvent(packed)
				if e.Kind == wh.EventPhaseBegan {
					break
				}
				if e.Kind == wh.EventCardPlaced && e.Player == last.Player {
					want = ""
				}
			}
		}
		said := ""
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if it.Kind == ui.Text && strings.HasSuffix(it.Words, " nothing") {
				said = it.Words
			}
		})
		if said != want {
			t.Fatalf("at step %d it says %q, want %q", step, said, want)
		}
		if want != "" {
			nothing++
		} else {
			others++
		}
	}
	if nothing < 3 || others < 20 {
		t.Errorf("%d placings without a bottle, %d other steps", nothing, others)
	}
}
