package zankapfel

import "slices"

// learn is one round: each side in turn improves against how the other plays.
func (d *duel) learn() {
	d.round++
	d.playFirst(learning)
	d.playSecond(learning)
}

// think learns for one of so many rounds, and begins again with both sides alike
// where they were learnt in vain.
func (d *duel) think(b *board, rounds int64) {
	d.learn()
	if d.round == rounds && !d.even && d.loose() {
		d.begin(b, true)
	}
}

// loose reports whether the sides together could gain more than a tenth of a step
// by answering the strategies that were learnt in the best way. What was learnt
// last is forgotten over it.
func (d *duel) loose() bool {
	for i := range d.sides {
		d.sides[i].settle()
	}
	gain := d.playFirst(answering) - d.playFirst(standing) + d.playSecond(answering) - d.playSecond(standing)
	return gain > 10<<sureBits
}

// settle makes the average of how the side played the way it plays now.
func (x *duellist) settle() {
	x.lay.settle()
	for other := range x.dice {
		for i := range x.n {
			x.dice[other][i].settle()
		}
	}
}

// A way is what a side does with its choices.
type way uint8

const (
	learning  way = iota // it improves on how it plays
	answering            // it takes the best of each
	standing             // it plays as it does
)

// take makes a choice of a side, by what each of its ways out would bring and how
// often the side itself comes to make it. It returns what the choice brings.
func (d *duel) take(w way, m *mix, worth []int64, reach int64) int64 {
	switch w {
	case learning:
		return m.learn(worth, d.round, reach)
	case answering:
		return slices.Max(worth)
	}
	return m.expect(worth)
}

// playFirst goes through the choices of the side that may buy dice first.
func (d *duel) playFirst(w way) int64 {
	x, y := &d.sides[0], &d.sides[1]
	var lays [mostCards]int64
	for i := range x.n {
		var open [MostDice + 1]int64
		for k := range y.n {
			laid := y.lay.now[k]
			open[0] += weigh(laid, y.dice[0][k].now[0], d.first(i, k, 0, 0))
			for own := 1; own <= MostDice; own++ {
				for other := range MostDice + 1 {
					open[own] += weigh(laid, y.dice[own][k].now[other], d.first(i, k, own, other))
				}
			}
		}
		waits := part(x.lay.now[i], x.dice[0][i].now[0])
		for other := 1; other <= MostDice; other++ {
			var again [MostDice + 1]int64
			for k := range y.n {
				for own := range again {
					again[own] += weigh(y.lay.now[k], y.dice[0][k].now[other], d.first(i, k, own, other))
				}
			}
			open[0] += d.take(w, &x.dice[other][i], again[:], waits)
		}
		lays[i] = d.take(w, &x.dice[0][i], open[:], x.lay.now[i])
	}
	return d.take(w, &x.lay, d.paid(x, y, &lays), whole)
}

// playSecond goes through the choices of the other side.
func (d *duel) playSecond(w way) int64 {
	x, y := &d.sides[0], &d.sides[1]
	var lays [mostCards]int64
	for k := range y.n {
		for bought := range MostDice + 1 {
			var worth [MostDice + 1]int64
			for i := range x.n {
				laid, opens := x.lay.now[i], x.dice[0][i].now[bought]
				for own := range worth {
					if bought > 0 || own == 0 {
						worth[own] += weigh(laid, opens, d.second(k, i, own, bought))
						continue
					}
					for again, share := range x.dice[own][i].now[:MostDice+1] { // the first has waited and may buy yet
						worth[own] += weigh(part(laid, opens), share, d.second(k, i, own, again))
					}
				}
			}
			lays[k] += d.take(w, &y.dice[bought][k], worth[:], y.lay.now[k])
		}
	}
	return d.take(w, &y.lay, d.paid(y, x, &lays), whole)
}

// paid is what each card of a side brings less what it costs.
func (d *duel) paid(x, other *duellist, lays *[mostCards]int64) []int64 {
	for i := range x.n {
		lays[i] -= x.cost[i] << sureBits
		if d.even && other.left>>x.cards[i]&1 != 0 {
			lays[i] -= (x.stake.prize() / 2 << sureBits) * x.lay.now[i] >> wholeBits
		}
	}
	return lays[:x.n]
}
