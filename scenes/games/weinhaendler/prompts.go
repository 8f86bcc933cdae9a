package weinhaendler

import (
	"strconv"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
)

// hint says what the viewer may do, or sees.
func (b *tableState) hint() string {
	x := &b.words().Weinhaendler
	p, phase := b.in.Turn(), b.in.Phase()
	switch {
	case phase == wh.PhaseOver:
		return b.words().Table.Over + "."
	case b.kept != nil && !b.t.Deciding():
		return b.t.WordsOf(b.kept.seat).Weinhaendler.Hints.LaysNothing.With("name", b.t.PlayerName(b.kept.seat))
	case b.came != nil && !b.t.Veiled() && !b.cellarTime():
		return b.cameHint()
	case phase == wh.PhaseDrawing && p == b.t.Me():
		return b.drawHint(p)
	case !b.t.Deciding() || p < 0: // what was decided is on its way, and it is nobody's turn
		return ""
	case phase == wh.PhaseCellars:
		return b.placingHint()
	case b.in.HandSize(p) == 0:
		return b.t.WordsOf(p).Weinhaendler.Hints.EmptyHand.With("name", b.t.PlayerName(p))
	}
	if cards := b.liftedCards(); cards != 0 {
		return b.bidHint(p, cards)
	}
	if b.in.Bid(p) == 0 {
		return x.Hints.LiftToBid
	}
	if b.offerIsMine() {
		return x.Hints.OfferIsMine
	}
	if _, rank, _ := b.wouldGet(0); rank == 1 {
		return b.finalHint(p)
	}
	return x.Hints.LiftOrPass
}

// finalHint says to who is first what passing means: others may still bid more (W13, W15).
func (b *tableState) finalHint(p engine.Player) string {
	h := &b.words().Weinhaendler.Hints
	still := table.Where(b.t.Seats(), func(q engine.Player) bool { return q != p && !b.in.HasPassed(q) })
	if len(still) > 2 {
		return h.PassIsFinalOf.With("n", strconv.Itoa(len(still)))
	}
	return h.PassIsFinal.With("names", b.t.Names(still))
}

// cameHint says what the exchange has brought, and from whom.
func (b *tableState) cameHint() string {
	return b.words().Weinhaendler.Hints.Came.With("bundle", b.bundle(b.came.from), "cards", b.list(b.came.cards))
}

func (b *tableState) placingHint() string {
	h := &b.words().Weinhaendler.Hints
	up := b.lifted()
	switch {
	case len(up) == 1 && up[0].Piece.card == wh.Empty:
		return h.NothingToGain
	case len(up) == 1 && b.place != nil && len(b.in.LegalPlaces(up[0].Piece.card, nil)) == 1:
		return h.PressPlace
	case len(up) == 1 && b.place != nil && b.besideRack(*b.place):
		return h.RowMoves
	case len(up) == 1 && b.place == nil && b.fitsEitherEnd():
		return h.EitherEnd
	case len(up) == 1:
		return h.TapPlace
	case b.in.HandSize(b.t.Me()) == 0:
		return h.NothingLeft
	case b.in.LastRound():
		return h.LastRound
	case b.in.MustPlace() == 0 && b.laying == b.t.Me():
		return h.PlaceOrDone
	}
	return h.TapBottle
}

// fitsEitherEnd reports whether the viewer's bottom row has room for one bottle, at either end (W32).
func (b *tableState) fitsEitherEnd() bool {
	p := b.t.Me()
	_, width := b.in.Cellar(p, b.newest(p)).Extent()
	return width == rackRows-1
}

// besideRack reports whether a place is beside the viewer's rack: the row moves along as a bottle is laid there.
func (b *tableState) besideRack(at wh.Place) bool {
	s := b.stands[b.t.Me()]
	return at.Cellar == s.cellar && s.width > 0 && at.Row == 0 && (int(at.Col) < s.left || int(at.Col) >= s.left+rackRows)
}

// drawHint says what the viewer sees of the cards that he draws (W14).
func (b *tableState) drawHint(p engine.Player) string {
	x := &b.words().Weinhaendler
	switch {
	case len(b.drawn) == 0 || b.drawn[0] == wh.Hidden || b.t.Veiled():
		return b.t.Says(p, b.t.WordsOf(p).Weinhaendler.Verbs.DrawsLooks)
	case len(b.drawn) == 1:
		return x.Hints.Drawn.With("card", b.shortName(b.drawn[0]))
	}
	kept, other := b.drawn[0], b.drawn[1]
	if other.Value() < kept.Value() {
		kept, other = other, kept
	}
	return x.Hints.DrawnKept.With("card", b.shortName(kept), "other", b.shortName(other))
}

// bidHint says what the lifted cards would bring.
func (b *tableState) bidHint(p engine.Player, cards wh.Cards) string {
	w := b.t.WordsOf(p)
	h := &w.Weinhaendler.Hints
	total := b.liftedTotal()
	money, name := w.Money(total), b.t.PlayerName(p)
	if owner, taken := b.in.TotalOwner(total); taken {
		return w.Weinhaendler.Reasons.NoneAlike.With("total", money, "of", w.Of(b.t.PlayerName(owner)))
	}
	got, rank, bidders := b.wouldGet(cards)
	switch {
	case bidders == 1:
		return h.WouldBeAlone.With("total", money, "name", name)
	case rank == 1:
		return h.WouldBeFirst.With("total", money, "name", name)
	}
	from := w.Of(b.t.PlayerName(got.From))
	if rank == bidders {
		return h.WouldBeLast.With("total", money, "name", name, "from", from)
	}
	return h.WouldTake.With("total", money, "name", name, "rank", w.Ordinal(rank), "from", from)
}
