package vino

import (
	"strconv"
	"strings"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/table"
	"treille/scenes/ui"
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

// Where coins, shields and varieties have their number or letter, in shares of their width and height. Of a tick, all counts.
var (
	privatePrice = ui.R(0.06, 0.3, 0.88, 0.31)
	statePrice   = ui.R(0.06, 0.1, 0.88, 0.75) // with its crown
	shieldNumber = ui.R(0.2, 0.33, 0.6, 0.42)
	letter       = ui.R(0.2, 0.4, 0.6, 0.4)
)

// Lettered implements table.Lettered.
func (b *tableState) Lettered(art string) []ui.Rect {
	switch {
	case art == artFolder+"coin-private":
		return []ui.Rect{privatePrice}
	case art == artFolder+"coin-state":
		return []ui.Rect{statePrice}
	case strings.HasPrefix(art, artFolder+"region-shield"):
		return []ui.Rect{shieldNumber}
	case strings.HasPrefix(art, artFolder+"variety-"):
		return []ui.Rect{letter}
	case art == "common/tick-badge":
		return []ui.Rect{ui.R(0, 0, 1, 1)}
	}
	return nil
}

var (
	bottleLook = sprites.Look{ID: artFolder + "bottle", Lift: sprites.Token}
	barrelLook = sprites.Look{ID: artFolder + "barrel"}
	moneyLook  = sprites.Look{ID: artFolder + "money", Lift: sprites.Card}
)

// pointedAt is what a line of the log is about.
func pointedAt(e vi.Event) pointing {
	at := nowhere
	switch e.Kind {
	case vi.EventBought, vi.EventGiven, vi.EventReturned:
		at.region, at.spots = e.Region, []spot{{e.Region, e.Vineyard}}
	case vi.EventMarker, vi.EventMarkerBack, vi.EventPair:
		at.region, at.wares = e.Region, e.Variety
	case vi.EventGift, vi.EventBottle, vi.EventRegion, vi.EventPassed, vi.EventPassedOver:
		at.region = e.Region
	case vi.EventSold, vi.EventMarket:
		at.wares = e.Variety
	}
	return at
}

// eventPieces are the shields and the variety that stand beside the line.
func eventPieces(e vi.Event) (pieces []sprites.Look) {
	if e.Kind == vi.EventChosen || e.Kind == vi.EventShown {
		return table.Each(e.Regions[:], shieldLook)
	}
	at := pointedAt(e)
	if at.region >= 0 {
		pieces = append(pieces, shieldLook(at.region))
	}
	if at.wares != vi.NoVariety {
		pieces = append(pieces, varietyLook(at.wares))
	}
	return pieces
}

// decisionPieces are those that a decision is about.
func decisionPieces(a engine.Action) []sprites.Look {
	switch d := vi.Decode(a); d.Kind {
	case vi.DecisionChoose:
		return table.Each(d.Regions[:], shieldLook)
	case vi.DecisionBuy, vi.DecisionTake, vi.DecisionGive:
		pieces := []sprites.Look{shieldLook(d.Region), coinLook(spotOf(d))}
		if d.Kind == vi.DecisionBuy && d.Variety != vi.NoVariety {
			pieces = append(pieces, varietyLook(d.Variety))
		}
		return pieces
	case vi.DecisionSell:
		return []sprites.Look{varietyLook(d.Variety), countLook("private", strconv.Itoa(d.Quantity))}
	case vi.DecisionRaise:
		return []sprites.Look{varietyLook(d.Variety)}
	}
	return nil
}

// Thumbnail implements table.Momentary.
func (b *tableState) Thumbnail(played, better engine.Action) table.Thumbnail {
	return table.Beside(b.words(), decisionPieces(played), decisionPieces(better))
}

// HiddenPieces implements table.Revealer: the regions that are chosen and not yet shown.
func (b *tableState) HiddenPieces(in engine.InfoState) []sprites.Look {
	return table.Each(in.(*vi.Info).Choice(in.Seat()), shieldLook)
}

// RevealsAtSeats implements table.SeatRevealer: choices lie on the sheets of the others, and the viewer’s on the map.
func (b *tableState) RevealsAtSeats(f ui.Frame) bool { return f.Shape == ui.Portrait }

// HiddenWords implements table.Revealer.
func (b *tableState) HiddenWords(in engine.InfoState) string {
	return strings.Join(table.Each(in.(*vi.Info).Choice(in.Seat()), vi.RegionName), ", ")
}
