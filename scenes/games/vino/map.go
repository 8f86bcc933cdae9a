package vino

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
	"treille/sprites/bake"
)

// goldRegions are those that the present decision is about.
func (v *view) goldRegions() []int {
	if v.page == regionPage {
		return []int{v.region}
	}
	if v.shown.region >= 0 {
		return []int{v.shown.region}
	}
	if v.stepRegion >= 0 {
		return []int{v.stepRegion}
	}
	mine := v.t.Deciding()
	if back := v.wentBack(); len(back) > 0 {
		return slices.Compact(slices.Sorted(slices.Values(table.Each(back, func(s spot) int { return s.region }))))
	}
	switch v.in.Phase() {
	case vi.PhaseDrawn, vi.PhasePair:
		return v.in.Drawn()
	case vi.PhaseSecond, vi.PhaseThird:
		if mine {
			return []int{v.pick.tab}
		}
	case vi.PhaseChoose:
		return v.ownChoice()
	case vi.PhaseOwners, vi.PhaseNewcomers, vi.PhaseGift:
		if v.barrel >= 0 {
			return []int{v.barrel}
		}
	case vi.PhaseSell:
		if mine {
			return v.growing(v.Me(), v.pick.wares)
		}
	case vi.PhaseGive:
		if list := v.giveRegions(); v.byRegion(list) && mine {
			return []int{v.pick.tab}
		}
		return v.growing(v.in.Turn(), v.in.Wares())
	}
	return nil
}

// growing are the regions where a seat grows a variety.
func (b *tableState) growing(p engine.Player, g vi.Variety) []int {
	return table.Where(regions, func(r int) bool { return g != vi.NoVariety && b.in.Grows(p, r) == g })
}

// ownChoice are the regions that the viewer has chosen, or is choosing: nobody
// else may see them yet.
func (b *tableState) ownChoice() []int {
	me := b.t.Me()
	if me < 0 || b.t.Veiled() {
		return nil
	}
	if b.t.Deciding() {
		return b.pick.choice()
	}
	if list := b.in.Choice(me); len(list) > 0 || b.in.Phase() != vi.PhaseChoose {
		return list
	}
	e := b.last(func(e vi.Event) bool { return e.Kind == vi.EventRound || e.Kind == vi.EventChosen && e.Player == me })
	if e.Kind != vi.EventChosen {
		return nil
	}
	return e.Regions[:] // others’ come to light before it
}

// land adds the map itself, and the regions in gold.
func (v *view) land(c chart) {
	corner := 9.0
	if c.wide {
		corner = 11
	}
	v.Stage.Put(sprites.VinoMap(corner, c.percent(), math.Round(c.x), math.Round(c.y)), c.sheet)
	for _, r := range v.goldRegions() {
		v.Stage.Add(ui.Item{Key: "gold/" + strconv.Itoa(r), Kind: ui.Surface, Appear: true,
			Surface: sprites.VinoRegion(r, c.percent(), math.Round(c.x), math.Round(c.y)), Box: ui.R(c.sheet.X, c.sheet.Y, 1, 1)})
	}
}

// smallMap is the map with a shield for each region, its leader, bottle, and how
// many private and state vineyards are free.
func (v *view) smallMap(c chart) {
	v.land(c)
	gold, own := v.goldRegions(), v.ownChoice()
	if !v.pawnsOut() {
		own = nil
	}
	shown := v.shownIn()
	revealed := slices.ContainsFunc(shown[:], func(list []engine.Player) bool { return len(list) > 0 }) // then all animals on the map are choices
	q, within := c.size(), c.sheet.Inset(ui.Near)                                                       // where regions may be touched
	counts, _ := c.places()
	marks := c.apart(table.Where(regions, v.marked))
	for r := range vi.Regions {
		cx, cy := c.at(shields[r].u, shields[r].w)
		v.Stage.Place(regionPlace(r), ui.R(cx-13*q, cy-15*q, 26*q, 31*q))
		chosen := slices.Contains(own, r)
		x, y := c.beside(r, clearOf(counts[r], pawnsAt(r, chosen, len(shown[r]))))
		if private, state := v.in.Free(r); private+state > 0 {
			v.tie(cx, cy, x, y)
		}
		v.counts(r, x, y, q)
		if v.in.Bottle(r) {
			v.bottle(r, cx+15.5*q, cy-6*q, 13*q)
		}
		v.place(v.shieldItem(r, slices.Contains(gold, r)), cx, cy+0.4, 26*q)
		if owners := v.in.Owners(r); len(owners) > 0 && !chosen && !revealed {
			x, y := c.beside(r, leadersAt[r])
			v.put(v.headLook(owners[0]), x, y, 19*q)
		}
		who := shown[r]
		if chosen {
			who = append([]engine.Player{v.Base()}, who...)
		}
		pawns := pawnsAt(r, chosen, len(shown[r]))
		upwards := table.UpTo(len(pawns))
		slices.SortStableFunc(upwards, func(i, j int) int { return cmp.Compare(pawns[i].w, pawns[j].w) })
		for _, i := range upwards { // who stands lower stands before the others
			x, y := c.beside(r, pawns[i])
			w := shownPawn
			if chosen && i == 0 {
				w = ownPawn
			}
			v.choicePawn(r, who[i], x, y, w*q)
		}
		x, y = c.beside(r, marks[r])
		v.regionMarks(r, x, y, markWide*q)
		v.regionControl(r, ui.R(cx-22*q, cy-22*q, 44*q, 44*q).Overlap(within))
	}
	v.barrelOn(c)
	x, y := c.at(roseAt.u, roseAt.w)
	v.rose(x, y, 60*c.scale, 85*c.scale, max(19, 46*c.scale), false)
}

// pawnsOut reports whether the pawns of choosing stand on the map: they go home
// when all is shown, before the barrel rolls (V20).
func (b *tableState) pawnsOut() bool { return b.in.Phase() == vi.PhaseChoose && b.between == nothing }

// choicePawn is somebody's pawn in a region that is chosen: it comes from his side.
func (v *view) choicePawn(r int, p engine.Player, cx, cy, w float64) {
	from := v.at(seatPlace(p))
	v.place(ui.Item{Key: "choice/" + strconv.Itoa(r) + "/" + v.Seat(p).Crest, Look: v.pawnLook(p), From: &from, Z: table.ZCards}, cx, cy, w)
}

// shownIn are the others who have chosen each region, while choices come to light
// (V20).
func (v *view) shownIn() (list [vi.Regions][]engine.Player) {
	if !v.pawnsOut() {
		return list
	}
	for _, p := range v.Ring {
		if p == v.Me() {
			continue
		}
		for _, r := range v.in.Choice(p) {
			list[r] = append(list[r], p)
		}
	}
	return list
}

// bottle adds a region's bottle, which can be inspected.
func (v *view) bottle(r int, cx, cy, w float64) {
	it := ui.Item{Look: bottleLook}
	v.Inspectable(&it, func() *table.Inspection {
		return &table.Inspection{Look: bottleLook, Words: v.x.Labels.Bottle.With("region", vi.RegionName(r))}
	})
	v.place(it, cx, cy, w)
	v.Stage.Place(bottlePlace(r), about(it.Look, cx, cy, w))
}

// counts says how many vineyards of a region are free: private ones, and the
// state's.
func (v *view) counts(r int, cx, cy, q float64) {
	private, state := v.in.Free(r)
	v.Stage.Shows(freeFact(r))
	if private+state == 0 {
		return
	}
	dx := 0.0
	if printed.Regions[r].Bottle { // it has vineyards of the state (V2)
		dx = 10.3 * q
		v.put(countLook("state", strconv.Itoa(state)), cx+dx, cy, 22*q)
	}
	v.put(countLook("private", strconv.Itoa(private)), cx-dx, cy, 22*q)
}

// tie is a line from a shield to what is free there, which may stand nearer to another.
func (v *view) tie(x, y, toX, toY float64) {
	from, to := rune(0), rune(bake.CurveParts)
	if (x < toX) != (y < toY) {
		from, to = to, from
	}
	box := ui.R(min(x, toX), min(y, toY), max(tieWide, math.Abs(x-toX)), max(tieWide, math.Abs(y-toY)))
	v.Stage.Put(sprites.Curve(string([]rune{from, bake.CurveParts, to, 0}), 0, tieWide, sprites.Ink, false), box)
}

// countLook is a coin that says how many vineyards of a kind there are.
func countLook(kind, n string) sprites.Look {
	return sprites.Look{ID: artFolder + "coin-count-" + kind, Lift: sprites.Token, Words: n}
}

// regionMarks adds to a shield what a decision has marked there: the variety of a
// drawn pair, or how many vineyards go back.
func (v *view) regionMarks(r int, x, y, w float64) {
	if v.drawn(r) {
		v.place(v.varietyItem(startVariety(r)), x, y, w)
	}
	if n := v.goBack(r); n > 0 {
		v.Stage.Put(sprites.Surface{Kind: sprites.Plate, R: 5, Lift: sprites.Token}, ui.R(x-17, y-12, 34, 24))
		v.Stage.Words(v.Words.Signed(-n), x, y+5.5, ui.PaperBold.Sized(16).At(sprites.Middle))
	}
}

// marked reports whether a region has one.
func (v *view) marked(r int) bool { return v.drawn(r) || v.goBack(r) > 0 }

func (v *view) drawn(r int) bool {
	return v.in.Phase() == vi.PhaseDrawn && slices.Contains(v.in.Drawn(), r)
}

// goBack is how many vineyards of a region go back.
func (v *view) goBack(r int) int {
	n := len(table.Where(v.wentBack(), func(s spot) bool { return s.region == r }))
	if v.in.Phase() == vi.PhaseGive && n == 0 {
		n = v.tickedIn(r)
	}
	return n
}

// regionControl lets a region be pressed: chosen, opened, or looked at.
func (v *view) regionControl(r int, box ui.Rect) {
	c := ui.Control{ID: regionID(r), Label: v.regionFacts(r), Rect: box, Part: true}
	c.Act = func() { v.lookAtRegion(r) }
	c.Checked = v.page == regionPage && v.region == r
	if v.t.Deciding() {
		switch v.in.Phase() {
		case vi.PhaseChoose:
			c.Role, c.Checked = ui.Checkbox, slices.Contains(v.pick.regions, r)
			c.Act = func() { v.pickRegion(r) }
		case vi.PhaseSecond, vi.PhaseThird:
			c.Checked = v.pick.tab == r
			c.Act = func() { v.openRegion(r) }
		default:
			if slices.Contains(v.in.Drawn(), r) || slices.Contains(v.giveRegions(), r) {
				c.Act = func() { v.openRegion(r) }
			}
		}
	}
	c.Inspect = func() { v.Inspect(v.regionInspection(r)) }
	v.Stage.Control(c)
}

// barrelOn adds the barrel beside the region that is bought in.
func (v *view) barrelOn(c chart) {
	if v.barrel < 0 {
		return
	}
	_, marks := c.places()
	x, y := c.beside(v.barrel, marks[v.barrel])
	w := 42 * c.size()
	if c.wide {
		x, y = c.widePlace(v.barrel)
		w = wideBarrel
	}
	look, words := sprites.Look{ID: artFolder + "barrel", Lift: sprites.Card}, v.x.Verbs.Rolls.With("region", vi.RegionName(v.barrel))+"."
	from := ui.R(c.sheet.X+12, c.sheet.Y+40, w, w*barrelRatio)
	it := ui.Item{Key: "barrel", Look: look, From: &from, Centred: true, Turn: float64(v.barrel) * 360, Z: table.ZCards}
	v.Inspectable(&it, func() *table.Inspection { return &table.Inspection{Look: look, Words: words} })
	v.place(it, x, y, w)
}

// rose adds the wind rose with the pawns in turn order: the first in the north,
// then clockwise.
func (v *view) rose(cx, cy, radius, ring, w float64, numbers bool) {
	wind := ui.Item{Look: sprites.Look{ID: artFolder + "wind-rose"}}
	v.Inspectable(&wind, func() *table.Inspection { return &table.Inspection{Look: wind.Look, Words: v.x.Labels.Order} })
	v.place(wind, cx, cy, radius*2.08)
	list := v.in.Rose()
	v.Stage.Shows(orderFact)
	for i, p := range list {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(len(list)))
		x, y := cx+ring*sin, cy-ring*cos
		look := v.pawnLook(p)
		look.Glow = v.acting() == p && v.in.Phase() >= vi.PhaseSell && v.in.Phase() <= vi.PhaseRaise
		it := ui.Item{Key: "rose/" + strconv.Itoa(int(p)), Kind: ui.Piece, Look: look, Box: ui.R(x-w/2, y-w*0.86, w, w*pawnRatio), Z: 1}
		if v.pawnsOut() {
			it.Alpha = faded // those of the choices count
		}
		v.Inspectable(&it, func() *table.Inspection {
			return &table.Inspection{Look: v.pawnLook(p), Words: v.WordsOf(p).Vino.Labels.Rose.With("name", v.PlayerName(p), "rank", v.Words.Ordinal(i+1))}
		})
		v.Stage.Add(it)
		if numbers {
			dx := 13.0 // towards the rose, clear of regions
			if sin > 0.3 {
				dx = -13
			}
			v.Stage.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: artFolder + "coin-count-private", Words: strconv.Itoa(i + 1)}, Box: ui.R(x+dx-10, y+1, 20, 20), Z: 2})
		}
	}
}

// clockItem is a bottle of those that are left.
func (v *view) clockItem() ui.Item {
	it := ui.Item{Look: bottleLook}
	v.Inspectable(&it, func() *table.Inspection {
		return &table.Inspection{Look: bottleLook, Words: v.Words.Count(v.x.Labels.Clock, v.in.Bottles())}
	})
	return it
}

// bottlesLeft adds how many there still are, the clock of the game.
func (v *view) bottlesLeft(x, y float64) {
	v.Stage.Place(clockPlace, ui.R(x, y, 17, 47))
	v.Stage.Shows(bottlesFact)
	bottle := v.clockItem()
	v.place(bottle, x+17.0/2, y+17*sprites.Ratio(bottleLook.ID)/2, 17)
	words := strconv.Itoa(v.in.Bottles()) + "/" + strconv.Itoa(vi.AllBottles)
	v.Stage.Words(words, x+23, y+34, ui.PaperNumber.Sized(20))
}
