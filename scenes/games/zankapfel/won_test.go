package zankapfel

import (
	"strings"
	"testing"

	"treille/scenes/data/store"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

// TestAQuarrelShowsWhoHasWon looks at the felt of a quarrel that is won: the winner's card glows, his part
// of the felt keeps its colour and the prize lies in it, the parts of the others are darker and their cards fade; what dice have cost is told.
func TestAQuarrelShowsWhoHasWon(t *testing.T) {
	b, at := quarrelling(t, store.SpeedTwo, true, "1")
	app := at.App()
	for tick := 0; !b.round.won; tick++ {
		if tick > 3000 {
			t.Fatal("nobody wins the quarrel")
		}
		if app.Stage().Find("roll") != nil {
			scenetest.Act(t, app, "roll")
		}
		scenetest.Tick(t, app, 1)
	}
	app.Changed()
	scenetest.Tick(t, app, 1)
	if !scenetest.Find(t, app, "go-on").Fleeting {
		t.Error("a press that comes late for the way on may decide what follows")
	}
	v, seen, parts, prize, paid := &b.round.bout, map[sprites.Color]bool{}, map[bool]ui.Rect{}, ui.Rect{}, false
	app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		if it.Kind == ui.Surface && it.Surface.Kind == sprites.DuelPartKind {
			seen[it.Surface.Tint] = true
			parts[it.Surface.Tint == tints[at.Seat(v.winner).Crest]] = it.Box
		}
		paid = paid || strings.HasPrefix(it.Words, "dice −2, now on ")
		if it.Key == prizeKey {
			prize = it.Box
		}
	})
	if !paid {
		t.Error("the reckoning leaves out what the viewer has paid for his die")
	}
	if x, y := prize.CX(), prize.CY(); !parts[true].Has(x, y) || parts[false].Has(x, y) {
		t.Errorf("the prize lies at %v, the winner's part of the felt is %v, the other's %v", prize, parts[true], parts[false])
	}
	for _, p := range at.Clockwise() {
		if !v.all.Has(p) {
			continue
		}
		if tint := tints[at.Seat(p).Crest]; seen[tint] != (p == v.winner) {
			t.Errorf("seat %d has won: %v, its part of the felt has its full colour: %v", p, p == v.winner, seen[tint])
		}
		box, _ := app.Stage().Where(duelCardID(p))
		glows, faded := false, false
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			x, y := it.Box.CX(), it.Box.CY()
			if it.Centred {
				x, y = it.Box.X, it.Box.Y
			}
			if it.Kind == ui.Piece && box.Has(x, y) && it.Box.W > box.W/2 {
				glows, faded = glows || it.Look.Glow, faded || it.Alpha > 0 && it.Alpha < 1
			}
		})
		if v.up.Has(p) && (glows != (p == v.winner) || faded == (p == v.winner)) {
			t.Errorf("seat %d has won: %v; its card glows: %v, is faded: %v", p, p == v.winner, glows, faded)
		}
	}
}
