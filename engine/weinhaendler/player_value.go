package weinhaendler

import (
	_ "embed"
	"math/bits"
	"strings"

	"treille/engine"
	"treille/engine/figures"
	"treille/engine/search"
)

// A valuer measures positions at the beginning of a round.
type valuer struct{}

// Valuer implements [search.Valued].
func (Game) Valuer() search.Valuer { return valuer{} }

// Overrated implements [search.Overrated].
func (Game) Overrated() {}

// terms are what a valuer measures of a seat.
const terms = "points stars price cards pairs threes sets ready open start empties"

// Terms implements [search.Valuer].
func (valuer) Terms() []string { return strings.Fields(terms) }

// Stages by the cards in the pile.
const (
	stageCards = 5 // of the pile, to a stage
	lastStage  = 6
)

// stage returns the stage of a round: 0 for the last.
func (b *board) stage() int {
	if b.last {
		return 0
	}
	return min(lastStage, 1+int(b.pile)/stageCards)
}

// Stage implements [search.Valuer].
func (valuer) Stage(state engine.State) (int, bool) {
	s := state.(*State)
	for _, total := range s.totals {
		if total > 0 {
			return 0, false
		}
	}
	return s.stage(), s.phase == PhaseBidding && s.turn == s.start && s.passed == 0
}

// Measure implements [search.Valuer].
func (valuer) Measure(dst []int32, state engine.State, seat engine.Player) []int32 {
	s := state.(*State)
	cellar, _ := s.open(int8(seat))
	return measure(dst, &s.board, int8(seat), s.hands[seat], &cellar, s.points[seat])
}

// Weights implements [search.Valuer].
func (valuer) Weights(players, stage int) []int32 { return values.Weights(players, stage) }

// measure appends the terms of a seat with a hand, a cellar and points.
func measure(dst []int32, b *board, seat int8, hand Cards, cellar *Cellar, points int16) []int32 {
	forWine, _ := cellar.places()
	var stars, price, pairs, threes, sets, ready int32
	for rest := hand; rest != 0; rest = rest.withoutFirstKind() {
		c := rest.first()
		n := int32(rest.Count(c))
		stars += n * int32(c.Stars())
		price += n * int32(box.values[c])
		switch n {
		case 2:
			pairs++
		case 3:
			threes++
		}
		if c != Empty {
			ready += int32(bestTriplets(cellar, forWine, c))
		}
		if c != Empty && c%3 == 0 && hand.Count(c+1) > 0 && hand.Count(c+2) > 0 {
			sets++
		}
	}
	return append(dst, int32(points), stars, price, int32(hand.Len()), pairs, threes, sets, ready,
		b.openTriplets(cellar, forWine, hand), int32(engine.Bit(b.start == seat)), int32(hand.Count(Empty)))
}

// openTriplets returns the points of the triplets that cards could complete
// which are neither laid nor in the hand, one for each copy.
func (b *board) openTriplets(cellar *Cellar, forWine uint16, hand Cards) int32 {
	total := int32(0)
	left := box.decks[b.players] - b.laid - hand
	for w := range Wine(Wines) {
		if same := cellar.ofWine(w); bits.OnesCount16(same) < 2 {
			continue
		}
		for c := Bottle(w, 1); c <= Bottle(w, 3); c++ {
			if n := left.Count(c); n > 0 {
				total += int32(n * bestTriplets(cellar, forWine, c))
			}
		}
	}
	return total
}

//go:embed values.txt
var valuesText string

// values are the weights of the terms.
var values = figures.Must(search.ParseValue("weinhaendler/values.txt", valuesText, valuer{}.Terms()))
