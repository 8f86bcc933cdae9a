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

// A lane says where a region's road stands beside the map: from its upper left, or
// with right its upper right, seen from the sheet's, in so many columns.
type lane struct {
	region  int
	x, y    float64
	columns int
	right   bool
}

var lanes = []lane{
	{0, 28, 18, 3, false}, {6, 28, 102, 7, false}, {1, 28, 246, 7, false}, {3, 28, 354, 8, false},
	{8, -22, 15, 6, true}, {7, -22, 90, 7, true}, {5, -22, 226, 8, true}, {2, -22, 300, 5, true}, {4, -22, 406, 6, true},
}

// top is where a road begins on a sheet so high.
func (l lane) top(h float64) float64 { return l.y * h / 520 }

// rows are those that the vineyards of its region take.
func (l lane) rows() int { return (vi.RoadLength(l.region) + l.columns - 1) / l.columns }

// height is that of the road with its head.
func (l lane) height() float64 { return roadShield*shieldRatio + ui.Near + float64(l.rows())*roadRow }

// mapWide is the map with each region's road beside it.
func (v *view) mapWide(r ui.Rect) {
	c := chartWide(r)
	v.land(c)
	gold := v.goldRegions()
	for _, l := range lanes {
		v.road(l, r, c, slices.Contains(gold, l.region))
	}
	v.wideMarks(c, gold)
	v.barrelOn(c)
	x, y := c.at(wideRose.u, wideRose.w)
	v.rose(x, y, 45, 57, 26, true)
	v.TellAt(ui.R(r.X+seaTold, r.Bottom()-seaToldHigh-ui.Loose, seaToldWide, seaToldHigh))
	v.way(r)
}

// road is a region's road: shield, name, owners with their varieties, vineyards. Its shield on the map is pressed as well.
func (v *view) road(l lane, board ui.Rect, c chart, current bool) {
	s, region := v.Stage, l.region
	s.Shows(freeFact(region))
	wide := float64(l.columns)*roadPitch - ui.Tight
	coins := ui.Fixed(wide, float64(l.rows())*roadRow, func(_ *ui.Stage, r ui.Rect) { v.roadCoins(l, r) })
	head := func(gap, animal, shape, beside float64) ui.Part {
		return ui.Row(gap,
			ui.Picture(v.shieldItem(region, current), roadShield),
			ui.Label(vi.RegionName(region), ui.PaperName.Sized(ui.Lead)),
			ui.Spring(),
			ui.Row(beside, v.growers(region, animal, shape)...))
	}
	owners := head(ui.Apart, smallHead, roadShape, ui.Close)
	if s.WidthOf(owners) > wide {
		owners = head(ui.Near, lowHead, roadShape, ui.Near)
	}
	road := ui.Column(ui.Near,
		owners,
		ui.When(l.right, coins.Right()), ui.When(!l.right, coins.Left()))
	r := ui.R(board.X+l.x, board.Y+l.top(board.H), s.WidthOf(road), l.height())
	if l.right {
		r.X = board.Right() + l.x - r.W
	}
	around := ui.R(r.X-ui.Apart, r.Y-ui.Close, r.W+2*ui.Apart, r.H+ui.Apart)
	s.Put(sprites.Surface{Kind: sprites.Halo}, around)
	if current {
		s.Put(sprites.Surface{Kind: sprites.Wash, Tint: currentRoad}, around)
		v.frame(ui.R(around.X, r.Y-roadFrame, around.W, r.H+roadFrame+ui.Near), 8, false)
	}
	s.Lay(road, r)
	if v.Hinting() {
		around.H = ui.Target // a hint's number stands at the head, over no vineyard
	}
	v.regionControl(region, around.Grow(ui.Target, ui.Target))
	x, y := c.at(wideShields[region].u, wideShields[region].w)
	s.Find(regionID(region)).Twin = ui.R(x-wideTouch/2, y-wideTouch/2, wideTouch, wideTouch)
}

// growers are the owners of a region in the head of its road, each with his variety at his
// animal's foot.
func (v *view) growers(region int, animal, shape float64) []ui.Part {
	return table.Each(v.in.Owners(region), func(p engine.Player) ui.Part {
		return ui.Row(-shapeOver, v.HeadPart(p, animal), ui.Art("common/shape-"+colours[v.in.Grows(p, region)], shape).Bottom())
	})
}

// roadCoins are the vineyards of a road on their beds.
func (v *view) roadCoins(l lane, r ui.Rect) {
	at := func(n int) (cx, cy float64) {
		return r.X + roadCoin/2 + float64(n%l.columns)*roadPitch, r.Y + roadCoin/2 + float64(n/l.columns)*roadRow
	}
	last := vi.RoadLength(l.region) - 1
	for row := range l.rows() {
		left, y := at(row * l.columns)
		right, _ := at(min((row+1)*l.columns-1, last))
		if row > 0 {
			left -= roadTurn
		}
		if row < l.rows()-1 {
			right += roadTurn
		}
		v.Stage.Put(sprites.Surface{Kind: sprites.RoadBed}, ui.R(left, y-roadCoin/2, right-left, roadCoin))
	}
	for n := range last + 1 {
		cx, cy := at(n)
		v.roadCoin(spot{l.region, n}, cx, cy)
	}
}

// roadCoin is a vineyard on its road, to read.
func (v *view) roadCoin(s spot, cx, cy float64) {
	p, owned := v.in.Owner(s.region, s.vineyard)
	giving, offered := v.goesBack(s), v.selling() && owned && p == v.Me() && v.in.Grows(p, s.region) == v.pick.wares
	v.Stage.Place(s.place(), ui.R(cx-roadCoin/2, cy-roadCoin/2, roadCoin, roadCoin))
	if owned && !(giving && v.ticked(s)) {
		v.put(sprites.Look{ID: artFolder + "coin-owned-road", Glow: slices.Contains(v.shown.spots, s)}, cx, cy, roadCoin)
		w := 23.0
		if giving || offered || slices.Contains(v.stepSpots, s) {
			v.put(sprites.Look{ID: artFolder + "chosen-private"}, cx, cy, stepRing)
			w = stepHead
		}
		v.pawnHead("road", s, p, cx, cy-1, w)
		return
	}
	v.smallCoin(s, cx, cy, roadCoin, v.ticked(s) || slices.Contains(v.wentBack(), s) || slices.Contains(v.stepSpots, s))
}

// wideMarks are the shields, bottles and free varieties on the map.
func (v *view) wideMarks(c chart, gold []int) {
	own, shown := v.ownChoice(), v.shownIn()
	for r := range vi.Regions {
		cx, cy := c.at(wideShields[r].u, wideShields[r].w)
		v.Stage.Place(regionPlace(r), ui.R(cx-15, cy-17, 30, 35))
		if v.in.Bottle(r) {
			x, y := c.at(wideBottles[r].u, wideBottles[r].w)
			v.bottle(r, x, y-16, 16)
		}
		v.place(v.shieldItem(r, slices.Contains(gold, r)), cx, cy+0.7, 30)
		for i, g := range members(v.in.FreeMarkers(r)) {
			x, y := c.at(wideFree[r][i].u, wideFree[r][i].w)
			v.place(v.varietyItem(g), x, y, 26)
		}
		if v.in.Phase() == vi.PhaseDrawn && slices.Contains(v.in.Drawn(), r) {
			v.place(v.varietyItem(startVariety(r)), cx-29, cy+3, 27)
		}
		if len(v.wentBack()) > 0 {
			v.regionMarks(r, cx-wideMark, cy, 27)
		}
		x, y := c.widePlace(r)
		if v.pawnsOut() && slices.Contains(own, r) {
			v.choicePawn(r, v.Base(), x, y, wideOwnPawn)
			x += c.wideStep(r)
		}
		for i, p := range shown[r] {
			v.choicePawn(r, p, x+float64(i)*c.wideStep(r), y, wideShownPawn)
		}
	}
}

// way is the foot of the map: the barrel's way with who chose what, or while wine
// is sold, who sells when.
func (v *view) way(r ui.Rect) {
	foot := ui.R(r.X+wayLeft, r.Bottom()-wayFoot, wayWide, wayHigh)
	if p := v.in.Phase(); p >= vi.PhaseSell && p <= vi.PhaseRaise {
		v.Stage.Lay(v.sellingOrder().Left().Middle(), foot)
		return
	}
	stops := table.Each(regions, v.wayStop)
	line := func(s *ui.Stage, r ui.Rect, inner func()) {
		s.Put(sprites.Surface{Kind: sprites.Wash, Tint: wayLine}, ui.R(r.X+wayPitch/2, r.Y+wayShield*shieldRatio/2, r.W-wayPitch, 1))
		inner()
	}
	way, known := ui.Row(0, stops...).Around(line).Left(), func(n int) bool { return len(v.choosersOf(n)) > 0 }
	if v.in.Round() > 0 && !slices.ContainsFunc(regions, known) {
		way = ui.Column(0, way, ui.Label(v.x.Places.Way, ui.PaperItalic.Sized(ui.Note).In(sprites.InkSoft)))
	}
	v.Stage.Lay(way.Top(), foot)
}

// choosersOf are those who have chosen a region, as far as the viewer knows.
func (v *view) choosersOf(n int) []engine.Player {
	return table.Where(v.t.Seats(), func(p engine.Player) bool {
		choice := v.in.Choice(p)
		if p == v.Me() && v.in.Phase() == vi.PhaseChoose {
			choice = v.ownChoice()
		}
		return slices.Contains(choice, n)
	})
}

// wayStop is a region of the barrel's way, with those who have chosen it.
func (v *view) wayStop(n int) ui.Part {
	alpha := 1.0
	if v.barrel > n {
		alpha = passing
	}
	who := table.Each(v.choosersOf(n), func(p engine.Player) ui.Part { return v.paleCrest(p, alpha, wayCrest) })
	shield := ui.Item{Look: sprites.Look{ID: artFolder + "region-shield", Words: strconv.Itoa(n + 1)}, Alpha: alpha}
	if v.barrel == n || v.in.Phase() == vi.PhaseChoose && len(who) > 0 {
		shield.Look.ID += "-current"
	}
	over := 0.0
	if len(who) > 2 {
		over = wayOver
	}
	return ui.Column(ui.Tight, ui.Picture(shield, wayShield), ui.Row(-over, who...).Pad(ui.Tight, 0).Centred()).Top().AtLeast(wayPitch, 0)
}

// paleCrest is somebody's shield, as strong as alpha says.
func (v *view) paleCrest(p engine.Player, alpha, w float64) ui.Part {
	return ui.Picture(ui.Item{Look: sprites.Look{ID: table.CrestArt(v.Seat(p).Crest)}, Alpha: alpha}, w)
}

// sellingOrder says who sells when.
func (v *view) sellingOrder() ui.Part {
	var list []ui.Part
	for i, p := range v.in.Rose() {
		now := v.acting() == p
		crest := v.CrestPart(p, panelShield)
		if _, sold := v.saleOf(p); sold && !now && v.between == nothing {
			crest = badged(v.paleCrest(p, passing, panelShield))
		}
		seat := ui.Row(ui.Close, ui.Label(strconv.Itoa(i+1), ui.PaperBold.Sized(ui.Lead)), crest).Pad(ui.Close, ui.Near)
		if now {
			seat = seat.On(sprites.Surface{Kind: sprites.GoldFrame, R: 8, Line: true})
		}
		if i > 0 {
			list = append(list, ui.Icon("chevron", ui.PaperSoft.Sized(ui.LeastText)).Dropped(1))
		}
		list = append(list, seat)
	}
	return ui.Row(ui.Near, list...)
}
