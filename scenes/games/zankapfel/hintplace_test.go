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
			plate := plateIn(s)
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

// TestTheQuarrelStandsStillBesideAHint asks for hints in quarrels in a window, where they stand beside the felt.
func TestTheQuarrelStandsStillBesideAHint(t *testing.T) {
	for _, name := range []string{"discord-tie", "discord-three", "dice-5", "dice-three"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English("1280x800"))
			at(name)(t, app)
			before, _ := app.Stage().Where("prize")
			hinted(name)(t, app)
			if after, seen := app.Stage().Where("prize"); !seen || after != before {
				t.Errorf("%s: the prize goes from %v to %v", name, before, after)
			}
		})
	}
}

// plateIn is where the plate of a hint lies.
func plateIn(s *ui.Stage) (plate ui.Rect) {
	s.Visit(func(it ui.Item, _ ui.Rect) {
		if it.Kind == ui.Surface && it.Surface.Kind == sprites.Parchment && it.Z >= table.ZPanel {
			plate = it.Box
		}
	})
	return plate
}

// TestHintsLeaveTheRaceInSight asks for hints that tell where somebody else stands, on a phone held upright: the plate
// covers neither the numbers of the race nor the pawn, which bears that of the reason, nor a square of the orchard, nor a colour to call.
func TestHintsLeaveTheRaceInSight(t *testing.T) {
	for _, name := range []string{"stands-lay", "stands-offer", "stands-six", "stands-call"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English("390x844"))
			hinted(name)(t, app)
			s := app.Stage()
			plate := plateIn(s)
			pawn, ok := s.Where(map[string]string{"stands-lay": "pawn/1", "stands-offer": "pawn/2", "stands-six": "pawn/4", "stands-call": "pawn/4"}[name])
			zero, numbered := s.Where("place/start")
			if !ok || !numbered || plate.H < 80 || pawn.Meets(plate) || zero.Meets(plate) {
				t.Fatalf("%s: the plate lies at %v, the pawn at %v, the 0 of the race at %v", name, plate, pawn, zero)
			}
			for sq := range 25 {
				id := fmt.Sprintf("square/%c%d", 'a'+sq/5, 1+sq%5)
				if r, ok := s.Where(id); ok && r.Meets(plate) {
					t.Errorf("%s: the plate at %v covers %s at %v", name, plate, id, r)
				}
			}
			for _, colour := range []string{"red", "yellow", "green", "blue"} {
				if r, ok := s.Where("colour/" + colour); ok != (name == "stands-call") || r.Meets(plate) {
					t.Errorf("%s: the plate at %v, the colour %s at %v", name, plate, colour, r)
				}
			}
			marked := false
			s.Visit(func(it ui.Item, _ ui.Rect) {
				marked = marked || it.Look.ID == "common/wax-mark" && it.Look.Words == "3" && ui.R(it.Box.X, it.Box.Y, it.Box.W, it.Box.W).Meets(pawn)
			})
			if !marked {
				t.Errorf("%s: the pawn at %v bears no number", name, pawn)
			}
		})
	}
}
