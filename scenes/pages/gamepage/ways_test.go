package gamepage_test

import (
	"strings"
	"testing"

	"treille/engine/record"
	"treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/data/today"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/pages/gamepage"
	"treille/scenes/pages/home"
	"treille/scenes/testkit/scenetest"
)

// TestTheWaysFromThePage goes to the rules, the settings, a new game and the lesson, and
// back.
func TestTheWaysFromThePage(t *testing.T) {
	for _, spec := range pages.With(games.All()) {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English("1280x800"))
			app.Push(gamepage.New(app, spec, pages.With(games.All())))
			scenetest.Tick(t, app, 2)
			if f := app.Stage().Focus(); f != "play" {
				t.Errorf("%s: %q has the first focus", spec.Name(), f)
			}
			for _, way := range []struct{ press, there string }{{"rules", "page/0"}, {"settings", "speed/0"}, {"play", "start"}} {
				scenetest.Act(t, app, way.press)
				scenetest.Find(t, app, way.there)
				scenetest.Act(t, app, "back")
				scenetest.Find(t, app, "play")
			}
			for _, way := range [][]string{{"lesson/skip", "skip/leave"}, {"menu", "menu/leave"}} {
				scenetest.Act(t, app, "learn")
				scenetest.Act(t, app, way...)
				scenetest.Find(t, app, "play")
			}
		})
	}
}

// TestAGamePutAsideIsContinuedAtItsBox begins a game of two boxes: each page goes on with its own,
// and the other is put aside for it.
func TestAGamePutAsideIsContinuedAtItsBox(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		app.Push(home.New(app, pages.With(games.All())))
		for _, game := range []string{"weinhaendler", "vino"} {
			scenetest.Tick(t, app, 2)
			scenetest.Act(t, app, "play/"+game, "play", "start")
			app.Home()
		}
		for _, game := range []string{"weinhaendler", "vino", "weinhaendler"} {
			scenetest.Tick(t, app, 2)
			scenetest.Act(t, app, "play/"+game, "continue")
			data, err := app.Store.Load(archive.RunningKey)
			if name := archive.NameIn(data); err != nil || name != game {
				t.Errorf("under way is a game of %q, not of %s: %v", name, game, err)
			}
			if keys, _ := app.Store.List("shelf-"); len(keys) != 1 {
				t.Errorf("put aside are %q", keys)
			}
			app.Home()
		}
	})
}

// served is a line to a server that says nothing.
type served struct{ app.Line }

// TestABoxWithAGameUnderWayOffersANewOne looks at it on every shape of screen, with a server and without one.
func TestABoxWithAGameUnderWayOffersANewOne(t *testing.T) {
	for _, size := range []string{"1280x800", "820x1180", "390x844", "844x390", "568x320"} {
		for _, line := range []app.Line{nil, served{}} {
			scenetest.Do(func() {
				a := scenetest.NewApp(scenetest.English(size))
				a.Line = line
				a.Push(gamepage.New(a, pages.With(games.All())[1], pages.With(games.All())))
				scenetest.Tick(t, a, 2)
				scenetest.Act(t, a, "play", "start")
				a.Home()
				a.Push(gamepage.New(a, pages.With(games.All())[1], pages.With(games.All())))
				scenetest.Tick(t, a, 2)
				scenetest.Find(t, a, "continue")
				scenetest.Act(t, a, "play")
				scenetest.Find(t, a, "start")
			})
		}
	}
}

// TestTheBoxOffersTodaysTableOnce begins it there: the main button goes on with it, and no other.
func TestTheBoxOffersTodaysTableOnce(t *testing.T) {
	for _, size := range []string{"1280x800", "820x1180", "390x844", "844x390"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English(size))
			app.Now = noon(19) // of Vino
			open := func() {
				app.Push(gamepage.New(app, pages.With(games.All())[1], pages.With(games.All())))
				scenetest.Tick(t, app, 2)
			}
			open()
			scenetest.Act(t, app, "today")
			app.Home()
			open()
			if c := scenetest.Find(t, app, "continue"); !strings.HasPrefix(c.Label, app.Words.Today.Forth) || app.Stage().Find("today") != nil {
				t.Errorf("%s: the main button says %q", size, c.Label)
			}
		})
	}
}

// TestTheLessonSaysThatItWaits leaves a lesson on the way, and comes back to it.
func TestTheLessonSaysThatItWaits(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		app.Push(gamepage.New(app, pages.With(games.All())[1], pages.With(games.All())))
		scenetest.Tick(t, app, 2)
		says := func(want string) {
			t.Helper()
			if got := scenetest.Find(t, app, "learn").Label; got != want {
				t.Errorf("the button says %q, not %q", got, want)
			}
		}
		says("Learn in 5 minutes")
		scenetest.Act(t, app, "learn", "lesson/skip", "skip/leave")
		says("Learn in 5 minutes")
		scenetest.Act(t, app, "learn", "lesson/skip", "skip/step", "lesson/skip", "skip/leave")
		says("Continue the lesson: Step 2 of 11")
		scenetest.Act(t, app, "learn")
		if app.Outline().Find("lesson").Heading != "Step 2 of 11" {
			t.Errorf("it goes on with\n%s", app.Outline())
		}
		scenetest.Act(t, app, "lesson/skip", "skip/on")
		app.Home()
		scenetest.Tick(t, app, 2)
		says("Learn in 5 minutes")
	})
}

// TestTheRecordLeadsToTheStatistics presses what came of the games so far, wherever it
// has room.
func TestTheRecordLeadsToTheStatistics(t *testing.T) {
	for _, size := range []string{"1280x800", "1024x768", "820x1180", "390x844", "844x390"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English(size))
			keepRecord(t, app)
			app.Push(gamepage.New(app, pages.With(games.All())[1], pages.With(games.All())))
			scenetest.Tick(t, app, 2)
			if said := app.Outline().String(); !strings.Contains(said, "Clara’s record\n- played: 2\n- won: 1\n- best: 24") {
				t.Errorf("it says\n%s", said)
			}
			scenetest.Act(t, app, "record")
			if said := app.Outline().String(); !strings.Contains(said, "Statistics: Vino") {
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
		for _, spec := range pages.With(games.All()) {
			scenetest.Do(func() {
				app := scenetest.NewApp(scenetest.English("390x844"))
				app.Now = noon(day)
				app.Push(gamepage.New(app, spec, pages.With(games.All())))
				scenetest.Tick(t, app, 2)
				if app.Stage().Find("today") == nil {
					return
				}
				offers[spec.Name()]++
				scenetest.Act(t, app, "today")
				data, err := app.Store.Load("game")
				if err != nil {
					t.Fatal(err)
				}
				rec, err := record.Parse(data)
				if err != nil {
					t.Fatal(err)
				}
				if d, ok := today.Of(rec); !ok || d != today.DayOf(app.Now()) || rec.Game != spec.Name() {
					t.Errorf("on day %d the box of %s begins\n%s", day, spec.Name(), data)
				}
			})
		}
	}
	for _, spec := range pages.With(games.All()) {
		if n := offers[spec.Name()]; n != 1 {
			t.Errorf("%s offers today’s table on %d of four days", spec.Name(), n)
		}
	}
}

// TestTheBoxGoesOnWithItsGame leaves a game that has just begun: its box offers to go on with it,
// and no other box does.
func TestTheBoxGoesOnWithItsGame(t *testing.T) {
	for _, size := range []string{"1280x800", "390x844", "844x390", "820x1180"} {
		scenetest.Do(func() {
			app, all := scenetest.NewApp(scenetest.English(size)), pages.With(games.All())
			app.Push(gamepage.New(app, all[1], all))
			scenetest.Tick(t, app, 2)
			scenetest.Act(t, app, "play", "start")
			app.Home()
			scenetest.Tick(t, app, 2)
			for _, spec := range all {
				app.Push(gamepage.New(app, spec, all))
				scenetest.Tick(t, app, 2)
				on := app.Stage().Find("continue")
				if mine := spec.Name() == "vino"; (on != nil) != mine || mine && (!on.Primary || !strings.HasPrefix(on.Label, "Continue: First buys. ")) {
					t.Errorf("%s: the box of %s has %+v", size, spec.Name(), on)
				}
				if on != nil {
					scenetest.Act(t, app, "continue")
					scenetest.Find(t, app, "menu")
				}
				app.Home()
			}
		})
	}
}

// TestTheRecordIsNotCut opens the page of a game that has been played, with a lesson to go on with, on
// phones of several heights: the record stands whole on the sheet, or an icon leads to it.
func TestTheRecordIsNotCut(t *testing.T) {
	icons := 0
	for _, size := range []string{"390x740", "390x760", "390x780", "390x800", "390x844"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English(size))
			keepRecord(t, app)
			keepLesson(t, app, "5")
			app.Now = noon(19) // of Vino
			app.Push(gamepage.New(app, pages.With(games.All())[1], pages.With(games.All())))
			scenetest.Tick(t, app, 2)
			c := scenetest.Find(t, app, "record")
			if c.Rect.Y < 60 {
				icons++
			}
			if c.Shown != c.Rect {
				t.Errorf("%s: of the record %v is seen of %v", size, c.Shown, c.Rect)
			}
		})
	}
	if icons == 0 || icons == 5 {
		t.Errorf("%d pages have an icon", icons)
	}
}
