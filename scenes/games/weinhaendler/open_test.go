package weinhaendler_test

import (
	"testing"

	"treille/scenes/app"
	"treille/scenes/games/weinhaendler"
	"treille/scenes/testkit/scenetest"
)

// sit opens the table of a record.
func sit(t testing.TB, app *app.App, name string) {
	t.Helper()
	scenetest.Sit(t, app, weinhaendler.Kind(), name)
}

// at opens the table of a record and presses controls.
func at(name string, ids ...string) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		sit(t, app, name)
		scenetest.Act(t, app, ids...)
	}
}

// hint opens the table of a record and asks for parts of a hint, one by one.
func hint(name string, parts int) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		sit(t, app, name)
		scenetest.Hint(t, app)
		for range parts - 1 {
			scenetest.Act(t, app, "hint/more")
		}
		for range 3000 {
			if s := app.Outline().Find("hint"); s != nil && len(s.Items) == parts {
				return
			}
			scenetest.Tick(t, app, 1)
		}
		t.Fatal("there is no hint")
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
