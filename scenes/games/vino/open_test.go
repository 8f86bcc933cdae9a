package vino_test

import (
	"testing"

	scenes "treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games/vino"
	"treille/scenes/pages/rules"
	"treille/scenes/testkit/scenetest"
)

// sit opens the table of a record.
func sit(t testing.TB, room *scenes.Room, name string) {
	t.Helper()
	scenetest.Sit(t, room, vino.Kind(), name)
}

// at opens the table of a record and presses controls.
func at(name string, ids ...string) func(testing.TB, *scenes.Room) {
	return func(t testing.TB, room *scenes.Room) {
		sit(t, room, name)
		for _, id := range ids {
			press(t, room, id)
		}
		if c := room.Stage().Find("tab/sheet"); c != nil && !c.Checked {
			scenetest.Act(t, room, "tab/sheet")
		}
	}
}

// hinted opens the table of a record and asks for all parts of a hint.
func hinted(name string) func(testing.TB, *scenes.Room) {
	return func(t testing.TB, room *scenes.Room) {
		at(name)(t, room)
		scenetest.Act(t, room, "hint", "hint/more", "hint/more")
		for range 600 {
			if s := room.Outline().Find("hint"); s != nil && len(s.Items) == 3 {
				scenetest.Tick(t, room, 1)
				return
			}
			scenetest.Tick(t, room, 1)
		}
		t.Fatal("there is no hint")
	}
}

// during opens the table of a record, presses controls, and lets some of what
// follows happen, slowly.
func during(name string, ticks int, ids ...string) func(testing.TB, *scenes.Room) {
	return func(t testing.TB, room *scenes.Room) {
		room.Settings.Speed, room.Settings.SkipTold = store.SpeedHalf, true
		room.SettingsChanged()
		sit(t, room, name)
		for _, id := range ids {
			if id != "tab/sheet" || room.Stage().Find(id) != nil {
				press(t, room, id)
			}
		}
		scenetest.Tick(t, room, ticks)
	}
}

// press presses a control, on a small phone behind the tab where it is.
func press(t testing.TB, room *scenes.Room, id string) {
	t.Helper()
	for _, tab := range []string{"tab/map", "tab/others", "tab/sheet"} {
		if room.Stage().Find(id) == nil && room.Stage().Find(tab) != nil {
			scenetest.Act(t, room, tab)
		}
	}
	scenetest.Act(t, room, id)
}

// page opens a page of the rules, as from a game.
func page(page int) func(testing.TB, *scenes.Room) {
	return func(t testing.TB, room *scenes.Room) { room.Push(rules.New(room, vino.Kind().Book, page, true)) }
}

// result opens the table of a game that is over, which shows its result.
func result(name string) func(testing.TB, *scenes.Room) {
	return func(t testing.TB, room *scenes.Room) {
		before := room.Depth()
		sit(t, room, name)
		if room.Depth() != before+2 {
			t.Fatal("the table of a game that is over does not show its result")
		}
	}
}

// after opens the table of a game that is over, without the page of its result.
func after(name string) func(testing.TB, *scenes.Room) {
	return func(t testing.TB, room *scenes.Room) {
		result(name)(t, room)
		room.Pop()
	}
}
