package ui_test

import (
	"strings"
	"testing"

	"treille/scenes/ui"
	"treille/sprites"
)

// TestEllipsisKeepsWhatFits cuts words to rooms of all widths: one letter more would be
// too wide.
func TestEllipsisKeepsWhatFits(t *testing.T) {
	st := sprites.Style{Font: sprites.Serif, Size: 17}
	const words = "Wíllem Vögeli’s Weine"
	for width := range int(sprites.Measure(words, st)) + 3 {
		width := float64(width)
		got := ui.Ellipsis(words, st, width)
		kept, cut := strings.CutSuffix(got, "…")
		if !strings.HasPrefix(words, kept) {
			t.Fatalf("in %v it is %q", width, got)
		}
		if w := sprites.Measure(got, st); w > width && kept != "" {
			t.Errorf("in %v, %q is %v wide", width, got, w)
		}
		if rest := []rune(words[len(kept):]); cut && sprites.Measure(kept+string(rest[0])+"…", st) <= width {
			t.Errorf("in %v, %q could be longer", width, got)
		}
		if full := sprites.Measure(words, st) <= width; full == cut {
			t.Errorf("in %v it is %q", width, got)
		}
	}
	// A record may be brought in with a name of any length.
	if got := ui.Ellipsis(strings.Repeat("m", 300_000), st, 100); len(got) > 20 {
		t.Errorf("of a very long name %d bytes are left", len(got))
	}
}
