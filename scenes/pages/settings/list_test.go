package settings_test

import "treille/scenes/testkit/scenetest"

// list are the states of the page.
func list() []scenetest.Scene {
	return []scenetest.Scene{
		{Name: "settings", Main: true, Open: open},
		{Name: "settings-foot", Open: openFoot},
		{Name: "settings-served", Open: openServed, Unkept: true},
		{Name: "settings-reset", Open: asked("defaults")},
		{Name: "settings-delete", Open: asked("delete")},
	}
}
