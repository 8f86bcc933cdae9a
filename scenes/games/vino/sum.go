package vino

import (
	"slices"
	"strings"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// Sum implements table.Summer: money and vineyards of the others, what they have bought and
// sold, then what has befallen the viewer, or the same of him if a computer player has decided for him, and what has become of the market, of the order of play and of the lead.
func (b *tableState) Sum(before engine.InfoState, events []engine.Event) table.Sum {
	in, w := before.(*vi.Info), b.words()
	list := table.Each(events, vi.DecodeEvent)
	sum := table.Sum{Opens: table.Never} // choices are seen on the map
	if slices.ContainsFunc(list, func(e vi.Event) bool {
		return e.Kind.In(vi.EventBought, vi.EventPassed, vi.EventPassedOver, vi.EventSold, vi.EventNoSale, vi.EventGiven)
	}) {
		sum.Opens = table.ForAny
	}
	seats := b.t.Clockwise()
	me, others := seats[0], seats[1:]
	came := func(p engine.Player) int { // one may sell well because another has raised before
		of := func(e vi.Event) bool { return e.Player == p && e.Kind != vi.EventShown }
		if i := slices.IndexFunc(list, func(e vi.Event) bool { return of(e) && e.Kind.In(vi.EventSold, vi.EventNoSale) }); i >= 0 {
			return i
		}
		return slices.IndexFunc(list, of)
	}
	slices.SortStableFunc(others, func(p, q engine.Player) int { return came(p) - came(q) })
	none := b.emptyHanded(*in, events)
	if b.t.StoodIn() { // the viewer last, as of the others
		others = append(others, me)
	}
	for _, p := range others {
		of := action{list: table.Where(list, func(e vi.Event) bool { return e.Player == p })}
		seat := table.SeatSum{Seat: p, Lines: append(b.sumLines(p, of), none[p]...)}
		if len(seat.Lines) == 0 {
			continue
		}
		if paid, income := of.trade(); paid+income > 0 { // apart: what a sale brings can be paid with in the next round only
			if paid > 0 {
				seat.Figures = append(seat.Figures, table.SumLine{Look: moneyLook, Words: signed(-paid), Heard: w.Vino.Labels.Money.With("money", signed(-paid))})
			}
			if income > 0 {
				seat.Figures = append(seat.Figures, table.SumLine{Look: barrelLook, Words: signed(income), Heard: w.Labelled(lang.Capital(w.Vino.Places.Income), signed(income))})
			}
		}
		if more := b.in.Vineyards(p) - in.Vineyards(p); more != 0 {
			seat.Figures = append(seat.Figures, table.SumLine{Look: b.seatHead(p), Words: signed(more), Heard: w.Labelled(w.Unit(w.Vino.Labels.Vineyards, more), signed(more))})
		}
		sum.Seats = append(sum.Seats, seat)
	}
	if lines := slices.Concat(b.chosenInVain(*in, events, me), b.given(me, list), none[me]); len(lines) > 0 && !b.t.StoodIn() {
		sum.Seats = append(sum.Seats, table.SeatSum{Seat: me, Lines: lines})
	}
	sum.Foot, sum.Heard = b.marketSum(in)
	sum.Last = b.leads()
	if bottles := b.bottles(list); len(bottles) > 0 { // what brings the end nearer
		sum.Opens, sum.Last = table.Always, strings.Join(append(bottles, sum.Last), " ")
	}
	for _, e := range slices.Backward(list) {
		if e.Kind == vi.EventRose {
			sum.Last = b.line(in, e).Text + " " + sum.Last
			break
		}
	}
	return sum
}

// bottles are sentences that say which of them are gone (V30).
func (b *tableState) bottles(list []vi.Event) (said []string) {
	for _, e := range list {
		switch w, region := b.t.WordsOf(e.Player), vi.RegionName(e.Region); {
		case e.Kind != vi.EventBottle:
		case e.AfterGift:
			said = append(said, b.bottleLine(e, region).Text)
		default:
			said = append(said, w.Vino.Hints.BottleTaken.With("name", b.t.PlayerName(e.Player), "region", region))
		}
	}
	return said
}

// emptyHanded are for each seat the lines that it gets nothing of a gift (V30, V33).
func (b *tableState) emptyHanded(in vi.Info, events []engine.Event) map[engine.Player][]table.SumLine {
	lines := map[engine.Player][]table.SumLine{}
	for _, packed := range events {
		if e := vi.DecodeEvent(packed); e.Kind == vi.EventGift {
			for _, l := range b.leftOutLines(&in, e) {
				lines[l.Seat] = append(lines[l.Seat], table.SumLine{Look: bottleLook, Words: l.Text})
			}
		}
		in.Observe(packed)
	}
	return lines
}

// chosenInVain are the lines that somebody was passed over in a region before he could buy there.
func (b *tableState) chosenInVain(in vi.Info, events []engine.Event, p engine.Player) (lines []table.SumLine) {
	for _, packed := range events {
		if e := vi.DecodeEvent(packed); e.Kind == vi.EventPassedOver && e.Player == p && inVain(&in, e) {
			lines = append(lines, table.SumLine{Look: shieldLook(e.Region), Words: b.line(&in, e).Text})
		}
		in.Observe(packed)
	}
	return lines
}

// given are the lines of what somebody is given by the state, region by region, each with whose purchase has brought the gift, if
// it is not his own (V30).
func (b *tableState) given(p engine.Player, list []vi.Event) (lines []table.SumLine) {
	all := action{list: table.Where(list, func(e vi.Event) bool { return e.Player == p })}.spots(vi.EventGiven)
	for r := range vi.Regions {
		spots := table.Where(all, func(s spot) bool { return s.region == r })
		if len(spots) == 0 {
			continue
		}
		words := b.t.WordsOf(p).Vino.Log.Takes.With("vineyards", b.vineyards(spots))
		if by := b.giver(r); by != p {
			w := b.t.WordsOf(by)
			words = w.Labelled(words, strings.TrimSuffix(w.Vino.Hints.GiftWhy.With("name", b.t.PlayerName(by)), "."))
		}
		lines = append(lines, table.SumLine{Look: bottleLook, Words: words})
	}
	return lines
}

// giver is whose purchase has brought the gift of a region, which there is once in a game.
func (b *tableState) giver(region int) (by engine.Player) {
	for _, packed := range b.t.Seen() {
		switch e := vi.DecodeEvent(packed); {
		case e.Kind == vi.EventBought:
			by = e.Player
		case e.Kind == vi.EventGift && e.Region == region:
			return by
		}
	}
	return by
}

func (b *tableState) seatHead(p engine.Player) sprites.Look {
	return sprites.Look{ID: "common/head-" + b.t.Seat(p).Crest}
}

// sumLines are what somebody has chosen, bought, been given, and sold.
func (b *tableState) sumLines(p engine.Player, of action) (lines []table.SumLine) {
	l := &b.t.WordsOf(p).Vino.Log
	has := func(kind engine.EventKind) bool { return of.first(kind).Kind != 0 }
	add := func(look sprites.Look, words string) { lines = append(lines, table.SumLine{Look: look, Words: words}) }
	if e := of.first(vi.EventShown); e.Kind != 0 {
		add(b.pawnLook(p), b.line(b.in, e).Text)
	}
	if list := of.spots(vi.EventBought); len(list) > 0 {
		add(b.seatHead(p), l.BuysAll.With("vineyards", b.vineyardsOf(list, b.kindPrice)))
		for _, e := range of.list {
			if e.Kind == vi.EventMarker {
				add(varietyLook(e.Variety), b.line(b.in, e).Text)
			}
		}
	} else if has(vi.EventPassed) || has(vi.EventPassedOver) {
		add(b.seatHead(p), l.BuysNothing)
	}
	lines = append(lines, b.given(p, of.list)...)
	for _, e := range of.list {
		if e.Kind == vi.EventSold || e.Kind == vi.EventNoSale {
			add(barrelLook, b.line(b.in, e).Text)
		}
	}
	if back := of.spots(vi.EventReturned); len(back) > 0 {
		add(b.seatHead(p), l.GivesBack.With("vineyards", b.vineyards(back)))
	}
	ups := of.ups()
	if prices := b.raises(ups, b.varietyName); prices != "" {
		first := slices.IndexFunc(ups[:], func(n int) bool { return n > 0 })
		add(varietyLook(vi.Variety(first)), l.RaisesBy.With("prices", prices))
	}
	return lines
}

// marketSum is the market with what has changed there, and the same in words; nothing if it is as it was.
func (b *tableState) marketSum(before *vi.Info) (foot ui.Part, heard string) {
	w := b.words()
	title := lang.Capital(w.Vino.Places.Market)
	heard = title
	was := table.Each(varieties, before.Market)
	if slices.Equal(was, table.Each(varieties, b.in.Market)) {
		return ui.Part{}, ""
	}
	values := table.Each(varieties, func(v vi.Variety) ui.Part {
		from, to := signed(was[v]), signed(b.in.Market(v))
		value := ui.Change(from, to, ui.PaperSoft, ui.PaperBold)
		if from != to {
			to += " (" + signed(b.in.Market(v)-was[v]) + ")"
		}
		heard += ", " + w.Labelled(b.varietyName(v), to)
		return ui.Row(ui.Near, ui.Picture(ui.Item{Look: varietyLook(v)}, sumMarker), value)
	})
	return ui.Column(ui.Near, ui.Label(title, ui.PaperName.Sized(ui.Lead)), ui.Flow(ui.Far, ui.Near, values...)), heard
}

// leads says who has most vineyards, and who follows, or that all have as many.
func (b *tableState) leads() string {
	l, seats := &b.words().Vino.Log, b.t.Seats()
	slices.SortStableFunc(seats, func(p, q engine.Player) int { return b.in.Vineyards(q) - b.in.Vineyards(p) })
	most := b.in.Vineyards(seats[0])
	tied := func(n int) []engine.Player {
		return table.Where(seats, func(p engine.Player) bool { return b.in.Vineyards(p) == n })
	}
	first := tied(most)
	if len(first) == len(seats) {
		return l.LeadAll.With("n", amount(most))
	}
	if len(first) > 1 {
		return b.t.WordsOf(first...).Vino.Log.LeadTied.With("names", b.t.Subjects(first), "n", amount(most))
	}
	n := b.in.Vineyards(seats[1])
	next := tied(n)
	w := b.t.WordsOf(next...)
	rest := w.Form(w.Vino.Log.LeadNext, len(next)).With("names", b.t.Some(next), "n", amount(n))
	return b.t.WordsOf(first...).Vino.Log.Lead.With("name", b.t.PlayerName(first[0]), "most", amount(most), "rest", rest)
}
