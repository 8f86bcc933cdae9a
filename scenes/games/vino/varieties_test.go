package vino_test

import (
	"image/color"
	"testing"

	"treille/scenes/testkit/scenetest"
)

// TestVarietiesKeepApart looks at the colours of the marks, which have shapes of
// their own besides.
func TestVarietiesKeepApart(t *testing.T) {
	colours := map[string]color.NRGBA{}
	for _, variety := range []string{"red", "violet", "blue", "orange", "green"} {
		colours[variety] = scenetest.Fill(t, "common/shape-"+variety, 0)
	}
	scenetest.Apart(t, colours, scenetest.KindsApart)
}
