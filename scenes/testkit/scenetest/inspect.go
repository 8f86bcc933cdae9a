package scenetest

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// prefixed returns the controls whose ids begin so.
func prefixed(app *app.App, prefix string) []ui.Control {
	var list []ui.Control
	for _, c := range app.Stage().Controls() {
		if strings.HasPrefix(c.ID, prefix) {
			list = append(list, c)
		}
	}
	return list
}

// labels joins the labels of controls.
func labels(list []ui.Control) string {
	var b strings.Builder
	for _, c := range list {
		b.WriteString(c.Label + "\n")
	}
	return b.String()
}

// Inspect presses long on every piece of a table, and presses the buttons that are the
// twins of it; back is a control of the table. It returns the number of pieces, that of
// the buttons and what these say.
func Inspect(t *testing.T, app *app.App, back string) (pieces, buttons int, words string) {
	t.Helper()
	items := app.Stage().Inspectable()
	Act(t, app, "menu", "menu/look")
	twins := prefixed(app, "look/")
	for _, c := range twins {
		Act(t, app, c.ID)
		if shown := Find(t, app, "inspected"); !strings.Contains(shown.Label, c.Label) {
			t.Errorf("the button of %q shows %q", c.Label, shown.Label)
		}
		Act(t, app, "inspected")
	}
	Act(t, app, "looked")
	Find(t, app, back)
	for _, it := range items {
		app.Stage().InspectAt(it.Box.X+2, it.Box.Y+2)()
		app.Changed()
		Tick(t, app, 1)
		Act(t, app, "inspected")
	}
	Act(t, app, "menu")
	if app.Stage().InspectAt(items[0].Box.CX(), items[0].Box.CY()) != nil {
		t.Error("a piece below the menu can be inspected")
	}
	return len(items), len(twins), labels(twins)
}

// pointsFor is how many ticks a line of the log points at most.
const pointsFor = 200

// Points presses the last line of the log that has a word: more is lit than before, and
// no longer after a while.
func Points(t *testing.T, app *app.App, word string, lit func(ui.Item) bool) {
	t.Helper()
	Act(t, app, "menu", "menu/log")
	line := ""
	for _, c := range prefixed(app, "log/") {
		if strings.Contains(c.Label, word) {
			line = c.ID
		}
	}
	LeaveLog(t, app)
	before := number(app, lit)
	PointAt(t, app, line)
	if number(app, lit) <= before {
		t.Errorf("the line %q points at nothing", line)
	}
	Tick(t, app, pointsFor)
	if number(app, lit) > before {
		t.Error("the line still points at something after its time")
	}
}

// PointAt presses a line of the log, and goes to the table to see what it points at.
func PointAt(t testing.TB, app *app.App, line string) {
	t.Helper()
	Act(t, app, "menu", "menu/log", line)
	if app.Stage().Find("log-show") != nil {
		Act(t, app, "log-show")
		return
	}
	LeaveLog(t, app)
}

// LeaveLog puts the log away.
func LeaveLog(t testing.TB, app *app.App) {
	t.Helper()
	if app.Stage().Find("close") != nil {
		Act(t, app, "close")
		return
	}
	Act(t, app, "back")
}

// number is the number of things on the screen of which something holds.
func number(app *app.App, holds func(ui.Item) bool) (n int) {
	app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		if holds(it) {
			n++
		}
	})
	return n
}

// Glows reports whether something is a piece that glows.
func Glows(it ui.Item) bool { return it.Kind == ui.Piece && it.Look.Glow }

// again is how many ticks it may take to show a lap of the table again.
const again = 6000

// ShowAgain shows again what has happened since the viewer's turn: only that, and then
// it is his turn as before, when a control can be pressed.
func ShowAgain(t *testing.T, app *app.App, control string) {
	t.Helper()
	log := func() string {
		Act(t, app, "menu", "menu/log")
		words := labels(prefixed(app, "log/"))
		LeaveLog(t, app)
		return words
	}
	ready := func() bool {
		c := app.Stage().Find(control)
		return c != nil && !c.Disabled
	}
	before := log()
	Act(t, app, "menu", "menu/log", "again")
	if ready() {
		t.Fatal("nothing is shown again")
	}
	during := log()
	for n := 0; !ready() && n < again; n++ {
		Tick(t, app, 1)
	}
	if !ready() {
		t.Fatal("the turn does not come again")
	}
	if after := log(); after != before {
		t.Errorf("the log was\n%s\nand is\n%s", before, after)
	}
	if !strings.HasPrefix(before, during) || len(during) == len(before) {
		t.Errorf("the log while it is shown again:\n%s\nof\n%s", during, before)
	}
}

// LogLines are the lines of the log that is open, whether they can be pressed or not.
func LogLines(app *app.App) (lines []string) {
	for _, c := range prefixed(app, "log/") {
		lines = append(lines, c.Label)
	}
	if len(lines) > 0 {
		return lines
	}
	for _, section := range app.Outline().Sections() {
		lines = append(lines, section.Items...)
	}
	return lines
}

// LogBySeat shows the lines of one seat after the other: each is about him, and together
// they are all but those about nobody.
func LogBySeat(t *testing.T, app *app.App, seats int) {
	t.Helper()
	Act(t, app, "menu", "menu/log")
	all, some := len(LogLines(app)), 0
	if n := len(prefixed(app, "whose/")); n != seats+1 {
		t.Errorf("there are the lines of %d", n-1)
	}
	for i := range seats {
		id := "whose/" + strconv.Itoa(i+1)
		_, name, _ := strings.Cut(Find(t, app, id).Label, ": ")
		Act(t, app, id)
		lines := LogLines(app)
		some += len(lines)
		who := name + " "
		if len(lines) > 0 && strings.Contains(lines[0], "You ") { // the only person who plays
			who = "You "
		}
		for _, line := range lines {
			if !strings.Contains(line, who) {
				t.Errorf("%q is among the lines of %s", line, name)
			}
		}
		if len(lines) == 0 {
			t.Errorf("%s has no lines", name)
		}
		if text := app.Outline().Sections()[0].Text; !slices.ContainsFunc(text, func(s string) bool {
			return strings.HasPrefix(s, strconv.Itoa(len(lines))+" ") && strings.Contains(s, strconv.Itoa(all))
		}) {
			t.Errorf("%s has %d lines of %d, the log says %q", name, len(lines), all, text)
		}
	}
	Act(t, app, "whose/0")
	if again := len(LogLines(app)); again != all || some > all || some < all/2 {
		t.Errorf("the log has %d lines, then %d; %d are about somebody", all, again, some)
	}
	LeaveLog(t, app)
}

// Told opens the table of a record at speed 1, with computer players that choose at random, so
// that it looks the same when others learn to play better. It presses some controls, and then
// the main button wherever it can be pressed, until it is told in a sentence with some words
// what another player does, and waits so many ticks.
func Told(t testing.TB, app *app.App, spec table.GameSpec, name, words string, ticks int, press ...string) {
	t.Helper()
	was := records.opponents
	records.opponents = "random"
	Sit(t, app, spec, name)
	records.opponents = was
	app.Settings.Speed, app.Settings.SkipTold = store.SpeedOne, true
	app.SettingsChanged()
	Act(t, app, press...)
	for range 5000 {
		for _, c := range app.Stage().Controls() {
			if c.ID == "told/next" && strings.Contains(c.Label, words) {
				Tick(t, app, ticks)
				return
			}
		}
		for _, c := range app.Stage().Controls() {
			if c.Primary && !c.Disabled && c.ID != "told/turn" {
				app.Activate(c.ID)
				break
			}
		}
		Tick(t, app, 1)
	}
	t.Fatalf("nobody is told of in %q", words)
}
