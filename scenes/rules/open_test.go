package rules_test

import (
	"testing"

	"treille/scenes"
	"treille/scenes/rules"
	"treille/scenes/tables"
)

// page opens a page of the rules, as from a game or from the first page.
func page(page int, fromGame bool) func(testing.TB, *scenes.Room) {
	return func(t testing.TB, room *scenes.Room) {
		kind, ok := tables.ByName("weinhaendler")
		if !ok {
			t.Fatal("there is no table of that name")
		}
		room.Push(rules.New(room, kind.Book, page, fromGame))
	}
}
