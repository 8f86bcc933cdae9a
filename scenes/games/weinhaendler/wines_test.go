package weinhaendler_test

import (
	"image/color"
	"testing"

	"treille/scenes/testkit/scenetest"
)

// TestWinesKeepApart looks at the colours of the bottles, the Cabernet's rose
// among them.
func TestWinesKeepApart(t *testing.T) {
	colours := map[string]color.NRGBA{}
	for _, wine := range []string{"yellow", "red", "green", "orange", "blue", "rose", "violet"} {
		colours[wine] = scenetest.Fill(t, "weinhaendler/dot-"+wine, 0)
	}
	scenetest.Apart(t, colours, scenetest.KindsApart)
}
