package farbenpoker

import (
	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/scenes/table"
	"treille/sprites"
)

// Moment implements table.Momentary. It is shown of finished games alone: there sticks
// may show the colours that had been seen of them (rule F40).
func (b *board) Moment(played, better engine.Action) table.Moment {
	return table.Beside(b.pieces(played), b.pieces(better))
}

// pieces are those that a decision is about.
func (b *board) pieces(a engine.Action) []sprites.Look {
	switch d := fp.Decode(a); d.Kind {
	case fp.DecisionReroll:
		return []sprites.Look{{ID: dieArt(b.now.Dice[len(b.now.Dice)-1]), Lift: sprites.Token}}
	case fp.DecisionDraw:
		return []sprites.Look{{ID: stickArt(b.in.Seen(d.Hole)), Lift: sprites.Token}}
	}
	return nil
}
