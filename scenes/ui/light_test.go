package ui_test

import (
	"testing"

	"treille/scenes/ui"
	"treille/sprites"
)

// TestLightLiftsWhatLiesThere lights a place, and looks at what is drawn over a veil.
func TestLightLiftsWhatLiesThere(t *testing.T) {
	const veil = 99
	s := ui.NewStage()
	s.Begin(ui.NewFrame(400, 400, ui.Insets{}, 1))
	add := func(key string, r ui.Rect) {
		s.Add(ui.Item{Key: key, Kind: ui.Surface, Surface: sprites.Surface{Kind: sprites.Plate}, Box: r})
	}
	add("table", ui.R(0, 0, 400, 400))
	add("there", ui.R(102, 102, 40, 40))
	add("beside", ui.R(150, 102, 40, 40))
	add("wide and low, behind", ui.R(84, 115, 80, 12))
	s.Clip(ui.R(0, 0, 400, 140))
	add("there, its lower part hidden", ui.R(110, 100, 20, 120))
	s.EndClip()
	word := func(key string, x float64, c sprites.Color) {
		s.Add(ui.Item{Key: key, Kind: ui.Text, Words: "x", Style: sprites.Style{Size: 9, Color: c}, Box: ui.R(x, 125, 0, 0)})
	}
	word("on it", 120, sprites.Ink)
	word("on the table", 146, sprites.Ink)
	s.Light(ui.R(100, 100, 48, 44), veil+1)
	s.End()
	want := map[string]bool{"there": true, "there, its lower part hidden": true, "on it": true}
	s.Visit(func(it ui.Item, _ ui.Rect) {
		if lit := it.Z > veil; lit != want[it.Key] {
			t.Errorf("%q is lit: %v", it.Key, lit)
		}
	})
}

// TestOnlyWhatIsAllowed disables all other controls, with a reason, and lets nothing else be
// dragged.
func TestOnlyWhatIsAllowed(t *testing.T) {
	s := ui.NewStage()
	s.Begin(ui.NewFrame(400, 400, ui.Insets{}, 1))
	for _, id := range []string{"a", "b"} {
		s.Control(ui.Control{ID: id, Label: id, Rect: ui.R(0, 0, 44, 44), Piece: "p", Act: func() {}})
	}
	only := func(id string) bool { return id == "b" }
	s.Only(only, only, "not now")
	s.End()
	a, b := s.Find("a"), s.Find("b")
	if !a.Disabled || a.Reason != "not now" || b.Disabled {
		t.Errorf("disabled are a: %v (%q) and b: %v", a.Disabled, a.Reason, b.Disabled)
	}
	if a.Piece != "" || b.Piece != "p" {
		t.Errorf("a drags %q, and b %q", a.Piece, b.Piece)
	}
}
