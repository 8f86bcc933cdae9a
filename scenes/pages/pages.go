// Package pages gives tables the pages that they open: a page knows tables, and no
// table knows a page.
package pages

import (
	"treille/scenes/app"
	"treille/scenes/pages/analysis"
	"treille/scenes/pages/me"
	"treille/scenes/pages/newgame"
	"treille/scenes/pages/rules"
	"treille/scenes/pages/settings"
	"treille/scenes/pages/share"
	"treille/scenes/table"
	"treille/scenes/table/rulebook"
)

// With gives all pages to the tables of games, and returns these.
func With(games []table.GameSpec) []table.GameSpec {
	for i := range games {
		games[i] = Of(games[i])
	}
	return games
}

// Of gives all pages to the table of a game, and returns it.
func Of(game table.GameSpec) table.GameSpec {
	game.Pages = Beside()
	game.Pages.Analyse, game.Pages.Easy = analysis.Open, newgame.Easy
	return game
}

// Beside returns the pages that a table opens while a game goes on, and from its result.
func Beside() table.Pages {
	return table.Pages{
		Rules: func(a *app.App, book rulebook.Book, page int, atTable bool) app.Scene {
			return rules.New(a, book, page, atTable)
		},
		Settings: func(a *app.App, sample table.Sample) app.Scene { return settings.New(a, sample) },
		Share: func(a *app.App, tell func() table.Report, rules func(), menu *table.PageMenu) app.Scene {
			return share.New(a, tell, rules, menu)
		},
		Me: func(a *app.App, over app.Scene) app.Scene { return me.New(a, over) },
	}
}
