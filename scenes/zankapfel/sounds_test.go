package zankapfel

import (
	"testing"

	"treille/audio"
	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes"
	"treille/scenes/home"
	"treille/scenes/host"
	"treille/scenes/store"
	"treille/scenes/table"
)

// A spy is a guest who tells of each beat.
type spy struct {
	table.Guest
	tell func(engine.Event)
}

func (s spy) Beat(e engine.Event) float64 {
	s.tell(e)
	return s.Guest.Beat(e)
}

// TestEachEventSounds follows a game of computer players, and expects each event in
// which something touches to be heard, and a pawn as many steps as it goes.
func TestEachEventSounds(t *testing.T) {
	settings := store.Defaults()
	settings.Speed = store.SpeedOne
	room := scenes.NewRoom(&store.Memory{}, settings, audio.New(audio.Silent()))
	want, got := map[audio.Sound]int{}, map[audio.Sound]int{}
	steps := map[audio.Sound]int{}
	room.Sound.Listen(func(s audio.Sound, o audio.Options) {
		got[s]++
		steps[s] += o.Count
	})
	room.Resize(390, 844, 1)
	var seats []table.Seat
	for i := range 4 {
		seats = append(seats, table.Seat{Kind: "random", Crest: store.Crests()[i], Name: room.Words.NewGame.DefaultNames[i]})
	}
	kind := Kind()
	forward, back := 0, 0
	kind.Sit = func(tab *table.Table) table.Guest {
		return spy{sit(tab), func(e engine.Event) {
			switch e.Kind {
			case zk.EventPawnMoved:
				if n := int(e.Num[0]); n > 0 {
					want[audio.Race]++
					forward += n
				} else {
					want[audio.RaceBack]++
					back -= n
				}
			case zk.EventMayorMoved, zk.EventSquareAnnounced:
				want[audio.Step] += 2
			case zk.EventMayorPlaced:
				want[audio.Step]++
			case zk.EventChipTaken, zk.EventChipHarvested:
				want[audio.BasketChip]++
			case zk.EventBribeOffered, zk.EventJokerCalled:
				want[audio.Bubble]++
			case zk.EventBribeTaken:
				want[audio.Accepted]++
			case zk.EventBribesRefused:
				want[audio.Declined]++
			case zk.EventQuarrelBegan:
				want[audio.Quarrel]++
			case zk.EventQuarrelTied:
				want[audio.Burn]++
			case zk.EventDiceBought, zk.EventDieRolled:
				want[audio.Dice]++
			}
		}}
	}
	referee, err := host.New(kind.Game, engine.Setup{Players: 4, Seed: 5}, seats, host.NewSaver(room))
	if err != nil {
		t.Fatal(err)
	}
	room.Push(home.New(room, []table.Kind{kind}))
	tab := table.New(room, kind, referee)
	room.Push(tab)
	for range 60000 {
		if tab.Ended() {
			break
		}
		if err := room.Update(); err != nil {
			t.Fatal(err)
		}
	}
	for s, n := range want {
		if got[s] != n {
			t.Errorf("sound %d is heard %d times, want %d", s, got[s], n)
		}
	}
	if steps[audio.Race] != forward || steps[audio.RaceBack] != back {
		t.Errorf("%d steps forward and %d back are heard, want %d and %d", steps[audio.Race], steps[audio.RaceBack], forward, back)
	}
	if got[audio.Point] > 0 {
		t.Errorf("%d points are heard beside the steps", got[audio.Point])
	}
	if len(want) < 9 {
		t.Errorf("the game has too little to listen to: %v", want)
	}
}
