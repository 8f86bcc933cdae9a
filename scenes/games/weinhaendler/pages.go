package weinhaendler

import (
	"treille/engine"
	"treille/scenes/lang"
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
	switch p := v.open; {
	case v.cellar:
		return cellarPage
	case v.tight && p == exchangePage, v.crowded && p == othersPage:
		return p
	}
	return auctionPage
}

// tabList are the index tabs above the felt of a phone: auction and cellar, and
// where there is no room for them beside it, what the exchange would bring, and
// the others.
func (v *view) tabList() []table.Tab {
	var list []table.Tab
	add := func(p page, id, name string) {
		list = append(list, table.Tab{ID: id, Name: name, On: v.page() == p, Act: func() { v.turnTo(p) }})
	}
	add(auctionPage, "auction", v.x.Places.Auction)
	if v.tight {
		add(exchangePage, "exchange", lang.Capital(v.x.PhaseInText.Exchange))
	}
	add(cellarPage, "cellar", v.cellarTab())
	if v.crowded {
		add(othersPage, "others", v.Words.Table.Others)
	}
	return list
}

// othersPage shows the panels of the others, two side by side.
func (v *view) othersPage(felt ui.Rect) {
	v.Stage.Place(sourceID, atEdge(felt))
	list := table.Each(v.Ring[1:], func(p engine.Player) ui.Part { return v.panelBeside(p).AtLeast(0, lowPanels) })
	v.Stage.Lay(ui.Either(ui.Grid(2, ui.Apart, list...), ui.Rows(1, ui.Apart, list...)).Pad(ui.Apart, ui.Loose).Top(), felt)
}

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
	v.behindTabs()
	switch v.page() {
	case cellarPage:
		v.bigCellar(v.belowHint(felt), widestHigh)
	case exchangePage:
		v.exchangePage(felt)
	case othersPage:
		v.othersPage(felt)
	default:
		if v.tight {
			_, part = v.auction(false)
		}
		v.Stage.Lay(part, v.belowHint(felt))
	}
}

// behindTabs says which tab shows what the open page does not.
func (v *view) behindTabs() {
	s := v.Stage
	if v.tight {
		s.Instead("tab/exchange", exchangeFact, offerFact, pileFact)
	}
	s.Instead("tab/auction", append(v.auctionFacts(), exchangeFact)...)
	s.Instead("tab/cellar", pointsFact(v.Base()), cellarFact(v.Base()))
	for _, p := range v.Ring[1:] {
		s.Instead(othersTab, seatFacts(p)...)
	}
}

// feltLow adds the felt of a phone.
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
	v.bigCellar(felt, widest)
	v.besideCellar(felt)
}

// backToAuction is the button that shows the auction again while bids lie there.
func (v *view) backToAuction(r ui.Rect) {
	if !v.bidding() {
		return
	}
	v.Stage.Lay(ui.ButtonSpec{ID: "auction", Label: v.x.Places.Auction, Size: ui.Lead * v.Frame.Caption(), Act: v.showAll}.Part(), r)
	v.Stage.Instead("auction", append(v.auctionFacts(), exchangeFact)...)
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
