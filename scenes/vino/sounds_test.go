package vino

import (
	"testing"

	"treille/audio"
	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes"
	"treille/scenes/home"
	"treille/scenes/host"
	"treille/scenes/store"
	"treille/scenes/table"
)

// A listener follows a game of computer players tick by tick: which events are
// shown, and what is heard.
type listener struct {
	t     *testing.T
	room  *scenes.Room
	table *table.Table
	tick  int
	beats []beaten
	heard map[audio.Sound][]int // ticks
}

type beaten struct {
	tick  int
	event engine.Event
}

// A spy is a guest who tells of each beat.
type spy struct {
	table.Guest
	tell func(engine.Event)
}

func (s spy) Beat(e engine.Event) float64 {
	s.tell(e)
	return s.Guest.Beat(e)
}

func newListener(t *testing.T) *listener {
	settings := store.Defaults()
	settings.Speed = store.SpeedOne
	l := &listener{t: t, room: scenes.NewRoom(&store.Memory{}, settings, audio.New(audio.Silent())), heard: map[audio.Sound][]int{}}
	l.room.Sound.Listen(func(s audio.Sound, _ audio.Options) { l.heard[s] = append(l.heard[s], l.tick) })
	l.room.Resize(390, 844, 1)
	var seats []table.Seat
	for i := range 3 {
		seats = append(seats, table.Seat{Kind: "greedy", Crest: store.Crests()[i], Name: l.room.Words.NewGame.DefaultNames[i]})
	}
	kind := Kind()
	kind.Sit = func(tab *table.Table) table.Guest {
		return spy{sit(tab), func(e engine.Event) { l.beats = append(l.beats, beaten{l.tick, e}) }}
	}
	referee, err := host.New(kind.Game, engine.Setup{Players: 3, Seed: 5}, seats, host.NewSaver(l.room))
	if err != nil {
		t.Fatal(err)
	}
	l.room.Push(home.New(l.room, []table.Kind{kind}))
	l.table = table.New(l.room, kind, referee)
	l.room.Push(l.table)
	return l
}

// TestEachEventIsHeardWhenItIsSeen plays a game of computers and compares what is
// heard with what happens: pawns when they land, marbles, notches, bottles.
func TestEachEventIsHeardWhenItIsSeen(t *testing.T) {
	l := newListener(t)
	for range 90000 {
		if l.table.Ended() {
			break
		}
		l.tick++
		if err := l.room.Update(); err != nil {
			t.Fatal(err)
		}
	}
	want := map[audio.Sound][]int{}
	hear := func(s audio.Sound, at float64) { want[s] = append(want[s], int(at)) }
	for _, b := range l.beats {
		e, at := b.event, float64(b.tick)
		switch e.Kind {
		case vi.EventBought:
			hear(audio.Paid, at)
			hear(audio.Pawn, at+landAfter)
		case vi.EventGiven:
			hear(audio.Pawn, at+landAfter)
		case vi.EventCellar:
			if e.Num[1]%10 > 0 {
				hear(audio.Marble, at+hopAfter)
			} else {
				hear(audio.Carry, at+hopAfter)
			}
		case vi.EventGift:
			hear(audio.Gulps, at)
		case vi.EventRegion:
			hear(audio.Barrel, at)
		case vi.EventMarket:
			for k := range max(e.Num[1], e.Num[2]) - min(e.Num[1], e.Num[2]) {
				hear(audio.Notch, at+float64(k)*slideStep)
			}
		}
	}
	for _, s := range []audio.Sound{audio.Paid, audio.Pawn, audio.Marble, audio.Carry, audio.Gulps, audio.Barrel, audio.Notch} {
		if len(want[s]) == 0 || len(l.heard[s]) != len(want[s]) {
			t.Errorf("sound %d is heard %d times, want %d", s, len(l.heard[s]), len(want[s]))
			continue
		}
		for i, at := range want[s] {
			if d := l.heard[s][i] - at; d < -1 || d > 1 {
				t.Errorf("sound %d is heard at tick %d, want %d", s, l.heard[s][i], at)
				break
			}
		}
	}
}
