package scenetest

import (
	"image/color"
	"testing"

	"treille/sprites/art"
)

// How far apart colours that mean something have to be, in ΔE2000.
const (
	// KindsApart is for kinds of pieces that lie side by side: wines, apples.
	KindsApart = 18.0
	// PlayersApart is for the colours of players.
	PlayersApart = 23.0
)

// Fill returns the plain colour of an element, counted from 0, of a piece of
// the art.
func Fill(t testing.TB, id string, element int) color.NRGBA {
	t.Helper()
	a, err := art.Open()
	if err != nil {
		t.Fatal(err)
	}
	p := a.Piece(id)
	if p == nil || len(p.Elements) <= element {
		t.Fatalf("%s has no element %d", id, element)
	}
	f := p.Elements[element].Fill
	if !f.Set || f.Gradient != nil || f.Opacity != 100 {
		t.Fatalf("element %d of %s has no plain colour", element, id)
	}
	return f.Colour
}

// Apart holds colours, by what they stand for, at least so far apart in ΔE2000
// for every kind of sight.
func Apart(t testing.TB, colours map[string]color.NRGBA, least float64) {
	t.Helper()
	for a, ca := range colours {
		for b, cb := range colours {
			if a >= b {
				continue
			}
			for _, s := range sights {
				d := difference(labOf(s.see(lightOf(ca))), labOf(s.see(lightOf(cb))))
				if d < least {
					t.Errorf("%s and %s are %.1f apart under %s, less than %.0f", a, b, d, s.name, least)
				}
			}
		}
	}
}
