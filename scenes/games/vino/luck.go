package vino

import (
	"strconv"

	vi "treille/engine/vino"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/sprites"
)

// draws are the regions in which one begins (V11).
func draws() []table.LuckSpec {
	d := table.LuckSpec{Title: func(w *lang.Words) string { return w.Statistics.Regions }}
	for r := range vi.Regions {
		d.Things = append(d.Things, table.Thing{Look: sprites.Look{ID: artFolder + "region-shield", Words: strconv.Itoa(r + 1)}, Tint: table.Tint("green"),
			Name: func(*lang.Words) string { return vi.RegionName(r) }})
	}
	return []table.LuckSpec{d}
}
