package vino

import (
	"strconv"
	"strings"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/sprites"
)

// Held implements table.Opened: the regions that are chosen and not yet shown.
func (b *board) Held(in engine.InfoState) []sprites.Look {
	var looks []sprites.Look
	for _, r := range in.(*vi.Info).Choice(in.Seat()) {
		looks = append(looks, sprites.Look{ID: artFolder + "region-shield", Lift: sprites.Token, Words: strconv.Itoa(r + 1)})
	}
	return looks
}

// HeldWords implements table.Opened.
func (b *board) HeldWords(in engine.InfoState) string {
	var list []string
	for _, r := range in.(*vi.Info).Choice(in.Seat()) {
		list = append(list, vi.RegionName(r))
	}
	return strings.Join(list, ", ")
}
