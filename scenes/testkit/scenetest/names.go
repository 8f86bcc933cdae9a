package scenetest

import (
	"strconv"
	"strings"
	"testing"

	"treille/engine"
	"treille/scenes/app"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// WidestNames opens the record "widest-names" with the largest text and checks its
// layout. At the table a name may be cut where there is little app; in the log each
// line has to hold the whole name of its player.
func WidestNames(t *testing.T, spec table.GameSpec, opts Options) {
	for _, size := range []string{upright, landscape, desktop} {
		Do(func() {
			app := NewApp(Look{Size: size, Lang: "de", Text: 200})
			tab := Sit(t, app, spec, "widest-names")
			Tick(t, app, 20)
			check := func(where string) {
				for _, fault := range Faults(app, opts) {
					if !cutsName(tab, fault) {
						t.Errorf("%s, %s: %s", size, where, fault)
					}
				}
			}
			check("the table")
			Act(t, app, "menu", "menu/log")
			lines := 0
			for p := range tab.Players() {
				Act(t, app, "whose/"+strconv.Itoa(p+1))
				check("the log")
				lines += linesHold(t, app, tab.Subject(engine.Player(p)))
			}
			if lines == 0 {
				t.Errorf("%s: the log has no line in sight", size)
			}
		})
	}
}

// cutsName reports whether a fault is that a player's name was cut.
func cutsName(tab *table.Table, fault string) bool {
	words, ok := strings.CutPrefix(fault, "shortened: “")
	words = strings.TrimSuffix(words, "…”")
	for p := range tab.Players() {
		if ok && strings.HasPrefix(tab.PlayerName(engine.Player(p)), words) {
			return true
		}
	}
	return false
}

// linesHold fails the test where a line of the log that is in sight does not hold a
// player's whole name. It returns the number of lines in sight.
func linesHold(t *testing.T, app *app.App, name string) (lines int) {
	t.Helper()
	p := laidOut(app.Stage())
	for _, c := range p.controls {
		if !strings.HasPrefix(c.ID, "log/") {
			continue
		}
		lines++
		holds := false
		for _, it := range p.lines {
			holds = holds || it.Words == name && inside(it.box, c.Rect)
		}
		if !holds {
			t.Errorf("the line %q does not hold the name %s", c.Label, name)
		}
	}
	return lines
}

func inside(in, out ui.Rect) bool {
	r := in.Overlap(out)
	return r.W > in.W-slack && r.H > in.H-slack
}
