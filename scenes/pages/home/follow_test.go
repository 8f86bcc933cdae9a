package home_test

import (
	"bytes"
	"strings"
	"testing"

	"treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/games"
	"treille/scenes/lang"
	"treille/scenes/pages"
	"treille/scenes/pages/home"
	"treille/scenes/testkit/scenetest"
)

// follow opens the page with a game under way, and follows a link.
func follow(t *testing.T, link string, test func(app *app.App, said string)) {
	t.Helper()
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		keep(t, app, "under-way")
		before, _ := app.Store.Load(archive.RunningKey)
		p := home.New(app, pages.With(games.All()))
		app.Push(p)
		scenetest.Tick(t, app, 2)
		said := ""
		app.Listen(func(s string) { said = s })
		p.Follow(link)
		scenetest.Tick(t, app, 2)
		if after, _ := app.Store.Load(archive.RunningKey); !bytes.Equal(after, before) {
			t.Errorf("%s changes the game under way", link)
		}
		test(app, said)
	})
}

func TestALinkOpensTheSeatsOfItsDeal(t *testing.T) {
	follow(t, "#game=vino&seats=5&options=hidden-money&seed=18446744073709551615", func(app *app.App, said string) {
		if n := strings.Count(app.Outline().String(), app.Words.Share.FromLink); n != 1 || strings.Contains(said, app.Words.Share.FromLink) {
			t.Errorf("where the deal comes from stands there %d times, said is %q", n, said)
		}
		told := app.Outline().String()
		for _, want := range []string{app.Words.NewGame.Title, app.Words.Vino.About.Title, "18446744073709551615", app.Words.Share.FromLink} {
			if !strings.Contains(told, want) {
				t.Errorf("%q is missing in\n%s", want, told)
			}
		}
		if app.Depth() != 2 || app.Settings.Table("vino") != nil || app.Settings.Options("vino") != nil {
			t.Errorf("the link has changed more: %d screens, %v %v", app.Depth(), app.Settings.Table("vino"), app.Settings.Options("vino"))
		}
		scenetest.Act(t, app, "back")
		if app.Depth() != 1 {
			t.Error("there is no way back")
		}
	})
}

func TestALinkToAGameOpensItsPage(t *testing.T) {
	follow(t, "#game=vino", func(app *app.App, said string) {
		if told := app.Outline().String(); app.Depth() != 2 || !strings.Contains(told, app.Words.Vino.About.Title) || strings.Contains(said, "link") {
			t.Errorf("%d screens are open, said is %q:\n%s", app.Depth(), said, told)
		}
	})
}

func TestABadLinkIsTold(t *testing.T) {
	for link, c := range map[string]struct {
		says  func(*lang.Words) string
		depth int
	}{
		"#game=chess&seats=2&seed=7": {func(w *lang.Words) string { return w.Share.BadGame }, 1},
		"#game=vino&seats=7&seed=7":  {func(w *lang.Words) string { return "Vino is for 3 to 5 players; this link names another number." }, 2},
		"#game=vino&seats=4&seed=x":  {func(w *lang.Words) string { return w.Share.BadSeed }, 2},
		"#game=vino&seats=4&seed=7&": {func(w *lang.Words) string { return w.Share.BadLink }, 2},
		"#join=k4x9q2m7tb.Zr3vX0m1Q": {func(w *lang.Words) string { return w.Online.NoTables }, 1},
	} {
		follow(t, link, func(app *app.App, _ string) {
			scenetest.Tick(t, app, 1000) // it stays until it is put away
			if told := app.Outline().String(); !strings.Contains(told, "This link leads to no game") || !strings.Contains(told, c.says(app.Words)) || app.Depth() != c.depth {
				t.Errorf("%s: %d screens are open, and told is\n%s", link, app.Depth(), told)
			}
			scenetest.Act(t, app, "told")
			if told := app.Outline().String(); strings.Contains(told, "no game") || app.Depth() != c.depth {
				t.Errorf("%s: put away, %d screens are open, and told is\n%s", link, app.Depth(), told)
			}
		})
	}
}

// TestAWrongLinkIsForgottenWithTheNext follows a wrong link and then another one: the way back from that leads to no message
// about the first.
func TestAWrongLinkIsForgottenWithTheNext(t *testing.T) {
	follow(t, "#game=foo", func(app *app.App, _ string) {
		app.Scene().(*home.Page).Follow("#game=vino")
		scenetest.Tick(t, app, 2)
		app.Home()
		scenetest.Tick(t, app, 2)
		if app.Stage().Find("told") != nil || app.Depth() != 1 {
			t.Errorf("%d screens are open:\n%s", app.Depth(), app.Outline().String())
		}
	})
}
