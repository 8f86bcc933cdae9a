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

// choiceSheet shows the two regions that the viewer chooses, or has chosen: what
// is left to buy there, and who would come first (V20, V22).
func (v *view) choiceSheet(r ui.Rect) {
	own := v.ownChoice()
	wide := wideSheet(r)
	const gap = 6.0
	w := (r.W - gap) / 2
	if wide {
		v.paper(r)
		w = r.W / 2
	}
	for i := range 2 {
		q := ui.R(r.X+float64(i)*(r.W-w), r.Y, w, r.H)
		if wide && i == 1 {
			v.Stage.Put(sprites.Surface{Kind: sprites.Upright}, ui.R(q.X, q.Y+16, 1, q.H-32))
		}
		switch {
		case i >= len(own):
			v.emptyTicket(q, i == len(own), wide)
		case wide:
			v.ticketWide(q, own[i])
		default:
			v.ticket(q, own[i])
		}
	}
}

// emptyTicket is the place of a region that is still to be chosen.
func (v *view) emptyTicket(r ui.Rect, next, wide bool) {
	s := v.Stage
	box := r.Inset(4)
	if wide {
		box = r.Inset(16)
	} else {
		s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Card}, r)
	}
	s.Put(sprites.Surface{Kind: sprites.Dashed}, box.Inset(6))
	w := 38.0
	s.Put(sprites.Surface{Kind: sprites.ShieldBack}, ui.R(box.CX()-w/2, box.CY()-w, w, w*shieldRatio))
	words := v.x.Hints.TapTwo
	switch {
	case !v.t.Deciding() && !v.in.Acting().Has(v.Base()):
		words = v.x.Places.InSecret
	case !next || len(v.pick.regions) == 1:
		words = v.x.Hints.TapOne
	}
	st := table.PaperItalic.Sized(16).In(sprites.InkSoft)
	lines := ui.Balance(words, st, box.W-40)
	s.Lines(lines, box.CX(), box.CY()+32, 19, st.At(sprites.Middle))
}

// ticketHead is a ticket's head: the region, and the own pawn that goes there.
func (v *view) ticketHead(r ui.Rect, region int, size, rule float64) {
	room := r.W - 100
	if r.W < 172 {
		room = r.W - 60 // the map shows the pawn
	} else {
		v.put(v.pawnLook(v.Base()), r.Right()-25, r.Y+rule*0.52, 24, pawnRatio, nil)
	}
	v.ticketName(r, region, size, rule, room)
}

// ticketName is the region in a ticket's head.
func (v *view) ticketName(r ui.Rect, region int, size, rule, room float64) {
	v.shield(region, r.X+12+size*0.43, r.Y+rule*0.58, 30, true)
	st := table.PaperName.Sized(size)
	st.Size = min(size, ui.FitSize(vi.RegionName(region), st, room))
	v.Stage.Words(vi.RegionName(region), r.X+50, r.Y+rule*0.76, st)
	v.Stage.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(r.X+12, r.Y+rule, r.W-24, 5))
}

// ticket is a chosen region on a phone.
func (v *view) ticket(r ui.Rect, region int) {
	s := v.Stage
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Card, Line: true}, r)
	v.ticketHead(r, region, 21, 47)
	v.ticketBody(ui.R(r.X, r.Y+67, r.W, r.H-92), region)
	order := table.PaperItalic.Sized(16)
	line := v.orderWords(region)
	order.Size = max(13, min(16, ui.FitSize(line, order, r.W-16)))
	s.Words(ui.Ellipsis(line, order, r.W-14), r.CX(), r.Bottom()-9, order.At(sprites.Middle))
}

// ticketBody says who owns what in a region, and what is free there.
func (v *view) ticketBody(r ui.Rect, region int) {
	s := v.Stage
	y := v.ticketOwners(r, region, r.Y)
	marks := members(v.in.FreeMarkers(region))
	soft := table.PaperItalic.Sized(16).In(sprites.InkSoft)
	words := v.x.Places.Free
	if len(marks) == 0 {
		words = v.x.Places.NoneFree
		soft.Size = ui.FitSize(words, soft, r.W-24)
		soft.Size = min(soft.Size, 16)
	}
	s.Words(words, r.X+13, y+5, soft)
	x := r.X + 13 + sprites.Measure(words, soft) + 8
	step := min(30, (r.Right()-12-24-x)/float64(max(len(marks)-1, 1)))
	for i, g := range marks {
		v.variety(g, x+12+float64(i)*step, y, 24)
	}
	v.ticketCoins(ui.R(r.X+8, y+14, r.W-16, r.Bottom()-y-14), region)
}

// regionInspection shows a region in large, as on its ticket.
func (b *board) regionInspection(region int) *table.Inspection {
	h := 134 + 38.5*float64((len(b.free(region))+6)/7)
	if len(b.in.Owners(region)) > 4 {
		h += 26 // they take a second row
	}
	return &table.Inspection{Words: b.regionFacts(region), W: 304, H: h, Sheet: func(c *table.Canvas, r ui.Rect) {
		v := b.view(c)
		v.ticketName(r, region, 24, 52, r.W-90)
		if b.in.Bottle(region) {
			v.put(sprites.Look{ID: artFolder + "bottle", Lift: sprites.Token}, r.Right()-28, r.Y+27, 15, bottleRatio, nil)
		}
		v.ticketBody(ui.R(r.X+6, r.Y+76, r.W-12, r.H-86), region)
	}}
}

// ticketOwners are the owners with their varieties and how many vineyards each
// has; it returns the y of the next row.
func (v *view) ticketOwners(r ui.Rect, region int, y float64) float64 {
	x := r.X + 11
	st := table.PaperBold.Sized(16)
	for _, p := range v.in.Owners(region) {
		n := strconv.Itoa(v.in.Owned(p, region))
		w := 41.5 + sprites.Measure(n, st)
		if x+w > r.Right()-4 {
			x, y = r.X+11, y+26
		}
		v.head(p, x+10, y, 21)
		v.variety(v.in.Grows(p, region), x+28.5, y, 23)
		v.Stage.Words(n, x+41.5, y+5.5, st)
		x += w + 5
	}
	return y + 28
}

// free are the vineyards of a region that nobody owns.
func (b *board) free(region int) []spot {
	var list []spot
	for n := range vi.RoadLength(region) {
		if _, owned := b.in.Owner(region, n); !owned {
			list = append(list, spot{region, n})
		}
	}
	return list
}

// ticketCoins shows the vineyards that are left, to read; where there is no room
// for all, the last place says how many more.
func (v *view) ticketCoins(r ui.Rect, region int) {
	list := v.free(region)
	columns, size, row := max(4, int(r.W/28.3)), roadCoin, 28.4
	if wide := int(r.W / 38.5); len(list) <= wide*int((r.H+3)/38.5) {
		columns, size, row = wide, 36, 38.5
	}
	rows := max(1, int((r.H+2)/row))
	if len(list) <= columns*rows {
		rows = max(1, (len(list)+columns-1)/columns)
	}
	pitch := r.W / float64(columns)
	y0 := r.Y + row/2
	for i, s := range list {
		cx, cy := r.X+pitch*(float64(i%columns)+0.5), y0+float64(i/columns)*row
		if more := len(list) - i; i == columns*rows-1 && more > 1 {
			v.Stage.Words(signed(more), cx, cy+5, table.PaperBold.Sized(15).At(sprites.Middle))
			return
		}
		v.smallCoin(s, cx, cy, size, false)
	}
}

// smallCoin is a vineyard that is only read.
func (v *view) smallCoin(s spot, cx, cy, size float64, chosen bool) {
	if chosen {
		v.put(sprites.Look{ID: artFolder + "chosen-" + kindOf(s)}, cx, cy, size*33/roadCoin, 1, nil)
	}
	look := sprites.Look{ID: artFolder + "coin-" + kindOf(s) + "-road", Words: amount(vi.Price(s.region, s.vineyard)), Glow: v.points(s)}
	v.put(look, cx, cy, size, 1, func() *table.Inspection { return v.coinInspection(s) })
}

// ticketWide is a chosen region in a window, whose vineyards lie on the map.
func (v *view) ticketWide(r ui.Rect, region int) {
	s := v.Stage
	v.ticketHead(r, region, 25, 56)
	x := r.X + 18
	owners := v.in.Owners(region)
	step := min(82, (r.W-24)/float64(max(len(owners), 1)))
	for _, p := range owners {
		v.head(p, x+12, r.Y+83, min(27, step*0.36))
		v.variety(v.in.Grows(p, region), x+step*0.45, r.Y+83, min(29, step*0.4))
		s.Words(strconv.Itoa(v.in.Owned(p, region)), x+step*0.45+16, r.Y+89.5, table.PaperBold.Sized(17))
		x += step
	}
	marks := members(v.in.FreeMarkers(region))
	soft := table.PaperItalic.Sized(17).In(sprites.InkSoft)
	words := v.x.Places.Free
	if len(marks) == 0 {
		words = v.x.Places.NoneFree
	}
	s.Words(words, r.X+18, r.Y+122, soft)
	x = r.X + 26 + sprites.Measure(words, soft)
	for i, g := range marks {
		v.variety(g, x+14+float64(i)*33, r.Y+117, 28)
		if i == len(marks)-1 {
			x += float64(i)*33 + 30
		}
	}
	line := v.orderWords(region)
	order := table.PaperItalic.Sized(17)
	if order.Size = min(17, ui.FitSize(line, order, r.Right()-22-x)); order.Size >= 13 {
		s.Words(line, r.Right()-16, r.Y+122, order.At(sprites.Right))
	}
	v.cheapest(region, r.X+30, r.Y+158, r.Right()-8)
}

// cheapest says how many vineyards are free, and from which price.
func (v *view) cheapest(region int, x, y, right float64) {
	private, state := v.in.Free(region)
	for _, k := range []struct {
		n     int
		state bool
		art   string
	}{{private, false, "private"}, {state, true, "state"}} {
		if k.n == 0 {
			continue
		}
		list := v.free(region)
		i := slices.IndexFunc(list, func(s spot) bool { return vi.OfState(s.region, s.vineyard) == k.state })
		price := amount(vi.Price(region, list[i].vineyard))
		words := v.x.Places.PrivateFrom.With("price", price)
		if k.state {
			words = v.x.Places.StateFrom.With("price", price)
		}
		st := table.PaperText.Sized(16)
		if x+16+sprites.Measure(words, st) > right {
			return // the road shows them
		}
		v.put(sprites.Look{ID: artFolder + "coin-count-" + k.art, Lift: sprites.Token, Words: strconv.Itoa(k.n)}, x, y, 22, 1, nil)
		v.Stage.Words(words, x+16, y+5, st)
		x += 42 + sprites.Measure(words, st)
	}
}

// pairsSheet shows the nine starting pairs while they are drawn (V11).
func (v *view) pairsSheet(r ui.Rect) {
	s := v.Stage
	v.paper(r)
	title := table.PaperName.Sized(21)
	title.Size = min(21, ui.FitSize(v.x.Places.Pairs, title, r.W-40))
	s.Words(v.x.Places.Pairs, r.X+18, r.Y+32, title)
	v.rule(r, r.Y+44)
	undrawn := v.in.Undrawn()
	box := ui.R(r.X+12, r.Y+54, r.W-24, r.H-62)
	columns := 3
	if wideSheet(r) {
		columns = 5
	}
	for n := range vi.Regions {
		c := box.Cell(n, columns, (vi.Regions+columns-1)/columns, 6, 4)
		x := c.X + 20
		if slices.Contains(undrawn, n) {
			s.Put(sprites.Surface{Kind: sprites.ShieldBack, State: sprites.On}, ui.R(x-14, c.CY()-17, 28, 28*shieldRatio))
			continue
		}
		v.shield(n, x, c.CY(), 28, slices.Contains(v.in.Drawn(), n))
		v.variety(startVariety(n), x+34, c.CY(), 26)
		if p := v.pairOwner(n); p >= 0 {
			v.head(p, x+64, c.CY(), 26)
		}
	}
}

// pairOwner is who has drawn the pair of a region.
func (b *board) pairOwner(region int) engine.Player {
	if slices.Contains(b.in.Drawn(), region) {
		return b.in.Turn()
	}
	for i := range b.in.Players() {
		if p := engine.Player(i); b.in.Grows(p, region) == startVariety(region) {
			return p
		}
	}
	return engine.Chance
}

// giftSheet is the state's gift: a podium of its owners, and what they choose from
// (V30).
func (v *view) giftSheet(r ui.Rect) {
	s := v.Stage
	v.paper(r)
	region, takers, now := v.gift.region, v.gift.owners, v.gift.now
	wide := wideSheet(r)
	bottle := min(57, r.H*0.26)
	if v.Frame.Shape == ui.Sideways {
		bottle = r.H * 0.21
	}
	if r.W < 330 {
		bottle = 36
	}
	left := r.X + 24 + bottle*1.35
	if wide {
		left = r.X + 110
	}
	h := bottle * bottleRatio
	s.Add(ui.Item{Key: "uncorked", Kind: ui.Surface, Appear: true, Surface: sprites.Surface{Kind: sprites.Uncorked}, Box: ui.R(r.X+18, r.Bottom()-14-h, bottle, h), Z: table.ZChosen})
	title := table.PaperName.Sized(22)
	title.Size = min(22, ui.FitSize(v.x.Places.Gift, title, r.Right()-18-left))
	s.Words(v.x.Places.Gift, left+8, r.Y+33, title)
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(left, r.Y+44, r.Right()-14-left, 5))
	cw := (r.Right() - 8 - left) / 3
	if wide {
		cw = 106
	}
	for i, p := range takers {
		v.taker(p, region, i, now, ui.R(left+float64(i)*cw, r.Y+54, cw-3, 70))
	}
	var list []spot
	for n := range vi.RoadLength(region) {
		q := spot{region, n}
		if _, owned := v.in.Owner(region, n); vi.OfState(region, n) && (!owned || slices.Contains(v.gift.taken, q)) {
			list = append(list, q)
		}
	}
	coins := ui.R(left, r.Y+130, r.Right()-12-left, min(50, r.H-134))
	if wide {
		x := left + 3*cw + 8
		coins = ui.R(x, r.Y+62, r.Right()-12-x, 104)
	}
	v.coinRow(coins, list, v.mine() && v.in.Phase() == vi.PhaseGift)
	if by := v.gift; by.by >= 0 && coins.Bottom() < r.Bottom()-27 {
		words := v.x.Hints.GiftWhy.With("name", v.PlayerName(by.by))
		st := table.PaperItalic.Sized(15).In(sprites.InkSoft)
		if st.Size = min(15, ui.FitSize(words, st, r.Right()-16-left)); st.Size >= 13 {
			s.Words(words, left, r.Bottom()-12, st)
		}
	}
}

// taker is an owner on the podium of a gift, with what he takes.
func (v *view) taker(p engine.Player, region, i, now int, r ui.Rect) {
	s := v.Stage
	if i == now {
		v.frame(r, 8, true)
	}
	v.Ribbon(i+1, r.X+5, r.Y+5, 22)
	v.head(p, r.X+r.W*0.46, r.Y+22, 27)
	v.variety(v.in.Grows(p, region), r.X+r.W*0.76, r.Y+22, 24)
	words := v.Words.Count(v.x.Places.Takes, min(i+1, 2))
	switch {
	case v.leftOut(p, region):
		words = v.x.Places.TakesNone
	case i == 2:
		words = v.x.Places.TakesRest
	}
	st := table.PaperBold.Sized(16)
	if i != now {
		st = table.PaperText.Sized(16)
	}
	st.Size = min(16, ui.FitSize(words, st, r.W-8))
	s.Words(words, r.CX(), r.Y+60, st.At(sprites.Middle))
}

// leftOut reports whether an owner gets nothing of the gift, as none is left for him.
func (b *board) leftOut(p engine.Player, region int) bool {
	_, state := b.in.Free(region)
	return state == 0 && !slices.ContainsFunc(b.gift.taken, func(s spot) bool {
		owner, _ := b.in.Owner(s.region, s.vineyard)
		return owner == p
	})
}

// coinRow lays vineyards side by side, in a second row where they need it, to be
// ticked.
func (v *view) coinRow(r ui.Rect, list []spot, may bool) {
	columns := max(1, int(r.W/46))
	rows := (len(list) + columns - 1) / columns
	columns = (len(list) + max(rows, 1) - 1) / max(rows, 1)
	px := min(62, r.W/float64(max(columns, 1)))
	py := min(50, r.H/float64(max(rows, 1)))
	size := min(coinSize, px-2, max(py, 46)-2)
	for i, s := range list {
		cx, cy := r.X+px*(float64(i%columns)+0.5), r.Y+py*(float64(i/columns)+0.5)
		state := coinPlain
		if v.ticked(s) {
			state = coinTicked
		}
		v.coin(s, cx, cy, size, state)
		if _, owned := v.in.Owner(s.region, s.vineyard); may && !owned {
			v.coinControl(s, ui.R(cx-px/2, cy-py/2, px, py), "", v.in.Left())
		}
	}
}
