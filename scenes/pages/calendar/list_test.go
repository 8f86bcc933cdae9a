package calendar_test

import (
	"testing"

	"treille/scenes/app"
	"treille/scenes/data/today"
	"treille/scenes/testkit/scenetest"
)

// list are the states of the page.
func list() []scenetest.Scene {
	played := func(ids ...string) func(testing.TB, *app.App) {
		return func(t testing.TB, app *app.App) {
			keep(t, app, today.MonthOf(today.DayOf(now)), november)
			open(t, app, now)
			if len(ids) > 0 {
				scenetest.Tick(t, app, 2)
				scenetest.Act(t, app, ids...)
			}
		}
	}
	return []scenetest.Scene{
		{Name: "calendar", Main: true, Open: played()},
		{Name: "calendar-empty", Open: func(t testing.TB, app *app.App) { open(t, app, now) }},
		{Name: "calendar-missed", Open: played("day/14")},
		{Name: "calendar-day", Unkept: true, Open: played("day/7")},
	}
}
