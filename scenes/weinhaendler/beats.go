package weinhaendler

import (
	"treille/engine"
	wh "treille/engine/weinhaendler"
)

// Stops implements table.Guest: who skips bids still sees the exchange.
func (b *board) Stops(e engine.Event) bool { return e.Kind == wh.EventPhaseBegan }

// Private implements table.Guest: own decisions, and W14's draw.
func (b *board) Private(e engine.Event) bool {
	switch e.Kind {
	case wh.EventBidLaid, wh.EventPassed, wh.EventCardLooked, wh.EventCardKept, wh.EventCardPutUnder, wh.EventCardPlaced, wh.EventPlacingDone:
		return true
	case wh.EventPhaseBegan:
		return wh.Phase(e.Value) == wh.PhaseDrawing
	}
	return false
}

// Beat implements table.Guest.
func (b *board) Beat(e engine.Event) float64 {
	p, card := e.Player, wh.Card(e.Value)
	bundle := func() []wh.Card { return byValue(wh.Cards(e.Value)) }
	switch e.Kind {
	case wh.EventPhaseBegan:
		b.phaseBegan()
	case wh.EventCardDealt:
		b.cards.add(card, inHand, p)
	case wh.EventCardTurnedUp:
		b.cards.add(card, inOffer, engine.Chance)
	case wh.EventBidLaid:
		b.cards.carry(bundle(), inHand, p, inBid, p)
	case wh.EventCardLooked:
		b.cards.add(card, inLook, p)
	case wh.EventCardKept:
		b.cards.Move(b.cards.take(card, inLook, p), inHand, p)
	case wh.EventCardPutUnder:
		b.cards.Remove(b.cards.take(card, inLook, p))
	case wh.EventBundleTaken:
		zone := inBid
		if e.Other == engine.Chance {
			zone = inOffer
		}
		b.cards.carry(bundle(), zone, e.Other, inHand, p)
	case wh.EventOfferReplaced:
		b.cards.carry(bundle(), inBid, p, inOffer, engine.Chance)
	case wh.EventCardPlaced:
		b.placed(e)
	}
	beat := beats[e.Kind]
	if beat.sound != nil {
		beat.sound(b, e)
	}
	return beat.ticks
}

// phaseBegan turns the felt to what the phase is about.
func (b *board) phaseBegan() {
	before := b.phase
	if b.phase = b.in.Phase(); b.phase == before {
		return
	}
	if b.phase == wh.PhaseExchange {
		b.settled = b.in.Exchange(nil) // the strip stays while the bundles travel
	}
	b.look = b.t.Base()
	if b.phase != wh.PhaseCellars {
		b.cellar = false
	}
}

// placed puts a card on its place in somebody's cellar.
func (b *board) placed(e engine.Event) {
	d := wh.Decode(engine.Action(e.Value))
	p := e.Player
	for _, t := range b.cards.In(inCellar, p) {
		if t.Piece.at == d.Place {
			b.cards.Remove(t) // a wine covers an empty bottle (W33)
		}
	}
	t := b.cards.take(d.Card, inHand, p)
	b.cards.Move(t, inCellar, p)
	t.Piece.at = d.Place
	g := wh.Gain{Stars: int(e.Num[0]), Alike: int(e.Num[1]) / 4, Different: int(e.Num[2])}
	b.t.CountAfter(landsAfter)
	b.gain = &scored{seat: p, place: d.Place, gain: g, left: gainStays}
}
