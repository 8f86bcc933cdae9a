package vino

import (
	"math"
	"slices"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/table"
)

// Tell implements table.GameView: a purchase, a sale, and what is given back and raised for
// it are told in a sentence each.
func (b *tableState) Tell(before engine.InfoState, events []engine.Event) table.Telling {
	in, e := *before.(*vi.Info), vi.DecodeEvent(events[0])
	w := b.t.WordsOf(e.Player)
	l := &w.Vino.Log
	one := table.Telling{Seat: e.Player, Events: 1}
	switch e.Kind {
	case vi.EventPassed, vi.EventPassedOver, vi.EventSold, vi.EventNoSale, vi.EventShown:
		if e.Kind == vi.EventPassedOver && b.past {
			return table.Telling{}
		}
		one.Words = []string{b.line(&in, e).Text}
		one.Brief = e.Kind.In(vi.EventPassed, vi.EventPassedOver, vi.EventNoSale) && e.Player != b.t.Me()
		one.Befell = e.Kind == vi.EventPassedOver && !b.hasJustBought(e.Player)
		switch {
		case e.Kind == vi.EventShown:
			one.Most = shownMost
		case e.Kind == vi.EventPassedOver && !one.Befell: // his purse is seen
			one.Most = beats[e.Kind].Ticks
		}
	case vi.EventMarker, vi.EventBought:
		told := b.action(in, events, vi.EventMarker, vi.EventBought, vi.EventCellar)
		bought := told.first(vi.EventBought)
		one.Events, one.Words = told.events, []string{b.line(&in, bought).Text}
		if row := b.inRow(bought); len(row) > 1 {
			n := w.Count(w.Vino.Labels.Vineyards, len(row))
			one.Words = []string{l.BuysSoFar.With("vineyards", n, "region", vi.RegionName(bought.Region), "money", amount(cost(row)))}
			one.Ticks, one.Most = told.ticks(), furtherLeast+furtherMore*math.Pow(furtherFaster, float64(len(row)-2))
			one.Most *= 1 + furtherSways*sways(b.t)
		}
		if e.Kind == vi.EventMarker {
			one.Words = []string{l.ComesNew.With("region", vi.RegionName(e.Region), "variety", b.varietyName(e.Variety), "price", b.kindPrice(spotOfEvent(bought)))}
		}
		if in.Round() == 0 { // the pair, or the pawn on the map, says the same
			one.Most = firstMost
		}
	case vi.EventGiven:
		told := b.action(in, events, vi.EventGiven, vi.EventCellar, vi.EventTurn)
		one.Events, one.Open, one.Befell = told.events, told.open, falls(e)
		one.Words = []string{l.Takes.With("vineyards", b.vineyards(told.spots(vi.EventGiven)))}
	case vi.EventReturned, vi.EventMarket:
		told := b.action(in, events, vi.EventReturned, vi.EventMarkerBack, vi.EventCellar, vi.EventMarket, vi.EventTurn)
		one.Events, one.Open, one.Ticks = told.events, told.open, told.ticks()
		spots, ups := told.spots(vi.EventReturned), told.ups()
		names, letters := b.raises(ups, b.varietyName), b.raises(ups, vi.Variety.String)
		switch {
		case len(spots) == 0 && names == "":
			return table.Telling{}
		case len(spots) == 0:
			one.Words = []string{l.RaisesBy.With("prices", names), l.RaisesBy.With("prices", letters)}
		case names == "":
			one.Words = []string{l.GivesBack.With("vineyards", b.vineyards(spots)), l.GivesBack.With("vineyards", w.Count(w.Vino.Labels.Vineyards, len(spots)))}
		default:
			back := l.GivesBack.With("vineyards", b.vineyards(spots))
			short := l.GivesBack.With("vineyards", w.Count(w.Vino.Labels.Vineyards, len(spots)))
			one.Words = []string{l.Both.With("first", back, "second", names), l.Both.With("first", back, "second", letters), l.Both.With("first", short, "second", letters)}
		}
	}
	return one
}

// inRow are the vineyards that a player has bought in a region one after the other, with nothing else between, up to a purchase.
func (b *tableState) inRow(last vi.Event) (list []spot) {
	for _, packed := range slices.Backward(b.t.Seen()) {
		e := vi.DecodeEvent(packed)
		switch same := e.Kind == vi.EventBought && e.Player == last.Player && e.Region == last.Region; {
		case same && (len(list) > 0 || e.Vineyard == last.Vineyard):
			list = append(list, spotOfEvent(e))
		case len(list) > 0 && !e.Kind.In(vi.EventCellar, vi.EventTurn):
			return list
		}
	}
	return list
}

// An action is the events of what somebody does, as far as they are known.
type action struct {
	list   []vi.Event
	events int
	open   bool // what follows may belong to it
}

// action is what the player of the first event does, with events of some kinds. It ends
// where it is another’s turn, or his to do something else.
func (b *tableState) action(in vi.Info, events []engine.Event, kinds ...engine.EventKind) (a action) {
	p, turns := vi.DecodeEvent(events[0]).Player, slices.Contains(kinds, vi.EventTurn)
	for i, packed := range events {
		e := vi.DecodeEvent(packed)
		if !slices.Contains(kinds, e.Kind) || e.Player != p {
			return a
		}
		in.Observe(packed)
		if e.Kind == vi.EventTurn && in.Phase() != vi.PhaseGive && in.Phase() != vi.PhaseRaise && in.Phase() != vi.PhaseGift {
			return a
		}
		if a.list = append(a.list, e); e.Kind != vi.EventTurn {
			a.events = i + 1 // what follows it shows whose turn it is
		}
	}
	a.open = turns
	return a
}

// trade is what has been paid for vineyards, and what sales bring.
func (a action) trade() (paid, income int) {
	for _, e := range a.list {
		switch e.Kind {
		case vi.EventBought:
			paid += e.Price
		case vi.EventSold:
			income += e.Income
		}
	}
	return paid, income
}

// first is the first event of a kind.
func (a action) first(kind engine.EventKind) (e vi.Event) {
	if i := slices.IndexFunc(a.list, func(e vi.Event) bool { return e.Kind == kind }); i >= 0 {
		e = a.list[i]
	}
	return e
}

// spots are the vineyards of events of a kind.
func (a action) spots(kind engine.EventKind) []spot {
	list := table.Each(table.Where(a.list, func(e vi.Event) bool { return e.Kind == kind }), spotOfEvent)
	slices.SortFunc(list, func(s, o spot) int { return (s.region-o.region)*mostCoins + s.vineyard - o.vineyard })
	return list
}

// ticks is how long its beats take.
func (a action) ticks() (sum float64) {
	for _, e := range a.list {
		sum += beats[e.Kind].Ticks + slideStep*float64(max(e.From, e.To)-min(e.From, e.To))
	}
	return sum
}

// ups are the steps by which prices are raised.
func (a action) ups() (list [vi.Varieties]int) {
	for _, e := range a.list {
		if e.Kind == vi.EventMarket && e.To > e.From {
			list[e.Variety] += e.To - e.From
		}
	}
	return list
}

func spotOfEvent(e vi.Event) spot { return spot{e.Region, e.Vineyard} }

// vineyards are some of them in words, region by region: "Calabria 130, 150 and Lazio 90".
func (b *tableState) vineyards(list []spot) string { return b.vineyardsOf(list, spot.price) }

func (b *tableState) vineyardsOf(list []spot, price func(spot) string) string {
	var parts []string
	for i, s := range list {
		if i > 0 && list[i-1].region == s.region {
			parts[len(parts)-1] += ", " + price(s)
		} else {
			parts = append(parts, vi.RegionName(s.region)+" "+price(s))
		}
	}
	return b.words().List(parts...)
}

// kindPrice is the price of a vineyard, and that it is the state's, if it is.
func (b *tableState) kindPrice(s spot) string {
	if s.private() {
		return s.price()
	}
	return b.words().Vino.Advice.OfState.With("vineyard", s.price())
}

// raises are the prices that rise, with by how much: "Trebbiano +200".
func (b *tableState) raises(ups [vi.Varieties]int, name func(vi.Variety) string) (words string) {
	for v, n := range ups {
		if n > 0 {
			if words != "" {
				words += ", "
			}
			words += name(vi.Variety(v)) + " +" + amount(n*square)
		}
	}
	return words
}
