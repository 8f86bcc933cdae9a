package vino

import "treille/engine"

// The kinds of events. Region and vineyard count from 0; Player is whom the
// event is about; a Value not named is 0.
const (
	// EventBanker: Player is the banker; Value is the wind rose (see rose).
	EventBanker engine.EventKind = iota + 1
	// EventPair: Player turned up a starting pair. Num: region, variety.
	EventPair
	// EventPairsBack: the undrawn pairs go back to the map. Value: regions.
	EventPairsBack
	// EventMarker: Player takes a variety marker. Num: region, variety.
	EventMarker
	// EventBought: Player pays and puts a pawn on a vineyard. Num: region,
	// vineyard, price, variety.
	EventBought
	// EventGiven: Player puts a pawn on a vineyard that the state gives him.
	// Num: region, vineyard, his rank in the gift from 0, variety.
	EventGiven
	// EventCellar: Player's marbles move. Num: variety, barrels now.
	EventCellar
	// EventGift: the state's gift begins. Num: region; then the seats of the
	// first, second and third owner, -1 for none.
	EventGift
	// EventBottle: a bottle is taken off. Num: region, 1 after a gift or 0
	// without one, bottles left. Player took the last state vineyard, or is
	// Chance after a gift.
	EventBottle
	// EventRound: a round begins. Num: its number from 1.
	EventRound
	// EventChosen: Player chose two regions, seen by him alone. Num: regions.
	EventChosen
	// EventCommitted: Player chose two regions, seen by the others.
	EventCommitted
	// EventShown: Player's choice is shown. Num: regions.
	EventShown
	// EventRegion: the barrel moves to a region. Num: region. Value: the seats
	// that may buy as owners, in their order (see seatList). Other: the number
	// of newcomers.
	EventRegion
	// EventPassed: Player buys nothing more. Num: region.
	EventPassed
	// EventPassedOver: Player can buy nothing any more. Num: region, obstacle.
	EventPassedOver
	// EventSold: Player sells. Num: variety, quantity, income, the part of it
	// that the market's value makes.
	EventSold
	// EventNoSale: Player sells nothing.
	EventNoSale
	// EventReturned: Player gives a vineyard back. Num: region, vineyard,
	// variety.
	EventReturned
	// EventMarkerBack: Player's variety marker goes back. Num: region, variety.
	EventMarkerBack
	// EventMarket: Player moves a market marker. Num: variety, square before,
	// square now, steps that he may still raise others.
	EventMarket
	// EventIncome: Player's income of the round joins his money. Num: amount.
	EventIncome
	// EventRose: next round's wind rose. Value: the wind rose.
	EventRose
	// EventTurn ends each decision: Player, or Simultaneous, decides next. Num:
	// phase, region, and two packed words of where the game stands (see flow).
	EventTurn
	// EventOver: the game is over. Value: winners. It lays hidden money open.
	EventOver
)

// An Obstacle is why a seat was passed over (V22, V23).
type Obstacle int32

const (
	// NoObstacle: the seat can buy.
	NoObstacle Obstacle = iota
	// NoPawn: all his pawns are on the map (V6).
	NoPawn
	// NoVineyard: all vineyards of the region are owned.
	NoVineyard
	// NoMarker: no variety marker is free for a first vineyard (V7).
	NoMarker
	// NoMoney: he cannot pay for the cheapest free vineyard (V21).
	NoMoney
)
