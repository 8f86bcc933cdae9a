package ui_test

import (
	"testing"

	"treille/scenes/ui"
)

// TestShapes finds the arrangement of each size that is asked for, and how many
// CSS pixels its unit has.
func TestShapes(t *testing.T) {
	for _, c := range []struct {
		w, h  float64
		in    ui.Insets
		shape ui.Shape
		unit  float64 // at least
	}{
		{320, 568, ui.Insets{}, ui.Portrait, 1},
		{360, 640, ui.Insets{}, ui.Portrait, 1},
		{390, 844, ui.Insets{}, ui.Portrait, 1},
		{390, 844, ui.Insets{Top: 47, Bottom: 34}, ui.Portrait, 1},
		{430, 932, ui.Insets{}, ui.Portrait, 1.1},
		{568, 320, ui.Insets{}, ui.Landscape, 1},
		{844, 390, ui.Insets{}, ui.Landscape, 1},
		{844, 390, ui.Insets{Right: 47, Bottom: 21, Left: 47}, ui.Landscape, 1},
		{768, 1024, ui.Insets{}, ui.Tablet, 1},
		{820, 1180, ui.Insets{}, ui.Tablet, 1},
		{1024, 1366, ui.Insets{Top: 24, Bottom: 20}, ui.Tablet, 1.1},
		{1024, 768, ui.Insets{}, ui.Desktop, 1},
		{1180, 820, ui.Insets{}, ui.Desktop, 1},
		{1280, 800, ui.Insets{}, ui.Desktop, 1},
		{1366, 625, ui.Insets{}, ui.Desktop, 0.86}, // a laptop's window below its browser's bars
		{1920, 1080, ui.Insets{}, ui.Desktop, 1.35},
		{2560, 1080, ui.Insets{}, ui.Desktop, 1.35},
		{3840, 2160, ui.Insets{}, ui.Desktop, 2.7},
		{900, 880, ui.Insets{}, ui.Desktop, 0.9},
		{880, 900, ui.Insets{}, ui.Tablet, 0.9},
		{700, 720, ui.Insets{}, ui.Portrait, 0.85},
		{720, 700, ui.Insets{}, ui.Landscape, 0.85},
	} {
		f := ui.NewFrame(c.w, c.h, c.in, 1)
		if f.Shape != c.shape || f.Unit < c.unit {
			t.Errorf("%.0f × %.0f has arrangement %d with a unit of %.3f, want %d with at least %.3f", c.w, c.h, f.Shape, f.Unit, c.shape, c.unit)
		}
		if large := ui.NewFrame(c.w, c.h, c.in, 2); large.Unit != f.Unit || large.Shape != f.Shape {
			t.Errorf("%.0f × %.0f: large text takes another arrangement or unit", c.w, c.h)
		}
		if right := (f.Safe.Right() - f.Full.Right()) * f.Unit; right+c.in.Right > 0.01 || right+c.in.Right < -0.01 {
			t.Errorf("%.0f × %.0f: the safe area ends %.1f px before the edge, want %.1f", c.w, c.h, -right, c.in.Right)
		}
	}
}

// TestCaptionsGrow wants captions one and a half times as large at least where text is doubled, and less at a table.
func TestCaptionsGrow(t *testing.T) {
	page := ui.NewFrame(390, 844, ui.Insets{}, 2)
	board := page
	board.Board = true
	if page.Caption() < 1.5 || board.Caption() >= 1.5 || !board.Docked(80).Board {
		t.Errorf("captions grow by %.1f on a page and by %.1f at a table", page.Caption(), board.Caption())
	}
}
