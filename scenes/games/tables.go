// Package tables lists the games that have a table, as treille/engine/games lists
// those that have rules. The room around the tables learns here what it has to
// know of a game.
package tables

import (
	"treille/scenes/games/farbenpoker"
	"treille/scenes/games/vino"
	"treille/scenes/games/weinhaendler"
	"treille/scenes/games/zankapfel"
	"treille/scenes/pages/analysis"
	"treille/scenes/table"
)

// All returns the games that have a table, in the order in which they stand on
// the shelf.
func All() []table.Kind {
	all := []table.Kind{
		weinhaendler.Kind(),
		vino.Kind(),
		zankapfel.Kind(),
		farbenpoker.Kind(),
	}
	for i := range all {
		all[i].Analyse = analysis.Open
	}
	return all
}

// ByName finds a game by the name that records use; ok is false if it has no
// table.
func ByName(name string) (kind table.Kind, ok bool) {
	for _, k := range All() {
		if k.Name() == name {
			return k, true
		}
	}
	return table.Kind{}, false
}
