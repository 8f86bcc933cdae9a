package farbenpoker

import (
	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/sprites"
)

// linePieces are the chips that a line of the log is about, one for all. No line shows a
// stick or a die (rule F40).
func linePieces(e engine.Event) []sprites.Look {
	switch e.Kind {
	case fp.EventHit, fp.EventMiss, fp.EventPot, fp.EventPaid:
		return []sprites.Look{{ID: artFolder + "chip", Lift: sprites.Token}}
	}
	return nil
}
