package scenetest

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	scenes "treille/scenes/app"
	"treille/scenes/ui"
)

// prefixed returns the controls whose ids begin so.
func prefixed(room *scenes.Room, prefix string) []ui.Control {
	var list []ui.Control
	for _, c := range room.Stage().Controls() {
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
func Inspect(t *testing.T, room *scenes.Room, back string) (pieces, buttons int, words string) {
	t.Helper()
	items := room.Stage().Inspectable()
	Act(t, room, "menu", "menu/look")
	twins := prefixed(room, "look/")
	for _, c := range twins {
		Act(t, room, c.ID)
		if shown := Find(t, room, "inspected"); !strings.Contains(shown.Label, c.Label) {
			t.Errorf("the button of %q shows %q", c.Label, shown.Label)
		}
		Act(t, room, "inspected")
	}
	Act(t, room, "looked")
	Find(t, room, back)
	for _, it := range items {
		room.Stage().InspectAt(it.Box.X+2, it.Box.Y+2)()
		room.Changed()
		Tick(t, room, 1)
		Act(t, room, "inspected")
	}
	Act(t, room, "menu")
	if room.Stage().InspectAt(items[0].Box.CX(), items[0].Box.CY()) != nil {
		t.Error("a piece below the menu can be inspected")
	}
	return len(items), len(twins), labels(twins)
}

// pointsFor is how many ticks a line of the log points at most.
const pointsFor = 200

// Points presses the last line of the log that has a word: more is lit than before, and
// no longer after a while.
func Points(t *testing.T, room *scenes.Room, word string, lit func(ui.Item) bool) {
	t.Helper()
	Act(t, room, "menu", "menu/log")
	line := ""
	for _, c := range prefixed(room, "log/") {
		if strings.Contains(c.Label, word) {
			line = c.ID
		}
	}
	LeaveLog(t, room)
	before := number(room, lit)
	PointAt(t, room, line)
	if number(room, lit) <= before {
		t.Errorf("the line %q points at nothing", line)
	}
	Tick(t, room, pointsFor)
	if number(room, lit) > before {
		t.Error("the line still points at something after its time")
	}
}

// PointAt presses a line of the log, and goes to the table to see what it points at.
func PointAt(t testing.TB, room *scenes.Room, line string) {
	t.Helper()
	Act(t, room, "menu", "menu/log", line)
	if room.Stage().Find("log-show") != nil {
		Act(t, room, "log-show")
		return
	}
	LeaveLog(t, room)
}

// LeaveLog puts the log away.
func LeaveLog(t testing.TB, room *scenes.Room) {
	t.Helper()
	if room.Stage().Find("close") != nil {
		Act(t, room, "close")
		return
	}
	Act(t, room, "back")
}

// number is the number of things on the screen of which something holds.
func number(room *scenes.Room, holds func(ui.Item) bool) (n int) {
	room.Stage().Visit(func(it ui.Item, _ ui.Rect) {
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
func ShowAgain(t *testing.T, room *scenes.Room, control string) {
	t.Helper()
	log := func() string {
		Act(t, room, "menu", "menu/log")
		words := labels(prefixed(room, "log/"))
		LeaveLog(t, room)
		return words
	}
	ready := func() bool {
		c := room.Stage().Find(control)
		return c != nil && !c.Disabled
	}
	before := log()
	Act(t, room, "menu", "menu/log", "again")
	if ready() {
		t.Fatal("nothing is shown again")
	}
	during := log()
	for n := 0; !ready() && n < again; n++ {
		Tick(t, room, 1)
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

// LogBySeat shows the lines of one seat after the other: each is about him, and together
// they are all but those about nobody.
func LogBySeat(t *testing.T, room *scenes.Room, seats int) {
	t.Helper()
	Act(t, room, "menu", "menu/log")
	all, some := len(prefixed(room, "log/")), 0
	if n := len(prefixed(room, "whose/")); n != seats+1 {
		t.Errorf("there are the lines of %d", n-1)
	}
	for i := range seats {
		id := "whose/" + strconv.Itoa(i+1)
		_, name, _ := strings.Cut(Find(t, room, id).Label, ": ")
		Act(t, room, id)
		lines := prefixed(room, "log/")
		some += len(lines)
		for _, c := range lines {
			if !strings.Contains(c.Label, name+" ") {
				t.Errorf("%q is among the lines of %s", c.Label, name)
			}
		}
		if len(lines) == 0 {
			t.Errorf("%s has no lines", name)
		}
		if text := room.Outline().Sections()[0].Text; !slices.ContainsFunc(text, func(s string) bool {
			return strings.HasPrefix(s, strconv.Itoa(len(lines))+" ") && strings.Contains(s, strconv.Itoa(all))
		}) {
			t.Errorf("%s has %d lines of %d, the log says %q", name, len(lines), all, text)
		}
	}
	Act(t, room, "whose/0")
	if again := len(prefixed(room, "log/")); again != all || some > all || some < all/2 {
		t.Errorf("the log has %d lines, then %d; %d are about somebody", all, again, some)
	}
	LeaveLog(t, room)
}
