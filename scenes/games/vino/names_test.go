package vino_test

import (
	"testing"

	"treille/scenes/games/vino"
	"treille/scenes/testkit/scenetest"
)

func TestTheWidestNames(t *testing.T) {
	scenetest.WidestNames(t, vino.Kind(), scenetest.Options{Dense: []string{"coin/", "region/", "back/", "wares/", "grow/", "look/", "log/"}})
}
