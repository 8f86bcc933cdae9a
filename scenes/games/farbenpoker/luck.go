package farbenpoker

import (
	fp "treille/engine/farbenpoker"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/sprites"
)

// draws are the colours of the dice.
func draws() []table.LuckSpec {
	d := table.LuckSpec{Title: func(w *lang.Words) string { return w.Statistics.Colours }}
	for c := fp.Red; c <= fp.Violet; c++ {
		d.Things = append(d.Things, table.Thing{Look: sprites.Look{ID: dieArt(c)}, Tint: table.Tint(colourArt[c]),
			Name: func(w *lang.Words) string { return lang.Capital(colourWord(&w.Farbenpoker.Colours, c)) }})
	}
	return []table.LuckSpec{d}
}
