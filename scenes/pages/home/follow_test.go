package home_test

import (
	"bytes"
	"strings"
	"testing"

	"treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/games"
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
		if said != app.Words.Share.FromLink {
			t.Errorf("said is %q", said)
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

func TestABadLinkIsTold(t *testing.T) {
	follow(t, "#game=chess&seats=2&seed=7", func(app *app.App, said string) {
		if said != app.Words.Share.BadLink || app.Depth() != 1 {
			t.Errorf("said is %q, %d screens are open", said, app.Depth())
		}
	})
}
