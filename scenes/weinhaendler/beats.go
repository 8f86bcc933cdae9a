package weinhaendler

import (
	"treille/audio"
	"treille/engine"
	wh "treille/engine/weinhaendler"
)

// Stops implements table.Guest: who skips bids still sees the exchange.
func (b *board) Stops(e engine.Event) bool { return e.Kind == wh.PhaseBegan }

// Private implements table.Guest: own decisions, and W14's draw.
func (b *board) Private(e engine.Event) bool {
	switch e.Kind {
	case wh.BidLaid, wh.Passed, wh.CardLooked, wh.CardKept, wh.CardPutUnder, wh.CardPlaced, wh.PlacingDone:
		return true
	case wh.PhaseBegan:
		return wh.Phase(e.Value) == wh.Drawing
	}
	return false
}

// Beat implements table.Guest.
func (b *board) Beat(e engine.Event) float64 {
	p, card := e.Player, wh.Card(e.Value)
	bundle := func() []wh.Card { return byValue(wh.Cards(e.Value)) }
	switch e.Kind {
	case wh.PhaseBegan:
		b.phaseBegan()
	case wh.CardDealt:
		b.cards.add(card, inHand, p)
	case wh.CardTurnedUp:
		b.cards.add(card, inOffer, engine.Chance)
	case wh.BidLaid:
		b.cards.carry(bundle(), inHand, p, inBid, p)
	case wh.CardLooked:
		b.cards.add(card, inLook, p)
	case wh.CardKept:
		b.cards.Move(b.cards.take(card, inLook, p), inHand, p)
	case wh.CardPutUnder:
		b.cards.Remove(b.cards.take(card, inLook, p))
	case wh.BundleTaken:
		zone := inBid
		if e.Other == engine.Chance {
			zone = inOffer
		}
		b.cards.carry(bundle(), zone, e.Other, inHand, p)
	case wh.OfferReplaced:
		b.cards.carry(bundle(), inBid, p, inOffer, engine.Chance)
	case wh.CardPlaced:
		b.placed(e)
	}
	beat := beats[e.Kind]
	for _, s := range beat.sounds {
		b.t.Play(s)
	}
	return beat.ticks
}

// phaseBegan turns the felt to what the phase is about.
func (b *board) phaseBegan() {
	before := b.phase
	if b.phase = b.in.Phase(); b.phase == before {
		return
	}
	if b.phase == wh.Exchange {
		b.settled = b.in.Exchange(nil) // the strip stays while the bundles travel
	}
	b.look = b.t.Base()
	if b.phase != wh.Cellars {
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
	switch {
	case d.Card == wh.Empty:
		b.t.Play(audio.Dust)
	case g.Alike > 0:
		b.t.Play(audio.Cork)
		b.t.Play(audio.Glass)
	case g.Different > 0:
		b.t.Play(audio.Glass)
	default:
		b.t.Play(audio.Cork)
	}
}
