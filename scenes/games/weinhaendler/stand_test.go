package weinhaendler

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"treille/audio"
	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/clock"
	"treille/scenes/ui"
)

// TestABottomRowStandsStill lays bottles at either end: the row moves in its rack only as one is laid beside that,
// and a free place comes to both its ends as the next bottles begin to be laid.
func TestABottomRowStandsStill(t *testing.T) {
	for _, c := range []struct {
		what    string
		cols    []int8 // in the order in which they are laid
		left    []int  // the column in the leftmost place, after each,
		settled []int  // and if they are the last that are laid
	}{
		{"to the right", []int8{0, 1, 2, 3, 4}, []int{-2, -2, -2, -1, 0}, []int{-2, -2, -1, -1, 0}},
		{"to the left", []int8{0, -1, -2, -3, -4}, []int{-2, -2, -2, -3, -4}, []int{-2, -2, -3, -3, -4}},
		{"a wine over an empty bottle", []int8{0, 1, 1}, []int{-2, -2, -2}, []int{-2, -2, -2}},
	} {
		var s stand
		for i, col := range c.cols {
			if s.lay(wh.Place{Col: col}); s.left != c.left[i] {
				t.Errorf("%s: after %d the leftmost place is column %d, not %d", c.what, i+1, s.left, c.left[i])
			}
			before := s
			if s.lay(wh.Place{Row: 1, Col: col}); s != before {
				t.Errorf("%s: a bottle above moves the row", c.what)
			}
			list := [engine.MaxPlayers]stand{s}
			if settle(&list); list[0].left != c.settled[i] {
				t.Errorf("%s: before the one after %d the leftmost place is column %d, not %d", c.what, i+1, list[0].left, c.settled[i])
			}
		}
	}
}

// TestASmallRowMovesAlong shows a game in a window: where the row of somebody's small cellar is to stand elsewhere, its bottles
// travel there. As the cellar comes to lie on the felt, none of them is elsewhere.
func TestASmallRowMovesAlong(t *testing.T) {
	settings := store.Defaults()
	settings.SkipTold = true
	app := app.New(&store.Memory{}, settings, audio.New(audio.Silent()), clock.Noon)
	app.Resize(1280, 800, 1)
	var seats []table.Seat
	for _, crest := range []string{"owl", "fox", "snail", "boar"} {
		seats = append(seats, table.Seat{Kind: "greedy", Crest: crest, Name: crest})
	}
	referee, err := host.New(wh.Game{}, engine.Setup{Players: len(seats), Seed: 3}, seats, host.NewSaver(app))
	if err != nil {
		t.Fatal(err)
	}
	at := table.New(app, Kind(), referee)
	app.Push(at)
	before, moved := map[string]ui.Rect{}, 0
	for tick := 0; tick < 20000 && !at.Ended(); tick++ {
		if err := app.Update(); err != nil {
			t.Fatal(err)
		}
		now, came := map[string]ui.Rect{}, 0
		app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if it.Look.ID == miniBack.ID && it.Key != "" {
				t.Fatalf("tick %d: a card of the pile travels with another back", tick)
			}
			inPanel := slices.ContainsFunc(app.Stage().Controls(), func(c ui.Control) bool { return strings.HasPrefix(c.ID, "seat/") && it.Box.Within(c.Rect) })
			if !inPanel || !strings.HasPrefix(it.Look.ID, artFolder+"mini-") || it.Look.ID == miniBack.ID {
				return
			}
			if it.Key == "" {
				t.Fatalf("tick %d: %s at %v cannot travel", tick, it.Look.ID, it.Box)
			}
			now[it.Key] = it.Box
			was, known := before[it.Key]
			if known && was != it.Box {
				moved++
			}
			if !known && !slices.Contains(slices.Collect(maps.Values(before)), it.Box) {
				came++
			}
		})
		if came > max(0, len(now)-len(before)) {

			t.Fatalf("tick %d: %d bottles stand where none was", tick, came)
		}
		before = now
	}
	if moved == 0 {
		t.Error("no row has moved")
	}
}
