package zankapfel_test

import (
	"testing"

	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games/zankapfel"
	"treille/scenes/testkit/scenetest"
)

// list are the states of the table and of the page with its result.
func list() []scenetest.Scene {
	return []scenetest.Scene{
		{Name: "mayor-setup", Open: first("mayor-5", "square/b3")},
		{Name: "chip", Open: first("chip-5", "square/a")},
		{Name: "chip3", Open: at("chip-3")},
		{Name: "farm", Main: true, Tablet: true, Moves: "hand/yellow", Open: first("farm-5", "hand/yellow")},
		{Name: "farm-buy", Open: at("farm-5", "pile")},
		{Name: "farm-must", Unkept: true, Open: at("farm-must")},
		{Name: "since", Unkept: true, Open: at("accept-5", "menu", "menu/since")},
		{Name: "farm3", Open: at("farm-3")},
		{Name: "farm6", Open: first("farm-6", "hand/blue")},
		{Name: "farm-others", Small: true, Open: openOthers("farm-6")},
		{Name: "announce", Main: true, Open: first("announce-5", "square/")},
		{Name: "offer", Open: first("offer-5", "square/", "points/1")},
		{Name: "accept", Open: first("accept-5", "taken/")},
		{Name: "accept6", Open: first("accept-6", "taken/")},
		{Name: "call", Open: first("call-5", "colour/")},
		{Name: "harvest", Open: harvest("call-5", "colour/", 110)},
		{Name: "harvest-mixed", Main: true, Open: harvest("call-mixed", "colour/red", 110)},
		{Name: "harvest-alone", Open: harvest("call-alone", "colour/green", 110)},
		{Name: "harvest-quarrels", Open: harvest("call-quarrels", "colour/blue", 110)},
		{Name: "harvest-quarrel", Open: harvest("call-quarrel", "colour/red", 60)},
		{Name: "discord", Main: true, Open: first("discord-5", "discord/8")},
		{Name: "discord3", Open: first("discord-three", "discord/")},
		{Name: "tie", Open: first("discord-tie", "discord/")},
		{Name: "dice", Main: true, Open: first("dice-5", "dice/1")},
		{Name: "dice3", Open: first("dice-three", "dice/1")},
		{Name: "dice6", Open: at("dice-six", "dice/2")},
		{Name: "roll", Open: roll},
		{Name: "won", Open: won},
		{Name: "last", Main: true, Open: last("last-3")},
		{Name: "last-mark", Open: last("last-3", "understood")},
		{Name: "cover", Open: at("two-people-next")},
		{Name: "spent", Open: openSpent},
		{Name: "inspected", Open: func(t testing.TB, app *app.App) {
			sit(t, app, "farm-5")
			scenetest.Find(t, app, "hand/yellow").Inspect()
			app.Changed()
		}},
		{Name: "pointed", Open: func(t testing.TB, app *app.App) { // a line’s square glows
			sit(t, app, "accept-5")
			scenetest.PointAt(t, app, "log/206")
		}},
		{Name: "hint", Main: true, Open: hinted("farm-3")},
		{Name: "hint-accept", Unkept: true, Open: hinted("accept-6")},
		{Name: "hint-chip", Unkept: true, Open: hinted("chip-5")},
		{Name: "hint-mayor", Unkept: true, Open: hinted("mayor-5")},
		{Name: "hint-announce", Unkept: true, Open: hinted("announce-5")},
		{Name: "hint-offer", Unkept: true, Open: hinted("offer-5")},
		{Name: "tie-out", Unkept: true, Open: at("discord-out")},
		{Name: "hint-discord", Open: hinted("discord-tie")},
		{Name: "others", Open: func(t testing.TB, app *app.App) {
			scenetest.Told(t, app, zankapfel.Kind(), "farm-5", "", 30, "hand/yellow", "lay")
		}},
		{Name: "log", Open: at("accept-5", "menu", "menu/log")},
		{Name: "log-seat", Unkept: true, Open: at("accept-6", "menu", "menu/log", "whose/6")}, // of six
		{Name: "rules-farm", Unkept: true, Open: at("farm-5", "rules")},
		{Name: "rules-harvest", Unkept: true, Open: at("discord-5", "rules", "previous")},
		{Name: "rules-end", Unkept: true, Open: at("discord-5", "rules", "next")},
		{Name: "rules-quarrel", Unkept: true, Open: at("discord-5", "rules")},
		{Name: "replay", Main: true, Open: replay},
		{Name: "replay-all", Open: func(t testing.TB, app *app.App) {
			replay(t, app)
			scenetest.Act(t, app, "replay-all")
		}},
		{Name: "result", Main: true, Open: result("over-5")},
		{Name: "result3", Unkept: true, Open: result("over-3")},
	}
}

// hinted opens the table of a record and asks for all parts of a hint.
func hinted(name string) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		t.Helper()
		at(name)(t, app)
		scenetest.Hint(t, app)
		scenetest.Act(t, app, "hint/more", "hint/more")
		for range 3000 {
			if s := app.Outline().Find("hint"); s != nil && len(s.Items) == 3 {
				return
			}
			scenetest.Tick(t, app, 1)
		}
		t.Fatal("there is no hint")
	}
}

// openOthers opens the tab with race and others, if the screen is so small that it has
// it.
func openOthers(position string) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		sit(t, app, position)
		if app.Stage().Find("tab/others") != nil {
			scenetest.Act(t, app, "tab/others")
		}
	}
}

// slow shows computer players at half their speed.
func slow(app *app.App) {
	app.Settings.Speed, app.Settings.SkipTold = store.SpeedHalf, true
	app.SettingsChanged()
}

// harvest calls the joker’s colour, and waits until all see who harvests what.
func harvest(record, colour string, ticks int) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		slow(app)
		first(record, colour, "call")(t, app)
		scenetest.Tick(t, app, ticks)
	}
}

// roll buys a die, and waits until its buyer is to throw it.
func roll(t testing.TB, app *app.App) {
	slow(app)
	at("dice-5", "dice/1", "dice")(t, app)
	for range 2000 {
		scenetest.Tick(t, app, 1)
		if app.Stage().Find("roll") != nil {
			return
		}
	}
	t.Fatal("nobody is to throw dice")
}

// won throws it, and waits until the quarrel is won.
func won(t testing.TB, app *app.App) {
	roll(t, app)
	scenetest.Act(t, app, "roll")
	scenetest.Tick(t, app, 345)
}

// openSpent looks at the discord cards that somebody has left, if his panel is there.
func openSpent(t testing.TB, app *app.App) {
	openOthers("farm-5")(t, app)
	scenetest.Act(t, app, "seat/2")
}

// replay is a finished game that is seen again.
func replay(t testing.TB, app *app.App) {
	scenetest.Again(t, app, zankapfel.Kind(), "over-5", 0.5)
}

// last opens a record once it has been told that the game is about to end.
func last(name string, ids ...string) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		sit(t, app, name)
		scenetest.Slow(t, app)
		scenetest.Last(t, app, ids...)
	}
}
