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

// TestOnlySticksPutBackAreTakenBack takes two of three back; the draw before them has shown a colour.
func TestOnlySticksPutBackAreTakenBack(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("1280x800"))
		sit(t, app, "third-4")
		undo := func() *ui.Control { return scenetest.Find(t, app, "undo") }
		for range 2 {
			if c := undo(); !c.Disabled || !strings.Contains(c.Reason, "something was shown") {
				t.Errorf("a draw can be taken back, or is not said to be one that cannot: %q", c.Reason)
			}
			for _, hole := range []string{"hole/B5", "hole/B11"} {
				scenetest.Act(t, app, hole, "put")
				scenetest.Tick(t, app, 90) // until it stands
			}
			for range 2 {
				if undo().Disabled {
					t.Error("a stick that was put back cannot be taken out again")
				}
				scenetest.Act(t, app, "undo")
				scenetest.Tick(t, app, 5)
			}
		}
		if c := scenetest.Find(t, app, "hole/B5"); c.Disabled {
			t.Errorf("the hole that is free again says %q", c.Reason)
		}
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
		lines, named := logged(t, app)
		if lines < 10 || len(named) > 0 {
			t.Errorf("of %d lines of the log, these name what is to be remembered: %q", lines, named)
		}
	})
}

// logged counts the lines of the log that is open, and lists those that name a colour or a hole. None can be pressed:
// it could show nothing.
func logged(t *testing.T, app *app.App) (lines int, named []string) {
	t.Helper()
	for _, id := range []string{"log/0", "log-show"} {
		if app.Stage().Find(id) != nil {
			t.Errorf("the log has %s", id)
		}
	}
	all := scenetest.LogLines(app)
	for _, line := range all {
		for _, word := range []string{"red", "blue", "yellow", "green", "orange", "violet", "row"} {
			if slices.Contains(strings.FieldsFunc(strings.ToLower(line), func(r rune) bool { return !unicode.IsLetter(r) }), word) {
				named = append(named, line)
			}
		}
	}
	return len(all), named
}

// TestAfterTheGameTheLogNamesColours opens it from the page of the result.
func TestAfterTheGameTheLogNamesColours(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("1280x800"))
		result("over-4")(t, app)
		scenetest.Act(t, app, "log")
		if lines, named := logged(t, app); lines < 5 || len(named) < lines/2 {
			t.Errorf("of %d lines, these name colours: %q", lines, named)
		}
	})
}

// TestTheLogLeadsBackToTheResult closes the log that was opened from there, by its cross and by the key.
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
		} {
			scenetest.Tick(t, app, 2)
			scenetest.Act(t, app, "log")
			if c.closes(); app.Scene().Name() != c.want {
				t.Errorf("the log leads to %q, want %q", app.Scene().Name(), c.want)
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
