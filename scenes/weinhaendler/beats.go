package weinhaendler

import (
	"treille/audio"
	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
)

// Stops implements table.Show: who skips bids still sees the exchange.
func (t *Table) Stops(e engine.Event) bool { return e.Kind == wh.EventPhaseBegan }

// Beat implements table.Show: it takes one event into what is shown.
func (t *Table) Beat(e engine.Event) float64 {
	if t.veilSoon && (e.Player != t.me() || !ownKinds(e.Kind)) && !isDrawing(e) {
		t.veil()
	}
	t.write(t.shown, e)
	before := t.shown.Phase()
	if e.Kind == wh.EventPhaseBegan && wh.Phase(e.Value) == wh.PhaseExchange {
		t.settled = t.shown.Exchange(nil) // the strip stays while the bundles travel
	}
	t.shown.Observe(e)
	p, card, cards := e.Player, wh.Card(e.Value), wh.Cards(e.Value)
	var buf []wh.Card
	switch e.Kind {
	case wh.EventStartChosen:
		return beatStart
	case wh.EventCardDealt:
		t.tokens.add(card, inHand, p)
		t.room.Play(audio.Slide)
		return beatDeal
	case wh.EventCardTurnedUp:
		t.tokens.add(card, inOffer, engine.Chance)
		t.room.Play(audio.Flip)
		return beatOffer
	case wh.EventRoundBegan:
		return beatRound
	case wh.EventPhaseBegan:
		t.phaseBegan(before)
		return beatPhase
	case wh.EventBidLaid:
		for _, c := range byValue(cards) {
			t.tokens.move(t.tokens.take(c, inHand, p), inBid, p)
		}
		t.room.Play(audio.Slide)
		return beatBid
	case wh.EventPassed:
		t.room.Play(audio.Knock)
		return beatPass
	case wh.EventCardLooked:
		t.tokens.add(card, inLook, p)
		t.room.Play(audio.Slide)
		return beatDraw
	case wh.EventCardKept:
		t.tokens.move(t.tokens.take(card, inLook, p), inHand, p)
		return beatDraw
	case wh.EventCardPutUnder:
		t.tokens.remove(t.tokens.take(card, inLook, p))
		t.room.Play(audio.Slide)
		return beatDraw
	case wh.EventBundleTaken:
		from, zone := e.Other, inBid
		if from == engine.Chance {
			zone = inOffer
		}
		for _, c := range cards.AppendTo(buf) {
			t.tokens.move(t.tokens.take(c, zone, from), inHand, p)
		}
		t.room.Play(audio.Slide)
		return beatTransfer
	case wh.EventOfferReplaced:
		for _, c := range cards.AppendTo(buf) {
			t.tokens.move(t.tokens.take(c, inBid, p), inOffer, engine.Chance)
		}
		t.room.Play(audio.Slide)
		return beatNewOffer
	case wh.EventCardPlaced:
		t.placed(e)
		return beatPlace
	case wh.EventPlacingDone:
		return beatDone
	case wh.EventGameEnded:
		t.room.Play(audio.Applause)
		return beatEnd
	}
	return 0
}

// ownKinds are the events that who has just decided still sees with his own
// hand open.
func ownKinds(k engine.EventKind) bool {
	switch k {
	case wh.EventBidLaid, wh.EventPassed, wh.EventCardLooked, wh.EventCardKept, wh.EventCardPutUnder, wh.EventCardPlaced, wh.EventPlacingDone:
		return true
	}
	return false
}

// isDrawing reports whether an event begins W14's draw.
func isDrawing(e engine.Event) bool {
	return e.Kind == wh.EventPhaseBegan && wh.Phase(e.Value) == wh.PhaseDrawing
}

// Pause implements table.Show.
func (t *Table) Pause() float64 { return pauseBetween }

// phaseBegan turns the felt to what the phase is about.
func (t *Table) phaseBegan(before wh.Phase) {
	if t.shown.Phase() == before {
		return
	}
	t.look = t.base
	if t.shown.Phase() != wh.PhaseCellars {
		t.cellar = false
	}
}

// placed puts a card on its place in somebody's cellar.
func (t *Table) placed(e engine.Event) {
	d := wh.Decode(engine.Action(e.Value))
	p := e.Player
	for _, k := range t.tokens.in(inCellar, p) {
		if k.place == d.Place {
			t.tokens.remove(k) // a wine covers an empty bottle (W33)
		}
	}
	k := t.tokens.take(d.Card, inHand, p)
	t.tokens.move(k, inCellar, p)
	k.place = d.Place
	g := wh.Gain{Stars: int(e.Num[0])}
	for _, tr := range t.triplets(p, d.Place) {
		if tr.Points == 4 {
			g.Alike++
		} else {
			g.Different++
		}
	}
	t.count = -landsAfter
	t.gain = &scored{seat: p, place: d.Place, gain: g, left: gainStays}
	switch {
	case d.Card == wh.Empty:
		t.room.Play(audio.Dust)
	case g.Alike > 0:
		t.room.Play(audio.Cork)
		t.room.Play(audio.Glass)
	case g.Different > 0:
		t.room.Play(audio.Glass)
	default:
		t.room.Play(audio.Cork)
	}
}

// triplets lists the scoring triplets through a place of somebody's cellar.
func (t *Table) triplets(p engine.Player, at wh.Place) []wh.Triplet {
	var list []wh.Triplet
	for _, tr := range t.shown.CellarTriplets(p, int(at.Cellar), nil) {
		if tr.Places[0] == at || tr.Places[1] == at || tr.Places[2] == at {
			list = append(list, tr)
		}
	}
	return list
}

// write adds what an event means to the log; in is what was known before it.
func (t *Table) write(in *wh.Info, e engine.Event) {
	w := t.room.Words
	l := &w.Weinhaendler.Log
	cards := wh.Cards(e.Value)
	round := max(1, in.Round())
	add := func(text, short string) {
		t.log.Add(table.Line{Seat: e.Player, Text: text, Short: short, Round: round, Secret: e.Kind == wh.EventCardKept})
	}
	alone := func(text string) { t.log.Add(table.Line{Seat: engine.Chance, Text: text, Round: round}) }
	switch e.Kind {
	case wh.EventStartChosen:
		add(l.Begins, l.Begins)
	case wh.EventRoundBegan:
		round = int(e.Num[0])
		if e.Num[1] == 1 {
			alone(l.LastRound)
		}
	case wh.EventBidLaid:
		text := l.Bids.With("total", w.Money(int(e.Num[0])))
		add(l.Adds.With("cards", t.list(cards), "total", w.Money(int(e.Num[0]))), text)
	case wh.EventPassed:
		switch {
		case e.Num[0] != 0:
			add(l.PassesDraws, l.PassesDraws)
		case in.HandSize(e.Player) == 0:
			add(l.PassesEmpty, l.Passes)
		default:
			add(l.Passes, l.Passes)
		}
	case wh.EventCardKept:
		if c := wh.Card(e.Value); c != wh.Hidden {
			text := l.DrawsOne.With("card", t.cardName(c))
			add(text, text)
		}
	case wh.EventBundleTaken:
		if e.Other == engine.Chance {
			add(l.TakesOffer.With("cards", t.list(cards)), w.Weinhaendler.Strip.GetsOffer)
		} else {
			add(l.TakesBid.With("of", w.Of(t.name(e.Other)), "cards", t.list(cards)),
				w.Weinhaendler.Strip.GetsFrom.With("of", w.Of(t.name(e.Other))))
		}
	case wh.EventOfferReplaced:
		alone(l.OfferIs.With("cards", t.list(cards)))
	case wh.EventCardPlaced:
		d := wh.Decode(engine.Action(e.Value))
		points := int(e.Num[0] + e.Num[1] + e.Num[2])
		if d.Card == wh.Empty {
			text := l.Places.With("card", t.cardName(d.Card))
			add(text, text)
			return
		}
		text := l.PlacesFor.With("card", t.list(wh.CardsOf(d.Card)), "points", w.Count(w.Table.Points, points))
		add(text, w.Count(w.Weinhaendler.Buttons.Gain, points, "gain", w.Signed(points)))
	case wh.EventGameEnded:
		alone(l.GameEnds)
	}
}

// replayLog writes the log of what has already been shown; what p decided
// himself parts what is new to him from the rest.
func (t *Table) replayLog(p engine.Player) {
	t.log.Clear()
	t.logLang = t.room.Words.Lang
	in := t.newInfo()
	history := t.session.Match().History(t.session.Viewer())
	for _, e := range history[:len(history)-t.session.Pending()] {
		t.write(in, e)
		in.Observe(e)
		if e.Player == p && (e.Kind == wh.EventBidLaid || e.Kind == wh.EventPassed || e.Kind == wh.EventPlacingDone) {
			t.log.Own()
		}
	}
}
