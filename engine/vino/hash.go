package vino

import "treille/engine"

// fold folds everything on the table into a hash.
func (t *Table) fold(h *engine.Hasher) {
	h.Add(uint64(t.phase) | uint64(uint8(t.actor))<<8 | uint64(t.region)<<16 | uint64(t.round)<<24 | uint64(t.players)<<32 | uint64(t.rose)<<40)
	low, high := t.pack()
	h.Add(uint64(uint32(low)) | uint64(uint32(high))<<32)
	h.Add(uint64(t.left) | uint64(t.fall)<<8 | uint64(t.pile)<<16 | uint64(t.bottles)<<32)
	if t.hiddenMoney {
		h.Add(1)
	}
	for r := range Regions {
		h.Add(uint64(t.free[r]) | uint64(t.markers[r])<<32)
	}
	for p := range t.players {
		for r := range Regions {
			h.Add(uint64(t.owned[r][p]) | uint64(t.grows[r][p])<<32)
		}
		for v := range Varieties {
			h.Add(uint64(t.cellar[p][v]))
		}
		h.Add(uint64(t.used[p]) | uint64(t.shown[p])<<8)
		h.Add(uint64(uint32(t.money[p])) | uint64(uint32(t.income[p]))<<32)
	}
	for _, square := range t.market {
		h.AddInt(int(square))
	}
}
