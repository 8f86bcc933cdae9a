package zankapfel

import (
	"math"
	"math/bits"

	"treille/engine"
	"treille/engine/rng"
)

// goal is added to what brings a pawn home.
const goal = 1000

// choose is a style's decision for a seat that acts. It looks at the board and
// the seat's own cards alone, at nothing that others hold.
func (y *style) choose(s *State, p engine.Player, stream *rng.Stream) engine.Action {
	switch s.phase {
	case PhaseMayor:
		return Mayor(Squares / 2)
	case PhaseChip:
		return Chip(s.poorest(s.hands[p], stream))
	case PhaseFarm:
		return y.farm(s, p, stream)
	case PhaseAnnounce:
		return Announce(y.lead(s, p, stream))
	case PhaseOffer:
		return y.offer(s, p)
	case PhaseAccept:
		return y.accept(s, p)
	case PhaseCall:
		return Call(s.bestColour(p))
	case PhaseDiscord:
		return Discord(y.discord(s, p, stream))
	case PhaseDice:
		if n := y.diceFor(s, p); n > 0 {
			return Dice(n)
		}
	}
	return Wait()
}

// poorest is the square that gives a hand the least.
func (b *board) poorest(hand Cards, stream *rng.Stream) Square {
	least, choice, equals := math.MaxInt, NoSquare, 0
	for rest := b.chips; rest != 0; rest &= rest - 1 {
		sq, n := rest.First(), 0
		for c := Red; c <= Blue; c++ {
			n += hand.Count(c) * int(box.Numbers[sq][c])
		}
		if n < least {
			least, choice, equals = n, sq, 0
		}
		if n == least {
			if equals++; stream.Intn(equals) == 0 {
				choice = sq
			}
		}
	}
	return choice
}

// A prospect is what the colours may give after the mayor's next move, in
// hundredths of a step; that of a joker is the best of a square, less a part
// for colours that are taken.
type prospect struct{ mean, most [Joker + 1]int }

// prospects weighs the squares that the mayor may go to.
func (b *board) prospects() (w prospect) {
	targets := b.Targets()
	for rest := targets; rest != 0; rest &= rest - 1 {
		numbers := &box.Numbers[rest.First()]
		best := 0
		for c := Red; c <= Blue; c++ {
			n := int(numbers[c])
			w.mean[c] += n
			w.most[c] = max(w.most[c], n)
			best = max(best, n)
		}
		w.mean[Joker] += best
		w.most[Joker] = max(w.most[Joker], best)
	}
	n := targets.Len()
	for c := Red; c <= Joker; c++ {
		w.mean[c] = 100 * w.mean[c] / n
		w.most[c] *= 100
	}
	w.mean[Joker] = w.mean[Joker] * 8 / 10
	w.most[Joker] = w.most[Joker] * 8 / 10
	return w
}

// expected is what a colour will give a seat, in hundredths of a step.
func (y *style) expected(b *board, w *prospect, p engine.Player, c Card) int {
	if p == b.first {
		return w.most[c]
	}
	return w.mean[c] + (w.most[c]-w.mean[c])*y.hope/100
}

// farm buys or lays, whichever is worth more (Z20).
func (y *style) farm(s *State, p engine.Player, stream *rng.Stream) engine.Action {
	hand := s.hands[p]
	if hand == 0 {
		if s.face == NoCard {
			return Nothing()
		}
		return Buy()
	}
	w := s.prospects()
	choice, most := Buy(), math.MinInt
	if s.face != NoCard {
		most = y.buying(&s.board, &w, hand)
	}
	for c := Red; c <= Joker; c++ {
		if !hand.Has(c) {
			continue
		}
		if worth := y.laying(&s.board, &w, p, hand, c); worth > most {
			choice, most = Lay(c), worth
		}
	}
	return choice
}

// lays is the card that a seat that lays takes from its hand, give or take what
// it may hold for better than it seems.
func (y *style) lays(b *board, p engine.Player, hand Cards, stream *rng.Stream) Card {
	w := b.prospects()
	choice, most := NoCard, math.MinInt
	for c := Red; c <= Joker; c++ {
		if !hand.Has(c) {
			continue
		}
		if worth := y.laying(b, &w, p, hand, c) + stream.Intn(2*taste+1) - taste; worth > most {
			choice, most = c, worth
		}
	}
	return choice
}

// taste is how much more or less a card may seem to others, in hundredths of a
// step.
const taste = 80

// buying weighs the face-up card: its price against a later harvest, if there
// is a round left to lay it.
func (y *style) buying(b *board, w *prospect, hand Cards) int {
	rounds, cards, price := b.chips.Len(), hand.Len(), 100*b.Price(b.face)
	switch {
	case rounds == 2 && cards == 1:
		return y.lastBuying(b, w, hand) - price
	case cards >= rounds-1:
		return -price
	}
	worth := y.card - price
	if cards < len(y.few) {
		worth += y.few[cards]
	} else {
		worth -= y.many * (cards - len(y.few))
	}
	if b.face == Joker {
		worth += y.joker
	} else if !hand.Has(b.face) {
		worth += y.fresh
	}
	return worth
}

// lastBuying weighs the last purchase that can pay: a player who lays his only card in the
// last round but one must buy another in the last, in vain; a player who buys now lays the
// better one of both.
func (y *style) lastBuying(b *board, w *prospect, hand Cards) int {
	best := w.mean[b.face]
	for c := Red; c <= Joker; c++ {
		if hand.Has(c) {
			best = max(best, w.mean[c])
		}
	}
	return best + 100*b.Price(b.face)
}

// laying is the harvest to be expected of a card laid now.
func (y *style) laying(b *board, w *prospect, p engine.Player, hand Cards, c Card) int {
	number := y.expected(b, w, p, c)
	alone := 10000
	for q := b.next(p); q != p; q = b.next(q) {
		alone = alone * (100 - y.rivalry(b, w, q, c)) / 100
	}
	contested := max(0, y.fight*number/100-y.fray)
	worth := (alone*number + (10000-alone)*contested) / 10000
	if c == Joker && hand.Len() < b.chips.Len() {
		worth -= y.save
	}
	if int(b.score[p])+number/100 >= box.Path {
		worth += goal
	}
	return worth
}

// rivalry is the chance, in percent, that another seat will want a colour.
func (y *style) rivalry(b *board, w *prospect, q engine.Player, c Card) int {
	lays := 100
	if !b.laidDown.Has(q) {
		// A player who comes after this seat may still lay, one who came before has bought.
		after := (int(q) - int(b.turn) + int(b.players)) % int(b.players)
		if after >= int(b.left) || b.handSize[q] == 0 {
			return 0
		}
		lays = y.comes
	}
	wants := y.dodges
	if c != Joker {
		wants += y.lure * (w.mean[c] - 400) / 10000
		switch known := b.known[q]; {
		case known.Has(c):
			wants = y.seen
		case b.unknown(q) > 0:
			wants = y.unseen
		case !known.Has(Joker):
			return 0
		}
		wants += y.lure * (w.mean[c] - 400) / 10000
	}
	return lays * min(max(wants, 0), 95) / 100
}

// numberOf is what a square gives a laid card; a joker often finds the best
// colour taken.
func numberOf(card Card, sq Square) int {
	switch card {
	case NoCard:
		return 0
	case Joker:
		most := 0
		for c := Red; c <= Blue; c++ {
			most = max(most, int(box.Numbers[sq][c]))
		}
		return 80 * most
	}
	return 100 * int(box.Numbers[sq][card])
}

// standing weighs a square for the cards on the table: the own one, less a share
// of those that are known.
func (y *style) standing(b *board, p engine.Player, card Card, sq Square) int {
	worth := numberOf(card, sq)
	for m := b.laidDown.Without(p); m != 0; m &= m - 1 {
		known := b.known[m.First()]
		for c := Red; c <= Blue; c++ {
			if c != card && known.Has(c) {
				worth -= y.spite * int(box.Numbers[sq][c])
			}
		}
	}
	return worth
}

// lead picks the square to announce (Z31).
func (y *style) lead(s *State, p engine.Player, stream *rng.Stream) Square {
	most, choice, equals := math.MinInt, NoSquare, 0
	for rest := s.Targets(); rest != 0; rest &= rest - 1 {
		sq := rest.First()
		worth := y.standing(&s.board, p, s.laid[p], sq)
		if worth > most {
			most, choice, equals = worth, sq, 0
		}
		if worth == most {
			if equals++; equals > 1 && stream.Intn(equals) == 0 {
				choice = sq
			}
		}
	}
	return choice
}

// offer bribes where the own card gains enough by it (Z31).
func (y *style) offer(s *State, p engine.Player) engine.Action {
	card := s.laid[p]
	if card == NoCard {
		return NoBribe()
	}
	now := numberOf(card, s.announced)
	most, choice := 0, NoSquare
	for rest := s.Targets() &^ s.announced.set(); rest != 0; rest &= rest - 1 {
		if gain := numberOf(card, rest.First()) - now; gain > most {
			most, choice = gain, rest.First()
		}
	}
	if most*y.bribe/100 < 140 {
		return NoBribe()
	}
	return Bribe(1, choice)
}

// accept takes the bribe that pays best, or none (Z31).
func (y *style) accept(s *State, p engine.Player) engine.Action {
	most, choice := 0, Decline()
	for q := range engine.Player(s.players) {
		o := s.offers[q]
		if o.Points == 0 {
			continue
		}
		worth := 100*int(o.Points) - y.stay
		if card := s.laid[p]; card != NoCard {
			worth += (numberOf(card, o.Square) - numberOf(card, s.announced)) * 7 / 10
		}
		if int(s.score[p])+int(o.Points) >= box.Path {
			worth += goal
		}
		if int(s.score[q])+7 >= box.Path {
			worth -= goal / 2
		}
		if worth > most {
			most, choice = worth, Accept(q)
		}
	}
	return choice
}

// bestColour gives a joker the colour that pays best, alone or in a quarrel
// (Z40).
func (b *board) bestColour(p engine.Player) Card {
	most, choice := math.MinInt, Red
	for c := Red; c <= Blue; c++ {
		worth := 100 * b.Number(c)
		if rivals := b.wants[c].Len(); rivals > 0 {
			worth = worth/(rivals+1) - 150
		} else if int(b.score[p])+b.Number(c) >= box.Path {
			worth += goal
		}
		if worth > most {
			most, choice = worth, c
		}
	}
	return choice
}

// prize is what a quarrel is about, in steps: the harvest, more if it may end
// the game.
func (b *board) prize() int {
	n := b.Number(b.colour)
	for m := b.members; m != 0; m &= m - 1 {
		if int(b.score[m.First()])+n >= box.Path {
			return n + 6
		}
	}
	return n
}

// discord picks the card for a quarrel, the higher the more it is about (Z50).
func (y *style) discord(s *State, p engine.Player, stream *rng.Stream) int {
	left := s.DiscordLeft(p)
	want := y.bold + y.steep*(s.prize()-3)
	if s.owes|s.committed == engine.Only(p) {
		want /= 2 // the others have none
	}
	if y.wary {
		want = min(want, 100)
	}
	want += stream.Intn(2*y.whim+1) - y.whim
	n := bits.OnesCount16(left)
	rank := (min(max(want, 0), 100)*(n-1) + 50) / 100
	for ; rank > 0; rank-- {
		left &= left - 1
	}
	return bits.TrailingZeros16(left)
}

// diceFor is how many dice pay best if nobody buys any more (Z51).
func (y *style) diceFor(s *State, p engine.Player) int {
	prize := s.prize()
	best, most := 0, math.MinInt
	for n := 0; n <= MostDice; n++ {
		worth := prize*s.prevails(p, 2*int(s.discord[p])+7*n) - 1024*PriceOfDie*n
		if worth > most {
			best, most = n, worth
		}
	}
	return best
}

// prevails is about the chance, in parts of 1024, that twice a sum is more than
// that of all others in the quarrel. A die counts as three and a half.
func (s *State) prevails(p engine.Player, twice int) int {
	chance := 1024
	for m := s.members.Without(p); m != 0; m &= m - 1 {
		q := m.First()
		cards := uint16(1)
		if s.committed.Has(q) {
			cards = s.DiscordLeft(q)
		}
		rest := twice - 7*int(s.dice[q]) // twice the card that ties
		below := min(max((rest+1)/2, 0), 15)
		halves := 2 * bits.OnesCount16(cards&(1<<below-1))
		if rest >= 0 && rest&1 == 0 && rest/2 < 16 {
			halves += int(cards >> (rest / 2) & 1)
		}
		chance = chance * halves / (2 * bits.OnesCount16(cards))
	}
	return chance
}
