package weinhaendler

import (
	"strconv"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/lang"
	"treille/scenes/ui"
)

// name is what a seat's player is called.
func (t *Table) name(p engine.Player) string { return t.session.Seat(p).Name }

func (v *view) euro(tenths int) string { return v.w.Money(tenths) }

func (v *view) offerTotal() int { return v.in.Offer().Value() }

func (v *view) pointWords(p engine.Player) string { return strconv.Itoa(v.points[p]) }

func (v *view) pointsUnit(n int) string { return v.w.Count(v.w.Table.PointsUnit, n) }

func (v *view) pileWords() string {
	if n := v.in.PileSize(); n > 0 {
		return v.x.Places.PileCount.With("n", strconv.Itoa(n))
	}
	return v.x.Places.PileEmpty
}

func (v *view) roundWords() string {
	if v.in.LastRound() {
		return v.w.Table.LastRound
	}
	return v.w.Table.Round.With("n", strconv.Itoa(max(1, v.in.Round())))
}

func (v *view) phaseNames() []string {
	p := v.x.Phases
	return []string{p.Bidding, p.Exchange, p.Cellars, p.Refill}
}

// phaseIndex is the place of the present phase among the four.
func (v *view) phaseIndex() int { return phaseIndex(v.in.Phase()) }

func phaseIndex(p wh.Phase) int {
	switch p {
	case wh.PhaseExchange:
		return 1
	case wh.PhaseCellars, wh.PhaseOver:
		return 2
	case wh.PhaseRefill:
		return 3
	}
	return 0
}

// active reports whether it is a seat's turn.
func (v *view) active(p engine.Player) bool { return v.in.Turn() == p }

// present is the seat in the banner, or Chance.
func (v *view) present() engine.Player {
	if v.in.Phase() < wh.PhaseBidding {
		return engine.Chance
	}
	return v.in.Turn()
}

func (v *view) presentName() string {
	if p := v.present(); p >= 0 {
		return v.name(p)
	}
	return v.x.Title
}

// presentVerb says what the seat in the banner does.
func (v *view) presentVerb() string {
	b := &v.x.Verbs
	switch v.in.Phase() {
	case wh.PhaseBidding:
		if v.in.Bid(v.in.Turn()) == 0 {
			return b.BidFirst
		}
		if v.f.Shape == ui.Desktop {
			return b.Bid
		}
		return b.BidShort
	case wh.PhaseDrawing:
		return b.DrawsLooks
	case wh.PhaseExchange:
		return b.Exchange
	case wh.PhaseCellars:
		switch n := v.in.MustPlace(); {
		case v.in.LastRound():
			return b.LastPlacing
		case n > 0:
			return v.w.Count(b.PlaceMust, n)
		}
		return b.Place
	case wh.PhaseOver:
		return v.x.Log.GameEnds
	case wh.PhaseStarting, wh.PhaseDealing:
		return v.x.Log.Dealt.With("n", "5")
	}
	return b.Refill
}

// hint is the line over the buttons.
func (t *Table) hint() string {
	v := &view{Table: t, in: t.shown, w: t.room.Words, x: &t.room.Words.Weinhaendler}
	return v.hint()
}

func (v *view) hint() string {
	h := &v.x.Hints
	p := v.in.Turn()
	switch {
	case v.in.Phase() == wh.PhaseOver:
		return v.x.Log.GameEnds
	case v.in.Phase() == wh.PhaseDrawing && p == v.me():
		return v.drawHint(p)
	case v.in.Phase() < wh.PhaseBidding:
		return ""
	case !v.deciding():
		if p >= 0 && p == v.me() {
			return ""
		}
		if p >= 0 {
			return v.w.Table.Thinking.With("name", v.name(p))
		}
		return v.presentVerb()
	case v.in.Phase() == wh.PhaseCellars:
		return v.placingHint()
	case v.in.HandSize(p) == 0:
		return h.EmptyHand.With("name", v.name(p))
	}
	cards, list := v.tokens.lifted(p)
	if len(list) == 0 {
		if v.in.Bid(p) == 0 {
			return h.LiftToBid
		}
		return h.LiftOrPass
	}
	return v.bidHint(p, cards)
}

func (v *view) placingHint() string {
	h := &v.x.Hints
	_, list := v.tokens.lifted(v.me())
	switch {
	case len(list) == 1 && list[0].card == wh.Empty:
		return h.NothingToGain
	case len(list) == 1:
		return h.TapPlace
	case v.in.LastRound():
		return h.LastRound
	case v.in.MustPlace() == 0 && v.canUndo():
		return h.PlaceOrDone
	}
	return h.TapBottle
}

// drawHint says what the viewer sees of the cards that he draws (W14).
func (v *view) drawHint(p engine.Player) string {
	list := v.tokens.in(inLook, p)
	switch {
	case len(list) == 2 && list[0].card != wh.Hidden && !v.veiled:
		kept, other := list[0].card, list[1].card
		if other.Value() < kept.Value() {
			kept, other = other, kept
		}
		return v.x.Hints.DrawnKept.With("card", v.cardName(kept), "other", v.cardName(other))
	case len(list) == 1 && list[0].card != wh.Hidden && !v.veiled:
		return v.cardName(list[0].card)
	}
	return v.name(p) + " " + v.x.Verbs.DrawsLooks
}

// bidHint says what the lifted cards would bring.
func (v *view) bidHint(p engine.Player, cards wh.Cards) string {
	h := &v.x.Hints
	total := v.liftedTotal()
	if owner, taken := v.in.TotalOwner(total); taken {
		return v.x.Reasons.TotalTaken.With("total", v.euro(total), "of", v.w.Of(v.name(owner)))
	}
	money := v.euro(total)
	list := v.in.ExchangeWith(p, cards, nil)
	bidders := len(list) - 1
	for i, tr := range list {
		if tr.To != p {
			continue
		}
		switch {
		case i == 0 && bidders == 1:
			return h.WouldBeAlone.With("total", money, "name", v.name(p))
		case i == 0:
			return h.WouldBeFirst.With("total", money, "name", v.name(p))
		case i == bidders-1:
			return h.WouldBeLast.With("total", money, "name", v.name(p), "from", v.w.Of(v.name(tr.From)))
		}
		return h.WouldTake.With("total", money, "name", v.name(p), "rank", v.w.Ordinal(i+1), "from", v.w.Of(v.name(tr.From)))
	}
	return ""
}

// ranks are the places of all bids now, from 1; 0 for who has none.
func (v *view) ranks() [5]int {
	var ranks [5]int
	n := 0
	for _, tr := range v.in.Exchange(nil) {
		if tr.To >= 0 {
			n++
			ranks[tr.To] = n
		}
	}
	return ranks
}

// A stripPart is one part of "who would get what now".
type stripPart struct {
	to    engine.Player
	next  bool   // what becomes the offer
	name  string // who
	gets  string // "gets Hugo’s"
	place string // "1st"
	short string // in a narrow strip
	cards []wh.Card
}

func (v *view) strip() []stripPart {
	var parts []stripPart
	list := v.in.Exchange(nil)
	if v.in.Phase() == wh.PhaseExchange {
		list = v.settled
	}
	for i, tr := range list {
		q := stripPart{to: tr.To, cards: byValue(tr.Cards)}
		if tr.To < 0 {
			q.next, q.short = true, v.x.Strip.NextOffer
			if v.f.Shape != ui.Desktop {
				q.short = v.x.Strip.NextShort
			}
			parts = append(parts, q)
			continue
		}
		q.name, q.place = v.name(tr.To), v.w.Ordinal(i+1)
		q.short = q.place
		q.gets = v.x.Strip.GetsOffer
		if tr.From >= 0 {
			q.gets = v.x.Strip.GetsFrom.With("of", v.w.Of(v.name(tr.From)))
		}
		parts = append(parts, q)
	}
	if len(parts) == 0 && (v.in.Phase() >= wh.PhaseExchange || v.in.Round() == 0) {
		parts = append(parts, stripPart{next: true, short: v.x.Strip.NextOffer, cards: byValue(v.in.Offer())})
	}
	if len(parts) == 0 {
		parts = append(parts, stripPart{next: true, short: v.x.Strip.OfferStays, cards: byValue(v.in.Offer())})
	}
	return parts
}

func (v *view) cellarTab() string {
	if v.look != v.seat && v.cellar {
		return v.name(v.look) + " · " + strconv.Itoa(v.points[v.look])
	}
	return v.x.Places.CellarTab.With("n", strconv.Itoa(v.points[v.seat]))
}

// rows is how many rows of somebody's newest cellar are begun.
func (v *view) rows(p engine.Player) int {
	n := 0
	for _, t := range v.tokens.in(inCellar, p) {
		if int(t.place.Cellar) == v.in.CellarCount(p)-1 {
			n = max(n, int(t.place.Row)+1)
		}
	}
	return n
}

func wine(w *lang.WeinhaendlerWines, c wh.Card) string {
	return [...]string{w.Dornfelder, w.Merlot, w.Zinfandel, w.Chardonnay, w.Portugieser, w.Cabernet, w.Bordeaux}[c.Wine()]
}

// cardName names a card in a sentence: "Bordeaux, three stars".
func (t *Table) cardName(c wh.Card) string {
	x := &t.room.Words.Weinhaendler.Cards
	switch c {
	case wh.Empty:
		return x.Empty
	case wh.Hidden:
		return x.Back
	}
	return x.Name.With("wine", wine(&x.Short, c), "stars", x.StarsOf[c.Stars()])
}

// cardLabel names a card with its value.
func (t *Table) cardLabel(c wh.Card) string {
	w := t.room.Words
	x := &w.Weinhaendler.Cards
	money := w.Money(c.Value())
	if c == wh.Empty {
		return x.LabelEmpty.With("money", money)
	}
	return x.Label.With("wine", wine(&x.Wines, c), "stars", x.StarsOf[c.Stars()], "money", money)
}

// list names cards for the log, short: "Merlot ★★★".
func (t *Table) list(cs wh.Cards) string {
	var names []string
	for _, c := range byValue(cs) {
		x := &t.room.Words.Weinhaendler.Cards
		name := x.Empty
		if c != wh.Empty {
			name = wine(&x.Short, c) + "\u202f" + "★★★"[:3*c.Stars()]
		}
		names = append(names, name)
	}
	return t.room.Words.List(names...)
}

// PhaseIndex is the place of a phase among the four of a round, from 0.
func PhaseIndex(p wh.Phase) int { return phaseIndex(p) }

// CardArt is the name of a card's face in the art.
func CardArt(c wh.Card) string { return cardArt(c, "") }
