package settings_test

import (
	"slices"
	"strings"
	"testing"

	"treille/audio"
	"treille/engine"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games/weinhaendler"
	"treille/scenes/pages/home"
	"treille/scenes/pages/settings"
	"treille/scenes/table"
	"treille/scenes/testkit/clock"
	"treille/scenes/testkit/scenetest"
)

// changed are settings of which none is the usual one.
func changed() store.Settings {
	s := store.Settings{Language: "de", Effects: 20, Music: 30, Muted: true, Speed: store.SpeedInstant, Confirm: store.ConfirmNever,
		TextSize: 150, Reduced: store.ReducedOn, LeftHand: true, HighContrast: true, SkipTold: true, Unexplained: true,
		Name: "Rosa", Crest: "boar", Asked: true, HintsAgreed: true, SignsOff: true}
	s.SetTable("vino", []store.Seat{{Kind: engine.Hard, Crest: "owl", Name: "Hugo"}})
	return s
}

// at returns an app with changed settings whose page stands above home, and whose
// store keeps all kinds of things.
func at(t *testing.T) (*app.App, *store.Memory) {
	t.Helper()
	kept := &store.Memory{}
	for _, key := range []string{"game.damaged-000001", "shelf-000001", "done-000001", "other-000001", "ledger"} {
		if err := kept.Save(key, []byte("something")); err != nil {
			t.Fatal(err)
		}
	}
	app := app.New(kept, changed(), audio.New(audio.Silent()), clock.Noon)
	app.SettingsChanged()
	app.Resize(1280, 800, 1)
	app.Push(home.New(app, []table.GameSpec{weinhaendler.Kind()}))
	app.Unsaved = []byte("a game that could not be stored")
	app.Push(settings.New(app, weinhaendler.Kind().Sample))
	scenetest.Tick(t, app, 2)
	return app, kept
}

// press presses controls, one after the other.
func press(t *testing.T, app *app.App, controls ...string) {
	t.Helper()
	for _, id := range controls {
		if app.Stage().Find(id) == nil {
			t.Fatalf("there is no %s", id)
		}
		app.Activate(id)
		scenetest.Tick(t, app, 2)
	}
}

func equal(a, b store.Settings) bool { return slices.Equal(a.Encode(), b.Encode()) }

// Nothing is changed before the player has said so twice, and the button that does
// nothing is the main one.
func TestWhatCannotBeUndoneIsAskedFirst(t *testing.T) {
	for _, control := range []string{"defaults", "delete"} {
		app, kept := at(t)
		before, _ := kept.List("")
		press(t, app, control)
		if app.Stage().Find("language") != nil || app.Stage().Find(control) != nil {
			t.Errorf("%s: the page can be used beneath the question", control)
		}
		if p := app.Stage().Primary(); p == nil || p.ID != "cancel" {
			t.Errorf("%s: the main button is %v", control, p)
		}
		press(t, app, "cancel")
		after, _ := kept.List("")
		if !equal(app.Settings, changed()) || !slices.Equal(before, after) {
			t.Errorf("%s: something has changed", control)
		}
		if app.Stage().Find(control) == nil {
			t.Errorf("%s: the page has not come back", control)
		}
	}
}

// Reset settings are the usual ones but for what belongs to the player and his
// games, and are kept.
func TestReset(t *testing.T) {
	app, kept := at(t)
	press(t, app, "defaults", "sure")
	want, was := store.Defaults(), changed()
	want.Language, want.Tables, want.SkipTold = was.Language, was.Tables, was.SkipTold
	want.Name, want.Crest, want.Asked = was.Name, was.Crest, was.Asked
	if !equal(app.Settings, want) {
		t.Errorf("the settings are\n%s", app.Settings.Encode())
	}
	if got, err := store.LoadSettings(kept); err != nil || !equal(got, want) {
		t.Errorf("kept are\n%s (%v)", got.Encode(), err)
	}
	if keys, _ := kept.List(""); len(keys) != 6 {
		t.Errorf("kept are %q", keys)
	}
	if app.Stage().Find("defaults") == nil {
		t.Error("the page has not come back")
	}
}

// Who deletes everything can export it before.
func TestExportBeforeDeleting(t *testing.T) {
	app, kept := at(t)
	saved := ""
	app.Exchange = exchange{app.Exchange, &saved}
	press(t, app, "delete", "export")
	if !strings.HasPrefix(saved, "treille-all-") {
		t.Errorf("saved is %q", saved)
	}
	if keys, _ := kept.List(""); len(keys) == 0 || app.Stage().Find("sure") == nil {
		t.Error("exporting has deleted, or the question has gone")
	}
}

// An exchange notes the names of files.
type exchange struct {
	app.Exchange
	saved *string
}

func (e exchange) Save(name, _ string, done func(place string, err error)) {
	*e.saved = name
	done(name, nil)
}

// Deleting leaves nothing, and the first page is as it was at first.
func TestDeleteAllData(t *testing.T) {
	app, kept := at(t)
	press(t, app, "delete", "sure")
	if keys, err := kept.List(""); err != nil || len(keys) != 0 {
		t.Errorf("kept are %q (%v)", keys, err)
	}
	if !equal(app.Settings, store.Defaults()) || app.Unsaved != nil {
		t.Errorf("the settings are\n%s", app.Settings.Encode())
	}
	if app.Depth() != 1 {
		t.Errorf("%d pages lie over each other", app.Depth())
	}
}

// What cannot be deleted stays as it is, and the player is told.
func TestDeletingMayFail(t *testing.T) {
	app, kept := at(t)
	kept.Forbidden = true
	var told string
	app.Listen(func(s string) { told = s })
	press(t, app, "delete", "sure")
	if told != app.Words.Errors.StorageForbidden || !equal(app.Settings, changed()) {
		t.Errorf("told is %q", told)
	}
}

// The preview tells of the player of this device.
func TestThePreviewNamesThePlayer(t *testing.T) {
	app, _ := at(t)
	if app.SetMe("Rosa", "boar"); !strings.Contains(app.Outline().String(), "Rosa") || strings.Contains(app.Outline().String(), "Clara") {
		t.Errorf("the page says\n%s", app.Outline())
	}
}
