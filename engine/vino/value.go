package vino

import (
	_ "embed"
	"math/bits"

	"treille/engine"
	"treille/engine/figures"
	"treille/engine/search"
)

//go:embed values.txt
var valuesText string

// value turns positions at the beginning of a round into chances of winning.
var value = figures.Must(search.ParseValue("vino/values.txt", valuesText, valueTerms[:]))

// valueTerms are what a position is measured by, see measure.
var valueTerms = [...]string{"vineyards", "money", "rest", "sale", "gift", "first", "place"}

// A valuer measures positions at the beginning of a round.
type valuer struct{}

// Valuer implements [search.Valued].
func (Game) Valuer() search.Valuer { return valuer{} }

// Terms implements [search.Valuer].
func (valuer) Terms() []string { return valueTerms[:] }

// Stage implements [search.Valuer].
func (valuer) Stage(s engine.State) (int, bool) { return s.(*State).stage() }

// Measure implements [search.Valuer].
func (valuer) Measure(dst []int32, s engine.State, seat engine.Player) []int32 {
	terms := s.(*State).measure(seat)
	return append(dst, terms[:]...)
}

// stage is the number of bottles left, or 0 where the last may go in the coming
// round; ok is false but at the beginning of a round.
func (b *board) stage() (stage int, ok bool) {
	const near = 4
	stage = b.Bottles()
	if r := bits.TrailingZeros16(b.bottles); stage == 1 && bits.OnesCount32(b.free[r]&^box.state[r]) <= near {
		stage = 0
	}
	return stage, b.phase == PhaseChoose && b.committed == 0
}

// measure is the amount of each term for a seat: vineyards; money that may still
// buy some, and the rest, in notes of ten; the best sale, in notes of ten; gifts,
// the nearer the more; free vineyards that are not dear where it goes first of all
// owners; and its place on the wind rose.
func (b *board) measure(p engine.Player) [len(valueTerms)]int32 {
	const usual, notDear, near = 240, 200, 4
	useful := min(b.money[p], (MaxOwned-int32(b.used[p]))*usual)
	gift, first := int32(0), int32(0)
	for r := range uint8(Regions) {
		if b.owned[r][p] == 0 {
			continue
		}
		if b.bottles>>r&1 != 0 {
			mine, _ := b.share(p, r, 0)
			gift += 16 * mine / int32(near+bits.OnesCount32(b.free[r]&^box.state[r]))
		}
		if b.goesFirst(p, r) {
			first += int32(bits.OnesCount32(b.free[r] & box.affordable(r, notDear)))
		}
	}
	place := int32(0)
	for b.rose.at(int(place)) != p {
		place++
	}
	return [...]int32{int32(b.used[p]), useful / priceUnit, (b.money[p] - useful) / priceUnit, b.bestSale(p) / priceUnit, gift, first, place}
}

// goesFirst reports whether p goes first of all owners in region r.
func (b *board) goesFirst(p engine.Player, r uint8) bool {
	mine := b.seniority(p, r)
	for q := range engine.Player(b.players) {
		if q != p && b.owned[r][q] != 0 && b.seniority(q, r) > mine {
			return false
		}
	}
	return true
}

// bestSale is what p's best sale is worth.
func (b *board) bestSale(p engine.Player) int32 {
	most := int32(0)
	for v := range uint8(Varieties) {
		for q := b.cellar[p][v]; q > 0; q = box.cheaper[min(q, saleColumns)] {
			most = max(most, b.saleWorth(v, q))
		}
	}
	return most
}

// saleWorth is what a sale brings beyond what its vineyards cost again.
func (b *board) saleWorth(v, quantity uint8) int32 {
	const again = 160
	column := min(quantity, saleColumns)
	return max(0, int32(box.income[column])+int32(b.market[v])*box.square) - again*int32(box.lost[column])
}

// chance is a seat's chance of winning in parts of [search.One], at the beginning
// of a round or at the end of the game.
func (b *board) chance(p engine.Player) int {
	var all [maxPlayers]int16
	b.chances(&all)
	return int(all[p])
}

// chances are those of all seats.
func (b *board) chances(all *[maxPlayers]int16) {
	if b.phase == PhaseOver {
		w := b.winners()
		for p := range engine.Player(b.players) {
			all[p] = 0
			if w.Has(p) {
				all[p] = int16(search.One / w.Len())
			}
		}
		return
	}
	stage, _ := b.stage()
	weights := value.Weights(int(b.players), stage)
	var strengths [maxPlayers]int
	for p := range engine.Player(b.players) {
		terms := b.measure(p)
		strengths[p] = search.Strength(weights, terms[:])
	}
	for p := range engine.Player(b.players) {
		all[p] = int16(search.Chance(strengths[:b.players], p))
	}
}
