package zankapfel

import (
	zk "treille/engine/zankapfel"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/sprites"
)

// draws are the apples that are dealt, and the dice of quarrels.
func draws() []table.LuckSpec {
	apples := table.Each(kinds, func(c zk.Card) table.Thing {
		return table.Thing{Look: sprites.Look{ID: appleArt(c)}, Tint: table.Tint(colourArt[c]),
			Name: func(w *lang.Words) string { return lang.Capital(of(&w.Zankapfel.Colours, c)) }}
	})
	dice := table.Each(table.UpTo((zk.Game{}).Luck()[1] + 1)[1:], func(pips int) table.Thing {
		return table.Thing{Look: sprites.Look{ID: dieArt(pips)}, Tint: table.Paper, Name: func(*lang.Words) string { return digits(pips) }}
	})
	return []table.LuckSpec{
		{Title: func(w *lang.Words) string { return w.Statistics.Apples }, Things: apples},
		{Title: func(w *lang.Words) string { return w.Statistics.Dice }, Things: dice, Ordered: true},
	}
}
