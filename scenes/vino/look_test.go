package vino_test

import (
	"strings"
	"testing"

	"treille/scenes"
	"treille/scenes/scenetest"
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

// last is the last of them whose label has a word.
func last(room *scenes.Room, prefix, word string) (id string) {
	for _, c := range prefixed(room, prefix) {
		if strings.Contains(c.Label, word) {
			id = c.ID
		}
	}
	return id
}

// labels joins the labels of controls.
func labels(list []ui.Control) string {
	var b strings.Builder
	for _, c := range list {
		b.WriteString(c.Label + "\n")
	}
	return b.String()
}

// TestPiecesCanBeInspected presses long on every piece, and uses the button twin.
func TestPiecesCanBeInspected(t *testing.T) {
	for _, size := range []string{"390x844", "844x390", "1280x800"} {
		scenetest.Do(func() {
			room := scenetest.NewRoom(scenetest.English(size))
			sit(t, room, "owners-4")
			items := room.Stage().Inspectable()
			scenetest.Act(t, room, "menu", "menu/look")
			twins := prefixed(room, "look/")
			if least := 5 + 21 + 4 + 1; len(twins) < least || len(items) < len(twins) { // market, vineyards, pawns, barrel
				t.Errorf("%s: %d pieces, %d buttons for them", size, len(items), len(twins))
			}
			for _, word := range []string{"Montepulciano", "Toscana", "barrel"} {
				if words := labels(twins); !strings.Contains(words, word) {
					t.Errorf("%s: no %s is named in\n%s", size, word, words)
				}
			}
			for _, c := range twins {
				scenetest.Act(t, room, c.ID)
				if shown := scenetest.Find(t, room, "inspected"); !strings.Contains(shown.Label, c.Label) {
					t.Errorf("%s: the button of %q shows %q", size, c.Label, shown.Label)
				}
				scenetest.Act(t, room, "inspected")
			}
			scenetest.Act(t, room, "looked")
			scenetest.Find(t, room, "pass")
			for _, it := range items {
				room.Stage().InspectAt(it.Box.CX(), it.Box.CY())()
				room.Changed()
				scenetest.Tick(t, room, 1)
				scenetest.Act(t, room, "inspected")
			}
			scenetest.Act(t, room, "menu")
			if room.Stage().InspectAt(items[0].Box.CX(), items[0].Box.CY()) != nil {
				t.Errorf("%s: a piece below the menu can be inspected", size)
			}
		})
	}
}

// glowing is the number of pieces that glow.
func glowing(room *scenes.Room) (n int) {
	for _, it := range room.Stage().Inspectable() {
		if it.Look.Glow {
			n++
		}
	}
	return n
}

func TestLinesPointAtTheirPieces(t *testing.T) {
	scenetest.Do(func() {
		room := scenetest.NewRoom(scenetest.English("390x844"))
		sit(t, room, "owners-4")
		scenetest.Act(t, room, "menu", "menu/log")
		line := last(room, "log/", "Toscana")
		before := glowing(room)
		scenetest.Act(t, room, line)
		if glowing(room) <= before {
			t.Error("the line of a purchase points at nothing")
		}
		scenetest.Tick(t, room, 200)
		if glowing(room) > before {
			t.Error("the line still points at something after its time")
		}
	})
}

// TestTurnIsShownAgain shows again what has happened since the viewer's turn: only
// that, and then it is his turn as before.
func TestTurnIsShownAgain(t *testing.T) {
	scenetest.Do(func() {
		room := scenetest.NewRoom(scenetest.English("390x844"))
		sit(t, room, "owners-4")
		log := func() string {
			scenetest.Act(t, room, "menu", "menu/log")
			words := labels(prefixed(room, "log/"))
			scenetest.Act(t, room, "close")
			return words
		}
		before := log()
		scenetest.Act(t, room, "menu", "menu/log", "again")
		if c := scenetest.Find(t, room, "pass"); !c.Disabled {
			t.Fatal("nothing is shown again")
		}
		during := log()
		for range 6000 {
			if c := room.Stage().Find("pass"); c != nil && !c.Disabled {
				break
			}
			scenetest.Tick(t, room, 1)
		}
		if scenetest.Find(t, room, "pass").Disabled {
			t.Fatal("the turn does not come again")
		}
		if after := log(); after != before {
			t.Errorf("the log was\n%s\nand is\n%s", before, after)
		}
		if !strings.HasPrefix(before, during) || len(during) == len(before) {
			t.Errorf("the log while it is shown again:\n%s\nof\n%s", during, before)
		}
	})
}
