package farbenpoker

import (
	_ "embed"

	"treille/engine"
	"treille/engine/figures"
	"treille/engine/search"
)

//go:embed values.txt
var valuesText string

// values are the weights of what a position offers, by number of players and
// stage.
var values = figures.Must(search.ParseValue("farbenpoker/values.txt", valuesText, valuer{}.Terms()))

// A valuer values positions when a new set of dice is about to be rolled and
// the stock is not almost empty: then chips count for most, and the order of
// the turns for a little.
type valuer struct{}

// The smallest stock at which positions are valued (below it, playing on to the
// end is short), and how many chips of stock share a stage.
const (
	valuedStock = 7
	stageChips  = 3
)

// Valuer implements [search.Valued].
func (Game) Valuer() search.Valuer { return valuer{} }

// PerfectMemory implements [search.PerfectMemory].
func (Game) PerfectMemory() {}

// Terms implements [search.Valuer].
func (valuer) Terms() []string {
	return []string{"chips", "gone", "first", "second", "third", "fourth", "unseen-first", "unseen-second", "chips-unseen", "chips-unknown"}
}

// Stage implements [search.Valuer].
func (valuer) Stage(s engine.State) (stage int, ok bool) { return s.(*State).stage() }

func (b *board) stage() (stage int, ok bool) {
	ok = b.phase == PhaseRoll && b.rolled == 0 && b.comeback == nobody && b.stock >= valuedStock && b.pot == 0
	return int(b.stock-valuedStock) / stageChips, ok
}

// Measure implements [search.Valuer].
func (valuer) Measure(dst []int32, s engine.State, seat engine.Player) []int32 {
	m := s.(*State).measure(seat)
	return append(dst, m[:]...)
}

// Weights implements [search.Valuer].
func (valuer) Weights(players, stage int) []int32 { return values.Weights(players, stage) }

// termCount is the number of terms.
const termCount = 10

// measure is the amount of each term for a seat; once the game is over, nobody is
// to roll any more.
func (b *board) measure(seat engine.Player) (m [termCount]int32) {
	if b.gone.Has(seat) {
		m[1] = 1
		return m
	}
	m[0] = int32(b.chips[seat])
	if b.phase == PhaseOver {
		return m
	}
	m[8], m[9] = m[0]*int32(b.unseen()), m[0]*int32(b.unknown())
	// How many others with chips have their turn before the seat.
	after := 0
	for p := b.turn; p != seat; p = p.Next(int(b.players)) {
		if b.chips[p] > 0 {
			after++
		}
	}
	if after < 4 {
		m[2+after] = 1
	}
	if after < 2 {
		m[6+after] = int32(b.unseen())
	}
	return m
}

// unknown is the number of colours of which no stick was ever shown.
func (b *board) unknown() int {
	n := 0
	for c := Red; c <= Violet; c++ {
		n += int(engine.Bit(int(b.unshown[c]) == box.Colours[c].Sticks))
	}
	return n
}

// offers are the terms of all seats.
type offers [maxPlayers][termCount]int32

func (b *board) offers() (all offers) {
	for p := range engine.Player(b.players) {
		all[p] = b.measure(p)
	}
	return all
}

// chance is a seat's chance of winning at a moment that is valued.
func (o *offers) chance(players, stage int, seat engine.Player) int {
	weights := values.Weights(players, stage)
	var strengths [maxPlayers]int
	for p := range players {
		strengths[p] = search.Strength(weights, o[p][:])
	}
	return search.Chance(strengths[:players], seat)
}
