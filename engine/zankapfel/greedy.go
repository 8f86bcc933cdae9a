package zankapfel

import (
	"treille/engine"
	"treille/engine/rng"
)

// greedy is a computer player that values each decision for itself, in
// hundredths of a step, and takes the best.
type greedy struct{}

// Choose implements engine.Policy.
func (greedy) Choose(info engine.InfoState, legal []engine.Action, stream *rng.Stream) engine.Action {
	return best(info.(*Info), legal, stream, greedyWorth)
}

func greedyWorth(i *Info, a engine.Action, stream *rng.Stream) int {
	verb, number, thing := Unpack(a)
	switch verb {
	case VerbMayor:
		// In the middle he can be led anywhere.
		return neighbours[thing].Len()
	case VerbChip:
		return -i.handWorth(Square(thing))
	case VerbBuy:
		return i.buyWorth()
	case VerbLay:
		return i.layWorth(Card(thing))
	case VerbAnnounce:
		return i.squareWorth(Square(thing))
	case VerbOffer:
		return i.offerWorth(number, Square(thing))
	case VerbAccept:
		return i.acceptWorth(engine.Player(thing))
	case VerbCall:
		return i.callWorth(Card(thing))
	case VerbDiscord:
		return i.discordWorth(number) + stream.Intn(30)
	case VerbDice, VerbWait:
		return i.stake()*i.winChance(number)/10 - 100*priceOfDie*number
	}
	return 0
}

// handWorth is what a square gives all cards in hand together.
func (i *Info) handWorth(sq Square) int {
	n := 0
	for c := Red; c <= Blue; c++ {
		n += i.Hand.Count(c) * int(printed.Numbers[sq][c])
	}
	return n
}

// buyWorth weighs the face-up card: it costs its price and this round's
// harvest, and is worth a later harvest if there is a round left to lay it.
func (i *Info) buyWorth() int {
	rounds, hand := i.Chips.Len(), i.Hand.Len()
	if hand >= rounds-1 {
		return -100 * i.Price(i.Face)
	}
	w := 330 - 100*i.Price(i.Face)
	switch {
	case hand <= 1:
		w += 150
	case hand == 2:
		w += 60
	case hand > 3:
		w -= 70 * (hand - 3)
	}
	if i.Face == Joker {
		w += 200
	} else if !i.Hand.Has(i.Face) {
		w += 60
	}
	return w
}

// layWorth is the harvest to be expected of a card laid now.
func (i *Info) layWorth(card Card) int {
	number := i.expected(card)
	alone := 1000
	for p := range engine.Player(i.Players) {
		if p != i.seat {
			alone = alone * (1000 - i.rivalry(p, card)) / 1000
		}
	}
	inQuarrel := max(0, 40*number/100-150)
	w := (alone*number + (1000-alone)*inQuarrel) / 1000
	if card == Joker && i.Hand.Len() < i.Chips.Len() {
		w -= 100 // better kept for a round in which many harvest
	}
	if int(i.Score[i.seat])+number/100 >= printed.Path {
		w += 1000
	}
	return w
}

// expected is what a colour will give after the mayor's move, in hundredths: the
// first player leads him to his best square, others may bribe.
func (i *Info) expected(card Card) int {
	sum, most, targets := 0, 0, i.Targets()
	for rest := targets; rest != 0; rest &= rest - 1 {
		n := numberFor(card, rest.First())
		sum += n
		most = max(most, n)
	}
	if i.First == i.seat {
		return most
	}
	return (3*sum/targets.Len() + most) / 4
}

// numberFor is what a square gives a card, in hundredths; a joker often finds
// the best colour taken.
func numberFor(card Card, sq Square) int {
	if card != Joker {
		return 100 * int(printed.Numbers[sq][card])
	}
	most := 0
	for c := Red; c <= Blue; c++ {
		most = max(most, 100*int(printed.Numbers[sq][c]))
	}
	return most * 8 / 10
}

// rivalry is the chance, in thousandths, that another seat will want the same
// colour.
func (i *Info) rivalry(p engine.Player, card Card) int {
	lays := 1000
	if !i.Laid.Has(p) {
		// Who comes after this seat may still lay, who came before has bought.
		after := (int(p) - int(i.seat) + int(i.Players)) % int(i.Players)
		if after >= int(i.Left) || i.HandSize[p] == 0 {
			return 0
		}
		lays = 600
	}
	wants := 100 // a joker dodges
	if card != Joker {
		switch known := i.Known[p]; {
		case known.Has(card):
			wants = 400
		case i.unknown(p) > 0:
			wants = 230
		case !known.Has(Joker):
			wants = 0
		}
	}
	return lays * wants / 1000
}

// squareWorth is what a square would give the own laid card, less a little for
// what is known to lie in others' hands.
func (i *Info) squareWorth(sq Square) int {
	w := 0
	if i.OwnLaid != NoCard {
		w = numberFor(i.OwnLaid, sq)
	}
	for p := range engine.Player(i.Players) {
		if p == i.seat || !i.Laid.Has(p) {
			continue
		}
		for c := Red; c <= Blue; c++ {
			if i.Known[p].Has(c) && c != i.OwnLaid {
				w -= 10 * int(printed.Numbers[sq][c])
			}
		}
	}
	return w
}

// offerWorth weighs a bribe: more points are taken more often, a harvest is not
// certain.
func (i *Info) offerWorth(points int, sq Square) int {
	if i.OwnLaid == NoCard {
		return -100
	}
	gain := numberFor(i.OwnLaid, sq) - numberFor(i.OwnLaid, i.Announced)
	return (gain*6/10-100*points)*(30+20*points)/100 - 20
}

// acceptWorth weighs the points against what the move costs the own harvest and
// brings the other.
func (i *Info) acceptWorth(p engine.Player) int {
	o := i.Offers[p]
	w := 100*int(o.Points) + (i.squareWorth(o.Square)-i.squareWorth(i.Announced))*7/10
	if int(i.Score[i.seat])+int(o.Points) >= printed.Path {
		return w + 10000
	}
	if int(i.Score[p])+7 >= printed.Path {
		w -= 500
	}
	return w - 60
}

// callWorth weighs a colour for a joker: alone, its number; else a share of it.
func (i *Info) callWorth(colour Card) int {
	n := 100 * i.Number(colour)
	if rivals := i.Wants[colour].Len(); rivals > 0 {
		return n/(rivals+1) - 150
	}
	if int(i.Score[i.seat])+n/100 >= printed.Path {
		n += 1000
	}
	if i.Jokers.Len() > 1 {
		n = n * 9 / 10
	}
	return n
}

// stake is what the quarrel is about, in steps: the harvest, more if it would
// end the game.
func (i *Info) stake() int {
	n := i.Number(i.Colour)
	for m := i.Members; m != 0; m &= m - 1 {
		if int(i.Score[m.First()])+n >= printed.Path {
			return n + 6
		}
	}
	return n
}

// discordWorth says how well a card fits the stake: low cards for small
// harvests, high ones for large.
func (i *Info) discordWorth(value int) int {
	rank, cards := 0, 0
	for v := 1; v <= printed.Discord; v++ {
		if i.DiscordLeft(i.seat)>>v&1 != 0 {
			if cards++; v < value {
				rank++
			}
		}
	}
	want := 0
	switch stake := i.stake(); {
	case stake >= 8:
		want = 100
	case stake == 7:
		want = 85
	case stake >= 3:
		want = 25 + 20*(stake-3)
	}
	armed := false
	for m := i.Members.Without(i.seat); m != 0; m &= m - 1 {
		armed = armed || i.DiscordLeft(m.First()) != 0
	}
	if !armed {
		want /= 2
	}
	off := want - 100*rank/max(1, cards-1)
	return -max(off, -off)
}

// winChance is the chance, in thousandths, to win the bout with a number of own
// dice if nobody buys any more; a tie counts half for each rival.
func (i *Info) winChance(dice int) int {
	mine := sums(1<<i.OwnCard, dice)
	var below [len(mine)]int // thousandths: all rivals are below a sum, or share it by half
	for s := range below {
		below[s] = 1000
	}
	for m := i.Members.Without(i.seat); m != 0; m &= m - 1 {
		p := m.First()
		cards := uint16(1)
		if i.Committed.Has(p) {
			cards = i.DiscordLeft(p)
		}
		his := sums(cards, int(i.Dice[p]))
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
			for pips := 1; pips <= printed.Pips && n > 0; pips++ {
				more[s+pips] += n
			}
		}
		ways = more
	}
	return ways
}
