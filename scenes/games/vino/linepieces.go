package vino

import (
	"strconv"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/sprites"
)

// linePieces are the shields and varieties that a line of the log is about.
func linePieces(e engine.Event) []sprites.Look {
	shield := func(r int32) sprites.Look {
		return sprites.Look{ID: artFolder + "region-shield", Lift: sprites.Token, Words: strconv.Itoa(int(r) + 1)}
	}
	switch e.Kind {
	case vi.EventPair, vi.EventMarker, vi.EventMarkerBack:
		return []sprites.Look{shield(e.Num[0]), varietyLook(vi.Variety(e.Num[1]))}
	case vi.EventBought, vi.EventGiven, vi.EventReturned, vi.EventGift, vi.EventBottle, vi.EventRegion, vi.EventPassed, vi.EventPassedOver:
		return []sprites.Look{shield(e.Num[0])}
	case vi.EventChosen, vi.EventShown:
		return []sprites.Look{shield(e.Num[0]), shield(e.Num[1])}
	case vi.EventSold, vi.EventMarket:
		return []sprites.Look{varietyLook(vi.Variety(e.Num[0]))}
	}
	return nil
}
