package weinhaendler

import (
	"cmp"
	"strconv"
	"strings"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// Outline implements table.GameView. Cards stand in it one to a line where there is
// room for a list, else parted by semicolons: their own names have commas.
func (b *tableState) Outline(o *ui.Outline) {
	w := b.words()
	x := &w.Weinhaendler
	if b.gone() {
		o.Section("offer", 2, x.Strip.Gone)
	} else {
		o.Section("offer", 2, w.Labelled(x.Places.Offer, w.Money(b.in.Offer().Value())))
	}
	b.cardItems(o, byValue(b.in.Offer()))
	b.t.Fact(o, offerFact)
	b.outlineBids(o)
	b.outlineExchange(o)
	o.Section("pile", 2, b.pileWords())
	b.t.Fact(o, pileFact)
	b.outlineHand(o)
	for _, p := range b.t.Clockwise() {
		b.outlineSeat(o, p)
	}
}

// cardItems lists cards, one to a line.
func (b *tableState) cardItems(o *ui.Outline, cards []wh.Card) {
	for _, c := range cards {
		o.Item(b.cardLabel(c))
	}
	if len(cards) == 0 {
		o.Text(b.words().Outline.Weinhaendler.Nothing)
	}
}

// cardWords names cards in one line.
func (b *tableState) cardWords(cards []wh.Card) string {
	return cmp.Or(strings.Join(table.Each(cards, b.cardLabel), "; "), b.words().Outline.Weinhaendler.Nothing)
}

// outlineBids says who has bid what, who is which, and who bids no more.
func (b *tableState) outlineBids(o *ui.Outline) {
	w := b.words()
	x := &w.Outline.Weinhaendler
	o.Section("bids", 2, x.Bids)
	for _, p := range b.t.Seats() {
		said := []string{x.NoBid}
		if b.in.Bid(p) != 0 {
			said = []string{w.Money(b.in.BidTotal(p))}
			if rank := b.ranks[p]; rank > 0 {
				said = append(said, w.Ordinal(rank))
			}
		}
		if out := b.outWords(p, b.spent()); out != "" {
			said = append(said, out)
		}
		line := strings.Join(said, ", ")
		if b.in.Bid(p) != 0 {
			line = w.Labelled(line, b.cardWords(byValue(b.in.Bid(p))))
		}
		o.Item(w.Labelled(b.t.PlayerName(p), line))
		if b.bidding() {
			b.t.Fact(o, bidFact(p))
		}
	}
}

// outlineExchange says who would get what now.
func (b *tableState) outlineExchange(o *ui.Outline) {
	w := b.words()
	if phase := b.in.Phase(); phase < wh.PhaseBidding || phase > wh.PhaseExchange {
		return // nobody gets anything
	}
	o.Section("exchange", 2, w.Weinhaendler.Strip.TitleLong)
	parts := b.parts(b.in.Exchange(nil), true)
	if len(parts) > 0 {
		b.t.Fact(o, exchangeFact)
	}
	for _, q := range parts {
		cards := b.cardWords(q.cards)
		if q.to < 0 {
			o.Item(w.Labelled(q.short, cards))
			continue
		}
		o.Item(w.Outline.Weinhaendler.Gets.With("rank", q.short, "name", q.name, "gets", q.gets, "cards", cards))
	}
}

// outlineHand says what the viewer holds, if nobody else may look.
func (b *tableState) outlineHand(o *ui.Outline) {
	if b.t.Me() < 0 || b.t.Me() != b.t.Base() || b.t.Veiled() {
		return
	}
	w := b.words()
	o.Section("hand", 2, b.t.WordsOf(b.t.Me()).Outline.Hand.With("of", w.Of(b.t.PlayerName(b.t.Me()))))
	if b.in.Phase() == wh.PhaseCellars && !b.in.LastRound() {
		o.Text(w.Weinhaendler.Places.Limit.With("n", strconv.Itoa(b.in.HandLimit())))
	}
	b.cardItems(o, byValue(b.in.Hand()))
	if !b.t.Replayed() {
		b.t.Fact(o, ownHandFact)
	}
}

// outlineSeat says what everybody sees of a seat: points, the size of the hand,
// cellars.
func (b *tableState) outlineSeat(o *ui.Outline, p engine.Player) {
	w := b.words()
	x, id := &w.Weinhaendler, "seat-"+strconv.Itoa(int(p))
	o.Section(id, 2, b.seatWords(p))
	b.t.Fact(o, pointsFact(p))
	if p != b.t.Base() {
		b.t.Fact(o, handFact(p))
	}
	if p != b.t.Base() || !b.t.Replayed() { // the dock of a replay may lie over the own cellar
		b.t.Fact(o, cellarFact(p))
	}
	if b.in.StartPlayer() == p {
		o.Text(b.t.WordsOf(p).Outline.Weinhaendler.Started.With("name", b.t.PlayerName(p)))
	}
	for n := range b.in.CellarCount(p) {
		if n > 0 {
			cellar := x.Places.Cellar + " " + strconv.Itoa(n+1)
			o.Section(id+"-"+strconv.Itoa(n), 3, w.Outline.Weinhaendler.OnCellar.With("cellar", cellar, "of", w.Of(b.t.PlayerName(p))))
		}
		c := b.in.Cellar(p, n)
		c.Each(n, func(card wh.Card, at wh.Place) {
			o.Item(x.Labels.Place.With("row", strconv.Itoa(int(at.Row)+1), "place", strconv.Itoa(b.placeNumber(p, n, at)), "what", b.cardName(card)))
		})
		if c.Len() == 0 {
			o.Text(w.Outline.Weinhaendler.Nothing)
		}
	}
}

// seatWords are somebody's name, points, and the number of his cards.
func (b *tableState) seatWords(p engine.Player) string {
	w := b.words()
	points := w.Count(w.Table.Points, b.t.Points(p))
	hand := w.Count(w.Weinhaendler.Places.InHand, b.in.HandSize(p))
	return w.Labelled(b.t.PlayerName(p), points+", "+hand)
}

// placeNumber counts the places of a row of the n-th cellar of a seat from its leftmost bottle, from 1. A
// place of a higher row has the number of the left one of the two that it rests on.
func (b *tableState) placeNumber(p engine.Player, n int, at wh.Place) int {
	first, _ := b.in.Cellar(p, n).Extent()
	return int(at.Col) - first + 1
}

// placeWords says where a place of a cellar is by what lies below it or beside it: that stays so while the
// pyramid grows.
func (b *tableState) placeWords(p engine.Player, at wh.Place) string {
	w := b.words()
	x, n := &w.Weinhaendler.Labels, int(at.Cellar)
	var c wh.Cellar // a new one
	if n < b.in.CellarCount(p) {
		c = b.in.Cellar(p, n)
	}
	lies := func(row, col int) (name string, ok bool) {
		card, ok := c.At(row, col)
		if card == wh.Empty {
			return x.AnEmpty, ok
		}
		return b.shortName(card), ok
	}
	row, col, where := int(at.Row), int(at.Col), x.OnFloor
	left, isRight := lies(row, col-1)
	right, isLeft := lies(row, col+1)
	switch {
	case row > 0:
		one, _ := lies(row-1, col)
		other, _ := lies(row-1, col+1)
		where = x.OnTwo.With("cards", w.List(one, other))
	case isRight:
		where = x.OnFloorRight.With("card", left)
	case isLeft:
		where = x.OnFloorLeft.With("card", right)
	}
	if _, covers := lies(row, col); covers {
		where = x.OverEmpty.With("where", where)
	}
	return where
}

// placeLabel says where a card may lie, and what it would gain there.
func (b *tableState) placeLabel(p engine.Player, at wh.Place, gain wh.Gain) string {
	places, n := &b.words().Weinhaendler.Places, int(at.Cellar)
	text := b.words().Weinhaendler.Labels.PlaceAt.With("row", strconv.Itoa(int(at.Row)+1), "where", b.Speak(b.placeWords(p, at)), "what", b.gainWords(gain.Points()))
	if n > 0 {
		text += ", " + places.Cellar + " " + strconv.Itoa(n+1)
	}
	return text
}
