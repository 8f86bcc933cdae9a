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

// value turns positions at the beginning of a round into chances of winning, at three
// and five seats by the same weights as at four.
var value = figures.Must(search.ParseValue("vino/values.txt", valuesText, valueTerms[:]))

// fittedSeats is the number of seats at the games that the weights were fitted to.
const fittedSeats = 4

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

// Weights implements [search.Valuer].
func (valuer) Weights(_, stage int) []int32 { return value.Weights(fittedSeats, stage) }

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

// measure is the amount of each term for a seat: vineyards; money that it can spend
// soon, and the rest, in notes of ten; the best sale, in notes of ten; gifts, in
// quarters of a vineyard, the nearer the more; free vineyards that are not dear where
// it goes first of all owners; and its place on the wind rose.
func (b *board) measure(p engine.Player) [len(valueTerms)]int32 {
	const notDear, near = 200, 4
	useful := min(b.money[p], b.spendable(p, 0))
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
	return [...]int32{int32(b.used[p]), useful / priceUnit, (b.money[p] - useful) / priceUnit, b.bestSale(p) / priceUnit, gift, first, b.place(p)}
}

// place is p's place on the wind rose.
func (b *board) place(p engine.Player) (place int32) {
	for b.rose.at(int(place)) != p {
		place++
	}
	return place
}

// spendable is the money that p can hope to spend soon if it gives so many vineyards
// back before: others buy as well, and buying takes its rounds.
func (b *board) spendable(p engine.Player, back int32) int32 {
	const usual, most = 190, 10
	free := int32(0)
	for r := range Regions {
		free += int32(bits.OnesCount32(b.free[r]))
	}
	return usual * min(most, (free+back)/2, MaxOwned-int32(b.used[p])+back)
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
		most = max(most, b.bestOf(v, b.cellar[p][v]))
	}
	return most
}

// bestOf is what the best sale of a variety is worth to who has some barrels of it.
func (b *board) bestOf(v, barrels uint8) (most int32) {
	for q := barrels; q > 0; q = box.cheaper[min(q, SaleColumns)] {
		most = max(most, b.saleWorth(v, q))
	}
	return most
}

// saleWorth is what a sale brings beyond what its vineyards cost again.
func (b *board) saleWorth(v, quantity uint8) int32 {
	column := min(quantity, SaleColumns)
	return max(0, int32(box.income[column])+int32(b.market[v])*box.square) - again*int32(box.lost[column])
}

// A valuation is what a position is worth to all seats, at the beginning of a round
// or at the end of the game.
type valuation struct {
	chances [maxPlayers]int16 // of winning, in parts of [search.One]
	offers  [maxPlayers][len(valueTerms)]int32
	weights [len(valueTerms)]int32
	players int32
}

// valuate values the position.
func (b *board) valuate(v *valuation) {
	v.players = int32(b.players)
	for p := range engine.Player(b.players) {
		v.offers[p] = b.measure(p)
	}
	if b.phase == PhaseOver {
		b.valuateEnd(v)
		return
	}
	stage, _ := b.stage()
	copy(v.weights[:], value.Weights(fittedSeats, stage))
	var strengths [maxPlayers]int
	for p := range b.players {
		strengths[p] = search.Strength(v.weights[:], v.offers[p][:])
	}
	for p := range engine.Player(b.players) {
		v.chances[p] = int16(search.Chance(strengths[:b.players], p))
	}
}

// valuateEnd says who has won. Of the terms, vineyards alone still count, as much as
// shortly before.
func (b *board) valuateEnd(v *valuation) {
	v.weights = [len(valueTerms)]int32{value.Weights(fittedSeats, 0)[0]}
	w := b.winners()
	for p := range engine.Player(b.players) {
		v.chances[p] = 0
		if w.Has(p) {
			v.chances[p] = int16(search.One / w.Len())
		}
	}
}

// term is what a term of the value offers a seat, and what that adds to its
// strength, less what it adds to the others' on average, in 1/256 nats.
func (v *valuation) term(i int, p engine.Player) search.Term {
	mine := v.offers[p][i]
	lead := v.players * mine
	for q := range v.players {
		lead -= v.offers[q][i]
	}
	const bits = 8 // weights are in parts of 1/65536
	return search.Term{Amount: int(mine), Strength: int(int64(v.weights[i]) * int64(lead) / int64(v.players-1) >> bits)}
}
