package settings_test

import (
	"testing"

	"treille/scenes/app"
	"treille/scenes/games/weinhaendler"
	"treille/scenes/pages/settings"
	"treille/scenes/testkit/scenetest"
)

// open opens the page.
func open(_ testing.TB, app *app.App) { app.Push(settings.New(app, weinhaendler.Kind().Sample)) }

// served is a page that comes from a server.
type served struct{ app.Line }

// openServed opens the page where friends play at their own devices: it has one setting more.
func openServed(t testing.TB, app *app.App) {
	app.Line = served{}
	open(t, app)
}

// openFoot opens the page and scrolls down to its foot.
func openFoot(t testing.TB, app *app.App) {
	p := settings.New(app, weinhaendler.Kind().Sample)
	app.Push(p)
	scenetest.Tick(t, app, 2)
	p.Scroll(1e6)
}

// asked opens the page and presses a button that asks.
func asked(control string) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		open(t, app)
		scenetest.Tick(t, app, 2)
		app.Activate(control)
	}
}
