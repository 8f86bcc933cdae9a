package rules_test

import (
	"testing"

	scenes "treille/scenes/app"
	"treille/scenes/games/weinhaendler"
	"treille/scenes/pages/rules"
)

// page opens a page of the rules, as from a game or from the first page.
func page(page int, fromGame bool) func(testing.TB, *scenes.Room) {
	return func(t testing.TB, room *scenes.Room) {
		room.Push(rules.New(room, weinhaendler.Kind().Book, page, fromGame))
	}
}
