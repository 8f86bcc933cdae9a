package home_test

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"treille/engine/record"
	"treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/data/today"
	"treille/scenes/testkit/scenetest"
)

// alike reports whether two games are played by the same people with the same options.
func alike(a, b *record.Record) bool {
	c, d := a.Clone(), b.Clone()
	c.Seed, c.Plies, c.Result, c.Winners, c.Finished, c.Hash = d.Seed, d.Plies, d.Result, d.Winners, d.Finished, d.Hash
	c.Assisted = d.Assisted
	return bytes.Equal(c.Bytes(), d.Bytes())
}

// TestAnotherGameFollowsTheResult begins another game from the page of a result: with the
// same seed, and with a new one.
func TestAnotherGameFollowsTheResult(t *testing.T) {
	for id, same := range map[string]bool{"same": true, "again": false} {
		onDay(t, func(testing.TB, *app.App) {}, func(app *app.App, _ *time.Time) {
			result(today.DayOf(now), today.DayOf(now))(t, app)
			over, _ := record.Parse(todays(t, "today-over"))
			scenetest.Act(t, app, id)
			next := parsed(t, app, archive.RunningKey)
			if next.Finished || !alike(next, over) || (next.Seed == over.Seed) != same {
				t.Errorf("%s begins\n%s", id, next.Bytes())
			}
		})
	}
}

// TestGivingUpAsks gives the game under way up, or begins it anew, after a question.
func TestGivingUpAsks(t *testing.T) {
	for answer, want := range map[string]struct{ kept, same bool }{
		"close": {true, true}, "give-up/same": {false, true}, "give-up/anew": {false, false}, "give-up/leave": {},
	} {
		begun := func(t testing.TB, app *app.App) { keep(t, app, "under-way") }
		onDay(t, begun, func(app *app.App, _ *time.Time) {
			before := parsed(t, app, archive.RunningKey)
			scenetest.Act(t, app, "continue", "menu", "menu/give-up")
			if now := parsed(t, app, archive.RunningKey); now.Seed != before.Seed || len(now.Plies) < len(before.Plies) {
				t.Fatal("it is given up before the answer")
			}
			scenetest.Act(t, app, answer)
			scenetest.Tick(t, app, 2)
			if keys, _ := app.Store.List("shelf-"); len(keys) != 0 {
				t.Errorf("%s: put aside are %q", answer, keys)
			}
			if answer == "give-up/leave" {
				if _, err := app.Store.Load(archive.RunningKey); err == nil || app.Depth() != 1 || app.Stage().Find("continue") != nil {
					t.Errorf("it is still there: %v", err)
				}
				return
			}
			next := parsed(t, app, archive.RunningKey)
			if kept := len(next.Plies) >= len(before.Plies); kept != want.kept || (next.Seed == before.Seed) != want.same || !alike(next, before) {
				t.Errorf("%s leaves\n%s", answer, next.Bytes())
			}
		})
	}
}

// TestGivingUpTodaysTableSaysWhatCounts asks it of a game that can count, and of one after that.
func TestGivingUpTodaysTableSaysWhatCounts(t *testing.T) {
	for played, keep := range map[bool]func(testing.TB, *app.App){false: func(testing.TB, *app.App) {}, true: playDays} {
		begun := func(t testing.TB, app *app.App) {
			keep(t, app)
			keepBytes(t, app, todays(t, "today-begun"))
		}
		onDay(t, begun, func(app *app.App, _ *time.Time) {
			scenetest.Act(t, app, "continue", "menu", "menu/give-up")
			want := app.Words.Today.GiveUpNote
			if played {
				want = app.Words.Table.GiveUpNote
			}
			if said := app.Outline().String(); !strings.Contains(said, want) {
				t.Errorf("played before: %v, it says\n%s", played, said)
			}
		})
	}
}

// TestWhatIsOverCannotBeGivenUp looks into the menu of a game that has ended.
func TestWhatIsOverCannotBeGivenUp(t *testing.T) {
	onDay(t, func(testing.TB, *app.App) {}, func(app *app.App, _ *time.Time) {
		result(today.DayOf(now), today.DayOf(now))(t, app)
		scenetest.Act(t, app, "see", "menu")
		if app.Stage().Find("menu/give-up") != nil || app.Stage().Find("menu/settings") == nil {
			t.Error("it can be given up")
		}
	})
}
