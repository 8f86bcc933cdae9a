package vino

import (
	"slices"

	"treille/engine"
)

// likely is by how much a sale may be worth less than its seller's best one and still be expected, in money.
const likely = 150

// beaten reports whether another variety that p may raise serves p as much and the others less,
// or p more and the others no more.
func (b *board) beaten(p engine.Player, v uint8, legal []engine.Action) bool {
	own, helps := b.serves(p, v), b.helps(p, v)
	return slices.ContainsFunc(legal, func(a engine.Action) bool {
		w := uint8(Decode(a).Variety)
		other := b.serves(p, w)
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

// sellsBefore reports whether q sells before p does the next time: who sold after p in this round does so in
// the next one for no more income.
func (b *board) sellsBefore(q, p engine.Player) bool {
	switch {
	case q == p:
		return false
	case b.buying():
		return b.place(q) < b.place(p)
	case b.place(q) > int32(b.cursor):
		return true
	}
	return b.income[q] <= b.income[p]
}

// fed is what a step of a variety adds to q's best sale, the less, in money, the less likely q is to sell it.
func (b *board) fed(q engine.Player, v uint8) int32 {
	if b.cellar[q][v] == 0 {
		return 0
	}
	least := max(0, b.bestSale(q)-likely)
	raised := *b
	raised.market[v]++
	more, now := max(0, raised.bestOf(v, b.cellar[q][v])-least), max(0, b.bestOf(v, b.cellar[q][v])-least)
	return (more*more - now*now) / (2 * likely)
}

// serves is what a step of a variety brings p by its next sale, in money, once those have sold who do so before.
func (b *board) serves(p engine.Player, v uint8) int32 {
	pressed := *b
	for w := range uint8(Varieties) {
		pressed.market[w] = b.pressed(p, w)
	}
	if pressed.market[v] < -box.top {
		return 0
	}
	return pressed.fed(p, v)
}

// pressed is where the marker of a variety stands, if nobody raises it, once those have sold of it who are
// likely to do so before p: below the bottom, if they press it further than it can fall.
func (b *board) pressed(p engine.Player, v uint8) int8 {
	market := b.market[v]
	for q := range engine.Player(b.players) {
		if b.sellsBefore(q, p) && b.fed(q, v) > 0 {
			market -= int8(box.steps[min(b.cellar[q][v], SaleColumns)])
		}
	}
	return market
}
