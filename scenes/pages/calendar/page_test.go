package calendar_test

import (
	"strings"
	"testing"
	"time"

	"treille/engine"
	"treille/engine/match"
	"treille/engine/record"
	"treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/data/today"
	"treille/scenes/games"
	"treille/scenes/play/host"
	"treille/scenes/testkit/clock"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// in runs a test in an app with the page, at a moment.
func in(t *testing.T, at time.Time, outcomes map[int]outcome, test func(app *app.App)) {
	t.Helper()
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		keep(t, app, today.MonthOf(today.DayOf(at)), outcomes)
		open(t, app, at)
		scenetest.Tick(t, app, 2)
		test(app)
	})
}

// says holds the outline of an app to sentences.
func says(t *testing.T, app *app.App, wanted ...string) {
	t.Helper()
	said := app.Outline().String()
	for _, want := range wanted {
		if !strings.Contains(said, want) {
			t.Errorf("it does not say %q:\n%s", want, said)
		}
	}
}

// TestTheMonthIsTold reads what came of the days.
func TestTheMonthIsTold(t *testing.T) {
	in(t, now, november, func(app *app.App) {
		says(t, app, "# Today’s tables\nFive days in a row, longest run: five", "## November 2026\n17 played, 6 won",
			"- 20 Nov: Zankapfel, 3rd of 4, ", "- 14 Nov: Weinhändler, not played", "- 7 Nov: Vino, 1st of 4, 40 vineyards. Played later.", "it does not count for the run.")
		if strings.Contains(app.Outline().String(), "21 Nov") || app.Stage().Find("day/21") != nil {
			t.Error("a day is told that is still to come")
		}
		if c := scenetest.Find(t, app, "today"); c.Label != "Result of the 20th" {
			t.Errorf("the button says %q", c.Label)
		}
		scenetest.Act(t, app, "day/20")
		says(t, app, "Zankapfel: 3rd of 4", "5 days in a row.", "Next table in 5 hours.")
	})
}

// TestTheButtonSaysWhoseTableItPlays looks at it below another month.
func TestTheButtonSaysWhoseTableItPlays(t *testing.T) {
	in(t, now, nil, func(app *app.App) {
		scenetest.Act(t, app, "before")
		found := false
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) { found = found || it.Kind == ui.Text && it.Words == app.Words.Today.PlayIt })
		if !found {
			t.Error("it does not say that it is today’s")
		}
	})
}

// TestEveryMonthIsShown looks at the first and the last day of months, at moments around
// their ends, in time zones far from UTC.
func TestEveryMonthIsShown(t *testing.T) {
	for _, c := range []struct {
		at    time.Time
		month string
		last  string // control of today
	}{
		{time.Date(2026, 12, 31, 23, 59, 59, 0, time.UTC), "December 2026", "day/31"},
		{time.Date(2027, 1, 1, 0, 0, 0, 0, time.UTC), "January 2027", "day/1"},
		{time.Date(2027, 1, 1, 2, 30, 0, 0, time.FixedZone("", 14*3600)), "December 2026", "day/31"},
		{time.Date(2028, 2, 28, 20, 0, 0, 0, time.FixedZone("", -11*3600)), "February 2028", "day/29"},
		{time.Date(2100, 2, 28, 23, 0, 0, 0, time.UTC), "February 2100", "day/28"},
	} {
		in(t, c.at, nil, func(app *app.App) {
			says(t, app, "## "+c.month, "No days in a row yet")
			scenetest.Find(t, app, c.last)
			if next := scenetest.Find(t, app, "after"); !next.Disabled {
				t.Errorf("after %s comes a month already", c.month)
			}
			scenetest.Act(t, app, "before", "before")
			scenetest.Find(t, app, "day/28")
			scenetest.Act(t, app, "after", "after")
			says(t, app, "## "+c.month)
		})
	}
}

// TestARunGoesOnAcrossMonths plays the last days of one and the first of the next.
func TestARunGoesOnAcrossMonths(t *testing.T) {
	at := time.Date(2026, 12, 2, 9, 0, 0, 0, time.UTC)
	in(t, at, map[int]outcome{-1: {rank: 2}, 0: {rank: 1}, 1: {rank: 2}}, func(app *app.App) { // 29 and 30 November, 1 December
		says(t, app, "Three days in a row, longest run: three", "1 played, 0 won")
		scenetest.Act(t, app, "before")
		says(t, app, "2 played, 1 won", "Three days in a row")
	})
}

// TestTheNextDayComes lets midnight pass in UTC.
func TestTheNextDayComes(t *testing.T) {
	in(t, time.Date(2026, 11, 20, 23, 59, 59, 0, time.UTC), november, func(app *app.App) {
		app.Now = clock.At(time.Date(2026, 11, 21, 0, 0, 1, 0, time.UTC))
		scenetest.Tick(t, app, 2)
		scenetest.Find(t, app, "day/21")
		says(t, app, "- 21 Nov: Farbenpoker, not played", "Five days in a row")
	})
}

// TestAMissedDayIsPlayed plays one to its end: it counts in what was played, not in the run.
func TestAMissedDayIsPlayed(t *testing.T) {
	in(t, now, november, func(app *app.App) {
		scenetest.Act(t, app, "day/14")
		says(t, app, "Weinhändler, four seats, medium. A missed day can be played")
		scenetest.Act(t, app, "today/step")
		data, err := app.Store.Load(archive.RunningKey)
		if err != nil {
			t.Fatal(err)
		}
		rec, err := record.Parse(data)
		if err != nil {
			t.Fatal(err)
		}
		if d, ok := today.Of(rec); !ok || d != today.DayOf(now)-6 || rec.Seed != 20261114 {
			t.Fatalf("it begins\n%s", data)
		}
		app.Pop()
		scenetest.Tick(t, app, 2)
		scenetest.Act(t, app, "day/14")
		if c := scenetest.Find(t, app, "today/step"); c.Label != app.Words.Home.Continue {
			t.Errorf("of the day that is under way the button says %q", c.Label)
		}
		scenetest.Act(t, app, "close")
		host.NewSaver(app).Keep(playOut(t, rec))
		scenetest.Act(t, app, "settings", "back")
		scenetest.Tick(t, app, 2)
		says(t, app, "18 played, ", "Five days in a row, longest run: five", "- 14 Nov: Weinhändler, ", "points. Played later.")
		scenetest.Act(t, app, "day/14")
		says(t, app, "Played later.")
		scenetest.Act(t, app, "today/replay")
		if app.Depth() != 2 {
			t.Error("it is not shown again")
		}
	})
}

// playOut is a record of a game whose players take the first decision that is allowed.
func playOut(t *testing.T, rec *record.Record) []byte {
	t.Helper()
	spec, _ := games.ByName(rec.Game)
	m, err := match.New(spec.Game, engine.Setup{Players: rec.Players, Seed: rec.Seed}, rec.Seats)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		p := m.Acting().First()
		if err := m.Play(p, m.Legal(p, nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	return m.Record().Bytes()
}

// TestWithoutARunNothingIsLongest opens the page before any day was played: it says that there is
// no run yet, and what the table of a day is before it begins.
func TestWithoutARunNothingIsLongest(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		open(t, app, now)
		scenetest.Tick(t, app, 2)
		says(t, app, "# Today’s tables\nNo days in a row yet\n")
		scenetest.Act(t, app, "day/20")
		says(t, app, "Everybody plays this deal, and the first game counts.")
	})
}
