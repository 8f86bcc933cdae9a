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
	v.source(atEdge(felt))
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

// felt adds the felt of a phone with its tabs and the page that is open. Where the felt has no
// room for all of the auction, who would get what has a tab of its own.
func (v *view) felt(r ui.Rect) {
	felt := ui.R(r.X, r.Y+tabHeight, r.W, r.H-tabHeight)
	whole, part := v.auction(true)
	v.tight = v.crowded && v.Frame.Shape == ui.Landscape || !v.Stage.Fits(whole, felt)
	v.feltLow(felt)
	v.Tabs(ui.R(r.X, r.Y, r.W, tabHeight), v.tabList())
	if v.crowded {
		v.elsewhere()
	}
	switch v.page() {
	case cellarPage:
		v.source(atEdge(felt))
		v.bigCellar(felt, widestHigh)
	case exchangePage:
		v.exchangePage(felt)
	case othersPage:
		v.othersPage(felt)
	default:
		if v.tight {
			_, part = v.auction(false)
		} else if len(v.Ring) > 4 {
			felt = v.belowHint(felt)
		}
		v.Stage.Lay(part, felt)
	}
}

// feltLow is the felt of a phone.
func (v *view) feltLow(r ui.Rect) {
	v.Stage.Put(sprites.Surface{Kind: sprites.Felt, R: 10}, r)
	v.Stage.Place(feltID, r)
}

// feltLarge is the felt of a window or a tablet, with the auction or a cellar on it, of which no
// place is wider than widest.
func (v *view) feltLarge(felt ui.Rect, widest float64) {
	v.Stage.Put(sprites.Surface{Kind: sprites.Felt, R: 16, Line: true}, felt)
	v.Stage.Place(feltID, felt)
	if !v.cellar {
		whole, _ := v.auction(true)
		v.Stage.Lay(whole, felt)
		return
	}
	v.source(atEdge(felt))
	v.bigCellar(felt, widest)
	v.besideCellar(felt)
}

// atEdge is where cards come from that are not in sight on a felt: at its right edge.
func atEdge(felt ui.Rect) ui.Rect { return ui.R(felt.Right()-smallHand, felt.Y+ui.Far, shortHand, 0) }

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
