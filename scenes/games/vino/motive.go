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
// (V22), or leaves the gift for later (V30).
func (b *tableState) dearMotive(in *vi.Info, e vi.Event) string {
	bought, cheapest := spot{e.Region, e.Vineyard}, freeIn(in, e.Region)[0]
	_, at := ownersAfter(in, e.Player, bought)
	owners, instead := ownersAfter(in, e.Player, cheapest)
	switch {
	case at < instead:
		return b.words().Vino.Motives.Ahead.With("name", b.t.PlayerName(owners[at]))
	case bought.ofState() && cheapest.private() && in.Bottle(e.Region) && in.BottleAfter(e.Region, bought.vineyard) == vi.BottleStays:
		return b.words().Vino.Motives.NoGift
	}
	return ""
}

// passMotive is why somebody passes who could buy: the game goes on, another is not given to, or a
// later region of his is clearly cheaper.
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
		if later := freeIn(in, r); r > e.Region && len(later) > 0 && later[0].cost()+clearlyCheaper <= free[0].cost() {
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
