package home_test

import (
	"bytes"
	"strings"
	"testing"

	scenes "treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/data/store"
	"treille/scenes/play/host"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
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

// TestASaveWithoutATableIsKept opens the first page with a game that this program
// cannot show, of a name that it does not even know: nothing is called damaged,
// nothing is lost, and another game can begin.
func TestASaveWithoutATableIsKept(t *testing.T) {
	scenetest.Do(func() {
		room := scenetest.NewRoom(scenetest.English("390x844"))
		data := scenetest.Record(t, "under-way").Bytes()
		other := bytes.Replace(data, []byte(`[Game "weinhaendler"]`), []byte(`[Game "tarock"]`), 1)
		keepBytes(t, room, other)
		open(t, room)
		scenetest.Tick(t, room, 3)
		if room.Stage().Find("continue") != nil {
			t.Error("a game without a table can be continued")
		}
		if keys := keptAside(t, room); len(keys) != 0 {
			t.Errorf("it is called damaged: %q", keys)
		}
		key := "other-000001"
		if kept, err := room.Store.Load(key); err != nil || !bytes.Equal(kept, other) {
			t.Errorf("it is not kept as it was: %v", err)
		}
		if !says(room, room.Words.Errors.NoTable.With("game", "tarock")) {
			t.Error("nobody says why it cannot be continued")
		}
		scenetest.Act(t, room, "saves")
		scenetest.Find(t, room, "export/"+key)
	})
}

// TestASaveByOtherRulesIsKept opens the first page with a game that was played by other
// figures: nothing is called damaged, one under way is kept aside and one that is over
// stands among the finished ones.
func TestASaveByOtherRulesIsKept(t *testing.T) {
	for name, control := range map[string]string{"under-way": "export/other-000001", "today-over": "more/done-000001"} {
		scenetest.Do(func() {
			room := scenetest.NewRoom(scenetest.English("390x844"))
			other := bytes.Replace(scenetest.Record(t, name).Bytes(), []byte(`[Rules "1"]`), []byte(`[Rules "1+0123abcd"]`), 1)
			keepBytes(t, room, other)
			open(t, room)
			scenetest.Tick(t, room, 3)
			if room.Stage().Find("continue") != nil {
				t.Errorf("%s: it can be continued", name)
			}
			if keys := keptAside(t, room); len(keys) != 0 {
				t.Errorf("%s: it is called damaged: %q", name, keys)
			}
			if !says(room, room.Words.Errors.OtherRules) {
				t.Errorf("%s: nobody says why it cannot be continued", name)
			}
			scenetest.Act(t, room, "saves")
			scenetest.Find(t, room, control)
			if strings.Contains(room.Outline().String(), room.Words.Saves.Damaged) {
				t.Errorf("%s: the saved games call it damaged:\n%s", name, room.Outline())
			}
			if name == "under-way" && !strings.Contains(room.Outline().String(), room.Words.Saves.OtherRules) {
				t.Errorf("the saved games do not say why:\n%s", room.Outline())
			}
		})
	}
}

// TestAGameThatCannotBeFiledIsNotCalledDamaged opens the first page after a game that is
// over, with no room to file it: it stays where it is, until there is.
func TestAGameThatCannotBeFiledIsNotCalledDamaged(t *testing.T) {
	scenetest.Do(func() {
		room := scenetest.NewRoom(scenetest.English("390x844"))
		over := scenetest.Record(t, "today-over").Bytes()
		memory := room.Store.(*store.Memory)
		memory.Limit = len(archive.RunningKey) + len(over) + 20
		keepBytes(t, room, over)
		open(t, room)
		scenetest.Tick(t, room, 3)
		if keys := keptAside(t, room); len(keys) != 0 {
			t.Errorf("it is called damaged: %q", keys)
		}
		if !says(room, room.Words.Errors.StorageFull) {
			t.Error("nobody says that there is no room")
		}
		memory.Limit = 0
		room.Home()
		if games, err := host.Games(room).Games(); err != nil || len(games) != 1 {
			t.Errorf("with room, %d games are filed: %v", len(games), err)
		}
	})
}

// TestTheStatisticsAreOneTapAway opens them at every size.
func TestTheStatisticsAreOneTapAway(t *testing.T) {
	for _, size := range []string{"320x568", "390x844", "568x320", "844x390", "820x1180", "1280x800"} {
		scenetest.Do(func() {
			room := scenetest.NewRoom(scenetest.English(size))
			open(t, room)
			scenetest.Tick(t, room, 2)
			scenetest.Act(t, room, "statistics")
			if o := room.Outline(); o.Find("statistics") == nil {
				t.Errorf("%s: one is at\n%s", size, o)
			}
		})
	}
}

// says reports whether a text stands on the screen, in however many lines.
func says(room *scenes.Room, text string) bool {
	all := ""
	room.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		if it.Kind == ui.Text {
			all += it.Words + " "
		}
	})
	return strings.Contains(all, text)
}
