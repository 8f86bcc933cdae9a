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

// TestEachAppleOfTheHandIsSeen looks at hands with apples alike: each shows its sign, and none is a stack with a number beside
// single ones.
func TestEachAppleOfTheHandIsSeen(t *testing.T) {
	for _, record := range []string{"chip-5", "farm-5", "farm-6", "discord-5"} {
		for _, size := range []string{"390x844", "844x390", "1280x800"} {
			app, b := looked(t, size, record)
			var signs []float64
			for _, card := range b.cards.In(inHand, b.t.Base()) {
				if r, ok := app.Stage().Where(card.Key); ok && r.W >= leastHand {
					signs = append(signs, r.X)
				}
			}
			slices.Sort(signs)
			for i := range signs[min(1, len(signs)):] {
				if signs[i+1]-signs[i] < 12 {
					t.Errorf("%s, %s: the cards begin at %.0f", record, size, signs)
					break
				}
			}
			if record != "discord-5" && len(signs) < 4 {
				t.Errorf("%s, %s: %d cards lie there", record, size, len(signs))
			}
		}
	}
}
