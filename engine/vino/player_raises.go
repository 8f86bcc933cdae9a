package vino

import (
	"slices"

	"treille/engine"
)

// likely is by how much a sale may be worth less than its seller's best one and still be expected, in money.
const likely = 300

// beaten reports whether another variety that p may raise serves p as much and the others less,
// or p more and the others no more.
func (b *board) beaten(p engine.Player, v uint8, legal []engine.Action) bool {
	own, helps := b.leftTo(p, v), b.helps(p, v)
	return slices.ContainsFunc(legal, func(a engine.Action) bool {
		w := uint8(Decode(a).Variety)
		other := b.leftTo(p, w)
		return other >= own && b.helps(p, w) < helps || other > own && b.helps(p, w) <= helps
	})
}

// helps is how much it helps the others to raise a variety: by what it brings those who sell before p
// does again, and if that is alike by how many barrels the others have, those of the leaders twice.
func (b *board) helps(p engine.Player, v uint8) int32 {
	const barrels = maxPlayers * 2 * MaxCellar // more than they can have
	most := slices.Max(b.used[:b.players])
	sum := barrels * b.feeds(p, v)
	for q := range engine.Player(b.players) {
		if q == p {
			continue
		}
		n := int32(b.cellar[q][v])
		if b.used[q] == most {
			sum += n
		}
		sum += n
	}
	return sum
}

// feeds is what a step of a variety brings those together who sell before p, who has sold, does again,
// in money.
func (b *board) feeds(p engine.Player, v uint8) (sum int32) {
	for q := range engine.Player(b.players) {
		if b.sellsBefore(q, p) {
			sum += b.fed(q, v)
		}
	}
	return sum
}

// sellsBefore reports whether q sells before p, who has sold, does again: still in this round, or
// for no more income in the next.
func (b *board) sellsBefore(q, p engine.Player) bool {
	if q == p {
		return false
	}
	for i := b.cursor + 1; i < b.players; i++ {
		if b.rose.at(int(i)) == q {
			return true
		}
	}
	return b.income[q] <= b.income[p]
}

// fed is what a step of a variety adds to q's best sale of it, as far as q is likely to sell it, in money.
func (b *board) fed(q engine.Player, v uint8) int32 {
	if b.cellar[q][v] == 0 {
		return 0
	}
	least := max(0, b.bestSale(q)-likely)
	raised := *b
	raised.market[v]++
	return max(least, raised.bestOf(q, v)) - max(least, b.bestOf(q, v))
}

// leftTo is how many barrels of a variety p has, if a step of it is still there when p sells again, as
// far as those who sell before do not press it to the bottom.
func (b *board) leftTo(p engine.Player, v uint8) uint8 {
	market := int(b.market[v])
	for q := range engine.Player(b.players) {
		if b.sellsBefore(q, p) && b.fed(q, v) > 0 {
			market -= int(box.steps[min(b.cellar[q][v], SaleColumns)])
		}
	}
	if market < -int(box.top) {
		return 0
	}
	return b.cellar[p][v]
}
