package zankapfel

import "treille/engine"

// Figures of what seems senseless.
const (
	manyApples = 7 // in the hand of who buys one more
	goodLay    = 3 // points, of a card that nobody contests
	goodBribe  = 3 // points more at a square than at the one announced
)

// Slips implements [engine.Slipping].
func (Game) Slips() []engine.Slip {
	slip := func(name, text string, seen func(in *Info, d Decision) (slip, could bool)) engine.Slip {
		return engine.Slip{Name: name, Text: text, Seen: func(info engine.InfoState, a engine.Action) (bool, bool) {
			return seen(info.(*Info), Decode(a))
		}}
	}
	return []engine.Slip{
		slip("hoards", "buys a card with many in the hand", (*Info).hoards),
		slip("leaves-harvest", "buys as the last of all, where nobody has laid a card and one of its own would bring much", (*Info).leavesHarvest),
		slip("no-bribe", "offers nothing, and a square would bring its card much more than the one announced", (*Info).offersNone),
	}
}

// senseless reports whether a decision seems so in any of these ways.
func (in *Info) senseless(a engine.Action) bool {
	d := Decode(a)
	hoards, _ := in.hoards(d)
	leaves, _ := in.leavesHarvest(d)
	offersNone, _ := in.offersNone(d)
	return hoards || leaves || offersNone
}

func (in *Info) hoards(d Decision) (slip, could bool) {
	could = in.phase == PhaseFarm && in.hand.Len() >= manyApples && in.check(in.seat, in.hand, Buy()) == nil
	return could && d.Kind == DecisionBuy, could
}

func (in *Info) leavesHarvest(d Decision) (slip, could bool) {
	last := engine.Player((int(in.seat)+1)%int(in.players)) == in.FirstPlayer()
	if in.phase != PhaseFarm || !last || in.laidDown != 0 || in.Targets() == 0 {
		return false, false
	}
	for c := Red; c <= Joker; c++ {
		could = could || in.hand.Has(c) && in.least(c) >= goodLay
	}
	return could && d.Kind == DecisionBuy, could
}

func (in *Info) offersNone(d Decision) (slip, could bool) {
	if in.phase != PhaseOffer || in.ownLaid == NoCard {
		return false, false
	}
	for targets := in.Targets(); targets != 0; targets &= targets - 1 {
		could = could || brings(targets.First(), in.ownLaid)-brings(in.announced, in.ownLaid) >= goodBribe
	}
	return could && d.Kind == DecisionNone, could
}

// least is what a card brings at least, wherever the mayor goes.
func (in *Info) least(c Card) int {
	targets := in.Targets()
	least := brings(targets.First(), c)
	for ; targets != 0; targets &= targets - 1 {
		least = min(least, brings(targets.First(), c))
	}
	return least
}

// brings is what a square gives a card.
func brings(sq Square, c Card) int {
	if c != Joker {
		return int(box.Numbers[sq][c])
	}
	most := 0
	for c := Red; c <= Blue; c++ {
		most = max(most, int(box.Numbers[sq][c]))
	}
	return most
}
