package zankapfel

import (
	"strconv"

	zk "treille/engine/zankapfel"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/sprites"
)

// draws are the apples that are dealt, and the dice of quarrels.
func draws() []table.LuckSpec {
	apples := table.LuckSpec{Title: func(w *lang.Words) string { return w.Statistics.Apples }}
	for c := zk.Red; c <= zk.Joker; c++ {
		apples.Things = append(apples.Things, table.Thing{Look: sprites.Look{ID: appleArt(c)}, Tint: table.Tint(colourArt[c]),
			Name: func(w *lang.Words) string { return of(&w.Zankapfel.Names, c) }})
	}
	dice := table.LuckSpec{Title: func(w *lang.Words) string { return w.Statistics.Dice }, Ordered: true}
	for pips := 1; pips <= (zk.Game{}).Luck()[1]; pips++ {
		dice.Things = append(dice.Things, table.Thing{Look: sprites.Look{ID: dieArt(pips)}, Tint: table.Paper,
			Name: func(*lang.Words) string { return strconv.Itoa(pips) }})
	}
	return []table.LuckSpec{apples, dice}
}
