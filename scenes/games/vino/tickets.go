package vino

import (
	"slices"
	"strconv"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// choiceSheet shows the two regions that the viewer chooses, or has chosen: what
// is left to buy there, and who would come first (V20, V22).
func (v *view) choiceSheet() ui.Part {
	own := v.ownChoice()
	list := table.Each(own, v.ticket)
	for len(list) < 2 {
		list = append(list, v.emptyTicket())
	}
	if v.Frame.Shape.Large() {
		return table.OnSheet(ui.RuledGrid(2, ui.Far, list...))
	}
	return ui.Grid(2, ui.Close, table.Each(list, table.OnCard)...)
}

// emptyTicket is the place of a region that is still to be chosen.
func (v *view) emptyTicket() ui.Part {
	words := "" // the line over the button says what to do
	if !v.t.Deciding() && !v.in.Acting().Has(v.Base()) {
		words = v.x.Places.InSecret
	}
	return ui.Column(ui.Apart, ui.Spring(),
		shieldBack(wideCrest, false),
		ui.Paragraph(words, ui.PaperItalic.In(sprites.InkSoft).At(sprites.Middle)),
		ui.Spring()).Pad(ui.Loose, ui.Near).On(sprites.Surface{Kind: sprites.Dashed})
}

// ticket is a chosen region with the own pawn that goes there, who owns what in it, and
// what is free; in a window, whose map shows the vineyards, from which price.
func (v *view) ticket(region int) ui.Part {
	pawn := ui.Picture(ui.Item{Look: v.pawnLook(v.Base())}, panelShield).Dropped(1)
	free := v.ticketCoins(region)
	if v.Frame.Shape.Large() {
		free = v.cheapest(region)
	}
	order := ui.Paragraph(v.orderWords(region), ui.PaperItalic.At(sprites.Middle))
	return ui.Column(ui.Near, slices.Concat(v.ticketHead(region, pawn), v.ticketBody(region), []ui.Part{free, order})...)
}

// ticketHead is the region of a ticket, and what lies beside its name.
func (v *view) ticketHead(region int, beside ui.Part) []ui.Part {
	return []ui.Part{
		ui.Row(ui.Apart, ui.Picture(v.shieldItem(region, true), varietySize).Named(sheetPlace(region)), ui.Label(vi.RegionName(region), ui.PaperName.Sized(ui.Title)), ui.Spring(), beside),
		ui.DoubleRule(),
	}
}

// ticketBody are the owners of a region with their varieties and how many vineyards each
// has, and the varieties that are free there.
func (v *view) ticketBody(region int) []ui.Part {
	owners := table.Each(v.in.Owners(region), func(p engine.Player) ui.Part {
		count := ui.Label(strconv.Itoa(v.in.Owned(p, region)), ui.PaperBold)
		return ui.Row(ui.Tight, v.HeadPart(p, smallHead), v.marker(v.in.Grows(p, region)), count)
	})
	words := v.x.Places.Free
	marks := members(v.in.FreeMarkers(region))
	if len(marks) == 0 {
		words = v.x.Reasons.NoMarker
	}
	free := append([]ui.Part{ui.Label(words, ui.PaperItalic.In(sprites.InkSoft))}, table.Each(marks, v.marker)...)
	return []ui.Part{ui.Flow(ui.Close, ui.Tight, owners...), ui.Row(ui.Near, free...)}
}

// regionInspection shows a region in large, as on its ticket.
func (b *tableState) regionInspection(region int) *table.Inspection {
	h := inspectedHead + coinPitch*float64(len(b.free(region))/giveColumns)
	return &table.Inspection{Words: b.regionFacts(region), W: inspectedWide, H: h, Sheet: func(c *table.Canvas, r ui.Rect) {
		v := b.view(c)
		bottle := ui.Part{}
		if b.in.Bottle(region) {
			bottle = ui.Picture(ui.Item{Look: bottleLook}, pipSize)
		}
		list := append(v.ticketHead(region, bottle), append(v.ticketBody(region), v.ticketCoins(region))...)
		c.Stage.Lay(ui.Column(ui.Near, list...).Pad(ui.Loose, ui.Apart), r)
	}}
}

// free are the vineyards of a region that nobody owns.
func (b *tableState) free(region int) []spot { return freeIn(b.in, region) }

func (b *tableState) owned(s spot) bool {
	_, owned := b.in.Owner(s.region, s.vineyard)
	return owned
}

// ticketCoins shows the vineyards that are left, to read, as large as there is room; where there is none
// for all, a little over each other, or the last place says how many more.
func (v *view) ticketCoins(region int) ui.Part {
	return ui.Area(coinSize, roadCoin, func(_ *ui.Stage, r ui.Rect) { v.freeCoins(r, v.free(region)) }).Shows(freeFact(region))
}

func (v *view) freeCoins(r ui.Rect, list []spot) {
	columns, rows, row := 0, 0, mostTicketCoin
	fit := func() bool {
		columns, rows = max(1, int(r.W/row)), max(1, int((r.H+ui.Tight)/row))
		return len(list) <= columns*rows
	}
	for !fit() && row > leastTicketCoin {
		row = max(row-1, leastTicketCoin)
	}
	columns = max(columns, min((len(list)+rows-1)/rows, int(r.W/closeTicketCoin)))
	pitch := r.W / float64(columns)
	row = min(mostTicketCoin, max(pitch, leastTicketCoin), (r.H+ui.Tight)/float64(rows))
	size := row - ui.Tight
	y0 := r.Y + row/2
	for i, s := range list {
		cx, cy := r.X+pitch*(float64(i%columns)+0.5), y0+float64(i/columns)*row
		if more := len(list) - i; i == columns*rows-1 && more > 1 {
			v.Stage.Words(signed(more), cx, cy+5, ui.PaperBold.Sized(15).At(sprites.Middle))
			return
		}
		v.smallCoin(s, cx, cy, size, false)
	}
}

// smallCoin is a vineyard that is only read.
func (v *view) smallCoin(s spot, cx, cy, size float64, chosen bool) {
	if chosen {
		v.put(sprites.Look{ID: artFolder + "chosen-" + kindOf(s)}, cx, cy, size*33/roadCoin)
	}
	v.place(v.coinItem(s, sprites.Look{ID: artFolder + "coin-" + kindOf(s) + "-road", Words: s.price()}), cx, cy, size)
}

// cheapest says how many vineyards are free, and from which price.
func (v *view) cheapest(region int) ui.Part {
	from := func(kind string, words lang.Template) ui.Part {
		free := table.Where(v.free(region), func(s spot) bool { return kindOf(s) == kind })
		if len(free) == 0 {
			return ui.Part{}
		}
		count := ui.Item{Look: countLook(kind, strconv.Itoa(len(free)))}
		return ui.Row(ui.Near, ui.Picture(count, panelShield), ui.Label(words.With("price", free[0].price()), ui.PaperText))
	}
	return ui.Flow(ui.Wide, ui.Near, from("private", v.x.Places.PrivateFrom), from("state", v.x.Places.StateFrom))
}

// pairsSheet shows the nine starting pairs while they are drawn (V11).
func (v *view) pairsSheet() ui.Part {
	list := table.Each(regions, func(n int) ui.Part {
		if slices.Contains(v.in.Undrawn(), n) {
			return ui.Row(0, shieldBack(varietySize, true))
		}
		owner := ui.Part{}
		if p := v.pairOwner(n); p >= 0 {
			owner = v.HeadPart(p, panelShield)
		}
		return ui.Row(ui.Near, ui.Picture(v.shieldItem(n, slices.Contains(v.in.Drawn(), n)), varietySize), v.marker(startVariety(n)), owner)
	})
	return table.OnSheet(table.Titled(v.x.Places.Pairs, ui.Either(ui.Rows(2, ui.Close, list...).AtLeast(pairsWide, 0), ui.Grid(3, ui.Close, list...))))
}

// pairOwner is who has drawn the pair of a region.
func (b *tableState) pairOwner(region int) engine.Player {
	if slices.Contains(b.in.Drawn(), region) {
		return b.in.Turn()
	}
	grower := slices.IndexFunc(b.t.Seats(), func(p engine.Player) bool { return b.in.Grows(p, region) == startVariety(region) })
	return engine.Player(grower) // -1 is nobody
}

// giftSheet is the state's gift: a podium of its owners, and what they choose from
// (V30).
func (v *view) giftSheet(g *given) ui.Part {
	bottle := ui.Scaled(wideBottle, wideBottle*bottleRatio, leastBottle, func(s *ui.Stage, r ui.Rect) {
		s.Add(ui.Item{Key: "uncorked", Kind: ui.Surface, Appear: true, Surface: sprites.Surface{Kind: sprites.Uncorked}, Box: r, Z: table.ZChosen})
	})
	list := table.Where(road(g.region), func(s spot) bool { return s.ofState() && (!v.owned(s) || slices.Contains(g.taken, s)) })
	shares := v.shares(g)
	podium := table.Each(table.UpTo(len(g.owners)), func(i int) ui.Part { return v.taker(g, i, shares[i]) })
	coins := v.coins(list, len(list), v.mine() && v.in.Phase() == vi.PhaseGift)
	why := ui.Label(v.WordsOf(g.by).Vino.Hints.GiftWhy.With("name", v.PlayerName(g.by)), ui.PaperItalic.Sized(ui.Note).In(sprites.InkSoft)).Dropped(1)
	takes := ui.Rows(1, ui.Near, podium...)
	body := ui.Column(ui.Tight, takes, coins, why)
	if v.Frame.Shape.Large() {
		beside := ui.Row(ui.Wide, takes, coins.AtLeast(coinPitch*float64(min(len(list), giveRows)), 0))
		body = ui.Either(ui.Column(ui.Tight, beside.Growing(), why), body)
		bottle = ui.Row(0, ui.Space(corkAside, 0), bottle)
	}
	return table.OnSheet(ui.Row(ui.Wide, bottle.Bottom().Pad(ui.Wide, 0), table.Titled(v.x.Places.Gift, body).Growing()))
}

// mostGiven is what an owner takes of a gift at most, unless he takes the rest (V30).
const mostGiven = 2

// taker is an owner on the podium of a gift, with what he takes of it.
func (v *view) taker(g *given, i, takes int) ui.Part {
	p := g.owners[i]
	words := v.Words.Count(v.WordsOf(p).Vino.Places.Takes, takes)
	switch {
	case takes == 0 && v.in.Vineyards(p) == vi.MaxOwned:
		words = v.WordsOf(p).Vino.Log.NoPawnShort
	case takes == 0:
		words = v.x.Places.TakesNone
	case i == mostGiven:
		words = v.x.Places.TakesRest
	}
	now, st := i == g.now, ui.PaperText
	if now {
		st = ui.PaperBold
	}
	taker := ui.Column(ui.Near,
		ui.Row(ui.Near, table.RibbonPart(i+1, stripMarker), v.HeadPart(p, panelShield), v.marker(v.in.Grows(p, g.region))).Centred(),
		ui.Label(words, st.At(sprites.Middle))).Pad(ui.Near, ui.Near).Middle()
	if now {
		taker = taker.On(sprites.Surface{Kind: sprites.GoldFrame, R: 8, Line: true})
	}
	return taker
}

// shares are how many vineyards of a gift its owners take, in their order: those that they have
// taken, and what is left for them if those before them take all that they may (V30, V33).
func (b *tableState) shares(g *given) (list []int) {
	_, left := b.in.Free(g.region)
	for i, p := range g.owners {
		taken := len(table.Where(g.taken, func(s spot) bool {
			owner, _ := b.in.Owner(s.region, s.vineyard)
			return owner == p
		}))
		more := min(left, vi.MaxOwned-b.in.Vineyards(p))
		if i < mostGiven {
			more = min(more, i+1-taken)
		}
		left -= more
		list = append(list, taken+more)
	}
	return list
}
