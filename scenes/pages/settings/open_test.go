package settings_test

import (
	"testing"

	scenes "treille/scenes/app"
	"treille/scenes/games/weinhaendler"
	"treille/scenes/pages/settings"
	"treille/scenes/testkit/scenetest"
)

// open opens the page.
func open(_ testing.TB, room *scenes.Room) { room.Push(settings.New(room, weinhaendler.Kind().Sample)) }

// openFoot opens the page and scrolls down to its foot.
func openFoot(t testing.TB, room *scenes.Room) {
	p := settings.New(room, weinhaendler.Kind().Sample)
	room.Push(p)
	scenetest.Tick(t, room, 2)
	p.Scroll(1e6)
}

// asked opens the page and presses a button that asks.
func asked(control string) func(testing.TB, *scenes.Room) {
	return func(t testing.TB, room *scenes.Room) {
		open(t, room)
		scenetest.Tick(t, room, 2)
		room.Activate(control)
	}
}
