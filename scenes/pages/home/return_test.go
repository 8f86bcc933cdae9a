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
	"treille/scenes/testkit/cable"
	"treille/scenes/testkit/scenetest"
)

// TestALoadedPageIsWhereItWas goes to a screen, and to it again from the word for it: the same one is open, over the same
// pages. A replay, and a word of another program, lead nowhere.
func TestALoadedPageIsWhereItWas(t *testing.T) {
	for _, c := range []struct {
		what, place string
		press       []string
	}{
		{"the game under way", "home game", []string{"continue"}},
		{"its menu’s settings", "home game settings", []string{"continue", "menu", "menu/settings"}},
		{"a lesson", "home gamepage/vino lesson/vino", []string{"play/vino", "learn"}},
		{"a new game", "home gamepage/vino newgame/vino", []string{"play/vino", "play"}},
		{"a new game of two people", "home gamepage/vino newgame/vino/friend", []string{"play/vino", "friends", "friends/here"}},
		{"a new table", "home gamepage/vino online-open/vino", []string{"play/vino", "friends", "friends/apart"}},
		{"the tables on servers", "home online-tables", nil},
		{"a box", "home gamepage/vino", []string{"play/vino"}},
		{"its settings", "home gamepage/vino settings", []string{"play/vino", "settings"}},
		{"settings", "home settings", []string{"settings"}},
		{"the saved games", "home saves/", []string{"saves"}},
		{"the daily tables", "home calendar", []string{"days"}},
		{"the statistics", "home statistics/weinhaendler", []string{"statistics"}},
	} {
		scenetest.Do(func() {
			a := scenetest.NewApp(scenetest.English("390x844"))
			a.Line = cable.New(5, 0, 0)
			keep(t, a, "under-way")
			open(t, a)
			scenetest.Tick(t, a, 3)
			if scenetest.Act(t, a, c.press...); len(c.press) == 0 { // that button is only there with a table
				a.Scene().(*home.Page).Return(c.place)
				scenetest.Tick(t, a, 3)
			}
			if got := a.Place(); got != c.place {
				t.Errorf("%s: the place is %q, want %q", c.what, got, c.place)
			}
			back := again(t, a, c.what, c.place, a.Scene().Name())
			if back.Place() != c.place || a.Scene().Name() != "weinhaendler" && back.Outline().String() != a.Outline().String() {
				t.Errorf("%s: it comes back to %q:\n%s", c.what, back.Place(), back.Outline())
			}
		})
	}
	for _, word := range []string{"home lesson/chess", "home newgame/", "home newgame/#game=vino", "elsewhere", ""} {
		scenetest.Do(func() { again(t, scenetest.NewApp(scenetest.English("390x844")), word, word, "home") })
	}
}

// TestALoadedPageHasItsDeal loads the page again on which the deal of a link can be begun, and one on which a seed was typed:
// both are the same as before.
func TestALoadedPageHasItsDeal(t *testing.T) {
	for _, c := range []struct {
		link, place string
		said        bool // that it comes from a link
	}{
		{"#game=vino&seats=3&options=hidden-money&seed=1234", "home newgame/#game=vino&seats=3&options=hidden-money&seed=1234", true},
		{"", "home gamepage/vino newgame/vino/1234", false},
	} {
		scenetest.Do(func() {
			a := scenetest.NewApp(scenetest.English("390x844"))
			page := home.New(a, pages.With(games.All()))
			a.Push(page)
			if scenetest.Tick(t, a, 3); c.said {
				page.Follow(c.link)
			} else {
				scenetest.Act(t, a, "play/vino", "play", "more", "seed")
				a.Scene().(app.Typist).Type([]rune("1234"), app.EnterKey)
			}
			scenetest.Tick(t, a, 3)
			if a.Place() != c.place {
				t.Fatalf("the place is %q, want %q", a.Place(), c.place)
			}
			a = again(t, a, c.place, c.place, "newgame")
			if a.Place() != c.place || strings.Contains(a.Outline().String(), a.Words.Share.FromLink) != c.said {
				t.Errorf("it comes back to %q:\n%s", a.Place(), a.Outline())
			}
		})
	}
}

// again opens the first page of an app with the same store, and goes to a place.
func again(t *testing.T, before *app.App, what, place, scene string) *app.App {
	a := scenetest.NewApp(scenetest.English("390x844"))
	a.Store, a.Line, a.Now = before.Store, before.Line, before.Now
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
