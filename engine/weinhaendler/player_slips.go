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
		slip("breaks-three", "bids some of three equal bottles, or what could complete three in the cellar, although others, two at most or no more, and of no more stars, take the same", (*Info).breaksThree),
		slip("leaves-lead", "passes although a bottle of one star takes more stars for sure, as nobody else may bid", (*Info).leavesLead),
		slip("leaves-offer", "passes without a bid, although a bottle of one star would lead for an offer of seven stars or more (eight at four seats, nine at three), or of four where nobody has bid a wine and one other at most may still bid", (*Info).leavesOffer),
		slip("pays-worse", "bids in the last round what leaves fewer points to lay than another bid that is no lower, or a part of it, and takes the same", (*Info).paysWorse),
		slip("spoils-three", "lays a bottle where three equal ones can then no longer be completed, with one or two of the hand, or its hand be laid for four points less than before", (*Info).spoilsThree),
		slip("leaves-three", "places no more, although a bottle of its hand completes three equal ones", (*Info).leavesThree),
		slip("lays-dearer", "lays what it must, though a bottle of fewer stars would score as much", (*Info).laysDearer),
		slip("leaves-duel", "passes although a bottle of one star makes it first against the only other who may bid, for more points to lay if he passes, and no fewer if he overbids", (*Info).leavesDuel),
		slip("bids-nothing", "passes without a bid, although nothing can be drawn, and a bottle of one star takes a dearer one or the offer for sure", (*Info).leavesSure),
		slip("wastes", "adds bottles for which it gets no more than by passing, though nobody else may bid, or only others who are all above: of two stars, of one if they are several, or if it has bid but empty bottles; or empty ones as its last", (*Info).bidsWaste),
		slip("leaves-dear", "passes without a bid, although an empty bottle makes one, and the offer is worth 55 euros or more", (*Info).leavesDear),
		slip("leaves-last", "passes in the last round, although a bid of one star leaves three points more to lay as the bids stand, or an empty bottle makes one", (*Info).leavesLast),
		slip("pays-over", "bids in the last round what leaves fewer points to lay than passing, as the bids stand", (*Info).paysOver),
		slip("leaves-third", "passes although the offer holds a bottle that makes three equal ones, in its cellar or with those of its hand, and a bid of others, of no more stars than the offer has, would be the highest", (*Info).leavesThird),
		slip("gives-third", "bids a bottle that completes three equal ones for somebody who may get it, in his cellar or with two that everybody saw him take, although others, no more and of no more stars, take the same", (*Info).givesThird),
		slip("adds-many", "adds three bottles or more at once, although some of them take the same", (*Info).addsMany),
		slip("opens-dear", "bids three stars or more, although a bottle of one star leads as well, or two, although an empty one does, and it leads already or nobody has bid a wine; or bids two first, although an empty one takes the same", (*Info).opensDear),
		slip("overpays", "bids what leaves fewer points to lay than passing, or as many and fewer stars, or the whole hand for no more points though somebody can go over it, although all who may still bid are above it, or three points fewer though not all are; or what takes no more than passing and costs two points for triplets", (*Info).bidsOver),
		slip("leaves-bargain", "passes although a bid would lead for four stars more than passing brings, two where one other at most can go over it with what he may hold, or one where nobody can, and lose none if it is outbid, or one where two others at most can do so, or although it leads for four stars more than it has bid, and an empty bottle would let it answer", (*Info).leavesBargain),
		slip("gives-more", "adds more than it needs, though nobody else may bid", (*Info).givesMore),
	}
}

func (in *Info) bidsNothing(d Decision) (slip, could bool) {
	could = in.phase == PhaseBidding && in.bids[in.seat] == 0 && in.hand.Len() >= fullHand
	return could && d.Kind != DecisionBid, could
}

func (in *Info) laysWorse(d Decision) (slip, could bool) {
	if in.phase != PhaseCellars || !in.last {
		return false, false
	}
	best, rest := in.BestFinish(in.hand), 0
	if d.Kind == DecisionPlace {
		after := in.Laid(d.Card, d.Place)
		rest = after.Points(in.seat) - in.Points(in.seat) + after.BestFinish(after.hand)
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
	could = in.phase == PhaseBidding && in.cheapOffer() != 0
	return could && d.Kind != DecisionBid, could
}

func (in *Info) paysWorse(d Decision) (slip, could bool) {
	if d.Kind != DecisionBid || !in.last {
		return false, false
	}
	take := received(in, d.Cards.Value())
	left := func(give Cards) int { return in.BestFinish(in.hand.Minus(give).Plus(take)) }
	own := left(d.Cards)
	in.eachTaking(take, func(other Cards) {
		n := left(other)
		slip = slip || n > own && (other.Value() >= d.Cards.Value() || d.Cards.Contains(other))
		could = could || n != own
	})
	return slip, could
}

func (in *Info) leavesThree(d Decision) (slip, could bool) {
	if in.phase != PhaseCellars || in.last {
		return false, false
	}
	for _, a := range in.LegalActions(nil) {
		if o := Decode(a); o.Kind == DecisionPlace {
			after := in.Laid(o.Card, o.Place)
			could = could || after.Points(in.seat)-in.Points(in.seat)-o.Card.Stars() >= AlikePoints
		}
	}
	return could && d.Kind == DecisionDone, could
}

func (in *Info) spoilsThree(d Decision) (slip, could bool) {
	if in.phase != PhaseCellars || in.last {
		return false, false
	}
	cellar, _ := in.open(in.turn)
	slip = in.loses(new(planner), d)
	could = slip || cellar.completes(in.hand, fewCards)
	return slip || could && d.Kind == DecisionPlace && in.spoils(d), could
}

// spoils reports whether after a placing, which completes none, three equal bottles can no longer be completed.
func (in *Info) spoils(d Decision) bool {
	after, cell := in.with(d.Card, d.Place)
	return after.gain(cell).Alike == 0 && !after.completes(in.hand.Without(d.Card), fewCards)
}

func (in *Info) laysDearer(d Decision) (slip, could bool) {
	if d.Kind != DecisionPlace || d.Card == Empty || in.last || in.mayStop(in.turn) {
		return false, false
	}
	after, cell := in.with(d.Card, d.Place)
	own, keeps := after.gain(cell).Points(), after.completes(in.hand.Without(d.Card), fewCards)
	for _, p := range in.LegalPlaces(d.Card, nil) {
		for rest := in.hand &^ (3 << (2 * Empty)); rest != 0; rest = rest.withoutFirstKind() {
			c := rest.first()
			if c.Stars() >= d.Card.Stars() || in.hand.Count(c) > 1 {
				continue
			}
			other, cell := in.with(c, p)
			if other.gain(cell).Points() >= own && (!keeps || other.completes(in.hand.Without(c), fewCards)) {
				return true, true
			}
		}
	}
	return false, true
}

func (in *Info) leavesDuel(d Decision) (slip, could bool) {
	could = in.phase == PhaseBidding && in.duels(new(planner)) != 0
	return could && d.Kind != DecisionBid, could
}

func (in *Info) leavesSure(d Decision) (slip, could bool) {
	could = in.phase == PhaseBidding && in.sure() != 0
	return could && d.Kind != DecisionBid, could
}

func (in *Info) bidsWaste(d Decision) (slip, could bool) {
	could = in.phase == PhaseBidding && (rivals(in) <= 1 || in.safe() || in.hand.kinds() == CardsOf(Empty))
	return could && d.Kind == DecisionBid && in.wastes(d.Cards), could
}

func (in *Info) leavesDear(d Decision) (slip, could bool) {
	could = in.phase == PhaseBidding && in.dearOffer() != 0
	return could && d.Kind != DecisionBid, could
}

func (in *Info) leavesLast(d Decision) (slip, could bool) {
	if in.phase != PhaseBidding || !in.last {
		return false, false
	}
	var l candidates
	_, could = l.lastBid(in)
	return could && d.Kind != DecisionBid, could
}

func (in *Info) paysOver(d Decision) (slip, could bool) {
	if in.phase != PhaseBidding || !in.last || in.hand == 0 {
		return false, false
	}
	left := func(give Cards) int { return in.BestFinish(in.hand.Minus(give).Plus(received(in, give.Value()))) }
	return d.Kind == DecisionBid && left(d.Cards) < left(0), true
}

func (in *Info) leavesThird(d Decision) (slip, could bool) {
	if in.phase != PhaseBidding {
		return false, false
	}
	var pl planner
	if wanted := in.wanted(); wanted != 0 {
		in.eachTaking(in.offer, func(give Cards) { could = could || in.fightsFor(&pl, wanted, give) })
	}
	return could && d.Kind != DecisionBid, could
}

func (in *Info) givesThird(d Decision) (slip, could bool) {
	if d.Kind != DecisionBid || in.last {
		return false, false
	}
	in.eachTaking(received(in, d.Cards.Value()), func(other Cards) { could = could || in.meaner(other) != other })
	return in.meaner(d.Cards) != d.Cards, could
}

func (in *Info) addsMany(d Decision) (slip, could bool) {
	if d.Kind != DecisionBid {
		return false, false
	}
	in.eachTaking(received(in, d.Cards.Value()), func(other Cards) { could = could || in.enough(other) != other })
	return in.enough(d.Cards) != d.Cards, could
}

func (in *Info) opensDear(d Decision) (slip, could bool) {
	if d.Kind != DecisionBid || in.last {
		return false, false
	}
	in.eachTaking(received(in, d.Cards.Value()), func(other Cards) { could = could || in.modest(other) != other })
	return in.modest(d.Cards) != d.Cards, could
}

func (in *Info) bidsOver(d Decision) (slip, could bool) {
	return d.Kind == DecisionBid && in.overpays(new(planner), d.Cards), d.Kind == DecisionBid && !in.last
}

func (in *Info) leavesBargain(d Decision) (slip, could bool) {
	if in.phase != PhaseBidding {
		return false, false
	}
	could = in.holdsLead() != 0
	in.eachTaking(in.offer, func(give Cards) { could = could || in.bargains(give) && !in.overpays(new(planner), give) })
	return could && d.Kind != DecisionBid, could
}

func (in *Info) givesMore(d Decision) (slip, could bool) {
	if d.Kind != DecisionBid || rivals(in) > 0 {
		return false, false
	}
	in.eachTaking(received(in, d.Cards.Value()), func(other Cards) {
		slip = slip || other != d.Cards && d.Cards.Contains(other)
	})
	return slip, true
}
