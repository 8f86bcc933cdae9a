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
	return []table.LuckSpec{{
		Title: func(w *lang.Words) string { return w.Statistics.Regions },
		Things: table.Each(regions, func(r int) table.Thing {
			return table.Thing{Look: sprites.Look{ID: artFolder + "region-shield", Words: strconv.Itoa(r + 1)}, Tint: table.Tint("green"),
				Name: func(*lang.Words) string { return vi.RegionName(r) }}
		}),
	}}
}
