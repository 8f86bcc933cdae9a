package vino

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/lang"
	"treille/scenes/table"
)

// hint says what the viewer may do, or what will follow.
func (b *tableState) hint() string {
	x := &b.words().Vino
	if b.between == ended {
		return b.words().Table.Over + "."
	}
	if !b.t.Deciding() {
		return cmp.Or(b.bottleWords(), b.lastWords(), b.pairsWords(), b.chosenWords())
	}
	switch b.in.Phase() {
	case vi.PhaseDrawn:
		return b.drawnHint()
	case vi.PhaseSecond, vi.PhaseThird:
		switch {
		case len(b.pick.coins) > 0:
			return b.buyHint()
		case b.pick.tab != b.ready.tab:
			return x.Hints.TapIn.With("region", vi.RegionName(b.pick.tab))
		}
		return x.Hints.Third
	case vi.PhaseChoose:
		return b.chooseHint()
	case vi.PhaseOwners, vi.PhaseNewcomers:
		return b.buyHint()
	case vi.PhaseGift:
		return b.giftHint()
	case vi.PhaseSell:
		if b.pick.wares == vi.NoVariety {
			return b.t.WordsOf(b.t.Me()).Vino.Hints.NothingToSell.With("name", b.t.PlayerName(b.t.Me()))
		}
		switch n := b.pick.quantity; {
		case n == 0:
			return x.Hints.Sell
		case tableIncome(n)+b.in.Market(b.pick.wares) < 0:
			return x.Hints.NeverBelow
		}
		_, lost, _ := b.quote()
		if len(b.in.AllBack(b.pick.wares, b.pick.quantity)) > 0 {
			return x.Hints.SellAll
		}
		return b.words().Count(x.Hints.SellThen, lost)
	case vi.PhaseGive:
		if len(b.pick.coins) < b.in.Left() {
			return x.Hints.GiveTap
		}
		return x.Hints.Give
	}
	if b.used() == 0 {
		return x.Hints.RaiseTap
	}
	return b.raiseHint()
}

// chosenWords say, while the others choose or lay open, what the viewer has chosen; and before he can choose, who has.
func (b *tableState) chosenWords() string {
	if b.in.Phase() != vi.PhaseChoose || b.t.Me() < 0 {
		return ""
	}
	w := b.words()
	if own := b.ownChoice(); len(own) == 2 {
		return w.Vino.Buttons.Chosen.With("first", vi.RegionName(own[0]), "second", vi.RegionName(own[1]))
	}
	if done := table.Where(b.t.Seats(), b.in.Committed().Has); len(done) > 0 {
		return w.Count(w.Vino.Hints.HaveChosen, len(done), "names", b.t.Names(done))
	}
	return ""
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
		return b.t.WordsOf(e.Player).Vino.Hints.BottleTaken.With("name", b.t.PlayerName(e.Player), "region", vi.RegionName(e.Region))
	}
	return ""
}

// lastWords say to who decides nothing more why that is, and who still does (V60, V62).
func (b *tableState) lastWords() string {
	me, last := b.t.Me(), b.Last()
	if me < 0 || last == nil || !b.Finished(me) {
		return ""
	}
	still := table.Where(b.t.Seats(), func(p engine.Player) bool {
		return p != me && slices.ContainsFunc(regions, func(r int) bool { return slices.Contains(b.stillIn(r), p) })
	})
	if len(still) == 0 {
		return b.words().Vino.Hints.LastBuying
	}
	return b.words().Labelled(last.Title, b.words().Count(b.words().Vino.Hints.OnlyBuy, len(still), "names", b.t.Names(still)))
}

// pairsWords say that the starting pairs which nobody has drawn go back to the map (V11), as they do.
func (b *tableState) pairsWords() string {
	if b.last(func(vi.Event) bool { return true }).Kind != vi.EventPairsBack {
		return ""
	}
	return b.words().Vino.Log.PairsBack
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
	done := table.Where(b.t.Seats(), b.in.Committed().Has)
	if len(done) == 0 {
		return x.TapAgain
	}
	return w.Count(x.HaveChosen, len(done), "names", b.t.Names(done))
}

// buyHint says what the ticked vineyards would bring about.
func (b *tableState) buyHint() string {
	w := b.words()
	x := &w.Vino.Hints
	r, _ := b.buyRegion()
	p := b.t.Me()
	if len(b.pick.coins) == 0 {
		switch single := b.mostTicks() == 1; {
		case b.lastBuying():
			return x.LastBuying
		case single && b.boughtHere():
			return x.TapOneMore
		case single:
			return x.TapOneCoin
		case b.boughtHere():
			return x.TapMore
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
		return b.t.WordsOf(p).Vino.Hints.ThenGrows.With("variety", b.varietyName(grows), "of", w.Of(b.t.PlayerName(p)))
	}
	if next := b.in.NextBuyers(); b.in.Phase() == vi.PhaseNewcomers && len(next) > 0 { // an owner buys on
		return x.ThenNext.With("names", b.t.Names(next))
	}
	private, _ := b.in.Free(r)
	state := table.Where(b.pick.coins, spot.ofState)
	left := max(0, private-len(b.pick.coins)+len(state))
	if left == 0 {
		return x.NonePrivate
	}
	return w.Count(x.PrivateLeft, left)
}

// bottleHint says that the ticked vineyards bring the gift about (V30), or take
// the bottle off (V32), and if both kinds are ticked, which are bought first.
func (b *tableState) bottleHint(r int) string {
	x := &b.words().Vino.Hints
	last := b.in.Bottles() == 1
	switch fate := b.in.BottleAfter(r, table.Each(b.inOrder(), func(s spot) int { return s.vineyard })...); {
	case fate == vi.BottleStays:
		return ""
	case slices.ContainsFunc(b.pick.coins, spot.ofState) && slices.ContainsFunc(b.pick.coins, spot.private):
		return x.StateFirst[fate-vi.BottleTaken][min(1, b.in.Bottles()-1)]
	case fate == vi.BottleTaken && last:
		return x.TakesLast
	case fate == vi.BottleTaken:
		return x.TakesBottle
	case fate == vi.BottleOpened && last:
		return x.BringsLast
	}
	given, shares := b.in.GiftAfter(b.purchases()...), []string(nil)
	for _, p := range b.t.Clockwise() {
		if given[p] > 0 {
			shares = append(shares, b.t.WordsOf(p).Vino.Hints.GiftShare.With("n", strconv.Itoa(given[p]), "name", b.t.PlayerName(p)))
		}
	}
	return x.BringsGift.With("shares", cmp.Or(strings.Join(shares, ", "), b.words().Vino.Places.TakesNone))
}

func (b *tableState) giftHint() string {
	x := &b.words().Vino.Hints
	g := b.gift()
	if g == nil || len(b.pick.coins) < b.in.Left() {
		return x.GiftTap
	}
	var later []engine.Player
	for i, n := range b.shares(g) {
		if i > g.now && n > 0 {
			later = append(later, g.owners[i])
		}
	}
	if len(later) > 0 {
		return lang.Capital(x.Then.With("names", b.t.Some(later))) + "."
	}
	return lang.Capital(x.NobodyAfter) + "."
}

func (b *tableState) raiseHint() string {
	w := b.words()
	x := &w.Vino.Hints
	rose := b.in.Rose()
	later := rose[min(slices.Index(rose, b.in.Turn())+1, len(rose)):]
	if len(later) == 0 {
		return x.SellsLast
	}
	return w.Count(x.SellNext, len(later), "names", b.t.Names(later))
}

// orderWords say who would buy before the viewer in a region, if he chose it too
// (V22).
func (b *tableState) orderWords(r int) string {
	w := b.words()
	x := &w.Vino.Hints
	owners := b.in.Owners(r)
	before := x.WouldFirst
	if b.everyShown() {
		owners, before = b.in.BuyersIn(r), x.First
	}
	i := slices.Index(owners, b.t.Base())
	switch {
	case i == 0:
		return w.Count(b.t.WordsOf(b.t.Base()).Vino.Hints.First, 1, "names", b.t.Subject(b.t.Base()))
	case i > 0:
		return w.Count(before, i, "names", b.t.Names(owners[:i]))
	case b.in.Obstacle(r) != vi.NoObstacle:
		return b.obstacleReason(r)
	case len(owners) == 0:
		return x.NobodyThere
	}
	return x.AfterOwners
}

// everyShown reports whether all choices have come to light (V20).
func (b *tableState) everyShown() bool {
	return !slices.ContainsFunc(b.t.Seats(), func(p engine.Player) bool { return b.in.Choice(p) == nil })
}

// obstacleReason says why the viewer cannot buy in a region.
func (b *tableState) obstacleReason(r int) string {
	x := &b.words().Vino.Reasons
	pawns := x.NoPawn.With("n", strconv.Itoa(vi.MaxOwned))
	return [...]string{vi.NoPawn: pawns, vi.NoVineyard: x.NoVineyard, vi.NoMarker: x.NoMarker, vi.NoMoney: x.NoMoney}[b.in.Obstacle(r)]
}

// obstacleLine says it of anybody, in the log.
func (b *tableState) obstacleLine(w *lang.Words, o vi.Obstacle) (text lang.Template, short string) {
	x := &w.Vino
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
