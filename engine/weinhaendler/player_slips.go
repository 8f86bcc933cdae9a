package weinhaendler

import "treille/engine"

// fullHand is how many bottles make a hand with which one expects to bid.
const fullHand = 5

// mostStars are those of a large bottle (W1).
const mostStars = 3

// Slips implements [engine.Slipping].
func (Game) Slips() []engine.Slip {
	slip := func(name, text string, seen func(in *Info, d Decision) (slip, could bool)) engine.Slip {
		return engine.Slip{Name: name, Text: text, Seen: func(info engine.InfoState, a engine.Action) (bool, bool) {
			return seen(info.(*Info), Decode(a))
		}}
	}
	return []engine.Slip{
		slip("no-bid", "passes without a bid, with a full hand", (*Info).bidsNothing),
		slip("lays-worse", "lays the last bottles so that points are lost against the best plan", (*Info).laysWorse),
		slip("breaks-three", "bids some of three equal bottles although others, no more and of no more stars, make no lower total and take the same", (*Info).breaksThree),
		slip("leaves-lead", "passes although a bottle of one star takes more stars for sure, as nobody else may bid", (*Info).leavesLead),
		slip("leaves-offer", "passes without a bid, although nobody has bid a wine, one other at most may still bid, and a bottle of one star would lead for an offer of four stars or more", (*Info).leavesOffer),
		slip("pays-worse", "bids in the last round what leaves fewer points to lay than another bid that is no lower and takes the same", (*Info).paysWorse),
	}
}

func (in *Info) bidsNothing(d Decision) (slip, could bool) {
	could = in.phase == PhaseBidding && in.bids[in.seat] == 0 && in.hand.Len() >= fullHand
	return could && d.Kind != DecisionBid, could
}

// planned is what some cards score by the best plan to lay them.
func (in *Info) planned(hand Cards) int {
	var pl planner
	return int(pl.plan(&in.board, int8(in.seat), hand, wideBeam).points)
}

func (in *Info) laysWorse(d Decision) (slip, could bool) {
	if in.phase != PhaseCellars || !in.last {
		return false, false
	}
	best, rest := in.planned(in.hand), 0
	if d.Kind == DecisionPlace {
		after := in.Laid(d.Card, d.Place)
		rest = after.Points(in.seat) - in.Points(in.seat) + after.planned(after.hand)
	}
	return rest < best, best > 0
}

func (in *Info) breaksThree(d Decision) (slip, could bool) {
	if d.Kind != DecisionBid || in.last {
		return false, false
	}
	in.eachTaking(received(in, d.Cards.Value()), func(other Cards) { could = could || in.tears(other) })
	return in.tears(d.Cards), could
}

// lead returns a bottle of one star at most that takes more stars for sure than passing would, as
// nobody else may bid; nothing if there is none.
func (in *Info) lead() Cards {
	if rivals(in) > 0 {
		return 0
	}
	passed := starsOf(received(in, 0)) - starsOf(in.bids[in.seat])
	if in.mayDraw(in.turn) {
		passed = mostStars
	}
	for rest := in.hand.kinds(); rest != 0; rest = rest.withoutFirstKind() {
		one := CardsOf(rest.first())
		given := in.bids[in.seat].Plus(one)
		if starsOf(one) <= 1 && given.Value() > highestOther(in) && starsOf(in.offer)-starsOf(given) > passed {
			return one
		}
	}
	return 0
}

func (in *Info) leavesLead(d Decision) (slip, could bool) {
	could = in.phase == PhaseBidding && in.lead() != 0
	return could && d.Kind != DecisionBid, could
}

func (in *Info) leavesOffer(d Decision) (slip, could bool) {
	could = in.phase == PhaseBidding && in.cheapOffer()
	return could && d.Kind != DecisionBid, could
}

func (in *Info) paysWorse(d Decision) (slip, could bool) {
	if d.Kind != DecisionBid || !in.last {
		return false, false
	}
	take := received(in, d.Cards.Value())
	left := func(give Cards) int { return in.planned(in.hand.Minus(give).Plus(take)) }
	own := left(d.Cards)
	in.eachTaking(take, func(other Cards) {
		n := left(other)
		slip = slip || n > own && other.Value() >= d.Cards.Value()
		could = could || n != own
	})
	return slip, could
}
