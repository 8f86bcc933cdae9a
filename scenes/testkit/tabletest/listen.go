package tabletest

import (
	"testing"

	"treille/audio"
	"treille/engine"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
)

// A Listener follows a game of computer players at speed 1, tick by tick: which
// events are shown, and what is heard.
type Listener struct {
	Table *table.Table
	Tick  int
	Beats []Beat
	Heard []Heard

	t   *testing.T
	app *app.App
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

// Telling is a game's view that tells of each event before its beat.
func Telling(game table.GameView, tell func(engine.Event)) table.GameView { return spy{game, tell} }

type spy struct {
	table.GameView
	tell func(engine.Event)
}

// Beat implements table.GameView.
func (s spy) Beat(e engine.Event) float64 {
	s.tell(e)
	return s.GameView.Beat(e)
}

// Listen seats computer players of a kind ("greedy") at a table and listens.
func Listen(t *testing.T, spec table.GameSpec, player string, players int, seed uint64) *Listener {
	l := &Listener{t: t, app: newApp(store.SpeedOne, upright)}
	l.app.Sound.Listen(func(s audio.Sound, o audio.Options) { l.Heard = append(l.Heard, Heard{l.Tick, s, o}) })
	sit := spec.Sit
	spec.Sit = func(at *table.Table) table.GameView {
		return Telling(sit(at), func(e engine.Event) { l.Beats = append(l.Beats, Beat{l.Tick, e}) })
	}
	referee, err := host.New(spec.Game, engine.Setup{Players: players, Seed: seed}, seated(l.app, players, player), host.NewSaver(l.app))
	if err != nil {
		t.Fatal(err)
	}
	l.Table = table.New(l.app, scenetest.WithPages(spec), referee)
	show(l.app, spec, l.Table)
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
	scenetest.Tick(l.t, l.app, 1)
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
