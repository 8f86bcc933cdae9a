package home_test

import (
	"bytes"
	"testing"

	"treille/scenes/scenetest"
)

func TestASaveWithAnUnknownCrestIsKeptAside(t *testing.T) {
	scenetest.Do(func() {
		room := scenetest.NewRoom(scenetest.English("390x844"))
		data := scenetest.Record(t, "under-way").Bytes()
		unknown := bytes.Replace(data, []byte("human fox"), []byte("human lion"), 1)
		if bytes.Equal(unknown, data) {
			t.Fatal("nobody in the record has the fox for a crest")
		}
		keepBytes(t, room, unknown)
		open(t, room)
		scenetest.Tick(t, room, 3)
		if room.Stage().Find("continue") != nil {
			t.Error("a game with a crest that there is not can be continued")
		}
		if keys := keptAside(t, room); len(keys) != 1 {
			t.Errorf("kept aside are %q", keys)
		}
	})
}
