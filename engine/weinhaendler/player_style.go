package weinhaendler

// A style is what a quick player bids and lays by, in tenths of a point where
// nothing else is said. Playouts are played by styles, one for each seat.
type style struct {
	card      [4]int32 // a card in the hand, by its stars
	ready     int32    // tenths of the triplets that a card could complete now
	hope      [4]int32 // so many equal cards in the hand
	mixed     int32    // all three sizes of a wine in the hand
	draw      int32    // the card that W14 gives
	crowded   int32    // the same with a full hand
	threshold int32    // a bid must be better by so much than passing
	risk      int32    // a bid as highest is worth so much less for each seat that can answer

	layStars int32 // each star of a card that is laid
	alike    int32 // an equal card that the new one touches
	beside   int32 // another of its wine that it touches
	keepPair int32 // each equal card that stays in the hand
	spare    int32 // what a card must bring beyond its stars to be laid freely
	holdBack int32 // how many cards stay in the hand to bid with
}

// rashStyle bids as the greedy player does: it goes for the highest bid
// wherever that pays by the stars.
var rashStyle = style{
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

// sensibleStyle values every card of a bundle, not only its stars. Its figures
// did best in games of styles against each other and rashStyle.
var sensibleStyle = style{
	card:      [4]int32{7, 15, 24, 31},
	ready:     5,
	hope:      [4]int32{0, 0, 6, 33},
	mixed:     4,
	draw:      14,
	crowded:   6,
	threshold: 4,
	risk:      -1,
	layStars:  2,
	alike:     5,
	beside:    4,
	keepPair:  2,
	spare:     21,
	holdBack:  4,
}

// lastStyle bids in the last round, where a card is worth what it scores at once
// and nothing is kept.
var lastStyle = sensibleStyle.forTheLastRound()

func (st style) forTheLastRound() style {
	st.card = [4]int32{0, 1 * point, 2 * point, 3 * point}
	st.ready = 10
	st.hope = [4]int32{0, 0, 0, AlikePoints * point}
	st.mixed = point
	st.crowded = 14
	st.threshold = 1
	st.risk = 0
	return st
}

// Nobody bids quite as expected: the first of these does, the others for less and
// for more.
var sensibleWays, lastWays = sensibleStyle.ways(), lastStyle.ways()

func (st style) ways() [3]style { return [...]style{st, st.asking(-10, -5), st.asking(16, 0)} }

// sensible are the ways in which who looks ahead bids in a round.
func (b *board) sensible() *[3]style {
	if b.last {
		return &lastWays
	}
	return &sensibleWays
}

// asking is the style with another threshold and risk.
func (st style) asking(threshold, risk int32) style {
	st.threshold += threshold
	st.risk += risk
	return st
}

// easyStyle knows what cards are worth, but bids for colours that it cannot use
// as gladly as for its own, prepares no triplets, and lays what it can: then it
// has little to bid with.
var easyStyle = style{
	card:      [4]int32{7, 22, 28, 34},
	draw:      20,
	crowded:   10,
	threshold: 6,
	risk:      3,
	layStars:  10,
	holdBack:  2,
}

// mediumStyle is how medium lays: only what brings more than its stars.
var mediumStyle = style{layStars: 10, spare: 30, holdBack: 4}
