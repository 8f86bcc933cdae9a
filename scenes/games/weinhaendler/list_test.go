package weinhaendler_test

import (
	"strings"
	"testing"

	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games/weinhaendler"
	"treille/scenes/testkit/scenetest"
)

// list are the states of the table and of the page with its result.
func list() []scenetest.Scene {
	return []scenetest.Scene{
		{Name: "bidding", Main: true, Tablet: true, Moves: "hand/1", Open: at("bidding-4", "hand/1", "hand/2")},
		{Name: "bidding3", Open: at("bidding-3", "hand/0")},
		{Name: "bidding5", Open: at("bidding-5", "hand/0", "hand/1")},
		{Name: "bidding-full", Open: at("bidding-full-hand")},
		{Name: "bidding-full-lifted", Unkept: true, Open: at("bidding-full-hand", "hand/0", "hand/1", "hand/2", "hand/3")},
		{Name: "bidding-many", Open: at("bidding-many", "hand/0", "hand/1", "hand/2")}, // four and five cards in a bid
		{Name: "bidding-spent", Unkept: true, Open: at("bidding-spent")},               // somebody has no bottle left to bid
		{Name: "bidding-draw", Open: at("bidding-may-draw", "hand/0")},
		{Name: "bidding-reason", Open: at("bidding-may-draw", "add")}, // with the reason why nothing can be added
		{Name: "bidding-forbidden", Open: openForbidden},
		{Name: "placing-others", Small: true, Open: openTab("placing-ten-cards", "tab/others")},
		{Name: "bidding-exchange", Small: true, Open: openTab("bidding-5", "tab/exchange")},
		{Name: "bidding-cellar", Open: openOthersCellar},
		{Name: "drawing", Open: func(t testing.TB, app *app.App) {
			sit(t, app, "bidding-may-draw")
			app.Settings.Speed = store.SpeedHalf
			app.SettingsChanged()
			scenetest.Act(t, app, "draw")
			scenetest.Tick(t, app, 90)
		}},
		{Name: "waiting", Open: func(t testing.TB, app *app.App) {
			app.Settings.Speed, app.Settings.SkipTold = store.SpeedHalf, true
			app.SettingsChanged()
			sit(t, app, "bidding-4")
			scenetest.Act(t, app, "pass")
			scenetest.Tick(t, app, 40) // until it is said that Hugo thinks
		}},
		{Name: "placing", Main: true, Open: func(t testing.TB, app *app.App) {
			sit(t, app, "placing-4")
			scenetest.Act(t, app, lastCard(t, app))
			choosePlace(t, app)
		}},
		{Name: "bidding-take", Unkept: true, Open: overbid},
		{Name: "bidding-take-more", Unkept: true, Open: func(t testing.TB, app *app.App) {
			overbid(t, app)
			scenetest.Act(t, app, lastCard(t, app))
		}},
		{Name: "bidding-last", Unkept: true, Open: at("bidding-last")},
		{Name: "placing-first", Open: at("placing-4", "hand/3")},
		{Name: "placing5", Open: func(t testing.TB, app *app.App) {
			sit(t, app, "placing-5")
			scenetest.Act(t, app, lastCard(t, app))
		}},
		{Name: "placing-ten", Open: at("placing-ten-cards", "hand/4")}, // more cards than the tray is wide
		{Name: "placing-second", Open: at("placing-second-cellar")},
		{Name: "cellar-theirs", Unkept: true, Open: func(t testing.TB, app *app.App) { // somebody else's second cellar, and his first
			sit(t, app, "placing-second-cellar")
			if app.Stage().Find("seat/2") == nil {
				scenetest.Act(t, app, "tab/others")
			}
			scenetest.Act(t, app, "seat/2")
		}},
		{Name: "cellar-first", Unkept: true, Open: func(t testing.TB, app *app.App) {
			sit(t, app, "placing-second-cellar")
			if app.Stage().Find("earlier/0") != nil {
				scenetest.Act(t, app, "earlier/0")
			}
		}},
		{Name: "placing-last", Open: at("placing-last-round")}, // there is something to lose (W51)
		{Name: "confirm-last", Open: at("placing-last-round", "done")},
		{Name: "confirm", Open: func(t testing.TB, app *app.App) {
			app.Settings.Confirm = store.ConfirmAlways
			at("bidding-4", "pass")(t, app)
		}},
		{Name: "cover", Main: true, Open: at("two-people-bidding")},
		{Name: "inspected", Open: func(t testing.TB, app *app.App) {
			sit(t, app, "bidding-4")
			scenetest.Find(t, app, "hand/1").Inspect()
			app.Changed()
		}},
		{Name: "last", Main: true, Open: last("placing-last-round")},
		{Name: "last-mark", Open: last("placing-last-round", "understood")},
		{Name: "look", Open: at("bidding-grown-cellars", "menu", "menu/look")}, // a tap inspects
		{Name: "pointed", Open: func(t testing.TB, app *app.App) { // a line's bottles glow
			sit(t, app, "bidding-4")
			scenetest.PointAt(t, app, "log/55")
		}},
		{Name: "hint", Main: true, Open: hint("bidding-4", 3)},
		{Name: "hint5", Open: hint("bidding-5", 3)},
		{Name: "hint-draw", Unkept: true, Open: hint("bidding-may-draw", 3)},
		{Name: "hint-placing", Open: hint("placing-4", 3)},
		{Name: "menu", Open: at("bidding-4", "menu")},
		{Name: "others", Open: func(t testing.TB, app *app.App) {
			scenetest.Told(t, app, weinhaendler.Kind(), "bidding-4", "", 30, "pass")
		}},
		{Name: "log", Open: at("bidding-4", "menu", "menu/log")},
		{Name: "log-seat", Main: true, Open: at("bidding-4", "menu", "menu/log", "whose/3", "log/51")}, // Emma’s lines, one marked
		{Name: "replay", Main: true, Open: replay},
		{Name: "replay-compared", Open: func(t testing.TB, app *app.App) {
			replay(t, app)
			if scenetest.Find(t, app, "menu"); app.Stage().Find("compared") == nil {
				scenetest.Act(t, app, "menu", "menu/compared")
			} else {
				scenetest.Act(t, app, "compared")
			}
			for app.Outline().Find("since-table").Heading == app.Words.Hint.Thinks {
				scenetest.Tick(t, app, 1)
			}
			for _, line := range app.Outline().Find("since-0").Items {
				if strings.HasPrefix(line, ",") || strings.HasPrefix(line, ":") {
					t.Errorf("what was compared has no name in %q", line)
				}
			}
		}},
		{Name: "replay-end", Unkept: true, Open: func(t testing.TB, app *app.App) {
			scenetest.Again(t, app, weinhaendler.Kind(), "over-4", 1)
		}},
		{Name: "replay-bids", Unkept: true, Open: func(t testing.TB, app *app.App) {
			scenetest.Again(t, app, weinhaendler.Kind(), "over-4", 0.52)
		}},
		{Name: "replay-all", Open: func(t testing.TB, app *app.App) {
			replay(t, app)
			scenetest.Act(t, app, "replay-all")
		}},
		{Name: "result", Main: true, Open: result("over-4")},
		{Name: "result-tie", Open: result("over-tie")},
		{Name: "result-secret", Open: result("over-secret")},
		{Name: "result5", Open: result("over-5")},
	}
}

// openForbidden lifts a card that would make somebody else's total (W12).
func openForbidden(t testing.TB, app *app.App) {
	sit(t, app, "bidding-forbidden-total")
	scenetest.Act(t, app, "hand/0")
	if c := scenetest.Find(t, app, "add"); !c.Disabled {
		t.Fatalf("a forbidden total can be bid: %q", c.Label)
	}
}

// openTab opens a tab of the felt, if the screen is so small that it has it.
func openTab(position, tab string) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		sit(t, app, position)
		if app.Stage().Find(tab) != nil {
			scenetest.Act(t, app, tab)
		}
	}
}

// openOthersCellar looks at somebody's cellar, whose panel has a tab on a small
// screen.
func openOthersCellar(t testing.TB, app *app.App) {
	sit(t, app, "bidding-grown-cellars")
	if app.Stage().Find("seat/2") == nil {
		scenetest.Act(t, app, "tab/others")
	}
	scenetest.Act(t, app, "seat/2")
}

// choosePlace taps the first place that glows.
func choosePlace(t testing.TB, app *app.App) {
	t.Helper()
	for _, c := range app.Stage().Controls() {
		if strings.HasPrefix(c.ID, "place/") {
			scenetest.Act(t, app, c.ID)
			return
		}
	}
	t.Fatal("no place glows")
}

// lastCard is the hand card farthest right.
func lastCard(t testing.TB, app *app.App) string {
	t.Helper()
	last := ""
	for _, c := range app.Stage().Controls() {
		if strings.HasPrefix(c.ID, "hand/") {
			last = c.ID
		}
	}
	if last == "" {
		t.Fatal("no card in the hand")
	}
	return last
}

// replay is a finished game that is seen again.
func replay(t testing.TB, app *app.App) {
	scenetest.Again(t, app, weinhaendler.Kind(), "over-4", 0.556)
}

// last opens a record once it has been told that the game is about to end.
func last(name string, ids ...string) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		sit(t, app, name)
		scenetest.Slow(t, app)
		scenetest.Last(t, app, ids...)
	}
}
