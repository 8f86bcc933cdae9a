package weinhaendler

import (
	"strconv"
	"testing"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/testkit/tabletest"
)

// TestNobodyWaitsForNothing plays whole games through the controls.
func TestNobodyWaitsForNothing(t *testing.T) {
	tabletest.Run(t, Kind(), tabletest.Player{Press: press})
}

// TestNothingIsCoveredInPassing looks at a whole game of five players on a phone held sideways, where the felt is low.
func TestNothingIsCoveredInPassing(t *testing.T) {
	tabletest.LaidOut(t, Kind(), tabletest.Player{Press: press}, 5, 844, 390, scenetest.Options{Dense: []string{"place/"}})
}

// press says which controls take a decision.
func press(info engine.InfoState, a engine.Action) []string {
	hand := byValue(info.(*wh.Info).Hand())
	switch d := wh.Decode(a); d.Kind {
	case wh.DecisionBid:
		var ids []string
		for i, c := range hand {
			if d.Cards.Count(c) > 0 {
				d.Cards = d.Cards.Without(c)
				ids = append(ids, handID(i))
			}
		}
		return append(ids, "add")
	case wh.DecisionPass:
		return []string{"pass"}
	case wh.DecisionDraw:
		return []string{"draw"}
	case wh.DecisionPlace:
		for i, c := range hand {
			if c == d.Card {
				return []string{handID(i), "place/" + placeID(d.Place), "place"}
			}
		}
	case wh.DecisionDone:
		return []string{"done"}
	}
	return nil
}

func handID(i int) string { return "hand/" + strconv.Itoa(i) }
