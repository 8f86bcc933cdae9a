package analysis_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"treille/engine/record"
	scenes "treille/scenes/app"
	"treille/scenes/games"
	"treille/scenes/pages/analysis"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// in runs a test with the page of a game, looked at to the end.
func in(t *testing.T, game string, test func(room *scenes.Room, p *analysis.Page)) {
	t.Helper()
	scenetest.Do(func() {
		room := scenetest.NewRoom(scenetest.English("1280x800"))
		p := open(t, room, scenetest.Record(t, "over-"+game))
		finish(t, room, p)
		test(room, p)
	})
}

// state is what a page tells of itself.
func state(p scenes.Stater, name string) (value string) {
	p.State(func(n string, v any) {
		if n == name {
			value = fmt.Sprint(v)
		}
	})
	return value
}

// shows reports whether the screen on top has a control.
func shows(room *scenes.Room, id string) bool { return room.Stage().Find(id) != nil }

// outline is what a page says in words.
func outline(p scenes.Scene) string {
	var o ui.Outline
	p.Outline(&o)
	return o.String()
}

// TestEveryGame wants three costly decisions of each game told in words, with a cost, and
// the chances of all at the end.
func TestEveryGame(t *testing.T) {
	for _, game := range []string{"weinhaendler", "vino", "zankapfel", "farbenpoker"} {
		in(t, game, func(room *scenes.Room, p *analysis.Page) {
			words := outline(p)
			if n := strings.Count(words, "Better: "); n != 3 {
				t.Errorf("%s: %d decisions are told in\n%s", game, n, words)
			}
			if strings.Count(words, " per cent.") != 3 || !strings.Contains(words, "Clara 100\u202f%") && !strings.Contains(words, "Clara 0\u202f%") {
				t.Errorf("%s: costs or chances are missing in\n%s", game, words)
			}
			for i := range 3 {
				scenetest.Find(t, room, fmt.Sprintf("moment/%d", i+1))
			}
		})
	}
}

// TestHiddenDecisionsAreTold wants a decision told as who took it knew it.
func TestHiddenDecisionsAreTold(t *testing.T) {
	in(t, "zankapfel", func(room *scenes.Room, p *analysis.Page) {
		if words := outline(p); !strings.Contains(words, "Clara lays a discord card: the 8. Better: the 10.") {
			t.Errorf("what was laid is not told in\n%s", words)
		}
	})
}

// TestSeeMoment wants the replay to stand at the decision, and the way back to lead to
// what was found.
func TestSeeMoment(t *testing.T) {
	in(t, "weinhaendler", func(room *scenes.Room, p *analysis.Page) {
		scenetest.Act(t, room, "moment/1")
		scenetest.Tick(t, room, 2)
		if v := scenetest.Find(t, room, "replay/scrub").Value; v != "Step 205 of 241" {
			t.Errorf("the replay stands at %q", v)
		}
		room.Pop()
		scenetest.Tick(t, room, 2)
		if state(p, "done") != "true" || !shows(room, "moment/1") {
			t.Error("what was found is lost")
		}
	})
}

// TestWays follows the two buttons at the foot.
func TestWays(t *testing.T) {
	in(t, "vino", func(room *scenes.Room, p *analysis.Page) {
		scenetest.Act(t, room, "replay")
		scenetest.Tick(t, room, 2)
		if v := scenetest.Find(t, room, "replay/scrub").Value; !strings.HasPrefix(v, "Step 0 ") {
			t.Errorf("the replay stands at %q", v)
		}
		room.Pop()
		scenetest.Tick(t, room, 2)
		scenetest.Act(t, room, "result")
		scenetest.Tick(t, room, 2)
		scenetest.Find(t, room, "see") // the page of the result
		for range 2 {
			room.Pop()
			scenetest.Tick(t, room, 2)
		}
		if !shows(room, "moment/1") {
			t.Error("the way back does not lead to the analysis")
		}
	})
}

// TestFromResult opens the analysis from the page of the result, and goes back there; the
// second time it knows what it has found.
func TestFromResult(t *testing.T) {
	scenetest.Do(func() {
		room := scenetest.NewRoom(scenetest.English("390x844"))
		kind, _ := tables.ByName("weinhaendler")
		scenetest.Sit(t, room, kind, "over-weinhaendler")
		scenetest.Act(t, room, "analysis")
		for n := 0; n < 10000 && !shows(room, "moment/1"); n++ {
			scenetest.Tick(t, room, 1)
		}
		scenetest.Find(t, room, "moment/1")
		scenetest.Act(t, room, "result")
		scenetest.Tick(t, room, 2)
		scenetest.Act(t, room, "analysis")
		scenetest.Tick(t, room, 2)
		scenetest.Find(t, room, "moment/1")
	})
}

// TestFromTable opens the analysis from the menu of the finished table, and from the middle
// of its replay, which stays where it is; the result is one press away from there.
func TestFromTable(t *testing.T) {
	scenetest.Do(func() {
		room := scenetest.NewRoom(scenetest.English("390x844"))
		kind, _ := tables.ByName("vino")
		scenetest.Sit(t, room, kind, "over-vino")
		depth := room.Depth()
		scenetest.Act(t, room, "see", "menu", "menu/analysis", "back", "menu", "menu/replay", "replay/step")
		scenetest.Tick(t, room, 60)
		at := scenetest.Find(t, room, "replay/scrub").Value
		scenetest.Act(t, room, "analysis", "back")
		if v := scenetest.Find(t, room, "replay/scrub").Value; v != at {
			t.Errorf("the replay stands at %q, and before at %q", v, at)
		}
		scenetest.Act(t, room, "analysis", "result")
		scenetest.Find(t, room, "see")
		scenetest.Act(t, room, "see")
		if v := scenetest.Find(t, room, "replay/scrub").Value; !strings.HasPrefix(v, "Step ") || v == at {
			t.Errorf("after the result the replay stands at %q", v)
		}
		scenetest.Act(t, room, "leave")
		if room.Depth() >= depth {
			t.Errorf("%d screens lie over each other, %d at the result", room.Depth(), depth)
		}
	})
}

// TestReplayOfTheAnalysis wants the way from there to lead back, not to another one.
func TestReplayOfTheAnalysis(t *testing.T) {
	in(t, "zankapfel", func(room *scenes.Room, p *analysis.Page) {
		depth := room.Depth()
		scenetest.Act(t, room, "moment/1", "analysis")
		if room.Depth() != depth || !shows(room, "moment/1") {
			t.Error("the replay does not lead back to the analysis")
		}
	})
}

// TestLeaving goes away while it looks, and comes back to where it was.
func TestLeaving(t *testing.T) {
	scenetest.Do(func() {
		room := scenetest.NewRoom(scenetest.English("390x844"))
		kind, _ := tables.ByName("weinhaendler")
		scenetest.Sit(t, room, kind, "over-weinhaendler")
		p := open(t, room, scenetest.Record(t, "over-weinhaendler"))
		p.SetClock(slow())
		scenetest.Tick(t, room, 40)
		if words := outline(p); !strings.Contains(words, "Looking at decision") || strings.Contains(words, "decision 1 of") {
			t.Errorf("it says nothing of its progress:\n%s", words)
		}
		scenetest.Act(t, room, "back")
		scenetest.Tick(t, room, 3)
		scenetest.Find(t, room, "again") // on the page of the result
	})
}

// TestSeats lets one of several people be chosen; without people it is who won.
func TestSeats(t *testing.T) {
	scenetest.Do(func() {
		room := scenetest.NewRoom(scenetest.English("1280x800"))
		rec := scenetest.Record(t, "over-weinhaendler")
		rec.Seats[1].Kind = record.Human
		p := open(t, room, rec)
		finish(t, room, p)
		first := outline(p)
		scenetest.Act(t, room, "seat/1")
		finish(t, room, p)
		if state(p, "seat") != "1" || outline(p) == first {
			t.Errorf("seat %s is looked at", state(p, "seat"))
		}

		rec = scenetest.Record(t, "over-weinhaendler")
		rec.Seats[0].Kind = "hard"
		p = open(t, room, rec)
		if won := rec.Winners.First(); state(p, "seat") != fmt.Sprint(won) {
			t.Errorf("without people seat %s is looked at, not %d", state(p, "seat"), won)
		}
	})
}

// TestNotOver wants a game under way not to be looked at.
func TestNotOver(t *testing.T) {
	scenetest.Do(func() {
		room := scenetest.NewRoom(scenetest.English("390x844"))
		rec := scenetest.Record(t, "over-weinhaendler")
		rec.Plies = rec.Plies[:60]
		rec.Finished, rec.Result, rec.Winners, rec.Hash = false, nil, 0, 0
		reel, err := host.NewReplay(rec.Bytes(), host.NewSaver(room))
		if err != nil {
			t.Fatal(err)
		}
		kind, _ := tables.ByName(rec.Game)
		if analysis.New(room, kind, table.Reel(reel), nil) != nil {
			t.Error("half a game is looked at")
		}
	})
}

// TestWhatWasFoundIsKept opens the page of a game that is kept a second time, from the
// start of the program: all of it is there at once, and the same. What is damaged is
// found anew.
func TestWhatWasFoundIsKept(t *testing.T) {
	scenetest.Do(func() {
		room := scenetest.NewRoom(scenetest.English("1280x800"))
		rec := scenetest.Record(t, "over-vino")
		if err := host.Games(room).File(rec.Bytes()); err != nil {
			t.Fatal(err)
		}
		first := open(t, room, rec)
		finish(t, room, first)
		room.Pop()
		second := open(t, room, rec)
		if state(second, "done") != "true" || outline(second) != outline(first) {
			t.Errorf("the second time it says\n%s\nnot\n%s", outline(second), outline(first))
		}
		room.Pop()
		keys, err := room.Store.List("study-")
		if err != nil || len(keys) != 1 {
			t.Fatalf("kept are %q, %v", keys, err)
		}
		data, _ := room.Store.Load(keys[0])
		if len(data) > 4000 {
			t.Errorf("what was found has %d bytes", len(data))
		}
		if err := room.Store.Save(keys[0], bytes.Replace(data, []byte("point"), []byte("paint"), 1)); err != nil {
			t.Fatal(err)
		}
		if third := open(t, room, rec); state(third, "done") != "false" {
			t.Error("what is damaged is shown")
		}
	})
}
