package vino

import (
	"strconv"
	"strings"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/table"
	"treille/sprites"
)

// Which pieces belong to an event, to a decision and to what a seat keeps hidden.

// shieldLook is the shield of a region, coinLook the coin of a vineyard.
func shieldLook(r int) sprites.Look {
	return sprites.Look{ID: artFolder + "region-shield", Lift: sprites.Token, Words: strconv.Itoa(r + 1)}
}

func coinLook(s spot) sprites.Look {
	return sprites.Look{ID: artFolder + "coin-" + kindOf(s), Lift: sprites.Token, Words: s.price()}
}

var (
	bottleLook = sprites.Look{ID: artFolder + "bottle", Lift: sprites.Token}
	moneyLook  = sprites.Look{ID: artFolder + "money", Lift: sprites.Card}
)

// eventPieces are the shields and varieties that a line of the log is about.
func eventPieces(e vi.Event) []sprites.Look {
	switch e.Kind {
	case vi.EventPair, vi.EventMarker, vi.EventMarkerBack:
		return []sprites.Look{shieldLook(e.Region), varietyLook(e.Variety)}
	case vi.EventBought, vi.EventGiven, vi.EventReturned, vi.EventGift, vi.EventBottle, vi.EventRegion, vi.EventPassed, vi.EventPassedOver:
		return []sprites.Look{shieldLook(e.Region)}
	case vi.EventChosen, vi.EventShown:
		return []sprites.Look{shieldLook(e.Regions[0]), shieldLook(e.Regions[1])}
	case vi.EventSold, vi.EventMarket:
		return []sprites.Look{varietyLook(e.Variety)}
	}
	return nil
}

// decisionPieces are those that a decision is about.
func decisionPieces(a engine.Action) []sprites.Look {
	switch d := vi.Decode(a); d.Kind {
	case vi.DecisionChoose:
		return []sprites.Look{shieldLook(d.Regions[0]), shieldLook(d.Regions[1])}
	case vi.DecisionBuy, vi.DecisionTake, vi.DecisionGive:
		return []sprites.Look{shieldLook(d.Region), coinLook(spotOf(d))}
	case vi.DecisionSell, vi.DecisionRaise:
		return []sprites.Look{varietyLook(d.Variety)}
	}
	return nil
}

// Thumbnail implements table.Momentary.
func (b *tableState) Thumbnail(played, better engine.Action) table.Thumbnail {
	return table.Beside(decisionPieces(played), decisionPieces(better))
}

// HiddenPieces implements table.Revealer: the regions that are chosen and not yet shown.
func (b *tableState) HiddenPieces(in engine.InfoState) []sprites.Look {
	return table.Each(in.(*vi.Info).Choice(in.Seat()), shieldLook)
}

// HiddenWords implements table.Revealer.
func (b *tableState) HiddenWords(in engine.InfoState) string {
	return strings.Join(table.Each(in.(*vi.Info).Choice(in.Seat()), vi.RegionName), ", ")
}
