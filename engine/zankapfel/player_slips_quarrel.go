package zankapfel

import (
	"math/bits"

	"treille/engine"
)

// What seems senseless of the colours of jokers and in quarrels.

// highest is the highest card that one of the others in a quarrel may have laid.
func (in *Info) highest() int {
	most := 0
	for m := in.members.Without(in.seat) & in.committed; m != 0; m &= m - 1 {
		most = max(most, bits.Len16(in.DiscordLeft(m.First()))-1)
	}
	return most
}

func (in *Info) diceFirst(d Decision) (slip, could bool) {
	could = in.phase == PhaseDice && in.bought == 0 && int(in.ownDiscord) > in.highest()
	return could && d.Kind == DecisionDice, could
}

// clearlyHigher is by how much a discord card in hand is clearly higher than one laid.
const clearlyHigher = 4

func (in *Info) lowAndDice(d Decision) (slip, could bool) {
	if in.phase != PhaseDice || in.ownDiscord == 0 || in.hangsOnIt() {
		return false, false
	}
	could = bits.Len16(in.DiscordLeft(in.seat))-1-int(in.ownDiscord) >= clearlyHigher
	return could && d.Kind == DecisionDice, could
}

// savesInVain is about cards for which no quarrel is left: of the rounds left an apple card is laid in each for which there
// is one in hand, and in every other of the rest.
func (in *Info) savesInVain(d Decision) (slip, could bool) {
	if in.phase != PhaseDiscord {
		return false, false
	}
	left, rounds := in.DiscordLeft(in.seat), in.chips.Len()
	for later := min(rounds, (rounds+in.hand.Len())/2); later > 0 && left&(left-1) != 0; later-- {
		left &^= 1 << (bits.Len16(left) - 1)
	}
	return d.Number < bits.Len16(left)-1, left&(left-1) != 0
}

func (in *Info) threeDice(d Decision) (slip, could bool) {
	if in.phase != PhaseDice || in.hangsOnIt() {
		return false, false
	}
	return d.Kind == DecisionDice && d.Number == MostDice, true
}

// dearDice is about all but a step of the harvest. It leaves aside who comes home by winning, and a die of two who tie again
// and again.
func (in *Info) dearDice(d Decision) (slip, could bool) {
	if in.phase != PhaseDice || in.comes() || in.winsAll() || in.chips.Len() <= 1 {
		return false, false
	}
	could = in.Number(in.colour) <= PriceOfDie*MostDice+1
	slip = could && d.Kind == DecisionDice && PriceOfDie*d.Number >= in.Number(in.colour)-1
	return slip && (d.Number > 1 || !in.mayTieAgain()), could
}

// hangsOnIt reports whether the quarrel may decide the game: somebody comes home by
// winning it, or at most one round is left.
func (in *Info) hangsOnIt() bool {
	return in.comes() || int(in.score[in.seat])+in.Number(in.colour) >= box.Path || in.chips.Len() <= 1
}

// needless is about colours that somebody wants, unless somebody would come home with what is called
// or no round follows.
func (in *Info) needless(d Decision) (slip, could bool) {
	if in.phase != PhaseCall || in.chips == 0 {
		return false, false
	}
	free := 0
	for c := Red; c <= Blue; c++ {
		if in.wants[c] == 0 {
			free = max(free, in.Number(c))
		}
	}
	for c := Red; c <= Blue; c++ {
		// More want the colour called, which brings less.
		slip = slip || d.Card != c && in.Number(d.Card) < in.Number(c) && in.wants[d.Card].Len() > in.wants[c].Len() && !in.homeBy(c) && !in.homeBy(d.Card)
		if in.wants[c] == 0 || in.Number(c)-free > dearer && (free == 0 || !in.hopeless(c)) || in.homeBy(c) {
			continue
		}
		could = true
		slip = slip || d.Card == c
	}
	return slip, could || slip
}

// shyJoker is about quarrels with those whose highest discord card is clearly lower than the own one,
// unless somebody would come home.
func (in *Info) shyJoker(d Decision) (slip, could bool) {
	if in.phase != PhaseCall || in.jokers != engine.Only(in.seat) || in.chips == 0 {
		return false, false
	}
	own := bits.Len16(in.DiscordLeft(in.seat))
	for c := Red; c <= Blue; c++ {
		if in.homeBy(c) {
			return false, false
		}
		sure := in.wants[c] != 0
		for m := in.wants[c]; m != 0; m &= m - 1 {
			sure = sure && own-bits.Len16(in.DiscordLeft(m.First())) >= clearlyHigher
		}
		could = could || sure
		slip = slip || sure && in.Number(c)-in.Number(d.Card) >= wellWorth
	}
	return slip, could
}

// hopeless reports whether somebody wants a colour none of whose discord cards the seat can beat or tie.
func (in *Info) hopeless(c Card) bool {
	own := bits.Len16(in.DiscordLeft(in.seat)) - 1
	for m := in.wants[c]; m != 0; m &= m - 1 {
		if left := in.DiscordLeft(m.First()); left != 0 && bits.TrailingZeros16(left) > own {
			return true
		}
	}
	return false
}

// homeBy reports whether a colour brings somebody home who wants it or may call it.
func (in *Info) homeBy(c Card) bool {
	for m := in.wants[c] | engine.Only(in.seat); m != 0; m &= m - 1 {
		if int(in.score[m.First()])+in.Number(c) >= box.Path {
			return true
		}
	}
	return false
}

// timidJoker is about a free colour that brings more than the one called: to others who are still to call it leaves none that
// brings clearly more, or much more if one of them has a higher discord card.
func (in *Info) timidJoker(d Decision) (slip, could bool) {
	if in.phase != PhaseCall {
		return false, false
	}
	more := 1
	for m := in.jokers.Without(in.seat); m != 0; m &= m - 1 {
		if more = max(more, wellWorth); in.DiscordLeft(m.First()) > in.DiscordLeft(in.seat) {
			more = muchLay
		}
	}
	most := 0
	for c := Red; c <= Blue; c++ {
		if in.wants[c] == 0 {
			most = max(most, in.Number(c))
		}
	}
	hinders, _ := in.callsAway(Decision{})
	return most > 0 && !hinders && in.Number(d.Card) <= most-more, most > 0
}

// thinDice is about dice that are worth less than half their price as the bout stands, all together or the last of them:
// others may yet buy dice, too. It leaves aside two who tie again and again.
func (in *Info) thinDice(d Decision) (slip, could bool) {
	could = in.phase == PhaseDice && !in.hangsOnIt() && !in.mayTieAgain()
	if !could || d.Kind != DecisionDice {
		return false, could
	}
	worth := in.worthOf(d.Number)
	return min(worth/d.Number, worth-in.worthOf(d.Number-1)) < 500*PriceOfDie, true
}

// worthOf is what own dice are worth as the bout stands, in thousandths of a step.
func (in *Info) worthOf(dice int) int { return in.prize() * (in.winChance(dice) - in.winChance(0)) }

// unanswered is about the last who may answer. It leaves aside low cards, dice that cost more than they may bring, and
// those that cost the steps that win the game. What the seat wins, another loses: so a die need not bring quite all that
// it costs.
func (in *Info) unanswered(d Decision) (slip, could bool) {
	if in.phase != PhaseDice || in.bought == 0 || in.MayBuyDice() != engine.Only(in.seat) {
		return false, false
	}
	_, low := in.lowAndDice(d)
	costly, _ := in.diceToWin(Decision{Kind: DecisionDice, Number: 1})
	against, _ := in.againstScore(Decision{Kind: DecisionDice, Number: 1})
	could = !low && !costly && !against && in.Number(in.colour) > PriceOfDie && in.worthOf(1) >= 800*PriceOfDie
	return could && d.Kind == DecisionWait, could
}

func (in *Info) tiesOn(d Decision) (slip, could bool) {
	could = in.phase == PhaseDice && in.bought == 0 && in.tying()
	return could && d.Kind == DecisionWait, could
}

// tiesAgain is about who gives way of two who have tied, as everybody can tell. Hard lays its highest card all the same at
// times, or it could be had by low ones.
func (in *Info) tiesAgain(d Decision) (slip, could bool) {
	if in.phase != PhaseDiscord || !in.again || in.members.Len() != 2 || in.firm() == in.seat || in.chips == 0 || in.winsAll() || in.comes() {
		return false, false
	}
	left, rival := in.DiscordLeft(in.seat), in.DiscordLeft(in.firm())
	highest := bits.Len16(left) - 1
	could = highest == bits.Len16(rival)-1 && left != 1<<highest
	return could && d.Number == highest, could
}

// tying reports whether the seat has laid its highest discord card and the only other has the same
// cards, after two have been spent: as it is where both tie again and again.
func (in *Info) tying() bool {
	left := in.DiscordLeft(in.seat)
	return in.members.Len() == 2 && left == in.DiscordLeft(in.members.Without(in.seat).First()) &&
		bits.OnesCount16(left) <= box.Discord-2 && int(in.ownDiscord) == bits.Len16(left)-1
}

// mayTieAgain reports whether two who have tied would do so again if the other, too, has laid the highest that it has.
func (in *Info) mayTieAgain() bool {
	return in.tying() || in.again && in.members.Len() == 2 && int(in.ownDiscord) == in.highest()
}

// idleDice is about dice with which the seat wins no more often, as the bout stands, than with fewer: with
// none, for it may buy if another does, or with one less, if nobody else may buy any more. In the last round
// it is also about dice that are worth less than half their price where nobody comes home and the harvest
// does not bring the seat to the front.
func (in *Info) idleDice(d Decision) (slip, could bool) {
	if could = in.phase == PhaseDice; !could || d.Kind != DecisionDice {
		return false, could
	}
	now := in.winChance(d.Number)
	last := in.MayBuyDice() == engine.Only(in.seat)
	slip = now <= in.winChance(0) || last && now <= in.winChance(d.Number-1)
	if _, front := in.furthest(); in.chips == 0 && !in.comes() && !in.tying() && int(in.score[in.seat])+in.Number(in.colour) < int(front) {
		slip = slip || in.worthOf(d.Number) < 500*PriceOfDie*d.Number
	}
	return slip, could
}
