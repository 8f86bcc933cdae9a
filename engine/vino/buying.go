package vino

import (
	"math/bits"

	"treille/engine"
)

// obstacle says why p cannot buy in region r, or NoObstacle. It can only come
// up, never go away, while buying lasts: money, pawns, free vineyards and free
// markers only become fewer. So who is passed over once is so for the round.
func (t *Table) obstacle(p engine.Player, r uint8) Obstacle {
	switch {
	case t.used[p] >= MaxOwned:
		return NoPawn
	case t.free[r] == 0:
		return NoVineyard
	case t.grows[r][p]|t.markers[r] == 0:
		return NoMarker
	case t.free[r]&printed.affordable(r, t.money[p]) == 0:
		return NoMoney
	}
	return NoObstacle
}

// seniority orders the owners of a region: more vineyards first, then the one
// whose dearest vineyard lies further along the road (V22). It differs between
// any two owners, and is 0 for who owns nothing there.
func (t *Table) seniority(p engine.Player, r uint8) int {
	owned := t.owned[r][p]
	return bits.OnesCount32(owned)<<5 | bits.Len32(owned)
}

// owners lists those of a set of seats who own a vineyard in region r, the most
// senior first.
func (t *Table) owners(among engine.PlayerSet, r uint8) seatList {
	var keys [maxSeats]int
	list, n := noSeats, 0
	for rest := among; rest != 0; rest &= rest - 1 {
		p := rest.First()
		key := t.seniority(p, r)
		if key == 0 {
			continue
		}
		i := n
		for ; i > 0 && keys[i-1] < key; i-- {
			keys[i] = keys[i-1]
			list = list.with(i, list.at(i-1))
		}
		keys[i] = key
		list = list.with(i, p)
		n++
	}
	return list
}

// open moves the barrel to region r and settles who may buy there (V21-V23).
func (t *Table) open(r uint8, ev *engine.Events) {
	t.region = r
	var chose engine.PlayerSet
	for p := range engine.Player(t.players) {
		chose |= engine.PlayerSet(t.shown[p]>>r&1) << p
	}
	if chose == 0 {
		return
	}
	t.queue = t.owners(chose, r)
	t.newcomers = chose
	for list := t.queue; list != noSeats; list = list.rest() {
		t.newcomers = t.newcomers.Without(list.at(0))
	}
	t.cursor = t.players - 1 // the first newcomer in the wind rose is next
	if ev != nil {
		ev.Add(engine.Event{Kind: EventRegion, Audience: engine.Everybody, Player: engine.Chance, Other: engine.Player(t.newcomers.Len()), Value: uint64(t.queue), Num: [4]int32{int32(r)}})
	}
}

// nextBuyer finds who may buy next, in this region or a later one, passing over
// who cannot, and ends the buying after the last region.
func (t *Table) nextBuyer(ev *engine.Events) {
	for {
		r := t.region
		for t.queue != noSeats {
			p := t.queue.at(0)
			obstacle := t.obstacle(p, r)
			if obstacle == NoObstacle {
				t.phase, t.actor = PhaseOwners, p
				return
			}
			t.passOver(p, obstacle, ev)
			t.queue = t.queue.rest()
		}
		for t.newcomers != 0 {
			t.cursor++
			if t.cursor >= t.players {
				t.cursor = 0
			}
			p := t.rose.at(int(t.cursor))
			if !t.newcomers.Has(p) {
				continue
			}
			obstacle := t.obstacle(p, r)
			if obstacle == NoObstacle {
				t.phase, t.actor = PhaseNewcomers, p
				return
			}
			t.passOver(p, obstacle, ev)
			t.newcomers = t.newcomers.Without(p)
		}
		if r+1 >= Regions {
			t.endBuying(ev)
			return
		}
		t.open(r+1, ev)
	}
}

// buy buys vineyard n of region r for p; a first one there grows variety v.
func (t *Table) buy(p engine.Player, r, n, v uint8, ev *engine.Events) {
	if t.grows[r][p] == 0 {
		t.takeMarker(p, r, v, ev)
	}
	t.payFor(p, r, n, ev)
	t.harvest(p, r, ev)
	gift := false
	if t.bottles>>r&1 != 0 {
		switch state := printed.state[r]; {
		case state>>n&1 != 0:
			if t.free[r]&state == 0 {
				t.uncork(p, r, 0, ev) // V32
			}
		case t.free[r]&^state == 0:
			gift = true // V30
		}
	}
	switch {
	case t.round == 0:
		t.nextStarter(p, ev) // no gift while the table is being set (V13)
	case gift:
		t.beginGift(r, ev)
	default:
		t.nextBuyer(ev)
	}
}

// harvest adds the barrel of a new vineyard in region r.
func (t *Table) harvest(p engine.Player, r uint8, ev *engine.Events) {
	v := t.grows[r][p] - 1
	t.setCellar(p, v, t.cellar[p][v]+1, ev)
}

// pass ends p's buying in the region (V22, V23).
func (t *Table) pass(p engine.Player, ev *engine.Events) {
	tell(ev, EventPassed, p, int32(t.region), 0)
	if t.phase == PhaseOwners {
		t.queue = t.queue.rest()
	} else {
		t.newcomers = t.newcomers.Without(p)
	}
	t.nextBuyer(ev)
}

// passOver reports that p can buy nothing in the region any more. Where money
// is hidden, that it does not suffice shows something of it.
func (t *Table) passOver(p engine.Player, why Obstacle, ev *engine.Events) {
	if ev != nil {
		ev.Add(engine.Event{Kind: EventPassedOver, Audience: engine.Everybody, Player: p,
			Reveals: t.hiddenMoney && why == NoMoney, Num: [4]int32{int32(t.region), int32(why)}})
	}
}

// endBuying goes on to the sales, or ends the game (V60, V62).
func (t *Table) endBuying(ev *engine.Events) {
	if t.bottles == 0 || t.round >= printed.rounds {
		t.end(ev)
		return
	}
	t.cursor = 0
	t.phase, t.actor = PhaseSell, t.rose.at(0)
}
