package vino_test

import (
	"math"
	"strings"
	"testing"

	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games/vino"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// A sighting is a sentence and for how many ticks it is to be read.
type sighting struct {
	words string
	ticks int
}

// follow lets somebody sell nothing, and the others after him all that they want, up to his
// next decision: it presses a control of the first sentence, if it is named, and returns the
// sentences.
func follow(t *testing.T, app *app.App, press string) (list []sighting) {
	t.Helper()
	app.Settings.SkipTold = true
	app.SettingsChanged()
	tb := scenetest.Sit(t, app, vino.Kind(), "sell-4")
	scenetest.Act(t, app, "nosale", "sure")
	for tick := range 3000 {
		c := app.Stage().Find("told/next")
		switch {
		case c == nil && tb.Deciding():
			return list
		case c != nil && tb.Deciding():
			t.Fatalf("%q is told in the player’s own turn", c.Label)
		case c != nil:
			words := strings.TrimSuffix(c.Label, ". On to the next")
			if len(list) == 0 || list[len(list)-1].words != words {
				list = append(list, sighting{words: words})
			}
			list[len(list)-1].ticks++
			if press != "" && list[len(list)-1].ticks == 10 {
				app.Activate(press)
			}
		}
		if scenetest.Tick(t, app, 1); tick == 2999 {
			t.Fatal("it is never the player’s turn")
		}
	}
	return list
}

// TestASentenceIsHeldAsLongAsItTakesToRead follows the sales of three others: two sentences
// each, held 0.35 s and 0.045 s for each letter, 0.9 s at least.
func TestASentenceIsHeldAsLongAsItTakesToRead(t *testing.T) {
	for speed, pace := range map[store.Speed]float64{store.SpeedOne: 1, store.SpeedTwo: 2} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English("390x844"))
			app.Settings.Speed = speed
			list := follow(t, app, "")
			if len(list) != 6 {
				t.Fatalf("%d sentences: %v", len(list), list)
			}
			for _, s := range list[:5] { // the last one stays until the barrel rolls
				want := max(0.9, 0.35+0.045*float64(len([]rune(s.words)))) * 60 / pace
				if d := float64(s.ticks) - want; d < -3 || d > 3 {
					t.Errorf("%q is told for %d ticks, not %.0f", s.words, s.ticks, want)
				}
			}
		})
	}
}

// TestATapGoesOnToTheNextSentence taps on the plate.
func TestATapGoesOnToTheNextSentence(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		app.Settings.Speed = store.SpeedOne
		list := follow(t, app, "told/next")
		if len(list) != 6 {
			t.Fatalf("%d sentences: %v", len(list), list)
		}
		for _, s := range list[:5] {
			if s.ticks > 14 {
				t.Errorf("%q is told for %d ticks after a tap", s.words, s.ticks-10)
			}
		}
	})
}

// TestOnToTheOwnTurn presses the right part of the plate, and a window's button: the rest
// is shown at once, up to the player's own decision, and summed up by player: in a window, from its menu.
func TestOnToTheOwnTurn(t *testing.T) {
	for _, size := range []string{"390x844", "844x390", "1280x800"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English(size))
			app.Settings.Speed = store.SpeedOne
			if list := follow(t, app, "told/turn"); len(list) != 1 || list[0].ticks > 12 {
				t.Errorf("%s: told after it was skipped: %v", size, list)
			}
			if size == "1280x800" {
				scenetest.Act(t, app, "menu", "menu/since")
			}
			if app.Stage().Find("on") == nil {
				t.Fatalf("%s: what has happened is not summed up", size)
			}
			for _, words := range []string{"sells 10 Trebbiano for 1\u202f300", "gives back Abruzzo", "leads with"} {
				if said := app.Outline().String(); !strings.Contains(said, words) {
					t.Errorf("%s: the sum does not say %q: %s", size, words, said)
				}
			}
			scenetest.Act(t, app, "on")
			scenetest.Tick(t, app, 30)
			if c := app.Stage().Find("region/1"); c == nil {
				t.Errorf("%s: the table does not come back", size)
			}
			if app.Stage().Find("choose") == nil {
				t.Errorf("%s: it is not the player’s next decision", size)
			}
		})
	}
}

// TestTheWayToTheOwnTurnStaysInItsPlace watches the others sell: whether a sentence is told or not, the
// button is at the same place, and its words are seen.
func TestTheWayToTheOwnTurnStaysInItsPlace(t *testing.T) {
	for _, size := range []string{"390x844", "844x390"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English(size))
			app.Settings.Speed = store.SpeedOne
			tb := scenetest.Sit(t, app, vino.Kind(), "sell-4")
			scenetest.Act(t, app, "nosale", "sure")
			var at ui.Rect
			rests := 0
			for ; !tb.Deciding(); scenetest.Tick(t, app, 1) {
				c := app.Stage().Find("told/turn")
				if c == nil {
					continue
				}
				if app.Stage().Find("told/next") == nil {
					rests++
				}
				if at != (ui.Rect{}) && max(math.Abs(c.Rect.X-at.X), math.Abs(c.Rect.Y-at.Y), math.Abs(c.Rect.W-at.W)) > 0.01 {
					t.Fatalf("%s: the button is at %v, then at %v", size, at, c.Rect)
				}
				at = c.Rect
			}
			if at == (ui.Rect{}) || rests == 0 {
				t.Errorf("%s: the button was at %v, %d ticks without a sentence", size, at, rests)
			}
		})
	}
}

// TestNothingIsToldWhereAllIsShownAtOnce plays at once, and sees a game again.
func TestNothingIsToldWhereAllIsShownAtOnce(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		app.Settings.Speed = store.SpeedInstant
		if list := follow(t, app, ""); len(list) > 0 {
			t.Errorf("at once, it is told %v", list)
		}
		app.Settings.Speed = store.SpeedOne
		replay(t, app)
		scenetest.Act(t, app, "replay/play")
		for range 600 {
			if scenetest.Tick(t, app, 1); app.Stage().Find("told/next") != nil {
				t.Fatal("a replay tells what it shows in a sentence of its own")
			}
		}
	})
}
