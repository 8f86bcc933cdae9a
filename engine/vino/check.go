package vino

import "treille/engine"

// phaseRules names the rule that each phase follows, and what it asks for.
var phaseRules = [...]struct{ rule, asks string }{
	PhaseBanker:    {"V10", "the seed picks the banker"},
	PhasePair:      {"V11", "a starting pair is turned up"},
	PhaseDrawn:     {"V11", "a vineyard in a drawn region is bought"},
	PhaseSecond:    {"V11", "a second vineyard is bought anywhere"},
	PhaseThird:     {"V12", "a third vineyard is bought anywhere"},
	PhaseChoose:    {"V20", "two different regions are chosen"},
	PhaseOwners:    {"V22", "an owner buys a vineyard or passes"},
	PhaseNewcomers: {"V23", "a newcomer buys a vineyard or passes"},
	PhaseGift:      {"V30", "a vineyard of the state's gift is taken"},
	PhaseSell:      {"V40", "a variety is sold, or nothing"},
	PhaseGive:      {"V42", "a vineyard is given back"},
	PhaseRaise:     {"V43", "a market marker is raised"},
	PhaseOver:      {"V60", "the game is over"},
}

// forbid names the rule of the present phase.
func (t *Table) forbid(format string, args ...any) error {
	return engine.Forbid(phaseRules[t.phase].rule, format, args...)
}

// check says why p, or Chance, may not do a now, or nil.
func (t *Table) check(p engine.Player, a engine.Action) error {
	now := phaseRules[t.phase]
	switch {
	case p == engine.Chance && t.actor == engine.Chance:
	case p == engine.Chance:
		return t.forbid("chance decides nothing now; %s", now.asks)
	case !t.Acting().Has(p):
		if t.phase == PhaseChoose && t.committed.Has(p) {
			return t.forbid("seat %d has chosen its regions already", p)
		}
		return t.forbid("seat %d does not decide now; %s", p, now.asks)
	}
	kind := KindOf(a)
	first, second, third := uint8(a>>firstShift), uint8(a>>secondShift), uint8(a)
	wrong := func() error { return t.forbid("%q does not fit here; %s", Game{}.Format(a), now.asks) }
	switch t.phase {
	case PhaseBanker:
		if kind != KindBanker || a != Banker(SeatOf(a)) {
			return wrong()
		}
		if first >= t.players {
			return engine.Forbid("V10", "there is no seat %d; the last is %d", first, t.players-1)
		}
	case PhasePair:
		if kind != KindPair || a != Pair(int(first)) {
			return wrong()
		}
		if first >= Regions || t.pile>>first&1 == 0 {
			return engine.Forbid("V11", "the pair of region %d is not face down any more", int(first)+1)
		}
	case PhaseChoose:
		if kind != KindChoose || third != 0 || first >= Regions || second >= Regions {
			return wrong()
		}
		if first >= second {
			return engine.Forbid("V20", "a choice has two different regions, the smaller first; not %d and %d", first+1, second+1)
		}
	case PhaseDrawn, PhaseSecond, PhaseThird:
		if kind != KindBuy {
			if kind == KindPass {
				return engine.Forbid("V13", "starting purchases are compulsory; %s", now.asks)
			}
			return wrong()
		}
		return t.checkBuy(p, first, second, third)
	case PhaseOwners, PhaseNewcomers:
		if a == Pass() {
			return nil
		}
		if kind != KindBuy {
			return wrong()
		}
		return t.checkBuy(p, first, second, third)
	case PhaseGift:
		if kind != KindTake || third != 0 {
			return wrong()
		}
		return t.checkTake(first, second)
	case PhaseSell:
		if a == NoSale() {
			return nil
		}
		if kind != KindSell || third != 0 || first >= Varieties {
			return wrong()
		}
		if held := t.cellar[p][first]; second == 0 || second > held {
			return engine.Forbid("V40", "%d barrels of %s cannot be sold; the cellar holds %d", second, Variety(first), held)
		}
	case PhaseGive:
		if kind != KindGive || third != 0 {
			return wrong()
		}
		return t.checkGive(p, first, second)
	case PhaseRaise:
		if kind != KindRaise || second != 0 || third != 0 || first >= Varieties {
			return wrong()
		}
		if Variety(first) == t.wares {
			return engine.Forbid("V43", "%s has just been sold; another marker is raised", t.wares)
		}
		if t.market[first] >= printed.top {
			return engine.Forbid("V43", "%s stands at +%d; no marker rises above it", Variety(first), MarketMax)
		}
	default:
		return wrong()
	}
	return nil
}

// checkPlace says whether there is such a vineyard.
func checkPlace(r, n uint8) error {
	if r >= Regions {
		return engine.Forbid("V1", "there is no region %d; there are %d", int(r)+1, Regions)
	}
	if size := printed.size[r]; n >= size {
		return engine.Forbid("V2", "%s has no vineyard %d; its road has %d", regionNames[r], int(n)+1, size)
	}
	return nil
}

// checkBuy says why p may not buy vineyard n of region r now. third is 1 + the
// variety named, or 0.
func (t *Table) checkBuy(p engine.Player, r, n, third uint8) error {
	if err := checkPlace(r, n); err != nil {
		return err
	}
	name := regionNames[r]
	switch t.phase {
	case PhaseDrawn:
		if t.due>>r&1 == 0 {
			return engine.Forbid("V11", "no pair of %s is waiting for a purchase", name)
		}
	case PhaseOwners, PhaseNewcomers:
		if r != t.region {
			return engine.Forbid("V21", "the barrel stands in %s; nothing is bought in %s now", regionNames[t.region], name)
		}
	}
	switch {
	case t.used[p] >= MaxOwned:
		return engine.Forbid("V6", "all %d pawns are on the map", MaxOwned)
	case t.free[r]>>n&1 == 0:
		return engine.Forbid("V21", "vineyard %d of %s is owned; only free ones are for sale", n+1, name)
	case int32(printed.price[r][n]) > t.money[p]:
		return engine.Forbid("V24", "vineyard %d of %s costs %d, more than is at hand; there are no loans", n+1, name, printed.price[r][n])
	}
	if t.phase == PhaseDrawn {
		if third != 0 {
			return engine.Forbid("V11", "the drawn pair settles the variety in %s; none is named", name)
		}
		return nil
	}
	if grows := t.grows[r][p]; grows != 0 {
		if third != 0 {
			return engine.Forbid("V7", "%s grows in %s already; no variety is named", Variety(grows-1), name)
		}
		return nil
	}
	markers := VarietySet(t.markers[r])
	switch {
	case markers == 0:
		return engine.Forbid("V7", "no variety marker of %s is free", name)
	case third == 0:
		return engine.Forbid("V7", "a first vineyard in %s needs a variety; free are %s", name, markers)
	case third > Varieties || !markers.Has(Variety(third-1)):
		return engine.Forbid("V7", "variety %s is not free in %s; free are %s", Variety(third-1), name, markers)
	}
	return nil
}

func (t *Table) checkTake(r, n uint8) error {
	if err := checkPlace(r, n); err != nil {
		return err
	}
	switch {
	case r != t.region:
		return engine.Forbid("V30", "the gift is made in %s, not in %s", regionNames[t.region], regionNames[r])
	case printed.state[r]>>n&1 == 0:
		return engine.Forbid("V30", "vineyard %d of %s is private; the state gives its own", n+1, regionNames[r])
	case t.free[r]>>n&1 == 0:
		return engine.Forbid("V30", "vineyard %d of %s is owned; free ones are given", n+1, regionNames[r])
	}
	return nil
}

func (t *Table) checkGive(p engine.Player, r, n uint8) error {
	if err := checkPlace(r, n); err != nil {
		return err
	}
	switch {
	case t.owned[r][p]>>n&1 == 0:
		return engine.Forbid("V42", "vineyard %d of %s is not seat %d's", n+1, regionNames[r], p)
	case t.grows[r][p] != uint8(t.wares)+1:
		return engine.Forbid("V42", "%s grows in %s; given back is what grows %s", Variety(t.grows[r][p]-1), regionNames[r], t.wares)
	}
	return nil
}
