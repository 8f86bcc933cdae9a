package golden

import (
	"strconv"
	"testing"

	wh "treille/engine/weinhaendler"
	"treille/scenes"
	"treille/scenes/home"
	"treille/scenes/settings"
	"treille/scenes/store"
	"treille/scenes/table"
)

// all are the screens and states that the tests look at.
var all = []scene{
	{"home", false, func(t testing.TB, room *scenes.Room) { room.Push(home.New(room)) }},
	{"home-continue", false, func(t testing.TB, room *scenes.Room) {
		saver := table.NewSaver(room)
		saver.Save(play(t, bidding(4, 1, 7, 4)))
		room.Push(home.New(room))
	}},
	{"home-damaged", true, func(t testing.TB, room *scenes.Room) {
		if err := room.Store.Save(table.RunningKey, []byte("[Game \"weinh")); err != nil {
			t.Fatal(err)
		}
		room.Push(home.New(room))
	}},
	{"home-focus", true, func(t testing.TB, room *scenes.Room) {
		room.Push(home.New(room))
		tick(t, room, 2)
		room.Focus("new")
	}},
	{"newgame", false, prepare(4)},
	{"newgame5", true, prepare(5)},
	{"newgame-edit", false, prepare(4, "edit/1")},
	{"home-shelf", true, func(t testing.TB, room *scenes.Room) {
		for round := 2; round <= 4; round++ {
			if err := table.Shelve(room.Store); err != nil {
				t.Fatal(err)
			}
			saver := table.NewSaver(room)
			saver.Save(play(t, bidding(4, 1, 7, round)))
		}
		room.Push(home.New(room))
		tick(t, room, 2)
		act(t, room, "shelf")
	}},
	{"settings", false, func(t testing.TB, room *scenes.Room) {
		room.Push(home.New(room))
		room.Push(settings.New(room))
	}},
	{"settings-foot", true, func(t testing.TB, room *scenes.Room) {
		room.Push(home.New(room))
		p := settings.New(room)
		room.Push(p)
		tick(t, room, 2)
		p.Scroll(1e6)
	}},
	{"rules", false, book(0, true)},
	{"rules-exchange", true, book(1, true)},
	{"rules-cellars", true, book(2, true)},
	{"rules-refill", true, book(3, true)},
	{"rules-end", true, book(4, true)},
	{"rules-bottles", true, book(5, false)},
	{"bidding", false, table1(bidding(4, 1, 7, 4), "hand/1", "hand/2")},
	{"bidding3", true, table1(bidding(3, 1, 3, 3), "hand/0")},
	{"bidding5", false, table1(bidding(5, 1, 5, 3), "hand/0", "hand/1")},
	{"bidding-full", true, table1(deal{4, 1, 1, "full", func(in *wh.Info) bool {
		return in.Phase() == wh.PhaseBidding && in.HandSize(0) >= 6
	}})},
	{"bidding-draw", true, table1(deal{4, 1, 7, "draw", func(in *wh.Info) bool {
		return in.Phase() == wh.PhaseBidding && in.MayDraw() && in.PileSize() > 0 && in.Round() > 1
	}}, "hand/0")},
	{"drawing", true, func(t testing.TB, room *scenes.Room) {
		sit(t, room, deal{4, 1, 7, "draw", func(in *wh.Info) bool {
			return in.Phase() == wh.PhaseBidding && in.MayDraw() && in.PileSize() > 0 && in.Round() > 1
		}})
		room.Settings.Speed = store.SpeedHalf
		room.SettingsChanged()
		act(t, room, "draw")
		tick(t, room, 90)
	}},
	{"bidding-reason", true, table1(bidding(4, 1, 7, 2), "add")}, // with the reason why nothing can be added
	{"bidding-forbidden", true, openForbidden},
	{"bidding-cellar", true, table1(bidding(4, 1, 7, 6), "seat/2")},
	{"waiting", true, func(t testing.TB, room *scenes.Room) {
		room.Settings.Speed = store.SpeedHalf
		room.SettingsChanged()
		sit(t, room, bidding(4, 1, 7, 3))
		act(t, room, "pass")
		tick(t, room, 10)
	}},
	{"placing", false, func(t testing.TB, room *scenes.Room) {
		sit(t, room, placing(4, 7, 3))
		act(t, room, lastCard(t, room))
		choosePlace(t, room)
	}},
	{"placing-first", true, table1(placing(4, 7, 1), "hand/3")},
	{"placing5", true, func(t testing.TB, room *scenes.Room) {
		sit(t, room, placing(5, 5, 4))
		act(t, room, lastCard(t, room))
	}},
	{"placing-ten", true, func(t testing.TB, room *scenes.Room) { // more cards than the tray is wide
		sit(t, room, deal{3, 1, 34, "ten", func(in *wh.Info) bool {
			return in.Phase() == wh.PhaseCellars && in.HandSize(0) >= 10
		}})
		act(t, room, "hand/4")
	}},
	{"placing-second", true, func(t testing.TB, room *scenes.Room) { // another cellar is begun
		sit(t, room, deal{3, 1, 4, "second", func(in *wh.Info) bool {
			return in.Phase() == wh.PhaseCellars && in.CellarCount(0) > 1
		}})
	}},
	{"placing-last", true, table1(lastRound)},
	{"confirm-last", true, table1(lastRound, "done")},
	{"cover", false, table1(bidding(4, 2, 7, 3))},
	{"inspected", true, func(t testing.TB, room *scenes.Room) {
		sit(t, room, bidding(4, 1, 7, 4))
		find(t, room, "hand/1").Inspect()
		room.Changed()
	}},
	{"confirm", true, func(t testing.TB, room *scenes.Room) {
		room.Settings.Confirm = store.ConfirmAlways
		table1(bidding(4, 1, 7, 4), "pass")(t, room)
	}},
	{"menu", true, table1(bidding(4, 1, 7, 3), "menu")},
	{"log", true, table1(bidding(4, 1, 7, 3), "menu", "menu/log")},
	{"result", false, result(over(4, 7))},
	{"result-tie", true, result(tie)},
	{"result5", true, result(over(5, 5))},
}

// lastRound is a game in whose last cellars there is something to lose (W51).
var lastRound = deal{4, 1, 7, "last", func(in *wh.Info) bool {
	return in.Phase() == wh.PhaseCellars && in.LastRound() && in.HandSize(0) > 0
}}

// tie is a game that two players win together.
var tie = over(4, 15)

// openForbidden lifts cards that would make somebody else's total.
func openForbidden(t testing.TB, room *scenes.Room) {
	d := deal{4, 1, 7, "forbidden", func(in *wh.Info) bool {
		return in.Phase() == wh.PhaseBidding && forbidden(in) != nil
	}}
	sit(t, room, d)
	for _, i := range forbidden(play(t, d).Info(0).(*wh.Info)) {
		act(t, room, "hand/"+strconv.Itoa(i))
	}
	if c := find(t, room, "add"); !c.Disabled {
		t.Fatalf("a forbidden total can be bid: %q", c.Label)
	}
}
