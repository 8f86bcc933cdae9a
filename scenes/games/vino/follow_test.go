package vino_test

import (
	"strings"
	"testing"

	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/testkit/scenetest"
)

// told opens the table of a record, presses controls, and waits until somebody is told of in
// some words, and half of the time for that.
func told(name, words string, ids ...string) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		app.Settings.Speed, app.Settings.SkipTold = store.SpeedOne, true
		app.SettingsChanged()
		at(name, ids...)(t, app)
		for range 3000 {
			if c := app.Stage().Find("next-line"); c != nil && strings.Contains(c.Label, words) {
				scenetest.Tick(t, app, 75)
				return
			}
			scenetest.Tick(t, app, 1)
		}
		t.Fatalf("nobody is told of in %q", words)
	}
}
