package vino

import (
	"cmp"
	"slices"

	"treille/engine"
	"treille/engine/search"
	vi "treille/engine/vino"
	"treille/scenes/table"
)

// notDear is what a vineyard may cost to be counted among the cheap ones of a region.
const notDear = 200

// worthTelling is the least money left that a reason names.
const worthTelling = 100

// littleMore is what a vineyard may cost more than another for a gift that is still far away.
const littleMore = 20

// buyFact says what speaks for a purchase against another, or against passing.
func (a *advice) buyFact(other vi.Decision) string {
	mine, theirs := spotOf(a.best), spotOf(other)
	switch {
	case other.Kind != vi.DecisionBuy:
		return a.againstPassing()
	case mine == theirs:
		return or(a.strongFact(), func() string { return a.dearerFact(mine) })
	case mine.region == theirs.region:
		return a.spotFact(mine, theirs)
	}
	return a.regionFact(mine, theirs)
}

// buyAlone says what speaks for a purchase beside which none was compared: what speaks against the
// cheapest there, if that is left out, that nothing else can be bought then, or that it is the cheapest, and what can.
func (a *advice) buyAlone() string {
	mine, low := spotOf(a.best), a.affordable()
	if len(low) > 0 && low[0].cost() < mine.cost() {
		return a.spotFact(mine, low[0])
	}
	if words := a.strongFact(); words != "" {
		return words
	}
	if len(low) == 0 || mine.cost() > low[0].cost() {
		return ""
	}
	words, left := a.cheapestFact(mine), a.purse()-mine.cost()
	rival, found := a.rival()
	bought := found && vi.Decode(rival.Action).Kind == vi.DecisionBuy
	if words == a.merely(mine) && !bought && (len(low) == 1 || low[1].cost() > left) && len(a.stillToCome()) == 0 && a.in.Round() > 0 {
		return a.x.LastRegion
	}
	return words
}

// dearerFact says what speaks for a vineyard rather than for the cheapest of its region, if it is dearer.
func (a *advice) dearerFact(mine spot) string {
	if low := a.affordable(); len(low) > 0 && low[0].cost() < mine.cost() {
		return a.spotFact(mine, low[0])
	}
	return ""
}

// cheapestFact says of a vineyard that it is the cheapest of its region, and what is to be had there by buying on.
func (a *advice) cheapestFact(mine spot) string {
	if words := a.leavesGift(mine); words != "" {
		return words
	}
	if a.in.Round() == 0 || !a.goesOn() || a.in.BottleAfter(mine.region, mine.vineyard) != vi.BottleStays {
		return a.plainly(mine)
	}
	w, left := a.words(), a.purse()-mine.cost()
	bought, fate := a.onward(a.purse(), mine.region)
	more := len(bought)
	private, own, _ := a.allPrivate(mine.region)
	if fate == vi.BottleOpened || len(private)+own >= more {
		if words := a.allGift(mine); words != "" {
			return words
		}
	}
	_, twin := a.twin(mine)
	switch {
	case twin || fate != vi.BottleStays || more < 2:
		return a.plainly(mine)
	case a.in.Vineyards(a.t.Me())+more == vi.MaxOwned:
		return a.x.CheapestFull.With("most", w.Whole(vi.MaxOwned))
	}
	return w.Count(a.x.CheapestOf, more-1, "money", amount(left))
}

// allGift says of a private vineyard that the money is enough for all of its region, and what the state gives then (V30),
// or if that ends the game, how many the viewer has (V60); "" if it gives the others more, or somebody else has as many.
func (a *advice) allGift(mine spot) string {
	private, own, others := a.allPrivate(mine.region)
	if len(private) < 2 || !mine.private() || !a.goesOn() || own == 0 || own < others {
		return ""
	}
	w, n := a.words(), a.in.Vineyards(a.t.Me())+len(private)+own
	names := []string{"money", amount(a.purse()), "prices", a.span(private)}
	first, most := a.ahead()
	switch ends := a.in.Bottles() == 1 && !a.in.LastBuying(); {
	case ends && n <= most:
		return ""
	case ends:
		a.gift, a.leader = true, first
		return a.x.EndsAll.With(append(names, "n", w.Whole(n), "name", a.t.PlayerName(first), "m", w.Whole(most))...)
	}
	a.gift = true
	return a.x.AllPrivate.With(append(names, "own", a.ofGift(own, len(private)), "others", w.Whole(others))...)
}

// twin is a free vineyard as dear as another in its region, the state's if that is private or the other way round, that
// wins about as often, or where nothing was compared, as long as no gift is near; false if there is none.
func (a *advice) twin(mine spot) (spot, bool) {
	_, found := a.Alternative()
	private, state := a.in.Free(mine.region)
	far := !a.in.Bottle(mine.region) || private > nearGift+1 && state > 1
	for _, s := range a.free(mine.region) {
		as := func(r search.Result) bool {
			d := vi.Decode(r.Action)
			return d.Kind == vi.DecisionBuy && spotOf(d) == s && r.Playouts > 0 && a.close(r)
		}
		if s.cost() == mine.cost() && s.ofState() != mine.ofState() && (!found && far || slices.ContainsFunc(a.Results[1:], as)) {
			return s, true
		}
	}
	return spot{}, false
}

// leavesGift says of the last private vineyard of a region that it would bring the gift, if a cheaper one is bought
// instead of any other and the others would be given more than the viewer (V30); "" if not.
func (a *advice) leavesGift(mine spot) string {
	rival, found := a.rival()
	if !found || vi.Decode(rival.Action).Kind != vi.DecisionBuy || !mine.ofState() || a.in.Round() == 0 {
		return ""
	}
	for _, s := range a.affordable() {
		own, others := a.in.Gift(a.t.Me(), s.region, s.vineyard)
		if s.region == mine.region && s.private() && a.in.BottleAfter(s.region, s.vineyard) == vi.BottleOpened && others > own {
			a.about, a.gift = s.region, true
			return a.x.WouldGive.With("vineyard", a.named(s), "own", a.ofGift(own, 1), "others", a.words().Whole(others))
		}
	}
	return ""
}

// ofGift is how many vineyards the state gives the viewer once he has bought some, with the most that anybody can have
// if that makes it fewer (V6, V33).
func (a *advice) ofGift(own, bought int) string {
	if n := a.words().Whole(own); a.in.Vineyards(a.t.Me())+bought+own < vi.MaxOwned {
		return n
	}
	return a.x.AtLimit.With("n", a.words().Whole(own), "most", a.words().Whole(vi.MaxOwned))
}

// plainly says of a vineyard that it is the cheapest of its region, and if so, that the others are given more
// then (V30), or of the only one what it is worth.
func (a *advice) plainly(mine spot) string {
	if len(a.free(mine.region)) == 1 {
		return cmp.Or(a.fullFact(), a.onlyFree(mine))
	}
	own, others := a.in.Gift(a.t.Me(), mine.region, mine.vineyard)
	if a.in.Round() > 0 && others > own && a.in.BottleAfter(mine.region, mine.vineyard) == vi.BottleOpened {
		return a.x.CheapestGives.With("own", a.ofGift(own, 1), "others", a.words().Whole(others))
	}
	if twin, ok := a.twin(mine); ok {
		return a.x.AsCheap.With("vineyard", a.named(twin))
	}
	return a.merely(mine)
}

// merely says of a vineyard that it is the cheapest of its region, and what is left then, if that is worth telling.
func (a *advice) merely(mine spot) string {
	switch left := a.purse() - mine.cost(); {
	case a.in.Round() == 0:
		return a.x.CheapestMust.With("money", amount(left))
	case left >= worthTelling:
		return a.x.CheapestLeft.With("money", amount(left))
	}
	return a.x.Cheapest
}

// onlyFree says that a vineyard is the last free one of its region, and whether the money left buys others in this round.
func (a *advice) onlyFree(mine spot) string {
	left := amount(a.purse() - mine.cost())
	if later := a.stillToCome(); a.in.Round() == 0 || slices.ContainsFunc(later, func(r int) bool { return a.free(r)[0].cost() <= a.purse()-mine.cost() }) {
		return a.x.OnlyFree.With("money", left)
	}
	return a.x.LastFree.With("money", left)
}

// cheapest reports whether a fact says no more than that.
func (a *advice) cheapest(fact string) bool {
	return fact != "" && a.best.Kind == vi.DecisionBuy && fact == a.plainly(spotOf(a.best))
}

// onward are the vineyards of a region that a sum of money buys one after the other, the cheapest first, until one
// takes or opens the bottle, and what becomes of that (V30, V32).
func (a *advice) onward(money, r int) (bought []int, fate vi.BottleFate) {
	for _, s := range a.free(r) {
		if money -= s.cost(); money < 0 || a.in.Vineyards(a.t.Me())+len(bought) == vi.MaxOwned {
			break
		}
		if bought = append(bought, s.vineyard); a.in.BottleAfter(r, bought...) != vi.BottleStays {
			return bought, a.in.BottleAfter(r, bought...)
		}
	}
	return bought, vi.BottleStays
}

// allPrivate are the free private vineyards of a region with its bottle if the viewer can pay for all, with what the
// state gives him and the others once he has bought them (V30); none if he cannot.
func (a *advice) allPrivate(r int) (list []spot, own, others int) {
	list = table.Where(a.free(r), spot.private)
	if !a.in.Bottle(r) || a.in.Round() == 0 || cost(list) > a.purse() || a.in.Vineyards(a.t.Me())+len(list) > vi.MaxOwned {
		return nil, 0, 0
	}
	own, others = a.in.Gift(a.t.Me(), r, table.Each(list, func(s spot) int { return s.vineyard })...)
	return list, own, others
}

// goesOn reports whether the viewer buys on in the region before anybody else does: owners buy in one go
// (V22), newcomers one at a time (V23).
func (a *advice) goesOn() bool {
	return a.in.Phase() == vi.PhaseOwners || len(a.in.NextBuyers()) == 0
}

// affordable are the free vineyards of the region that is bought in that the viewer can pay for.
func (a *advice) affordable() []spot {
	r, ok := a.in.Region()
	if !ok {
		r = a.best.Region
	}
	return table.Where(a.free(r), func(s spot) bool { return s.cost() <= a.purse() })
}

// againstPassing says what speaks for a purchase rather than for passing.
func (a *advice) againstPassing() string {
	mine, left := spotOf(a.best), a.purse()-spotOf(a.best).cost()
	if words := or(a.strongFact(), func() string { return a.dearerFact(mine) }); words != "" {
		return words
	}
	later := a.stillToCome()
	for _, r := range later {
		if a.free(r)[0].cost() > mine.cost() {
			return a.x.NoneCheaper.With("region", vi.RegionName(r), "price", a.lowest(r))
		}
	}
	for _, r := range table.Where(later, a.undisturbed) {
		n, _ := a.reach(left, r)
		if m, _ := a.reach(a.purse(), r); n == m && n > 0 {
			return a.words().Count(a.x.LaterToo, n, "money", amount(left), "region", vi.RegionName(r))
		}
	}
	if len(later) == 0 && a.in.Round() > 0 {
		return a.x.LastRegion
	}
	return ""
}

// strongFact says of a purchase that it ends the game, that the game ends anyway, that it brings the
// gift (V30, V60), or that nobody can have more then.
func (a *advice) strongFact() string {
	me, mine, w := a.t.Me(), spotOf(a.best), a.words()
	if a.ends(mine) {
		return or(a.endsFact(mine), func() string { return a.endsNext(mine) })
	}
	if a.lastBuying() {
		if first, most := a.ahead(); most > a.reachAfter(mine) {
			a.leader = first
			return a.x.LastLost.With("name", a.t.PlayerName(first), "n", w.Whole(most), "m", w.Whole(a.reachAfter(mine)))
		}
		return a.x.LastBuying
	}
	if own, _ := a.in.Gift(me, mine.region, mine.vineyard); own > 0 && a.in.BottleAfter(mine.region, mine.vineyard) == vi.BottleOpened {
		a.gift = true
		return w.Count(a.x.GiftNow, own)
	}
	return a.fullFact()
}

// fullFact says of a purchase that the viewer has as many vineyards then as anybody can have (V6).
func (a *advice) fullFact() string {
	if a.in.Vineyards(a.t.Me())+1 < vi.MaxOwned {
		return ""
	}
	return a.x.Full.With("most", a.words().Whole(vi.MaxOwned))
}

// endsFact says of a purchase that it ends the game (V60), with how many vineyards, and that the viewer wins if
// nobody else can have as many; "" if somebody has as many now.
func (a *advice) endsFact(s spot) string {
	w, n := a.words(), a.after(s)
	first, most := a.ahead()
	highest, known := a.highest(s)
	if n <= most {
		return ""
	}
	a.leader, a.gift = first, true
	if known && highest < n {
		return a.x.EndsWinning.With("n", w.Whole(n), "m", w.Whole(highest))
	}
	return a.x.EndsGame.With("n", w.Whole(n), "name", a.t.PlayerName(first), "m", w.Whole(most))
}

// endsNext names who can buy a vineyard next and end the game with it; "" if nobody can.
func (a *advice) endsNext(s spot) string {
	for _, p := range a.in.NextBuyers() {
		if money, known := a.in.Money(p); known && money >= s.cost() {
			a.leader, a.gift = p, true
			return a.x.EndsNext.With("name", a.t.PlayerName(p))
		}
	}
	return ""
}

// after is how many vineyards the viewer has once he has bought one, with what the state gives him then.
func (a *advice) after(s spot) int {
	given, _ := a.given(s)
	return a.in.Vineyards(a.t.Me()) + 1 + given[a.t.Me()]
}

// given is what the state gives to each when a vineyard is bought (V30, V33), and what is free in its region then: of
// the state's own, which are left is not known, so that the cheapest count.
func (a *advice) given(s spot) (to map[engine.Player]int, free []spot) {
	to, free = map[engine.Player]int{}, without(a.free(s.region), []spot{s})
	if a.in.BottleAfter(s.region, s.vineyard) != vi.BottleOpened {
		return to, free
	}
	for i, p := range a.in.OwnersWith(a.t.Me(), s.region, s.vineyard) {
		room, share := vi.MaxOwned-a.in.Vineyards(p), i+1
		if p == a.t.Me() {
			room--
		}
		switch {
		case i == 2:
			share = len(free)
		case i > 2:
			share = 0
		}
		to[p] = min(share, room, len(free))
		free = free[:len(free)-to[p]]
	}
	return to, free
}

// reachAfter is how many vineyards the viewer can have at most in this buying once he has bought one.
func (a *advice) reachAfter(s spot) int {
	_, free := a.given(s)
	free = slices.Concat(append(table.Each(a.stillToCome(), a.free), free)...)
	more, _ := enough(a.purse()-s.cost(), table.Each(free, spot.cost))
	return min(a.after(s)+more, vi.MaxOwned)
}

// highest is how many vineyards any of the others can have at most when a purchase ends the game, if all his
// money buys the cheapest here and where he buys later; false if money is hidden.
func (a *advice) highest(s spot) (most int, known bool) {
	given, here := a.given(s)
	next := a.in.NextBuyers()
	for _, p := range a.t.Seats() {
		if p == a.t.Me() {
			continue
		}
		money, open := a.in.Money(p)
		if !open {
			return 0, false
		}
		free := slices.Concat(table.Each(table.Where(a.in.Choice(p), func(r int) bool { return r > s.region }), a.free)...)
		if slices.Contains(next, p) {
			free = append(free, here...)
		}
		n, _ := enough(money, table.Each(free, spot.cost))
		most = max(most, min(a.in.Vineyards(p)+given[p]+n, vi.MaxOwned))
	}
	return most, true
}

// ahead is who of the others has most vineyards, of several the one with most money, and how many.
func (a *advice) ahead() (first engine.Player, most int) {
	others := table.Where(a.t.Seats(), func(p engine.Player) bool { return p != a.t.Me() })
	first = slices.MaxFunc(others, func(p, q engine.Player) int { return a.rank(p) - a.rank(q) })
	return first, a.in.Vineyards(first)
}

// spotFact says what speaks for one vineyard rather than another of the same region: what becomes of
// the bottle (V32), that the gift still comes (V30), the order of the owners (V22), the price, or the gift.
func (a *advice) spotFact(mine, theirs spot) string {
	me := a.t.Me()
	fate, instead := a.in.BottleAfter(mine.region, mine.vineyard), a.in.BottleAfter(mine.region, theirs.vineyard)
	highest, known := a.highest(mine)
	if _, most := a.ahead(); a.ends(mine) && (!a.ends(theirs) && a.after(mine) > most || known && a.after(mine) > highest) {
		return a.endsFact(mine)
	}
	if fate == vi.BottleStays || fate == vi.BottleTaken && a.in.Bottles() > 1 {
		if words := a.bottleFact(theirs); words != "" {
			return words
		}
	}
	if fate == vi.BottleTaken && instead != vi.BottleTaken {
		return a.noGiftFact(mine, theirs)
	}
	if own, _ := a.in.Gift(me, theirs.region, theirs.vineyard); own > 0 && instead == vi.BottleOpened && fate != instead {
		if left := a.purse() - mine.cost(); left >= theirs.cost() && a.goesOn() {
			a.gift = true
			return a.x.GiftAfter.With("money", amount(left), "vineyard", a.vineyard(theirs))
		}
		return ""
	}
	with := a.in.OwnersWith(me, mine.region, theirs.vineyard)
	if at := slices.Index(a.in.OwnersWith(me, mine.region, mine.vineyard), me); at < slices.Index(with, me) {
		return a.x.Ahead.With("name", a.t.PlayerName(with[at]))
	}
	if low := a.affordable(); mine.cost() < theirs.cost() && len(low) > 0 {
		if mine.cost() == low[0].cost() {
			return a.cheapestFact(mine)
		}
		return a.spotFact(mine, low[0])
	}
	if a.in.Bottle(mine.region) && a.in.Round() > 0 && mine.ofState() != theirs.ofState() {
		if words := a.giftFact(mine, theirs); words != "" {
			return words
		}
	}
	if rival, found := a.rival(); found && mine.cost() == theirs.cost() && a.close(rival) {
		return a.x.Either.With("vineyard", a.named(theirs))
	}
	return ""
}

// noGiftFact says of the state's last vineyard that its bottle goes without a gift (V32), if that would give the others
// more, or brings the end nearer for who leads.
func (a *advice) noGiftFact(mine, theirs spot) string {
	w, n := a.words(), a.in.Vineyards(a.t.Me())+1
	own, others := a.in.Gift(a.t.Me(), theirs.region, theirs.vineyard)
	first, most := a.ahead()
	a.gift = true
	switch {
	case others > own:
		return a.x.LastOfState.With("own", w.Whole(own), "others", w.Whole(others))
	case n > most:
		a.leader = first
		return a.x.LastLeads.With("n", w.Whole(n), "name", a.t.PlayerName(first), "m", w.Whole(most))
	}
	a.gift = false
	return ""
}

// ends reports whether a vineyard would end a game that goes on without it (V60).
func (a *advice) ends(s spot) bool {
	return a.in.BottleAfter(s.region, s.vineyard) != vi.BottleStays && a.in.Bottles() == 1 && !a.in.LastBuying()
}

// behind is who of the others has more vineyards than the viewer could still reach, if one would end the
// game, how many, and what he could reach; -1 if nobody has, or it would not.
func (a *advice) behind(s spot) (first engine.Player, most, mine int) {
	if !a.ends(s) {
		return -1, 0, 0
	}
	mine = a.reachAfter(s)
	if first, most = a.ahead(); most <= mine {
		return -1, 0, 0
	}
	return first, most, mine
}

// bottleFact says of a vineyard that it would end the game, or bring a gift that gives the others more.
func (a *advice) bottleFact(s spot) string {
	w := a.words()
	own, others := a.in.Gift(a.t.Me(), s.region, s.vineyard)
	first, most, mine := a.behind(s)
	a.gift = true
	switch fate := a.in.BottleAfter(s.region, s.vineyard); {
	case first >= 0:
		a.about, a.leader = s.region, first
		return a.x.EndsBehind.With("vineyard", a.named(s), "name", a.t.PlayerName(first), "n", w.Whole(most), "m", w.Whole(mine))
	case a.ends(s):
		first, most := a.ahead()
		highest, known := a.highest(s)
		n := a.after(s)
		switch {
		case known && n > highest:
			a.gift = false
			return ""
		case known && n > most:
			a.about = s.region
			return a.x.MayEnd.With("vineyard", a.named(s), "n", w.Whole(n), "m", w.Whole(highest))
		}
		a.about, a.leader = s.region, first
		return a.x.WouldEnd.With("vineyard", a.named(s), "n", w.Whole(a.after(s)), "name", a.t.PlayerName(first), "m", w.Whole(most))
	case fate == vi.BottleOpened && others > own:
		a.about = s.region
		return a.x.WouldGive.With("vineyard", a.named(s), "own", a.ofGift(own, 1), "others", w.Whole(others))
	}
	a.gift = false
	return ""
}

// giftFact says what one vineyard rather than another does to the gift of their region: it comes, or
// the viewer can bring it, or the other may still be given; it gives the others less, or does not come nearer.
func (a *advice) giftFact(mine, theirs spot) string {
	me, w := a.t.Me(), a.words()
	private, _ := a.in.Free(mine.region)
	own, others := a.in.Gift(me, mine.region, mine.vineyard)
	if words := a.allGift(mine); words != "" {
		return words
	}
	left := private
	if mine.private() {
		left--
	}
	a.gift = true
	switch {
	case left > nearGift && mine.cost()-theirs.cost() > littleMore, // until then much can change
		mine.private() && (own == 0 || others > own),
		mine.private() && private == 2 && len(a.in.NextBuyers()) > 0: // who buys the last one may pass the viewer by it
		a.gift = false
		return ""
	case a.ends(mine):
		return a.endsFact(mine)
	case mine.private() && private == 1:
		return w.Count(a.x.GiftNow, own)
	case mine.private():
		return w.Count(a.x.StillGiven, private-1, "vineyard", a.named(theirs), "own", w.Whole(own), "others", w.Whole(others))
	case givesLess(a.in, me, mine, theirs):
		_, more := a.in.Gift(me, theirs.region, theirs.vineyard)
		return a.x.GiftLess.With("n", w.Whole(others), "m", w.Whole(more))
	}
	if a.gift = others > own; !a.gift {
		return ""
	}
	return a.x.GiftNearer.With("vineyard", a.named(theirs), "own", w.Whole(own), "others", w.Whole(others))
}

// regionFact says of a vineyard that is cheaper than one in another region that none on the map is cheaper than it, if so.
func (a *advice) regionFact(mine, theirs spot) string {
	all := slices.Concat(table.Each(regions, a.free)...)
	if mine.cost() >= theirs.cost() || slices.ContainsFunc(all, func(s spot) bool { return s.cost() < mine.cost() }) {
		return ""
	}
	return a.x.CheapestOnMap
}
