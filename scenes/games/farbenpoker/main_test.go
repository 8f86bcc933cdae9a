package farbenpoker_test

import (
	"testing"

	"treille/scenes/testkit/scenetest"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

func TestScenes(t *testing.T) {
	// Sticks and holes are chosen on the stand; on a small screen a button goes from
	// one to the next; a stick that lies out is dragged as well as put by its hole. A long press inspects a piece too.
	scenetest.Run(t, list(), scenetest.Options{Dense: []string{"hole/", "stick/", "look/"}})
}

func BenchmarkFrame(b *testing.B) { scenetest.BenchmarkFrame(b, list()) }
