package newgame_test

import (
	"slices"
	"testing"

	"treille/engine"
	"treille/engine/person"
	"treille/engine/record"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/pages/newgame"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
)

// open opens the page of the first game as it comes first.
func open(app *app.App) *newgame.Page {
	p := newgame.New(app, pages.With(games.All())[0])
	app.Push(p)
	return p
}

func specOf(game string) table.GameSpec {
	all := pages.With(games.All())
	return all[slices.IndexFunc(all, func(k table.GameSpec) bool { return k.Name() == game })]
}

// prepare opens the page of a game for so many players, as somebody has left it,
// and presses controls.
func prepare(game string, players int, ids ...string) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		kinds := []string{record.Human, engine.Hard, engine.Medium, engine.Easy, engine.Medium, engine.Hard}
		var seats []store.Seat
		for i := range players {
			seats = append(seats, store.Seat{Kind: kinds[i], Crest: person.Crests()[i], Name: app.Words.NewGame.DefaultNames[i]})
		}
		app.Settings.SetTable(game, seats)
		p := newgame.New(app, specOf(game))
		app.Push(p)
		scenetest.Tick(t, app, 2)
		for _, id := range ids {
			for range 20 { // a small screen has to be scrolled
				if app.Stage().Find(id) == nil {
					p.Scroll(30)
					scenetest.Tick(t, app, 1)
				}
			}
			scenetest.Act(t, app, id)
		}
	}
}
