package saves

import (
	scenes "treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/table"
)

// Replay shows a finished game again, whose record is kept. If it cannot be shown, it
// says so.
func Replay(room *scenes.Room, kinds []table.Kind, g *archive.Game) {
	k := keeper{room: room, kinds: kinds}
	k.replay(g)
}
