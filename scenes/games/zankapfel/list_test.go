package zankapfel_test

import (
	"testing"

	scenes "treille/scenes/app"
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
		{Name: "farm", Main: true, Moves: "hand/yellow", Open: first("farm-5", "hand/yellow")},
		{Name: "farm-buy", Open: at("farm-5", "pile")},
		{Name: "farm3", Open: at("farm-3")},
		{Name: "farm6", Open: first("farm-6", "hand/blue")},
		{Name: "farm-others", Small: true, Open: openOthers("farm-6")},
		{Name: "announce", Main: true, Open: first("announce-5", "square/")},
		{Name: "offer", Open: first("offer-5", "square/", "points/1")},
		{Name: "accept", Open: first("accept-5", "taken/")},
		{Name: "accept6", Open: first("accept-6", "taken/")},
		{Name: "call", Open: first("call-5", "colour/")},
		{Name: "harvest", Open: harvest},
		{Name: "discord", Main: true, Open: first("discord-5", "discord/8")},
		{Name: "discord3", Open: first("discord-three", "discord/")},
		{Name: "tie", Open: first("discord-tie", "discord/")},
		{Name: "dice", Main: true, Open: first("dice-5", "dice/1")},
		{Name: "dice3", Open: first("dice-three", "dice/1")},
		{Name: "dice6", Open: at("dice-six", "dice/2")},
		{Name: "won", Open: won},
		{Name: "cover", Open: at("two-people-next")},
		{Name: "spent", Open: openSpent},
		{Name: "inspected", Open: func(t testing.TB, room *scenes.Room) {
			sit(t, room, "farm-5")
			scenetest.Find(t, room, "hand/yellow").Inspect()
			room.Changed()
		}},
		{Name: "pointed", Open: func(t testing.TB, room *scenes.Room) { // a line’s square glows
			sit(t, room, "accept-5")
			scenetest.PointAt(t, room, "log/201")
		}},
		{Name: "hint", Main: true, Open: hinted("farm-3")},
		{Name: "hint-accept", Open: hinted("accept-6")},
		{Name: "hint-discord", Open: hinted("discord-tie")},
		{Name: "log", Open: at("accept-5", "menu", "menu/log")},
		{Name: "log-seat", Open: at("accept-6", "menu", "menu/log", "whose/6")}, // of six
		{Name: "replay", Main: true, Open: replay},
		{Name: "replay-all", Open: func(t testing.TB, room *scenes.Room) {
			replay(t, room)
			scenetest.Act(t, room, "replay/all")
		}},
		{Name: "result", Main: true, Open: result("over-5")},
		{Name: "result3", Open: result("over-3")},
	}
}

// hinted opens the table of a record and asks for all parts of a hint.
func hinted(name string) func(testing.TB, *scenes.Room) {
	return func(t testing.TB, room *scenes.Room) {
		t.Helper()
		at(name, "hint", "hint/more", "hint/more")(t, room)
		for range 3000 {
			if s := room.Outline().Find("hint"); s != nil && len(s.Items) == 3 {
				return
			}
			scenetest.Tick(t, room, 1)
		}
		t.Fatal("there is no hint")
	}
}

// openOthers opens the tab with race and others, if the screen is so small that it has
// it.
func openOthers(position string) func(testing.TB, *scenes.Room) {
	return func(t testing.TB, room *scenes.Room) {
		sit(t, room, position)
		if room.Stage().Find("tab/others") != nil {
			scenetest.Act(t, room, "tab/others")
		}
	}
}

// slow shows computer players at half their speed.
func slow(room *scenes.Room) {
	room.Settings.Speed, room.Settings.SkipTold = store.SpeedHalf, true
	room.SettingsChanged()
}

// harvest calls the joker’s colour, and waits until all see who harvests alone.
func harvest(t testing.TB, room *scenes.Room) {
	slow(room)
	first("call-5", "colour/", "call")(t, room)
	scenetest.Tick(t, room, 110)
}

// won buys a die, and waits until the quarrel is won.
func won(t testing.TB, room *scenes.Room) {
	slow(room)
	at("dice-5", "dice/1", "dice")(t, room)
	for range 2000 {
		scenetest.Tick(t, room, 1)
		if c := room.Stage().Find("go-on"); c != nil {
			break
		}
	}
	scenetest.Tick(t, room, 640)
}

// openSpent looks at the discord cards that somebody has left, if his panel is there.
func openSpent(t testing.TB, room *scenes.Room) {
	openOthers("farm-5")(t, room)
	scenetest.Act(t, room, "seat/2")
}

// replay is a finished game that is seen again.
func replay(t testing.TB, room *scenes.Room) {
	scenetest.Again(t, room, zankapfel.Kind(), "over-5", 0.5)
}
