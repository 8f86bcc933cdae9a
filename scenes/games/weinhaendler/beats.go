package weinhaendler

import (
	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/ui"
)

// SkipStops implements table.GameView: a player who skips bids still sees the exchange.
func (b *tableState) SkipStops(e engine.Event) bool { return e.Kind == wh.EventPhaseBegan }

// Private implements table.GameView: own decisions, and W14's draw.
func (b *tableState) Private(e engine.Event) bool {
	return e.Kind.In(wh.EventBidLaid, wh.EventPassed, wh.EventCardLooked, wh.EventCardKept, wh.EventCardPutUnder, wh.EventCardPlaced, wh.EventPlacingDone) ||
		e.Kind == wh.EventPhaseBegan && wh.DecodeEvent(e).Phase == wh.PhaseDrawing
}

// Beat implements table.GameView.
func (b *tableState) Beat(packed engine.Event) float64 {
	e := wh.DecodeEvent(packed)
	p := e.Player
	switch e.Kind {
	case wh.EventPhaseBegan:
		b.phaseBegan()
	case wh.EventCardDealt:
		b.cards.add(e.Card, inHand, p)
	case wh.EventCardTurnedUp:
		b.cards.add(e.Card, inOffer, engine.Chance)
	case wh.EventBidLaid:
		b.cards.carry(byValue(e.Cards), inHand, p, inBid, p)
	case wh.EventCardLooked:
		b.cards.add(e.Card, inLook, p).Private = true
		b.drawn = append(b.drawn, e.Card)
	case wh.EventCardKept:
		b.cards.Move(b.cards.take(e.Card, inLook, p), inHand, p)
	case wh.EventCardPutUnder:
		b.cards.Move(b.cards.take(e.Card, inLook, p), inPile, engine.Chance)
	case wh.EventBundleTaken:
		b.bundleTaken(e)
	case wh.EventOfferReplaced:
		b.cards.carry(byValue(e.Cards), inBid, p, inOffer, engine.Chance)
	case wh.EventCardPlaced:
		b.placed(e)
	}
	b.rank()
	if e.Kind == wh.EventBidLaid && b.flies() {
		b.lands = ui.LandsAfter
	} else {
		b.tell()
	}
	if p == b.t.Me() && (e.Kind == wh.EventBidLaid || e.Kind == wh.EventPassed) {
		b.showAll() // he sees what he has done
	}
	switch ticks := beats.Play(b.t, e.Kind, e); {
	case e.Kind == wh.EventPhaseBegan:
		return phaseBeats[b.phase]
	case e.Kind == wh.EventCardPlaced && p != b.t.Me(): // his points are counted before the next
		return max(ticks, landsAfter+b.t.CountTime(b.gain.gain.Points()))
	case e.Kind == wh.EventPlacingDone && b.laying != p && p != b.t.Me(): // he has laid nothing
		b.kept = &keeper{seat: p, left: keptStays}
		return keptStays
	case e.Kind == wh.EventPlacingDone && p != b.t.Me(): // what he has laid has been told
		return 0
	default:
		return ticks
	}
}

// phaseBegan turns the felt to what the phase is about.
func (b *tableState) phaseBegan() {
	for _, t := range b.cards.In(inPile, engine.Chance) {
		b.cards.Remove(t)
	}
	b.drawn = nil
	before := b.phase
	if b.phase = b.in.Phase(); phasePlace[b.phase] == phasePlace[before] {
		return
	}
	if b.phase == wh.PhaseExchange {
		b.settled = b.in.Exchange(nil) // the strip stays while the bundles travel
	}
	if before == wh.PhaseExchange {
		b.arrive()
	}
	if b.phase == wh.PhaseCellars {
		settle(&b.stands)
	}
	b.laying = engine.Chance
	b.putBack() // what was lifted was meant for another phase
	own := b.open == cellarPage && b.look == b.t.Base()
	b.showAll()
	if own && b.phase == wh.PhaseCellars {
		b.open = cellarPage
	}
}

// bundleTaken sends a bundle on its way: to the own hand, where it glows, or open
// to somebody's panel.
func (b *tableState) bundleTaken(e wh.Event) {
	p, zone := e.Player, inBid
	if e.From == engine.Chance {
		zone = inOffer
	}
	if p != b.t.Base() {
		b.cards.carry(byValue(e.Cards), zone, e.From, inBundle, p)
		return
	}
	own := p == b.t.Me()
	for _, c := range byValue(e.Cards) {
		t := b.cards.take(c, zone, e.From)
		b.cards.Move(t, inHand, p)
		t.New = own
	}
	if own {
		b.came = &bundle{from: e.From, cards: e.Cards, left: cameStays}
	}
}

// arrive lets all bundles go to the hands of those who took them.
func (b *tableState) arrive() {
	for _, p := range b.t.Seats() {
		for _, t := range b.cards.In(inBundle, p) {
			b.cards.Move(t, inHand, p)
		}
	}
}

// placed puts a card on its place in somebody's cellar.
func (b *tableState) placed(e wh.Event) {
	p := e.Player
	for _, t := range b.cards.In(inCellar, p) {
		if t.Piece.at == e.Place {
			b.cards.Remove(t) // a wine covers an empty bottle (W33)
		}
	}
	t := b.cards.take(e.Card, inHand, p)
	b.cards.Move(t, inCellar, p)
	t.Piece.at = e.Place
	b.stands[p].lay(e.Place)
	b.t.CountAfter(landsAfter)
	if b.laying != p {
		b.laying, b.laid = p, 0
	}
	b.laid++
	b.gain = &scored{seat: p, place: e.Place, gain: e.Gain, flies: landsAfter, left: gainStays}
}
