package zankapfel

import "slices"

// learn is one round: each side in turn improves against how the other plays.
func (d *duel) learn() {
	d.round++
	d.playFirst(learning)
	d.playSecond(learning)
}

// duelRounds are the rounds in which a bout is learnt. Hardly any that is loose after so many gets tighter in ten times
// as many, and where the game hangs on a quarrel, sums would grow past 64 bits then.
const duelRounds = 400

// done reports whether all rounds are learnt.
func (d *duel) done() bool { return d.round >= duelRounds }

// think learns for one round, and begins again with both sides alike where they were learnt in vain.
func (d *duel) think(b *board) {
	d.learn()
	if d.done() && !d.even && d.loose() {
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
	var answers [mostCards][MostDice + 1][MostDice + 1]int64 // how often the other lays its card and buys so many, by the dice bought before
	for k := range y.n {
		for own := range answers[k] {
			for other := range answers[k][own] {
				answers[k][own][other] = part(y.lay.now[k], y.dice[own][k].now[other])
			}
		}
	}
	var lays [mostCards]int64
	for i := range x.n {
		var open [MostDice + 1]int64
		var again [MostDice + 1][MostDice + 1]int64 // by the dice that the other buys after the own side has waited
		for k := range y.n {
			gets := x.gets(x.cards[i], y.cards[k])
			open[0] += answers[k][0][0] * gets[0][0] >> wholeBits
			for n := 1; n <= MostDice; n++ {
				for m, often := range answers[k][n] {
					open[n] += often * gets[n][m] >> wholeBits
				}
				for own := range again[n] {
					again[n][own] += answers[k][0][n] * gets[own][n] >> wholeBits
				}
			}
		}
		waits := part(x.lay.now[i], x.dice[0][i].now[0])
		for other := 1; other <= MostDice; other++ {
			open[0] += d.take(w, &x.dice[other][i], again[other][:], waits)
		}
		lays[i] = d.take(w, &x.dice[0][i], open[:], x.lay.now[i])
	}
	return d.take(w, &x.lay, d.paid(x, y, &lays), whole)
}

// playSecond goes through the choices of the other side.
func (d *duel) playSecond(w way) int64 {
	x, y := &d.sides[0], &d.sides[1]
	var opens [mostCards][MostDice + 1]int64                 // how often the first lays its card and buys so many
	var answers [mostCards][MostDice + 1][MostDice + 1]int64 // how often it waits and then buys so many, by the dice bought between
	for i := range x.n {
		for n := range opens[i] {
			opens[i][n] = part(x.lay.now[i], x.dice[0][i].now[n])
		}
		for own := 1; own <= MostDice; own++ {
			for n := range answers[i][own] {
				answers[i][own][n] = part(opens[i][0], x.dice[own][i].now[n])
			}
		}
		answers[i][0][0] = opens[i][0]
	}
	var lays [mostCards]int64
	for k := range y.n {
		var worth [MostDice + 1][MostDice + 1]int64 // by the dice that the first has bought
		for i := range x.n {
			gets := y.gets(y.cards[k], x.cards[i])
			for own := range MostDice + 1 {
				for n := range MostDice + 1 {
					worth[0][own] += answers[i][own][n] * gets[own][n] >> wholeBits
				}
			}
			for bought := 1; bought <= MostDice; bought++ {
				for own := range worth[bought] {
					worth[bought][own] += opens[i][bought] * gets[own][bought] >> wholeBits
				}
			}
		}
		for bought := range worth {
			lays[k] += d.take(w, &y.dice[bought][k], worth[bought][:], y.lay.now[k])
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
