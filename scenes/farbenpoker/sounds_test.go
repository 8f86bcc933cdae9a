package farbenpoker

import (
	"testing"

	"treille/audio"
	"treille/engine"
	fp "treille/engine/farbenpoker"
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

type heard struct {
	tick    int
	sound   audio.Sound
	options audio.Options
}

// listen plays a game of computer players, and returns its events and sounds with
// the ticks at which they were.
func listen(t *testing.T, seed uint64) (events map[engine.EventKind][]int, sounds []heard) {
	settings := store.Defaults()
	room := scenes.NewRoom(&store.Memory{}, settings, audio.New(audio.Silent()))
	room.Resize(390, 844, 1)
	tick := 0
	events = map[engine.EventKind][]int{}
	room.Sound.Listen(func(s audio.Sound, o audio.Options) { sounds = append(sounds, heard{tick, s, o}) })
	var seats []table.Seat
	for i := range 3 {
		seats = append(seats, table.Seat{Kind: "odd", Crest: store.Crests()[i], Name: room.Words.NewGame.DefaultNames[i]})
	}
	kind := Kind()
	kind.Sit = func(tab *table.Table) table.Guest {
		return spy{sit(tab), func(e engine.Event) {
			if e.Kind == fp.EventDie && e.Num[0] != 2 {
				return // the three fall together
			}
			events[e.Kind] = append(events[e.Kind], tick)
		}}
	}
	referee, err := host.New(kind.Game, engine.Setup{Players: 3, Seed: seed}, seats, host.NewSaver(room))
	if err != nil {
		t.Fatal(err)
	}
	room.Push(home.New(room, []table.Kind{kind}))
	tb := table.New(room, kind, referee)
	room.Push(tb)
	for ; tick < 200000 && !tb.Ended(); tick++ {
		if err := room.Update(); err != nil {
			t.Fatal(err)
		}
	}
	return events, sounds
}

// TestEventsAreHeardWhenTheyAreSeen plays games and listens: each kind of event has
// its sound, at its time, and that of a draw says nothing of hole and colour (F40).
func TestEventsAreHeardWhenTheyAreSeen(t *testing.T) {
	events, sounds := map[engine.EventKind]int{}, map[audio.Sound]int{}
	for seed := uint64(1); seed <= 4; seed++ {
		e, s := listen(t, seed)
		for kind, ticks := range e {
			events[kind] += len(ticks)
		}
		at := map[audio.Sound][]heard{}
		for _, h := range s {
			sounds[h.sound]++
			at[h.sound] = append(at[h.sound], h)
		}
		for _, h := range at[audio.Stick] {
			if h.options != (audio.Options{}) {
				t.Fatalf("a stick is drawn with %+v", h.options)
			}
		}
		for i, tick := range e[fp.EventHit] {
			if got := at[audio.Hit][i].tick - tick; got < slotAfter-2 || got > slotAfter+2 {
				t.Errorf("a hit is heard after %d ticks", got)
			}
		}
	}
	for kind, sound := range map[engine.EventKind]audio.Sound{
		fp.EventDraw: audio.Stick, fp.EventHit: audio.Hit, fp.EventMiss: audio.Miss, fp.EventPot: audio.Pot,
		fp.EventComeback: audio.Comeback, fp.EventPaid: audio.Rescued, fp.EventGone: audio.Damped,
	} {
		if events[kind] == 0 || events[kind] != sounds[sound] {
			t.Errorf("event %d comes %d times, sound %d %d times", kind, events[kind], sound, sounds[sound])
		}
	}
	if puts := events[fp.EventPut] + events[fp.EventReturn]; sounds[audio.Arc] != puts {
		t.Errorf("%d sticks are put, %d are heard", puts, sounds[audio.Arc])
	}
	if rolls := events[fp.EventDie] + events[fp.EventRerolled]; sounds[audio.Dice] != rolls {
		t.Errorf("%d rolls of dice, %d are heard", rolls, sounds[audio.Dice])
	}
}
