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
func (l lane) height() float64 { return 32 + float64(l.rows())*roadRow }

// mapWide is the map with each region's road beside it.
func (v *view) mapWide(r ui.Rect) {
	c := chartWide(r)
	v.land(c)
	gold := v.goldRegions()
	for _, l := range lanes {
		x := r.X + l.x
		if l.right {
			x = r.Right() + l.x
		}
		v.road(l, x, r.Y+l.top(r.H), slices.Contains(gold, l.region))
	}
	v.wideMarks(c, gold)
	v.barrelOn(c)
	x, y := c.at(wideRose.u, wideRose.w)
	v.rose(x, y, 45, 57, 26, true)
	v.way(r)
}

// road is a region's road: shield, name, owners with their varieties, vineyards.
func (v *view) road(l lane, x, y float64, current bool) {
	s, region := v.Stage, l.region
	s.Shows(freeFact(region))
	owners := v.in.Owners(region)
	rows, h := l.rows(), l.height()
	name := table.PaperName.Sized(18)
	coins := float64(l.columns)*roadPitch - 2
	w := max(coins, 43+sprites.Measure(vi.RegionName(region), name)+float64(len(owners))*31)
	first := x
	if l.right {
		first, x = x-coins, x-w
	}
	s.Put(sprites.Surface{Kind: sprites.Halo}, ui.R(x-8, y-6, w+14, h+8))
	if current {
		s.Put(sprites.Surface{Kind: sprites.Wash, Tint: currentRoad}, ui.R(x-8, y-7, w+15, h+10))
		v.frame(ui.R(x-9, y-roadFrame, w+17, h+12), 8, false)
	}
	v.shield(region, x+13, y+13.4, 26, current)
	s.Words(vi.RegionName(region), x+33, y+20, name)
	ox := x + w - float64(len(owners))*31 + 2
	for i, p := range owners {
		v.head(p, ox+float64(i)*31+11, y+13, 22)
		v.shape(v.in.Grows(p, region), ox+float64(i)*31+23.6, y+16.8, 13)
	}
	for row := range rows {
		k := min(l.columns, vi.RoadLength(region)-row*l.columns)
		left, right := first+roadCoin/2, first+roadCoin/2+float64(k-1)*roadPitch
		if row > 0 {
			left -= 17
		}
		if row < rows-1 {
			right += 17
		}
		s.Put(sprites.Surface{Kind: sprites.RoadBed}, ui.R(left, y+32+float64(row)*roadRow, right-left, roadCoin))
	}
	for n := range vi.RoadLength(region) {
		cx := first + roadCoin/2 + float64(n%l.columns)*roadPitch
		v.roadCoin(spot{region, n}, cx, y+32+roadCoin/2+float64(n/l.columns)*roadRow)
	}
	box := ui.R(x-6, y-6, max(44, w+10), max(44, h+7))
	if v.Hinting() {
		box.H = 44 // a hint's number stands at the head, over no vineyard
	}
	v.regionControl(region, box)
}

// roadCoin is a vineyard on its road, to read.
func (v *view) roadCoin(s spot, cx, cy float64) {
	p, owned := v.in.Owner(s.region, s.vineyard)
	giving := v.in.Phase() == vi.PhaseGive && owned && p == v.in.Turn() && v.in.Grows(p, s.region) == v.in.Wares()
	offered := v.in.Phase() == vi.PhaseSell && owned && v.t.Deciding() && p == v.Me() && v.in.Grows(p, s.region) == v.pick.wares
	if owned && !(giving && v.ticked(s)) {
		v.Stage.Place(place{spot: s}.id(), ui.R(cx-roadCoin/2, cy-roadCoin/2, roadCoin, roadCoin))
		v.put(sprites.Look{ID: artFolder + "coin-owned-road", Glow: v.points(s)}, cx, cy, roadCoin, 1, nil)
		w := 23.0
		if giving || offered {
			v.put(sprites.Look{ID: artFolder + "chosen-private"}, cx, cy, 28, 1, nil)
			w = 20
		}
		v.pawnHead(onRoad, s, p, cx, cy-1, w)
		return
	}
	v.Stage.Place(place{spot: s}.id(), ui.R(cx-roadCoin/2, cy-roadCoin/2, roadCoin, roadCoin))
	v.smallCoin(s, cx, cy, roadCoin, v.ticked(s))
}

// wideMarks are the shields, bottles and free varieties on the map.
func (v *view) wideMarks(c chart, gold []int) {
	own, shown := v.ownChoice(), v.shownIn()
	for r := range vi.Regions {
		cx, cy := c.at(wideShields[r].u, wideShields[r].w)
		v.Stage.Place(regionPlace(r).id(), ui.R(cx-15, cy-17, 30, 35))
		if v.in.Bottle(r) {
			x, y := c.at(wideBottles[r].u, wideBottles[r].w)
			v.put(sprites.Look{ID: artFolder + "bottle", Lift: sprites.Token}, x, y-16, 16, bottleRatio, v.bottleTell(r))
		}
		v.shield(r, cx, cy+0.7, 30, slices.Contains(gold, r))
		for i, g := range members(v.in.FreeMarkers(r)) {
			x, y := c.at(wideFree[r][i].u, wideFree[r][i].w)
			v.variety(g, x, y, 26)
		}
		if v.in.Phase() == vi.PhaseDrawn && slices.Contains(v.in.Drawn(), r) {
			v.variety(startVariety(r), cx-29, cy+3, 27)
		}
		v.shownPawns(r, shown[r], cx, cy+33, 24)
		if v.pawnsOut() && slices.Contains(own, r) {
			x, y := c.widePlace(r)
			v.choicePawn(r, x, y, wideOwnPawn)
		}
	}
}

// way is the foot of the map: the barrel's way with who chose what, or while wine
// is sold, who sells when.
func (v *view) way(r ui.Rect) {
	if p := v.in.Phase(); p >= vi.PhaseSell && p <= vi.PhaseRaise {
		v.sellingOrder(r)
		return
	}
	s := v.Stage
	x0, y := r.X+44, r.Bottom()-53
	s.Put(sprites.Surface{Kind: sprites.Wash, Tint: 0x24171066}, ui.R(x0, y, 8*wayPitch, 1))
	for n := range vi.Regions {
		x := x0 + float64(n)*wayPitch
		var who []int
		for i := range v.in.Players() {
			p := engine.Player(i)
			choice := v.in.Choice(p)
			if p == v.Me() && v.in.Phase() == vi.PhaseChoose {
				choice = v.ownChoice()
			}
			if slices.Contains(choice, n) && (p != v.Me() || !v.Veiled() || v.in.Phase() != vi.PhaseChoose) {
				who = append(who, i)
			}
		}
		done := v.barrel > n
		look := sprites.Look{ID: artFolder + "region-shield", Words: strconv.Itoa(n + 1)}
		if v.barrel == n || v.in.Phase() == vi.PhaseChoose && len(who) > 0 {
			look.ID += "-current"
		}
		alpha := 1.0
		if done {
			alpha = 0.55
		}
		v.pale(look, x, y, 21, shieldRatio, alpha)
		for k, box := range crestsBelow(len(who), x, y+12) {
			v.pale(sprites.Look{ID: table.CrestArt(v.Seat(engine.Player(who[k])).Crest)}, box.CX(), box.CY(), box.W, 72.0/64, alpha)
		}
	}
}

// crestsBelow are the places of n crests below a region of the way, about cx: none
// leaves its column, more than two take a second row.
func crestsBelow(n int, cx, top float64) []ui.Rect {
	columns := min(n, 2)
	if n > 4 {
		columns = 3
	}
	w := min(17, (wayPitch-2)/float64(max(columns, 1))-1)
	var list []ui.Rect
	for k := range n {
		row := k / columns
		inRow := min(columns, n-row*columns)
		x := cx + (float64(k%columns)-float64(inRow)/2)*(w+1) + 0.5
		list = append(list, ui.R(x, top+float64(row)*(w*72/64+0.5), w, w*72/64))
	}
	return list
}

// sellingOrder says who sells when.
func (v *view) sellingOrder(r ui.Rect) {
	s := v.Stage
	rose := v.in.Rose()
	pitch := min(78, 237/float64(len(rose)-1)) // clear of the sea's name
	for i, p := range rose {
		x, y := r.X+32+float64(i)*pitch, r.Bottom()-49
		now := v.acting() == p
		if now {
			v.frame(ui.R(x-5, y-20, 58, 40), 8, true)
		}
		s.Words(strconv.Itoa(i+1), x+4, y+7, table.PaperBold.Sized(17))
		alpha := 1.0
		sold := v.hasSold(p) && !now && v.between == nothing
		if sold {
			alpha = 0.6
		}
		v.pale(sprites.Look{ID: table.CrestArt(v.Seat(p).Crest)}, x+31, y, 24, 72.0/64, alpha)
		if sold {
			v.put(sprites.Look{ID: "common/tick-badge"}, x+44, y-8, 17, 1, nil)
		}
		if i < len(rose)-1 && pitch > 70 {
			s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "chevron", Stroke: 1.8, Tint: sprites.InkSoft}, ui.R(x+60, y-7, 13, 13))
		}
	}
}
