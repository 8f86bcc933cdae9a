package vino

import (
	"slices"
	"strconv"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// hint says what the viewer may do, or what will follow.
func (b *tableState) hint() string {
	x := &b.words().Vino
	if b.between == ended {
		return b.words().Table.Over + "."
	}
	if !b.t.Deciding() {
		return b.bottleWords()
	}
	switch b.in.Phase() {
	case vi.PhaseDrawn:
		return b.drawnHint()
	case vi.PhaseSecond, vi.PhaseThird:
		if len(b.pick.coins) == 0 {
			return x.Hints.Third
		}
		return b.buyHint()
	case vi.PhaseChoose:
		return b.chooseHint()
	case vi.PhaseOwners, vi.PhaseNewcomers:
		return b.buyHint()
	case vi.PhaseGift:
		return b.giftHint()
	case vi.PhaseSell:
		if b.pick.wares == vi.NoVariety {
			return x.Hints.NothingToSell.With("name", b.t.PlayerName(b.t.Me()))
		}
		if n := b.pick.quantity; n > 0 && tableIncome(n)+b.in.Market(b.pick.wares) < 0 {
			return x.Hints.NeverBelow
		}
		return x.Hints.Sell
	case vi.PhaseGive:
		return x.Hints.Give
	}
	return b.raiseHint()
}

// bottleWords say of a bottle that has just been taken off that its gift will not be
// made (V32), or that it was the last (V60).
func (b *tableState) bottleWords() string {
	x := &b.words().Vino.Hints
	switch e := b.last(func(vi.Event) bool { return true }); {
	case e.Kind != vi.EventBottle:
		return ""
	case e.Bottles == 0:
		return x.LastBottle
	case e.Player >= 0:
		return x.BottleTaken.With("name", b.t.PlayerName(e.Player), "region", vi.RegionName(e.Region))
	}
	return ""
}

func (b *tableState) drawnHint() string {
	x := &b.words().Vino.Hints
	if len(b.pick.coins) == 0 {
		return x.TapIn.With("region", vi.RegionName(b.pick.tab))
	}
	for _, r := range b.in.Drawn() {
		if r != b.pick.tab {
			return x.ThenOne.With("region", vi.RegionName(r))
		}
	}
	return b.buyHint()
}

func (b *tableState) chooseHint() string {
	w := b.words()
	x := &w.Vino.Hints
	switch len(b.pick.regions) {
	case 0:
		return x.TapTwo
	case 1:
		return x.TapOne
	}
	done := table.Where(b.seats(), b.in.Committed().Has)
	if len(done) == 0 {
		return x.TapAgain
	}
	return w.Count(x.HaveChosen, len(done), "names", b.seatNames(done))
}

// buyHint says what the ticked vineyards would bring about.
func (b *tableState) buyHint() string {
	w := b.words()
	x := &w.Vino.Hints
	r, _ := b.buyRegion()
	p := b.t.Me()
	if len(b.pick.coins) == 0 {
		switch next := b.nextBuyers(); {
		case b.lastBuying():
			return x.LastBuying
		case b.t.App().Frame().Shape == ui.Landscape && b.in.Round() > 0 && len(next) > 0:
			return x.ThenNext.With("names", b.seatNames(next)) // the sheet has no line for it
		case b.t.App().Frame().Shape == ui.Landscape && b.in.Round() > 0:
			return x.NobodyAfter
		case b.in.Phase() == vi.PhaseNewcomers:
			return x.TapCoin
		}
		return x.TapCoins
	}
	grows := b.grows(r)
	if grows == vi.NoVariety {
		return x.PickVariety
	}
	if hint := b.bottleHint(r); hint != "" {
		return hint
	}
	if b.in.Grows(p, r) == vi.NoVariety {
		return x.ThenGrows.With("variety", b.varietyName(grows), "of", w.Of(b.t.PlayerName(p)))
	}
	if next := b.nextBuyers(); len(next) > 0 {
		return x.ThenNext.With("names", b.seatNames(next))
	}
	private, _ := b.in.Free(r)
	return w.Count(x.PrivateLeft, max(0, private-b.privateTicked()))
}

// privateTicked is how many of the ticked vineyards are private.
func (b *tableState) privateTicked() int {
	return len(b.pick.coins) - len(table.Where(b.pick.coins, spot.ofState))
}

// bottleHint says that the ticked vineyards bring the gift about (V30), or take
// the bottle off (V32).
func (b *tableState) bottleHint(r int) string {
	x := &b.words().Vino.Hints
	if !b.in.Bottle(r) {
		return ""
	}
	private, state := b.in.Free(r)
	last := b.in.Bottles() == 1
	switch k := b.privateTicked(); {
	case state > 0 && len(b.pick.coins)-k == state:
		if last {
			return x.TakesLast
		}
		return x.TakesBottle
	case private > 0 && k == private && b.in.Round() > 0:
		if last {
			return x.BringsLast
		}
		return x.BringsGift
	}
	return ""
}

// nextBuyers are who may buy in the present region after who buys now.
func (b *tableState) nextBuyers() []engine.Player {
	owners, newcomers := b.in.Buyers()
	if _, buying := b.in.Region(); !buying {
		return nil
	}
	all := slices.Concat(owners, table.Where(b.in.Rose(), newcomers.Has))
	return table.Where(all, func(p engine.Player) bool { return p != b.in.Turn() })
}

func (b *tableState) giftHint() string {
	x := &b.words().Vino.Hints
	takers, now := b.in.Takers()
	if later := takers[min(now+1, len(takers)):]; len(later) > 0 {
		return lang.Capital(x.Then.With("names", b.seatNames(later))) + "."
	}
	return x.GiftTap
}

func (b *tableState) raiseHint() string {
	w := b.words()
	x := &w.Vino.Hints
	rose := b.in.Rose()
	later := rose[min(slices.Index(rose, b.in.Turn())+1, len(rose)):]
	if len(later) == 0 {
		return x.SellsLast
	}
	return w.Count(x.SellNext, len(later), "names", b.seatNames(later))
}

// orderWords say who would buy before the viewer in a region, if he chose it too
// (V22).
func (b *tableState) orderWords(r int) string {
	w := b.words()
	x := &w.Vino.Hints
	owners := b.in.Owners(r)
	before := x.WouldFirst
	if b.everyShown() {
		owners, before = b.buyersIn(r), x.First
	}
	i := slices.Index(owners, b.t.Base())
	switch {
	case i == 0:
		return w.Count(x.First, 1, "names", b.t.PlayerName(b.t.Base()))
	case i > 0:
		return w.Count(before, i, "names", b.seatNames(owners[:i]))
	case b.in.Obstacle(r) != vi.NoObstacle:
		return b.obstacleReason(r)
	case len(owners) == 0:
		return x.NobodyThere
	}
	return x.AfterOwners
}

// everyShown reports whether all choices have come to light (V20).
func (b *tableState) everyShown() bool {
	return !slices.ContainsFunc(b.seats(), func(p engine.Player) bool { return b.in.Choice(p) == nil })
}

// buyersIn are those who have chosen a region, in the order in which they buy there:
// owners first (V22), then newcomers (V23).
func (b *tableState) buyersIn(r int) []engine.Player {
	owners := b.in.Owners(r)
	newcomers := table.Where(b.in.Rose(), func(p engine.Player) bool { return !slices.Contains(owners, p) })
	return table.Where(slices.Concat(owners, newcomers), func(p engine.Player) bool { return slices.Contains(b.in.Choice(p), r) })
}

// obstacleReason says why the viewer cannot buy in a region.
func (b *tableState) obstacleReason(r int) string {
	x := &b.words().Vino.Reasons
	pawns := x.NoPawn.With("n", strconv.Itoa(vi.MaxOwned))
	return [...]string{vi.NoPawn: pawns, vi.NoVineyard: x.NoVineyard, vi.NoMarker: x.NoMarker, vi.NoMoney: x.NoMoney}[b.in.Obstacle(r)]
}

// obstacleLine says it of anybody, in the log.
func (b *tableState) obstacleLine(o vi.Obstacle) (text lang.Template, short string) {
	x := &b.words().Vino
	l := &x.Log
	texts := [...]lang.Template{vi.NoPawn: l.NoPawn, vi.NoVineyard: l.NoVineyard, vi.NoMarker: l.NoMarker, vi.NoMoney: l.NoMoney}
	shorts := [...]string{vi.NoPawn: l.NoPawnShort, vi.NoVineyard: l.NoVineyardShort, vi.NoMarker: x.Reasons.NoMarker, vi.NoMoney: l.NoMoneyShort}
	return texts[o], shorts[o]
}

// givesUp says what giving back the ticked vineyards of a region means: the
// variety becomes free (V7), or the lead passes to another (V22).
func (b *tableState) givesUp(r int) string {
	x := &b.words().Vino.Hints
	p, owners := b.t.Base(), b.in.Owners(r)
	ticked := table.Where(b.pick.coins, func(s spot) bool { return s.region == r })
	left := b.in.OwnersWithout(r, table.Each(ticked, func(s spot) int { return s.vineyard })...)
	switch {
	case len(ticked) == 0:
		return ""
	case !slices.Contains(left, p):
		return x.AllGoes.With("region", vi.RegionName(r), "variety", b.varietyName(b.in.Wares()))
	case owners[0] == p && left[0] != p:
		return x.LeadGoes.With("name", b.t.PlayerName(left[0]), "region", vi.RegionName(r))
	}
	return ""
}
