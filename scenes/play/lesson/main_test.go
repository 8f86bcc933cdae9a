package lesson_test

import (
	"testing"

	"treille/scenes/testkit/scenetest"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

func TestScenes(t *testing.T) {
	scenetest.Run(t, list(), scenetest.Options{Dense: []string{"place/", "hole/", "square/", "taken/", "coin/", "region/", "back/", "wares/", "grow/"}})
}
