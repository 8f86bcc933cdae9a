package tabletest

import (
	"testing"

	"treille/scenes/data/store"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
)

// fewestLaidOut is how many different tables at rest a game has at least.
const fewestLaidOut = 200

// LaidOut plays a whole game on a screen of w by h CSS pixels, and checks the layout
// whenever something new has come to rest: also what is seen in passing only, which no
// scene of a package shows.
func LaidOut(t *testing.T, spec table.GameSpec, player Player, players int, w, h float64, opts scenetest.Options) {
	sized, last, checked, told := false, "", 0, map[string]bool{}
	Watch(t, spec, player, players, 1, store.SpeedOne, func(s Sight) {
		app := s.Table.App()
		if !sized {
			sized = true
			app.Resize(w, h, 1)
			return
		}
		text := s.Outline().String()
		if text == last || s.Table.Ended() || app.Stage().Moving() {
			return
		}
		last = text
		checked++
		for _, fault := range scenetest.Faults(app, opts) {
			if !told[fault] {
				told[fault] = true
				t.Errorf("%s, %q", fault, s.Outline().Find("turn").Text)
			}
		}
	})
	if checked < fewestLaidOut {
		t.Errorf("only %d tables were checked", checked)
	}
}
