package online_test

import (
	"testing"

	"treille/scenes/testkit/scenetest"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

func TestScenes(t *testing.T) {
	scenetest.Run(t, append(list(), evenings()...), scenetest.Options{Dense: []string{"coin/", "region/", "hole/"}})
}
