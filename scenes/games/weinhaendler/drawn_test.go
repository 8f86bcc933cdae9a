package weinhaendler_test

import (
	"strings"
	"testing"

	"treille/scenes/app"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestADrawIsToldToItsEnd draws (W14): the line says which bottle stays and which goes,
// from the first on. Both lie in the place of the bid that was not made.
func TestADrawIsToldToItsEnd(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "two-people-may-draw")
		scenetest.Slow(t, app)
		scenetest.Act(t, app, "ready")
		drawTold(t, app)
	})
}

// drawTold draws, and follows the line until the device is passed on or somebody
// decides.
func drawTold(t *testing.T, app *app.App) {
	t.Helper()
	before := pieces(app.Stage())
	scenetest.Act(t, app, "draw")
	if app.Stage().Find("sure") != nil {
		scenetest.Act(t, app, "sure")
	}
	line, told := "", 0
	for tick := 0; tick < 600 && app.Stage().Find("ready") == nil; tick++ {
		scenetest.Tick(t, app, 1)
		now := drawLine(app.Stage())
		if now == "" {
			continue
		}
		if line == "" {
			drawnInOnePlace(t, app.Stage(), before)
		} else if now != line {
			t.Fatalf("%q becomes %q", line, now)
		}
		line = now
		told++
	}
	if !strings.Contains(line, "Under the pile: ") || told < 60 {
		t.Errorf("for %d ticks it says %q", told, line)
	}
}

// drawLine is the line that tells a draw, if it is on the stage.
func drawLine(s *ui.Stage) (words string) {
	s.Visit(func(it ui.Item, _ ui.Rect) {
		if it.Kind == ui.Text && strings.HasPrefix(it.Words, "Kept: ") {
			words = it.Words
		}
	})
	return words
}

// pieces are where the pieces on a stage are to lie, by their keys.
func pieces(s *ui.Stage) map[string]ui.Rect {
	boxes := map[string]ui.Rect{}
	s.Visit(func(it ui.Item, _ ui.Rect) {
		if strings.HasPrefix(it.Key, "piece/") {
			boxes[it.Key] = it.Box
		}
	})
	return boxes
}

// drawnInOnePlace expects the two pieces that have come since before in the place of
// one bid.
func drawnInOnePlace(t *testing.T, s *ui.Stage, before map[string]ui.Rect) {
	t.Helper()
	in := map[string]int{}
	for key, box := range pieces(s) {
		if _, old := before[key]; old {
			continue
		}
		for _, id := range []string{"bid/0", "bid/1", "bid/2", "bid/3"} {
			if cell, ok := s.Where(id); ok && box.Within(cell) {
				in[id]++
			}
		}
	}
	for _, n := range in {
		if n == 2 && len(in) == 1 {
			return
		}
	}
	t.Errorf("the two drawn bottles lie in %v", in)
}

// TestNoCardFadesOverAnotherSheet turns the felt from the auction to the cellar: what
// lay in the offer and in the bids is gone at once.
func TestNoCardFadesOverAnotherSheet(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "bidding-4")
		scenetest.Slow(t, app)
		lay := map[string]ui.Rect{} // cards of the offer and of bids
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if strings.HasPrefix(it.Look.ID, "weinhaendler/card-") && it.Key != "" && it.Box.Bottom() < app.Stage().Find("hand/0").Rect.Y {
				lay[it.Key] = app.Stage().Seen(it.Key)
			}
		})
		if len(lay) < 6 {
			t.Fatalf("%d cards lie on the felt", len(lay))
		}
		app.Activate("tab/cellar")
		scenetest.Tick(t, app, 1)
		for key := range lay {
			if r := app.Stage().Seen(key); r != (ui.Rect{}) {
				t.Errorf("%s is still to be seen at %v", key, r)
			}
		}
	})
}

// TestPlacingBeginsWithWhatToDo passes, and as soon as bottles are to be placed the line says
// how, not what the exchange has brought.
func TestPlacingBeginsWithWhatToDo(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "bidding-4")
		scenetest.Slow(t, app)
		scenetest.Act(t, app, "pass")
		told, came := false, "Into the hand came"
		for range 60 * 60 {
			scenetest.Tick(t, app, 1)
			words, x := pieceWords(app), &app.Words.You().Weinhaendler
			told = told || strings.Contains(words, came)
			switch {
			case !strings.HasPrefix(strings.TrimSpace(words), "You") || !strings.Contains(words, x.Verbs.Place):
			case !told || strings.Contains(words, came):
				t.Fatalf("was said before what came: %v; when bottles are to be placed, there stands\n%s", told, words)
			case strings.Contains(words, x.Hints.TapBottle):
				return
			}
		}
		t.Error("within a minute it was not said how bottles are placed")
	})
}

// pieceWords are all words in sight.
func pieceWords(app *app.App) string {
	var all []string
	app.Stage().Visit(func(it ui.Item, _ ui.Rect) { all = append(all, it.Words) })
	return strings.Join(all, " ")
}
