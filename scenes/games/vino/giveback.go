package vino

import (
	"slices"
	"strconv"

	vi "treille/engine/vino"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// byRegion reports whether the vineyards that may go back stand on a sheet region
// by region, as they are too many for it.
func (b *tableState) byRegion(list []int) bool {
	columns := giveColumns
	if b.t.App().Frame().Shape.Large() {
		columns = giveColumnsLarge
	}
	return len(list) > giveRows || slices.ContainsFunc(list, func(r int) bool { return b.in.Owned(b.in.Turn(), r) > columns })
}

// giveSheet are the own vineyards that grow what was sold: which of them go back
// (V42).
func (v *view) giveSheet() ui.Part {
	regions := v.giveRegions()
	of, left := ui.Label(v.Words.OutOf(strconv.Itoa(len(v.pick.coins)), strconv.Itoa(v.in.Left())), ui.PaperBold), v.in.Left()
	if !v.t.Deciding() { // they are going back
		of, left = ui.Part{}, v.toGive()
	}
	marker := ui.Picture(v.varietyItem(v.in.Wares()), varietySize)
	title := ui.Label(v.Words.Count(v.x.Places.GiveBack, left), ui.PaperName.Sized(ui.Title))
	if len(regions) == 0 { // all have gone back
		return table.OnSheet(ui.Row(ui.Apart, marker, title))
	}
	byRegion := v.giveByRegion(regions, marker, title, of)
	head := ui.Row(ui.Apart, marker, title, ui.Spring(), of)
	if v.byRegion(regions) {
		return byRegion
	}
	rows := table.Each(regions, func(region int) ui.Part {
		return ui.Row(ui.Apart,
			ui.Picture(v.shieldItem(region, true), varietySize).Named(sheetPlace(region)),
			v.giveRow(region),
			ui.Paragraph(v.givesUp(region), ui.PaperItalic).Middle().Growing().Dropped(1))
	})
	return ui.Either(
		table.OnSheet(ui.Column(ui.Tight, head, ui.DoubleRule(), ui.Grid(1, 0, rows...).AtMost(0, givePitch*float64(len(rows))).Growing())),
		byRegion)
}

// toGive is how many vineyards go back for the present sale, with those that have
// already gone.
func (b *tableState) toGive() int {
	s, _ := b.saleOf(b.in.Turn())
	_, lost, _ := b.in.Quote(s.variety, s.quantity)
	return lost
}

// giveRow are the own vineyards of a region in a row.
func (v *view) giveRow(region int) ui.Part {
	return ui.Row(0, table.Each(v.ownSpots(region), func(s spot) ui.Part {
		return ui.Scaled(coinSize, coinSize, shrinks, func(_ *ui.Stage, r ui.Rect) {
			v.coin(s, r.CX(), r.CY(), r.W-ui.Tight, true)
		}).Target(v.coinControl(s))
	})...)
}

// ownSpots are the own vineyards of a region.
func (b *tableState) ownSpots(region int) []spot {
	return table.Where(b.choices(), func(s spot) bool { return s.region == region })
}

// giveByRegion shows the vineyards of one region at a time, with the regions as tabs, beside the
// title where the sheet is low, and below them how many there are, and what giving them back means.
func (v *view) giveByRegion(regions []int, marker, title, of ui.Part) ui.Part {
	shown := v.pick.tab
	if !slices.Contains(regions, shown) {
		shown = regions[0]
	}
	tabs := table.Each(regions, func(region int) ui.Part { return v.giveTab(region, region == shown) })
	ups := table.Each(regions, func(region int) ui.Part {
		rank := 2
		if region == shown {
			rank = 1 // what is in sight goes last
		}
		return ui.Label(v.givesUp(region), ui.PaperItalic).Dropped(rank)
	})
	list := v.ownSpots(shown)
	words := v.Words.Count(v.x.Places.OfYours, len(list), "region", vi.RegionName(shown), "all", strconv.Itoa(v.in.Cellar(v.Base(), v.in.Wares())), "variety", v.varietyName(v.in.Wares()))
	coins := v.coins(list, max(len(list), 2*giveColumns), true)
	foot := ui.Row(ui.Apart, ui.Label(words, ui.PaperItalic.In(sprites.InkSoft)), ui.Spring(), ui.Row(ui.Apart, ups...).Dropped(1))
	return ui.Either(
		table.OnSheet(ui.Column(ui.Tight, ui.Row(ui.Apart, marker, title, ui.Spring(), of), ui.DoubleRule(), ui.Row(0, tabs...), ui.Space(0, ui.Near), coins, foot)),
		table.OnSheet(ui.Column(ui.Tight, ui.Row(ui.Apart, marker, ui.Rows(1, 0, tabs...), ui.Spring(), ui.Either(ui.Column(0, title, of), of)), ui.DoubleRule(), coins, foot)))
}

// giveTab is a region of which vineyards may go back, with how many of them are ticked.
func (v *view) giveTab(region int, on bool) ui.Part {
	n := v.tickedIn(region)
	tab := ui.Picture(v.shieldItem(region, on), varietySize).Named(sheetPlace(region)).Pad(ui.Apart, 0)
	if on {
		tab = tab.On(sprites.Surface{Kind: sprites.GoldFrame, R: 8, Line: true})
	}
	if n > 0 {
		plate := ui.Label(strconv.Itoa(n), ui.PaperBold.Sized(ui.Fine).At(sprites.Middle)).Pad(ui.Close, ui.Tight).On(sprites.Surface{Kind: sprites.Plate, R: 4, Lift: sprites.Token})
		tab = ui.Stack(tab, plate.Right().Top())
	}
	return tab.Control(ui.Control{ID: "back/" + strconv.Itoa(region), Role: ui.Tab, Part: true, Label: v.x.Labels.GiveIn.With("region", vi.RegionName(region), "n", strconv.Itoa(n)),
		Checked: on, Act: func() { v.openRegion(region) }})
}
