//go:build !js

package main

import (
	"fmt"
	"io"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"treille/audio"
	"treille/engine"
	"treille/engine/person"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/pages/home"
	"treille/scenes/play/host"
	"treille/scenes/table"
)

// A watch is the app with a game of computer players alone. It prints the
// result once that can be seen.
type watch struct {
	*app.App
	referee table.Referee
	table   *table.Table
	out     io.Writer
	exit    bool

	seen    bool // the result has been drawn
	printed bool
}

// newWatch seats the players and deals. The player's settings hold, but for
// the speed; nothing is kept, so that a game under way stays as it is.
func newWatch(c call, out io.Writer) (*watch, error) {
	settings, _ := store.LoadSettings(store.Look()) // those that cannot be read are the defaults
	settings.Speed = store.SpeedInstant
	app := app.New(&store.Memory{}, settings, audio.New(audio.Oto()), time.Now)
	app.OwnWindow = true

	setup := engine.Setup{Players: c.watch, Seed: host.NewSeed()}
	if c.seed != nil {
		setup.Seed = *c.seed
	}
	seats := make([]table.Seat, c.watch)
	crests, names := person.Crests(), app.Words.NewGame.DefaultNames
	for i := range seats {
		seats[i] = table.Seat{Kind: "greedy", Crest: crests[i], Name: names[i]}
	}
	referee, err := host.New(c.spec.Game, setup, seats, host.NewSaver(app))
	if err != nil {
		return nil, err
	}
	t := table.New(app, pages.Of(c.spec), referee)
	app.Push(home.New(app, pages.With(games.All())))
	app.Push(t)
	return &watch{App: app, referee: referee, table: t, out: out, exit: c.exit}, nil
}

// Draw implements ebiten.Game.
func (w *watch) Draw(screen *ebiten.Image) {
	w.App.Draw(screen)
	w.seen = w.table.Ended()
}

// Update implements ebiten.Game.
func (w *watch) Update() error {
	if w.seen && !w.printed {
		w.printed = true
		if err := w.print(); err != nil {
			return err
		}
		if w.exit {
			w.Quit()
		}
	}
	return w.App.Update()
}

// print writes each seat's score in the order of the seats: "result 41 38 44".
func (w *watch) print() error {
	result, _ := w.referee.Result()
	line := "result"
	for _, score := range result.Scores {
		line += fmt.Sprint(" ", score)
	}
	_, err := fmt.Fprintln(w.out, line)
	return err
}
