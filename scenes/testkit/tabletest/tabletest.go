// Package tabletest is the suite that every table must pass: whole games played
// through its controls, tick by tick and without a display, at every number of
// seats and every speed, alone and with several people round one device.
package tabletest

import (
	"fmt"
	"slices"
	"testing"

	"treille/engine"
	"treille/engine/enginetest/soak"
	"treille/scenes/data/store"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// A Player knows how a game's decisions are taken at its table.
type Player struct {
	// Press returns the ids of the controls that are pressed one after the
	// other for a decision of the seat that info belongs to. What asks before
	// it decides is answered by the suite.
	Press func(info engine.InfoState, a engine.Action) []string
}

// Run plays at a table and fails t where somebody waits for nothing: when the game waits
// for a person and nothing moves, he has been called, is told what to do, and can soon
// reach every legal decision. At instant it plays with every number of players for none,
// one, two or only people, in turn; at speed 1 a whole game for one person among three. For some minutes
// it plays at speed 1 for one person among the most, for none and for only people; at
// half the speed; and for two people who leave the window, skip, take back and pause again
// and again. All this is with a referee on this device; then, at every speed and several
// sizes, with one that answers up to three seconds later, refuses, and has other people
// who take back. In short (-short) one person plays at speed 1. In make soak all of them are at
// the table of every number of players, and what takes minutes takes a quarter of an hour.
func Run(t *testing.T, spec table.GameSpec, player Player) {
	least, most := spec.Game.Players()
	few := max(3, least)
	if testing.Short() {
		run(t, spec, player, config{players: few, people: 1, speed: store.SpeedOne, ticks: minutes})
		return
	}
	for players := least; players <= most; players++ {
		for i, people := range slices.Compact([]int{1, 2, players, 0}) {
			if soak.Picks(i, players-least, 4) {
				run(t, spec, player, config{players: players, people: people, speed: store.SpeedInstant})
			}
		}
	}
	long := soak.Of(minutes, quarter)
	for _, c := range []config{
		{players: few, people: 1, speed: store.SpeedOne},
		{players: few, people: 0, speed: store.SpeedOne, ticks: long},
		{players: most, people: 1, speed: store.SpeedOne, ticks: long},
		{players: most, people: most, speed: store.SpeedOne, ticks: long},
		{players: most, people: 2, speed: store.SpeedOne, restless: true, ticks: long},
		{players: few, people: 1, speed: store.SpeedHalf, ticks: long},
		{players: few, people: 2, speed: store.SpeedOne, distant: true, ticks: soak.Of(2*minutes, 4*quarter)},
		{players: most, people: 2, speed: store.SpeedInstant, distant: true, window: desktop},
		{players: few, people: few, speed: store.SpeedInstant, distant: true, window: sideways, ticks: soak.Of(2*minutes, 4*quarter)},
		{players: few, people: 2, speed: store.SpeedTwo, distant: true, restless: true, window: smallest, ticks: long},
		{players: few, people: 1, speed: store.SpeedHalf, distant: true, ticks: long},
	} {
		run(t, spec, player, c)
	}
}

// A config says who plays, how fast, how calmly, and for how many ticks: 0 for a whole game.
type config struct {
	players, people int
	speed           store.Speed
	restless        bool
	ticks           int
	distant         bool    // the first person is here, the others are at other devices
	window          ui.Rect // the zero Rect for upright
}

// How long is played, in ticks: in some minutes all phases have been seen, in a quarter of an hour several times.
const (
	minutes = 4 * 60 * ui.TicksPerSecond
	quarter = 15 * 60 * ui.TicksPerSecond
)

func run(t *testing.T, spec table.GameSpec, player Player, c config) {
	name := fmt.Sprintf("%d players, %d people, %s", c.players, c.people, speedNames[c.speed])
	if c.restless {
		name += ", restless"
	}
	if c.distant {
		name += ", one of them here"
	}
	t.Run(name, func(t *testing.T) {
		t.Parallel()
		g := newGame(t, spec, player, c)
		if c.players == 3 && c.people == 1 && c.speed != store.SpeedHalf && !c.distant {
			g.ear = newEar(t, g.app.Sound)
		}
		g.play()
	})
}

var speedNames = map[store.Speed]string{
	store.SpeedHalf: "half speed", store.SpeedOne: "speed 1", store.SpeedTwo: "double speed", store.SpeedInstant: "instant",
}
