package vino_test

import (
	"testing"

	"treille/scenes"
	"treille/scenes/scenetest"
	"treille/scenes/store"
)

// list are the states of the table and of the page with its result.
func list() []scenetest.Scene {
	return []scenetest.Scene{
		{Name: "owners", Main: true, Open: at("owners-4", "coin/7.8", "coin/7.9")},
		{Name: "owners5", Open: at("owners-5", "coin/7.14")},
		{Name: "choose", Main: true, Open: at("choose-4", "region/1", "region/6")},
		{Name: "choose-one", Moves: "region/6", Open: func(t testing.TB, room *scenes.Room) {
			at("choose-4", "region/3")(t, room)
			scenetest.Tick(t, room, 60) // until the screen has faded in
		}},
		{Name: "newcomer", Open: at("newcomer-4", "coin/6.2")},
		{Name: "drawn", Open: at("drawn-4", "coin/3.1")},
		{Name: "third", Open: at("third-4")},
		{Name: "gift", Open: at("gift-4")},
		{Name: "sell", Main: true, Open: at("sell-4", "more", "more", "more", "more", "more")},
		{Name: "sell5", Open: at("sell-5")},
		{Name: "give", Open: at("give-4")},
		{Name: "raise", Open: at("raise-4", "up/B")},
		{Name: "raise5", Open: at("raise-5", "up/N")},
		{Name: "cellar", Open: at("owners-4", "seat/0")},
		{Name: "region", Open: at("owners-4", "region/3")},
		{Name: "cover", Open: at("two-people-choose")},
		{Name: "rolling", Open: func(t testing.TB, room *scenes.Room) {
			room.Settings.Speed, room.Settings.SkipTold = store.SpeedHalf, true
			room.SettingsChanged()
			sit(t, room, "chosen-4")
			for _, id := range []string{"region/3", "region/6", "tab/sheet", "choose"} {
				if id != "tab/sheet" || room.Stage().Find(id) != nil {
					press(t, room, id)
				}
			}
			scenetest.Tick(t, room, 400)
		}},
		{Name: "log", Open: at("owners-4", "menu", "menu/log")},
		{Name: "result", Main: true, Open: result("over-4")},
		{Name: "result5", Open: result("over-5")},
	}
}
