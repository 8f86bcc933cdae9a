package weinhaendler_test

import (
	"testing"

	"treille/scenes/games/weinhaendler"
	"treille/scenes/testkit/scenetest"
)

func TestTheWidestNames(t *testing.T) {
	scenetest.WidestNames(t, weinhaendler.Kind(), scenetest.Options{Dense: []string{"place/", "look/", "log/"}})
}
