package zankapfel

import (
	"math"

	"treille/engine"
	"treille/engine/rng"
)

// A greedyPolicy values each decision for itself, in hundredths of a step, and
// takes the best.
type greedyPolicy struct{}

// Choose implements [engine.Policy].
func (greedyPolicy) Choose(info engine.InfoState, legal []engine.Action, stream *rng.Stream) engine.Action {
	return best(info.(*Info), legal, stream, greedyWorth)
}

func greedyWorth(in *Info, a engine.Action, stream *rng.Stream) int {
	d := Decode(a)
	switch d.Kind {
	case DecisionMayor:
		// In the middle he can be led anywhere.
		return neighbours[d.Square].Len()
	case DecisionChip:
		return -in.handWorth(d.Square)
	case DecisionBuy:
		return in.buyWorth()
	case DecisionLay:
		return in.layWorth(d.Card)
	case DecisionAnnounce:
		return in.squareWorth(d.Square)
	case DecisionOffer:
		return in.offerWorth(d.Number, d.Square)
	case DecisionAccept:
		return in.acceptWorth(d.Seat)
	case DecisionCall:
		return in.callWorth(d.Card)
	case DecisionDiscord:
		return in.discordWorth(d.Number) + stream.Intn(30)
	case DecisionDice, DecisionWait:
		return in.stake()*in.winChance(d.Number)/10 - 100*PriceOfDie*d.Number
	}
	return 0
}

// best returns the decision that a policy values most; among equals the stream
// picks.
func best(in *Info, legal []engine.Action, stream *rng.Stream, worth func(*Info, engine.Action, *rng.Stream) int) engine.Action {
	choice, most, equals := legal[0], math.MinInt, 0
	for _, a := range legal {
		switch w := worth(in, a, stream); {
		case w > most:
			choice, most, equals = a, w, 1
		case w == most:
			if equals++; stream.Intn(equals) == 0 {
				choice = a
			}
		}
	}
	return choice
}

// handWorth is what a square gives all cards in hand together.
func (in *Info) handWorth(sq Square) int {
	n := 0
	for c := Red; c <= Blue; c++ {
		n += in.hand.Count(c) * int(box.Numbers[sq][c])
	}
	return n
}

// buyWorth weighs the face-up card: it costs its price and this round's
// harvest, and is worth a later harvest if there is a round left to lay it.
func (in *Info) buyWorth() int {
	rounds, hand := in.chips.Len(), in.hand.Len()
	if hand >= rounds-1 {
		return -100 * in.Price(in.face)
	}
	w := 330 - 100*in.Price(in.face)
	switch {
	case hand <= 1:
		w += 150
	case hand == 2:
		w += 60
	case hand > 3:
		w -= 70 * (hand - 3)
	}
	if in.face == Joker {
		w += 200
	} else if !in.hand.Has(in.face) {
		w += 60
	}
	return w
}

// layWorth is the harvest to be expected of a card laid now.
func (in *Info) layWorth(card Card) int {
	number := in.expected(card)
	alone := 1000
	for p := range engine.Player(in.players) {
		if p != in.seat {
			alone = alone * (1000 - in.rivalry(p, card)) / 1000
		}
	}
	inQuarrel := max(0, 40*number/100-150)
	w := (alone*number + (1000-alone)*inQuarrel) / 1000
	if card == Joker && in.hand.Len() < in.chips.Len() {
		w -= 100 // better kept for a round in which many harvest
	}
	if int(in.score[in.seat])+number/100 >= box.Path {
		w += 1000
	}
	return w
}

// expected is what a colour will give after the mayor's move, in hundredths: the
// first player leads him to his best square, others may bribe.
func (in *Info) expected(card Card) int {
	sum, most, targets := 0, 0, in.Targets()
	for rest := targets; rest != 0; rest &= rest - 1 {
		n := numberFor(card, rest.First())
		sum += n
		most = max(most, n)
	}
	if in.first == in.seat {
		return most
	}
	return (3*sum/targets.Len() + most) / 4
}

// numberFor is what a square gives a card, in hundredths; a joker often finds
// the best colour taken.
func numberFor(card Card, sq Square) int {
	if card != Joker {
		return 100 * int(box.Numbers[sq][card])
	}
	most := 0
	for c := Red; c <= Blue; c++ {
		most = max(most, 100*int(box.Numbers[sq][c]))
	}
	return most * 8 / 10
}

// rivalry is the chance, in thousandths, that another seat will want the same
// colour.
func (in *Info) rivalry(p engine.Player, card Card) int {
	lays := 1000
	if !in.laidDown.Has(p) {
		// A player who comes after this seat may still lay, one who came before has bought.
		after := (int(p) - int(in.seat) + int(in.players)) % int(in.players)
		if after >= int(in.left) || in.handSize[p] == 0 {
			return 0
		}
		lays = 600
	}
	wants := 100 // a joker dodges
	if card != Joker {
		switch known := in.known[p]; {
		case known.Has(card):
			wants = 400
		case in.unknown(p) > 0:
			wants = 230
		case !known.Has(Joker):
			wants = 0
		}
	}
	return lays * wants / 1000
}

// squareWorth is what a square would give the own laid card, less a little for
// what is known to lie in others' hands.
func (in *Info) squareWorth(sq Square) int {
	w := 0
	if in.ownLaid != NoCard {
		w = numberFor(in.ownLaid, sq)
	}
	for p := range engine.Player(in.players) {
		if p == in.seat || !in.laidDown.Has(p) {
			continue
		}
		for c := Red; c <= Blue; c++ {
			if in.known[p].Has(c) && c != in.ownLaid {
				w -= 10 * int(box.Numbers[sq][c])
			}
		}
	}
	return w
}

// offerWorth weighs a bribe: more points are taken more often, a harvest is not
// certain.
func (in *Info) offerWorth(points int, sq Square) int {
	if in.ownLaid == NoCard {
		return -100
	}
	gain := numberFor(in.ownLaid, sq) - numberFor(in.ownLaid, in.announced)
	return (gain*6/10-100*points)*(30+20*points)/100 - 20
}

// acceptWorth weighs the points against what the move costs the own harvest and
// brings the other.
func (in *Info) acceptWorth(p engine.Player) int {
	o := in.offers[p]
	w := 100*int(o.Points) + (in.squareWorth(o.Square)-in.squareWorth(in.announced))*7/10
	if int(in.score[in.seat])+int(o.Points) >= box.Path {
		return w + 10000
	}
	if int(in.score[p])+7 >= box.Path {
		w -= 500
	}
	return w - 60
}

// callWorth weighs a colour for a joker: alone, its number; else a share of it.
func (in *Info) callWorth(colour Card) int {
	n := 100 * in.Number(colour)
	if rivals := in.wants[colour].Len(); rivals > 0 {
		return n/(rivals+1) - 150
	}
	if int(in.score[in.seat])+n/100 >= box.Path {
		n += 1000
	}
	if in.jokers.Len() > 1 {
		n = n * 9 / 10
	}
	return n
}

// stake is what the quarrel is about, in steps: the harvest, more if it would
// end the game.
func (in *Info) stake() int {
	n := in.Number(in.colour)
	for m := in.members; m != 0; m &= m - 1 {
		if int(in.score[m.First()])+n >= box.Path {
			return n + 6
		}
	}
	return n
}

// discordWorth says how well a card fits the stake: low cards for small
// harvests, high ones for large.
func (in *Info) discordWorth(value int) int {
	rank, cards := 0, 0
	for v := 1; v <= box.Discord; v++ {
		if in.DiscordLeft(in.seat)>>v&1 != 0 {
			if cards++; v < value {
				rank++
			}
		}
	}
	want := 0
	switch stake := in.stake(); {
	case stake >= 8:
		want = 100
	case stake == 7:
		want = 85
	case stake >= 3:
		want = 25 + 20*(stake-3)
	}
	armed := false
	for m := in.members.Without(in.seat); m != 0; m &= m - 1 {
		armed = armed || in.DiscordLeft(m.First()) != 0
	}
	if !armed {
		want /= 2
	}
	off := want - 100*rank/max(1, cards-1)
	return -max(off, -off)
}

// winChance is the chance, in thousandths, to win the bout with a number of own
// dice if nobody buys any more; a tie counts half for each rival.
func (in *Info) winChance(dice int) int { return in.winAgainst(dice, in.DiscordLeft) }

// winAgainst is winChance if the others have laid one of the cards that are named.
func (in *Info) winAgainst(dice int, named func(engine.Player) uint16) int {
	mine := sums(1<<in.ownDiscord, dice)
	var below [len(mine)]int // thousandths: all rivals are below a sum, or share it by half
	for s := range below {
		below[s] = 1000
	}
	for m := in.members.Without(in.seat); m != 0; m &= m - 1 {
		p := m.First()
		cards := uint16(1)
		if in.committed.Has(p) {
			cards = named(p)
		}
		his := sums(cards, int(in.dice[p]))
		total, so := 0, 0
		for _, n := range his {
			total += n
		}
		for s, n := range his {
			below[s] = below[s] * (2000*so + 1000*n) / (2000 * total)
			so += n
		}
	}
	ways, wins := 0, 0
	for s, n := range mine {
		ways += n
		wins += n * below[s]
	}
	return wins / ways
}

// sums counts the ways to reach each sum of one of the cards, bit v for value v,
// and some dice.
func sums(cards uint16, dice int) (ways [32]int) {
	for v := range 16 {
		ways[v] = int(cards >> v & 1)
	}
	for range dice {
		var more [32]int
		for s, n := range ways {
			for pips := 1; pips <= box.Pips && n > 0; pips++ {
				more[s+pips] += n
			}
		}
		ways = more
	}
	return ways
}
