package weinhaendler

// A style is what a player of the playouts goes by, in tenths of a point.
type style struct {
	card      [4]int32 // of a card in the hand, by its stars
	ready     int32    // tenths of the triplets that a card could complete now
	hope      [4]int32 // of so many equal cards in the hand
	mixed     int32    // of all three sizes of a wine in the hand
	draw      int32    // of the card that W14 gives
	crowded   int32    // the same with a full hand
	threshold int32    // a bid must be better by so much than passing
	risk      int32    // a bid as highest is worth so much less for each seat that can answer
	power     int32    // of 100 euros in the hand
	again     int32    // the threshold is so much higher for who has a bid already
	seconds   int32    // and for a bid that is not the highest

	layStars int32 // of each star that is laid when a card must be
	alike    int32 // of an equal card that a new one touches
	beside   int32 // of another of its wine that it touches
	keepPair int32 // of each equal card that stays in the hand
	spare    int32 // what a card must bring beyond its stars to be laid freely
	holdBack int32 // cards that stay in the hand to bid with
}

// greedyStyle bids and lays much as the greedy player does.
var greedyStyle = style{
	card:      [4]int32{emptyWorth, 1 * point, 2 * point, 3 * point},
	ready:     readyShare,
	hope:      [4]int32{0, 0, pairHope, threeHope},
	mixed:     mixedHope,
	draw:      drawWorth,
	crowded:   crowdedDraw,
	threshold: bidThreshold,
	risk:      outbidRisk,
	layStars:  point,
	alike:     alikeBeside,
	beside:    wineBeside,
	keepPair:  pairHope,
	spare:     spareLay,
	holdBack:  holdBack,
}

// sensibleStyle values bundles as they deserve.
var sensibleStyle = style{card: [4]int32{7, 15, 24, 31}, ready: 5, hope: [4]int32{0, 0, 6, 33}, mixed: 4, draw: 14, crowded: 6, threshold: 4, risk: -1, power: 0, layStars: 2, alike: 5, beside: 4, keepPair: 2, spare: 21, holdBack: 4}
