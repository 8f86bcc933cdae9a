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

// sheetID is the place of the sheet.
const sheetID = "place/sheet"

// sheet shows what is to be decided, or what somebody looks at.
func (v *view) sheet(r ui.Rect) {
	v.Stage.Place(sheetID, r)
	v.Stage.Lay(v.sheetPart(), r)
}

func (v *view) sheetPart() ui.Part {
	switch v.page {
	case regionPage:
		return v.regionSheet(v.region, true)
	case cellarPage:
		return v.cellarSheet(v.seat)
	}
	if g := v.gift(); g != nil {
		return v.giftSheet(g)
	}
	region, _ := v.buyingIn()
	switch v.between {
	case ended:
		return v.standingSheet()
	case rolling:
		return v.regionSheet(region, false)
	}
	switch v.in.Phase() {
	case vi.PhaseBanker, vi.PhasePair:
		return v.pairsSheet()
	case vi.PhaseDrawn:
		return v.drawnSheet()
	case vi.PhaseSecond, vi.PhaseThird:
		if v.mine() {
			return v.regionSheet(v.pick.tab, false)
		}
		region, _ = v.lastBought()
		return v.regionSheet(region, false)
	case vi.PhaseChoose:
		return v.choiceSheet()
	case vi.PhaseOwners, vi.PhaseNewcomers:
		return v.regionSheet(region, false)
	case vi.PhaseSell:
		if v.t.Deciding() {
			return v.saleSheet()
		}
	case vi.PhaseGive:
		if v.ownSale() {
			return v.giveSheet()
		}
	case vi.PhaseRaise:
		if v.ownSale() {
			return v.raiseSheet()
		}
	}
	return v.sellersSheet()
}

// ownSale reports whether the viewer's sale goes on, also while what he has decided of it
// is shown: the sheet then turns from giving back to raising without another between. Once
// he has raised, it is over.
func (b *tableState) ownSale() bool {
	over := b.between != nothing || b.raised != [vi.Varieties]int{} || b.hasRaised()
	return b.t.Deciding() || b.mine() && !over && !b.t.Replayed()
}

// lastBought is the region of the last purchase, of which the marker of its variety is the
// first that is seen.
func (b *tableState) lastBought() (region int, ok bool) {
	e := b.last(func(e vi.Event) bool { return e.Kind == vi.EventBought || e.Kind == vi.EventMarker })
	return e.Region, e.Kind != 0
}

// justBought is the drawn region in which a purchase is shown, so that the sheet does not
// turn to the other one while the pawn comes down.
func (b *tableState) justBought() (region int, ok bool) {
	left := len(b.in.Drawn())
	if b.in.Phase() != vi.PhaseDrawn || left > 1 || left == 1 && b.t.Deciding() {
		return 0, false
	}
	region, ok = b.lastBought()
	return region, ok || left == 0
}

// closeButton leaves what is only looked at.
func (v *view) closeButton() ui.Part {
	return ui.IconSpec{ID: "leave", Icon: "close", Light: true, Label: v.Words.App.Close, Act: v.showDecision}.Part()
}

// cellarSheet shows somebody's marbles.
func (v *view) cellarSheet(p engine.Player) ui.Part {
	words := v.x.Labels.Cellar.With("of", v.Words.Of(v.PlayerName(p)))
	marbles := ui.Area(0, 0, func(_ *ui.Stage, r ui.Rect) { v.marbles(p, r) })
	return table.OnSheet(ui.Column(0,
		ui.Row(ui.Apart, v.CrestPart(p, lowCrest), ui.Name(words, ui.PaperName.Sized(ui.Title)), ui.Spring(), v.closeButton()),
		marbles.AtMost(cellarWidth, 0).Growing()))
}

// drawnSheet has a tab for each drawn region (V11).
func (v *view) drawnSheet() ui.Part {
	drawn := v.in.Drawn()
	if region, just := v.justBought(); just {
		return v.regionSheet(region, false)
	}
	shown := drawn[0]
	if v.mine() && slices.Contains(drawn, v.pick.tab) {
		shown = v.pick.tab
	}
	if len(drawn) == 1 {
		return v.drawnPaper(shown)
	}
	tabs := table.Each(drawn, func(region int) ui.Part { return v.drawnTab(region, region != drawn[0], region == shown) })
	return ui.Column(0,
		ui.Rows(1, ui.Apart, tabs...),
		ui.Row(0, v.roadPart(shown, v.mine())).Pad(ui.Close, ui.Apart).On(ui.SheetPaper).Growing())
}

// drawnPaper is the sheet of the only drawn region that is left.
func (v *view) drawnPaper(region int) ui.Part {
	head := ui.Row(ui.Apart,
		ui.Picture(v.shieldItem(region, true), varietySize).Named(sheetPlace(region)),
		ui.Label(vi.RegionName(region), ui.PaperName.Sized(ui.Title)),
		ui.Spring(),
		ui.Picture(v.varietyItem(startVariety(region)), varietySize))
	return table.OnSheet(ui.Column(ui.Tight, head, ui.DoubleRule(), v.roadPart(region, v.mine()).Growing()))
}

// drawnTab is the tab of a drawn region: its start variety lies beside its name.
func (v *view) drawnTab(region int, right, on bool) ui.Part {
	sf := sprites.Surface{Kind: sprites.SheetTab}
	if on {
		sf.State = sprites.On
		if right {
			sf.Kind = sprites.RightTab
		}
	}
	start := startVariety(region)
	tab := ui.Row(ui.Close,
		ui.Picture(v.shieldItem(region, true), varietySize),
		ui.Label(vi.RegionName(region), ui.PaperName.Sized(ui.Title)),
		ui.Spring(),
		ui.Picture(v.varietyItem(start), varietySize)).
		Pad(ui.Apart, 0).On(sf).Control(ui.Control{ID: "drawn/" + strconv.Itoa(region), Role: ui.Tab, Part: true, Checked: on,
		Label: v.x.Labels.Drawn.With("region", vi.RegionName(region), "variety", v.varietyName(start)), Act: func() { v.openRegion(region) }})
	if on {
		tab = tab.Raised(1) // over the edge of the paper
	}
	return tab
}
