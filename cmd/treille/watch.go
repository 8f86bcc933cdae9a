//go:build !js

package main

import (
	"fmt"
	"io"

	"github.com/hajimehoshi/ebiten/v2"

	"treille/audio"
	"treille/engine"
	"treille/engine/match"
	"treille/engine/record"
	rules "treille/engine/weinhaendler"
	"treille/scenes"
	"treille/scenes/home"
	"treille/scenes/store"
	"treille/scenes/table"
	"treille/scenes/weinhaendler"
)

// watched is the game that -watch shows.
var watched = rules.Game{}

// A watch is the room with a game of computer players alone. It prints the
// result once that can be seen.
type watch struct {
	*scenes.Room
	match *match.Match
	table *weinhaendler.Table
	out   io.Writer
	exit  bool

	seen    bool // the result has been drawn
	printed bool
}

// newWatch seats the players and deals. The player's settings hold, but for
// the speed; nothing is kept, so that a game under way stays as it is.
func newWatch(c call, out io.Writer) (*watch, error) {
	kept, _ := store.Open()
	settings, _ := store.LoadSettings(kept) // those that cannot be read are the defaults
	settings.Speed = store.SpeedInstant
	room := scenes.NewRoom(&store.Memory{}, settings, audio.New(audio.Oto()))

	setup := engine.Setup{Players: c.watch, Seed: table.NewSeed()}
	if c.seed != nil {
		setup.Seed = *c.seed
	}
	seats := make([]record.Seat, c.watch)
	crests, names := store.Crests(), room.Words.NewGame.DefaultNames
	for i := range seats {
		seats[i] = record.Seat{Kind: "greedy", Crest: crests[i], Name: names[i]}
	}
	m, err := match.New(watched, setup, seats)
	if err != nil {
		return nil, err
	}
	t, err := weinhaendler.New(room, m, table.NewSaver(room))
	if err != nil {
		return nil, err
	}
	room.Push(home.New(room))
	room.Push(t)
	return &watch{Room: room, match: m, table: t, out: out, exit: c.exit}, nil
}

// Draw implements ebiten.Game.
func (w *watch) Draw(screen *ebiten.Image) {
	w.Room.Draw(screen)
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
	return w.Room.Update()
}

// print writes each seat's points in the order of the seats: "result 41 38 44".
func (w *watch) print() error {
	line := "result"
	for _, points := range w.match.Returns() {
		line += fmt.Sprint(" ", points)
	}
	_, err := fmt.Fprintln(w.out, line)
	return err
}
