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
	{8, -22, 17, 6, true}, {7, -22, 96, 7, true}, {5, -22, 232, 8, true}, {2, -22, 310, 5, true}, {4, -22, 406, 6, true},
}

// mapWide is the map with each region's road beside it.
func (v *view) mapWide(r ui.Rect) {
	c := chartWide(r)
	v.dense = false
	v.land(c)
	gold := v.goldRegions()
	stretch := (r.H - 520) / 520
	for _, l := range lanes {
		x := r.X + l.x
		if l.right {
			x = r.Right() + l.x
		}
		v.road(l, x, r.Y+l.y*(1+stretch), slices.Contains(gold, l.region))
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
	owners := v.in.Owners(region)
	rows := (vi.RoadLength(region) + l.columns - 1) / l.columns
	name := table.PaperName.Sized(18)
	coins := float64(l.columns)*roadPitch - 2
	w := max(coins, 43+sprites.Measure(vi.RegionName(region), name)+float64(len(owners))*31)
	first := x
	if l.right {
		first, x = x-coins, x-w
	}
	h := 32 + float64(rows)*roadRow
	s.Put(sprites.Surface{Kind: sprites.Halo}, ui.R(x-8, y-6, w+14, h+8))
	if current {
		s.Put(sprites.Surface{Kind: sprites.Wash, Tint: currentRoad}, ui.R(x-8, y-7, w+15, h+10))
		v.frame(ui.R(x-9, y-8, w+17, h+12), 8, false)
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
	v.regionControl(region, ui.R(x-6, y-6, max(44, w+10), 44))
}

// roadCoin is a vineyard on its road, to read.
func (v *view) roadCoin(s spot, cx, cy float64) {
	p, owned := v.in.Owner(s.region, s.vineyard)
	giving := v.in.Phase() == vi.PhaseGive && owned && p == v.in.Turn() && v.in.Grows(p, s.region) == v.in.Wares()
	offered := v.in.Phase() == vi.PhaseSell && owned && v.t.Deciding() && p == v.Me() && v.in.Grows(p, s.region) == v.pick.wares
	if owned && !(giving && v.ticked(s)) {
		if _, seen := v.spotAt[s]; !seen {
			v.spotAt[s] = ui.R(cx-roadCoin/2, cy-roadCoin/2, roadCoin, roadCoin)
		}
		v.put(sprites.Look{ID: artFolder + "coin-owned-road", Glow: v.points(s)}, cx, cy, roadCoin, 1, nil)
		w := 23.0
		if giving || offered {
			v.put(sprites.Look{ID: artFolder + "chosen-private"}, cx, cy, 28, 1, nil)
			w = 20
		}
		v.pawnHead(onRoad, s, p, cx, cy-1, w)
		return
	}
	v.spotAt[s] = ui.R(cx-roadCoin/2, cy-roadCoin/2, roadCoin, roadCoin)
	v.smallCoin(s, cx, cy, roadCoin, v.ticked(s))
}

// wideMarks are the shields, bottles and free varieties on the map.
func (v *view) wideMarks(c chart, gold []int) {
	own, shown := v.ownChoice(), v.shownIn()
	for r := range vi.Regions {
		cx, cy := c.at(wideShields[r].u, wideShields[r].w)
		v.regionAt[r] = ui.R(cx-15, cy-17, 30, 35)
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
		if v.in.Phase() == vi.PhaseChoose && slices.Contains(own, r) {
			dx := -28.0
			if r == 1 {
				dx = 28
			}
			v.choicePawn(r, cx+dx, cy-10, 34)
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
	const pitch = 30.0
	x0, y := r.X+44, r.Bottom()-53
	s.Put(sprites.Surface{Kind: sprites.Wash, Tint: 0x24171066}, ui.R(x0, y, 8*pitch, 1))
	for n := range vi.Regions {
		x := x0 + float64(n)*pitch
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
		step := min(16, 26/float64(max(len(who), 1)))
		for k, i := range who {
			cx := x + (float64(k)-float64(len(who)-1)/2)*step
			v.pale(sprites.Look{ID: table.CrestArt(v.Seat(engine.Player(i)).Crest)}, cx, y+25, 17, 72.0/64, alpha)
		}
	}
}

// sellingOrder says who sells when.
func (v *view) sellingOrder(r ui.Rect) {
	s := v.Stage
	rose := v.in.Rose()
	pitch := min(78, 237/float64(len(rose)-1)) // clear of the sea's name
	for i, p := range rose {
		x, y := r.X+32+float64(i)*pitch, r.Bottom()-49
		now := v.in.Turn() == p
		if now {
			v.frame(ui.R(x-5, y-20, 58, 40), 8, true)
		}
		s.Words(strconv.Itoa(i+1), x+4, y+7, table.PaperBold.Sized(17))
		alpha := 1.0
		if v.hasSold(p) && !now {
			alpha = 0.6
		}
		v.pale(sprites.Look{ID: table.CrestArt(v.Seat(p).Crest)}, x+31, y, 24, 72.0/64, alpha)
		if v.hasSold(p) && !now {
			v.put(sprites.Look{ID: "common/tick-badge"}, x+44, y-8, 17, 1, nil)
		}
		if i < len(rose)-1 && pitch > 70 {
			s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "chevron", Stroke: 1.8, Tint: sprites.InkSoft}, ui.R(x+60, y-7, 13, 13))
		}
	}
}
