package vino

import "treille/engine"

// phaseRules names the rule that each phase follows, what it asks for in words,
// and the kinds of actions that it takes.
var phaseRules = [...]struct {
	rule, asks string
	takes      [2]DecisionKind
}{
	PhaseBanker:    {"V10", "the seed picks the banker", [2]DecisionKind{DecisionBanker}},
	PhasePair:      {"V11", "a starting pair is turned up", [2]DecisionKind{DecisionPair}},
	PhaseDrawn:     {"V11", "a vineyard in a drawn region is bought", [2]DecisionKind{DecisionBuy}},
	PhaseSecond:    {"V11", "a second vineyard is bought anywhere", [2]DecisionKind{DecisionBuy}},
	PhaseThird:     {"V12", "a third vineyard is bought anywhere", [2]DecisionKind{DecisionBuy}},
	PhaseChoose:    {"V20", "two different regions are chosen", [2]DecisionKind{DecisionChoose}},
	PhaseOwners:    {"V22", "an owner buys a vineyard or passes", [2]DecisionKind{DecisionBuy, DecisionPass}},
	PhaseNewcomers: {"V23", "a newcomer buys a vineyard or passes", [2]DecisionKind{DecisionBuy, DecisionPass}},
	PhaseGift:      {"V30", "a vineyard of the state's gift is taken", [2]DecisionKind{DecisionTake}},
	PhaseSell:      {"V40", "a variety is sold, or nothing", [2]DecisionKind{DecisionSell, DecisionNoSale}},
	PhaseGive:      {"V42", "a vineyard is given back", [2]DecisionKind{DecisionGive}},
	PhaseRaise:     {"V43", "a market marker is raised", [2]DecisionKind{DecisionRaise}},
	PhaseOver:      {"V60", "the game is over", [2]DecisionKind{}},
}

// forbid names the rule of the present phase.
func (b *board) forbid(format string, args ...any) error {
	return engine.Forbid(phaseRules[b.phase].rule, format, args...)
}

// Check implements [engine.State].
func (s *State) Check(p engine.Player, a engine.Action) error { return s.check(p, a) }

// check says why a seat, or chance, may not do something now; nil if it may
// (rule C6).
func (b *board) check(p engine.Player, a engine.Action) error {
	if err := b.checkActor(p); err != nil {
		return err
	}
	d, now := Decode(a), phaseRules[b.phase]
	switch {
	case d.Kind == 0:
		return engine.Forbid("C6", "%s is no action of this game", Game{}.Format(a))
	case d.Kind == DecisionPass && now.takes == [2]DecisionKind{DecisionBuy}:
		return engine.Forbid("V13", "starting purchases are compulsory; %s", now.asks)
	case d.Kind != now.takes[0] && d.Kind != now.takes[1]:
		return b.forbid("%q does not fit here; %s", Game{}.Format(a), now.asks)
	}
	switch d.Kind {
	case DecisionBanker:
		if d.Seat >= engine.Player(b.players) {
			return engine.Forbid("V10", "there is no seat %d; the last is %d", d.Seat, b.players-1)
		}
	case DecisionPair:
		if b.pile>>d.Region&1 == 0 {
			return engine.Forbid("V11", "the pair of region %d is not face down any more", d.Region+1)
		}
	case DecisionBuy:
		return b.checkBuy(p, d)
	case DecisionTake:
		return b.checkTake(d)
	case DecisionSell:
		if held := b.cellar[p][d.Variety]; d.Quantity > int(held) {
			return engine.Forbid("V40", "%d barrels of %s cannot be sold; the cellar holds %d", d.Quantity, d.Variety, held)
		}
	case DecisionGive:
		return b.checkGive(p, d)
	case DecisionRaise:
		return b.checkRaise(d.Variety)
	}
	return nil
}

// checkActor says why a seat, or chance, does not decide now; nil if it does.
func (b *board) checkActor(p engine.Player) error {
	now := phaseRules[b.phase]
	switch {
	case p == engine.Chance && b.actor == engine.Chance, b.Acting().Has(p):
		return nil
	case p == engine.Chance:
		return b.forbid("chance decides nothing now; %s", now.asks)
	case b.phase == PhaseChoose && b.committed.Has(p):
		return b.forbid("seat %d has chosen its regions already", p)
	}
	return b.forbid("seat %d does not decide now; %s", p, now.asks)
}

// checkRoad says if a region's road has no vineyard of that number.
func checkRoad(r, n int) error {
	if size := int(box.size[r]); n >= size {
		return engine.Forbid("V2", "%s has no vineyard %d; its road has %d", regionNames[r], n+1, size)
	}
	return nil
}

// checkBuy says why a seat may not buy a vineyard now.
func (b *board) checkBuy(p engine.Player, d Decision) error {
	r, n := d.Region, d.Vineyard
	if err := checkRoad(r, n); err != nil {
		return err
	}
	name := regionNames[r]
	switch b.phase {
	case PhaseDrawn:
		if b.due>>r&1 == 0 {
			return engine.Forbid("V11", "no pair of %s is waiting for a purchase", name)
		}
	case PhaseOwners, PhaseNewcomers:
		if r != int(b.region) {
			return engine.Forbid("V21", "the barrel stands in %s; nothing is bought in %s now", regionNames[b.region], name)
		}
	}
	switch {
	case b.used[p] >= MaxOwned:
		return engine.Forbid("V6", "all %d pawns are on the map", MaxOwned)
	case b.free[r]>>n&1 == 0:
		return engine.Forbid("V21", "vineyard %d of %s is owned; only free ones are for sale", n+1, name)
	case int32(box.price[r][n]) > b.money[p]:
		return engine.Forbid("V24", "vineyard %d of %s costs %d, more than is at hand; there are no loans", n+1, name, box.price[r][n])
	}
	return b.checkMarker(p, d)
}

// checkMarker says why a seat may not buy with, or without, the variety that it
// names (V7).
func (b *board) checkMarker(p engine.Player, d Decision) error {
	name, named := regionNames[d.Region], d.Variety != NoVariety
	grows, markers := b.Grows(p, d.Region), b.FreeMarkers(d.Region)
	switch {
	case b.phase == PhaseDrawn:
		if named {
			return engine.Forbid("V11", "the drawn pair settles the variety in %s; none is named", name)
		}
		return nil
	case grows != NoVariety:
		if named {
			return engine.Forbid("V7", "%s grows in %s already; no variety is named", grows, name)
		}
		return nil
	case markers == 0:
		return engine.Forbid("V7", "no variety marker of %s is free", name)
	case !named:
		return engine.Forbid("V7", "a first vineyard in %s needs a variety; free are %s", name, markers)
	case !markers.Has(d.Variety):
		return engine.Forbid("V7", "variety %s is not free in %s; free are %s", d.Variety, name, markers)
	}
	return nil
}

// checkTake says why a vineyard is not part of the gift that is being made (V30).
func (b *board) checkTake(d Decision) error {
	r, n := d.Region, d.Vineyard
	if err := checkRoad(r, n); err != nil {
		return err
	}
	switch {
	case r != int(b.region):
		return engine.Forbid("V30", "the gift is made in %s, not in %s", regionNames[b.region], regionNames[r])
	case box.state[r]>>n&1 == 0:
		return engine.Forbid("V30", "vineyard %d of %s is private; the state gives its own", n+1, regionNames[r])
	case b.free[r]>>n&1 == 0:
		return engine.Forbid("V30", "vineyard %d of %s is owned; free ones are given", n+1, regionNames[r])
	}
	return nil
}

// checkGive says why a seat may not give a vineyard back (V42).
func (b *board) checkGive(p engine.Player, d Decision) error {
	r, n := d.Region, d.Vineyard
	if err := checkRoad(r, n); err != nil {
		return err
	}
	switch {
	case b.owned[r][p]>>n&1 == 0:
		return engine.Forbid("V42", "vineyard %d of %s is not seat %d's", n+1, regionNames[r], p)
	case b.grows[r][p] != uint8(b.wares)+1:
		return engine.Forbid("V42", "%s grows in %s; given back is what grows %s", Variety(b.grows[r][p]-1), regionNames[r], b.wares)
	}
	return nil
}

// checkRaise says why the marker of a variety may not be raised (V43).
func (b *board) checkRaise(v Variety) error {
	switch {
	case v == b.wares:
		return engine.Forbid("V43", "%s has just been sold; another marker is raised", v)
	case b.market[v] >= box.top:
		return engine.Forbid("V43", "%s stands at +%d; no marker rises above it", v, MarketMax)
	}
	return nil
}
