package vino_test

import (
	"testing"

	"treille/scenes/testkit/scenetest"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

func TestScenes(t *testing.T) {
	// Vineyards, shields and tabs of a small phone are small; the button that leads
	// on to the next one is not. A long press inspects a piece too, and a line of
	// the log decides nothing.
	scenetest.Run(t, list(), scenetest.Options{Dense: []string{"coin/", "region/", "back/", "wares/", "grow/", "look/", "log/"}})
}

func BenchmarkFrame(b *testing.B) { scenetest.BenchmarkFrame(b, list()) }
