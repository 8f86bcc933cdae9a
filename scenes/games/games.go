// Package games lists the games that have a table, as treille/engine/games lists
// those that have rules. The pages around the tables learn here what they
// have to know of a game.
package games

import (
	"treille/scenes/games/farbenpoker"
	"treille/scenes/games/vino"
	"treille/scenes/games/weinhaendler"
	"treille/scenes/games/zankapfel"
	"treille/scenes/table"
)

// All returns the games that have a table, in the order in which they stand on
// the shelf.
func All() []table.GameSpec {
	return []table.GameSpec{
		weinhaendler.Kind(),
		vino.Kind(),
		zankapfel.Kind(),
		farbenpoker.Kind(),
	}
}

// ByName finds a game by the name that records use; ok is false if it has no
// table.
func ByName(name string) (spec table.GameSpec, ok bool) {
	for _, k := range All() {
		if k.Name() == name {
			return k, true
		}
	}
	return table.GameSpec{}, false
}
