//go:build !js

package app_test

import (
	"strings"
	"testing"

	"treille/audio"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games/weinhaendler"
	"treille/scenes/pages/home"
	"treille/scenes/table"
	"treille/scenes/testkit/clock"
)

// window opens a window on a folder, as the program does.
func window(t *testing.T, path string) *app.App {
	t.Helper()
	kept, err := store.OpenFolder(path)
	if kept == nil {
		t.Fatal(err)
	}
	t.Cleanup(kept.Close)
	settings, _ := store.LoadSettings(kept)
	settings.Language, settings.Speed = "en", store.SpeedInstant
	app := app.New(kept, settings, audio.New(audio.Silent()), clock.Noon)
	app.Resize(1280, 800, 1)
	app.Push(home.New(app, []table.GameSpec{weinhaendler.Kind()}))
	if err != nil {
		app.StoreFailed(err)
	}
	tick(t, app, 2)
	return app
}

// TestOfTwoWindowsOnePlays opens a second window in the middle of a game: it can do
// nothing but take over, the first one then rests, and can take the game back as it
// stands.
func TestOfTwoWindowsOnePlays(t *testing.T) {
	path := t.TempDir()
	first := window(t, path)
	sit(t, first)
	first.Activate("add")
	tick(t, first, 10)

	second := window(t, path)
	resting := func(app *app.App) {
		t.Helper()
		if controls := app.Stage().Controls(); len(controls) != 1 || controls[0].ID != "play-here" {
			t.Errorf("a window that rests offers %v", controls)
		}
	}
	resting(second)
	if text := second.Outline().String(); !strings.Contains(text, second.Words.Errors.OtherWindow) {
		t.Errorf("the second window says\n%s", text)
	}
	if first.Stage().Find("play-here") != nil {
		t.Error("the first window rests though nobody took over")
	}

	second.Enter() // the main button
	tick(t, second, 2)
	second.Activate("continue")
	tick(t, second, 300) // the deal is shown first
	if second.Stage().Find("pass") == nil {
		t.Fatalf("the game does not go on in the second window, which is at\n%s", second.Outline())
	}
	tick(t, first, 60)
	resting(first)
	if text := first.Outline().String(); !strings.Contains(text, first.Words.Errors.PlaysElsewhere) {
		t.Errorf("the first window says\n%s", text)
	}

	first.Activate("play-here")
	tick(t, first, 2)
	first.Activate("continue")
	tick(t, first, 300)
	if first.Stage().Find("pass") == nil {
		t.Errorf("the game does not go on in the first window, which is at\n%s", first.Outline())
	}
	second.Character('1') // before it has looked
	tick(t, second, 60)
	resting(second)
}
