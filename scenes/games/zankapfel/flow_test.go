package zankapfel

import (
	"testing"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/testkit/tabletest"
)

// TestNobodyWaitsForNothing plays whole games through the controls.
func TestNobodyWaitsForNothing(t *testing.T) {
	tabletest.Run(t, Kind(), tabletest.Player{Press: press})
}

// TestNothingIsCoveredInPassing looks at a whole game of six players on a phone held upright, where several harvest alone.
func TestNothingIsCoveredInPassing(t *testing.T) {
	tabletest.LaidOut(t, Kind(), tabletest.Player{Press: press}, 6, 390, 844, scenetest.Options{Dense: []string{"square/", "taken/"}})
}

// press says which controls take a decision.
func press(info engine.InfoState, a engine.Action) []string {
	switch d := zk.Decode(a); d.Kind {
	case zk.DecisionMayor:
		return []string{"square/" + d.Square.String(), "mayor"}
	case zk.DecisionChip:
		return []string{"square/" + d.Square.String(), "chip"}
	case zk.DecisionBuy:
		return []string{"pile", "buy"}
	case zk.DecisionLay:
		return []string{"hand/" + colourArt[d.Card], "lay"}
	case zk.DecisionNothing:
		return []string{"nothing"}
	case zk.DecisionAnnounce:
		return []string{"square/" + d.Square.String(), "announce"}
	case zk.DecisionOffer:
		return []string{"square/" + d.Square.String(), "points/" + digits(d.Number), "offer"}
	case zk.DecisionNone:
		return []string{"none"}
	case zk.DecisionAccept:
		return []string{"taken/" + digits(int(d.Seat)), "take"}
	case zk.DecisionDecline:
		return []string{"decline"}
	case zk.DecisionCall:
		return []string{"colour/" + colourArt[d.Card], "call"}
	case zk.DecisionDiscord:
		return []string{"discord/" + digits(d.Number), "discord"}
	case zk.DecisionDice:
		return []string{"dice/" + digits(d.Number), "dice"}
	case zk.DecisionWait:
		return []string{"wait"}
	}
	return nil
}
