package vino

import (
	"slices"
	"strconv"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/table"
)

// Lines implements table.GameView.
func (b *tableState) Lines(before engine.InfoState, packed engine.Event) []table.Line {
	in, e := before.(*vi.Info), vi.DecodeEvent(packed)
	line := b.line(in, e)
	line.Round = in.Round()
	switch e.Kind {
	case vi.EventRound:
		line.Round = e.Round
	case vi.EventBought, vi.EventPassed, vi.EventNoSale, vi.EventReturned, vi.EventChosen, vi.EventCommitted, vi.EventSold:
		line.Decides = true
	case vi.EventGiven:
		line.Befell = falls(e)
		line.Decides = !line.Befell
	case vi.EventMarket:
		line.Decides = e.To > e.From
	case vi.EventPassedOver:
		line.Befell = inVain(in, e)
	}
	switch e.Kind {
	case vi.EventSold:
		line.Weight = 1
	case vi.EventBought, vi.EventGiven:
		line.Weight, line.Together = 1, b.boughtTogether
	}
	line.Pieces = eventPieces(e)
	switch {
	case e.Kind == vi.EventBought:
		line.Row, line.InRow = e.Region+1, b.inOneLine
	case e.Kind.In(vi.EventGiven, vi.EventReturned), e.Kind == vi.EventMarket && e.To > e.From:
		line.Row, line.InRow = vi.Regions+int(e.Kind), b.inOneLine
	}
	lines := []table.Line{line}
	switch {
	case e.Kind == vi.EventGift:
		lines = append(lines, b.leftOutLines(in, e)...)
	case e.Kind == vi.EventRound && stalls(*in, packed):
		lines = append(lines, table.Line{Seat: engine.Chance, Round: line.Round, Text: b.words().Vino.Stalled})
	case e.Kind == vi.EventBottle && e.Bottles == 0:
		lines = append(lines, table.Line{Seat: engine.Chance, Round: line.Round, Text: b.words().Vino.Hints.LastBottle})
	}
	return lines
}

// stalls reports whether idle rounds have made the one that begins the last (V62).
func stalls(in vi.Info, begins engine.Event) bool {
	in.Observe(begins)
	return in.LastBuying() && in.Round() < printed.LastRound
}

// falls reports whether the state gives a vineyard to the third owner, who chooses nothing (V30).
func falls(e vi.Event) bool { return e.Kind == vi.EventGiven && e.Rank == len(e.Owners)-1 }

// inVain reports whether somebody is passed over in a region before he could buy there: he has not just bought.
func inVain(in *vi.Info, e vi.Event) bool {
	r, buying := in.Region()
	return !buying || r != e.Region || in.Turn() != e.Player
}

// boughtTogether says several vineyards in short: how many in the region, or in all.
func (b *tableState) boughtTogether(events []engine.Event) string {
	region, w, more := vi.DecodeEvent(events[0]).Region, b.words(), signed(len(events))
	if slices.ContainsFunc(events, func(e engine.Event) bool { return vi.DecodeEvent(e).Region != region }) {
		return more + " " + w.Unit(w.Vino.Labels.Vineyards, len(events))
	}
	return w.Vino.Places.MoreIn.With("n", more, "region", vi.RegionName(region))
}

// inOneLine says several purchases in a region, steps by which prices rise, or vineyards that are given or given back, as they are told.
func (b *tableState) inOneLine(events []engine.Event) string {
	of := action{list: table.Each(events, vi.DecodeEvent)}
	l := &b.t.WordsOf(of.list[0].Player).Vino.Log
	switch kind := of.list[0].Kind; kind {
	case vi.EventBought:
		return l.BuysAll.With("vineyards", b.vineyardsOf(of.spots(kind), b.kindPrice))
	case vi.EventGiven:
		return l.Takes.With("vineyards", b.vineyards(of.spots(kind)))
	case vi.EventReturned:
		return l.GivesBack.With("vineyards", b.vineyards(of.spots(kind)))
	}
	return l.RaisesBy.With("prices", b.raises(of.ups(), b.varietyName))
}

// leftOutLines say who gets nothing of a gift: those before him take all (V30), or he
// has no pawn (V33).
func (b *tableState) leftOutLines(in *vi.Info, e vi.Event) []table.Line {
	var lines []table.Line
	for i, why := range in.GiftObstacles(e.Region) {
		line, l := table.Line{Seat: e.Owners[i], Round: in.Round()}, &b.t.WordsOf(e.Owners[i]).Vino.Log
		switch why {
		case vi.NoVineyard:
			line.Text, line.Short = l.LeftOut.With("region", vi.RegionName(e.Region)), l.LeftOutShort
		case vi.NoPawn:
			line.Text, line.Short = l.NoPawn.With("region", vi.RegionName(e.Region)), l.NoPawnShort
		default:
			continue
		}
		lines = append(lines, line)
	}
	return lines
}

// line says an event in words, which are empty for one that goes without: marbles
// say what the vineyards do, and the turn stands in the banner.
func (b *tableState) line(in *vi.Info, e vi.Event) table.Line {
	w := b.t.WordsOf(e.Player)
	l := &w.Vino.Log
	region, variety, price := vi.RegionName(e.Region), b.varietyName(e.Variety), amount(vi.Price(e.Region, e.Vineyard))
	first, second := vi.RegionName(e.Regions[0]), vi.RegionName(e.Regions[1])
	says := func(text, short string) table.Line { return table.Line{Seat: e.Player, Text: text, Short: short} }
	alone := func(text string) table.Line { return table.Line{Seat: engine.Chance, Text: text} }
	switch e.Kind {
	case vi.EventBanker:
		return says(l.Banker, "")
	case vi.EventPair:
		return says(l.Draws.With("region", region, "variety", variety), region)
	case vi.EventPairsBack:
		return alone(l.PairsBack)
	case vi.EventMarker:
		return says(l.Grows.With("variety", variety, "region", region), "")
	case vi.EventBought:
		return says(l.Buys.With("region", region, "price", b.kindPrice(spotOfEvent(e))), region+" "+price)
	case vi.EventGiven:
		return says(l.Given.With("region", region, "price", price), region+" "+price)
	case vi.EventGift:
		return alone(l.Gift.With("region", region))
	case vi.EventBottle:
		return b.bottleLine(e, region)
	case vi.EventChosen:
		line := says(l.Chooses.With("first", first, "second", second), "")
		line.Secret = true
		return line
	case vi.EventCommitted:
		return says(l.HasChosen, w.Vino.Status.HasChosen)
	case vi.EventShown:
		return says(l.Chose.With("first", first, "second", second), first+", "+second)
	case vi.EventRegion:
		return alone(b.words().Vino.Verbs.Rolls.With("region", region) + ".")
	case vi.EventPassed:
		return says(l.Passes.With("region", region), w.Vino.Status.Done)
	case vi.EventPassedOver:
		text, short := b.obstacleLine(w, e.Obstacle)
		return says(text.With("region", region), short)
	case vi.EventReturned:
		return says(l.Returns.With("region", region, "price", price), l.ReturnsShort.With("region", region, "price", price))
	case vi.EventMarkerBack:
		return says(l.MarkerBack.With("variety", variety, "region", region), "")
	case vi.EventRose:
		return alone(b.words().Labelled(b.words().Vino.Places.NewOrder, b.t.Names(e.Rose.Seats(in.Players()))) + ".")
	case vi.EventOver:
		return alone(b.words().Table.Over + ".")
	case vi.EventSold:
		n, money := strconv.Itoa(e.Quantity), amount(e.Income)
		return says(l.Sells.With("n", n, "variety", variety, "money", money), l.SellsShort.With("n", n, "variety", e.Variety.String(), "money", money))
	case vi.EventNoSale:
		return says(l.NoSale, l.NoSale)
	case vi.EventMarket:
		value, step := signed(e.To*square), signed((e.To-e.From)*square)
		text := l.Falls
		if e.To > e.From {
			text = l.Raises
		}
		return says(text.With("variety", variety, "value", value), e.Variety.String()+" "+step)
	case vi.EventIncome:
		if e.Income > 0 {
			return says(l.Income.With("money", amount(e.Income)), "")
		}
	}
	return says("", "")
}

func (b *tableState) bottleLine(e vi.Event, region string) table.Line {
	w := b.t.WordsOf(e.Player)
	left := w.Count(w.Vino.Log.BottlesLeft, e.Bottles)
	if e.AfterGift {
		return table.Line{Seat: engine.Chance, Text: w.Vino.Log.BottleOff.With("region", region, "left", left)}
	}
	return table.Line{Seat: e.Player, Text: w.Vino.Log.BottleTaken.With("region", region, "left", left), Short: w.Vino.Log.BottleShort}
}
