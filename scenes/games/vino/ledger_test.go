package vino

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"treille/engine"
	"treille/engine/rng"
	vi "treille/engine/vino"
	"treille/scenes/table"
)

// A ledger recomputes what hints tell, from nothing but who owns what, cellars, market and money.
type ledger struct {
	*asker
	in *vi.Info
	me engine.Player
}

// prices are those of the free vineyards of a region, the cheapest first.
func (l ledger) prices(r int) (list []int) {
	for n := range vi.RoadLength(r) {
		if _, owned := l.in.Owner(r, n); !owned {
			list = append(list, vi.Price(r, n))
		}
	}
	slices.Sort(list)
	return list
}

// place is how many go before the viewer in a region where he owns more or less, -1 without any there.
func (l ledger) place(r int, more, less []spot) int {
	var count, last [5]int
	for n := range vi.RoadLength(r) {
		s := spot{r, n}
		p, owned := l.in.Owner(r, n)
		if slices.Contains(more, s) {
			p, owned = l.me, true
		}
		if owned && !slices.Contains(less, s) {
			count[p]++
			last[p] = n
		}
	}
	if count[l.me] == 0 {
		return -1
	}
	before := 0
	for p := range count {
		if count[p] > count[l.me] || count[p] == count[l.me] && last[p] > last[l.me] {
			before++
		}
	}
	return before
}

// buys is how many vineyards of some regions a sum of money buys.
func (l ledger) buys(money int, in ...int) (n int) {
	var all []int
	for _, r := range in {
		if o := l.in.Obstacle(r); o == vi.NoObstacle || o == vi.NoMoney {
			all = append(all, l.prices(r)...)
		}
	}
	slices.Sort(all)
	for ; n < len(all) && money >= all[n]; n++ {
		money -= all[n]
	}
	return n
}

// before are those who own vineyards in a region and go before the viewer there, if he has any or not.
func (l ledger) before(r int) (n int) {
	if n = l.place(r, nil, nil); n < 0 {
		n = len(l.in.Owners(r))
	}
	return n
}

// chosen are the others who have chosen a region and go before the viewer there, and those who have chosen it.
func (l ledger) chosen(r int) (first, all []engine.Player) {
	rank := func(p engine.Player) (n, last, rose int) {
		for i := range vi.RoadLength(r) {
			if q, owned := l.in.Owner(r, i); owned && q == p {
				n, last = n+1, i
			}
		}
		return n, last, slices.Index(l.in.Rose(), p)
	}
	n, last, rose := rank(l.me)
	for _, p := range l.table.Seats() {
		if p == l.me || !slices.Contains(l.in.Choice(p), r) {
			continue
		}
		all = append(all, p)
		if m, end, at := rank(p); m > n || m == n && n > 0 && end > last || m == 0 && n == 0 && at < rose {
			first = append(first, p)
		}
	}
	return first, all
}

// undisturbed reports whether nobody buys before the viewer in a region, nor between his purchases.
func (l ledger) undisturbed(r int) bool {
	first, all := l.chosen(r)
	return len(first) == 0 && (len(all) == 0 || l.in.Owned(l.me, r) > 0)
}

// goesOn reports whether nobody buys in the present region between two purchases of the viewer.
func (l ledger) goesOn(r int) bool {
	return l.in.Owned(l.me, r) > 0 && l.in.Phase() == vi.PhaseOwners || len(l.in.NextBuyers()) == 0
}

// buyOn plays on from a purchase: the viewer buys in its region, the cheapest first of all or of the private
// ones, while he can and nothing interrupts him. It returns how many he buys, and how many the state gives him
// and the others then.
func (l ledger) buyOn(first vi.Decision, private bool) (bought, own, others int) {
	world, stream := new(vi.State), rng.New(1)
	l.in.Determinize(&stream, world)
	var list []engine.Action
	before := func() (mine, theirs int) {
		for _, p := range l.table.Seats() {
			theirs += world.Vineyards(p)
		}
		return world.Vineyards(l.me), theirs - world.Vineyards(l.me)
	}
	next, more := l.found.Best(), true
	for ; more; bought++ {
		own, others = before()
		world.Apply(l.me, next, nil)
		more = false
		if world.Turn() == l.me && world.Phase() == l.in.Phase() {
			list = world.LegalActions(l.me, list[:0])
			for _, a := range list {
				if d := vi.Decode(a); d.Kind == vi.DecisionBuy && d.Region == first.Region && (!more || d.Vineyard < vi.Decode(next).Vineyard) && !(private && vi.OfState(d.Region, d.Vineyard)) {
					next, more = a, true
				}
			}
		}
	}
	own++ // the last purchase
	for p := world.Turn(); p >= 0 && world.Phase() == vi.PhaseGift; p = world.Turn() {
		world.Apply(p, world.LegalActions(p, list[:0])[0], nil)
	}
	mine, theirs := before()
	return bought, mine - own, theirs - others
}

// upshot plays a purchase, and the gift that it brings, in which all take the dearest, and says how many vineyards
// each of the players can have at most in this buying then.
func (l ledger) upshot(d vi.Decision, action engine.Action) (most [5]int) {
	world, stream := new(vi.State), rng.New(1)
	l.in.Determinize(&stream, world)
	next := l.in.NextBuyers()
	world.Apply(l.me, action, nil)
	var list []engine.Action
	for p := world.Turn(); p >= 0 && world.Phase() == vi.PhaseGift; p = world.Turn() {
		list = world.LegalActions(p, list[:0])
		world.Apply(p, list[len(list)-1], nil)
	}
	for _, p := range l.table.Seats() {
		var free []int
		for _, r := range l.in.Choice(p) {
			for n := range vi.RoadLength(r) {
				_, owned := world.Owner(r, n)
				if here := r == d.Region && (p == l.me || slices.Contains(next, p)); !owned && (here || r > d.Region) {
					free = append(free, vi.Price(r, n))
				}
			}
		}
		money, _ := l.in.Money(p)
		if p == l.me {
			money -= vi.Price(d.Region, d.Vineyard)
		}
		n, _ := enough(money, free)
		most[p] = min(world.Vineyards(p)+n, vi.MaxOwned)
	}
	return most
}

// gift is what the state gives the viewer and the others once he has bought all free private vineyards of a region,
// and what these cost.
func (l ledger) gift(r int) (own, others, price int) {
	var all []int
	for n := range vi.RoadLength(r) {
		if _, owned := l.in.Owner(r, n); !owned && !vi.OfState(r, n) {
			all = append(all, n)
			price += vi.Price(r, n)
		}
	}
	own, others = l.in.Gift(l.me, r, all...)
	return own, others, price
}

// remain are the prices of what is free in a region after some buy there what they can, the cheapest first,
// and the gift comes if all private ones are bought.
func (l ledger) remain(r int, first []engine.Player) []int {
	free := table.Where(road(r), func(s spot) bool { _, owned := l.in.Owner(s.region, s.vineyard); return !owned })
	for _, p := range first {
		money, _ := l.in.Money(p)
		for len(free) > 0 && free[0].cost() <= money {
			money -= free[0].cost()
			free = free[1:]
		}
	}
	if l.in.Bottle(r) && !slices.ContainsFunc(free, spot.private) {
		return nil
	}
	return table.Each(free, spot.cost)
}

// most is how many vineyards a sum of money buys in the pair of regions where that is most.
func (l ledger) most(money int) (most int) {
	for r := range vi.Regions {
		for s := range r {
			most = max(most, l.buys(money, r, s))
		}
	}
	return most
}

// stated is how many vineyards of the regions that a reason names a stated sum of money buys, -1 if that is not most.
func (l ledger) stated(money int) int {
	words := l.hint.Why.Words
	in := table.Where(regions, func(r int) bool { return strings.Contains(words, vi.RegionName(r)) })
	n := l.buys(money, in...)
	if len(in) > 2 || n < l.most(money) || !strings.Contains(words, "*"+amount(money)+"*") {
		return -1
	}
	return n
}

// growing are the viewer's vineyards of a variety, the cheapest first.
func (l ledger) growing(v vi.Variety) (list []spot) {
	for r := range vi.Regions {
		for n := range vi.RoadLength(r) {
			if p, owned := l.in.Owner(r, n); owned && p == l.me && l.in.Grows(l.me, r) == v {
				list = append(list, spot{r, n})
			}
		}
	}
	slices.SortStableFunc(list, func(s, t spot) int { return vi.Price(s.region, s.vineyard) - vi.Price(t.region, t.vineyard) })
	return list
}

// sellers are the others who have a variety, of some seats.
func (l ledger) sellers(v vi.Variety, of []engine.Player) int { return len(l.names(v, of)) }

// names are their names.
func (l ledger) names(v vi.Variety, of []engine.Player) (list []string) {
	for _, p := range of {
		if p != l.me && l.in.Cellar(p, v) > 0 {
			list = append(list, l.table.PlayerName(p))
		}
	}
	return list
}

// earns is what a quantity brings by the sale table with the market.
func (l ledger) earns(v vi.Variety, n int) int {
	return max(0, vi.Printed().Sale[min(n, vi.SaleColumns)-1].Income+l.in.Market(v))
}

// sale is what a quantity brings by the sale table with the market, and what it costs.
func (l ledger) sale(v vi.Variety, n int) (income string, lost string) {
	column := vi.Printed().Sale[min(n, vi.SaleColumns)-1]
	return amount(max(0, column.Income+l.in.Market(v))), l.app.Words.Count(l.app.Words.Vino.Labels.Vineyards, column.Lost)
}

// stated is the first number that a reason marks.
func stated(words string) int {
	n, _ := strconv.Atoi(regexp.MustCompile(`\*(\d+)\*`).FindStringSubmatch(words + "*1*")[1])
	return n
}

// atMost is the number of vineyards that a reason calls the most.
func atMost(words string) int {
	_, after, _ := strings.Cut(words, "at most ")
	return stated(after)
}
