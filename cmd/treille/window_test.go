//go:build !js

package main

import (
	"testing"

	"treille/scenes/data/store"
)

// TestAWindowFitsTheScreen opens windows on screens of laptops and desktops, the first one and those that were had before.
func TestAWindowFitsTheScreen(t *testing.T) {
	for _, c := range []struct {
		last             store.Window
		screenW, screenH int
		wide, high       int
	}{
		{store.Window{}, 1920, 1080, 1280, 800},
		{store.Window{}, 1366, 768, 1280, 672},
		{store.Window{}, 1280, 720, 1280, 624},
		{store.Window{}, 1024, 600, 1024, 504},
		{store.Window{W: 900, H: 700}, 1920, 1080, 900, 700},
		{store.Window{W: 2400, H: 1300}, 1366, 768, 1366, 672}, // the screen was another
		{store.Window{W: 10, H: 10}, 1366, 768, leastWide, leastHigh},
		{store.Window{Maximised: true}, 1366, 768, 1280, 672},
	} {
		if wide, high := windowSize(c.last, c.screenW, c.screenH); wide != c.wide || high != c.high {
			t.Errorf("after %+v, on a screen of %d by %d, it is %d by %d, want %d by %d", c.last, c.screenW, c.screenH, wide, high, c.wide, c.high)
		}
	}
}
