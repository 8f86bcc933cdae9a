package saves

import (
	"treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/table"
)

// Replay shows a finished game again, whose record is kept. If it cannot be shown, it
// says so.
func Replay(app *app.App, kinds []table.GameSpec, g *archive.Game) {
	k := keeper{app: app, kinds: kinds}
	k.replay(g)
}
