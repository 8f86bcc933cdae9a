package zankapfel_test

import (
	"fmt"
	"testing"

	"treille/engine"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

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
