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

// status says in short what somebody does in the present phase.
func (v *view) status(p engine.Player) string {
	x := &v.WordsOf(p).Vino.Status
	if v.between == rolling || v.between == ended {
		return ""
	}
	turn := v.in.Turn() == p
	switch phase := v.in.Phase(); phase {
	case vi.PhaseDrawn, vi.PhasePair, vi.PhaseSecond, vi.PhaseThird:
		bought, later := 1, x.DrawsLater
		if phase == vi.PhaseThird {
			bought, later = 3, x.BuysLater
		}
		switch {
		case turn:
			return x.Buys
		case v.in.Vineyards(p) >= bought:
			return x.HasBought
		}
		return later
	case vi.PhaseOwners, vi.PhaseNewcomers:
		r, _ := v.in.Region()
		switch {
		case turn:
			return x.Buys
		case !slices.Contains(v.in.Choice(p), r):
			return x.Elsewhere
		case slices.Contains(v.in.NextBuyers(), p):
			return x.BuysLater
		}
		return x.Done
	case vi.PhaseGift:
		takers, now := v.in.Takers()
		g := v.gift()
		switch i := slices.Index(takers, p); {
		case i >= now && g != nil && v.shares(g)[i] == 0:
			return ""
		case i >= now:
			return x.Takes
		case i >= 0:
			return x.HasTaken
		}
	case vi.PhaseSell, vi.PhaseGive, vi.PhaseRaise:
		if v.between >= earning {
			return ""
		}
		return v.saleStatus(p)
	}
	return ""
}

// saleStatus says what somebody who has sold nothing does while wine is sold.
func (v *view) saleStatus(p engine.Player) string {
	x := &v.WordsOf(p).Vino.Status
	switch _, sold := v.saleOf(p); {
	case sold:
		return x.NoSale
	case v.in.Turn() == p:
		return x.Sells
	}
	return x.SellsLater
}

// choosing reports whether the panels say which regions are chosen: from their
// choice to the end of buying (V20, V21).
func (b *tableState) choosing() bool {
	switch b.in.Phase() {
	case vi.PhaseChoose, vi.PhaseOwners, vi.PhaseNewcomers, vi.PhaseGift:
		return true
	}
	return false
}

// choicePart shows the two regions that somebody has chosen, side by side: face down or
// only their places, then the one where the barrel stands in gold, ticked once he is
// done there, and those that it has left pale.
func (v *view) choicePart(p engine.Player, w float64) ui.Part {
	choice := v.known(p).Choice(p)
	if !v.choosing() {
		return ui.Part{}
	}
	if len(choice) < 2 {
		back := shieldBack(w, v.in.Committed().Has(p))
		return ui.Row(ui.Tight, back, back).Shows(choiceFact(p))
	}
	now, buying := v.buyingIn()
	return ui.Row(ui.Tight, table.Each(choice, func(r int) ui.Part {
		it := v.shieldItem(r, buying && r == now || v.in.Phase() == vi.PhaseChoose)
		if buying && r < now {
			it.Alpha = faded
		}
		shield := ui.Picture(it, w)
		if buying && r == now && v.status(p) == v.WordsOf(p).Vino.Status.Done {
			shield = badged(shield)
		}
		return shield
	})...).Shows(choiceFact(p))
}

// shieldBack is the back of a region's shield, or only its place.
func shieldBack(w float64, lies bool) ui.Part {
	sf := sprites.Surface{Kind: sprites.ShieldBack}
	if lies {
		sf.State = sprites.On
	}
	return ui.Scaled(w, w*shieldRatio, shrinks, func(s *ui.Stage, r ui.Rect) { s.Put(sf, r) })
}

// badged is a part with a tick at its upper right.
func badged(p ui.Part) ui.Part {
	return p.Around(func(s *ui.Stage, r ui.Rect, inner func()) {
		inner()
		w := r.W * badgeShare
		s.Piece(sprites.Look{ID: "common/tick-badge"}, r.Right()-w*shrinks, r.Y-w/4, w)
	}).Centred()
}

// moneyPart is an amount with its coin.
func moneyPart(words string, coin float64, st sprites.Style) ui.Part {
	return ui.Row(ui.Near, ui.Art(artFolder+"money", coin).Dropped(1), ui.Label(words, st))
}

// panel is somebody's sheet, which opens his cellar: who, his vineyards, his money, and the
// wines of his cellar or what he does now.
func (v *view) panel(p engine.Player) ui.Part {
	crest := func(w float64) ui.Part { return v.CrestPart(p, w).Named(seatPlace(p)) }
	money := func(coin float64, st sprites.Style) ui.Part {
		return moneyPart(v.moneyOf(p), coin, st).Shows(moneyFact(p))
	}
	number := ui.PaperNumber.Sized(ui.Title)
	income, says := ui.Part{}, ui.Label(v.status(p), ui.PaperItalic.Sized(ui.Note).In(sprites.InkSoft))
	if n := v.in.Income(p); n > 0 {
		income = ui.Label(signed(n), ui.PaperSoft).Shows(incomeFact(p)).Dropped(1)
		says = ui.Row(ui.Near, ui.Label(signed(n), ui.PaperBold.Sized(ui.Note)).Shows(incomeFact(p)), ui.Label(v.x.Places.Sold, ui.PaperItalic.Sized(ui.Note).In(sprites.InkSoft)).Dropped(1))
	}
	counts := v.winesPart(p)
	wines := ui.Column(ui.Near, ui.Rule(), counts)
	head := func(w float64) ui.Part {
		return ui.Row(ui.Apart, crest(w), v.NamePart(p, ui.PaperName.Sized(ui.Title)), ui.Spring(), v.choicePart(p, panelShield))
	}
	figures := ui.Row(ui.Apart, money(panelCoin, number), income, ui.Spring(), v.HeadPart(p, panelCoin), ui.Label(v.PointWords(p), number).Shows(vineyardsFact(p)))
	wide := ui.Column(ui.Close, head(wideCrest), ui.DoubleRule(), figures, wines).AtLeast(widePanel, 0)
	flat := ui.Column(ui.Near, head(replayCrest), figures, ui.Rule(), v.barrelsPart(p)).AtLeast(widePanel, 0)
	low := func(gap, w float64) ui.Part {
		return ui.Row(gap,
			ui.Column(ui.Tight, crest(w), ui.Label(v.PointWords(p), ui.PaperNumber.Sized(ui.Lead).At(sprites.Middle)).Shows(vineyardsFact(p))),
			ui.Column(0,
				v.NamePart(p, ui.PaperBold),
				money(lowCoin, ui.PaperSoft.In(sprites.Ink)),
				ui.Row(ui.Close, v.choicePart(p, smallHead), says.Dropped(1))).Growing())
	}
	panel := ui.Either(wide, flat,
		ui.Column(ui.Near, low(ui.Apart, lowCrest), wines),
		ui.When(!v.Frame.Shape.Upright(), ui.Row(ui.Apart, low(ui.Apart, lowCrest), counts)),
		low(ui.Apart, lowCrest), low(ui.Tight, lowCoin))
	if v.Frame.Shape == ui.Portrait || v.Players() > sideCellars { // elsewhere the barrels are to be seen
		panel = panel.Instead("seat/" + strconv.Itoa(int(p)))
	}
	return v.SeatPart(p, panel,
		v.active(p), v.seatWords(p), v.page == cellarPage && v.seat == p, func() { v.lookAtCellar(p) })
}

// winesPart are the five counts of a cellar on paper.
func (v *view) winesPart(p engine.Player) ui.Part {
	return ui.Rows(1, 0, table.Each(varieties, func(g vi.Variety) ui.Part {
		n, st := v.in.Cellar(p, g), ui.PaperBold
		if n == 0 {
			st = ui.PaperSoft
		}
		count := ui.Label(strconv.Itoa(n), st.At(sprites.Middle))
		return ui.Either(
			ui.Column(ui.Tight, v.marker(g), count),
			ui.Column(ui.Tight, ui.Art("common/shape-"+colours[g], pipSize), count)).Shows(cellarFact(p, g))
	})...)
}
