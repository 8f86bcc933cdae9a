package vino

import (
	"strconv"

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
}

func (b *tableState) view(c *table.Canvas) *view {
	return &view{Canvas: c, tableState: b, x: &c.Words.Vino}
}

// Compose implements table.GameView.
func (b *tableState) Compose(c *table.Canvas) {
	v := b.view(c)
	switch c.Frame.Shape {
	case ui.Desktop:
		v.desktop()
	case ui.Tablet:
		v.tablet()
	case ui.Landscape:
		v.landscape()
	default:
		v.portrait()
	}
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

// put adds a piece with its middle at a point, w wide; tell says what it is.
func (v *view) put(look sprites.Look, cx, cy, w, ratio float64, tell func() *table.Inspection) {
	it := ui.Item{Kind: ui.Piece, Look: look, Box: ui.R(cx-w/2, cy-w*ratio/2, w, w*ratio)}
	if tell != nil {
		v.Inspectable(&it, tell)
	}
	v.Stage.Add(it)
}

// pale adds a piece that is only faintly seen.
func (v *view) pale(look sprites.Look, cx, cy, w, ratio, alpha float64) {
	v.Stage.Add(ui.Item{Kind: ui.Piece, Look: look, Box: ui.R(cx-w/2, cy-w*ratio/2, w, w*ratio), Alpha: alpha})
}

// headLook is somebody's animal.
func (v *view) headLook(p engine.Player) sprites.Look {
	return sprites.Look{ID: "common/head-" + v.Seat(p).Crest}
}

// head adds it.
func (v *view) head(p engine.Player, cx, cy, w float64) { v.put(v.headLook(p), cx, cy, w, 1, nil) }

// pawnLook is somebody's pawn.
func (v *view) pawnLook(p engine.Player) sprites.Look {
	return sprites.Look{ID: "common/pawn-" + v.Seat(p).Crest, Lift: sprites.Token}
}

func varietyLook(g vi.Variety) sprites.Look {
	return sprites.Look{ID: artFolder + "variety-" + [...]string{"b", "m", "n", "p", "t"}[g], Lift: sprites.Token}
}

// variety adds the marker of a variety.
func (v *view) variety(g vi.Variety, cx, cy, w float64) {
	v.put(varietyLook(g), cx, cy, w, 1, func() *table.Inspection { return v.varietyInspection(g) })
}

func (b *tableState) varietyInspection(g vi.Variety) *table.Inspection {
	w := b.words()
	words := w.Outline.About.With("what", b.varietyName(g), "text", varietyIn(&w.Vino.Shapes, g)+"; "+w.Vino.Labels.Worth.With("value", signed(b.in.Market(g))))
	return &table.Inspection{Look: varietyLook(g), Ratio: 1, Words: words}
}

// shield adds a region's shield, its middle at a point.
func (v *view) shield(r int, cx, cy, w float64, current bool) {
	it := v.shieldItem(r, current)
	it.Box = ui.R(cx-w/2, cy-w*shieldRatio/2, w, w*shieldRatio)
	v.Stage.Add(it)
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

// A coinState says how a vineyard is shown.
type coinState uint8

const (
	coinPlain coinState = iota
	coinTicked
	coinTooDear
)

// coin adds a vineyard, its middle at a point: its price, or its owner's animal.
func (v *view) coin(s spot, cx, cy, size float64, state coinState) {
	k := size / coinSize
	tell := func() *table.Inspection { return v.coinInspection(s) }
	v.Stage.Place(place{spot: s}.id(), ui.R(cx-size/2, cy-size/2, size, size))
	if p, owned := v.in.Owner(s.region, s.vineyard); owned && !(v.in.Phase() == vi.PhaseGive && p == v.in.Turn() && v.in.Grows(p, s.region) == v.in.Wares() && v.page == decisionPage) {
		v.put(sprites.Look{ID: artFolder + "coin-owned", Glow: v.points(s)}, cx, cy, size, 1, tell)
		v.pawnHead(onSheet, s, p, cx, cy, 37*k)
		return
	}
	look := coinLook(s)
	look.Glow = v.points(s)
	if state == coinTooDear {
		look.Lift = sprites.Flat
		v.pale(look, cx, cy, size, 1, tooDear)
		v.Stage.Put(sprites.Surface{Kind: sprites.Strike}, ui.R(cx-17*k, cy-11*k, 34*k, 22*k))
		return
	}
	if state == coinTicked {
		v.put(sprites.Look{ID: artFolder + "chosen-" + kindOf(s)}, cx, cy, 50*k, 1, nil)
	}
	v.put(look, cx, cy, size, 1, tell)
	if state == coinTicked {
		v.put(sprites.Look{ID: "common/tick-badge"}, cx+16*k, cy-16*k, 21*k, 1, nil)
	}
}

// Where a vineyard lies: on the sheet, or on its road beside the map.
const (
	onSheet = "sheet"
	onRoad  = "road"
)

// pawnHead adds the animal of an owner on his vineyard; one that has just come
// sets out from his seat. On a sheet, which turns from region to region, it lies
// without a key or is gone at once, so that none of the region before fades over its
// prices.
func (v *view) pawnHead(where string, s spot, p engine.Player, cx, cy, w float64) {
	key := where + "/" + strconv.Itoa(s.region) + "." + strconv.Itoa(s.vineyard) + "/" + v.Seat(p).Crest
	it := ui.Item{Kind: ui.Piece, Look: v.headLook(p), Box: ui.R(cx-w/2, cy-w/2, w, w), Z: table.ZCards, Cut: where == onSheet}
	if where == onRoad {
		it.Key = key
	}
	for _, n := range v.news {
		if n == s {
			from := v.at(seatPlace(p))
			it.Key, it.From, it.Look.Glow = key, &from, true
		}
	}
	v.Inspectable(&it, func() *table.Inspection { return v.coinInspection(s) })
	v.Stage.Add(it)
}

// kindOf is a vineyard's kind in the names of the art.
func kindOf(s spot) string {
	if vi.OfState(s.region, s.vineyard) {
		return "state"
	}
	return "private"
}

// coinInspection shows a vineyard in large.
func (b *tableState) coinInspection(s spot) *table.Inspection {
	return &table.Inspection{Look: coinLook(s), Ratio: 1, Words: b.coinFacts(s)}
}

// frame marks a box as chosen.
func (v *view) frame(r ui.Rect, corner float64, filled bool) {
	v.Stage.Put(sprites.Surface{Kind: sprites.GoldFrame, R: corner, Line: filled}, r)
}

// seatPlace is where pawns and money of a seat come from and go to.
func seatPlace(p engine.Player) place { return place{seat: p, isSeat: true} }

// id is that of a place on the stage.
func (p place) id() string {
	switch {
	case p.isSeat:
		return "place/seat/" + strconv.Itoa(int(p.seat))
	case p.clock:
		return "place/clock"
	case p.region:
		return "place/region/" + strconv.Itoa(p.spot.region)
	}
	return "place/vineyard/" + strconv.Itoa(p.spot.region) + "." + strconv.Itoa(p.spot.vineyard)
}

// at is where a place is seen; where a vineyard is not to be seen, its region.
func (v *view) at(p place) ui.Rect {
	r, seen := v.Stage.Where(p.id())
	if !seen && !p.isSeat && !p.clock && !p.region {
		return v.at(regionPlace(p.spot.region))
	}
	return r
}

// fliers adds what is on its way.
func (v *view) fliers() {
	for _, f := range v.flights {
		var look sprites.Look
		w, ratio := 26.0, 1.0
		switch f.look {
		case flyingPawn:
			look, ratio = v.pawnLook(f.seat), pawnRatio
		case flyingVariety:
			look = varietyLook(f.variety)
		case flyingBottle:
			look, w, ratio = sprites.Look{ID: artFolder + "bottle", Lift: sprites.Card}, 22, bottleRatio
		default:
			look = sprites.Look{ID: artFolder + "money", Lift: sprites.Card}
		}
		from, to := v.at(f.from), v.at(f.to)
		start := ui.R(from.CX()-w/2, from.CY()-w*ratio/2, w, w*ratio)
		v.Stage.Add(ui.Item{Key: "flight/" + strconv.Itoa(f.number), Kind: ui.Piece, Look: look, From: &start,
			Box: ui.R(to.CX()-w/2, to.CY()-w*ratio/2, w, w*ratio), Z: table.ZLabel, Vanish: true})
	}
}

// points reports whether a line of the log points at a vineyard.
func (b *tableState) points(s spot) bool {
	for _, q := range b.shown.spots {
		if q == s {
			return true
		}
	}
	return false
}

// Point implements table.GameView.
func (b *tableState) Point(packed engine.Event) {
	b.shown = nowhere
	switch e := vi.DecodeEvent(packed); e.Kind {
	case vi.EventBought, vi.EventGiven, vi.EventReturned:
		b.shown.region, b.shown.spots = e.Region, []spot{{e.Region, e.Vineyard}}
	case vi.EventMarker, vi.EventMarkerBack, vi.EventPair:
		b.shown.region, b.shown.wares = e.Region, e.Variety
	case vi.EventGift, vi.EventBottle, vi.EventRegion, vi.EventPassed, vi.EventPassedOver:
		b.shown.region = e.Region
	case vi.EventSold, vi.EventMarket:
		b.shown.wares = e.Variety
	default:
		return
	}
	if b.shown.region >= 0 {
		b.page, b.region, b.tab = regionPage, b.shown.region, sheetTab
	}
}
