package newgame_test

import (
	"bytes"
	"testing"

	"treille/scenes/data/archive"
	"treille/scenes/data/store"
	"treille/scenes/testkit/scenetest"
)

func TestAFullStoreDoesNotGiveAGameUp(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		before := scenetest.Record(t, "under-way").Bytes()
		if err := app.Store.Save(archive.RunningKey, before); err != nil {
			t.Fatal(err)
		}
		app.Store.(*store.Memory).Limit = len(before) + 100
		open(app)
		scenetest.Tick(t, app, 2)
		scenetest.Act(t, app, "start")
		after, err := app.Store.Load(archive.RunningKey)
		if err != nil || !bytes.Equal(after, before) {
			t.Errorf("the game under way is another now, %v", err)
		}
	})
}

// TestWhatCouldNotBeStoredIsPutAside begins another game after the last save of the
// one under way has failed: what is put aside is the game as it was played, not as
// it was stored before.
func TestWhatCouldNotBeStoredIsPutAside(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		newer := scenetest.Record(t, "under-way").Bytes()
		app.Unsaved = newer // nothing of it is in the store
		open(app)
		scenetest.Tick(t, app, 2)
		scenetest.Act(t, app, "start")
		keys, err := app.Store.List("shelf-")
		if err != nil || len(keys) != 1 {
			t.Fatalf("put aside are %q, %v", keys, err)
		}
		if kept, err := app.Store.Load(keys[0]); err != nil || !bytes.Equal(kept, newer) {
			t.Errorf("put aside is something else, %v", err)
		}
		if app.Unsaved != nil {
			t.Error("the old game still counts as the one under way")
		}
	})
}

// TestWhatWasClearedIsStoredAnew empties the storage while a game is played.
func TestWhatWasClearedIsStoredAnew(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		open(app)
		scenetest.Tick(t, app, 2)
		scenetest.Act(t, app, "start")
		scenetest.Tick(t, app, 2)
		before, err := app.Store.Load(archive.RunningKey)
		if err != nil {
			t.Fatal(err)
		}
		app.Settings.LeftHand = true
		keys, err := app.Store.List("")
		if err != nil {
			t.Fatal(err)
		}
		for _, k := range keys {
			if err := app.Store.Delete(k); err != nil {
				t.Fatal(err)
			}
		}
		var said string
		app.Listen(func(s string) { said = s })
		app.Cleared()
		if after, err := app.Store.Load(archive.RunningKey); err != nil || !bytes.HasPrefix(after, before) {
			t.Errorf("the game under way is lost, %v", err)
		}
		if settings, err := store.LoadSettings(app.Store); err != nil || !settings.LeftHand {
			t.Errorf("the settings are lost, %v", err)
		}
		if said != app.Words.Errors.StorageCleared {
			t.Errorf("what is said is %q", said)
		}
	})
}
