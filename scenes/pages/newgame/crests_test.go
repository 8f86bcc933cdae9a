package newgame_test

import (
	"image/color"
	"testing"

	"treille/engine/person"
	"treille/scenes/testkit/scenetest"
)

// TestPlayersKeepApart looks at the colours of the crests that players choose
// among.
func TestPlayersKeepApart(t *testing.T) {
	colours := map[string]color.NRGBA{}
	for _, crest := range person.Crests() {
		colours[crest] = scenetest.Fill(t, "common/crest-"+crest, 1) // on the ink of its edge
	}
	if len(colours) < 6 {
		t.Fatalf("there are %d crests for six players", len(colours))
	}
	scenetest.Apart(t, colours, scenetest.PlayersApart)
}
