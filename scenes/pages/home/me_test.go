package home_test

import (
	"testing"
	"time"

	"treille/engine/person"
	"treille/engine/record"
	"treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/data/store"
	"treille/scenes/data/today"
	"treille/scenes/testkit/scenetest"
)

// newcomer is an app of somebody who has not been asked who he is.
func newcomer() *app.App {
	a := scenetest.NewApp(scenetest.English("390x844"))
	a.Settings.Asked = false
	return a
}

// TestThePlayerIsAskedOnceAfterHisFirstResult leaves the result of a game for the first page, is
// asked there, puts it off, and leaves the next result without being asked.
func TestThePlayerIsAskedOnceAfterHisFirstResult(t *testing.T) {
	scenetest.Do(func() {
		a := newcomer()
		for n := range 2 {
			result(today.DayOf(now)-4, today.DayOf(now))(t, a)
			scenetest.Tick(t, a, 300)
			if again := scenetest.Find(t, a, "again"); !again.Settled { // nothing lies over the result
				t.Error("a press meant for the table before begins another game")
			}
			scenetest.Act(t, a, "home")
			scenetest.Tick(t, a, 2)
			asked := a.Stage().Find("settle") != nil
			if asked != (n == 0) {
				t.Errorf("after result %d he is asked: %v", n+1, asked)
			}
			if asked {
				scenetest.Act(t, a, "later")
				if kept, err := store.LoadSettings(a.Store); err != nil || !kept.Asked {
					t.Errorf("asked is %v, %v", kept.Asked, err)
				}
			}
			scenetest.Find(t, a, "settings") // of the first page
		}
	})
}

// TestNobodyIsAskedBeforeTheFirstDecision goes from the first page to a decision in each way:
// in two presses with one box, three with more, and one at today's table.
func TestNobodyIsAskedBeforeTheFirstDecision(t *testing.T) {
	for _, way := range [][]string{{"today"}, {"play/vino", "play", "start"}, {"play/weinhaendler", "learn"}} {
		scenetest.Do(func() {
			a := newcomer()
			open(t, a)
			scenetest.Tick(t, a, 2)
			scenetest.Act(t, a, way...)
			for range 600 {
				if a.Stage().Find("settle") != nil {
					t.Fatalf("after %q he is asked who he is", way)
				}
				scenetest.Tick(t, a, 1)
			}
			scenetest.Find(t, a, "menu") // of the table
		})
	}
}

// TestThePlayerIsTheSameAtTodaysTable is the fox on a day on which a computer player is one: that
// takes another crest, and plays as it would have.
func TestThePlayerIsTheSameAtTodaysTable(t *testing.T) {
	for _, crest := range person.Crests() {
		onDay(t, func(_ testing.TB, a *app.App) { a.SetMe("Žofie", crest) }, func(a *app.App, _ *time.Time) {
			scenetest.Act(t, a, "today")
			rec := parsed(t, a, archive.RunningKey)
			at := today.At(today.DayOf(now))
			if me := rec.Seats[at.Person]; me != (record.Seat{Kind: record.Human, Crest: crest, Name: "Žofie"}) {
				t.Errorf("the person is %+v", me)
			}
			crests := map[string]bool{}
			for _, s := range rec.Seats {
				crests[s.Crest] = true
			}
			if len(crests) != today.Seats {
				t.Errorf("two have one crest: %+v", rec.Seats)
			}
			if _, ok := today.Of(rec); !ok {
				t.Errorf("it is no game of today’s table:\n%s", rec.Bytes())
			}
		})
	}
}
