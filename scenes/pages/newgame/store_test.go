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
		room := scenetest.NewRoom(scenetest.English("390x844"))
		before := scenetest.Record(t, "under-way").Bytes()
		if err := room.Store.Save(archive.RunningKey, before); err != nil {
			t.Fatal(err)
		}
		room.Store.(*store.Memory).Limit = len(before) + 100
		open(room)
		scenetest.Tick(t, room, 2)
		scenetest.Act(t, room, "start")
		after, err := room.Store.Load(archive.RunningKey)
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
		room := scenetest.NewRoom(scenetest.English("390x844"))
		newer := scenetest.Record(t, "under-way").Bytes()
		room.Unsaved = newer // nothing of it is in the store
		open(room)
		scenetest.Tick(t, room, 2)
		scenetest.Act(t, room, "start")
		keys, err := room.Store.List("shelf-")
		if err != nil || len(keys) != 1 {
			t.Fatalf("put aside are %q, %v", keys, err)
		}
		if kept, err := room.Store.Load(keys[0]); err != nil || !bytes.Equal(kept, newer) {
			t.Errorf("put aside is something else, %v", err)
		}
		if room.Unsaved != nil {
			t.Error("the old game still counts as the one under way")
		}
	})
}

// TestWhatWasClearedIsStoredAnew empties the storage while a game is played.
func TestWhatWasClearedIsStoredAnew(t *testing.T) {
	scenetest.Do(func() {
		room := scenetest.NewRoom(scenetest.English("390x844"))
		open(room)
		scenetest.Tick(t, room, 2)
		scenetest.Act(t, room, "start")
		scenetest.Tick(t, room, 2)
		before, err := room.Store.Load(archive.RunningKey)
		if err != nil {
			t.Fatal(err)
		}
		room.Settings.LeftHand = true
		keys, err := room.Store.List("")
		if err != nil {
			t.Fatal(err)
		}
		for _, k := range keys {
			if err := room.Store.Delete(k); err != nil {
				t.Fatal(err)
			}
		}
		var said string
		room.Listen(func(s string) { said = s })
		room.Cleared()
		if after, err := room.Store.Load(archive.RunningKey); err != nil || !bytes.HasPrefix(after, before) {
			t.Errorf("the game under way is lost, %v", err)
		}
		if settings, err := store.LoadSettings(room.Store); err != nil || !settings.LeftHand {
			t.Errorf("the settings are lost, %v", err)
		}
		if said != room.Words.Errors.StorageCleared {
			t.Errorf("what is said is %q", said)
		}
	})
}
