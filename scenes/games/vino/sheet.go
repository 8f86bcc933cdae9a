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

// wideSheet reports whether a sheet is low and wide, as below the map of a window.
func wideSheet(r ui.Rect) bool { return r.W > 2.2*r.H }

// sheet shows what is to be decided, or what somebody looks at.
func (v *view) sheet(r ui.Rect) {
	switch v.page {
	case regionPage:
		v.regionSheet(r, v.region, true)
		return
	case cellarPage:
		v.cellarSheet(r, v.seat)
		return
	}
	if v.gift != nil {
		v.giftSheet(r)
		return
	}
	region, _ := v.buyingIn()
	switch v.between {
	case ended:
		v.standingSheet(r)
		return
	case rolling:
		v.regionSheet(r, region, false)
		return
	}
	switch v.in.Phase() {
	case vi.PhaseBanker, vi.PhasePair:
		v.pairsSheet(r)
	case vi.PhaseDrawn:
		v.drawnSheet(r)
	case vi.PhaseSecond, vi.PhaseThird:
		if v.mine() {
			region = v.pick.tab
		} else {
			region, _ = v.lastBought()
		}
		v.regionSheet(r, region, false)
	case vi.PhaseChoose:
		v.choiceSheet(r)
	case vi.PhaseOwners, vi.PhaseNewcomers:
		v.regionSheet(r, region, false)
	case vi.PhaseSell:
		if v.t.Deciding() {
			v.saleSheet(r)
		} else {
			v.sellersSheet(r)
		}
	case vi.PhaseGive:
		if v.ownSale() {
			v.giveSheet(r)
		} else {
			v.sellersSheet(r)
		}
	case vi.PhaseRaise:
		if v.ownSale() {
			v.raiseSheet(r)
		} else {
			v.sellersSheet(r)
		}
	default:
		v.sellersSheet(r)
	}
}

// ownSale reports whether the viewer's sale goes on, also while what he has decided of it
// is shown: the sheet then turns from giving back to raising without another between. Once
// he has raised, it is over.
func (b *board) ownSale() bool {
	over := b.between != nothing || b.raised != [vi.Varieties]int{} || b.hasRaised()
	return b.t.Deciding() || b.mine() && !over && !b.t.Replayed()
}

// lastBought is the region of the last purchase, of which the marker of its variety is the
// first that is seen.
func (b *board) lastBought() (region int, ok bool) {
	seen := b.t.Seen()
	for i := len(seen) - 1; i >= 0; i-- {
		if k := seen[i].Kind; k == vi.EventBought || k == vi.EventMarker {
			return int(seen[i].Num[0]), true
		}
	}
	return 0, false
}

// justBought is the drawn region in which a purchase is shown, so that the sheet does not
// turn to the other one while the pawn comes down.
func (b *board) justBought() (region int, ok bool) {
	left := len(b.in.Drawn())
	if b.in.Phase() != vi.PhaseDrawn || left > 1 || left == 1 && b.t.Deciding() {
		return 0, false
	}
	region, ok = b.lastBought()
	return region, ok || left == 0
}

// paper adds the parchment of a sheet.
func (v *view) paper(r ui.Rect) { v.Sheet(r, 10, sprites.Sheet, true, false) }

// closeButton leaves what is only looked at.
func (v *view) closeButton(r ui.Rect) {
	v.Stage.IconButton(ui.IconSpec{ID: "leave", CX: r.Right() - 26, CY: r.Y + 26, Icon: "close", Light: true, Label: v.Words.App.Close, Act: v.showDecision})
}

// cellarSheet shows somebody's marbles.
func (v *view) cellarSheet(r ui.Rect, p engine.Player) {
	v.paper(r)
	v.closeButton(r)
	v.Crest(p, r.X+14, r.Y+8, 30, sprites.Token)
	st := table.PaperName.Sized(20)
	words := v.x.Places.Cellar.With("of", v.Words.Of(v.PlayerName(p)))
	st.Size = ui.FitSize(words, st, r.W-110)
	v.Stage.Words(words, r.X+54, r.Y+33, st)
	board := ui.R(r.X+10, r.Y+50, r.W-20, r.H-60)
	if wideSheet(r) && board.W > cellarWidth {
		board.X, board.W = r.CX()-cellarWidth/2, cellarWidth
	}
	v.marbles(p, board)
}

// drawnSheet has a tab for each drawn region (V11).
func (v *view) drawnSheet(r ui.Rect) {
	s := v.Stage
	drawn := v.in.Drawn()
	if region, just := v.justBought(); just {
		v.regionSheet(r, region, false)
		return
	}
	shown := drawn[0]
	if v.mine() && slices.Contains(drawn, v.pick.tab) {
		shown = v.pick.tab
	}
	const th = 46.0
	page := ui.R(r.X, r.Y+th, r.W, r.H-th)
	w := r.W/2 - 5
	tab := func(i int) ui.Rect { return ui.R(r.X+float64(i)*(r.W-w), r.Y, w, th) }
	for i, region := range drawn {
		if region != shown {
			s.Put(sprites.Surface{Kind: sprites.SheetTab}, tab(i))
		}
	}
	v.paper(page)
	for i, region := range drawn {
		t := tab(i)
		if region == shown {
			kind := sprites.SheetTab
			if i == 1 {
				kind = sprites.RightTab
			}
			s.Put(sprites.Surface{Kind: kind, State: sprites.On}, t)
		}
		name, size, left := table.PaperName.Sized(20), 28.0, 48.0
		if t.W < 166 {
			size, left = 22, 31
		}
		name.Size = min(20, ui.FitSize(vi.RegionName(region), name, t.W-left-size-12))
		v.shield(region, t.X+left-7-size/2, t.CY(), size, true)
		s.Words(vi.RegionName(region), t.X+left, t.CY()+7, name)
		v.variety(startVariety(region), t.Right()-10-size/2, t.CY(), size)
		c := ui.Control{ID: "drawn/" + strconv.Itoa(region), Role: ui.Tab, Part: true, Rect: t, Checked: region == shown,
			Label: v.x.Labels.Drawn.With("region", vi.RegionName(region), "variety", v.varietyName(startVariety(region))), Act: func() { v.openRegion(region) }}
		s.Control(c)
	}
	v.roadGrid(ui.R(page.X+6, page.Y+8, page.W-12, page.H-16), shown, v.mine())
}
