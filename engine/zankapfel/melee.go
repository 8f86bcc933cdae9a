package zankapfel

import (
	"treille/engine"
	"treille/engine/rng"
	"treille/engine/search"
)

// A melee is a bout of a quarrel of three and more, as a game of its own. It is
// learnt like a [duel] of two who are alike, but what the others do, and what dice
// show, is drawn anew in each round. A side takes no notice of who has bought dice, only of the most that
// one of the others has bought.
type melee struct {
	n     int
	sides [engine.MaxPlayers]duellist // clockwise from the first player
	round int64

	stream rng.Stream
	drawn  [engine.MaxPlayers]chances // in the present round
}

// chances are what a side does in a round where it does not learn, and what its dice
// would show.
type chances struct {
	card int // counted among its cards
	buys [mostDice + 1]int
	pips [mostDice + 1]int
}

// begin sets up the bout that is going on, as it was before anybody laid or bought
// anything.
func (d *melee) begin(b *board) {
	d.n, d.round, d.stream = 0, 0, rng.New(uint64(b.members))
	for m := b.members; m != 0; d.n++ {
		p := m.FirstFrom(b.first)
		m = m.Without(p)
		d.sides[d.n].begin(b, p, b.stakeOfMany(p))
	}
}

// stakeOfMany is what a quarrel is worth to one of its members, whichever of the
// others may win it, and whatever dice they buy.
func (b *board) stakeOfMany(p engine.Player) (k stake) {
	rivals := b.members.Without(p)
	for m := rivals; m != 0; m &= m - 1 {
		one := b.stake(p, m.First())
		for own := range k {
			for i := range k[own][0] {
				k[own][0][i] += one[own][0][i] / int64(rivals.Len())
			}
		}
	}
	return k
}

// learn is one round: each side improves against what the others happen to do.
func (d *melee) learn() {
	d.round++
	for i := range d.n {
		d.drawn[i].draw(&d.sides[i], &d.stream)
	}
	for i := range d.n {
		x := &d.sides[i]
		others := d.others(i)
		var lays [mostCards]int64
		for card := range x.n {
			lays[card] = d.play(i, card, bidding{}, x.lay.now[card]) - x.cost[card]<<sureBits
			if others>>x.cards[card]&1 != 0 {
				lays[card] -= (x.stake.prize() / 2 << sureBits) * x.lay.now[card] >> wholeBits
			}
		}
		x.lay.learn(lays[:x.n], d.round, whole)
	}
}

// others are the cards that the others than a side have.
func (d *melee) others(i int) (cards uint16) {
	for k := range d.n {
		if k != i {
			cards |= d.sides[k].left
		}
	}
	return cards
}

// draw draws what a side does in a round.
func (c *chances) draw(x *duellist, stream *rng.Stream) {
	c.card = search.Draw(x.lay.now[:x.n], stream)
	for top := range c.buys {
		c.buys[top] = search.Draw(x.dice[top][c.card].now[:mostDice+1], stream)
	}
	for n := range mostDice {
		c.pips[n+1] = c.pips[n] + 1 + stream.Intn(box.Pips)
	}
}

// A bidding is how far the purchase of dice has come (Z51). Sides are counted as in
// a melee.
type bidding struct {
	turn           int
	bought, waited uint8
	dice           [engine.MaxPlayers]uint8
}

// next finds the side that may buy dice next, from the one whose turn it is.
func (d *melee) next(now *bidding) (ok bool) {
	for range d.n {
		if (now.bought|now.waited)>>now.turn&1 == 0 {
			return true
		}
		now.turn = (now.turn + 1) % d.n
	}
	return false
}

// take lets the side whose turn it is buy so many dice, or wait.
func (now *bidding) take(n int) {
	if n == 0 {
		now.waited |= 1 << now.turn
		return
	}
	now.bought |= 1 << now.turn
	now.waited = 0
	now.dice[now.turn] = uint8(n)
}

// top is the most dice that one of the others than a side has bought.
func (now *bidding) top(i int) int {
	most := uint8(0)
	for k, n := range now.dice {
		if k != i {
			most = max(most, n)
		}
	}
	return int(most)
}

// play plays a bidding on for a side with a card, which learns on the way. It returns
// what that brings, times sure. Reach is how often the side itself comes here; 0 when
// it has bought.
func (d *melee) play(i, card int, now bidding, reach int64) int64 {
	for d.next(&now) {
		top := now.top(now.turn)
		if now.turn != i {
			now.take(d.drawn[now.turn].buys[top])
			continue
		}
		m := &d.sides[i].dice[top][card]
		var worth [mostDice + 1]int64
		for n := range worth {
			then, often := now, int64(0)
			if then.take(n); n == 0 {
				often = part(reach, m.now[0])
			}
			worth[n] = d.play(i, card, then, often)
		}
		return m.learn(worth[:], d.round, reach)
	}
	return d.gets(i, card, &now)
}

// gets is what a side gets with a card when all have bought, times sure. Those who
// tie pay for another bout what half of the prize is worth to them.
func (d *melee) gets(i, card int, now *bidding) int64 {
	x := &d.sides[i]
	own := int(now.dice[i])
	sum := x.cards[card] + d.drawn[i].pips[own]
	tied := int64(1)
	worth := &x.stake[own][0]
	for k := range d.n {
		if k == i {
			continue
		}
		c := &d.drawn[k]
		switch other := d.sides[k].cards[c.card] + c.pips[now.dice[k]]; {
		case other > sum:
			return worth[0] << sureBits
		case other == sum:
			tied++
		}
	}
	if tied == 1 {
		return worth[1] << sureBits
	}
	return worth[0]<<sureBits + (worth[1]-worth[0])<<sureBits/(2*tied)
}

// of is the side of a seat.
func (d *melee) of(p engine.Player) *duellist {
	i := 0
	for d.sides[i].seat != p {
		i++
	}
	return &d.sides[i]
}

// topDice is the most dice that one of the others in the quarrel has bought.
func (in *Info) topDice() int {
	most := uint8(0)
	for m := in.members.Without(in.seat); m != 0; m &= m - 1 {
		most = max(most, in.dice[m.First()])
	}
	return int(most)
}
