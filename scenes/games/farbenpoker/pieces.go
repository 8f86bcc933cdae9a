package farbenpoker

import (
	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/scenes/table"
	"treille/sprites"
)

// Which pieces belong to an event and to a decision; no seat keeps any hidden.

// eventPieces are the chips that a line of the log is about, one for all. No line shows a
// stick or a die (rule F40).
func eventPieces(e fp.Event) []sprites.Look {
	switch e.Kind {
	case fp.EventHit, fp.EventMiss, fp.EventPot, fp.EventPaid:
		return []sprites.Look{{ID: artFolder + "chip", Lift: sprites.Token}}
	}
	return nil
}

// Thumbnail implements table.Momentary. It is shown of finished games alone: there sticks
// may show the colours that had been seen of them (rule F40).
func (b *tableState) Thumbnail(played, better engine.Action) table.Thumbnail {
	return table.Beside(b.words(), b.decisionPieces(played), b.decisionPieces(better))
}

// decisionPieces are those that a decision is about.
func (b *tableState) decisionPieces(a engine.Action) []sprites.Look {
	switch d := fp.Decode(a); d.Kind {
	case fp.DecisionReroll:
		return []sprites.Look{{ID: dieArt(b.now.Dice[len(b.now.Dice)-1]), Lift: sprites.Token}}
	case fp.DecisionDraw:
		return []sprites.Look{{ID: stickArt(b.in.Seen(d.Hole)), Lift: sprites.Token}}
	}
	return nil
}
