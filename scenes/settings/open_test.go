package settings_test

import (
	"testing"

	"treille/scenes"
	"treille/scenes/scenetest"
	"treille/scenes/settings"
)

// open opens the page.
func open(_ testing.TB, room *scenes.Room) { room.Push(settings.New(room)) }

// openFoot opens the page and scrolls down to its foot.
func openFoot(t testing.TB, room *scenes.Room) {
	p := settings.New(room)
	room.Push(p)
	scenetest.Tick(t, room, 2)
	p.Scroll(1e6)
}
