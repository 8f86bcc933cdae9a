package weinhaendler

import (
	"strconv"
	"strings"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// phasePlace is the place of a phase among the four of a round.
var phasePlace = map[wh.Phase]int{wh.PhaseExchange: 1, wh.PhaseCellars: 2, wh.PhaseOver: 2, wh.PhaseRefill: 3}

// phaseList are the names of the four phases.
func phaseList(p lang.WeinhaendlerPhases) []string {
	return []string{p.Bidding, p.Exchange, p.Cellars, p.Refill}
}

// phaseWord is a phase in the middle of a sentence.
func phaseWord(w *lang.Words, p wh.Phase) string {
	return phaseList(w.Weinhaendler.PhaseInText)[phasePlace[p]]
}

// Turn implements table.GameView.
func (b *tableState) Turn(shape ui.Shape) table.Turn {
	w := b.words()
	number, phases := max(1, b.in.Round()), table.Each(phaseList(w.Weinhaendler.PhaseInText), lang.Capital)
	t := table.Turn{
		Seat: b.turn(), Verb: b.verb(b.t.WordsOf(b.turn()), shape), Number: b.in.Round(), Round: w.Table.Round.With("n", strconv.Itoa(number)),
		Phases: phases, Now: phasePlace[b.in.Phase()], Shorts: phases, Short: phases[phasePlace[b.in.Phase()]], Phase: phaseWord(w, b.in.Phase()),
		Learns: phaseList(b.t.WordsOf(b.t.Me()).Weinhaendler.Learns)[phasePlace[b.in.Phase()]],
	}
	if b.in.Phase() < wh.PhaseBidding {
		t.Seat, t.Now, t.Short = engine.Chance, -1, w.Table.Setup
	}
	if b.in.Phase() == wh.PhaseOver {
		t.Now, t.Short = -1, w.Table.End
	}
	if b.in.LastRound() {
		t.Round = w.Table.LastRound
	}
	return t
}

// verb says what the seat in the banner does.
func (b *tableState) verb(w *lang.Words, shape ui.Shape) string {
	v := &w.Weinhaendler.Verbs
	switch b.in.Phase() {
	case wh.PhaseBidding:
		switch {
		case b.told.totals[b.turn()] == 0:
			return v.BidFirst
		case shape.Large():
			return v.Bid
		}
		return v.BidShort
	case wh.PhaseDrawing:
		return v.DrawsLooks
	case wh.PhaseExchange:
		return v.Exchange
	case wh.PhaseCellars:
		switch n := b.in.MustPlace(); {
		case shape == ui.Portrait:
			return v.Place // the hint says how many
		case b.in.LastRound():
			return v.LastPlacing
		case n > 0 && b.turn() == b.in.Turn(): // else it is still told what the one before has placed, and the duty is the next one's
			return w.Count(v.PlaceMust, n)
		}
		return v.Place
	case wh.PhaseOver:
		return w.Table.Over
	case wh.PhaseStarting, wh.PhaseDealing:
		return w.Weinhaendler.Log.Dealt.With("n", "5")
	}
	return v.Refill
}

// A stripPart is one part of "who would get what now".
type stripPart struct {
	to    engine.Player // Chance: it becomes the offer
	name  string        // who
	gets  string        // "gets Hugo’s"
	short string        // "1st", or what becomes of the offer
	cards []wh.Card
}

// strip says who would get what now; in long, where there is room for it.
func (b *tableState) strip(long bool) []stripPart {
	if list, ok := b.liftedExchange(); ok {
		return b.parts(list, long)
	}
	return b.parts(b.told.exchange, long)
}

// liftedExchange is who would get what if the viewer added the lifted cards to his bid and the bidding
// ended; not ok if he can bid none now.
func (b *tableState) liftedExchange() (list []wh.Transfer, ok bool) {
	cards := b.liftedCards()
	if cards == 0 || !b.t.Deciding() || b.t.Veiled() || b.in.Phase() != wh.PhaseBidding {
		return nil, false
	}
	if _, taken := b.in.TotalOwner(b.liftedTotal()); taken {
		return nil, false
	}
	return b.in.ExchangeWith(b.t.Me(), cards, nil), true
}

// parts are those of who gets what by list.
func (b *tableState) parts(list []wh.Transfer, long bool) []stripPart {
	w := b.words()
	if b.in.Phase() == wh.PhaseExchange {
		list = b.settled
	}
	x := &w.Weinhaendler.Strip
	var parts []stripPart
	for i, tr := range list {
		x := &b.t.WordsOf(tr.To).Weinhaendler.Strip
		q := stripPart{to: tr.To, cards: byValue(tr.Cards), short: w.Ordinal(i + 1), gets: x.GetsOffer}
		switch {
		case tr.To >= 0:
			q.name = b.t.Subject(tr.To)
		case b.in.LastRound():
			q.short = x.Gone
		case long:
			q.short = x.NextOffer
		default:
			q.short = x.NextShort
		}
		if tr.From >= 0 {
			q.gets = x.GetsFrom.With("bid", b.bidOf(tr.From))
		}
		parts = append(parts, q)
	}
	if len(parts) > 0 {
		return parts
	}
	stays := x.OfferStays
	switch phase := b.in.Phase(); {
	case phase == wh.PhaseOver:
		return nil
	case phase >= wh.PhaseExchange || b.in.Round() == 0:
		stays = b.offerName()
	}
	return []stripPart{{to: engine.Chance, short: stays, cards: byValue(b.in.Offer())}}
}

// gone reports whether what lies in the offer is out of play: nobody can get it any more.
func (b *tableState) gone() bool {
	phase := b.in.Phase()
	return b.in.LastRound() && (phase == wh.PhaseCellars || phase == wh.PhaseOver)
}

// offerName is what the offer is called.
func (b *tableState) offerName() string {
	x := &b.words().Weinhaendler
	if b.gone() {
		return x.Strip.Gone
	}
	return x.Places.Offer
}

// cellarTab is the label of the tab that shows a cellar.
func (v *view) cellarTab() string {
	if v.of != v.Base() && v.cellar {
		return v.PlayerName(v.of) + " · " + v.PointWords(v.of)
	}
	return v.x.Places.Cellar + " · " + v.PointWords(v.Base())
}

// bidOf is whose bid somebody gets: "Hugo’s".
func (b *tableState) bidOf(p engine.Player) string {
	return b.t.WordsOf(p).Weinhaendler.Strip.TheBid.With("of", b.words().Of(b.t.PlayerName(p)))
}

// bundle is what somebody takes: "the offer", "Hugo’s bid".
func (b *tableState) bundle(from engine.Player) string {
	w := b.words()
	if from == engine.Chance {
		return w.Weinhaendler.Places.TheOffer
	}
	return b.t.WordsOf(from).Weinhaendler.Places.TheBid.With("of", w.Of(b.t.PlayerName(from)))
}

func (b *tableState) pileWords() string {
	places := &b.words().Weinhaendler.Places
	n := b.in.PileSize()
	switch {
	case b.in.LastRound():
		return b.words().Table.LastRound
	case n > 0:
		return places.Pile + " " + strconv.Itoa(n)
	case b.in.Round() > 0 && b.in.Phase() != wh.PhaseDrawing: // in which a card may still be put under it; else W50 has decided
		return places.LastNext
	}
	return places.PileEmpty
}

// shortWine is a card's wine in short: the first word of its name.
func shortWine(c wh.Card) string {
	name, _, _ := strings.Cut(c.Wine().Name(), " ")
	return name
}

// wine is one of the words that there are for each wine.
func wine(w *lang.WeinhaendlerWines, c wh.Card) string {
	return [...]string{w.Dornfelder, w.Merlot, w.Zinfandel, w.Chardonnay, w.Portugieser, w.Cabernet, w.Bordeaux}[c.Wine()]
}

// cardName names a card in a sentence: "Bordeaux, three stars".
func (b *tableState) cardName(c wh.Card) string {
	x := &b.words().Weinhaendler.Cards
	switch c {
	case wh.Empty:
		return x.Empty
	case wh.Hidden:
		return x.Back
	}
	return shortWine(c) + ", " + x.StarsOf[c.Stars()]
}

// cardLabel names a card with its value.
func (b *tableState) cardLabel(c wh.Card) string {
	w := b.words()
	x := &w.Weinhaendler.Cards
	money := w.Money(c.Value())
	if c == wh.Empty {
		return x.LabelEmpty.With("money", money)
	}
	return c.Wine().Name() + ", " + x.StarsOf[c.Stars()] + ", " + money
}

// facts describes a card in words.
func (b *tableState) facts(c wh.Card) string {
	if c == wh.Empty {
		return b.cardLabel(c)
	}
	w := b.words()
	x := &w.Weinhaendler.Cards
	return x.Inspect.With("wine", c.Wine().Name(), "colour", wine(&x.Colours, c), "shape", wine(&x.Shapes, c),
		"size", x.Sizes[c.Stars()], "stars", x.StarsOf[c.Stars()], "money", w.Money(c.Value()))
}

// list names cards for the log, short: "Merlot ★★★".
func (b *tableState) list(cs wh.Cards) string {
	return b.words().List(table.Each(byValue(cs), b.shortName)...)
}

// shortName names a card, short: "Merlot ★★★".
func (b *tableState) shortName(c wh.Card) string {
	x := &b.words().Weinhaendler.Cards
	if c == wh.Empty {
		return x.Empty
	}
	return shortWine(c) + "\u202f" + "★★★"[:3*c.Stars()]
}

// gainWords are the points of a gain: "+7 points".
func (b *tableState) gainWords(n int) string {
	w := b.words()
	return w.Form(w.Table.Points, n).With("n", w.Signed(n))
}
