package weinhaendler_test

import (
	"testing"

	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games/weinhaendler"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

const notice, flag = "understood", "last-flag"

// TestW50_TheLastRoundIsTold opens a saved game in its last round: nothing goes on before
// the player has pressed the one button, whatever else he does. Then the flag flies to the
// banner. Opened again, it is told again.
func TestW50_TheLastRoundIsTold(t *testing.T) {
	scenetest.Do(func() {
		a := slow()
		tb := sitSlowly(t, a, "placing-last-round")
		if scenetest.Last(t, a); len(a.Stage().Controls()) != 1 {
			t.Errorf("beside the button there are %d controls", len(a.Stage().Controls())-1)
		}
		if s := a.Outline().Find("last"); s == nil || s.Heading != "The pile is empty" || a.Outline().Find("turn") != nil {
			t.Errorf("it says %v", a.Outline())
		}
		tb.Skip()
		tb.Back()
		scenetest.Tick(t, a, 1)
		scenetest.Act(t, a, "close")
		if scenetest.Tick(t, a, 300); a.Stage().Find(notice) == nil {
			t.Fatal("it has gone without its button")
		}
		medal := a.Stage().Seen(flag)
		scenetest.Act(t, a, notice)
		way := a.Stage().Seen(flag)
		scenetest.Tick(t, a, 40)
		if lies := onPlate(t, a); lies.Y >= way.Y || way.Y >= medal.Y {
			t.Errorf("the flag goes from %v by %v to %v", medal, way, lies)
		}
		if scenetest.Tick(t, a, 300); a.Stage().Find(notice) != nil {
			t.Error("it is told twice")
		}
		a.Pop()
		sitSlowly(t, a, "placing-last-round")
		scenetest.Last(t, a)
	})
}

// TestWhoPlaysOnIsNotToldAgain plays on from the last round of a finished game: its player knows of it.
func TestWhoPlaysOnIsNotToldAgain(t *testing.T) {
	scenetest.Do(func() {
		a := slow()
		scenetest.Again(t, a, weinhaendler.Kind(), "over-4", 0.97)
		scenetest.Act(t, a, "play-on")
		if scenetest.Tick(t, a, 900); a.Stage().Find(notice) != nil {
			t.Error("it is told again")
		}
		if onPlate(t, a).W == 0 {
			t.Error("the flag is missing")
		}
	})
}

// TestEachAtTheDeviceIsTold lets two people play the last round: the cover comes first.
func TestEachAtTheDeviceIsTold(t *testing.T) {
	scenetest.Do(func() {
		a := slow()
		sitSlowly(t, a, "two-people-last")
		for who := range 2 {
			wait(t, a, "ready")
			if a.Stage().Find(notice) != nil {
				t.Fatal("it lies on the cover")
			}
			scenetest.Act(t, a, "ready")
			scenetest.Last(t, a, notice)
			if who == 0 {
				scenetest.Act(t, a, "pass")
			}
		}
	})
}

// TestAtInstantOnlyTheMarkTells opens the same game where all is shown at once.
func TestAtInstantOnlyTheMarkTells(t *testing.T) {
	scenetest.Do(func() {
		a := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, a, "placing-last-round")
		if scenetest.Tick(t, a, 60); a.Stage().Find(notice) != nil {
			t.Error("a notice holds the game up")
		}
		onPlate(t, a)
	})
}

// onPlate is where the flag lies on the plate of the banner, and stays whatever the plate does.
func onPlate(t *testing.T, a *app.App) ui.Rect {
	t.Helper()
	r, _ := a.Stage().Where(flag)
	if r.W == 0 || !r.Within(a.Stage().Find("rules").Rect) || a.Stage().Seen(flag).W > 0 {
		t.Errorf("the flag is at %v, not on the plate, or flies", r)
	}
	return r
}

func slow() *app.App {
	a := scenetest.NewApp(scenetest.English("390x844"))
	a.Settings.Speed = store.SpeedOne
	return a
}

func sitSlowly(t *testing.T, a *app.App, name string) *table.Table {
	return scenetest.Sit(t, a, weinhaendler.Kind(), name)
}

// wait lets time pass until there is a control.
func wait(t *testing.T, a *app.App, id string) {
	t.Helper()
	for range 1200 {
		if a.Stage().Find(id) != nil {
			return
		}
		scenetest.Tick(t, a, 1)
	}
	scenetest.Find(t, a, id)
}
