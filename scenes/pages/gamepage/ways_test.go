package gamepage_test

import (
	"strings"
	"testing"

	"treille/engine/record"
	"treille/scenes/data/today"
	"treille/scenes/games"
	"treille/scenes/pages/gamepage"
	"treille/scenes/testkit/scenetest"
)

// TestTheWaysFromThePage goes to the rules, the settings, a new game and the lesson, and
// back.
func TestTheWaysFromThePage(t *testing.T) {
	for _, kind := range tables.All() {
		scenetest.Do(func() {
			room := scenetest.NewRoom(scenetest.English("1280x800"))
			room.Push(gamepage.New(room, kind, tables.All()))
			scenetest.Tick(t, room, 2)
			if f := room.Stage().Focus(); f != "play" {
				t.Errorf("%s: %q has the first focus", kind.Name(), f)
			}
			for _, way := range []struct{ press, there string }{{"rules", "page/0"}, {"settings", "speed/0"}, {"play", "start"}} {
				scenetest.Act(t, room, way.press)
				scenetest.Find(t, room, way.there)
				scenetest.Act(t, room, "back")
				scenetest.Find(t, room, "play")
			}
			for _, way := range [][]string{{"lesson/skip", "skip/leave"}, {"menu", "leave"}} {
				scenetest.Act(t, room, "learn")
				scenetest.Act(t, room, way...)
				scenetest.Find(t, room, "play")
			}
		})
	}
}

// TestTheLessonSaysThatItWaits leaves a lesson on the way, and comes back to it.
func TestTheLessonSaysThatItWaits(t *testing.T) {
	scenetest.Do(func() {
		room := scenetest.NewRoom(scenetest.English("390x844"))
		room.Push(gamepage.New(room, tables.All()[1], tables.All()))
		scenetest.Tick(t, room, 2)
		says := func(want string) {
			t.Helper()
			if got := scenetest.Find(t, room, "learn").Label; got != want {
				t.Errorf("the button says %q, not %q", got, want)
			}
		}
		says("Learn in 5 minutes")
		scenetest.Act(t, room, "learn", "lesson/skip", "skip/leave")
		says("Learn in 5 minutes")
		scenetest.Act(t, room, "learn", "lesson/go-on", "lesson/skip", "skip/leave")
		says("Continue the lesson: Step 2 of 9")
		scenetest.Act(t, room, "learn")
		if room.Outline().Find("lesson").Heading != "Step 2 of 9" {
			t.Errorf("it goes on with\n%s", room.Outline())
		}
		scenetest.Act(t, room, "lesson/skip", "skip/on")
		room.Home()
		scenetest.Tick(t, room, 2)
		says("Learn in 5 minutes")
	})
}

// TestTheRecordLeadsToTheStatistics presses what came of the games so far, wherever it
// has room.
func TestTheRecordLeadsToTheStatistics(t *testing.T) {
	for _, size := range []string{"1280x800", "1024x768", "820x1180", "390x844", "844x390"} {
		scenetest.Do(func() {
			room := scenetest.NewRoom(scenetest.English(size))
			keepRecord(t, room)
			room.Push(gamepage.New(room, tables.All()[1], tables.All()))
			scenetest.Tick(t, room, 2)
			if said := room.Outline().String(); !strings.Contains(said, "Clara’s record\n- played: 2\n- won: 1\n- best: 24") {
				t.Errorf("it says\n%s", said)
			}
			scenetest.Act(t, room, "record")
			if said := room.Outline().String(); !strings.Contains(said, "Statistics: Vino") {
				t.Errorf("%s: one is at\n%s", size, said)
			}
		})
	}
}

// TestTodaysTableStandsOnTheBoxOfItsGame looks at every box on four days in a row: on
// each of them one offers today's table, which is begun, gone on with and, once it is
// over, shown.
func TestTodaysTableStandsOnTheBoxOfItsGame(t *testing.T) {
	offers := map[string]int{}
	for day := 19; day < 23; day++ {
		for _, kind := range tables.All() {
			scenetest.Do(func() {
				room := scenetest.NewRoom(scenetest.English("390x844"))
				room.Now = noon(day)
				room.Push(gamepage.New(room, kind, tables.All()))
				scenetest.Tick(t, room, 2)
				if room.Stage().Find("today") == nil {
					return
				}
				offers[kind.Name()]++
				scenetest.Act(t, room, "today")
				data, err := room.Store.Load("game")
				if err != nil {
					t.Fatal(err)
				}
				rec, err := record.Parse(data)
				if err != nil {
					t.Fatal(err)
				}
				if d, ok := today.Of(rec); !ok || d != today.DayOf(room.Now()) || rec.Game != kind.Name() {
					t.Errorf("on day %d the box of %s begins\n%s", day, kind.Name(), data)
				}
			})
		}
	}
	for _, kind := range tables.All() {
		if n := offers[kind.Name()]; n != 1 {
			t.Errorf("%s offers today’s table on %d of four days", kind.Name(), n)
		}
	}
}
