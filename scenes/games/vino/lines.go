package vino

import (
	"strconv"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/table"
)

// Lines implements table.Guest.
func (b *board) Lines(before engine.InfoState, e engine.Event) []table.Line {
	in := before.(*vi.Info)
	line := b.line(in, e)
	line.Round = in.Round()
	switch e.Kind {
	case vi.EventRound:
		line.Round = int(e.Num[0])
	case vi.EventBought, vi.EventPassed, vi.EventNoSale, vi.EventReturned, vi.EventChosen, vi.EventCommitted, vi.EventSold:
		line.Decides = true
	case vi.EventGiven:
		line.Decides = e.Num[2] < 2 // the third chooses nothing
	case vi.EventMarket:
		line.Decides = e.Num[2] > e.Num[1]
	}
	line.Pieces = linePieces(e)
	lines := []table.Line{line}
	switch {
	case e.Kind == vi.EventGift:
		lines = append(lines, b.leftOutLines(in, e)...)
	case e.Kind == vi.EventBottle && e.Num[2] == 0:
		lines = append(lines, table.Line{Seat: engine.Chance, Round: line.Round, Text: b.words().Vino.Hints.LastBottle})
	}
	return lines
}

// leftOutLines say who gets nothing of a gift: those before him take all (V30), or he
// has no pawn (V33).
func (b *board) leftOutLines(in *vi.Info, e engine.Event) []table.Line {
	var lines []table.Line
	l := &b.words().Vino.Log
	_, left := in.Free(int(e.Num[0]))
	for i, p := range e.Num[1:] {
		if p < 0 {
			break
		}
		line, room := table.Line{Seat: engine.Player(p), Round: in.Round()}, vi.MaxOwned-in.Vineyards(engine.Player(p))
		switch {
		case left == 0:
			line.Text, line.Short = l.LeftOut, l.LeftOutShort
		case room == 0:
			line.Text, line.Short = l.NoPawn.With("region", vi.RegionName(int(e.Num[0]))), l.NoPawnShort
		}
		if line.Text != "" {
			lines = append(lines, line)
		}
		left -= min(i+1, left, room)
	}
	return lines
}

// line says an event in words, which are empty for one that goes without: marbles
// say what the vineyards do, and the turn stands in the banner.
func (b *board) line(in *vi.Info, e engine.Event) table.Line {
	w := b.words()
	l := &w.Vino.Log
	region, other := vi.RegionName(int(e.Num[0])%vi.Regions), vi.RegionName(int(max(e.Num[1], 0))%vi.Regions)
	says := func(text, short string) table.Line { return table.Line{Seat: e.Player, Text: text, Short: short} }
	alone := func(text string) table.Line { return table.Line{Seat: engine.Chance, Text: text} }
	variety := b.varietyName(vi.Variety(e.Num[1]))
	price := amount(vi.Price(int(e.Num[0])%vi.Regions, int(max(e.Num[1], 0))%vi.RoadLength(int(e.Num[0])%vi.Regions)))
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
		return says(l.Buys.With("region", region, "price", price), l.Vineyard.With("region", region, "price", price))
	case vi.EventGiven:
		return says(l.Given.With("region", region, "price", price), l.Vineyard.With("region", region, "price", price))
	case vi.EventGift:
		return alone(l.Gift.With("region", region))
	case vi.EventBottle:
		return b.bottleLine(e, region)
	case vi.EventChosen:
		line := says(l.Chooses.With("first", region, "second", other), "")
		line.Secret = true
		return line
	case vi.EventCommitted:
		return says(l.HasChosen, b.words().Vino.Status.HasChosen)
	case vi.EventShown:
		return says(l.Chose.With("first", region, "second", other), l.ChoseShort.With("first", region, "second", other))
	case vi.EventRegion:
		return alone(l.Barrel.With("region", region))
	case vi.EventPassed:
		return says(l.Passes.With("region", region), l.PassesShort)
	case vi.EventPassedOver:
		text, short := b.obstacleLine(vi.Obstacle(e.Num[1]))
		return says(text.With("region", region), short)
	case vi.EventReturned:
		return says(l.Returns.With("region", region, "price", price), l.ReturnsShort.With("region", region, "price", price))
	case vi.EventMarkerBack:
		return says(l.MarkerBack.With("variety", variety, "region", region), "")
	case vi.EventRose:
		return alone(l.Rose.With("names", b.seatNames(seatsOf(e.Value, in.Players()))))
	case vi.EventOver:
		return alone(l.GameEnds)
	}
	return b.saleLine(e)
}

// saleLine is what a seller does.
func (b *board) saleLine(e engine.Event) table.Line {
	w := b.words()
	l := &w.Vino.Log
	says := func(text, short string) table.Line { return table.Line{Seat: e.Player, Text: text, Short: short} }
	v := vi.Variety(e.Num[0])
	switch e.Kind {
	case vi.EventSold:
		n, money := strconv.Itoa(int(e.Num[1])), amount(int(e.Num[2]))
		return says(l.Sells.With("n", n, "variety", b.varietyName(v), "money", money), l.SellsShort.With("n", n, "letter", v.String(), "money", money))
	case vi.EventNoSale:
		return says(l.NoSale, l.NoSale)
	case vi.EventMarket:
		value := signed(int(e.Num[2]) * square)
		step := signed(int(e.Num[2] - e.Num[1]))
		text := l.Falls
		if e.Num[2] > e.Num[1] {
			text = l.Raises
		}
		return says(text.With("variety", b.varietyName(v), "value", value), v.String()+" "+step)
	case vi.EventIncome:
		if e.Num[0] > 0 {
			return says(l.Income.With("money", amount(int(e.Num[0]))), "")
		}
	}
	return table.Line{Seat: e.Player}
}

func (b *board) bottleLine(e engine.Event, region string) table.Line {
	w := b.words()
	left := w.Count(w.Vino.Log.BottlesLeft, int(e.Num[2]))
	if e.Num[1] == 1 {
		return table.Line{Seat: engine.Chance, Text: w.Vino.Log.BottleOff.With("region", region, "left", left)}
	}
	return table.Line{Seat: e.Player, Text: w.Vino.Log.BottleTaken.With("region", region, "left", left), Short: w.Vino.Log.BottleShort}
}

// seatsOf reads the seats of a wind rose, three bits each.
func seatsOf(value uint64, n int) []engine.Player {
	var list []engine.Player
	for i := range n {
		list = append(list, engine.Player(value>>(3*i)&7))
	}
	return list
}
