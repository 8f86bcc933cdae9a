package zankapfel

import (
	"cmp"
	"math/bits"

	"treille/engine"
)

// What lets another win at once, and who may.

// letsWin is about cards to lay, squares, the colours of jokers and what is put into
// quarrels: whoever would win at once can be hindered by each.
func (in *Info) letsWin(d Decision) (slip, could bool) {
	switch in.phase {
	case PhaseFarm:
		return in.staysAway(d)
	case PhaseAnnounce, PhaseOffer, PhaseAccept:
		return in.leadsHome(d)
	case PhaseCall:
		return in.callsAway(d)
	case PhaseDiscord:
		return in.givesWay(d)
	case PhaseDice:
		return in.givesIn(d)
	}
	return false, false
}

// safer is how much less likely, in percent, somebody must come home where the mayor
// could go instead.
const safer = 50

// danger is how likely it is, in percent, that one of the others comes home with the
// card that it has laid if the mayor goes to a square and nobody else wants the
// colour.
func (b *board) danger(p engine.Player, sq Square) int {
	most, others := 0, b.laidDown.Without(p)
	if b.phase == PhaseOffer {
		others = others.Without(b.first) // who takes no offer against that
	}
	for m := others; m != 0; m &= m - 1 {
		most = max(most, b.reaches(m.First(), sq))
	}
	return most
}

// reaches is how likely it is, in percent, that what a seat has laid brings it home at a
// square: each card that it may have laid is as likely, those that nobody has seen
// of each kind.
func (b *board) reaches(q engine.Player, sq Square) int {
	need := box.Path - int(b.score[q])
	if need > 7 {
		return 0
	}
	ways, all := 0, 0
	for c := Red; c <= Joker; c++ {
		n := 5*b.known[q].Count(c) + b.unknown(q)
		all += n
		if brings(sq, c) >= need {
			ways += n
		}
	}
	return 100 * ways / max(1, all)
}

// staysAway is about whoever comes home wherever the mayor goes, unless there is a quarrel: the seat has a joker, or a colour
// that is clearly more likely to be that one's than what it does instead.
func (in *Info) staysAway(d Decision) (slip, could bool) {
	for q := range engine.Player(in.players) {
		if could || !in.comesHome(q) {
			continue
		}
		most, now := 0, 0
		for c := Red; c <= Joker; c++ {
			if chance := in.mayHave(q, c); in.hand.Has(c) {
				if c == Joker {
					chance = 100
				}
				most = max(most, chance)
				if d.Kind == DecisionLay && d.Card == c {
					now = chance
				}
			}
		}
		could, slip = most >= safer, most-now >= safer
	}
	if d.Kind == DecisionLay && int(in.score[in.seat])+in.least(d.Card) >= box.Path {
		slip = false // it wins as well
	}
	return could && slip, could
}

// comingHome are the seats that come home wherever the mayor goes, unless there is a quarrel.
func (in *Info) comingHome() (set engine.PlayerSet) {
	for q := range engine.Player(in.players) {
		if in.comesHome(q) {
			set = set.With(q)
		}
	}
	return set
}

// comesHome reports whether another seat comes home wherever the mayor goes, by what it has laid or by what it is known to
// hold and can lay yet.
func (in *Info) comesHome(q engine.Player) (comes bool) {
	need := box.Path - int(in.score[q])
	if q == in.seat || need > 7 || in.mayLay(q) == 0 {
		return false
	}
	if comes = in.laidDown.Has(q); comes {
		for t := in.Targets(); t != 0; t &= t - 1 {
			comes = comes && in.reaches(q, t.First()) >= safer
		}
		return comes
	}
	for c := Red; c <= Blue; c++ {
		comes = comes || in.known[q].Has(c) && in.least(c) >= need
	}
	return comes
}

// leadsHome is about where the mayor goes, or is to go.
func (in *Info) leadsHome(d Decision) (slip, could bool) {
	if in.ownLaid != NoCard && in.phase != PhaseOffer && in.winsBy(d) {
		return false, false
	}
	least, now := 100, 0
	try := func(sq Square) { least = min(least, in.danger(in.seat, sq)) }
	switch in.phase {
	case PhaseAnnounce:
		for t := in.Targets(); t != 0; t &= t - 1 {
			try(t.First())
		}
		now = in.danger(in.seat, d.Square)
	case PhaseOffer:
		for t := in.Targets(); t != 0; t &= t - 1 {
			try(t.First())
		}
		now = in.danger(in.seat, in.announced)
		for q := range engine.Player(in.players) {
			if o := in.offers[q]; o.Points > 0 {
				now = min(now, in.danger(in.seat, o.Square))
			}
		}
		could = now >= least+safer
		if d.Kind == DecisionOffer {
			now = min(now, in.danger(in.seat, d.Square))
		}
		return could && now >= least+safer, could
	case PhaseAccept:
		try(in.announced)
		for q := range engine.Player(in.players) {
			if o := in.offers[q]; o.Points > 0 {
				try(o.Square)
			}
		}
		now = in.danger(in.seat, in.announced)
		if d.Kind == DecisionAccept {
			now = in.danger(in.seat, in.offers[d.Seat].Square)
		}
	}
	most := 0
	for t := in.Targets(); t != 0; t &= t - 1 {
		most = max(most, in.danger(in.seat, t.First()))
	}
	return now >= least+safer, most >= least+safer
}

// winsBy reports whether the own card brings the seat home at the square of a
// decision.
func (in *Info) winsBy(d Decision) bool {
	sq := d.Square
	switch d.Kind {
	case DecisionAccept:
		sq = in.offers[d.Seat].Square
	case DecisionDecline:
		sq = in.announced
	}
	return int(in.score[in.seat])+brings(sq, in.ownLaid) >= box.Path
}

// callsAway is about the colour of a joker.
func (in *Info) callsAway(d Decision) (slip, could bool) {
	var winning [Joker]bool
	n := 0
	for c := Red; c <= Blue; c++ {
		if w := in.wants[c]; w.Len() == 1 && in.winsWith(w.First(), c) {
			winning[c] = true
			n++
		} else if w == 0 && in.winsWith(in.seat, c) {
			return false, false // it may win itself
		}
	}
	return n == 1 && !winning[d.Card], n == 1
}

// winsWith reports whether a colour brings a seat home that harvests it alone, or in the last round farther than any other
// comes by what it wants or may call that is free.
func (in *Info) winsWith(q engine.Player, c Card) bool {
	score, most := int(in.score[q])+in.Number(c), 0
	for r := range engine.Player(in.players) {
		for k := Red; k <= Blue && r != q; k++ {
			if in.wants[k].Has(r) || in.wants[k] == 0 && in.jokers.Has(r) {
				most = max(most, int(in.score[r])+in.Number(k))
			}
		}
		if r != q {
			most = max(most, int(in.score[r]))
		}
	}
	return score >= box.Path || in.chips == 0 && score > most
}

// How much likelier, in thousandths, dice must make it that the quarrel is won, and that the game is.
const (
	hopes       = 200
	clearlyWins = 100
)

// comes reports whether one of the others comes home by winning the quarrel.
func (in *Info) comes() bool {
	for m := in.members.Without(in.seat); m != 0; m &= m - 1 {
		q := m.First()
		if int(in.score[q])+PriceOfDie*int(in.dice[q])+in.Number(in.colour) >= box.Path {
			return true
		}
	}
	return false
}

// givesWay is about a low card where one of the others comes home by winning.
func (in *Info) givesWay(d Decision) (slip, could bool) {
	left := in.DiscordLeft(in.seat)
	highest := bits.Len16(left) - 1
	could = highest-bits.TrailingZeros16(left) >= clearlyHigher && in.comes()
	return could && highest-d.Number >= clearlyHigher, could
}

// givesIn is about the last chance to buy dice where one of the others comes home by
// winning, unless they would cost the seat the game. Who could buy dice, but would then
// not come home, waits.
func (in *Info) givesIn(d Decision) (slip, could bool) {
	against, _ := in.againstScore(Decision{Kind: DecisionDice, Number: 1})
	if !in.comes() || against || in.phase != PhaseDice {
		return false, false
	}
	for m := in.MayBuyDice().Without(in.seat); m != 0; m &= m - 1 {
		if score := int(in.score[m.First()]) + in.Number(in.colour); score < box.Path || score-PriceOfDie >= box.Path {
			return false, false
		}
	}
	could = in.stops(MostDice)-in.stops(0) >= hopes
	return could && d.Kind == DecisionWait, could
}

// stops is the chance, in thousandths, to win the bout with so many dice against the highest cards that the others may have
// laid: who comes home by winning lays no other.
func (in *Info) stops(dice int) int {
	return in.winAgainst(dice, func(p engine.Player) uint16 { return 1 << (bits.Len16(in.DiscordLeft(p)) - 1) })
}

// winsAll reports whether the seat itself comes home by winning the quarrel.
func (in *Info) winsAll() bool { return int(in.score[in.seat])+in.Number(in.colour) >= box.Path }

// lowToWin is about the card for a quarrel by which the seat or one of the others comes home: of those
// that beat as much of what the others may lay each is as good.
func (in *Info) lowToWin(d Decision) (slip, could bool) {
	if in.phase != PhaseDiscord || !in.winsAll() && !in.comes() {
		return false, false
	}
	left := in.DiscordLeft(in.seat)
	most := in.beats(bits.Len16(left) - 1)
	return in.beats(d.Number) < most, in.beats(bits.TrailingZeros16(left)) < most
}

// beats is how many of the cards that the others in the quarrel may lay a card beats, times two, and how
// many it ties.
func (in *Info) beats(value int) (n int) {
	for m := in.members.Without(in.seat); m != 0; m &= m - 1 {
		left := in.DiscordLeft(m.First())
		n += 2*bits.OnesCount16(left&(1<<value-1)) + int(left>>value&1)
	}
	return n
}

// diceToWin is about dice that cost the steps by which the seat would come home, unless another does, both
// tie again and again, or the game ends anyhow; or unless they make it likelier by half to win against the highest cards and
// dice of those who have bought some.
func (in *Info) diceToWin(d Decision) (slip, could bool) {
	could = in.phase == PhaseDice && in.winsAll() && !in.comes() && !in.tying() && !in.decides()
	if !could {
		return false, false
	}
	spare := (int(in.score[in.seat]) + in.Number(in.colour) - box.Path) / PriceOfDie
	answers := in.bought != 0 && in.MayBuyDice() == engine.Only(in.seat) && in.stops(d.Number)-in.stops(min(spare, MostDice)) >= 500
	return d.Number > spare && !answers, true
}

// againstScore is about dice where the quarrel decides who wins the game: they leave a win clearly less likely than
// fewer do, or impossible, or, where nobody may answer, clearly less likely than more do.
func (in *Info) againstScore(d Decision) (slip, could bool) {
	decides, last := in.decides(), in.members&^in.bought == engine.Only(in.seat)
	could = in.phase == PhaseDice && !in.tying() && (decides || last && in.winsAll())
	for n := 0; could && n <= MostDice; n++ {
		now, safe := in.wins(d.Number)
		other, sure := in.wins(n)
		slip = slip || n < d.Number && decides && (other-now >= clearlyWins || now == 0 && other > 0 || sure && !safe) ||
			n > d.Number && last && other-now >= clearlyWins
	}
	return slip, could
}

// decides reports whether the game ends with the quarrel, whoever wins it.
func (in *Info) decides() bool { return in.chips == 0 && in.contested()&^in.wants[in.colour] == 0 }

// wins is how likely it is, in thousandths, that the seat wins the game by the quarrel with so many dice, as the bout
// stands, if the others have laid their highest; a shared win counts half, and a game that goes on nothing. It is safe if
// the seat wins by losing the quarrel, too.
func (in *Info) wins(dice int) (chance int, safe bool) {
	most, lost, number := 0, 0, in.Number(in.colour)
	for q := range engine.Player(in.players) {
		if score := int(in.score[q]); q != in.seat {
			most = max(most, score)
			lost = max(lost, score+number*int(engine.Bit(in.members.Has(q))))
		}
	}
	own := int(in.score[in.seat]) - PriceOfDie*dice
	chance = in.stops(dice)
	switch {
	case in.decides():
		return (chance*(1+cmp.Compare(own+number, most)) + (1000-chance)*(1+cmp.Compare(own, lost))) / 2, own > lost
	case own+number >= box.Path:
		return chance, false
	}
	return 0, false
}

// LetsWin tells who may win at once if a decision is taken, and could be hindered by
// another one; ok is false if that is nobody.
func (in *Info) LetsWin(a engine.Action) (q engine.Player, ok bool) {
	if slip, _ := in.letsWin(Decode(a)); !slip {
		return engine.Chance, false
	}
	among := in.laidDown
	for c := Red; c <= Blue; c++ {
		among |= in.wants[c]
	}
	switch {
	case in.phase == PhaseFarm:
		among = in.comingHome()
	case in.members != 0:
		among = in.members
	}
	q = engine.Chance
	for m := among.Without(in.seat); m != 0; m &= m - 1 {
		if p := m.First(); q == engine.Chance || in.score[p] > in.score[q] {
			q = p
		}
	}
	return q, true
}
