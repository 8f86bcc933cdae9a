package weinhaendler

import (
	wh "treille/engine/weinhaendler"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/sprites"
)

// draws are the wines that are dealt, empty bottles last.
func draws() []table.LuckSpec {
	d := table.LuckSpec{Title: func(w *lang.Words) string { return w.Statistics.Bottles }}
	for of := range wh.Empty.Wine() {
		c := wh.Bottle(of, 1)
		d.Things = append(d.Things, table.Thing{Look: asDot(c), Tint: table.Tint(wineArt[of]),
			Name: func(*lang.Words) string { return shortWine(c) }})
	}
	d.Things = append(d.Things, table.Thing{Look: sprites.Look{ID: dotArt(wh.Empty)}, Tint: table.Paper,
		Name: func(w *lang.Words) string { return w.Weinhaendler.Cards.Empty }})
	return []table.LuckSpec{d}
}
