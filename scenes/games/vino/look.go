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
	*board
	x        *lang.Vino
	seatAt   [engine.MaxPlayers]ui.Rect // where pawns and money come from and go to
	spotAt   map[spot]ui.Rect
	regionAt [vi.Regions]ui.Rect
	clockAt  ui.Rect // the bottles that are left
	landTop  float64 // where regions may be touched from
	tight    bool    // map and sheet have tabs,
	crowded  bool    // and so have the others
	// narrowSheet says that the sheet is narrower than that of a usual phone.
	narrowSheet bool
	sheetMoney  bool // the sheet says what one has and what is left of it
}

func (b *board) view(c *table.Canvas) *view {
	return &view{Canvas: c, board: b, x: &c.Words.Vino, spotAt: map[spot]ui.Rect{}}
}

// Compose implements table.Guest.
func (b *board) Compose(c *table.Canvas) {
	v := b.view(c)
	switch c.Frame.Shape {
	case ui.Desktop:
		v.desktop()
	case ui.Tablet:
		v.tablet()
	case ui.Sideways:
		v.sideways()
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

// shape adds it as its bare shape, which is smaller.
func (v *view) shape(g vi.Variety, cx, cy, w float64) {
	v.put(sprites.Look{ID: "common/shape-" + colours[g]}, cx, cy, w, 1, nil)
}

func (b *board) varietyInspection(g vi.Variety) *table.Inspection {
	w := b.words()
	words := w.Outline.About.With("what", b.varietyName(g), "text", varietyIn(&w.Vino.Shapes, g)+"; "+w.Vino.Labels.Worth.With("value", signed(b.in.Market(g))))
	return &table.Inspection{Look: varietyLook(g), Ratio: 1, Words: words}
}

// shield adds a region's shield, its middle at a point.
func (v *view) shield(r int, cx, cy, w float64, current bool) {
	look := sprites.Look{ID: artFolder + "region-shield", Lift: sprites.Token, Words: strconv.Itoa(r + 1)}
	if current {
		look.ID += "-current"
	}
	look.Glow = v.shown.region == r
	v.put(look, cx, cy, w, shieldRatio, func() *table.Inspection { return v.regionInspection(r) })
}

// money adds an amount with its coin, w wide; y is the base line. It returns where
// the words end.
func (v *view) money(words string, x, y, w float64, st sprites.Style) float64 {
	v.Stage.Piece(sprites.Look{ID: artFolder + "money", Lift: sprites.Token}, x, y-st.Size*0.34-w/2, w)
	v.Stage.Words(words, x+w+6, y, st)
	return x + w + 6 + sprites.Measure(words, st)
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
	v.spotAt[s] = ui.R(cx-size/2, cy-size/2, size, size)
	price := amount(vi.Price(s.region, s.vineyard))
	if p, owned := v.in.Owner(s.region, s.vineyard); owned && !(v.in.Phase() == vi.PhaseGive && p == v.in.Turn() && v.in.Grows(p, s.region) == v.in.Wares() && v.page == decisionPage) {
		v.put(sprites.Look{ID: artFolder + "coin-owned", Glow: v.points(s)}, cx, cy, size, 1, tell)
		v.pawnHead(onSheet, s, p, cx, cy, 37*k)
		return
	}
	look := sprites.Look{ID: artFolder + "coin-" + kindOf(s), Lift: sprites.Token, Words: price}
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
			from := v.seatAt[p]
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
func (b *board) coinInspection(s spot) *table.Inspection {
	look := sprites.Look{ID: artFolder + "coin-" + kindOf(s), Lift: sprites.Token, Words: amount(vi.Price(s.region, s.vineyard))}
	return &table.Inspection{Look: look, Ratio: 1, Words: b.coinFacts(s)}
}

// frame marks a box as chosen.
func (v *view) frame(r ui.Rect, corner float64, filled bool) {
	v.Stage.Put(sprites.Surface{Kind: sprites.GoldFrame, R: corner, Line: filled}, r)
}

// rule adds the double line below a sheet's head.
func (v *view) rule(r ui.Rect, y float64) {
	v.Stage.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(r.X+14, y, r.W-28, 5))
}

// at is where a place is seen.
func (v *view) at(p place) ui.Rect {
	switch {
	case p.isSeat:
		return v.seatAt[p.seat]
	case p.clock:
		return v.clockAt
	case !p.region:
		if r, seen := v.spotAt[p.spot]; seen {
			return r
		}
	}
	return v.regionAt[p.spot.region]
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
func (b *board) points(s spot) bool {
	for _, q := range b.shown.spots {
		if q == s {
			return true
		}
	}
	return false
}

// Point implements table.Guest.
func (b *board) Point(e engine.Event) {
	b.shown = nowhere
	r := int(e.Num[0])
	switch e.Kind {
	case vi.EventBought, vi.EventGiven, vi.EventReturned:
		b.shown.region, b.shown.spots = r, []spot{{r, int(e.Num[1])}}
	case vi.EventMarker, vi.EventMarkerBack, vi.EventPair:
		b.shown.region, b.shown.wares = r, vi.Variety(e.Num[1])
	case vi.EventGift, vi.EventBottle, vi.EventRegion, vi.EventPassed, vi.EventPassedOver:
		b.shown.region = r
	case vi.EventSold, vi.EventMarket:
		b.shown.wares = vi.Variety(r)
	default:
		return
	}
	if b.shown.region >= 0 {
		b.page, b.region, b.tab = regionPage, b.shown.region, sheetTab
	}
}
