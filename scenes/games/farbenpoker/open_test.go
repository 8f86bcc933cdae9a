package farbenpoker_test

import (
	"testing"

	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games/farbenpoker"
	"treille/scenes/testkit/scenetest"
)

// sit opens the table of a record.
func sit(t testing.TB, app *app.App, name string) {
	t.Helper()
	scenetest.Sit(t, app, farbenpoker.Kind(), name)
}

// at opens the table of a record and presses controls.
func at(name string, ids ...string) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		sit(t, app, name)
		scenetest.Act(t, app, ids...)
	}
}

// after does the same at half speed, and stops so many ticks later.
func after(name string, ticks int, ids ...string) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		app.Settings.Speed, app.Settings.SkipTold = store.SpeedHalf, true
		app.SettingsChanged()
		sit(t, app, name)
		scenetest.Act(t, app, ids...)
		scenetest.Tick(t, app, ticks)
	}
}

// hint opens the table of a record and asks for parts of a hint, one by one.
func hint(name string, parts int) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		sit(t, app, name)
		scenetest.Hint(t, app)
		for ticks := 0; len(app.Outline().Find("hint").Items) == 0; ticks++ {
			if ticks == 600 {
				t.Fatal("the adviser finds nothing")
			}
			scenetest.Tick(t, app, 1)
		}
		for range parts - 1 {
			scenetest.Act(t, app, "hint/more")
		}
	}
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
