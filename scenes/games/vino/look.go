package vino

import (
	"slices"
	"strconv"
	"strings"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// A view composes the table once: everything that the arrangements share.
type view struct {
	*table.Canvas
	*tableState
	x *lang.Vino

	stepRegion int    // of a replay: what its last step was about, -1 for nothing,
	stepSpots  []spot // and the vineyards that changed hands
}

func (b *tableState) view(c *table.Canvas) *view {
	v := &view{Canvas: c, tableState: b, x: &c.Words.Vino, stepRegion: -1}
	if b.t.Replayed() {
		v.stepRegion, v.stepSpots = b.lastStep()
	}
	return v
}

// Compose implements table.GameView.
func (b *tableState) Compose(c *table.Canvas) {
	v := b.view(c)
	portrait, landscape, tablet, desktop := v.portrait, v.landscape, v.tablet, v.desktop
	if b.t.Replayed() {
		portrait, tablet = v.replayUpright, v.replayUpright
		if b.ArrangesReplay(c.Frame) {
			landscape, desktop = v.replaySideways, v.replayWide
		}
	}
	c.Arrange(portrait, landscape, tablet, desktop)
	v.fliers()
}

const artFolder = "vino/"

// colours are those of the varieties in the names of the art.
var colours = [vi.Varieties]string{"red", "violet", "blue", "orange", "green"}

// active reports whether it is a seat's turn, or a line of the log points at it.
func (v *view) active(p engine.Player) bool {
	if v.Pointed() == p {
		return true
	}
	if v.in.Phase() == vi.PhaseChoose {
		return v.in.Acting().Has(p) && p == v.Me()
	}
	return v.acting() == p
}

// about is the box of a piece with its middle at a point, w wide.
func about(look sprites.Look, cx, cy, w float64) ui.Rect {
	h := w * sprites.Ratio(look.ID)
	return ui.R(cx-w/2, cy-h/2, w, h)
}

// place adds an item with its middle at a point, w wide; put one of which only the look counts.
func (v *view) place(it ui.Item, cx, cy, w float64) {
	it.Box = about(it.Look, cx, cy, w)
	v.Stage.Add(it)
}

func (v *view) put(look sprites.Look, cx, cy, w float64) { v.place(ui.Item{Look: look}, cx, cy, w) }

// headLook is somebody's animal.
func (v *view) headLook(p engine.Player) sprites.Look {
	return sprites.Look{ID: "common/head-" + v.Seat(p).Crest}
}

// pawnLook is somebody's pawn.
func (b *tableState) pawnLook(p engine.Player) sprites.Look {
	return sprites.Look{ID: "common/pawn-" + b.t.Seat(p).Crest, Lift: sprites.Token}
}

func varietyLook(g vi.Variety) sprites.Look {
	return sprites.Look{ID: artFolder + "variety-" + [...]string{"b", "m", "n", "p", "t"}[g], Lift: sprites.Token}
}

// varietyItem is the marker of a variety, which can be inspected.
func (v *view) varietyItem(g vi.Variety) ui.Item {
	it := ui.Item{Look: varietyLook(g)}
	v.Inspectable(&it, func() *table.Inspection { return v.varietyInspection(g) })
	return it
}

func (b *tableState) varietyInspection(g vi.Variety) *table.Inspection {
	w := b.words()
	words := w.Labelled(b.varietyName(g), varietyIn(&w.Vino.Shapes, g)+"; "+w.Vino.Labels.Worth.With("value", signed(b.in.Market(g)))) + "."
	var cellars []string
	for _, p := range b.t.Clockwise() {
		if n := b.in.Cellar(p, g); n > 0 {
			cellars = append(cellars, b.t.Some([]engine.Player{p})+" "+strconv.Itoa(n))
		}
	}
	if len(cellars) > 0 {
		words += " " + w.Labelled(w.Vino.Labels.InCellars, w.List(cellars...)) + "."
	}
	return &table.Inspection{Look: varietyLook(g), Words: words}
}

// shieldItem is a region's shield, which can be inspected.
func (v *view) shieldItem(r int, current bool) ui.Item {
	it := ui.Item{Look: shieldLook(r)}
	it.Look.Glow = v.shown.region == r
	if current {
		it.Look.ID += "-current"
	}
	v.Inspectable(&it, func() *table.Inspection { return v.regionInspection(r) })
	return it
}

// coin adds a vineyard, its middle at a point: its price, struck out where it might be
// ticked but is too dear, or its owner's animal.
func (v *view) coin(s spot, cx, cy, size float64, may bool) {
	k := size / coinSize
	v.Stage.Place(s.place(), ui.R(cx-size/2, cy-size/2, size, size))
	if p, owned := v.in.Owner(s.region, s.vineyard); owned && !(v.goesBack(s) && v.page == decisionPage) {
		v.place(v.coinItem(s, sprites.Look{ID: artFolder + "coin-owned"}), cx, cy, size)
		if slices.Contains(v.stepSpots, s) {
			v.put(sprites.Look{ID: artFolder + "chosen-private"}, cx, cy, size+ui.Close)
		}
		v.pawnHead("sheet", s, p, cx, cy, 37*k)
		return
	}
	coin := v.coinItem(s, coinLook(s))
	if may && v.dear(s) != "" {
		coin.Look.Lift, coin.Alpha = sprites.Flat, tooDear
		v.place(coin, cx, cy, size)
		v.Stage.Put(sprites.Surface{Kind: sprites.Strike}, ui.R(cx-17*k, cy-11*k, 34*k, 22*k))
		return
	}
	if v.ticked(s) {
		v.put(sprites.Look{ID: artFolder + "chosen-" + kindOf(s)}, cx, cy, 50*k)
	}
	v.place(coin, cx, cy, size)
	if v.ticked(s) {
		v.put(sprites.Look{ID: "common/tick-badge"}, cx+16*k, cy-16*k, 21*k)
	}
}

// coinItem is a vineyard as it looks where it lies, which can be inspected.
func (v *view) coinItem(s spot, look sprites.Look) ui.Item {
	look.Glow = slices.Contains(v.shown.spots, s) // a line of the log points at it
	it := ui.Item{Look: look}
	v.Inspectable(&it, func() *table.Inspection { return v.coinInspection(s) })
	return it
}

// goesBack reports whether a vineyard is one of those of which some are given back now.
func (b *tableState) goesBack(s spot) bool {
	p, owned := b.in.Owner(s.region, s.vineyard)
	return owned && b.in.Phase() == vi.PhaseGive && p == b.in.Turn() && b.in.Grows(p, s.region) == b.in.Wares()
}

// pawnHead adds the animal of an owner on his vineyard, on the sheet or on its road; one that has just come
// sets out from his seat. On a sheet, which turns from region to region, it lies
// without a key or is gone at once, so that none of the region before fades over its
// prices.
func (v *view) pawnHead(where string, s spot, p engine.Player, cx, cy, w float64) {
	key := where + "/" + strconv.Itoa(s.region) + "." + strconv.Itoa(s.vineyard) + "/" + v.Seat(p).Crest
	it := v.coinItem(s, v.headLook(p))
	it.Z, it.Cut, it.Look.Glow = table.ZCards, where == "sheet", false
	if where == "road" {
		it.Key = key
	}
	if slices.Contains(v.news, s) {
		from := v.at(seatPlace(p))
		it.Key, it.From, it.Look.Glow = key, &from, true
	}
	v.place(it, cx, cy, w)
}

// kindOf is a vineyard's kind in the names of the art.
func kindOf(s spot) string {
	if s.ofState() {
		return "state"
	}
	return "private"
}

// coinInspection shows a vineyard in large.
func (b *tableState) coinInspection(s spot) *table.Inspection {
	return &table.Inspection{Look: coinLook(s), Words: b.coinFacts(s)}
}

// frame marks a box as chosen.
func (v *view) frame(r ui.Rect, corner float64, filled bool) {
	v.Stage.Put(sprites.Surface{Kind: sprites.GoldFrame, R: corner, Line: filled}, r)
}

// at is where a place is seen; where a vineyard is not to be seen, its region.
func (v *view) at(place string) ui.Rect {
	r, seen := v.Stage.Where(place)
	if region, _, vineyard := strings.Cut(place, "."); vineyard && !seen {
		r, _ = v.Stage.Where(region)
	}
	return r
}

// fliers adds what is on its way.
func (v *view) fliers() {
	for _, f := range v.flights {
		from, to := v.at(f.from), v.at(f.to)
		start := about(f.look, from.CX(), from.CY(), f.w)
		v.place(ui.Item{Key: "flight/" + strconv.Itoa(f.number), Look: f.look, From: &start, Z: table.ZLabel, Vanish: true}, to.CX(), to.CY(), f.w)
	}
}

// Point implements table.GameView.
func (b *tableState) Point(packed engine.Event, others ...engine.Event) {
	b.shown = pointedAt(vi.DecodeEvent(packed))
	for _, other := range others {
		b.shown.spots = append(b.shown.spots, pointedAt(vi.DecodeEvent(other)).spots...)
	}
	if b.shown.region >= 0 && !b.t.Taught() { // a lesson goes on where it was
		b.page, b.region, b.tab = regionPage, b.shown.region, sheetTab
	}
}
