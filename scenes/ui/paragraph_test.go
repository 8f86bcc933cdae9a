package ui_test

import (
	"strings"
	"testing"

	"treille/scenes/ui"
	"treille/sprites"
)

// TestRichBreaksLines lays a sentence out in its width and in half of it.
func TestRichBreaksLines(t *testing.T) {
	st := sprites.Style{Font: sprites.Serif, Size: 17}
	r := ui.Rich{Words: "Add the *two lifted* bottles: *41 €* is first.", Text: st, Bold: st}
	r.Bold.Font = sprites.SerifBold
	wide := sprites.Measure(ui.Plain(r.Words), r.Bold)
	s := ui.NewStage()
	s.Begin(ui.Frame{Full: ui.R(0, 0, 400, 400), Text: 1})
	one, two := s.HeightOf(r.Part(), wide), s.HeightOf(r.Part(), wide/2+40)
	if two != 2*one {
		t.Errorf("in half its width it is %v high, want two lines of %v", two, one)
	}
	s.Lay(r.Part(), ui.R(10, 50, wide/2+40, two))
	s.End()
	bold, words := "", ""
	s.Visit(func(it ui.Item, _ ui.Rect) {
		words += it.Words + " "
		if it.Style.Font == sprites.SerifBold {
			bold += it.Words + " "
		}
		if right := it.Box.X + sprites.Measure(it.Words, it.Style); right > 10+wide/2+41 {
			t.Errorf("%q ends at %v", it.Words, right)
		}
	})
	if bold != "two lifted 41 € " || strings.Contains(words, "*") {
		t.Errorf("of %q this is bold: %q", words, bold)
	}
}

// TestNoWordStandsAlone lays a paragraph out in every width: its last line is never a single word
// of several.
func TestNoWordStandsAlone(t *testing.T) {
	const words = "This game then counts as one with hints. Show it?"
	p := ui.Paragraph(words, sprites.Style{Font: sprites.Serif, Size: 17})
	for wide := 200.0; wide < 400; wide++ {
		s := ui.NewStage()
		s.Begin(ui.Frame{Full: ui.R(0, 0, 400, 400), Text: 1})
		s.Lay(p, ui.R(0, 0, wide, s.HeightOf(p, wide)))
		s.End()
		last := ""
		s.Visit(func(it ui.Item, _ ui.Rect) { last = it.Words })
		if !strings.Contains(last, " ") {
			t.Errorf("in %v px %q stands alone", wide, last)
		}
	}
}

// TestPlace gives a place an id, which it has in that composition only.
func TestPlace(t *testing.T) {
	s := ui.NewStage()
	s.Begin(ui.Frame{Full: ui.R(0, 0, 400, 400)})
	s.Place("pot", ui.R(20, 20, 50, 40))
	s.End()
	if r, ok := s.Where("pot"); !ok || r != ui.R(20, 20, 50, 40) {
		t.Errorf("it is found at %v (%v)", r, ok)
	}
	s.Begin(ui.Frame{Full: ui.R(0, 0, 400, 400)})
	if _, ok := s.Where("pot"); ok {
		t.Error("a place of the composition before is found")
	}
}

// TestBury lays something over controls.
func TestBury(t *testing.T) {
	s := ui.NewStage()
	s.Begin(ui.Frame{Full: ui.R(0, 0, 400, 400)})
	for id, r := range map[string]ui.Rect{"under": ui.R(20, 20, 50, 50), "beside": ui.R(0, 50, 220, 100), "narrow": ui.R(60, 0, 80, 44), "far": ui.R(300, 300, 44, 44)} {
		s.Control(ui.Control{ID: id, Rect: r})
	}
	s.Bury(ui.R(0, 0, 100, 100))
	if s.Find("under") != nil || s.Find("narrow") != nil {
		t.Error("what is covered, or almost, can be pressed")
	}
	if c := s.Find("beside"); c == nil || c.Shown != ui.R(100, 50, 120, 100) || c.Rect != c.Shown {
		t.Errorf("what is covered on one side is %+v", c)
	}
	if c := s.Find("far"); c == nil || c.Shown != ui.R(300, 300, 44, 44) {
		t.Errorf("what lies elsewhere is %+v", c)
	}
	if r, ok := s.Where("far"); !ok || r != ui.R(300, 300, 44, 44) {
		t.Errorf("it is found at %v (%v)", r, ok)
	}
	if _, ok := s.Where("under"); ok {
		t.Error("what is covered is found")
	}
}
