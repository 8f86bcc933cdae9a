package zankapfel

import (
	"testing"

	zk "treille/engine/zankapfel"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// looked sits down at the table of a record, of which the game's view is handed over.
func looked(t *testing.T, size, record string) (*app.App, *tableState) {
	t.Helper()
	var b *tableState
	spec := Kind()
	spec.Sit = func(t *table.Table) table.GameView {
		b = sit(t).(*tableState)
		return b
	}
	app := scenetest.NewApp(scenetest.English(size))
	app.Settings.Confirm = store.ConfirmNever
	scenetest.Sit(t, app, spec, record)
	return app, b
}

// TestACardIsDraggedToItsPlace drags cards: on the place where a card is to go, or on
// the button, it is laid or bought, an apple on the orchard, too; anywhere else it is only chosen.
func TestACardIsDraggedToItsPlace(t *testing.T) {
	beside := func(app *app.App) ui.Rect { return ui.R(app.Frame().Full.CX()-1, 20, 2, 2) }
	for _, c := range []struct{ size, record, card, place, button string }{
		{"1280x800", "farm-5", "hand/yellow", laidID, "lay"},
		{"820x1180", "farm-5", "hand/yellow", laidID, "lay"},
		{"390x844", "farm-5", "hand/yellow", orchardID, "lay"},
		{"844x390", "farm-5", "hand/yellow", orchardID, "lay"},
		{"1280x800", "farm-5", "pile", handID, "buy"},
		{"390x844", "farm-5", "pile", handID, "buy"},
		{"844x390", "farm-5", "pile", handID, "buy"},
		{"1280x800", "discord-5", "discord/8", duelCardID(0), "discord"},
		{"390x844", "discord-5", "discord/8", duelCardID(0), "discord"},
	} {
		for _, to := range []string{"beside", "place", "button"} {
			scenetest.Do(func() {
				app, b := looked(t, c.size, c.record)
				at := beside(app)
				switch ok := true; to {
				case "place":
					if at, ok = app.Stage().Where(c.place); !ok {
						t.Errorf("%s: there is no %s", c.size, c.place)
					}
				case "button":
					at = scenetest.Find(t, app, b.Actions().Main.ID).Shown
				}
				before := len(b.t.Seen())
				scenetest.Drag(t, app, c.card, at.CX(), at.CY())
				if decided := len(b.t.Seen()) > before; decided != (to != "beside") {
					t.Errorf("%s: %s dropped %s: decided %v", c.size, c.card, to, decided)
				} else if !decided && !scenetest.Find(t, app, c.card).Checked {
					t.Errorf("%s: %s dropped beside is not chosen", c.size, c.card)
				}
			})
		}
	}
}

// TestTheMayorIsDraggedToASquare drops the mayor: on a square that he may enter it is announced, anywhere else he goes back.
func TestTheMayorIsDraggedToASquare(t *testing.T) {
	for _, size := range []string{"1280x800", "390x844"} {
		scenetest.Do(func() {
			app, b := looked(t, size, "announce-5")
			grid, _ := app.Stage().Where(orchardID)
			from, to := b.in.Mayor(), listed(b.in.Targets())[0]
			scenetest.Drag(t, app, "square/"+from.String(), grid.X-20, grid.Y-20)
			if b.in.Announced() != zk.NoSquare || b.pick != 0 {
				t.Errorf("%s: dropped beside the orchard, the mayor chooses %v", size, b.chosen())
			}
			at := squareIn(grid, to)
			if scenetest.Drag(t, app, "square/"+from.String(), at.CX(), at.CY()); b.in.Announced() != to && b.in.Mayor() != to {
				t.Errorf("%s: dropped on %v, the mayor announces %v", size, to, b.in.Announced())
			}
		})
	}
}
