package ui_test

import (
	"math"
	"testing"

	"treille/scenes/ui"
	"treille/sprites"
)

// flown composes an item at x, with a flight, and returns its stage.
func flown(reduced bool) (s *ui.Stage, compose func(x float64)) {
	s = ui.NewStage()
	f := ui.NewFrame(390, 844, ui.Insets{}, 1)
	f.Reduced = reduced
	return s, func(x float64) {
		s.Begin(f)
		s.Add(ui.Item{Key: "stick", Kind: ui.Piece, Look: sprites.Look{ID: "farbenpoker/chip"}, Box: ui.R(x, 100, 20, 20),
			Flight: ui.Flight{Ticks: 40, Delay: 10, Rise: 50}})
		s.End()
	}
}

func TestAFlightRisesAndArrivesInItsTime(t *testing.T) {
	s, compose := flown(false)
	compose(0)
	compose(200)
	highest := 100.0
	for tick := 1; tick <= 60; tick++ {
		if tick == 25 {
			compose(200) // what is composed again flies on
		}
		s.Update()
		at := s.Seen("stick")
		highest = min(highest, at.Y)
		switch {
		case tick < 10 && at.X != 0:
			t.Fatalf("after %d ticks it has set out: %v", tick, at)
		case tick == 30 && (math.Abs(at.X-100) > 10 || math.Abs(at.Y-50) > 3):
			t.Errorf("half way it is at %v", at)
		case tick > 50 && (at.X != 200 || at.Y != 100):
			t.Fatalf("after %d ticks it is at %v", tick, at)
		}
	}
	if highest > 52 || highest < 48 {
		t.Errorf("it rises to %.1f", highest)
	}
	for range 60 {
		s.Update()
	}
	if s.Moving() {
		t.Error("a second after it has arrived it still moves")
	}
	if compose(300); s.Seen("stick").X != 200 {
		t.Error("a new flight jumps")
	}
	if s.Rest(); s.Seen("stick").X != 300 {
		t.Error("a skip does not end a flight")
	}
}

func TestNothingFliesWithReducedMotion(t *testing.T) {
	s, compose := flown(true)
	compose(0)
	compose(200)
	if s.Update(); s.Seen("stick").X != 200 {
		t.Errorf("it is at %v", s.Seen("stick"))
	}
}

// TestAPageBeginsInItsPlaces turns a page: what is on it does not travel there.
func TestAPageBeginsInItsPlaces(t *testing.T) {
	s := ui.NewStage()
	compose := func(page string, x float64) {
		s.Begin(ui.NewFrame(390, 844, ui.Insets{}, 1))
		s.Page(page)
		s.Add(ui.Item{Key: "pawn", Kind: ui.Piece, Look: sprites.Look{ID: "farbenpoker/chip"}, Box: ui.R(x, 100, 20, 20)})
		s.End()
	}
	compose("orchard", 0)
	if compose("orchard", 200); s.Seen("pawn").X != 0 {
		t.Errorf("on the same page it jumps to %v", s.Seen("pawn"))
	}
	if compose("harvest", 100); s.Seen("pawn").X != 100 {
		t.Errorf("on another page it sets out from %v", s.Seen("pawn"))
	}
}

// TestNewItemsDepart lets an item that is new set out from a place that is known once it has
// been added; one that lies there already stays.
func TestNewItemsDepart(t *testing.T) {
	s := ui.NewStage()
	compose := func(keys ...string) {
		s.Begin(ui.NewFrame(390, 844, ui.Insets{}, 1))
		for _, key := range keys {
			s.Add(ui.Item{Key: key, Kind: ui.Piece, Look: sprites.Look{ID: "farbenpoker/chip"}, Box: ui.R(200, 100, 20, 20)})
			s.Depart(key, ui.R(0, 50, 20, 20))
		}
		s.End()
	}
	compose("old")
	compose("old", "new")
	if at := s.Seen("new"); at.X != 0 || at.Y != 50 {
		t.Errorf("what is new is seen at %v", at)
	}
	if at := s.Seen("old"); at.X != 200 {
		t.Errorf("what lay there is seen at %v", at)
	}
}

// TestADealtCardIsSharp lets a card come from a pile to where it is much smaller, and go back: it is drawn by a picture of the
// pile's size as long as it is much larger than its own.
func TestADealtCardIsSharp(t *testing.T) {
	s, from := ui.NewStage(), ui.R(0, 0, 98, 130)
	compose := func(x, w float64) {
		s.Begin(ui.NewFrame(1280, 800, ui.Insets{}, 1))
		s.Add(ui.Item{Key: "card", Kind: ui.Piece, Look: sprites.Look{ID: "weinhaendler/mini-back"}, Box: ui.R(x, 100, w, w), From: &from, Enters: true})
		s.End()
	}
	travel := func(what string) {
		for range 60 {
			if w, seen := s.DrawnFor("card"), s.Seen("card").W; seen > 1.8*w {
				t.Errorf("%s: a card %.0f wide is drawn by a picture of %.0f", what, seen, w)
			}
			s.Update()
		}
	}
	compose(400, 24)
	if w := s.DrawnFor("card"); w != from.W {
		t.Errorf("it sets out as a picture of %.0f", w)
	}
	travel("dealt")
	if w := s.DrawnFor("card"); w != 24 {
		t.Errorf("it lies there as a picture of %.0f", w)
	}
	compose(0, 98)
	travel("taken up")
	compose(400, 24)
	travel("laid back")
}
