package home_test

import (
	"bytes"
	"strings"
	"testing"

	scenes "treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/games"
	"treille/scenes/pages/home"
	"treille/scenes/testkit/scenetest"
)

// follow opens the page with a game under way, and follows a link.
func follow(t *testing.T, link string, test func(room *scenes.Room, said string)) {
	t.Helper()
	scenetest.Do(func() {
		room := scenetest.NewRoom(scenetest.English("390x844"))
		keep(t, room, "under-way")
		before, _ := room.Store.Load(archive.RunningKey)
		p := home.New(room, tables.All())
		room.Push(p)
		scenetest.Tick(t, room, 2)
		said := ""
		room.Listen(func(s string) { said = s })
		p.Follow(link)
		scenetest.Tick(t, room, 2)
		if after, _ := room.Store.Load(archive.RunningKey); !bytes.Equal(after, before) {
			t.Errorf("%s changes the game under way", link)
		}
		test(room, said)
	})
}

func TestALinkOpensTheSeatsOfItsDeal(t *testing.T) {
	follow(t, "#game=vino&seats=5&options=hidden-money&seed=18446744073709551615", func(room *scenes.Room, said string) {
		if said != room.Words.Share.FromLink {
			t.Errorf("said is %q", said)
		}
		told := room.Outline().String()
		for _, want := range []string{room.Words.NewGame.Title, room.Words.Vino.About.Title, "18446744073709551615", room.Words.Share.FromLink} {
			if !strings.Contains(told, want) {
				t.Errorf("%q is missing in\n%s", want, told)
			}
		}
		if room.Depth() != 2 || room.Settings.Table("vino") != nil || room.Settings.Options("vino") != nil {
			t.Errorf("the link has changed more: %d screens, %v %v", room.Depth(), room.Settings.Table("vino"), room.Settings.Options("vino"))
		}
		scenetest.Act(t, room, "back")
		if room.Depth() != 1 {
			t.Error("there is no way back")
		}
	})
}

func TestABadLinkIsTold(t *testing.T) {
	follow(t, "#game=chess&seats=2&seed=7", func(room *scenes.Room, said string) {
		if said != room.Words.Share.BadLink || room.Depth() != 1 {
			t.Errorf("said is %q, %d screens are open", said, room.Depth())
		}
	})
}
