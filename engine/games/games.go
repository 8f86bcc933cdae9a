// Package games lists the games that exist.
package games

import (
	"fmt"
	"strings"

	"treille/engine"
	"treille/engine/farbenpoker"
	"treille/engine/vino"
	"treille/engine/weinhaendler"
	"treille/engine/zankapfel"
)

// All returns the games in the order in which they stand on the shelf. It is also the
// order in which the days of today's table follow each other.
func All() []engine.Game {
	return []engine.Game{
		weinhaendler.Game{},
		vino.Game{},
		zankapfel.Game{},
		farbenpoker.Game{},
	}
}

// ByName finds a game by the name that records use.
func ByName(name string) (engine.Game, error) {
	var names []string
	for _, g := range All() {
		if g.Name() == name {
			return g, nil
		}
		names = append(names, g.Name())
	}
	return nil, fmt.Errorf("no game is called %q; there are %s", name, strings.Join(names, ", "))
}
