package zankapfel_test

import (
	"fmt"
	"strings"
	"testing"

	"treille/engine"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

// TestWhatAHintPicksUpStaysAtTheFirstPress presses the card that a hint has picked up, as the hint says.
func TestWhatAHintPicksUpStaysAtTheFirstPress(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		hinted("farm-5")(t, app)
		card := ""
		for _, c := range app.Stage().Controls() {
			if c.Checked && (strings.HasPrefix(c.ID, "hand/") || c.ID == "pile") {
				card = c.ID
			}
		}
		for i, want := range []bool{true, false, true} {
			scenetest.Act(t, app, card)
			if up := scenetest.Find(t, app, card).Checked; up != want {
				t.Fatalf("after press %d, %s is picked up: %v", i+1, card, up)
			}
		}
	})
}

// TestHintsLeaveTheQuarrelInSight asks for hints in quarrels on a phone held upright: the plate covers neither
// the prize nor who takes part, nor the race.
func TestHintsLeaveTheQuarrelInSight(t *testing.T) {
	for _, name := range []string{"discord-tie", "discord-three", "dice-5", "dice-three"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English("390x844"))
			hinted(name)(t, app)
			s := app.Stage()
			var plate ui.Rect
			s.Visit(func(it ui.Item, _ ui.Rect) {
				if it.Kind == ui.Surface && it.Surface.Kind == sprites.Parchment && it.Z >= table.ZPanel {
					plate = it.Box
				}
			})
			seen := []string{"prize"}
			for p := range engine.MaxPlayers {
				id := fmt.Sprint("duel/", p)
				if _, ok := s.Where(id); ok {
					seen = append(seen, id)
				}
			}
			if plate.H < 80 || len(seen) < 3 {
				t.Fatalf("%s: a plate at %v, and of the quarrel %v", name, plate, seen)
			}
			for _, id := range seen {
				if r, ok := s.Where(id); !ok || r.Meets(plate) || r.Y < plate.Bottom() {
					t.Errorf("%s: the plate at %v covers %s at %v", name, plate, id, r)
				}
			}
			if plate.Y < 100 {
				t.Errorf("%s: the plate at %v covers the race", name, plate)
			}
		})
	}
}
