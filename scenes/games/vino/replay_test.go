package vino

import (
	"testing"

	"treille/scenes/testkit/tabletest"
)

// TestReplay sees whole games again through the controls.
func TestReplay(t *testing.T) { tabletest.Replay(t, Kind()) }
