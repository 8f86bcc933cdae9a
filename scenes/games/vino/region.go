package vino

import (
	"strconv"

	vi "treille/engine/vino"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// regionSheet shows a region: its owners, what is free, and its vineyards, to buy
// if that is what is to be decided there.
func (v *view) regionSheet(r ui.Rect, region int, look bool) {
	s := v.Stage
	v.paper(r)
	wide := wideSheet(r)
	buyRegion, buying := v.buyRegion()
	buying = buying && !look && v.mine() && region == buyRegion
	grows := v.in.Grows(v.Base(), region)
	newcomer := buying && grows == vi.NoVariety
	head, title := 46.0, 21.0
	if wide {
		head, title = 56, 25
	}
	box := r
	if look {
		v.closeButton(r)
		box.W -= 46
	}
	if buying && v.in.Phase() != vi.PhaseNewcomers && v.in.Phase() != vi.PhaseOwners {
		v.regionSteps(&box, region)
		head = max(head, 54)
	}
	v.shield(region, box.X+29, box.Y+head/2+2, 31, true)
	name := table.PaperName.Sized(title)
	x := box.X + 53
	switch {
	case newcomer && !wide:
		head = 62
		name.Size = 20
		left := v.varietyButtons(box, region)
		s.Words(vi.RegionName(region), x, box.Y+27, name)
		v.ownersRow(region, ui.R(x-4, box.Y+44, max(60, left-x), 0), false, true)
	case newcomer:
		s.Words(vi.RegionName(region), x+8, box.Y+40, name)
		left := v.varietyButtons(box, region)
		x += 8 + sprites.Measure(vi.RegionName(region), name) + 14
		v.ownersRow(region, ui.R(x, box.Y+29, left-14-x, 0), false, true)
	default:
		name.Size = min(title, ui.FitSize(vi.RegionName(region), name, box.W*0.42))
		s.Words(vi.RegionName(region), x, box.Y+head/2+8, name)
		x += sprites.Measure(vi.RegionName(region), name) + 10
		v.ownersRow(region, ui.R(x, box.Y+head/2+2, box.Right()-14-x, 0), true, false)
	}
	v.rule(r, r.Y+head)
	foot := 29.0
	if r.H-head-foot < 3*42 && !wide {
		foot = 6
	}
	v.roadGrid(ui.R(r.X+6, r.Y+head+5, r.W-12, r.H-head-5-foot), region, buying)
	if foot > 6 {
		v.sheetFoot(r, region, buying, newcomer)
	}
}

// regionSteps are the buttons that lead from region to region, where a vineyard
// may be bought anywhere.
func (v *view) regionSteps(box *ui.Rect, region int) {
	step := func(by int) func() {
		return func() {
			for r := (region + by + vi.Regions) % vi.Regions; ; r = (r + by + vi.Regions) % vi.Regions {
				if v.in.Obstacle(r) == vi.NoObstacle {
					v.openRegion(r)
					return
				}
			}
		}
	}
	v.Stage.IconButton(ui.IconSpec{ID: "last", CX: box.X + 26, CY: box.Y + 26, Icon: "back", Light: true, Label: v.x.Buttons.LastRegion, Act: step(-1)})
	v.Stage.IconButton(ui.IconSpec{ID: "next", CX: box.Right() - 26, CY: box.Y + 26, Icon: "chevron", Light: true, Label: v.x.Buttons.NextRegion, Key: 'n', Act: step(1)})
	box.X, box.W = box.X+42, box.W-84
}

// ownersRow are the owners of a region in the order of V22, each with his variety,
// and the free varieties; it ends, or with left begins, in its place.
func (v *view) ownersRow(region int, r ui.Rect, free, left bool) {
	owners := v.in.Owners(region)
	marks := members(v.in.FreeMarkers(region))
	if !free {
		marks = nil
	}
	size, head, pair, single := 26.0, 22.0, 50.0, 32.0
	want := func() float64 { return float64(len(owners))*pair + float64(len(marks))*single }
	if r.W < 0.62*want() {
		marks = nil // the map shows them
	}
	if k := r.W / want(); k < 0.56 {
		return // and the vineyards show who owns them
	} else if k < 1 {
		size, head = 24, 20
		if k < 0.8 {
			size, head = 20, 17
		}
		pair, single = pair*k, single*k
	}
	x := r.X
	if !left {
		x = r.Right() - float64(len(owners))*pair - float64(len(marks))*single
	}
	for _, p := range owners {
		v.head(p, x+head/2, r.Y, head)
		v.variety(v.in.Grows(p, region), x+pair-size/2-2, r.Y, size)
		x += pair
	}
	for _, g := range marks {
		v.variety(g, x+single-size/2, r.Y, size)
		x += single
	}
}

// varietyButtons are the free varieties to choose from; it returns where they
// begin.
func (v *view) varietyButtons(r ui.Rect, region int) float64 {
	s := v.Stage
	free := members(v.in.FreeMarkers(region))
	pitch := 52.0
	if len(free) > 3 {
		pitch = 46
	}
	x := r.Right() - 13 - 44 - float64(len(free)-1)*pitch
	left := x
	if len(free) < 4 {
		st := table.PaperItalic.Sized(16)
		s.Words(v.x.Places.Grow, x-9, r.Y+37, st.At(sprites.Right))
		left -= 9 + sprites.Measure(v.x.Places.Grow, st)
	}
	for i, g := range free {
		box := ui.R(x+float64(i)*pitch, r.Y+8, 44, 44)
		on := v.pick.variety == g
		id := "grow/" + g.String()
		s.Add(ui.Item{Kind: ui.Surface, Surface: sprites.Surface{Kind: sprites.Secondary}, Box: box, Control: id})
		if on {
			v.frame(box, 12, true)
		}
		v.variety(g, box.CX(), box.CY(), 30)
		if on {
			v.put(sprites.Look{ID: "common/tick-badge"}, box.CX()+16, box.CY()-16, 20, 1, nil)
		}
		s.Control(ui.Control{ID: id, Role: ui.Radio, Part: true, Label: v.x.Labels.Grow.With("variety", v.varietyName(g)), Rect: box, Checked: on, Key: rune(g.String()[0] + 32),
			Act: func() { v.tap(); v.pick.variety = g }})
	}
	return left
}

// grid is how the vineyards of a region lie in a box: as large as they can, in as
// few columns as possible.
func grid(r ui.Rect) (columns int, size, px, py float64) {
	for n := 5; n <= 11; n++ {
		rows := float64((mostCoins + n - 1) / n)
		if k := min(coinSize, r.W/float64(n)-1.5, r.H/rows-1.5); k > size+0.4 {
			columns, size = n, k
			px, py = min(coinPitch, r.W/float64(n)), min(coinPitch, r.H/rows)
		}
	}
	return columns, size, px, py
}

// roadGrid lays the vineyards of a region, with a control for each that may be
// bought.
func (v *view) roadGrid(r ui.Rect, region int, buying bool) {
	columns, size, px, py := grid(r)
	x0 := r.CX() - px*float64(columns-1)/2
	rows := float64((mostCoins + columns - 1) / columns)
	y0 := r.Y + (r.H-py*rows)/2 + py/2
	for n := range vi.RoadLength(region) {
		s := spot{region, n}
		cx, cy := x0+float64(n%columns)*px, y0+float64(n/columns)*py
		reason := ""
		if buying {
			reason = v.dear(s)
		}
		state := coinPlain
		switch {
		case v.ticked(s):
			state = coinTicked
		case reason != "":
			state = coinTooDear
		}
		v.coin(s, cx, cy, size, state)
		if _, owned := v.in.Owner(region, n); buying && !owned {
			v.coinControl(s, ui.R(cx-px/2, cy-py/2, px, py), reason, v.mostTicks())
		}
	}
}

// mostTicks is how many vineyards may be ticked.
func (b *board) mostTicks() int {
	if b.single() {
		return 1
	}
	return mostCoins
}

// dear says why a vineyard cannot be bought with what is ticked already; nothing if
// it can.
func (b *board) dear(s spot) string {
	if b.ticked(s) {
		return ""
	}
	money, _ := b.in.Money(b.t.Base())
	spent := b.cost()
	if b.single() {
		spent = 0
	}
	price := vi.Price(s.region, s.vineyard)
	x := &b.words().Vino.Reasons
	switch {
	case price > money-spent:
		return x.TooDear.With("price", amount(price), "money", amount(money-spent))
	case !b.single() && b.in.Vineyards(b.t.Base())+len(b.pick.coins) >= vi.MaxOwned:
		return x.NoPawn.With("n", strconv.Itoa(vi.MaxOwned))
	}
	return ""
}

// coinControl lets a vineyard be ticked, one of at most so many.
func (v *view) coinControl(s spot, r ui.Rect, reason string, most int) {
	c := ui.Control{ID: coinID(s), Role: ui.Checkbox, Part: true, Label: v.coinName(s), Rect: r, Checked: v.ticked(s),
		Inspect: func() { v.Inspect(v.coinInspection(s)) }}
	switch {
	case !v.t.Deciding():
		c.Disabled, c.Reason = true, v.waits()
	case reason != "":
		c.Disabled, c.Reason = true, reason
	default:
		c.Act = func() { v.tick(s, most) }
	}
	v.Stage.Control(c)
}

// waits says why nothing can be ticked now.
func (v *view) waits() string {
	if reason := v.notNow(); reason != "" {
		return reason
	}
	return v.Words.Table.WaitForOthers
}

func coinID(s spot) string {
	return "coin/" + strconv.Itoa(s.region+1) + "." + strconv.Itoa(s.vineyard+1)
}

// sheetFoot is the line below the vineyards: what the ticked ones leave of the
// money, and who buys after.
func (v *view) sheetFoot(r ui.Rect, region int, buying, newcomer bool) {
	s, y := v.Stage, r.Bottom()-11
	left := r.X + 18
	wide := wideSheet(r)
	soft := table.PaperItalic.Sized(16).In(sprites.InkSoft)
	if wide {
		v.legend(r, y)
	}
	if money, ok := v.in.Money(v.Base()); buying && v.in.Phase() == vi.PhaseOwners && !wide && ok {
		number := table.PaperNumber.Sized(18)
		v.sheetMoney = true
		end := v.money(amount(money), left, y, 21, number)
		if cost := v.cost(); cost > 0 {
			s.Words("→", end+16, y-0.5, number.At(sprites.Middle))
			left = end + 32
			s.Words(amount(money-cost), left, y, number)
			end = left + sprites.Measure(amount(money-cost), number)
		}
		left = end + 14
	}
	words := v.footWords(region)
	if words == "" {
		return
	}
	room := r.Right() - 18 - left
	if wide {
		room -= 180
	}
	if soft.Size = min(16, ui.FitSize(words, soft, room)); soft.Size < 13 {
		return // the hint says it
	}
	if wide {
		s.Words(words, left, y, soft)
	} else {
		s.Words(words, r.Right()-18, y, soft.At(sprites.Right))
	}
}

// footWords say who buys here, and who after him.
func (v *view) footWords(region int) string {
	r, buying := v.in.Region()
	if !buying || r != region {
		return ""
	}
	if next := v.nextBuyers(); len(next) > 0 {
		return v.x.Hints.Then.With("names", v.seatNames(next))
	}
	return v.x.Hints.NobodyAfter
}

// legend says which coins are private and which are the state's.
func (v *view) legend(r ui.Rect, y float64) {
	st := table.PaperSoft.Sized(16)
	x := r.Right() - 18 - sprites.Measure(v.x.Places.State, st)
	v.Stage.Words(v.x.Places.State, x, y, st)
	v.pale(sprites.Look{ID: artFolder + "coin-count-state", Words: " "}, x-14, y-5, 18, 1, 1)
	x -= 32 + sprites.Measure(v.x.Places.Private, st)
	v.Stage.Words(v.x.Places.Private, x, y, st)
	v.pale(sprites.Look{ID: artFolder + "coin-count-private", Words: " "}, x-14, y-5, 18, 1, 1)
}
