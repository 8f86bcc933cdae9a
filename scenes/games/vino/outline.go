package vino

import (
	"strconv"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/lang"
	"treille/scenes/ui"
)

// Outline implements table.GameView.
func (b *tableState) Outline(o *ui.Outline) {
	w := b.words()
	x := &w.Outline.Vino
	b.outlineDecision(o)
	o.Section("market", 2, lang.Capital(w.Vino.Places.Market))
	for g := range vi.Barbera + vi.Varieties {
		o.Item(w.Labelled(b.varietyName(g), signed(b.in.Market(g))))
		b.t.Fact(o, priceFact(g))
	}
	o.Section("clock", 2, w.Labelled(w.Vino.Places.BottlesLeft, strconv.Itoa(b.in.Bottles())))
	b.t.Fact(o, bottlesFact)
	if r, ok := b.in.Region(); ok {
		o.Text(x.Barrel.With("region", vi.RegionName(r)))
	}
	b.outlinePairs(o)
	o.Section("rose", 2, x.Order)
	for _, p := range b.in.Rose() {
		o.Item(b.t.PlayerName(p))
	}
	b.t.Fact(o, orderFact)
	for _, p := range b.t.Clockwise() {
		b.outlineSeat(o, p)
	}
	for r := range vi.Regions {
		b.outlineRegion(o, r)
	}
}

// outlinePairs says which starting pairs are still to be drawn (V11).
func (b *tableState) outlinePairs(o *ui.Outline) {
	if b.in.Round() > 0 || len(b.in.Undrawn())+len(b.in.Drawn()) == 0 {
		return
	}
	w := b.words()
	o.Section("pairs", 2, w.Vino.Places.Pairs)
	for _, r := range b.in.Undrawn() {
		o.Item(w.Outline.Vino.FaceDown.With("region", vi.RegionName(r)))
	}
	for _, r := range b.in.Drawn() {
		o.Item(w.Vino.Labels.Drawn.With("region", vi.RegionName(r), "variety", b.varietyName(startVariety(r))))
	}
}

// outlineDecision says what the sheet shows of the present decision.
func (b *tableState) outlineDecision(o *ui.Outline) {
	w := b.words()
	x := &w.Vino
	if !b.t.Deciding() {
		return
	}
	o.Section("decision", 2, w.Outline.Vino.Decision)
	for _, s := range b.pick.coins {
		o.Item(b.coinFacts(s))
	}
	switch b.in.Phase() {
	case vi.PhaseSell:
		if g, n := b.pick.wares, b.pick.quantity; n > 0 {
			income, lost, steps := b.quote()
			o.Text(w.Outline.Vino.Sale.With("n", strconv.Itoa(n), "variety", b.varietyName(g), "money", amount(income),
				"vineyards", w.Count(x.Labels.Vineyards, lost), "value", signed(b.in.Market(g)-steps*square)))
		}
	case vi.PhaseRaise:
		for g := range vi.Barbera + vi.Varieties {
			if b.pick.ups[g] > 0 {
				o.Item(w.Labelled(b.varietyName(g), signed(b.afterSale(g))))
			}
		}
	case vi.PhaseGift:
		if g := b.gift(); g != nil {
			o.Text(b.t.WordsOf(g.by).Vino.Hints.GiftWhy.With("name", b.t.PlayerName(g.by)))
		}
	case vi.PhaseChoose:
		for _, r := range b.ownChoice() {
			o.Item(w.Labelled(vi.RegionName(r), b.orderWords(r)))
		}
	}
}

// outlineSeat says what everybody sees of a seat, and his choice if the viewer may
// know it.
func (b *tableState) outlineSeat(o *ui.Outline, p engine.Player) {
	w := b.words()
	o.Section("seat-"+strconv.Itoa(int(p)), 2, b.seatWords(p))
	b.t.Fact(o, vineyardsFact(p))
	if _, known := b.in.Money(p); known {
		b.t.Fact(o, moneyFact(p))
	}
	if b.in.Income(p) > 0 {
		b.t.Fact(o, incomeFact(p))
	}
	if p != b.t.Base() && b.choosing() {
		b.t.Fact(o, choiceFact(p))
	}
	veiled := p == b.t.Me() && b.in.Phase() == vi.PhaseChoose && b.t.Veiled()
	switch choice := b.in.Choice(p); {
	case len(choice) == 2 && !veiled:
		o.Text(w.Vino.Log.Chose.With("first", vi.RegionName(choice[0]), "second", vi.RegionName(choice[1])))
	case b.in.Committed().Has(p):
		o.Text(w.Vino.Log.HasChosen)
	}
	for g := range vi.Barbera + vi.Varieties {
		o.Item(w.Labelled(b.varietyName(g), strconv.Itoa(b.in.Cellar(p, g))))
		b.t.Fact(o, cellarFact(p, g))
	}
}

// outlineRegion says all of a region: bottle, free varieties, owners, and its road.
func (b *tableState) outlineRegion(o *ui.Outline, r int) {
	w := b.words()
	x := &w.Outline.Vino
	heading := strconv.Itoa(r+1) + " " + vi.RegionName(r)
	o.Section("region-"+strconv.Itoa(r+1), 2, heading)
	b.t.Fact(o, freeFact(r))
	if b.in.Bottle(r) {
		o.Text(x.Bottle)
	}
	if free := b.in.FreeMarkers(r); free != 0 {
		o.Text(w.Labelled(w.Vino.Places.Free, b.varietyNames(free)))
	}
	for _, p := range b.in.Owners(r) {
		o.Text(b.ownerWords(p, r))
	}
	for _, s := range road(r) {
		words := b.kindName(s)
		if p, owned := b.in.Owner(r, s.vineyard); owned {
			words = w.Labelled(words, b.t.PlayerName(p))
		}
		if b.ticked(s) && b.t.Deciding() {
			words += ", " + x.Ticked
		}
		o.Item(words)
	}
}
