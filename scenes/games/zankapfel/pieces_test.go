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
