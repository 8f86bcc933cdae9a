package weinhaendler

import (
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// A page is what the felt of a phone shows.
type page uint8

const (
	auctionPage page = iota
	exchangePage
	cellarPage
	othersPage
)

// page is what the felt shows: what the player has turned to, if that has a tab.
func (v *view) page() page {
	switch {
	case v.cellar:
		return cellarPage
	case v.tight && v.exchange:
		return exchangePage
	case v.crowded && v.others:
		return othersPage
	}
	return auctionPage
}

// tabList are the index tabs above the felt of a phone: auction and cellar, and
// where there is no room for them beside it, what the exchange would bring, and
// the others.
func (v *view) tabList() []table.Tab {
	now := v.page()
	list := []table.Tab{{ID: "auction", Name: v.x.Places.Auction, On: now == auctionPage, Act: func() { v.turnTo(false) }}}
	if v.tight {
		list = append(list, table.Tab{ID: "exchange", Name: v.x.Phases.Exchange, On: now == exchangePage, Act: v.turnToExchange})
	}
	list = append(list, table.Tab{ID: "cellar", Name: v.cellarTab(), On: now == cellarPage, Act: func() { v.turnTo(true) }})
	if v.crowded {
		list = append(list, table.Tab{ID: "others", Name: v.Words.Table.Others, On: now == othersPage, Act: v.turnToOthers})
	}
	return list
}

// othersPage shows the panels of the others, two side by side.
func (v *view) othersPage(felt ui.Rect) {
	v.pileAt = ui.R(felt.Right()-40, felt.Y, 40, 0)
	list := make([]ui.Part, 0, len(v.Ring))
	for _, p := range v.Ring[1:] {
		list = append(list, v.panelBeside(p).AtLeast(0, lowPanels))
	}
	v.Stage.Lay(ui.Either(ui.Grid(2, ui.Apart, list...), ui.Rows(1, ui.Apart, list...)).Pad(ui.Apart, ui.Loose).Top(), felt)
}

// turnToExchange shows who would get what if the bidding ended now.
func (b *tableState) turnToExchange() { b.turnTo(false); b.exchange = true }

// turnToOthers shows the panels of the others.
func (b *tableState) turnToOthers() { b.turnTo(false); b.others = true }

// felt adds the felt of a phone with its tabs and the page that is open; auction
// composes that of the auction.
func (v *view) felt(r ui.Rect, auction func(felt ui.Rect)) {
	felt := ui.R(r.X, r.Y+tabHeight, r.W, r.H-tabHeight)
	v.Stage.Put(sprites.Surface{Kind: sprites.Felt, R: 10}, felt)
	v.feltAt = felt
	list := v.tabList()
	v.Tabs(ui.R(r.X, r.Y, r.W, tabHeight), list)
	if v.crowded {
		v.elsewhere()
	}
	switch v.page() {
	case cellarPage:
		v.pileAt = ui.R(felt.Right()-70, felt.Y+20, 60, 0)
		v.bigCellar(felt, 68)
	case exchangePage:
		v.exchangePage(felt)
	case othersPage:
		v.othersPage(felt)
	default:
		auction(felt)
	}
}

// elsewhere lets what goes to the others travel to the tab where they are.
func (v *view) elsewhere() {
	tab, _ := v.Stage.Where(othersTab)
	for _, p := range v.Ring[1:] {
		if v.page() != othersPage {
			v.countedHand(p, tab.CX(), tab.Y, countedBack)
		}
	}
}

// othersTab is the control of the tab where the others are.
const othersTab = "tab/others"
