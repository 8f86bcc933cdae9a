package zankapfel

import (
	"math/bits"

	"treille/engine"
	"treille/engine/rng"
)

// A duel is a bout of a quarrel of two, as a game of its own: each lays a card
// that the other does not see; then they may buy dice, the first, the second
// and, if the first waited before the second bought, the first again (Z50 to
// Z52). It is solved by regret matching: both sides play it against each other
// over and over and regret what they did not do; the average of how they played
// is a mixed strategy that cannot be exploited by much. Regrets below zero are
// forgotten, and later rounds count for more (CFR+).
//
// Payments are in hundredths of a step. A tie leads to another bout, which costs
// both another card (Z53). If both always laid their highest, they would burn one
// after the other, and only the rest of the village would gain by it. So one side
// is firm, the other gives way, and everybody can tell from the board which: a tie
// counts as won by the one, since the other would rather not go on. It must lay
// high cards often enough all the same, or the one would lay low ones. After a tie,
// another one costs the other as much as winning is worth: two whose high cards are
// worth nothing later would otherwise tie to the end.
//
// Where dice weigh more than cards, what both learn so may go round in circles. Then
// the bout is solved anew with both alike: a tie counts as half a win, and each pays
// half the prize for a card as often as it lays it itself, if the other might tie
// it; as if that laid it as often.
type duel struct {
	sides [2]duellist // the first may buy dice first
	round int64
	even  bool // neither side is firm
}

// A duellist is a side of a duel and how it plays.
type duellist struct {
	seat  engine.Player
	left  uint16                                             // the cards that it has, bit v for value v
	n     int                                                // how many it may lay
	cards [mostCards]int                                     // their values; without any, a single 0
	cost  [mostCards]int64                                   // what they are worth in later quarrels
	stake stake                                              // what the outcomes are worth
	tied  int64                                              // what part of a win a tie is, in halves
	worth [2*mostCards + 1][MostDice + 1][MostDice + 1]int64 // see gets; by how much higher the own card is, from -10
	lay   mix                                                // which card
	dice  [MostDice + 1][mostCards]mix                       // how many dice, by those that the other has bought and by the own card
}

const (
	mostCards = 10
	sureBits  = 12
	sure      = 1 << sureBits
)

// begin sets up the bout that is going on, as it was before anybody laid or bought
// anything.
func (d *duel) begin(b *board, even bool) {
	d.round, d.even = 0, even
	x, y := &d.sides[0], &d.sides[1]
	first := b.members.FirstFrom(b.first)
	second := b.members.Without(first).First()
	x.begin(b, first, second)
	y.begin(b, second, first)
	if !even && (x.n > 1 || y.n > 1) { // or else another bout would be one of dice alone
		firm, other := x, y
		if b.firm() != x.seat {
			firm, other = y, x
		}
		firm.tied, other.tied = 2, 0
		if b.again {
			other.tied = -2
		}
	}
	x.value()
	y.value()
}

// value works out what the side gets of each contest.
func (x *duellist) value() {
	for lead := range x.worth {
		for own := range x.worth[lead] {
			for other := range x.worth[lead][own] {
				c, stake := &contests[lead][own][other], &x.stake[own][other]
				x.worth[lead][own][other] = stake[0]<<sureBits + (c.win+c.tie*x.tied/2)*(stake[1]-stake[0])
			}
		}
	}
}

// firm is who stands firm in a quarrel of two: who has the higher cards, or if they are alike who sits first from the
// first player on.
func (b *board) firm() engine.Player {
	first := b.members.FirstFrom(b.first)
	if second := b.members.Without(first).First(); b.DiscordLeft(second) > b.DiscordLeft(first) {
		return second
	}
	return first
}

func (x *duellist) begin(b *board, p, rival engine.Player) {
	*x = duellist{seat: p, left: b.DiscordLeft(p), stake: b.stake(p, rival), tied: 1}
	for rest := x.left; rest != 0; rest &= rest - 1 {
		v := bits.TrailingZeros16(rest)
		x.cards[x.n], x.cost[x.n] = v, b.cardCost(x.left, v)
		x.n++
	}
	x.n = max(x.n, 1)
	x.lay.begin(x.n)
	for other := range x.dice {
		for i := range x.n {
			x.dice[other][i].begin(MostDice + 1)
		}
	}
}

// gets is what a side gets with a card against a card of the other, times sure, by its own dice and the other's.
func (x *duellist) gets(card, other int) *[MostDice + 1][MostDice + 1]int64 {
	return &x.worth[card-other+mostCards]
}

// A contest says how often the better side wins and how often both tie, in parts
// of sure.
type contest struct{ win, tie int64 }

// contests are by how much higher the own card is than the other's, counted from
// -10, and by the dice of both.
var contests = func() (all [2*mostCards + 1][MostDice + 1][MostDice + 1]contest) {
	var ways [MostDice + 1][32]int
	for n := range ways {
		ways[n] = sums(1, n)
	}
	for lead := range all {
		for m := range ways {
			for o := range ways {
				win, tie, total := 0, 0, 0
				for x, wx := range ways[m][:box.Pips*m+1] {
					for y, wy := range ways[o][:box.Pips*o+1] {
						total += wx * wy
						switch ahead := x + lead - mostCards - y; {
						case ahead > 0:
							win += wx * wy
						case ahead == 0:
							tie += wx * wy
						}
					}
				}
				all[lead][m][o] = contest{int64(win * sure / total), int64(tie * sure / total)}
			}
		}
	}
	return all
}()

// discord draws the card that a side lays.
func (x *duellist) discord(stream *rng.Stream) int { return x.cards[x.lay.draw(stream)] }

// buys draws how many dice a side buys with a card, after the other has bought
// so many.
func (x *duellist) buys(card, other int, stream *rng.Stream) int {
	for i := range x.n {
		if x.cards[i] == card {
			return x.dice[other][i].draw(stream)
		}
	}
	return 0
}

// of is the side of a seat.
func (d *duel) of(p engine.Player) *duellist {
	if d.sides[0].seat == p {
		return &d.sides[0]
	}
	return &d.sides[1]
}
