package rules_test

import (
	"testing"

	"treille/scenes"
	"treille/scenes/rules"
	"treille/scenes/weinhaendler"
)

// page opens a page of the rules, as from a game or from the first page.
func page(page int, fromGame bool) func(testing.TB, *scenes.Room) {
	return func(t testing.TB, room *scenes.Room) {
		room.Push(rules.New(room, weinhaendler.Kind().Book, page, fromGame))
	}
}
