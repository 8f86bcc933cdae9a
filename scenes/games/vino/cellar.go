package vino

import (
	"strconv"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// after is how many barrels of a variety the viewer would have after his present
// decision.
func (b *tableState) after(g vi.Variety) int {
	n := b.in.Cellar(b.t.Base(), g)
	if !b.t.Deciding() {
		return n
	}
	switch b.in.Phase() {
	case vi.PhaseSell:
		if _, lost, _ := b.quote(); g == b.pick.wares {
			n -= lost
		}
	case vi.PhaseGive:
		if g == b.in.Wares() {
			n -= b.in.Left()
		}
	default:
		n += len(table.Where(b.pick.coins, func(s spot) bool { return b.grows(s.region) == g }))
	}
	return n
}

// totalAfter is how many own vineyards there would be after the present decision.
func (v *view) totalAfter() int {
	p := v.Base()
	after := v.in.Vineyards(p) + len(table.Where(v.pick.coins, func(s spot) bool { return v.grows(s.region) == vi.NoVariety })) // that is still to be picked
	for _, g := range varieties {
		after += v.after(g) - v.in.Cellar(p, g)
	}
	return after
}

// totalPart are the own vineyards, and how many they would be after the present decision; in short only these.
func (v *view) totalPart(now, then sprites.Style, short bool) ui.Part {
	p, after := v.Base(), v.totalAfter()
	total := ui.Label(v.PointWords(p), now)
	switch {
	case after == v.in.Vineyards(p):
	case short:
		total = ui.Label(strconv.Itoa(after), then)
	default:
		total = ui.Change(v.PointWords(p), strconv.Itoa(after), now, then)
	}
	return total.Shows(vineyardsFact(p))
}

// strip is the own cellar, folded to five counts. While the player sells, it is
// the chooser; else a press opens the marbles.
func (v *view) strip() ui.Part {
	p := v.Base()
	number := table.FeltNumber.Sized(ui.Title)
	head := ui.Row(ui.Near, v.HeadPart(p, panelShield).Named(seatPlace(p)), v.totalPart(number, number.In(gold), v.in.Phase() >= vi.PhaseSell)) // the frames of what can be sold take room
	cells := ui.Row(0, table.Each(varieties, v.stripCell)...)
	line := ui.Mark(sprites.Surface{Kind: sprites.Wash, Tint: boardLine}, 1, panelShield)
	strip := ui.Either(
		ui.Column(0, ui.Row(ui.Apart, head, ui.Name(v.Subject(p), table.OakSoft.Sized(ui.Note))), cells.AtLeast(0, ui.Target)),
		ui.Row(ui.Near, head, line, cells.Growing())).
		Pad(ui.Close, 0).On(sprites.Surface{Kind: sprites.Board, R: 10})
	if v.selling() {
		return strip
	}
	return strip.Control(v.cellarControl(p))
}

// selling reports whether the viewer chooses what to sell.
func (b *tableState) selling() bool { return b.t.Deciding() && b.in.Phase() == vi.PhaseSell }

// quote is what the sale that he has picked would bring and cost, nothing if there is none.
func (b *tableState) quote() (income, lost, steps int) {
	if !b.selling() || b.pick.quantity == 0 {
		return 0, 0, 0
	}
	return b.in.Quote(b.pick.wares, b.pick.quantity)
}

// stripCell is one variety of the strip.
func (v *view) stripCell(g vi.Variety) ui.Part {
	n := v.in.Cellar(v.Base(), g)
	marker := v.varietyItem(g)
	if v.selling() && n == 0 {
		marker.Alpha = passing
	}
	number := table.FeltNumber.Sized(ui.Lead)
	cell := ui.Row(ui.Near, ui.Picture(marker, stripMarker), ui.Change(strconv.Itoa(n), strconv.Itoa(v.after(g)), number, number.In(gold))).Centred()
	switch picked := v.selling() && g == v.pick.wares || v.in.Wares() == g && v.in.Turn() == v.Base(); {
	case picked:
		cell = cell.On(sprites.Surface{Kind: sprites.GoldFrame, R: 7})
	case v.selling() && n > 0:
		cell = cell.On(sprites.Surface{Kind: sprites.ThinFrame, R: 7})
	}
	cell = cell.Pad(1, ui.Near)
	if v.selling() {
		cell = cell.Target(v.sellControl(g))
	}
	return cell.Growing().Shows(cellarFact(v.Base(), g))
}

// waresID is the control that chooses a variety to sell.
func waresID(g vi.Variety) string { return "wares/" + strconv.Itoa(int(g)) }

// sellControl chooses a variety to sell.
func (v *view) sellControl(g vi.Variety) ui.Control {
	n := v.in.Cellar(v.Base(), g)
	c := ui.Control{ID: waresID(g), Role: ui.Radio, Part: true, Checked: g == v.pick.wares,
		Label: v.Words.Count(v.x.Labels.Wares, n, "variety", v.varietyName(g), "value", signed(v.in.Market(g)))}
	if n == 0 {
		c.Disabled, c.Reason = true, v.WordsOf(v.Base()).Vino.Reasons.NoBarrels.With("name", v.PlayerName(v.Base()), "variety", v.varietyName(g))
	} else {
		c.Act = func() { v.choose(g) }
	}
	return c
}

// cellarControl opens somebody's cellar.
func (v *view) cellarControl(p engine.Player) ui.Control {
	return ui.Control{ID: "cellar", Label: v.x.Labels.Cellar.With("of", v.Words.Of(v.PlayerName(p))),
		Checked: v.page == cellarPage && v.seat == p, Act: func() { v.lookAtCellar(p) }}
}

// ownCellar are the own marbles, which a press opens.
func (v *view) ownCellar() ui.Part {
	return ui.Area(0, 0, func(_ *ui.Stage, r ui.Rect) { v.marbles(v.Base(), r) }).Control(v.cellarControl(v.Base()))
}

// marbles is a cellar of marbles: units and tens of each variety, in a box.
func (v *view) marbles(p engine.Player, r ui.Rect) {
	s := v.Stage
	s.Put(sprites.Surface{Kind: sprites.Board, R: 12}, r)
	k := min(r.W/cellarWidth, r.H/cellarHeight)
	row := (r.H - 34) / vi.Varieties
	units, tens := r.X+r.W*58/cellarWidth, r.X+r.W*280/cellarWidth
	pitch, tensPitch := r.W*21.4/cellarWidth, r.W*22.8/cellarWidth
	bore := min(18.4, pitch*0.86)
	if pitch > 15 {
		head := table.OakSoft.Sized(min(15, max(14, 20*k))).In(sprites.Cream).At(sprites.Middle)
		for i := range 10 {
			s.Words(strconv.Itoa(i), units+float64(i)*pitch, r.Y+24, head)
		}
		for i := range 5 {
			s.Words(strconv.Itoa(10*i), tens+float64(i)*tensPitch, r.Y+24, head)
		}
	}
	for g := range vi.Barbera + vi.Varieties {
		y := r.Y + 31 + row*(float64(g)+0.5)
		if g > 0 {
			s.Put(sprites.Surface{Kind: sprites.Wash, Tint: boardLine}, ui.R(r.X+14, y-row/2, r.W-28, 1))
		}
		v.place(v.varietyItem(g), r.X+r.W*28/cellarWidth, y, min(29, row-2))
		n := v.in.Cellar(p, g)
		after := n
		if p == v.Base() {
			after = v.after(g)
		}
		s.Shows(cellarFact(p, g))
		v.marbleRow(p, g, n/10, after/10, tens, y, tensPitch, bore, 5)
		v.marbleRow(p, g, n%10, after%10, units, y, pitch, bore, 10)
		s.Words(strconv.Itoa(n), r.Right()-18, y+7.4*k, table.FeltNumber.Sized(max(16, 24*k)).At(sprites.Right))
	}
}

// marbleRow is a row of holes with its marble, and where it would be.
func (v *view) marbleRow(p engine.Player, g vi.Variety, at, after int, x, y, pitch, bore float64, holes int) {
	s := v.Stage
	for i := range holes {
		v.put(sprites.Look{ID: artFolder + "bore"}, x+float64(i)*pitch, y, bore)
	}
	if after != at {
		to := x + float64(after)*pitch
		s.Put(sprites.Surface{Kind: sprites.GoldRing}, ui.R(to-9.5, y-9.5, 19, 19))
		left, width := x+float64(min(at, after))*pitch+6, float64(max(at, after)-min(at, after))*pitch-12
		s.Put(sprites.Surface{Kind: sprites.GoldHop}, ui.R(left, y-17, width, 6))
	}
	look := sprites.Look{ID: artFolder + "marble-" + colours[g], Lift: sprites.Token}
	v.place(ui.Item{Key: "marble/" + strconv.Itoa(int(p)) + "/" + g.String() + strconv.Itoa(holes), Look: look, Z: table.ZCards},
		x+float64(at)*pitch, y, bore*22/18.4)
}
