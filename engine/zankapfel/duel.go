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
// Payments are in hundredths of a step. A tie counts as half a win. But it leads
// to another bout, which costs both another card (Z53): that is charged for each
// card as often as the side itself lays it, as if the other laid it as often.
// So what a side spends is its own affair, and the game is like one of sum zero,
// for which the method is sure to find an equilibrium; and two sides that are
// alike play alike instead of one giving way.
type duel struct {
	sides [2]duellist // the first may buy dice first
	round int64
}

// A duellist is a side of a duel and how it plays.
type duellist struct {
	seat  engine.Player
	n     int                          // how many cards it may lay
	cards [mostCards]int               // their values; without any, a single 0
	cost  [mostCards]int64             // what they are worth in later quarrels
	prize int64                        // what winning is worth
	waste int64                        // what is lost by another bout, in parts of sure
	lay   mix                          // which card
	dice  [mostDice + 1][mostCards]mix // how many dice, by those that the other has bought and by the own card
}

const (
	mostCards = 10
	sureBits  = 12
	sure      = 1 << sureBits
	dieCost   = 100 * priceOfDie << sureBits
)

// newDuel sets up the bout that is going on, as it was before anybody laid or
// bought anything.
func (d *duel) begin(b *board) {
	d.round = 0
	first := b.members.FirstFrom(b.first)
	second := b.members.Without(first).First()
	for i, p := range [2]engine.Player{first, second} {
		d.sides[i].begin(b, p)
	}
	d.sides[0].prize, d.sides[1].prize = b.stake(first, second), b.stake(second, first)
	for i := range d.sides {
		d.sides[i].waste = d.sides[i].cost[d.sides[i].n-1] << sureBits
	}
}

// first is what the first side gets of its card i and the other's k, by the dice
// of both.
func (d *duel) first(i, k, own, other int) int64 {
	x := &d.sides[0]
	c := &contests[x.cards[i]-d.sides[1].cards[k]+mostCards][own][other]
	return (c.win+c.tie/2)*x.prize - int64(own)*dieCost
}

// second is first for the other side, of its card k.
func (d *duel) second(k, i, own, other int) int64 {
	y := &d.sides[1]
	c := &contests[y.cards[k]-d.sides[0].cards[i]+mostCards][own][other]
	return (c.win+c.tie/2)*y.prize - int64(own)*dieCost
}

func (x *duellist) begin(b *board, p engine.Player) {
	*x = duellist{seat: p}
	left := b.DiscordLeft(p)
	for rest := left; rest != 0; rest &= rest - 1 {
		v := bits.TrailingZeros16(rest)
		x.cards[x.n], x.cost[x.n] = v, b.cardCost(left, v)
		x.n++
	}
	x.n = max(x.n, 1)
	x.lay.begin(x.n)
	for other := range x.dice {
		for i := range x.n {
			x.dice[other][i].begin(mostDice + 1)
		}
	}
}

// A contest says how often the better side wins and how often both tie, in parts
// of sure.
type contest struct{ win, tie int64 }

// contests are by how much higher the own card is than the other's, counted from
// -10, and by the dice of both.
var contests = func() (all [2*mostCards + 1][mostDice + 1][mostDice + 1]contest) {
	var ways [mostDice + 1][32]int
	for n := range ways {
		ways[n] = sums(1, n)
	}
	for lead := range all {
		for m := range ways {
			for o := range ways {
				win, tie, total := 0, 0, 0
				for x, wx := range ways[m] {
					for y, wy := range ways[o] {
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

// learn is one round: each side in turn improves against how the other plays.
func (d *duel) learn() {
	d.round++
	d.learnFirst()
	d.learnSecond()
	if d.round == settling {
		d.sides[0].forget()
		d.sides[1].forget()
	}
}

// forget forgets how the side has played so far, not what it has learnt.
func (x *duellist) forget() {
	clear(x.lay.total[:])
	for other := range x.dice {
		for i := range x.n {
			clear(x.dice[other][i].total[:])
		}
	}
}

// settling is how many rounds it takes to see what another bout costs. What was
// played until then does not count.
const settling = 256

// learnFirst lets the side learn that may buy dice first.
func (d *duel) learnFirst() {
	x, y := &d.sides[0], &d.sides[1]
	var lays [mostCards]int64
	for i := range x.n {
		var open [mostDice + 1]int64
		for k := range y.n {
			laid := y.lay.now[k]
			open[0] += weigh(laid, y.dice[0][k].now[0], d.first(i, k, 0, 0))
			for own := 1; own <= mostDice; own++ {
				for other := range mostDice + 1 {
					open[own] += weigh(laid, y.dice[own][k].now[other], d.first(i, k, own, other))
				}
			}
		}
		waits := part(x.lay.now[i], x.dice[0][i].now[0])
		for other := 1; other <= mostDice; other++ {
			var again [mostDice + 1]int64
			for k := range y.n {
				for own := range again {
					again[own] += weigh(y.lay.now[k], y.dice[0][k].now[other], d.first(i, k, own, other))
				}
			}
			open[0] += x.dice[other][i].learn(again[:], d.round, waits)
		}
		lays[i] = x.dice[0][i].learn(open[:], d.round, x.lay.now[i])
	}
	x.learn(lays[:x.n], d.round)
}

// learnSecond lets the other side learn.
func (d *duel) learnSecond() {
	x, y := &d.sides[0], &d.sides[1]
	var lays [mostCards]int64
	for k := range y.n {
		for bought := range mostDice + 1 {
			var worth [mostDice + 1]int64
			for i := range x.n {
				laid, opens := x.lay.now[i], x.dice[0][i].now[bought]
				for own := range worth {
					if bought > 0 || own == 0 {
						worth[own] += weigh(laid, opens, d.second(k, i, own, bought))
						continue
					}
					for again, share := range x.dice[own][i].now[:mostDice+1] { // the first has waited and may buy yet
						worth[own] += weigh(part(laid, opens), share, d.second(k, i, own, again))
					}
				}
			}
			lays[k] += y.dice[bought][k].learn(worth[:], d.round, y.lay.now[k])
		}
	}
	y.learn(lays[:y.n], d.round)
}

// learn takes in what each card would bring, but for its cost.
func (x *duellist) learn(lays []int64, round int64) {
	for i := range lays {
		lays[i] -= x.cost[i]<<sureBits + x.waste*x.lay.now[i]>>wholeBits
	}
	worth := x.lay.learn(lays, round, whole)
	if half := x.prize / 2 << sureBits; round <= settling && x.cost[x.n-1] > 0 {
		x.waste += (min(max(half-worth, 0), half) - x.waste) / (16 + round/4)
	}
}

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
