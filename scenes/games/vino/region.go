package vino

import (
	"strconv"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// regionSheet shows a region: its owners, what is free, and its vineyards, to buy
// if that is what is to be decided there. On a low sheet there is no line below them.
func (v *view) regionSheet(region int, look bool) ui.Part {
	return ui.Either(v.regionPaper(region, look, true), v.regionPaper(region, look, false))
}

func (v *view) regionPaper(region int, look, footed bool) ui.Part {
	buyRegion, buying := v.buyRegion()
	buying = buying && !look && v.mine() && region == buyRegion
	shield := ui.Picture(v.shieldItem(region, true), panelShield+ui.Close).Named(sheetPlace(region))
	name := ui.Label(vi.RegionName(region), ui.PaperName.Sized(ui.Title))
	head := ui.Row(ui.Apart, shield, name, ui.Spring(), v.ownersPart(region))
	if buying && v.in.Grows(v.Base(), region) == vi.NoVariety {
		head = v.firstHead(shield, name, region)
	}
	head = head.Growing()
	switch {
	case look:
		head = ui.Row(ui.Apart, head, v.closeButton())
	case buying && (v.in.Phase() == vi.PhaseSecond || v.in.Phase() == vi.PhaseThird):
		last := ui.IconSpec{ID: "last", Icon: "back", Light: true, Label: v.x.Buttons.LastRegion, Act: v.step(region, -1)}
		next := ui.IconSpec{ID: "next", Icon: "chevron", Light: true, Label: v.x.Buttons.NextRegion, Key: 'n', Act: v.step(region, 1)}
		head = ui.Row(ui.Near, last.Part(), head, next.Part())
	}
	road, foot := v.roadPart(region, buying), ui.Part{}
	if footed {
		road, foot = road.AtLeast(0, footedRoad), v.sheetFoot(region)
	}
	head = head.GrowingBy(0).Roomy(0, ui.Target) // as high without buttons: the vineyards do not move
	return table.OnSheet(ui.Column(ui.Tight, head, ui.DoubleRule(), road, foot))
}

// firstHead is the head of the sheet for who buys his first vineyard in a region: its owners stay in
// sight beside the varieties to choose from, if need be below the name, and the word before these too.
func (v *view) firstHead(shield, name ui.Part, region int) ui.Part {
	owners, buttons := ui.Row(ui.Close, v.owners(region)...), v.varietyButtons(region)
	grow := ui.Label(v.x.Places.Grow, ui.PaperItalic).Pad(ui.Near, 0)
	head := func(left, right ui.Part) ui.Part { return ui.Row(ui.Apart, shield, left, ui.Spring(), right) }
	beside := ui.Row(ui.Tight, grow, buttons)
	return ui.Either(
		head(ui.Row(ui.Wide, name, owners), beside).Firm(),
		head(ui.Column(ui.Tight, name, owners), beside).Firm(),
		head(ui.Column(ui.Tight, name, ui.Row(ui.Close, owners, ui.Spring(), grow)), buttons).Firm(),
		head(ui.Column(ui.Tight, name, grow), buttons).Firm(),
		head(name, buttons))
}

// sheetPlace names the shield of a region on the sheet.
func sheetPlace(region int) string { return "sheet/region/" + strconv.Itoa(region) }

// step leads from region to region, where a vineyard may be bought anywhere.
func (v *view) step(region, by int) func() {
	return func() {
		for r := (region + by + vi.Regions) % vi.Regions; ; r = (r + by + vi.Regions) % vi.Regions {
			if v.in.Obstacle(r) == vi.NoObstacle {
				v.openRegion(r)
				return
			}
		}
	}
}

// ownersPart are the owners of a region in the order of V22, each with his variety, and the
// free varieties. Where there is no room, the map shows what is free, and the vineyards
// whose they are.
func (v *view) ownersPart(region int) ui.Part {
	owners := v.owners(region)
	all := append(owners, table.Each(members(v.in.FreeMarkers(region)), v.marker)...)
	return ui.Either(ui.Row(ui.Close, all...), ui.Row(ui.Tight, all...), ui.Row(ui.Tight, owners...), ui.Space(0, 0))
}

// owners are those of a region, each with his variety.
func (v *view) owners(region int) []ui.Part {
	return table.Each(v.in.Owners(region), func(p engine.Player) ui.Part {
		return ui.Row(ui.Tight, v.HeadPart(p, smallHead), v.marker(v.in.Grows(p, region)))
	})
}

// varietyButtons are the free varieties to choose from.
func (v *view) varietyButtons(region int) ui.Part {
	var list []ui.Part
	for _, g := range members(v.in.FreeMarkers(region)) {
		on := v.pick.variety == g
		marker := ui.Picture(v.varietyItem(g), varietySize)
		if on {
			marker = badged(marker)
		}
		button := marker.AtLeast(ui.Target, ui.Target).On(sprites.Surface{Kind: sprites.Secondary})
		if on {
			button = marker.AtLeast(ui.Target, ui.Target).On(sprites.Surface{Kind: sprites.GoldFrame, R: 12, Line: true})
		}
		list = append(list, button.AtMost(ui.Target, ui.Target).Control(ui.Control{ID: "grow/" + g.String(), Role: ui.Radio, Part: true, Label: v.x.Labels.Grow.With("variety", v.varietyName(g)),
			Checked: on, Key: rune(g.String()[0] + 32), Act: func() { v.tap(); v.pick.variety = g }}))
	}
	return ui.Row(ui.Tight, list...)
}

// grid is how n vineyards lie in a box: as large as they can, in as few columns as
// possible.
func grid(r ui.Rect, n int) (columns int, size, px float64) {
	for k := min(n, leastColumns); k <= n; k++ {
		rows := float64((n + k - 1) / k)
		if q := min(coinSize, r.W/float64(k)-ui.Tight, r.H/rows-ui.Tight); q > size+0.4 {
			columns, size, px = k, q, min(coinPitch, r.W/float64(k))
		}
	}
	return columns, size, px
}

// coins are vineyards that lie in a grid with so many places, in rows as long as there is room for. Those that are to be had,
// or to be given back, may be ticked.
func (v *view) coins(list []spot, places int, may bool) ui.Part {
	return ui.Area(coinSize, leastCoin, func(stage *ui.Stage, r ui.Rect) {
		columns, size, px := grid(r, max(places, 1))
		if columns == 0 {
			return
		}
		columns = max(columns, min(places, int((r.W+coinSpare)/px)))
		rows := float64((places + columns - 1) / columns)
		py := min(coinPitch, r.H/rows)
		x0, y0 := r.CX()-px*float64(columns)/2, r.CY()-py*rows/2
		for i, s := range list {
			box := ui.R(x0+float64(i%columns)*px, y0+float64(i/columns)*py, px, py)
			twin, _ := stage.Where(s.place()) // on a map with the roads beside it
			v.coin(s, box.CX(), box.CY(), size, may)
			if may && v.owned(s) == (v.in.Phase() == vi.PhaseGive) {
				c := v.coinControl(s)
				c.Rect, c.Twin = box, twin
				stage.Control(c)
			}
		}
	})
}

// roadPart are the vineyards of a region, to be ticked while they may be bought.
func (v *view) roadPart(region int, buying bool) ui.Part {
	return v.coins(road(region), mostCoins, buying).Shows(freeFact(region))
}

// mostTicks is how many vineyards may be ticked.
func (b *tableState) mostTicks() int {
	switch phase := b.in.Phase(); {
	case phase == vi.PhaseOwners, phase == vi.PhaseNewcomers && len(b.in.NextBuyers()) == 0: // one after the other, with nobody between
		return mostCoins
	case phase == vi.PhaseGift, phase == vi.PhaseGive:
		return b.in.Left()
	}
	return 1
}

// dear says why a vineyard cannot be bought with what is ticked already; nothing if
// it can, or is not to be bought.
func (b *tableState) dear(s spot) string {
	if _, buys := b.buyRegion(); !buys || b.ticked(s) {
		return ""
	}
	left, _ := b.in.Money(b.t.Base())
	several := b.mostTicks() > 1
	if several {
		left -= cost(b.pick.coins)
	}
	x := &b.words().Vino.Reasons
	switch {
	case vi.Price(s.region, s.vineyard) > left:
		return x.TooDear.With("price", s.price(), "money", amount(left))
	case several && b.in.Vineyards(b.t.Base())+len(b.pick.coins) >= vi.MaxOwned:
		return x.NoPawn.With("n", strconv.Itoa(vi.MaxOwned))
	}
	return ""
}

// coinControl lets a vineyard be ticked.
func (v *view) coinControl(s spot) ui.Control {
	c := ui.Control{ID: coinID(s), Role: ui.Checkbox, Part: true, Label: v.coinName(s), Checked: v.ticked(s),
		Inspect: func() { v.Inspect(v.coinInspection(s)) }}
	switch {
	case !v.t.Deciding():
		c.Disabled, c.Reason = true, v.notNow()
	case v.dear(s) != "":
		c.Disabled, c.Reason = true, v.dear(s)
	default:
		c.Act = func() { v.tick(s) }
	}
	return c
}

func coinID(s spot) string {
	return "coin/" + strconv.Itoa(s.region+1) + "." + strconv.Itoa(s.vineyard+1)
}

// sheetFoot is the line below the vineyards: who buys after, and in a window which vineyards are private. The hint says it too.
func (v *view) sheetFoot(region int) ui.Part {
	then := ui.Label(v.footWords(region), ui.PaperItalic.In(sprites.InkSoft)).Dropped(2).Pad(ui.Close, 0) // clear of the paper's corners
	if v.Frame.Shape.Large() {
		kind := func(art, words string) ui.Part {
			coin := ui.Picture(ui.Item{Look: countLook(art, " ")}, legendCoin)
			return ui.Row(ui.Near, coin, ui.Label(words, ui.PaperSoft))
		}
		return ui.Row(ui.Apart, then, ui.Spring(), kind("private", v.x.Places.Private), kind("state", v.x.Places.State))
	}
	return ui.Row(0, ui.Spring(), then).Roomy(0, footHigh)
}

// footWords say who buys here, and who after him.
func (v *view) footWords(region int) string {
	r, buying := v.in.Region()
	if !buying || r != region {
		return ""
	}
	if next := v.in.NextBuyers(); len(next) > 0 {
		return v.x.Hints.Then.With("names", v.t.Some(next))
	}
	return v.x.Hints.NobodyAfter
}
