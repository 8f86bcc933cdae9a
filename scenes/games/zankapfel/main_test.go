package zankapfel_test

import (
	"testing"

	"treille/scenes/testkit/scenetest"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

func TestScenes(t *testing.T) {
	// Squares are chosen on the orchard, offers from a list; a button of full size
	// chooses the next one. A long press inspects a piece too, and a line of the log decides
	// nothing.
	scenetest.Run(t, list(), scenetest.Options{Dense: []string{"square/", "taken/", "look/", "log/"}})
}

func BenchmarkFrame(b *testing.B) { scenetest.BenchmarkFrame(b, list()) }
