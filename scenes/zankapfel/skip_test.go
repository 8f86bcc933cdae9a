package zankapfel

import (
	"testing"

	"treille/audio"
	"treille/engine"
	"treille/engine/rng"
	zk "treille/engine/zankapfel"
	"treille/scenes"
	"treille/scenes/host"
	"treille/scenes/store"
	"treille/scenes/table"
	"treille/scenes/tabletest"
)

// TestATapLeadsIntoTheQuarrel presses "Go on" once on the felt of each harvest: each
// quarrel is still seen from its beginning, as long as usual, and the end of the round
// too.
func TestATapLeadsIntoTheQuarrel(t *testing.T) {
	settings := store.Defaults()
	settings.Speed, settings.SkipTold = store.SpeedOne, true
	room := scenes.NewRoom(&store.Memory{}, settings, audio.New(audio.Silent()))
	room.Resize(390, 844, 1)
	var seats []table.Seat
	for i := range 5 {
		seats = append(seats, table.Seat{Kind: "random", Crest: store.Crests()[i], Name: room.Words.NewGame.DefaultNames[i]})
	}
	seats[0].Kind = table.Human
	referee, err := host.New(zk.Game{}, engine.Setup{Players: 5, Seed: 7}, seats, host.NewSaver(room))
	if err != nil {
		t.Fatal(err)
	}
	var b *board
	var last engine.Event
	tick, since, begun, presses := 0, 0, 0, 0
	kind := Kind()
	kind.Sit = func(tab *table.Table) table.Guest {
		b = sit(tab).(*board)
		return tabletest.Telling(b, func(e engine.Event) {
			if last.Kind == zk.EventQuarrelBegan {
				begun++
			}
			quarrel := b.story.screen == quarrelScreen || last.Kind == zk.EventCardsDiscarded
			if shown := float64(tick - since); quarrel && shown < beats[last.Kind].Ticks-3 {
				t.Errorf("tick %d: event %d is shown for %v ticks, not %v", tick, last.Kind, shown, beats[last.Kind].Ticks)
			}
			last, since = e, tick
		})
	}
	tab := table.New(room, kind, referee)
	room.Push(tab)
	stream := rng.New(3)
	pressed := false
	for ; tick < 120000 && !tab.Ended(); tick++ {
		if err := room.Update(); err != nil {
			t.Fatal(err)
		}
		if tab.Deciding() {
			legal := referee.Info(0).LegalActions(nil)
			tab.Decide(legal[stream.Intn(len(legal))])
		}
		if b.story.screen != harvestScreen {
			pressed = false
		} else if room.Stage().Find("go-on") != nil && !pressed && tick-since > 4 {
			pressed = true
			presses++
			room.Activate("go-on")
		}
	}
	if begun < 5 || presses < 5 {
		t.Fatalf("only %d quarrels begin, %d presses", begun, presses)
	}
}
