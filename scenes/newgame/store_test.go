package newgame_test

import (
	"bytes"
	"testing"

	"treille/scenes/host"
	"treille/scenes/scenetest"
	"treille/scenes/store"
)

func TestAFullStoreDoesNotGiveAGameUp(t *testing.T) {
	scenetest.Do(func() {
		room := scenetest.NewRoom(scenetest.English("390x844"))
		before := scenetest.Record(t, "under-way").Bytes()
		if err := room.Store.Save(host.RunningKey, before); err != nil {
			t.Fatal(err)
		}
		room.Store.(*store.Memory).Limit = len(before) + 100
		open(room)
		scenetest.Tick(t, room, 2)
		scenetest.Act(t, room, "start")
		after, err := room.Store.Load(host.RunningKey)
		if err != nil || !bytes.Equal(after, before) {
			t.Errorf("the game under way is another now, %v", err)
		}
	})
}
