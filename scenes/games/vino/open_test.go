package vino_test

import (
	"strings"
	"testing"

	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games/vino"
	"treille/scenes/lang"
	"treille/scenes/pages/rules"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// sit opens the table of a record.
func sit(t testing.TB, app *app.App, name string) {
	t.Helper()
	scenetest.Sit(t, app, vino.Kind(), name)
}

// at opens the table of a record and presses controls.
func at(name string, ids ...string) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		sit(t, app, name)
		for _, id := range ids {
			press(t, app, id)
		}
		if c := app.Stage().Find("tab/sheet"); c != nil && !c.Checked {
			scenetest.Act(t, app, "tab/sheet")
		}
	}
}

// hinted opens the table of a record and asks for all parts of a hint.
func hinted(name string) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		at(name)(t, app)
		scenetest.Hint(t, app)
		scenetest.Act(t, app, "hint/more", "hint/more")
		for range 600 {
			if s := app.Outline().Find("hint"); s != nil && len(s.Items) == 3 {
				scenetest.Tick(t, app, 1)
				return
			}
			scenetest.Tick(t, app, 1)
		}
		t.Fatal("there is no hint")
	}
}

// during opens the table of a record, presses controls, and lets some of what
// follows happen, slowly.
func during(name string, ticks int, ids ...string) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		app.Settings.Speed, app.Settings.SkipTold = store.SpeedHalf, true
		app.SettingsChanged()
		sit(t, app, name)
		for _, id := range ids {
			if id != "tab/sheet" || app.Stage().Find(id) != nil {
				press(t, app, id)
			}
		}
		scenetest.Tick(t, app, ticks)
	}
}

// allShown opens the table of a record, chooses two regions, and waits until it is told what somebody else has chosen (V20).
func allShown(name, first, second string) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		during(name, 0, first, second, "tab/sheet", "choose")(t, app)
		for range 3000 {
			if app.Stage().Find("told/next") != nil {
				scenetest.Tick(t, app, 60)
				return
			}
			scenetest.Tick(t, app, 1)
		}
		t.Fatal("the choices are not shown")
	}
}

// press presses a control, on a small phone behind the tab where it is.
func press(t testing.TB, app *app.App, id string) {
	t.Helper()
	for _, tab := range []string{"tab/map", "tab/others", "tab/sheet"} {
		if app.Stage().Find(id) == nil && app.Stage().Find(tab) != nil {
			scenetest.Act(t, app, tab)
		}
	}
	scenetest.Act(t, app, id)
}

// page opens a page of the rules, as from a game.
func page(page int) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) { app.Push(rules.New(app, vino.Kind().Book, page, true)) }
}

// result opens the table of a game that is over, which shows its result.
func result(name string) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		before := app.Depth()
		sit(t, app, name)
		if app.Depth() != before+2 {
			t.Fatal("the table of a game that is over does not show its result")
		}
	}
}

// after opens the table of a game that is over, without the page of its result.
func after(name string) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		result(name)(t, app)
		app.Pop()
	}
}

// TestVineyardsOnTheMapAreTicked points at the vineyards of the open region beside the map of a
// window: they are those of the sheet below.
func TestVineyardsOnTheMapAreTicked(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("1280x800"))
		sit(t, app, "owners-4")
		scenetest.Tick(t, app, 30)
		found := 0
		for _, c := range app.Stage().Controls() {
			if !strings.HasPrefix(c.ID, "coin/") {
				continue
			}
			found++
			if controls := app.Stage().Controls(); c.Twin.Meets(c.Rect) || controls[ui.Hit(controls, c.Twin.CX(), c.Twin.CY())].ID != c.ID {
				t.Errorf("on the map %s is at %v", c.ID, c.Twin)
			}
		}
		if found < 5 {
			t.Errorf("%d vineyards are to be had", found)
		}
	})
}

// TestWhoClosesTheSumTwiceBuysNothing opens what happened since the own turn over a purchase that can be decided: where
// the button that closes it lies, a second press right after is not one on the table's main button.
func TestWhoClosesTheSumTwiceBuysNothing(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		at("owners-4", "coin/7.8", "menu", "menu/since")(t, app)
		for _, id := range []string{"on", "close"} {
			if !scenetest.Find(t, app, id).Fleeting {
				t.Errorf("a second press on %s counts at once", id)
			}
		}
		on := scenetest.Find(t, app, "on").Shown
		scenetest.Act(t, app, "on")
		if buy := scenetest.Find(t, app, "buyend"); buy.Disabled || !buy.Shown.Meets(on) {
			t.Errorf("%s lies at %v, and the sheet was closed at %v", buy.ID, buy.Shown, on)
		}
	})
}

// TestEachPageOfTheRulesFitsAPhone opens the pages in each language: none but the last, which ends with our figures, has to be scrolled.
func TestEachPageOfTheRulesFitsAPhone(t *testing.T) {
	for _, l := range lang.Langs() {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English("390x844"))
			app.Settings.Language = l.Code()
			app.SettingsChanged()
			for n := range len(vino.Kind().Book.Pages(app.Words)) - 1 {
				page(n)(t, app)
				scenetest.Tick(t, app, 30)
				if c, ok := app.Scene().(interface{ Scroll(float64) bool }); !ok || c.Scroll(100) {
					t.Errorf("%s: page %d scrolls", l.Code(), n+1)
				}
				app.Pop()
			}
		})
	}
}

// TestWhatTheOthersDidIsInSight opens a table where the others have done much since the own turn: a note leads to the sum. Where
// it lies over the first purchases, nothing of them looks out below its buttons.
func TestWhatTheOthersDidIsInSight(t *testing.T) {
	scenetest.Do(func() {
		for _, size := range []string{"390x844", "844x390"} {
			app := scenetest.NewApp(scenetest.English(size))
			at("choose-4", "since/sum")(t, app)
			if scenetest.Find(t, app, "on"); !reads(app, "sells") {
				t.Errorf("%s: the sum does not say what was sold", size)
			}
			app = scenetest.NewApp(scenetest.English(size))
			at("drawn-4")(t, app)
			first := app.Words.Vino.Places.Purchase[0]
			before := reads(app, first)
			if scenetest.Act(t, app, "menu", "menu/since"); !before || reads(app, first) {
				t.Errorf("%s: the first purchases are said: %v, and below the sum: %v", size, before, reads(app, first))
			}
		}
	})
}
