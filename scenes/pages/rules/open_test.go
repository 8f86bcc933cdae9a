package rules_test

import (
	"testing"

	"treille/scenes/app"
	"treille/scenes/games/weinhaendler"
	"treille/scenes/pages/rules"
)

// page opens a page of the rules, as from a game or from the first page.
func page(page int, fromGame bool) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		app.Push(rules.New(app, weinhaendler.Kind().Book, page, fromGame))
	}
}

// pageCount is how many pages the book has.
func pageCount(app *app.App) int { return len(weinhaendler.Kind().Book.Pages(app.Words)) }
