package farbenpoker_test

import (
	"testing"

	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games/farbenpoker"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// list are the states of the table and of the page with its result.
func list() []scenetest.Scene {
	return []scenetest.Scene{
		{Name: "begin", Open: at("begin-4")},
		{Name: "draw", Main: true, Tablet: true, Open: at("draw-4", "hole/B13")},
		{Name: "draw-none", Unkept: true, Open: at("draw-4")},
		{Name: "draw-reason", Unkept: true, Open: at("draw-4", "draw")},
		{Name: "rising", Open: after("draw-4", 50, "hole/B13", "draw")},
		{Name: "hit", Open: after("draw-4", 105, "hole/B13", "draw")},
		{Name: "missed", Open: after("draw-4", 105, "hole/B5", "draw")},
		{Name: "draw5", Main: true, Open: at("draw-5", "hole/A4")},
		{Name: "draw2", Unkept: true, Open: at("draw-2")},
		{Name: "doubles", Open: at("doubles-4", "hole/B9")},
		{Name: "reroll", Open: at("reroll-4", "hole/A12")},
		{Name: "reroll-none", Unkept: true, Open: at("reroll-4")},
		{Name: "last-notice", Unkept: true, Open: last("last-4")},
		{Name: "last-told", Unkept: true, Open: last("last-4", "understood")},
		{Name: "reroll-rich", Unkept: true, Open: at("rich-4")},
		{Name: "reroll-chosen", Unkept: true, Open: at("reroll-4", "die")},
		{Name: "rolled-again", Open: at("reroll-4", "reroll")},
		{Name: "pot-taken", Unkept: true, Open: after("reroll-4", 325, "hole/B14", "draw")},
		{Name: "place", Open: at("place-4")},
		{Name: "place-chosen", Open: at("place-4", "hole/B5")},
		{Name: "place-stock", Open: at("place-4", "hole/B2")}, // the stick hangs before the stock’s number
		{Name: "crossing", Unkept: true, Open: after("place-4", 40, "hole/B5", "put")},
		{Name: "third", Open: at("third-4")},
		{Name: "third-chosen", Open: at("third-4", "hole/B5")},
		{Name: "third-edge", Unkept: true, Open: at("third-4", "hole/B6")}, // it hangs before the plate
		{Name: "third-second", Unkept: true, Open: openSecond},
		{Name: "comeback", Open: at("comeback-4", "hole/B17")},
		{Name: "comeback-back", Open: at("comeback-back", "hole/A12")},
		{Name: "comeback-first", Unkept: true, Open: at("comeback-back")},
		{Name: "last-chips", Open: at("last-4")},
		{Name: "hit-top", Unkept: true, Open: after("draw-4", 105, "hole/A1", "draw")},
		{Name: "two-people", Open: at("two-people", "hole/A1")},
		{Name: "menu", Open: at("draw-4", "menu")},
		{Name: "others", Open: func(t testing.TB, app *app.App) {
			scenetest.Told(t, app, farbenpoker.Kind(), "place-4", "", 30, "hole/B5", "put")
		}},
		{Name: "last", Main: true, Open: last("over-4")},
		{Name: "since", Unkept: true, Open: at("draw-4", "menu", "menu/since")},
		{Name: "log", Open: at("draw-4", "menu", "menu/log")},
		{Name: "look", Open: at("draw-4", "menu", "menu/look")},
		{Name: "inspected", Open: inspectStick},
		{Name: "rules-dice", Unkept: true, Open: at("draw-4", "rules", "previous")},
		{Name: "rules-draw", Open: at("draw-4", "rules")},
		{Name: "rules-put", Open: at("place-4", "rules")},
		{Name: "rules-comeback", Open: at("comeback-4", "rules")},
		{Name: "rules-end", Unkept: true, Open: at("draw-4", "rules", "next", "next", "next")},
		{Name: "rules-pieces", Open: at("draw-4", "rules", "previous", "previous")},
		{Name: "hint-look", Unkept: true, Open: hint("draw-4", 1)},
		{Name: "hint-draw", Main: true, Open: hint("draw-4", 3)},
		{Name: "hint-reroll", Open: hint("reroll-4", 3)},
		{Name: "hint-place", Open: hint("place-4", 3)},
		{Name: "hint-third", Unkept: true, Open: hint("third-4", 3)},
		{Name: "hint-wait", Unkept: true, Open: hint("wait-4", 3)},
		{Name: "hint-comeback", Open: hint("comeback-4", 3)},
		{Name: "replay", Main: true, Open: replay},
		{Name: "replay-better", Unkept: true, Open: replayBetter},
		{Name: "replay-without-chips", Unkept: true, Open: replayWithoutChips},
		{Name: "over-without-chips", Unkept: true, Open: overWithoutChips},
		{Name: "result", Main: true, Open: result("over-4")},
		{Name: "result-tie", Open: result("over-tie")},
		{Name: "result5", Open: result("over-5")},
	}
}

// replayBetter opens the replay of a game that is over at a draw that could have been better.
func replayBetter(t testing.TB, app *app.App) {
	playback, err := host.NewReplay(scenetest.Record(t, "over-4").Bytes(), host.NewSaver(app))
	if err != nil {
		t.Fatal(err)
	}
	const step = 43
	app.Push(table.NewReplayAt(app, farbenpoker.Kind(), playback, 0, step, []table.Moment{{Step: step,
		Better: func() string {
			x := &app.Words.Farbenpoker
			hole := x.Labels.Place.With("side", "A", "row", x.Labels.Rows[2], "place", app.Words.Ordinal(3))
			return ui.Plain(app.Words.Analysis.Better.With("what", x.Advice.SeenAt.With("colour", x.Colours.Red, "hole", hole), "why", ""))
		}, At: []string{"hole/A15"}, Played: []string{"hole/B11"}}}))
}

// openSecond puts the first of three sticks back, and chooses a hole for the second.
func openSecond(t testing.TB, app *app.App) {
	sit(t, app, "third-4")
	scenetest.Act(t, app, "hole/B5", "put")
	scenetest.Tick(t, app, 90) // until it stands
	scenetest.Act(t, app, "hole/B11")
}

// inspectStick shows a drawn stick in large: it is much higher than wide.
func inspectStick(t testing.TB, app *app.App) {
	sit(t, app, "place-4")
	for _, it := range app.Stage().Inspectable() {
		if it.Look.ID == "farbenpoker/stick-red" {
			it.Inspect()
			app.Changed()
			return
		}
	}
	t.Fatal("no stick can be inspected")
}

// replay is a finished game that is seen again.
func replay(t testing.TB, app *app.App) {
	scenetest.Again(t, app, farbenpoker.Kind(), "over-4", 0.5)
}

// replayWithoutChips is one whose viewer waits for a comeback.
func replayWithoutChips(t testing.TB, app *app.App) {
	scenetest.Again(t, app, farbenpoker.Kind(), "over-broke", 1)
	back := "replay/back"
	scenetest.Act(t, app, back, back, back, back)
	scenetest.Find(t, app, "play-on")
}

// overWithoutChips is the table of somebody who has lost all he had.
func overWithoutChips(t testing.TB, app *app.App) {
	sit(t, app, "over-broke")
	scenetest.Act(t, app, "see")
	scenetest.Find(t, app, "result")
}

// last opens a record once it has been told that the game is about to end.
func last(name string, ids ...string) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		app.Settings.Speed = store.SpeedOne
		sit(t, app, name)
		scenetest.Last(t, app, ids...)
	}
}
