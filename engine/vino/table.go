package vino

import (
	"math/bits"
	"slices"

	"treille/engine"
)

// What a screen reads. What lies on the board can be seen by everybody.

// Players returns the number of seats.
func (b *board) Players() int { return int(b.players) }

// Phase returns what is to be decided next.
func (b *board) Phase() Phase { return b.phase }

// Round returns the number of the round, from 1; 0 before the first.
func (b *board) Round() int { return int(b.round) }

// Turn returns the seat that decides or turns up a starting pair; Chance if there
// is none, or several choose regions.
func (b *board) Turn() engine.Player {
	if b.phase == PhasePair {
		return b.rose.at(int(b.cursor))
	}
	return max(b.actor, engine.Chance)
}

// Region returns where the barrel stands while regions are bought in; ok is
// false in other phases.
func (b *board) Region() (region int, ok bool) {
	buying := b.phase == PhaseOwners || b.phase == PhaseNewcomers || b.phase == PhaseGift
	return int(b.region), buying
}

// Owner returns who owns a vineyard; ok is false if it is free.
func (b *board) Owner(region, vineyard int) (p engine.Player, ok bool) {
	for p := range engine.Player(b.players) {
		if b.owned[region][p]>>vineyard&1 != 0 {
			return p, true
		}
	}
	return 0, false
}

// Owned returns how many vineyards a seat owns in a region.
func (b *board) Owned(p engine.Player, region int) int {
	return bits.OnesCount32(b.owned[region][p])
}

// Owners lists the owners in a region, the first in line first (V22, V30).
func (b *board) Owners(region int) []engine.Player {
	return b.owners(engine.Seats(int(b.players)), uint8(region)).Seats(maxPlayers)
}

// OwnersWithout lists the owners in a region as they would be if some of its vineyards
// went back (V22, V42).
func (b *board) OwnersWithout(region int, vineyards ...int) []engine.Player {
	after := *b
	for _, n := range vineyards {
		for p := range after.owned[region] {
			after.owned[region][p] &^= 1 << n
		}
	}
	return after.Owners(region)
}

// OwnersWith lists the owners in a region as they would be if a seat owned some more of its
// vineyards (V22).
func (b *board) OwnersWith(p engine.Player, region int, vineyards ...int) []engine.Player {
	after := *b
	for _, n := range vineyards {
		after.owned[region][p] |= 1 << n
	}
	return after.Owners(region)
}

// Free returns how many vineyards of a region are free: private, and the
// state's.
func (b *board) Free(region int) (private, state int) {
	all := bits.OnesCount32(b.free[region])
	state = bits.OnesCount32(b.free[region] & box.state[region])
	return all - state, state
}

// Grows returns what a seat grows in a region, or NoVariety.
func (b *board) Grows(p engine.Player, region int) Variety {
	if v := b.grows[region][p]; v > 0 {
		return Variety(v - 1)
	}
	return NoVariety
}

// FreeMarkers returns the variety markers that lie beside a region.
func (b *board) FreeMarkers(region int) VarietySet { return VarietySet(b.markers[region]) }

// Undrawn returns the regions whose starting pair still lies face down. Everybody
// knows which these are, nobody which comes next.
func (b *board) Undrawn() []int { return members(b.pile) }

// Drawn returns the regions whose pair was turned up and not bought in yet.
func (b *board) Drawn() []int { return members(b.due) }

// Bottle reports whether a region still has its bottle.
func (b *board) Bottle(region int) bool { return b.bottles>>region&1 != 0 }

// Bottles returns how many bottles are left: the clock of the game (V60).
func (b *board) Bottles() int { return bits.OnesCount16(b.bottles) }

// LastBuying reports whether the game ends with this round's buying (V60, V62).
func (b *board) LastBuying() bool { return b.bottles == 0 || b.lastRound() }

// lastRound reports whether this round is the last of a game that stands still (V62).
func (b *board) lastRound() bool {
	return b.round >= box.rounds || b.idleEnds && b.idle >= box.idle
}

// Idle returns how many rounds in a row before this one were idle (V62).
func (b *board) Idle() int { return int(b.idle) }

// Market returns a variety's value in money, from -MarketMax to MarketMax.
func (b *board) Market(v Variety) int { return int(b.market[v]) * int(box.square) }

// Cellar returns how many barrels of a variety a seat has.
func (b *board) Cellar(p engine.Player, v Variety) int { return int(b.cellar[p][v]) }

// Vineyards returns how many vineyards a seat owns.
func (b *board) Vineyards(p engine.Player) int { return int(b.used[p]) }

// Income returns what a seat has earned this round, kept apart (V44).
func (b *board) Income(p engine.Player) int { return int(b.income[p]) }

// Rose lists the seats in this round's turn order; nil before the banker is
// picked.
func (b *board) Rose() []engine.Player {
	if b.phase == PhaseBanker {
		return nil
	}
	return b.rose.Seats(int(b.players))
}

// Committed is the set of the seats that have chosen their regions, until all
// is shown.
func (b *board) Committed() engine.PlayerSet { return b.committed }

// Buyers returns who may still buy in the present region: the owners in their
// order, and the newcomers who have not passed.
func (b *board) Buyers() (owners []engine.Player, newcomers engine.PlayerSet) {
	return b.queue.Seats(maxPlayers), b.newcomers
}

// NextBuyers lists who may buy in the present region after the seat that buys now: the other
// owners in their order (V22), then the newcomers along the wind rose, round and round (V23).
func (b *board) NextBuyers() []engine.Player {
	if _, buying := b.Region(); !buying {
		return nil
	}
	list := b.queue.Seats(maxPlayers)
	for i := range int(b.players) {
		if p := b.rose.at((int(b.cursor) + 1 + i) % int(b.players)); b.newcomers.Has(p) {
			list = append(list, p)
		}
	}
	if b.phase == PhaseGift { // nobody buys now: he who has brought the gift about goes on too (V33)
		return list
	}
	return slices.DeleteFunc(list, func(p engine.Player) bool { return p == b.actor })
}

// AfterPass is who decides next if the one who buys now passes; [engine.Chance] if the game ends with it,
// or where money is hidden, as passing may then reveal who cannot pay.
func (b *board) AfterPass() engine.Player {
	after := *b
	if after.pass(b.actor, nil); b.hiddenMoney || after.phase == PhaseOver {
		return engine.Chance
	}
	return after.actor
}

// BuysOn reports whether the seat that buys may go on buying in the same region right after these purchases, with neither somebody
// else nor a gift between.
func (b *board) BuysOn(purchases ...engine.Action) bool {
	after := b.having(purchases)
	return after.actor == b.actor && after.phase == b.phase && after.region == b.region
}

// GiftAfter is how many vineyards each seat is given if these purchases of the seat that buys bring the gift about (V30, V33).
func (b *board) GiftAfter(purchases ...engine.Action) (given [maxPlayers]int) {
	after := b.having(purchases)
	for after.phase == PhaseGift {
		after.Apply(after.actor, after.legal(after.actor, nil)[0], nil)
	}
	for p := range engine.Player(b.players) {
		given[p] = after.Vineyards(p) - b.Vineyards(p)
	}
	given[b.actor] -= len(purchases)
	return given
}

// having is the game after these decisions of the seat that decides.
func (b *board) having(decisions []engine.Action) State {
	after := State{board: *b}
	for _, a := range decisions {
		after.Apply(b.actor, a, nil)
	}
	return after
}

// AllBack are the decisions to give back after a sale of the seat that decides, if that is all it has of the variety: nothing is
// to be decided of it then (V42); else none.
func (b *board) AllBack(v Variety, quantity int) []engine.Action {
	after := State{board: *b}
	after.Apply(b.actor, Sell(v, quantity), nil)
	if after.phase != PhaseGive || int(after.left) < after.Cellar(b.actor, v) {
		return nil
	}
	return after.legal(b.actor, nil)
}

// BottleAfter is what becomes of a region's bottle when some of its vineyards are bought, one
// after the other.
func (b *board) BottleAfter(region int, vineyards ...int) BottleFate {
	free := b.free[region]
	for _, n := range vineyards {
		free &^= 1 << n
		if fate := b.afterBuying(uint8(region), uint8(n), free); fate != BottleStays {
			return fate
		}
	}
	return BottleStays
}

// GiftObstacles says of the owners who share in a gift of a region, in their order, why each
// would get nothing: those before him take all (V30), or he has no pawn (V33).
func (b *board) GiftObstacles(region int) []Obstacle {
	_, left := b.Free(region)
	var list []Obstacle
	for i, p := range b.Owners(region)[:min(giftTakers, len(b.Owners(region)))] {
		room, why := MaxOwned-b.Vineyards(p), NoObstacle
		switch {
		case left == 0:
			why = NoVineyard
		case room == 0:
			why = NoPawn
		case i < len(giftShare):
			left -= min(int(giftShare[i]), left, room)
		}
		list = append(list, why)
	}
	return list
}

// Takers lists the owners who share the gift that is being made, in order, and
// the place of the one who takes now.
func (b *board) Takers() (seats []engine.Player, now int) {
	return b.ranks.Seats(giftTakers), int(b.rank)
}

// Left returns how many vineyards are still to be taken or given back, or steps
// to be raised, by the seat that decides.
func (b *board) Left() int { return int(b.left) }

// Wares returns the variety that is being sold, or NoVariety.
func (b *board) Wares() Variety { return b.wares }

// Quote returns what a sale would bring and cost a seat now: income (V41),
// vineyards lost (V42) and market steps (V43). quantity is at least 1.
func (b *board) Quote(v Variety, quantity int) (income, lost, steps int) {
	column := min(quantity, SaleColumns)
	income = max(0, int(box.income[column])+b.Market(v))
	steps = min(int(box.steps[column]), int(b.market[v])+int(box.top))
	return income, int(box.lost[column]), steps
}

// Price returns what a vineyard costs.
func Price(region, vineyard int) int { return int(box.price[region][vineyard]) }

// RoadLength returns the number of vineyards of a region.
func RoadLength(region int) int { return int(box.size[region]) }

// OfState reports whether a vineyard is one of the state's, which it gives away
// (V30).
func OfState(region, vineyard int) bool { return box.state[region]>>vineyard&1 != 0 }

// RegionName returns the name of a region.
func RegionName(region int) string { return regionNames[region] }

// Money returns what a seat holds, without this round's income. ok is false if
// it is hidden from this seat.
func (in *Info) Money(p engine.Player) (money int, ok bool) {
	if in.hiddenMoney && p != in.seat && in.phase != PhaseOver {
		return 0, false
	}
	return int(in.money[p]), true
}

// Obstacle says why the seat itself could not buy in a region now, whether it has
// chosen it or not; NoObstacle if it could.
func (in *Info) Obstacle(region int) Obstacle {
	if in.seat == engine.Spectator {
		return NoObstacle
	}
	return in.obstacle(in.seat, uint8(region))
}

// Choice returns the regions that a seat has chosen this round, nil if that is
// not known (yet).
func (in *Info) Choice(p engine.Player) []int {
	regions := in.shown[p]
	if p == in.seat && in.choice != 0 {
		regions = in.choice
	}
	return members(regions)
}

// BuyersIn lists those who have chosen a region that is not open yet, as far as known, in the
// order in which they will buy there: owners (V22), then newcomers along the wind rose (V23).
func (in *Info) BuyersIn(region int) []engine.Player {
	owners := in.Owners(region)
	newcomers := slices.DeleteFunc(in.Rose(), func(p engine.Player) bool { return slices.Contains(owners, p) })
	return slices.DeleteFunc(append(owners, newcomers...), func(p engine.Player) bool { return !slices.Contains(in.Choice(p), region) })
}

// members lists a set of regions, ascending; nil for none.
func members(regions uint16) []int {
	var list []int
	for ; regions != 0; regions &= regions - 1 {
		list = append(list, bits.TrailingZeros16(regions))
	}
	return list
}
