package app_test

import (
	"testing"

	"treille/scenes/games/weinhaendler"
	"treille/scenes/pages/online"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// TestTheFieldFollowsItsCard types what is no link: the card grows by the reason, and the page's own field goes along
// with the place that it lies over.
func TestTheFieldFollowsItsCard(t *testing.T) {
	for _, size := range shapes {
		app := newApp(t, size)
		field := app.OwnField()
		app.Push(online.NewTablesPage(app, []table.GameSpec{weinhaendler.Kind()}, nil))
		tick(t, app, 2)
		app.Activate("link")
		tick(t, app, 2)
		before := field.At
		field.Changed("x")
		tick(t, app, 2)
		r, u := app.Stage().Find("link").Rect, app.Frame().Unit
		if at := ui.R(r.X*u, r.Y*u, r.W*u, r.H*u); field.At != at || size == shapes[0] && at == before {
			t.Errorf("at %v the field lies at %v, before at %v, and its place at %v", size, field.At, before, at)
		}
	}
}
