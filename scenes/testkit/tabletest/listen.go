package tabletest

import (
	"testing"

	"treille/audio"
	"treille/engine"
	scenes "treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/pages/home"
	"treille/scenes/play/host"
	"treille/scenes/table"
)

// A Listener follows a game of computer players at speed 1, tick by tick: which
// events are shown, and what is heard.
type Listener struct {
	Table *table.Table
	Tick  int
	Beats []Beat
	Heard []Heard

	t    *testing.T
	room *scenes.Room
}

// A Beat is an event that begins to be shown.
type Beat struct {
	Tick  int
	Event engine.Event
}

// Heard is a sound that begins.
type Heard struct {
	Tick    int
	Sound   audio.Sound
	Options audio.Options
}

// Telling is a guest that tells of each event before its beat.
func Telling(guest table.Guest, tell func(engine.Event)) table.Guest { return spy{guest, tell} }

type spy struct {
	table.Guest
	tell func(engine.Event)
}

// Beat implements table.Guest.
func (s spy) Beat(e engine.Event) float64 {
	s.tell(e)
	return s.Guest.Beat(e)
}

// Listen seats computer players of a kind ("greedy") at a table and listens.
func Listen(t *testing.T, kind table.Kind, player string, players int, seed uint64) *Listener {
	settings := store.Defaults()
	settings.Speed = store.SpeedOne
	l := &Listener{t: t, room: scenes.NewRoom(&store.Memory{}, settings, audio.New(audio.Silent()))}
	l.room.Sound.Listen(func(s audio.Sound, o audio.Options) { l.Heard = append(l.Heard, Heard{l.Tick, s, o}) })
	l.room.Resize(390, 844, 1)
	var seats []table.Seat
	for i := range players {
		seats = append(seats, table.Seat{Kind: player, Crest: store.Crests()[i], Name: l.room.Words.NewGame.DefaultNames[i]})
	}
	sit := kind.Sit
	kind.Sit = func(at *table.Table) table.Guest {
		return Telling(sit(at), func(e engine.Event) { l.Beats = append(l.Beats, Beat{l.Tick, e}) })
	}
	referee, err := host.New(kind.Game, engine.Setup{Players: players, Seed: seed}, seats, host.NewSaver(l.room))
	if err != nil {
		t.Fatal(err)
	}
	l.room.Push(home.New(l.room, []table.Kind{kind}))
	l.Table = table.New(l.room, kind, referee)
	l.room.Push(l.Table)
	return l
}

// longest is how many ticks a game may last.
const longest = 200_000

// Play listens to the end of the game.
func (l *Listener) Play() {
	l.t.Helper()
	for !l.Table.Ended() {
		if l.Tick > longest {
			l.t.Fatal("the game does not end")
		}
		l.Step()
	}
}

// Step listens for a tick.
func (l *Listener) Step() {
	l.t.Helper()
	l.Tick++
	if err := l.room.Update(); err != nil {
		l.t.Fatal(err)
	}
}

// Ticks are those at which each sound is heard.
func (l *Listener) Ticks() map[audio.Sound][]int {
	ticks := map[audio.Sound][]int{}
	for _, h := range l.Heard {
		ticks[h.Sound] = append(ticks[h.Sound], h.Tick)
	}
	return ticks
}

// Compare fails where one of some sounds is not heard at just the ticks that are
// wanted, give or take one.
func (l *Listener) Compare(want map[audio.Sound][]int, sounds ...audio.Sound) {
	l.t.Helper()
	got := l.Ticks()
	for _, s := range sounds {
		if len(got[s]) != len(want[s]) {
			l.t.Errorf("sound %d is heard %d times, want %d", s, len(got[s]), len(want[s]))
			continue
		}
		for i, at := range want[s] {
			if d := got[s][i] - at; d < -1 || d > 1 {
				l.t.Errorf("sound %d is heard at tick %d, want %d", s, got[s][i], at)
				break
			}
		}
	}
}
