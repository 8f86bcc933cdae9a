package zankapfel

import (
	"strings"

	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// Outline implements table.GameView.
func (b *tableState) Outline(o *ui.Outline) {
	if b.in.Members() != 0 || b.round.screen == quarrelScreen {
		b.outlineQuarrel(o)
	}
	b.outlineOrchard(o)
	b.outlineValues(o)
	b.outlinePile(o)
	b.outlineOffers(o)
	b.outlineHand(o)
	for _, p := range b.t.Clockwise() {
		b.outlineSeat(o, p)
	}
}

// outlineOrchard says where the mayor stands, where he may go, and which chips are
// left.
func (b *tableState) outlineOrchard(o *ui.Outline) {
	x := &b.words().Outline.Zankapfel
	o.Section("orchard", 2, x.Orchard)
	if b.in.Mayor() == zk.NoSquare {
		o.Text(x.NoMayor)
	} else {
		o.Text(x.Mayor.With("square", b.shortSquare(b.in.Mayor())))
	}
	if b.in.Chips() == 0 {
		o.Text(x.NoChips)
	} else {
		o.Text(x.Chips.With("squares", b.squareList(b.in.Chips())))
	}
	if p := b.in.Phase(); p >= zk.PhaseFarm && p <= zk.PhaseAccept && b.in.Targets() != 0 && !b.round.square {
		o.Text(x.Targets.With("squares", b.squareList(b.in.Targets())))
	}
	if sq := b.in.Announced(); sq != zk.NoSquare {
		o.Text(b.words().Labelled(lang.Capital(b.words().Zankapfel.Places.Announced), b.shortSquare(sq)) + ".")
	}
	if b.onOrchard() {
		b.t.Fact(o, orchardFact)
	}
}

// outlineValues says what the mayor’s square gives.
func (b *tableState) outlineValues(o *ui.Outline) {
	if b.in.Mayor() == zk.NoSquare {
		return
	}
	w := b.words()
	x := &w.Outline.Zankapfel
	o.Section("values", 2, x.Values)
	for _, c := range colours {
		o.Item(w.Zankapfel.Labels.AppleNow.With("card", b.apple(c), "n", digits(b.in.Number(c)), "price", digits(b.in.Price(c))))
	}
	o.Item(x.JokerPrice.With("n", digits(b.in.Price(zk.Joker))))
	if b.buying() {
		b.t.Fact(o, valuesFact)
	}
}

// outlinePile says what lies open, and what was played.
func (b *tableState) outlinePile(o *ui.Outline) {
	w := b.words()
	x := &w.Outline.Zankapfel
	o.Section("pile", 2, x.Pile)
	if c := b.in.Face(); c != zk.NoCard && b.in.Mayor() != zk.NoSquare {
		o.Text(x.Open.With("card", b.apple(c), "price", digits(b.in.Price(c))))
	} else {
		o.Text(w.Zankapfel.Places.NoCard)
	}
	o.Text(x.PileLeft.With("n", digits(b.in.PileSize())))
	if b.buying() && b.in.Face() != zk.NoCard {
		b.t.Fact(o, faceFact, priceFact)
	}
	if b.in.Discards() != 0 {
		o.Text(x.Played.With("cards", strings.Join(b.cardWords(b.in.Discards()), ", ")))
	}
}

// cardWords counts the kinds of some cards: "2 × red", "1 × joker".
func (b *tableState) cardWords(cs zk.Cards) []string {
	return table.Each(table.Where(kinds, cs.Has), func(c zk.Card) string {
		return digits(cs.Count(c)) + " × " + b.apple(c)
	})
}

// outlineOffers says who has offered what.
func (b *tableState) outlineOffers(o *ui.Outline) {
	list := b.offers()
	if len(list) == 0 {
		return
	}
	w := b.words()
	o.Section("offers", 2, w.Outline.Zankapfel.Offers)
	for _, p := range list {
		offer := b.in.Offer(p)
		o.Item(b.t.WordsOf(p).Zankapfel.Labels.Offer.With("name", b.t.PlayerName(p), "n", digits(int(offer.Points)),
			"numbers", b.numbers(offer.Square)))
		b.t.Fact(o, offerFact(p))
	}
}

// outlineHand says what the viewer holds, if nobody else may look.
func (b *tableState) outlineHand(o *ui.Outline) {
	if b.t.Me() < 0 || !b.open() {
		return
	}
	w := b.words()
	x := &w.Outline.Zankapfel
	me := b.t.Me()
	o.Section("hand", 2, b.t.WordsOf(me).Outline.Hand.With("of", w.Of(b.t.PlayerName(me))))
	for _, words := range b.cardWords(b.in.Hand()) {
		o.Item(words)
	}
	if c := b.in.OwnLaid(); c != zk.NoCard {
		o.Text(x.Laid.With("card", b.apple(c)))
	}
}

// outlineSeat says what everybody sees of a seat.
func (b *tableState) outlineSeat(o *ui.Outline, p engine.Player) {
	x := &b.words().Outline.Zankapfel
	o.Section("seat-"+digits(int(p)), 2, b.seatWords(p))
	over := b.t.Replayed() && b.t.App().Frame().Dock == 0 // the buttons of a replay lie over the own side, and its tabs
	if b.onOrchard() && !over {
		b.t.Fact(o, scoreFact(p))
		if p != b.t.Base() {
			b.t.Fact(o, handFact(p), discordFact(p))
		}
	}
	if b.in.FirstPlayer() == p {
		o.Text(b.t.Says(p, b.t.WordsOf(p).Zankapfel.Log.First) + ".")
	}
	if words := b.didWords(p); words != "" {
		o.Text(words)
	}
	if spent := values(b.in.Spent(p)); len(spent) > 0 {
		o.Text(x.Spent.With("values", strings.Join(table.Each(spent, digits), " ")))
	} else {
		o.Text(x.NoneSpent)
	}
}

// didWords say what somebody has done in this round.
func (b *tableState) didWords(p engine.Player) string {
	x := &b.words().Outline.Zankapfel
	switch shown, called := b.in.Shown(p), b.round.called[p]; {
	case b.in.LaidDown().Has(p):
		return x.HasLaid
	case shown != zk.NoCard && called != zk.NoCard:
		return x.HasCalled.With("card", b.apple(shown), "colour", b.apple(called))
	case shown != zk.NoCard:
		return x.HasShown.With("card", b.apple(shown))
	case b.round.bought[p] != zk.NoCard:
		return x.HasBought.With("card", b.apple(b.round.bought[p]))
	case b.in.Phase() == zk.PhaseFarm || b.in.Phase() == zk.PhaseNextCard:
		return x.StillTo
	}
	return ""
}

// outlineQuarrel says who quarrels over what, and how far it has come.
func (b *tableState) outlineQuarrel(o *ui.Outline) {
	w := b.words()
	x := &w.Outline.Zankapfel
	bt := &b.round.bout
	if bt.number == 0 {
		return
	}
	o.Section("quarrel", 2, x.Quarrel.With("colour", b.apple(bt.colour), "n", digits(b.in.Number(bt.colour))))
	for _, p := range table.Where(b.t.Seats(), bt.members.Has) {
		var parts []string
		switch own := b.laidDiscord(p); {
		case bt.up.Has(p):
			parts = append(parts, x.CardUp.With("n", digits(bt.card[p])))
		case bt.down.Has(p) && own > 0:
			parts = append(parts, x.CardOwn.With("n", digits(own)))
		case bt.down.Has(p):
			parts = append(parts, x.CardDown)
		default:
			parts = append(parts, x.NoCard)
		}
		if bt.dice[p] > 0 {
			parts = append(parts, w.Count(w.Zankapfel.Log.BuysDiceShort, bt.dice[p]))
		}
		if !bt.shows() && b.in.Waited().Has(p) {
			parts = append(parts, w.Zankapfel.Log.Waits)
		}
		if bt.shows() {
			parts = append(parts, x.SumIs.With("n", digits(bt.sum[p])))
		}
		o.Item(w.Labelled(b.t.PlayerName(p), strings.Join(parts, ", ")))
	}
}
