package zankapfel_test

import (
	"testing"

	"treille/scenes/games/zankapfel"
	"treille/scenes/testkit/scenetest"
)

func TestTheWidestNames(t *testing.T) {
	scenetest.WidestNames(t, zankapfel.Kind(), scenetest.Options{Dense: []string{"square/", "taken/", "look/", "log/"}})
}
