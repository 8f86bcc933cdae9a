package home_test

import (
	"strings"
	"testing"

	"treille/scenes/app"
	"treille/scenes/data/today"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/pages/home"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
)

// TestALoadedPageIsWhereItWas goes to a screen, and to it again from the word for it: the same one is open, whatever lies
// over it. A replay, the pages around, and a word of another program lead nowhere.
func TestALoadedPageIsWhereItWas(t *testing.T) {
	for _, c := range []struct {
		what, place string
		press       []string
		scene       string
	}{
		{"the game under way", "game", []string{"continue"}, "weinhaendler"},
		{"its menu’s settings", "game", []string{"continue", "menu", "menu/settings"}, "weinhaendler"},
		{"a lesson", "lesson/vino", []string{"play/vino", "learn"}, "vino"},
		{"a new game", "newgame/vino", []string{"play/vino", "play"}, "newgame"},
		{"a box", "", []string{"play/vino"}, "home"},
		{"settings", "", []string{"settings"}, "home"},
	} {
		scenetest.Do(func() {
			a := scenetest.NewApp(scenetest.English("390x844"))
			keep(t, a, "under-way")
			open(t, a)
			scenetest.Tick(t, a, 3)
			scenetest.Act(t, a, c.press...)
			if got := a.Place(); got != c.place {
				t.Errorf("%s: the place is %q, want %q", c.what, got, c.place)
			}
			b := again(t, a, c.what, c.place, c.scene)
			if before, _, ok := strings.Cut(c.place, "/"); ok && before == "newgame" {
				scenetest.Act(t, b, "back")
				if name := b.Scene().Name(); name != "gamepage" {
					t.Errorf("%s: Back leads to %s", c.what, name)
				}
			}
		})
	}
	for _, word := range []string{"lesson/chess", "newgame/", "elsewhere"} {
		scenetest.Do(func() { again(t, scenetest.NewApp(scenetest.English("390x844")), word, word, "home") })
	}
}

// again opens the first page of an app with the same store, and goes to a place.
func again(t *testing.T, before *app.App, what, place, scene string) *app.App {
	a := scenetest.NewApp(scenetest.English("390x844"))
	a.Store = before.Store
	page := home.New(a, pages.With(games.All()))
	a.Push(page)
	there := page.Return(place)
	scenetest.Tick(t, a, 3)
	if name := a.Scene().Name(); there != (scene != "home") || !strings.Contains(name, scene) {
		t.Errorf("%s: %q leads to %s", what, place, name)
	}
	return a
}

// TestBackFromAResultLeadsHome goes back from the result of a game, from one that was come back to, and from its table
// again: to the page of the game, and home.
func TestBackFromAResultLeadsHome(t *testing.T) {
	for _, see := range []bool{false, true} {
		scenetest.Do(func() {
			a := scenetest.NewApp(scenetest.English("390x844"))
			a.Settings.Asked = true
			result(today.DayOf(now), today.DayOf(now))(t, a)
			keepBytes(t, a, todays(t, "today-over"))
			a = again(t, a, "the result", table.PlaceGame, "result")
			want := []string{"gamepage", "home"}
			if see {
				scenetest.Act(t, a, "see")
				want = []string{"result", "gamepage", "home"}
			}
			for _, name := range want {
				a.Scene().Back()
				scenetest.Tick(t, a, 3)
				if got := a.Scene().Name(); got != name {
					t.Fatalf("back leads to %s, want %s", got, name)
				}
			}
		})
	}
}
