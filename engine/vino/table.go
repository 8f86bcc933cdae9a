package vino

import (
	"math/bits"

	"treille/engine"
)

// What follows can be seen by everybody at the table.

// Players returns the number of seats.
func (t *Table) Players() int { return int(t.players) }

// Phase returns what is to be decided next.
func (t *Table) Phase() Phase { return t.phase }

// Round returns the number of the round, from 1; 0 while the table is set.
func (t *Table) Round() int { return int(t.round) }

// Region returns where the barrel stands while regions are bought in; ok is
// false in other phases.
func (t *Table) Region() (region int, ok bool) {
	buying := t.phase == PhaseOwners || t.phase == PhaseNewcomers || t.phase == PhaseGift
	return int(t.region), buying
}

// Owner returns who owns a vineyard; ok is false if it is free.
func (t *Table) Owner(region, vineyard int) (p engine.Player, ok bool) {
	for p := range engine.Player(t.players) {
		if t.owned[region][p]>>vineyard&1 != 0 {
			return p, true
		}
	}
	return 0, false
}

// Owned returns how many vineyards a seat owns in a region.
func (t *Table) Owned(p engine.Player, region int) int {
	return bits.OnesCount32(t.owned[region][p])
}

// Owners lists the owners in a region, the first in line first (V22, V30).
func (t *Table) Owners(region int) []engine.Player {
	return t.owners(engine.Seats(int(t.players)), uint8(region)).seats(maxSeats)
}

// Free returns how many vineyards of a region are free: private, and the
// state's.
func (t *Table) Free(region int) (private, state int) {
	all := bits.OnesCount32(t.free[region])
	state = bits.OnesCount32(t.free[region] & printed.state[region])
	return all - state, state
}

// Grows returns what a seat grows in a region, or NoVariety.
func (t *Table) Grows(p engine.Player, region int) Variety {
	if v := t.grows[region][p]; v > 0 {
		return Variety(v - 1)
	}
	return NoVariety
}

// FreeMarkers returns the variety markers that lie beside a region.
func (t *Table) FreeMarkers(region int) VarietySet { return VarietySet(t.markers[region]) }

// Undrawn returns the regions whose starting pair lies face down. Which lies
// where nobody knows; which are left everybody does.
func (t *Table) Undrawn() []int { return members(t.pile) }

// Drawn returns the regions whose pair was turned up and not bought in yet.
func (t *Table) Drawn() []int { return members(t.due) }

// Bottle reports whether a region still has its bottle.
func (t *Table) Bottle(region int) bool { return t.bottles>>region&1 != 0 }

// Bottles returns how many bottles are left: the clock of the game (V60).
func (t *Table) Bottles() int { return bits.OnesCount16(t.bottles) }

// Market returns a variety's value in money, from -MarketMax to MarketMax.
func (t *Table) Market(v Variety) int { return int(t.market[v]) * int(printed.square) }

// Cellar returns how many barrels of a variety a seat has.
func (t *Table) Cellar(p engine.Player, v Variety) int { return int(t.cellar[p][v]) }

// Vineyards returns how many vineyards a seat owns.
func (t *Table) Vineyards(p engine.Player) int { return int(t.used[p]) }

// Income returns what a seat has earned this round, kept apart (V44).
func (t *Table) Income(p engine.Player) int { return int(t.income[p]) }

// Rose lists the seats in this round's turn order; nil before the banker is
// picked.
func (t *Table) Rose() []engine.Player {
	if t.phase == PhaseBanker {
		return nil
	}
	return t.rose.seats(int(t.players))
}

// Committed is the set of the seats that have chosen their regions, until all
// is shown.
func (t *Table) Committed() engine.PlayerSet { return t.committed }

// Buyers returns who may still buy in the present region: the owners in their
// order, and the newcomers who have not passed.
func (t *Table) Buyers() (owners []engine.Player, newcomers engine.PlayerSet) {
	return t.queue.seats(maxSeats), t.newcomers
}

// Takers lists the owners who share the gift that is being made, in order, and
// the place of the one who takes now.
func (t *Table) Takers() (seats []engine.Player, now int) {
	return t.ranks.seats(giftTakers), int(t.rank)
}

// Left returns how many vineyards are still to be taken or given back, or steps
// to be raised, by the seat that decides.
func (t *Table) Left() int { return int(t.left) }

// Wares returns the variety that is being sold, or NoVariety.
func (t *Table) Wares() Variety { return t.wares }

// Quote returns what a sale would bring and cost a seat now: income (V41),
// vineyards lost (V42) and market steps (V43). quantity is at least 1.
func (t *Table) Quote(v Variety, quantity int) (income, lost, steps int) {
	column := min(quantity, saleColumns)
	income = max(0, int(printed.income[column])+t.Market(v))
	steps = min(int(printed.steps[column]), int(t.market[v])+int(printed.top))
	return income, int(printed.lost[column]), steps
}

// Price returns what a vineyard costs.
func Price(region, vineyard int) int { return int(printed.price[region][vineyard]) }

// RoadLength returns the number of vineyards of a region.
func RoadLength(region int) int { return int(printed.size[region]) }

// OfState reports whether a vineyard belongs to the state.
func OfState(region, vineyard int) bool { return printed.state[region]>>vineyard&1 != 0 }

// RegionName returns the name of a region.
func RegionName(region int) string { return regionNames[region] }
