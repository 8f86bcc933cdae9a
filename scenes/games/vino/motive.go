package vino

import (
	"slices"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/table"
)

// Motive implements table.Motivator: why somebody buys a vineyard that is not the cheapest, or passes
// although he could buy.
func (b *tableState) Motive(before engine.InfoState, packed engine.Event) string {
	in, e := before.(*vi.Info), vi.DecodeEvent(packed)
	switch {
	case in.Round() == 0:
	case e.Kind == vi.EventBought:
		return b.dearMotive(in, e)
	case e.Kind == vi.EventPassed:
		return b.passMotive(in, e)
	}
	return ""
}

// dearMotive is why somebody buys another vineyard than the cheapest: he goes before another owner
// (V22), or makes the gift smaller for the others, or sooner, or takes it off (V30, V32).
func (b *tableState) dearMotive(in *vi.Info, e vi.Event) string {
	bought, cheapest := spot{e.Region, e.Vineyard}, freeIn(in, e.Region)[0]
	_, at := ownersAfter(in, e.Player, bought)
	owners, instead := ownersAfter(in, e.Player, cheapest)
	x := &b.words().Vino.Motives
	switch {
	case at < instead:
		return x.Ahead.With("name", b.t.PlayerName(owners[at]))
	case bought.ofState() == cheapest.ofState() || !in.Bottle(e.Region):
	case bought.private():
		if bought.cost() > cheapest.cost()+hardlyDearer {
			return x.Sooner
		}
	case in.BottleAfter(e.Region, bought.vineyard) == vi.BottleTaken:
		return x.NoGift
	case givesLess(in, e.Player, bought, cheapest):
		return x.GivesLess
	}
	return ""
}

// hardlyDearer is what nobody asks a reason for.
const hardlyDearer = 10

// givesLess reports whether the state would give the others less in a region if somebody bought one
// vineyard there rather than another.
func givesLess(in *vi.Info, p engine.Player, s, instead spot) bool {
	_, others := in.Gift(p, s.region, s.vineyard)
	_, theirs := in.Gift(p, s.region, instead.vineyard)
	return others < theirs
}

// passMotive is why somebody passes who could buy: the game goes on, another is not given to, or a
// later region of his is clearly cheaper and his money is not enough for both.
func (b *tableState) passMotive(in *vi.Info, e vi.Event) string {
	x, free := &b.words().Vino.Motives, freeIn(in, e.Region)
	money, known := in.Money(e.Player)
	if len(free) == 0 || !known || money < free[0].cost() {
		return ""
	}
	switch fate := in.BottleAfter(e.Region, free[0].vineyard); {
	case fate != vi.BottleStays && in.Bottles() == 1:
		return x.GoesOn
	case fate == vi.BottleOpened:
		if owners, at := ownersAfter(in, e.Player, free[0]); at > 0 {
			return x.KeepsGift.With("name", b.t.PlayerName(owners[0]))
		}
	}
	for _, r := range in.Choice(e.Player) {
		cheaper := table.Where(freeIn(in, r), func(s spot) bool { return s.cost()+clearlyCheaper <= free[0].cost() })
		if r > e.Region && len(cheaper) > 0 && cost(cheaper)+free[0].cost() > money {
			return x.Waits.With("region", vi.RegionName(r))
		}
	}
	return ""
}

// clearlyCheaper is the money by which a later region has to be cheaper for somebody to wait for it.
const clearlyCheaper = 30

// freeIn are the free vineyards of a region, the cheapest first.
func freeIn(in *vi.Info, region int) []spot {
	return table.Where(road(region), func(s spot) bool {
		_, owned := in.Owner(s.region, s.vineyard)
		return !owned
	})
}

// ownersAfter are the owners in the region of a vineyard once somebody has bought it, and his place
// among them.
func ownersAfter(in *vi.Info, p engine.Player, s spot) (owners []engine.Player, at int) {
	owners = in.OwnersWith(p, s.region, s.vineyard)
	return owners, slices.Index(owners, p)
}
