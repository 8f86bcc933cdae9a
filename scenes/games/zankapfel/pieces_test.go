package zankapfel

import (
	"slices"
	"testing"

	zk "treille/engine/zankapfel"
)

// TestBuyingAndLayingLookDifferent compares the pictures of buying a card and of laying the same one, which
// the analysis shows side by side: a price belongs to the one, a back to the other.
func TestBuyingAndLayingLookDifferent(t *testing.T) {
	_, b := looked(t, "390x844", "farm-5")
	var price, back bool
	face := b.in.Face()
	for _, p := range b.Thumbnail(zk.Buy(), zk.Lay(face)).Parts {
		price = price || p.Look.Words == b.words().Whole(-b.in.Price(face))
		back = back || p.Look.ID == cardArt(zk.NoCard)
	}
	if !price || !back || !slices.Contains(b.in.LegalActions(nil), zk.Buy()) {
		t.Errorf("a price is shown: %v, a back: %v", price, back)
	}
}

// TestAllNumbersOfTwoSquaresAreLegible compares two squares with four numbers each in the picture of a phone's analysis.
func TestAllNumbersOfTwoSquaresAreLegible(t *testing.T) {
	_, b := looked(t, "390x844", "chip-3")
	m := b.Thumbnail(zk.Chip(0), zk.Chip(24))
	k, marks := min(130/m.W, 96/m.H), 0
	for _, p := range m.Parts {
		if p.Look.Words == "" {
			continue
		}
		if marks++; p.Box.W*k < 24 || p.Box.Right() > m.W || p.Box.Bottom() > m.H {
			t.Errorf("the %s is %.0f wide, at %v in %.0f × %.0f", p.Look.Words, p.Box.W*k, p.Box, m.W, m.H)
		}
	}
	if marks != 8 {
		t.Errorf("%d numbers are shown, want 8", marks)
	}
}
