package newgame_test

import (
	"slices"
	"testing"

	"treille/scenes/testkit/scenetest"
)

// TestAnOptionIsRemembered turns Vino's option on, comes back, and turns it off.
func TestAnOptionIsRemembered(t *testing.T) {
	scenetest.Do(func() {
		const id = "option/hidden-money"
		app := scenetest.NewApp(scenetest.English("390x844"))
		app.Settings.SetOptions("vino", []string{"short"}) // of a later version
		visit := func(want bool) {
			t.Helper()
			prepare("vino", 3)(t, app)
			if c := scenetest.Find(t, app, id); c.Checked != want {
				t.Errorf("the switch is on: %v, want %v", c.Checked, want)
			}
			scenetest.Act(t, app, id)
		}
		visit(false)
		if got := app.Settings.Options("vino"); !slices.Equal(got, []string{"hidden-money"}) {
			t.Errorf("remembered are %q", got)
		}
		visit(true)
		if got := app.Settings.Options("vino"); len(got) != 0 {
			t.Errorf("turned off, remembered are %q", got)
		}
	})
}

// TestOnlyOptionsOfTheGameAreOffered looks at a game without any.
func TestOnlyOptionsOfTheGameAreOffered(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		prepare("zankapfel", 6)(t, app)
		if app.Stage().Find("option/hidden-money") != nil || app.Outline().Find("options") != nil {
			t.Error("Zankapfel offers hidden money")
		}
	})
}
