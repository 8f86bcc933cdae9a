package ui_test

import (
	"strings"
	"testing"

	"treille/scenes/ui"
	"treille/sprites"
)

// TestRichBreaksLines lays a sentence out beside what stands before it.
func TestRichBreaksLines(t *testing.T) {
	st := sprites.Style{Font: sprites.Serif, Size: 17}
	r := ui.Rich{Words: "Add the *two lifted* bottles: *41 €* is first.", Text: st, Bold: st}
	r.Bold.Font = sprites.SerifBold
	wide := sprites.Measure(ui.Plain(r.Words), r.Bold)
	if h := r.Height(0, wide, 20); h != 0 {
		t.Errorf("the sentence ends %v below its first line, though it has room", h)
	}
	if h := r.Height(wide/2, wide, 20); h != 20 {
		t.Errorf("after words half as wide as its room it ends %v below, want 20", h)
	}
	s := ui.NewStage()
	s.Begin(ui.Frame{Full: ui.R(0, 0, 400, 400)})
	if y := s.Rich(r, 10, 50, 0, wide/2, 20); y <= 50 {
		t.Error("half the room needs no second line")
	}
	s.End()
	bold, words := "", ""
	s.Visit(func(it ui.Item, _ ui.Rect) {
		words += it.Words + " "
		if it.Style.Font == sprites.SerifBold {
			bold += it.Words + " "
		}
		if right := it.Box.X + sprites.Measure(it.Words, it.Style); right > 10+wide/2+1 {
			t.Errorf("%q ends at %v", it.Words, right)
		}
	})
	if bold != "two lifted 41 € " || strings.Contains(words, "*") {
		t.Errorf("of %q this is bold: %q", words, bold)
	}
}
