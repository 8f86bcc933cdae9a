package vino_test

import (
	"testing"

	"treille/scenes/app"
	"treille/scenes/games/vino"
	"treille/scenes/testkit/scenetest"
)

// list are the states of the table and of the page with its result.
func list() []scenetest.Scene {
	return []scenetest.Scene{
		{Name: "owners", Main: true, Tablet: true, Open: at("owners-4", "coin/7.8", "coin/7.9")},
		{Name: "owners5", Unkept: true, Open: at("owners-5", "coin/7.14")},
		{Name: "choose", Main: true, Open: at("choose-4", "region/1", "region/6")},
		{Name: "choose-one", Unkept: true, Moves: "region/6", Open: func(t testing.TB, app *app.App) {
			at("choose-4", "region/3")(t, app)
			scenetest.Tick(t, app, 60) // until the screen has faded in
		}},
		{Name: "shown", Unkept: true, Open: allShown("chosen-4", "region/3", "region/6")},
		{Name: "newcomer", Open: at("newcomer-4", "coin/6.2")},
		{Name: "drawn", Unkept: true, Open: at("drawn-4", "coin/3.1")},
		{Name: "third", Unkept: true, Open: at("third-4")},
		{Name: "gift", Open: at("gift-4")},
		{Name: "gift5", Unkept: true, Open: at("gift-5")},
		{Name: "sell", Main: true, Open: at("sell-4", "more", "more", "more", "more", "more")},
		{Name: "sell5", Open: at("sell-5")},
		{Name: "give", Open: at("give-4")},
		{Name: "raise", Open: at("raise-4", "up/B")},
		{Name: "raise5", Unkept: true, Open: at("raise-5", "up/N")},
		{Name: "bottle", Unkept: true, Open: at("bottle-4", "coin/8.18")},
		{Name: "last-bottle", Main: true, Open: last("bottle-4")},
		{Name: "last-mark", Open: last("bottle-4", "understood")},
		{Name: "idle", Unkept: true, Open: at("idle-4")},
		{Name: "stalled", Unkept: true, Open: func(t testing.TB, app *app.App) {
			sit(t, app, "stalled-4")
			scenetest.Slow(t, app)
			scenetest.Last(t, app)
		}},
		{Name: "last-only", Unkept: true, Open: func(t testing.TB, app *app.App) {
			last("bottle-4", "understood")(t, app)
			for c := app.Stage().Find("told/turn"); c == nil || c.Label != app.Words.Table.ToResult; c = app.Stage().Find("told/turn") {
				scenetest.Tick(t, app, 1)
			}
		}},
		{Name: "nothing", Unkept: true, Open: at("sell-4")},
		{Name: "hint", Main: true, Open: hinted("sell-5")},
		{Name: "hint-choose", Unkept: true, Open: hinted("advice-4")},
		{Name: "hint-newcomer", Unkept: true, Open: hinted("newcomer-4")},
		{Name: "hint-give", Unkept: true, Open: hinted("give-4")},
		{Name: "cellar", Open: at("owners-4", "seat/0")},
		{Name: "region", Open: at("owners-4", "region/3")},
		{Name: "inspected", Unkept: true, Open: func(t testing.TB, app *app.App) {
			sit(t, app, "owners-4")
			if app.Stage().Find("region/6") == nil {
				scenetest.Act(t, app, "tab/map")
			}
			scenetest.Find(t, app, "region/6").Inspect()
			app.Changed()
		}},
		{Name: "cover", Open: at("two-people-choose")},
		{Name: "give-rows", Unkept: true, Open: at("rows-4", "coin/2.2")},
		{Name: "last", Open: at("last-5", "region/0", "region/6")},
		{Name: "hidden", Open: at("hidden-4")},
		{Name: "draw", Open: during("begin-4", 120)},
		{Name: "rolling", Open: during("chosen-4", 880, "region/3", "region/6", "tab/sheet", "choose")},
		{Name: "order", Open: during("order-4", 270)},
		{Name: "others", Main: true, Open: func(t testing.TB, app *app.App) {
			scenetest.Told(t, app, vino.Kind(), "sell-4", "Sardegna", 75, "nosale", "sure")
		}},
		{Name: "since", Main: true, Open: at("owners-4", "menu", "menu/since")},
		{Name: "look", Open: at("owners-4", "menu", "menu/look")},
		{Name: "note", Unkept: true, Open: at("owners-4", "coin/7.10")},
		{Name: "menu", Unkept: true, Open: at("owners-4", "menu")},
		{Name: "log", Unkept: true, Open: at("owners-4", "menu", "menu/log")},
		{Name: "rules-game", Unkept: true, Open: page(0)},
		{Name: "rules-pairs", Open: page(1)},
		{Name: "rules-shield", Open: page(2)},
		{Name: "rules-road", Open: page(3)},
		{Name: "rules-gift", Open: page(4)},
		{Name: "rules-sale", Open: page(5)},
		{Name: "rules-order", Open: page(6)},
		{Name: "rules-regions", Open: page(7)},
		{Name: "standing", Unkept: true, Open: after("over-4")},
		{Name: "replay", Main: true, Open: replay},
		{Name: "replay-all", Open: func(t testing.TB, app *app.App) {
			replay(t, app)
			scenetest.Act(t, app, "replay-all")
		}},
		{Name: "result", Main: true, Open: result("over-4")},
		{Name: "result5", Open: result("over-5")},
		{Name: "tie", Open: result("tie-4")},
	}
}

// replay is a finished game that is seen again.
func replay(t testing.TB, app *app.App) {
	scenetest.Again(t, app, vino.Kind(), "over-4", 0.5)
}

// last opens a table at which the last bottle is bought, once that has been told.
func last(name string, ids ...string) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		sit(t, app, name)
		scenetest.Act(t, app, "coin/8.18", "buy")
		scenetest.Slow(t, app)
		scenetest.Act(t, app, "take")
		scenetest.Last(t, app, ids...)
	}
}
