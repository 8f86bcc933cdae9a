package farbenpoker_test

import (
	"strings"
	"testing"

	"treille/scenes/app"
	"treille/scenes/games/farbenpoker"
	"treille/scenes/lang"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestWaitingIsSaidInWords reads what is said while somebody draws a stick that is known to miss: on
// a phone its plate has room for a word alone.
func TestWaitingIsSaidInWords(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		scenetest.Told(t, app, farbenpoker.Kind(), "place-4", "", 30, "hole/B5", "put")
		if said := sentences(app); !strings.Contains(said, "A hit would leave Emma only one stick short of the pot.") {
			t.Errorf("said is %q", said)
		}
	})
}

// TestF40_NoStickIsLookedAtWhileOthersPlay looks at the sticks that stand, in the own turn and in another's: in large one
// would hide what has to be remembered.
func TestF40_NoStickIsLookedAtWhileOthersPlay(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("1280x800"))
		looks := func() (n int) {
			for _, it := range app.Stage().Inspectable() {
				if it.Look.ID == "farbenpoker/stick-standing" {
					n++
				}
			}
			return n
		}
		sit(t, app, "place-4")
		own := looks()
		scenetest.Told(t, app, farbenpoker.Kind(), "place-4", "", 30, "hole/B5", "put")
		if others := looks(); own == 0 || others != 0 {
			t.Errorf("in the own turn %d sticks are looked at, in another's %d", own, others)
		}
		if c := scenetest.Find(t, app, "hole/A1"); c.Inspect != nil || !c.Disabled || c.Reason != "" {
			t.Errorf("a press there does not skip what is shown, but says %q", c.Reason)
		}
	})
}

// TestEscapeLaysDownTheStick lifts a stick: Escape lays it down, and opens the menu only then.
func TestEscapeLaysDownTheStick(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("1280x800"))
		at("draw-4", "hole/A1")(t, app)
		app.Scene().Back()
		scenetest.Tick(t, app, 1)
		if c := app.Stage().Find("hole/A1"); c == nil || c.Checked || app.Stage().Find("menu/log") != nil {
			t.Errorf("after Escape the hole is %+v", c)
		}
		app.Scene().Back()
		scenetest.Tick(t, app, 1)
		if app.Stage().Find("menu/log") == nil {
			t.Error("a second Escape does not open the menu")
		}
	})
}

// sentences are all words that are seen.
func sentences(app *app.App) (words string) {
	app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		if it.Kind == ui.Text {
			words += it.Words + "\n"
		}
	})
	return words
}

// TestWhatAMissCostsIsNotTornOff looks for a number that stands in a line alone.
func TestWhatAMissCostsIsNotTornOff(t *testing.T) {
	for _, l := range lang.Langs() {
		for _, text := range []int{100, 150, 200} {
			scenetest.Do(func() {
				look := scenetest.English("844x390")
				look.Lang, look.Text = l.Code(), text
				app := scenetest.NewApp(look)
				sit(t, app, "draw-4")
				costs := l.Words().Farbenpoker.Places.MissCosts
				last := costs[strings.LastIndex(costs, " ")+1:]
				if !strings.Contains(strings.ReplaceAll(sentences(app), "\u00a0", " "), last+" 1\n") {
					t.Errorf("%s, %d %%: what a miss costs is torn off: %q", l.Code(), text, sentences(app))
				}
			})
		}
	}
}

// TestAHintSaysWhatAMissIsFor asks for a hint where missing on purpose is best.
func TestAHintSaysWhatAMissIsFor(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("1280x800"))
		hint("wait-4", 2)(t, app)
		if said := strings.ReplaceAll(sentences(app), "\n", " "); !strings.Contains(said, "no nearer to the pot") {
			t.Errorf("said is %q", said)
		}
	})
}
