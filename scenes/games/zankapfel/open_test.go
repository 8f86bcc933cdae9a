package zankapfel_test

import (
	"strings"
	"testing"

	"treille/scenes/app"
	"treille/scenes/games/zankapfel"
	"treille/scenes/testkit/scenetest"
)

// sit opens the table of a record.
func sit(t testing.TB, app *app.App, name string) {
	t.Helper()
	scenetest.Sit(t, app, zankapfel.Kind(), name)
}

// at opens the table of a record and presses controls.
func at(name string, ids ...string) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		sit(t, app, name)
		scenetest.Act(t, app, ids...)
	}
}

// first opens the table of a record and presses the first control whose id begins
// so and that is not disabled, for each of some beginnings.
func first(name string, begins ...string) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		t.Helper()
		sit(t, app, name)
		for _, begin := range begins {
			found := ""
			for _, c := range app.Stage().Controls() {
				if strings.HasPrefix(c.ID, begin) && !c.Disabled && found == "" {
					found = c.ID
				}
			}
			if found == "" {
				t.Fatalf("no control begins with %q", begin)
			}
			scenetest.Act(t, app, found)
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
