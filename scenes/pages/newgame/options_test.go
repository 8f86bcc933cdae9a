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
		room := scenetest.NewRoom(scenetest.English("390x844"))
		room.Settings.SetOptions("vino", []string{"short"}) // of a later version
		visit := func(want bool) {
			t.Helper()
			prepare("vino", 3)(t, room)
			if c := scenetest.Find(t, room, id); c.Checked != want {
				t.Errorf("the switch is on: %v, want %v", c.Checked, want)
			}
			scenetest.Act(t, room, id)
		}
		visit(false)
		if got := room.Settings.Options("vino"); !slices.Equal(got, []string{"hidden-money"}) {
			t.Errorf("remembered are %q", got)
		}
		visit(true)
		if got := room.Settings.Options("vino"); len(got) != 0 {
			t.Errorf("turned off, remembered are %q", got)
		}
	})
}

// TestOnlyOptionsOfTheGameAreOffered looks at a game without any.
func TestOnlyOptionsOfTheGameAreOffered(t *testing.T) {
	scenetest.Do(func() {
		room := scenetest.NewRoom(scenetest.English("390x844"))
		prepare("zankapfel", 6)(t, room)
		if room.Stage().Find("option/hidden-money") != nil || room.Outline().Find("options") != nil {
			t.Error("Zankapfel offers hidden money")
		}
	})
}
