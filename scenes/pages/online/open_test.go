package online_test

import (
	"testing"

	"treille/engine/wire"
	"treille/scenes/app"
	"treille/scenes/games"
	"treille/scenes/pages"
	visit "treille/scenes/pages/online"
	"treille/scenes/testkit/scenetest"
)

// A refusing line leads to a server that opens no table.
type refusing struct {
	app.Line
	status int
}

func (refusing) Random(b []byte) { clear(b) }

func (r refusing) Post(_, _ string, _ []byte, done func(int, string)) {
	done(r.status, string(wire.CodeStorage)+"\n")
}

// TestWhyNoTableIsOpened says of a full server that it has no room, and of another failure to try again.
func TestWhyNoTableIsOpened(t *testing.T) {
	for status, want := range map[int]string{507: "The server has no room for another table now.", 503: "The table could not be opened. Please try again."} {
		scenetest.Do(func() {
			a, said := scenetest.NewApp(scenetest.English("390x844")), []string{}
			a.Listen(func(text string) { said = append(said, text) })
			a.Line = refusing{status: status}
			specs := pages.With(games.All())
			a.Push(visit.NewOpen(a, specs, specs[1]))
			a.SetMe("Clara", "fox")
			scenetest.Tick(t, a, 2)
			scenetest.Act(t, a, "open")
			if n := times(said, want); n != 1 {
				t.Errorf("with status %d it says %q", status, said)
			}
		})
	}
}
