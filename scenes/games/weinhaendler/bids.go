package weinhaendler

import (
	"strconv"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// bidsWide are all bids side by side on a large felt.
func (v *view) bidsWide() ui.Part {
	cells := table.Each(v.Ring, func(p engine.Player) ui.Part { return v.bidCell(p, wideRibbon, v.bidFan(p)).AtMost(widestBid, 0) })
	high := wideBids
	if v.Frame.Shape == ui.Tablet {
		high = tabletBids
	}
	return ui.Rows(1, ui.Apart, cells...).Roomy(0, high)
}

// bidsLow are all bids of a phone, so many side by side, each at least so high. A place that is left over shows the
// pile or what happened last.
func (v *view) bidsLow(columns int, pile bool, high float64) ui.Part {
	cells := table.Each(v.Ring, func(p engine.Player) ui.Part {
		tall := func(least float64) func() ui.Part { return func() ui.Part { return v.bidTall(p, least) } }
		low := func(named bool) func() ui.Part { return func() ui.Part { return v.bidLow(p, named) } }
		return v.bidCell(p, lowRibbon, ui.Area(0, high, func(s *ui.Stage, r ui.Rect) {
			s.LayFirst(r, tall(leastTall), tall(lowTall), func() ui.Part { return v.bidWide(p) }, low(true), tall(leastBelow), low(false), func() ui.Part { return v.bidNarrow(p) })
		}))
	})
	switch {
	case !v.Frame.Shape.Upright():
	case pile:
		cells = append(cells, v.pileCell())
	case len(cells)%2 == 1:
		cells = append(cells, ui.Area(0, 0, func(_ *ui.Stage, r ui.Rect) { v.SinceOnFelt(r) }))
	}
	if len(v.Ring) == 5 && !v.Frame.Shape.Upright() {
		columns = 3
	}
	return ui.Grid(columns, ui.Apart, cells...)
}

// bidCell is the place of somebody's bid with his rank at its right edge, w wide.
func (v *view) bidCell(p engine.Player, w float64, inner ui.Part) ui.Part {
	id := "bid/" + strconv.Itoa(int(p))
	place := sprites.Surface{Kind: sprites.SeatCell, R: bidCorner}
	if v.active(p) {
		place.State = sprites.On
	}
	return inner.Shows(bidFact(p)).Around(func(s *ui.Stage, r ui.Rect, inner func()) {
		s.Put(place, r)
		s.Place(id, r)
		inner()
		if rank := v.told.ranks[p]; rank > 0 && v.in.Phase() <= wh.PhaseExchange {
			s.Raise(table.ZChosen)
			v.Stage.Lay(table.RibbonPart(rank, w).Top(), ui.R(r.Right()-w-ui.Close, r.Y-ribbonAbove, w, r.H))
			s.Raise(0)
		}
	})
}

// ribbonRoom is left free by what stands beside the rank.
func (v *view) ribbonRoom(p engine.Player, w float64) ui.Part {
	return ui.When(v.told.ranks[p] > 0, ui.Space(w, 0))
}

// bidCards are the cards of a bid and those that are lifted to be added, each as wide as the room
// is high, at most w and at least least. They lie closer where there is little room, and become
// smaller before one covers the price of another.
func (v *view) bidCards(p engine.Player, w, least float64) ui.Part {
	cards, ghosts := v.cards.In(inBid, p), v.ghostsFor(p)
	k := len(cards) + len(ghosts)
	wide := pricesWide(k)
	return ui.Area(least*wide, least*table.CardRatio, func(s *ui.Stage, r ui.Rect) {
		w := min(w, r.H/table.CardRatio, r.W/wide)
		step := table.Pitch(k, w*bidPitch, w, r.W)
		v.felted().spread(cards, ghosts, true, func(i int) (ui.Rect, float64) { return ui.R(r.X+float64(i)*step, r.Y, w, 0), 0 })
		s.Place(drawnID+strconv.Itoa(int(p)), ui.R(r.X, r.Y, w, w*table.CardRatio))
	}).Roomy(0, w*table.CardRatio)
}

// pricesWide is how wide k cards are at least of which all prices are in sight, in widths of a card.
func pricesWide(k int) float64 { return 1 + float64(max(k-1, 0))*pricePitch }

// out says in a bid's place why its seat bids no more, "" for who may: not when the bid has just left it for the
// exchange, for its ribbon tells the rest.
func (v *view) out(p engine.Player) string {
	if v.in.Bid(p) == 0 && v.ranks[p] != 0 {
		return ""
	}
	return v.outWords(p, v.told.spent)
}

// outWords are those for who has passed, and for who has not yet but is among those who have no bottle left (W15).
func (b *tableState) outWords(p engine.Player, spent engine.PlayerSet) string {
	switch x := &b.words().Weinhaendler.Places; {
	case b.in.HasPassed(p):
		return x.Passed
	case spent.Has(p):
		return x.NoBottle
	}
	return ""
}

// spent are those who have no bottle left to bid, which everybody sees.
func (b *tableState) spent() (list engine.PlayerSet) {
	for _, p := range b.t.Seats() {
		if b.bidding() && b.in.HandSize(p) == 0 {
			list = list.With(p)
		}
	}
	return list
}

// outLine is how it is said in a line.
func outLine(words string) ui.Part {
	return ui.When(words != "", ui.Label(words, table.HintWords.In(sprites.Passed).Sized(ui.Note).At(sprites.Right)))
}

// total is a bid's total on a plate, as large as size; or what the lifted cards would make of it,
// with what it is now above that where both have room.
func (v *view) total(p engine.Player, size float64) ui.Part {
	now := v.Words.Money(v.told.totals[p])
	if len(v.ghostsFor(p)) > 0 {
		right := table.FeltNumber.At(sprites.Right)
		next := ui.Label(v.Words.Money(v.liftedTotal()), right.Sized(size+ui.Tight).In(sprites.Glow))
		return ui.Either(ui.Column(0, ui.When(v.told.totals[p] != 0, ui.Label(now, right.Sized(size-ui.Tight))), next), next)
	}
	return ui.When(v.told.totals[p] != 0, lowPlate(now, size))
}

// lowPlate is a number on a small plate.
func lowPlate(words string, size float64) ui.Part {
	return ui.Label(words, ui.PaperNumber.Sized(size).At(sprites.Middle)).Pad(ui.Apart, ui.Tight).
		On(sprites.Surface{Kind: sprites.Plate, R: ui.Close, Lift: sprites.Token})
}

// bidFan is a bid as a fan below crest and name, its total below that.
func (v *view) bidFan(p engine.Player) ui.Part {
	cards, ghosts := v.cards.In(inBid, p), v.ghostsFor(p)
	k := len(cards) + len(ghosts)
	fan := ui.Area(0, leastBidCard*table.CardRatio, func(_ *ui.Stage, r ui.Rect) {
		w := min(r.H/table.CardRatio, r.W*widestInFan, r.W/pricesWide(k))
		step := table.Pitch(k, w*fanPitch, w, r.W)
		turn := min(mostTurned, fanned/float64(max(k, 1)))
		v.felted().spread(cards, ghosts, false, func(i int) (ui.Rect, float64) {
			m := float64(i) - float64(k-1)/2
			return ui.R(r.CX()+m*step-w/2, r.Y+m*m*turn*fanArch, w, 0), m * turn
		})
	})
	head := ui.Row(ui.Apart, v.CrestPart(p, stripCrest), v.NamePart(p, table.OnFelt.Sized(ui.Lead)).Growing(), v.ribbonRoom(p, wideRibbon))
	return ui.Column(ui.Near, head, fan.Growing(), v.fanTotal(p).Raised(table.ZChosen)).Pad(ui.Loose, ui.Apart)
}

// fanTotal is a bid's total: as it is, as it would be, or with the stamp of who bids no more.
func (v *view) fanTotal(p engine.Player) ui.Part {
	has := v.told.totals[p] != 0
	plate := ui.When(has, ui.Plated(v.Words.Money(v.told.totals[p]), ui.PaperNumber.Sized(ui.Title)))
	if len(v.ghostsFor(p)) > 0 {
		st := table.FeltNumber.Sized(ui.Title).In(sprites.Glow)
		next := ui.Row(ui.Close, ui.Label("→", st), ui.Label(v.Words.Money(v.liftedTotal()), st))
		return ui.Either(ui.Row(ui.Close, plate, next).Firm(), next).Centred()
	}
	if v.out(p) == "" {
		return ui.Row(0, ui.Spring(), plate, ui.Spring()).AtLeast(0, fanFoot)
	}
	word := lang.Capital(v.out(p))
	w := sprites.Measure(word, sprites.Style{Font: sprites.SC, Size: stampSize}) + ui.Far
	stamp := ui.Fixed(w, stampHigh, func(s *ui.Stage, r ui.Rect) { s.Put(sprites.Stamp(word, stampSize), r) })
	beside := ui.Row(0, ui.Spring(), plate, ui.When(has, ui.Spring()), stamp, ui.Spring()).AtLeast(0, fanFoot)
	return ui.Either(beside.Firm(), ui.Column(ui.Near, outLine(v.out(p)).Centred(), plate.Centred()))
}

// bidTall is a bid's place with crest and name above its cards, and its total beside them; where
// they are many or it has no room there, beside the name. Why its seat bids no more stands below the name. A card is at
// least so wide.
func (v *view) bidTall(p engine.Player, least float64) ui.Part {
	head := func(total ui.Part) ui.Part {
		name := ui.Column(-ui.Tight, v.NamePart(p, table.OnFelt.Sized(ui.Body)), v.outBelow(p)).Middle().Growing()
		return ui.Row(ui.Near, v.CrestPart(p, lowCrest-ui.Near).Middle(), name, total, v.ribbonRoom(p, lowRibbon-ui.Tight))
	}
	cards := v.bidCards(p, tallCard, least)
	many := ui.Column(ui.Near, head(v.total(p, ui.Note)), cards.Growing()).Pad(ui.Apart, ui.Close)
	if len(v.cards.In(inBid, p))+len(v.ghostsFor(p)) >= manyInBid {
		return many
	}
	beside := ui.Row(ui.Near, cards, v.total(p, ui.Lead).Middle())
	return ui.Either(ui.Column(ui.Near, head(ui.Part{}), beside.Growing()).Pad(ui.Apart, ui.Close), many)
}

// outBelow says below a name why its seat bids no more, in fewer words where they have no room.
func (v *view) outBelow(p engine.Player) ui.Part {
	said := func(words string) ui.Part {
		return ui.When(words != "", ui.Label(words, table.HintWords.In(sprites.Passed).Sized(ui.Fine)))
	}
	if v.out(p) == v.x.Places.NoBottle {
		return ui.Either(said(v.x.Places.NoBottle).Firm(), said(v.x.Places.EmptyHand))
	}
	return said(v.out(p))
}

// outShort says in fewer words why a seat bids no more.
func (v *view) outShort(p engine.Player) string {
	if v.out(p) == v.x.Places.NoBottle {
		return v.x.Places.EmptyHand
	}
	return v.out(p)
}

// bidWide is a bid in a low but wide place: cards at the left, at the right the name above all else.
func (v *view) bidWide(p engine.Player) ui.Part {
	name := ui.Row(ui.Near, ui.Spring(), v.NamePart(p, table.OnFelt.Sized(ui.Body)), v.CrestPart(p, smallCrest), v.ribbonRoom(p, lowRibbon))
	words := ui.Column(ui.Tight, name, ui.Spring(), ui.Row(ui.Apart, ui.Spring(), outLine(v.outShort(p)).Middle(), v.total(p, ui.Lead)))
	return ui.Row(ui.Near, v.bidCards(p, tallCard, leastBidCard).Growing(), words).Pad(ui.Close, ui.Near).AtLeast(wideBid, 0)
}

// bidLow is a bid in a low place: cards at the left, words at the right, the name among them
// where it has room.
func (v *view) bidLow(p engine.Player, named bool) ui.Part {
	name := ui.When(named, v.NamePart(p, table.OnFelt.Sized(ui.Note).At(sprites.Right)).AtLeast(leastName, 0))
	crest := ui.Row(ui.Near, ui.Spring(), v.CrestPart(p, smallCrest), v.ribbonRoom(p, lowRibbon))
	out := outLine(v.outShort(p))
	if !named {
		out = out.Dropped(1)
	}
	words := ui.Column(ui.Tight, crest, name, ui.Spring(), out, v.total(p, ui.Lead).Right())
	return ui.Row(ui.Near, v.bidCards(p, tallCard, leastBidCard), words).Pad(ui.Close, ui.Near).AtLeast(narrowBid, 0)
}

// bidNarrow is a bid in a place with room for one number, over the last card's foot. That of who
// bids no more is dimmed, but for the highest.
func (v *view) bidNarrow(p engine.Player) ui.Part {
	total := v.total(p, ui.Note)
	if len(v.ghostsFor(p)) > 0 {
		total = lowPlate(v.Words.Money(v.liftedTotal()), ui.Note)
	}
	part := ui.Stack(v.bidCards(p, tallCard, leastBidCard),
		ui.Row(ui.Near, ui.Spring(), total, v.CrestPart(p, smallCrest)).Bottom().Raised(table.ZChosen)).Pad(ui.Near, ui.Near)
	if v.out(p) != "" && v.told.ranks[p] != 1 {
		return part.Over(sprites.Surface{Kind: sprites.Wash, Tint: outWash})
	}
	return part
}
