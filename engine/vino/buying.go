package vino

import (
	"math/bits"

	"treille/engine"
)

// obstacle says why p cannot buy in region r, or NoObstacle. While buying lasts,
// an obstacle may come up but never goes away: money, pawns, free vineyards and
// free markers only become fewer. So who is passed over in a region is out there
// for the round.
func (b *board) obstacle(p engine.Player, r uint8) Obstacle {
	switch {
	case b.used[p] >= MaxOwned:
		return NoPawn
	case b.free[r] == 0:
		return NoVineyard
	case b.grows[r][p]|b.markers[r] == 0:
		return NoMarker
	case b.free[r]&box.affordable(r, b.money[p]) == 0:
		return NoMoney
	}
	return NoObstacle
}

// seniority orders the owners of a region: more vineyards first, then the one
// whose dearest vineyard lies further along the road (V22). It differs between
// any two owners, and is 0 for who owns nothing there.
func (b *board) seniority(p engine.Player, r uint8) int {
	owned := b.owned[r][p]
	return bits.OnesCount32(owned)<<5 | bits.Len32(owned)
}

// owners lists those of a set of seats who own a vineyard in region r, in the
// order of seniority.
func (b *board) owners(among engine.PlayerSet, r uint8) SeatList {
	var keys [maxPlayers]int
	list, n := noSeats, 0
	for rest := among; rest != 0; rest &= rest - 1 {
		p := rest.First()
		key := b.seniority(p, r)
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
func (b *board) open(r uint8, ev *engine.Events) {
	b.region = r
	var chose engine.PlayerSet
	for p := range engine.Player(b.players) {
		chose |= engine.PlayerSet(b.shown[p]>>r&1) << p
	}
	if chose == 0 {
		return
	}
	b.queue = b.owners(chose, r)
	b.newcomers = chose
	for list := b.queue; list != noSeats; list = list.rest() {
		b.newcomers = b.newcomers.Without(list.at(0))
	}
	b.cursor = b.players - 1 // the first newcomer in the wind rose is next
	if ev != nil {
		ev.Add(Event{Kind: EventRegion, Player: engine.Chance, Region: int(r)}.pack(engine.Everybody, false))
	}
}

// nextBuyer finds who may buy next, in this region or a later one, passing over
// who cannot, and ends the buying after the last region.
func (b *board) nextBuyer(ev *engine.Events) {
	for {
		r := b.region
		for b.queue != noSeats {
			p := b.queue.at(0)
			obstacle := b.obstacle(p, r)
			if obstacle == NoObstacle {
				b.phase, b.actor = PhaseOwners, p
				return
			}
			b.passOver(p, obstacle, ev)
			b.queue = b.queue.rest()
		}
		for b.newcomers != 0 {
			b.cursor++
			if b.cursor >= b.players {
				b.cursor = 0
			}
			p := b.rose.at(int(b.cursor))
			if !b.newcomers.Has(p) {
				continue
			}
			obstacle := b.obstacle(p, r)
			if obstacle == NoObstacle {
				b.phase, b.actor = PhaseNewcomers, p
				return
			}
			b.passOver(p, obstacle, ev)
			b.newcomers = b.newcomers.Without(p)
		}
		if r+1 >= Regions {
			b.endBuying(ev)
			return
		}
		b.open(r+1, ev)
	}
}

// buy buys vineyard n of region r for p; a first one there grows variety v.
func (b *board) buy(p engine.Player, r, n, v uint8, ev *engine.Events) {
	if b.grows[r][p] == 0 {
		b.takeMarker(p, r, v, ev)
	}
	b.payFor(p, r, n, ev)
	b.harvest(p, r, ev)
	after := b.afterBuying(r, n, b.free[r])
	if after == BottleTaken {
		b.uncork(p, r, false, ev)
	}
	switch {
	case b.round == 0:
		b.nextStarter(p, ev)
	case after == BottleOpened:
		b.beginGift(r, ev)
	default:
		b.nextBuyer(ev)
	}
}

// A BottleFate is what becomes of a region's bottle when vineyards are bought there.
type BottleFate uint8

const (
	BottleStays  BottleFate = iota
	BottleTaken             // off, with the last free vineyard of the state (V32)
	BottleOpened            // for a gift, with the last free private one (V30)
)

// afterBuying is what becomes of the bottle of region r when vineyard n has been bought and
// only some are still free. There is no gift before the first round (V13).
func (b *board) afterBuying(r, n uint8, free uint32) BottleFate {
	switch state := box.state[r]; {
	case b.bottles>>r&1 == 0:
	case state>>n&1 != 0 && free&state == 0:
		return BottleTaken
	case state>>n&1 == 0 && free&^state == 0 && b.round > 0:
		return BottleOpened
	}
	return BottleStays
}

// harvest adds the barrel of a new vineyard in region r.
func (b *board) harvest(p engine.Player, r uint8, ev *engine.Events) {
	v := b.grows[r][p] - 1
	b.setCellar(p, v, b.cellar[p][v]+1, ev)
}

// pass ends p's buying in the region (V22, V23).
func (b *board) pass(p engine.Player, ev *engine.Events) {
	if ev != nil {
		ev.Add(Event{Kind: EventPassed, Player: p, Region: int(b.region)}.pack(engine.Everybody, false))
	}
	if b.phase == PhaseOwners {
		b.queue = b.queue.rest()
	} else {
		b.newcomers = b.newcomers.Without(p)
	}
	b.nextBuyer(ev)
}

// passOver reports that p can buy nothing in the region any more. Where money is
// hidden, this reveals something if the money does not suffice.
func (b *board) passOver(p engine.Player, why Obstacle, ev *engine.Events) {
	if ev != nil {
		e := Event{Kind: EventPassedOver, Player: p, Region: int(b.region), Obstacle: why}
		ev.Add(e.pack(engine.Everybody, b.hiddenMoney && why == NoMoney))
	}
}

// endBuying goes on to the sales, or ends the game (V60, V62).
func (b *board) endBuying(ev *engine.Events) {
	if b.LastBuying() {
		b.end(ev)
		return
	}
	b.cursor = 0
	b.phase, b.actor = PhaseSell, b.rose.at(0)
}
