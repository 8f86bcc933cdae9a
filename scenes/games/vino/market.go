package vino

import (
	"slices"
	"strconv"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// A sale is what the present seller sells.
type sale struct {
	variety  vi.Variety
	quantity int
	income   int
	from     int // the variety's value before it fell
	fallen   bool
}

// roundSeen is what has been seen of the present round; its beginning, as the last
// of all, still belongs to the round before.
func (b *tableState) roundSeen() []engine.Event {
	seen := b.t.Seen()
	for i := len(seen) - 2; i >= 0; i-- {
		if seen[i].Kind == vi.EventRound {
			return seen[i+1:]
		}
	}
	return seen
}

// saleOf finds in what has been seen what a seat has sold this round.
func (b *tableState) saleOf(p engine.Player) (s sale, ok bool) {
	for _, packed := range slices.Backward(b.roundSeen()) {
		switch e := vi.DecodeEvent(packed); {
		case e.Player != p:
		case e.To < e.From:
			s.from, s.fallen = e.From*square, true
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
	for _, packed := range slices.Backward(b.roundSeen()) {
		switch e := vi.DecodeEvent(packed); {
		case e.Kind == vi.EventSold:
			return false
		case e.To > e.From:
			return true
		}
	}
	return false
}

// hasSold reports whether a seat has decided about its sale this round.
func (b *tableState) hasSold(p engine.Player) bool {
	for _, e := range b.roundSeen() {
		if e.Player == p && (e.Kind == vi.EventSold || e.Kind == vi.EventNoSale) {
			return true
		}
	}
	return false
}

// planned are the values of the market as the present decision would make them,
// and those from which they come.
func (b *tableState) planned() (now, from [vi.Varieties]int) {
	now, from = b.rail, b.rail
	p := b.in.Turn()
	switch b.in.Phase() {
	case vi.PhaseSell:
		if v := b.pick.wares; b.t.Deciding() && v != vi.NoVariety && b.pick.quantity > 0 {
			_, _, steps := b.in.Quote(v, b.pick.quantity)
			now[v] -= steps * square
		}
	case vi.PhaseGive:
		if s, ok := b.saleOf(p); ok && !s.fallen && p == b.t.Me() {
			_, _, steps := b.in.Quote(s.variety, s.quantity)
			now[s.variety] = min(now[s.variety], s.from-steps*square)
		}
	case vi.PhaseRaise:
		if s, ok := b.saleOf(p); ok && b.between == nothing {
			from[s.variety] = s.from
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

// market adds the board with the five markers, each size wide; the first stop is
// pad below the upper edge.
func (v *view) market(r ui.Rect, pad, size float64) {
	v.Stage.Put(sprites.MarketBoard(pad), r)
	stop := (r.H - 2*pad) / (2 * vi.MarketMax / float64(square))
	y := func(value int) float64 { return r.Y + pad + float64(vi.MarketMax-value)/float64(square)*stop }
	now, from := v.planned()
	const side = 14.0 / 94
	x := func(g int) float64 { return r.X + r.W*side + float64(g)*r.W*(1-2*side)/(vi.Varieties-1) }
	for g := range vi.Varieties {
		if now[g] == from[g] {
			continue
		}
		a, z := y(from[g]), y(now[g])
		v.Stage.Put(sprites.Surface{Kind: sprites.Wash, Tint: sprites.Glow}, ui.R(x(g)-1.5, min(a, z), 3, max(a, z)-min(a, z)))
		v.Stage.Put(sprites.Surface{Kind: sprites.GoldRing}, ui.R(x(g)-size*0.32, a-size*0.32, size*0.64, size*0.64))
	}
	for g := range vi.Varieties {
		it := ui.Item{Key: "market/" + strconv.Itoa(g), Kind: ui.Piece, Look: varietyLook(vi.Variety(g)), Box: ui.R(x(g)-size/2, y(now[g])-size/2, size, size), Z: table.ZCards}
		it.Look.Glow = v.shown.wares == vi.Variety(g)
		v.Inspectable(&it, func() *table.Inspection { return v.varietyInspection(vi.Variety(g)) })
		v.Stage.Add(it)
	}
}

// marketSmall is that of a phone, with the ends of its scale.
func (v *view) marketSmall(r ui.Rect, size float64) {
	pad := 30 * r.H / 182
	pad = max(pad, 23)
	v.market(r, pad, size)
	ends := table.PaperSoft.Sized(14).In(sprites.Cream).At(sprites.Middle)
	now, _ := v.planned()
	ending := func(value int) bool { // a marker stands there
		return pad < 30 && (now[vi.Montepulciano] == value || now[vi.Nebbiolo] == value || now[vi.PinotGrigio] == value)
	}
	if !ending(vi.MarketMax) {
		v.Stage.Words(v.Words.Signed(vi.MarketMax), r.CX(), r.Y+18, ends)
	}
	if !ending(-vi.MarketMax) {
		v.Stage.Words(v.Words.Signed(-vi.MarketMax), r.CX(), r.Bottom()-8, ends)
	}
	v.Stage.Words(v.Words.Signed(0), r.X-6, r.CY()+5, table.PaperBold.Sized(15).At(sprites.Right))
}

// marketSheet is the market on a sheet of its own, with the whole scale.
func (v *view) marketSheet(r ui.Rect) {
	v.Sheet(r, 10, sprites.Sheet, true, false)
	v.Stage.Words(v.x.Places.Market, r.CX(), r.Y+31, table.PaperName.Sized(21).At(sprites.Middle))
	v.rule(r, r.Y+42)
	board := ui.R(r.X+50, r.Y+54, r.W-62, r.H-66)
	const pad = 16
	stop := (board.H - 2*pad) / (2 * vi.MarketMax / float64(square))
	for value := vi.MarketMax; value >= -vi.MarketMax; value -= square {
		st := table.PaperText.Sized(15)
		if value == 0 {
			st = table.PaperBold.Sized(15)
		}
		v.Stage.Words(v.Words.Signed(value), board.X-9, board.Y+pad+float64(vi.MarketMax-value)/float64(square)*stop+5, st.At(sprites.Right))
	}
	v.market(board, pad, 29)
}

// bottlesSheet says how many bottles are left, the clock of the game.
func (v *view) bottlesSheet(r ui.Rect) {
	v.Sheet(r, 10, sprites.Sheet, true, false)
	n := v.in.Bottles()
	x := v.x.Places
	title := table.PaperItalic.Sized(17)
	title.Size = ui.FitSize(x.BottlesLeft, title, r.W-118)
	v.Stage.Words(x.BottlesLeft, r.X+16, r.Y+28, title)
	v.Stage.Words(x.BottlesOf.With("n", strconv.Itoa(n), "all", strconv.Itoa(vi.AllBottles)), r.X+16, r.Y+53, table.PaperNumber.Sized(19))
	for k := range vi.AllBottles {
		cx := r.Right() - 94 + float64(k)*14.6 + 1
		v.Stage.Place(place{clock: true}.id(), ui.R(cx-8, r.Y+9, 16, 45))
		if k < n {
			v.put(sprites.Look{ID: artFolder + "bottle", Lift: sprites.Token}, cx, r.Y+32, 16, bottleRatio, nil)
		} else {
			v.pale(sprites.Look{ID: artFolder + "bottle-gone"}, cx, r.Y+32, 16, bottleRatio, passing)
		}
	}
}
