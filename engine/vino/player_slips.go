package vino

import (
	"math/bits"
	"slices"

	"treille/engine"
)

// fewer is by how much less another variety would help the others, in
// barrels weighed by who has them.
const fewer = 3

// Slips implements [engine.Slipping].
func (Game) Slips() []engine.Slip {
	slip := func(name, text string, seen func(in *Info, d Decision) (slip, could bool)) engine.Slip {
		return engine.Slip{Name: name, Text: text, Seen: func(info engine.InfoState, a engine.Action) (bool, bool) {
			in := info.(*Info)
			if _, ok := in.saleToEnd(in.seat); ok {
				return false, false // whatever else it costs
			}
			return seen(in, Decode(a))
		}}
	}
	return []engine.Slip{
		slip("goes-behind", "chooses a region of which those who go first leave nothing, if all choose what promises most to them, and could pay for two more in one where it is the first, or nobody is expected", (*Info).goesLast),
		slip("dear-first", "buys a vineyard although a cheaper one of its kind is free in the region", (*Info).buysDear),
		slip("dear-kind", "buys a dearer vineyard than the cheapest of the other kind, and neither goes before another owner by it nor makes the gift better for itself", (*Info).buysForNothing),
		slip("pays-gift", "buys a vineyard of the state although it can buy all private ones there at once, and is then given more than the others together", (*Info).paysGift),
		slip("plants-worse", "grows a variety in a region that is new to it, although another free one is higher in the market, even after those have sold who are likely to do so before, and it has no less of that one", (*Info).plants),
		slip("passes-cheap", "passes where a vineyard is cheap, or much money would be left whatever it buys later in the round, and keeps it for nothing cheaper in this round", (*Info).passes),
		slip("passes-gift", "passes although it can buy all private vineyards of the region at once, pays little for each of them and of those that it is given then, of which the others have no more, and keeps its money for nothing cheaper in this round", (*Info).passesBesideGift),
		slip("passes-end", "passes although the game is sure to end in this round, as another ends it and wins, and keeps its money for nothing cheaper", (*Info).passesLast),
		slip("ends-lost", "takes the last bottle off and is sure to lose, and might not by passing", (*Info).endsAndLoses),
		slip("raises-none", "raises a variety of which a step brings it nothing by its next sale, and could raise one of which it does and that helps the others no more", (*Info).raisesNone),
		slip("raises-rival", "raises a variety of which a step brings it nothing by its next sale, and could raise one that helps the others less: by what it brings those who sell before it does again, and if that is alike by their barrels", (*Info).raisesRival),
		slip("sells-one", "sells one barrel of several with hardly any money", (*Info).sellsOne),
		slip("keeps-all", "sells nothing with hardly any money, though a sale earns clearly more than its vineyards are worth, or sells nothing though that is twice what it has", (*Info).keepsAll),
		slip("sells-worse", "sells what is worth clearly less than another sale beyond what the vineyards cost again, which costs no more vineyards, or leaves no more money, or all of that can be hoped to be spent", (*Info).sells),
		slip("sells-last", "sells so many barrels that the last of them bring clearly less than their vineyards cost", (*Info).sellsTooMany),
		slip("sells-short", "sells nothing or one barrel with an empty purse, and could have more vineyards after the coming round by another sale, if it buys where nobody goes before it", (*Info).sellsOneOrNone),
		slip("sells-idle", "sells with as much money as it can hope to spend", (*Info).sellsMore),
		{Name: "ends-not", Text: "can take the last bottle off and be sure to win, and no longer can after its decision", Seen: func(info engine.InfoState, a engine.Action) (slip, could bool) {
			in := info.(*Info)
			return in.losesSureEnd(in.seat, a), in.endsWon(in.seat)
		}},
		slip("gives-worse", "gives a dearer vineyard back, or one that lets another go first, although it need not", (*Info).gives),
	}
}

func (in *Info) goesLast(d Decision) (slip, could bool) {
	if d.Kind != DecisionChoose {
		return false, false
	}
	f := in.board.foresee(in.seat)
	return in.goesBehind(in.seat, d.Regions, &f), true
}

// kind are the free vineyards of a region of the kind of one of them: private or of the state.
func (b *board) kind(region, vineyard int) uint32 {
	if OfState(region, vineyard) {
		return b.free[region] & box.state[region]
	}
	return b.free[region] &^ box.state[region]
}

func (in *Info) buysDear(d Decision) (slip, could bool) {
	if d.Kind != DecisionBuy {
		return false, false
	}
	kind := in.kind(d.Region, d.Vineyard)
	cheapest, dearest := bits.TrailingZeros32(kind), bits.Len32(kind)-1
	return Price(d.Region, d.Vineyard) > Price(d.Region, cheapest), Price(d.Region, dearest) > Price(d.Region, cheapest)
}

func (in *Info) buysForNothing(d Decision) (slip, could bool) {
	if d.Kind != DecisionBuy || in.round == 0 || in.endsWon(in.seat) || in.free[d.Region] == in.kind(d.Region, d.Vineyard) {
		return false, false
	}
	least := cheapest(in.kind(d.Region, d.Vineyard))
	return in.dearForNothing(in.seat, uint8(d.Region), least), true
}

func (in *Info) paysGift(d Decision) (slip, could bool) {
	if d.Kind != DecisionBuy || in.round == 0 || in.endsWon(in.seat) {
		return false, false
	}
	state := in.free[d.Region] & box.state[d.Region]
	could = state != 0 && in.paysForGift(in.seat, uint8(d.Region), cheapest(state))
	return could && OfState(d.Region, d.Vineyard), could
}

func (in *Info) plants(d Decision) (slip, could bool) {
	if d.Kind != DecisionBuy || d.Variety == NoVariety || in.round == 0 || in.endsWon(in.seat) {
		return false, false
	}
	return in.plantsWorse(in.seat, uint8(d.Region), d.Variety), true
}

func (in *Info) passes(d Decision) (slip, could bool) {
	could = (d.Kind == DecisionPass || d.Kind == DecisionBuy && in.round > 0) && !in.endsWon(in.seat) && in.passesCheap(in.seat)
	return could && d.Kind == DecisionPass, could
}

func (in *Info) passesBesideGift(d Decision) (slip, could bool) {
	could = (d.Kind == DecisionPass || d.Kind == DecisionBuy && in.round > 0) && !in.endsWon(in.seat) && in.passesGift(in.seat, giftCheap)
	return could && d.Kind == DecisionPass, could
}

func (in *Info) passesLast(d Decision) (slip, could bool) {
	could = (d.Kind == DecisionPass || d.Kind == DecisionBuy && in.round > 0) && in.passesAtEnd(in.seat)
	return could && d.Kind == DecisionPass, could
}

func (in *Info) endsAndLoses(d Decision) (slip, could bool) {
	if d.Kind != DecisionPass && d.Kind != DecisionBuy || in.round == 0 {
		return false, false
	}
	r := in.region
	for open := in.free[r] & box.affordable(r, in.money[in.seat]); open != 0; open &= open - 1 {
		if n := cheapest(open); in.endsLost(in.seat, r, n) {
			could, slip = true, slip || d.Kind == DecisionBuy && d.Vineyard == int(n)
		}
	}
	return slip, could
}

// raisable are the varieties that may be raised after a sale (V43).
func (in *Info) raisable() (list []uint8) {
	for _, a := range in.LegalActions(nil) {
		list = append(list, uint8(Decode(a).Variety))
	}
	return list
}

func (in *Info) raisesNone(d Decision) (slip, could bool) {
	return in.raises(d, func(v, w uint8) bool {
		return in.serves(in.seat, w) > 0 && in.helps(in.seat, v) > 0 && in.helps(in.seat, w) <= in.helps(in.seat, v)
	})
}

func (in *Info) raisesRival(d Decision) (slip, could bool) {
	return in.raises(d, func(v, w uint8) bool { return in.helps(in.seat, w)+fewer <= in.helps(in.seat, v) })
}

// raises reports whether a variety is raised that brings the seat nothing by its next sale, and another one
// would be better to raise; and whether such a mistake could be made.
func (in *Info) raises(d Decision, better func(v, w uint8) bool) (slip, could bool) {
	if d.Kind != DecisionRaise {
		return false, false
	}
	list := in.raisable()
	for _, v := range list {
		if in.serves(in.seat, v) == 0 && slices.ContainsFunc(list, func(w uint8) bool { return better(v, w) }) {
			slip, could = slip || Variety(v) == d.Variety, true
		}
	}
	return slip, could
}

func (in *Info) sellsOne(d Decision) (slip, could bool) {
	if d.Kind != DecisionSell {
		return false, false
	}
	could = in.sellsTooLittle(in.seat, uint8(d.Variety), 1)
	return could && d.Quantity == 1, could
}

func (in *Info) keepsAll(d Decision) (slip, could bool) {
	could = (d.Kind == DecisionNoSale || d.Kind == DecisionSell) && in.keepsPoor(in.seat)
	return could && d.Kind == DecisionNoSale, could
}

func (in *Info) sells(d Decision) (slip, could bool) {
	if d.Kind != DecisionSell {
		return false, false
	}
	return in.sellsWorse(in.seat, uint8(d.Variety), uint8(d.Quantity)), true
}

func (in *Info) sellsTooMany(d Decision) (slip, could bool) {
	if d.Kind != DecisionSell {
		return false, false
	}
	return in.sellsLast(in.seat, uint8(d.Variety), uint8(d.Quantity)), true
}

func (in *Info) sellsOneOrNone(d Decision) (slip, could bool) {
	could = (d.Kind == DecisionNoSale || d.Kind == DecisionSell) && in.money[in.seat] < emptyPurse
	return could && in.sellsShort(in.seat, d), could
}

func (in *Info) sellsMore(d Decision) (slip, could bool) {
	could = (d.Kind == DecisionNoSale || d.Kind == DecisionSell) && in.sellsIdle(in.seat, 1)
	return could && d.Kind == DecisionSell && in.sellsIdle(in.seat, uint8(d.Quantity)), could
}

func (in *Info) gives(d Decision) (slip, could bool) {
	if d.Kind != DecisionGive {
		return false, false
	}
	return in.givesWorse(in.seat, uint8(d.Region), uint8(d.Vineyard)), true
}
