package weinhaendler_test

import (
	"testing"

	"treille/scenes/testkit/scenetest"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

func TestScenes(t *testing.T) {
	// Bottles are laid on places; the buttons below them, of full size, do the
	// same. A long press inspects a piece too, and a line of the log decides
	// nothing.
	scenetest.Run(t, list(), scenetest.Options{Dense: []string{"place/", "look/", "log/"}})
}

func BenchmarkFrame(b *testing.B) { scenetest.BenchmarkFrame(b, list()) }
