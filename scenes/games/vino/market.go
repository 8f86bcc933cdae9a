package vino

import (
	"slices"
	"strconv"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// A sale is what a seller sells, 0 of nothing.
type sale struct {
	variety  vi.Variety
	quantity int
	income   int
	from     int // the variety's value before it fell
	fallen   bool
	back     []spot            // vineyards that have gone back for it,
	ups      [vi.Varieties]int // and the steps by which others have risen
}

// last is the last event of a kind that has been seen, the zero Event if none has.
func (b *tableState) last(wanted func(vi.Event) bool) vi.Event {
	for _, packed := range slices.Backward(b.t.Seen()) {
		if e := vi.DecodeEvent(packed); wanted(e) {
			return e
		}
	}
	return vi.Event{}
}

// saleOf finds in what has been seen how a seat has decided about its sale this round; ok
// is false if it has not.
func (b *tableState) saleOf(p engine.Player) (s sale, ok bool) {
	seen := b.t.Seen()
	for i, packed := range slices.Backward(seen) {
		switch e := vi.DecodeEvent(packed); {
		case e.Kind == vi.EventRound && i < len(seen)-1: // the last of all still belongs to the round before
			return s, false
		case e.Player != p:
		case e.Kind == vi.EventNoSale:
			return s, true
		case e.To < e.From:
			s.from, s.fallen = e.From*square, true
		case e.Kind == vi.EventMarket:
			s.ups[e.Variety] += e.To - e.From
		case e.Kind == vi.EventReturned:
			s.back = append(s.back, spotOfEvent(e))
		case e.Kind == vi.EventSold:
			s.variety, s.quantity, s.income = e.Variety, e.Quantity, e.Income
			if !s.fallen {
				s.from = b.in.Market(s.variety)
			}
			return s, true
		}
	}
	return s, false
}

// hasRaised reports whether prices have risen since the last sale (V43).
func (b *tableState) hasRaised() bool {
	return b.last(func(e vi.Event) bool { return e.Kind == vi.EventSold || e.To > e.From }).Kind == vi.EventMarket
}

// wentBack are the vineyards that another player gives back for the sale that is shown.
func (b *tableState) wentBack() []spot {
	p := b.in.Turn()
	if phase := b.in.Phase(); phase != vi.PhaseGive && phase != vi.PhaseRaise || p == b.t.Me() || b.between != nothing {
		return nil
	}
	s, _ := b.saleOf(p)
	return s.back
}

// planned are the values of the market as the present decision would make them,
// and those from which they come.
func (b *tableState) planned() (now, from [vi.Varieties]int) {
	now, from = b.rail, b.rail
	p := b.in.Turn()
	switch b.in.Phase() {
	case vi.PhaseSell:
		if _, _, steps := b.quote(); steps > 0 {
			now[b.pick.wares] -= steps * square
		}
	case vi.PhaseGive:
		if s, ok := b.saleOf(p); ok && !s.fallen && p == b.t.Me() {
			_, _, steps := b.in.Quote(s.variety, s.quantity)
			now[s.variety] = min(now[s.variety], s.from-steps*square)
		}
	case vi.PhaseRaise:
		if s, ok := b.saleOf(p); ok && b.between == nothing {
			from[s.variety] = s.from
			for v := range from {
				from[v] -= s.ups[v] * square // of what somebody else has raised
			}
		}
		if b.t.Deciding() {
			for v := range now {
				now[v] += b.pick.ups[v] * square
			}
		}
	}
	for v := range now {
		now[v] += b.raised[v] * square
	}
	return now, from
}

// stopAt is where the stop of a value is on a board: the first is pad below the upper edge.
func stopAt(r ui.Rect, pad float64, value int) float64 {
	return r.Y + pad + (r.H-2*pad)*float64(vi.MarketMax-value)/(2*vi.MarketMax)
}

// market adds the board with the five markers, each size wide; the first stop is
// pad below the upper edge.
func (v *view) market(r ui.Rect, pad, size float64) {
	v.Stage.Put(sprites.MarketBoard(pad), r)
	y := func(value int) float64 { return stopAt(r, pad, value) }
	now, from := v.planned()
	const side = 14.0 / 94
	for _, g := range varieties {
		x, a, z := r.X+r.W*side+float64(g)*r.W*(1-2*side)/(vi.Varieties-1), y(from[g]), y(now[g])
		if a != z {
			v.Stage.Put(sprites.Surface{Kind: sprites.Wash, Tint: sprites.Glow}, ui.R(x-1.5, min(a, z), 3, max(a, z)-min(a, z)))
			v.Stage.Put(sprites.Surface{Kind: sprites.GoldRing}, ui.R(x-size*0.32, a-size*0.32, size*0.64, size*0.64))
		}
		it := v.varietyItem(g)
		it.Key, it.Box, it.Z, it.Look.Glow = marketID(g), ui.R(x-size/2, z-size/2, size, size), table.ZCards, v.shown.wares == g
		v.Stage.Add(it)
		v.Stage.Shows(priceFact(g))
	}
}

// marketSmall is that of a phone, with the ends of its scale.
func (v *view) marketSmall(r ui.Rect, size float64) {
	pad := 30 * r.H / 182
	pad = max(pad, 23)
	v.market(r, pad, size)
	ends := ui.PaperSoft.Sized(14).In(sprites.Cream).At(sprites.Middle)
	now, _ := v.planned()
	ending := func(value int) bool { // a marker stands there
		return pad-size/2 < scaleEnd && (now[vi.Montepulciano] == value || now[vi.Nebbiolo] == value || now[vi.PinotGrigio] == value)
	}
	if !ending(vi.MarketMax) {
		v.Stage.Words(v.Words.Signed(vi.MarketMax), r.CX(), r.Y+scaleEnd, ends)
	}
	if !ending(-vi.MarketMax) {
		v.Stage.Words(v.Words.Signed(-vi.MarketMax), r.CX(), r.Bottom()-8, ends)
	}
	v.Stage.Words(v.Words.Signed(0), r.X-6, r.CY()+5, ui.PaperBold.Sized(15).At(sprites.Right))
}

// marketSheet is the market on a sheet of its own, with the whole scale.
func (v *view) marketSheet() ui.Part {
	scale := ui.Area(scaleWide, 0, func(s *ui.Stage, r ui.Rect) {
		for value := vi.MarketMax; value >= -vi.MarketMax; value -= square {
			st := ui.PaperText.Sized(ui.Note)
			if value == 0 {
				st = ui.PaperBold.Sized(ui.Note)
			}
			if low := stopAt(r, ui.Wide, 0)-stopAt(r, ui.Wide, square) < ui.Note; low && value != 0 && (value/square%2 == 0 || value == square || value == -square) {
				continue // the words of all stops have no room: then of 0, ±300 and ±500
			}
			s.Words(v.Words.Signed(value), r.Right(), stopAt(r, ui.Wide, value)+ui.Note/3, st.At(sprites.Right))
		}
	}).GrowingBy(0)
	board := ui.Area(0, 0, func(_ *ui.Stage, r ui.Rect) { v.market(r, ui.Wide, varietySize) })
	return table.OnSheet(ui.Column(ui.Near,
		ui.Label(lang.Capital(v.x.Places.Market), ui.PaperName.Sized(ui.Title).At(sprites.Middle)),
		ui.DoubleRule(),
		ui.Row(ui.Apart, scale, board).Growing()))
}

// bottlesSheet says how many bottles are left, the clock of the game.
func (v *view) bottlesSheet() ui.Part {
	n, x := v.in.Bottles(), &v.x.Places
	gone := ui.Item{Look: sprites.Look{ID: artFolder + "bottle-gone"}, Alpha: passing}
	list := slices.Concat(
		slices.Repeat([]ui.Part{ui.Picture(v.clockItem(), ui.Wide)}, n),
		slices.Repeat([]ui.Part{ui.Picture(gone, ui.Wide)}, vi.AllBottles-n))
	return table.OnSheet(ui.Row(ui.Apart,
		ui.Column(0,
			ui.Label(x.BottlesLeft, ui.PaperItalic),
			ui.Label(v.Words.OutOf(strconv.Itoa(n), strconv.Itoa(vi.AllBottles)), ui.PaperNumber.Sized(ui.Lead))).Middle(),
		ui.Spring(),
		ui.Row(0, list...).Named(clockPlace))).Shows(bottlesFact)
}

// boardSmall is the map of a phone or a tablet, with market and bottles on it.
func (v *view) boardSmall(r ui.Rect) {
	c := chartIn(r)
	v.smallMap(c)
	k := max(1, min(1.25, c.scale/boardScale))
	h := min(182*k, r.H-80)
	market := ui.R(r.Right()-seaEdge-marketWide*k, r.Y+17, marketWide*k, h)
	if c.narrow() {
		w := min(91, r.W*0.28)
		market = ui.R(r.Right()-9-w, r.Y+9, w, min(142, r.H-84))
	}
	size := min(24*k, market.W/vi.Varieties)
	log := ui.R(r.Right()-17-208, 0, 208, sinceHigh)
	if r.W > 700 {
		market.X, market.W, size = market.Right()-152, 152, 28
		if left := r.H - seaBottle - 31 - log.H; left >= seaMarket { // the log has room below it
			market.H = min(market.H, left)
		}
	}
	v.marketSmall(market, size)
	v.bottlesLeft(r.Right()-70, r.Bottom()-61)
	if r.W <= 700 && !c.dense() {
		v.SinceNote(ui.R(r.X+seaEdge, r.Bottom()-seaEdge-ui.Target, noteWide, ui.Target))
	}
	if log.Y = market.Bottom() + 14; r.W > 700 && log.Bottom() <= r.Bottom()-seaBottle {
		v.Since(log)
	}
}
