package weinhaendler

import (
	"slices"
	"strconv"

	"treille/audio"
	"treille/engine/search"
	wh "treille/engine/weinhaendler"
	"treille/scenes/lang"
	"treille/scenes/table"
)

// The ids by which a hint or a lesson finds the public offer, the pile and the own
// cellar in small.
const (
	offerID   = "offer"
	pileID    = "pile"
	rackID    = "rack"
	lowRowsID = "rack/low" // two of them
	feltID    = "felt"
	sourceID  = "source" // where new cards come from
	drawnID   = "drawn/" // where somebody's bid begins
)

// An advice is one that is put into words.
type advice struct {
	*tableState
	w        *lang.Words
	x        *lang.WeinhaendlerAdvice
	found    table.Advice
	do       wh.Decision
	other    search.Result // the best alternative,
	instead  wh.Decision   // the same taken apart,
	compared bool          // if there is one
	lit      []wh.Place    // in the own cellar, that the reason is about
	makes    wh.Card       // that would be taken, and makes the triplet that the reason is about; Hidden for none
	offered  wh.Card       // in the offer, that the reason is about; Hidden for none
	with     []wh.Place    // in the own cellar, that it makes it with
}

// Advise implements table.Advised. The felt turns to what has to be decided.
func (b *tableState) Advise(found table.Advice) table.Hint {
	b.showAll()
	a := advice{tableState: b, w: b.words(), x: &b.words().Weinhaendler.Advice, found: found, do: wh.Decode(found.Best()), makes: wh.Hidden, offered: wh.Hidden}
	a.other, a.compared = a.alternative()
	a.instead = wh.Decode(a.other.Action)
	why := a.why() // which may be against another one
	told := why.Words == a.nearly()
	h := table.Hint{Look: a.look(), Do: a.decide(), Why: why, Take: a.take(), Told: told, Alike: told}
	if a.compared {
		h.Other, h.Against = a.otherWords(), a.other
	}
	return h
}

// alternative is the best of the other decisions, but for bids that take the same as the advised one, and
// vain ones, if there is anything else.
func (a *advice) alternative() (search.Result, bool) {
	other, mine := a.found, a.deal(a.do)
	other.Results = slices.DeleteFunc(slices.Clone(a.found.Results), func(r search.Result) bool {
		d := wh.Decode(r.Action)
		return d.Kind == wh.DecisionBid && a.do.Kind == wh.DecisionBid && d != a.do && (a.deal(d).same(mine) || a.vain(d))
	})
	if best, ok := other.Alternative(); ok {
		return best, true
	}
	return a.found.Alternative()
}

// vain reports whether a decision is a bid that takes what passing takes, or is a worse bargain.
func (a *advice) vain(d wh.Decision) bool {
	bid, passed := a.deal(d), a.deal(wh.Decision{})
	return d.Kind == wh.DecisionBid && (bid.same(passed) || bid.net() < passed.net())
}

// look says where to look: at what the decision brings, or keeps.
func (a *advice) look() table.Clue {
	switch a.do.Kind {
	case wh.DecisionBid:
		return a.lookAtBundle()
	case wh.DecisionDraw:
		return table.Clue{Words: a.w.Count(a.x.AtPile, a.in.PileSize()), At: []string{pileID}}
	case wh.DecisionPlace:
		return a.lookAtCellar()
	case wh.DecisionPass:
		if a.in.Bid(a.t.Me()) != 0 {
			return a.lookAtBundle()
		}
	}
	return table.Clue{Words: a.w.Count(a.x.AtAll, len(a.own())), At: a.hand(a.in.Hand())}
}

// lookAtBundle points at the best bottle of what the viewer would get if the
// bidding ended with the decision, or at the one that the reason is about.
func (a *advice) lookAtBundle() table.Clue {
	got, _ := a.gets()
	words, of := a.x.AtOffer, ""
	if got.From >= 0 {
		words, of = a.x.AtBid, a.w.Of(a.t.PlayerName(got.From))
	}
	best := a.best(got.Cards)
	if a.makes != wh.Hidden {
		best = a.makes
	}
	got.Cards = wh.CardsOf(best)
	return table.Clue{Words: words.With("card", a.shortName(best), "of", of), At: a.keys(got)}
}

// gets is what the viewer would get if the bidding ended with the decision, and the rank of
// his bid then.
func (a *advice) gets() (got wh.Transfer, rank int) {
	got, rank, _ = a.wouldGet(a.do.Cards)
	return got, rank
}

// best is the bottle of some that would score most in the own cellar now; of
// several, the dearest.
func (a *advice) best(cards wh.Cards) wh.Card {
	best, most := wh.Empty, -1
	for _, c := range byValue(cards) {
		if w := a.worth(c); w >= most {
			best, most = c, w
		}
	}
	return best
}

// worth is the most that a bottle would score in the own cellar now.
func (a *advice) worth(c wh.Card) int {
	most := 0
	for _, at := range a.in.LegalPlaces(c, nil) {
		most = max(most, a.in.Gain(c, at).Points())
	}
	return most
}

// keys are the keys of the cards that would be transferred, where they lie.
func (a *advice) keys(tr wh.Transfer) []string {
	z := inOffer
	if tr.From >= 0 {
		z = inBid
	}
	lying := a.cards.In(z, tr.From)
	return table.Each(among(lying, tr.Cards), func(i int) string { return lying[i].Key })
}

// hand are the ids of cards of the own hand.
func (a *advice) hand(cards wh.Cards) []string {
	return table.Each(among(a.own(), cards), func(i int) string { return "hand/" + strconv.Itoa(i) })
}

// lookAtCellar points at the bottles that the advised one makes triplets with, else
// at those that the reason is about; at itself, if there are none.
func (a *advice) lookAtCellar() table.Clue {
	triplets := a.in.Triplets(a.do.Card, a.do.Place, nil)
	lie := table.Where(a.cards.In(inCellar, a.t.Me()), func(t *token) bool {
		at := t.Piece.at
		return in(triplets, at) || len(triplets) == 0 && slices.Contains(a.lit, at)
	})
	if len(lie) == 0 {
		return table.Clue{Words: a.x.AtHand.With("card", a.shortName(a.do.Card)), At: a.hand(wh.CardsOf(a.do.Card))}
	}
	name := a.shortName(lie[0].Piece.card)
	if slices.ContainsFunc(lie, func(t *token) bool { return t.Piece.card != lie[0].Piece.card }) {
		name = shortWine(lie[0].Piece.card)
	}
	return table.Clue{Words: a.x.AtCellar.With("card", name), At: table.Each(lie, func(t *token) string { return t.Key })}
}

// in reports whether a place is one of some triplets.
func in(list []wh.Triplet, p wh.Place) bool {
	return slices.ContainsFunc(list, func(t wh.Triplet) bool { return slices.Contains(t.Places[:], p) })
}

// touches reports whether two places of a cellar are neighbours.
func touches(a, b wh.Place) bool {
	rows, cols := b.Row-a.Row, b.Col-a.Col
	return a.Cellar == b.Cellar && (rows == 0 && (cols == 1 || cols == -1) ||
		rows == 1 && (cols == 0 || cols == -1) || rows == -1 && (cols == 0 || cols == 1))
}

// decide says what to do.
func (a *advice) decide() table.Clue {
	p, n := a.t.Me(), len(a.own())
	_, rank := a.gets()
	switch a.do.Kind {
	case wh.DecisionBid:
		total := a.in.BidTotal(p) + a.do.Cards.Value()
		first, lower, say := a.x.AddFirst, a.x.AddRank, a.x.SayAdd
		if a.in.Bid(p) == 0 {
			first, lower, say = a.x.BidFirst, a.x.BidRank, a.x.SayBid
		}
		words := first
		if rank > 1 {
			words = lower
		}
		told := []string{"total", a.w.Money(total), "rank", a.w.Ordinal(rank), "cards", a.list(a.do.Cards)}
		return table.Clue{Words: a.w.Count(words, a.do.Cards.Len(), told...), Said: lang.Capital(say.With(told...)), At: a.hand(a.do.Cards)}
	case wh.DecisionDraw:
		return table.Clue{Words: a.x.Draw, At: []string{"draw"}}
	case wh.DecisionPlace:
		told := []string{"card", a.shortName(a.do.Card), "gain", a.gainWords(a.gain()), "where", a.placeWords(p, a.do.Place)}
		return table.Clue{Words: a.x.Place.With(told...), Said: a.x.SayPlace.With(told...), At: []string{placePrefix + placeID(a.do.Place)}}
	case wh.DecisionDone:
		words := a.w.Count(a.x.Keep, n)
		if a.in.LastRound() {
			words = a.x.KeepLast
		}
		return table.Clue{Words: words, At: []string{"done"}}
	}
	words := a.w.Count(a.x.PassNothing, n)
	switch {
	case a.offerIsMine():
		words = a.x.TakeOffer.With("total", a.w.Money(a.in.BidTotal(p)))
	case a.in.Bid(p) != 0:
		bid := a.x.PassBid
		if a.settled() {
			bid = a.x.PassFinal
		}
		words = bid.With("rank", a.w.Ordinal(rank), "total", a.w.Money(a.in.BidTotal(p)))
	}
	return table.Clue{Words: words, At: []string{"pass"}}
}

// gain is what the bottle scores at once that is to be placed.
func (a *advice) gain() int { return a.in.Gain(a.do.Card, a.do.Place).Points() }

// take lifts the bottles that are to be bid, or the one that is to be placed, and
// chooses its place.
func (a *advice) take() func() {
	switch d := a.do; d.Kind {
	case wh.DecisionBid:
		return func() { a.raise(d.Cards) }
	case wh.DecisionPlace:
		return func() {
			a.raise(wh.CardsOf(d.Card))
			a.turnTo(cellarPage)
			a.place = &d.Place
		}
	}
	return nil
}

// raise lifts some cards of the hand, and no others.
func (b *tableState) raise(cards wh.Cards) {
	b.touched()
	b.LayDown()
	for _, i := range among(b.own(), cards) {
		b.own()[i].Up = true
	}
	b.t.PlayAt(b.t.Base(), audio.Dealt, audio.Options{Gain: liftSofter})
}

// otherWords names the alternative in the middle of a sentence.
func (a *advice) otherWords() string {
	switch d := a.instead; d.Kind {
	case wh.DecisionBid:
		return a.x.OtherBid.With("total", a.w.Money(a.in.BidTotal(a.t.Me())+d.Cards.Value()))
	case wh.DecisionDraw:
		return a.x.OtherDraw
	case wh.DecisionPlace:
		return a.otherPlacing(d)
	case wh.DecisionDone:
		return a.x.OtherKeep
	}
	if a.in.MayDraw() {
		return a.x.OtherNoDraw
	}
	return a.x.OtherPass
}

// otherPlacing names the alternative of placing a bottle.
func (a *advice) otherPlacing(d wh.Decision) string {
	switch c := d.Card; {
	case c == wh.Empty && a.do.Kind == wh.DecisionDone:
		return a.x.OtherLayEmpty
	case c == wh.Empty:
		return a.x.OtherEmpty
	case a.do.Kind == wh.DecisionDone:
		return a.x.OtherLay.With("card", a.shortName(c))
	case c == a.do.Card:
		return a.otherPlace(d.Place)
	}
	return a.x.OtherWith.With("card", a.shortName(d.Card))
}

// otherPlace names a place of the own cellar.
func (a *advice) otherPlace(at wh.Place) string {
	n := int(at.Cellar)
	switch first, width := a.in.Cellar(a.t.Me(), n).Extent(); {
	case at.Row == 0 && int(at.Col) < first:
		return a.x.OtherLeft
	case at.Row == 0 && int(at.Col) >= first+width:
		return a.x.OtherRight
	}
	return a.placeWords(a.t.Me(), at)
}
