package farbenpoker_test

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// These tests hold rule F40: the interface is no aid to memory.

// holeIDs are the holes among the controls, in their order.
func holeIDs(app *app.App) []string {
	var list []string
	for _, c := range app.Stage().Controls() {
		if strings.HasPrefix(c.ID, "hole/") {
			list = append(list, c.ID)
		}
	}
	return list
}

// TestNothingIsTakenBack puts a stick back, which could be taken back in other
// games: it would show its colour again.
func TestNothingIsTakenBack(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("1280x800"))
		sit(t, app, "third-4")
		scenetest.Act(t, app, "hole/B5", "put")
		scenetest.Tick(t, app, 5)
		if app.Stage().Find("undo") != nil {
			t.Error("a stick that was put back can be taken out again")
		}
		scenetest.Find(t, app, "put") // the second of three is due
	})
}

// TestNothingIsShownAgain looks for the button that shows the last turns of the
// others once more.
func TestNothingIsShownAgain(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "draw-4")
		scenetest.Act(t, app, "menu", "menu/log")
		if app.Stage().Find("again") != nil {
			t.Error("what happened since the turn can be shown again")
		}
		lines, named := logged(app)
		if lines < 10 || len(named) > 0 {
			t.Errorf("of %d lines of the log, these name what is to be remembered: %q", lines, named)
		}
	})
}

// logged counts the lines of the log that is open, and lists those that name a colour or a hole.
func logged(app *app.App) (lines int, named []string) {
	for _, c := range app.Stage().Controls() {
		if !strings.HasPrefix(c.ID, "log/") {
			continue
		}
		lines++
		for _, word := range []string{"red", "blue", "yellow", "green", "orange", "violet", "row"} {
			if slices.Contains(strings.FieldsFunc(strings.ToLower(c.Label), func(r rune) bool { return !unicode.IsLetter(r) }), word) {
				named = append(named, c.Label)
			}
		}
	}
	return lines, named
}

// TestAfterTheGameTheLogNamesColours opens it from the page of the result.
func TestAfterTheGameTheLogNamesColours(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("1280x800"))
		result("over-4")(t, app)
		scenetest.Act(t, app, "log")
		if lines, named := logged(app); lines < 5 || len(named) < lines/2 {
			t.Errorf("of %d lines, these name colours: %q", lines, named)
		}
	})
}

// TestTheLogLeadsBackToTheResult closes the log that was opened from there, by its cross and by the key; who
// presses a line twice sees its pieces at the table.
func TestTheLogLeadsBackToTheResult(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("844x390"))
		result("over-4")(t, app)
		for _, c := range []struct {
			closes func()
			want   string
		}{
			{func() { scenetest.Act(t, app, "close") }, "result"},
			{func() { app.Scene().Back() }, "result"},
			{func() { scenetest.Act(t, app, "log/0", "log/0") }, "farbenpoker"},
		} {
			scenetest.Tick(t, app, 2)
			scenetest.Act(t, app, "log")
			if c.closes(); app.Scene().Name() != c.want {
				t.Errorf("the log leads to %q, want %q", app.Scene().Name(), c.want)
			}
		}
	})
}

// TestNoLinePointsAtAHole presses all lines of the log.
func TestNoLinePointsAtAHole(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "draw-4")
		lit := func() (n int) {
			app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				if strings.HasPrefix(it.Key, "stick/") && it.Look.Glow {
					n++
				}
			})
			return n
		}
		scenetest.Act(t, app, "menu", "menu/log")
		var lines []string
		for _, c := range app.Stage().Controls() {
			if strings.HasPrefix(c.ID, "log/") {
				lines = append(lines, c.ID)
			}
		}
		scenetest.LeaveLog(t, app)
		for _, line := range lines {
			if scenetest.PointAt(t, app, line); lit() > 0 {
				t.Errorf("%s points at a stick", line)
			}
		}
	})
}

// TestTheFocusForgets puts a stick with the keyboard: afterwards the focus stands on
// no hole that says where.
func TestTheFocusForgets(t *testing.T) {
	for _, c := range []struct{ record, hole, button string }{{"place-4", "hole/B5", "put"}, {"draw-4", "hole/B5", "draw"}, {"third-4", "hole/B5", "put"}} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English("390x844"))
			sit(t, app, c.record)
			app.Stage().SetFocus(c.hole, true)
			scenetest.Act(t, app, c.hole, c.hole) // the second time decides
			scenetest.Tick(t, app, 30)
			if f := app.Stage().Focus(); f == c.hole {
				t.Errorf("%s: the focus still stands on %s", c.record, f)
			}
		})
	}
}

// TestHolesAreInTheirOrder compares the order of the holes' controls in all
// positions.
func TestHolesAreInTheirOrder(t *testing.T) {
	scenetest.Do(func() {
		var want []string
		for _, name := range []string{"begin-4", "draw-4", "place-4", "third-4", "comeback-4"} {
			app := scenetest.NewApp(scenetest.English("844x390"))
			sit(t, app, name)
			got := holeIDs(app)
			if want == nil {
				want = got
			}
			if len(got) != 36 || !slices.Equal(got, want) || got[0] != "hole/A1" || got[35] != "hole/B18" {
				t.Errorf("%s: the holes are %v", name, got)
			}
		}
	})
}

// TestSticksLookAlike inspects all sticks in their holes.
func TestSticksLookAlike(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "draw-4")
		scenetest.Act(t, app, "menu", "menu/look")
		said := map[string]int{}
		for _, c := range app.Stage().Controls() {
			if strings.HasPrefix(c.ID, "look/") && strings.HasPrefix(c.Label, "A stick with") {
				said[c.Label]++
			}
		}
		looks := map[string]bool{}
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if strings.HasPrefix(it.Key, "stick/") && it.Turn == 0 {
				looks[it.Look.ID] = true
			}
		})
		if len(said) > 1 || len(looks) != 1 {
			t.Errorf("sticks in their holes say %v and look like %v", said, looks)
		}
	})
}

// TestSticksAreInTheOrderOfTheirHoles puts a stick back and reads in which order the
// sticks can be inspected: it must not tell which one has come.
func TestSticksAreInTheOrderOfTheirHoles(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "third-4")
		scenetest.Act(t, app, "hole/B5", "put")
		scenetest.Tick(t, app, 30)
		var at []ui.Rect
		for _, it := range app.Stage().Inspectable() {
			if it.Look.ID == "farbenpoker/stick-standing" {
				at = append(at, it.Box)
			}
		}
		inOrder := slices.IsSortedFunc(at, func(a, b ui.Rect) int {
			if a.Y != b.Y {
				return int(a.Y - b.Y)
			}
			return int(a.X - b.X)
		})
		if len(at) != 16 || !inOrder {
			t.Errorf("the sticks can be inspected at %v", at)
		}
	})
}

// TestNoCoverComesBetween lets two people play on one device: nothing is hidden, so
// that the table turns to whoever is due without a cover.
func TestNoCoverComesBetween(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		sit(t, app, "two-people")
		app.Settings.Speed = store.SpeedTwo
		app.SettingsChanged()
		scenetest.Tick(t, app, 20)
		turns := map[string]bool{}
		for range 4000 {
			scenetest.Tick(t, app, 1)
			if app.Stage().Find("ready") != nil {
				t.Fatal("a cover lies over the table")
			}
			main := app.Stage().Primary()
			if main == nil { // something is shown
				continue
			}
			if main.ID == "result" {
				break
			}
			if c := app.Stage().Find("draw"); c != nil && c.Reason == "Pick a stick first." || main.ID == "put" && main.Reason == "Pick a free hole first." {
				turns[app.Outline().Find("turn").Text[1]] = true
				app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
					if at := app.Stage().Seen(it.Key); it.Look.ID == "farbenpoker/stick-standing" && at.X != it.Box.X {
						t.Fatalf("when the turn passes on, a stick moves from %v to %v", at, it.Box)
					}
				})
				for _, id := range holeIDs(app) {
					if !app.Stage().Find(id).Disabled {
						scenetest.Act(t, app, id, main.ID)
						break
					}
				}
			}
		}
		names := ""
		for turn := range turns {
			names += turn + " "
		}
		if !strings.Contains(names, "Clara") || !strings.Contains(names, "Hugo") {
			t.Errorf("the turns are %q", names)
		}
	})
}

// TestTheEndShowsWhatSticksHide looks at the table of a game that is over: each stick that was
// ever shown bears its shape.
func TestTheEndShowsWhatSticksHide(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		overWithoutChips(t, app)
		scenetest.Tick(t, app, 20)
		sticks, shapes := 0, 0
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			switch {
			case it.Look.ID == "farbenpoker/stick-standing":
				sticks++
			case strings.HasPrefix(it.Look.ID, "common/shape-"):
				shapes++
			}
		})
		if shapes == 0 || shapes > sticks {
			t.Errorf("%d of %d sticks bear a shape", shapes, sticks)
		}
	})
}
