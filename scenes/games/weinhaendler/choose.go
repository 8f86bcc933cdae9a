package weinhaendler

import (
	"cmp"
	"slices"
	"strings"

	"treille/audio"
	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/data/store"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// lift raises a card of the hand, or lays it back. In the cellars' phase only
// one is up at a time.
func (b *tableState) lift(t *token) {
	up := !t.Up
	b.touched()
	if b.in.Phase() == wh.PhaseCellars {
		b.LayDown()
		if up {
			b.open, b.look, b.chosen = cellarPage, b.t.Base(), true
			b.leadToPlace(t.Piece.card)
		}
	} else if up && b.open == cellarPage {
		b.showAll() // where what he would bid lies
	}
	t.Up = up
	b.t.PlayAt(b.t.Base(), audio.Dealt, audio.Options{Gain: liftSofter})
}

// leadToPlace lets keys go on at the place where a card of the hand would score most.
func (b *tableState) leadToPlace(c wh.Card) {
	gain := func(p wh.Place) int { return b.in.Gain(c, p).Points() }
	if list := b.in.LegalPlaces(c, nil); len(list) > 0 { // an empty bottle may have none
		best := slices.MaxFunc(list, func(p, q wh.Place) int { return gain(p) - gain(q) })
		b.t.App().Stage().Lead("", placePrefix+placeID(best))
	}
}

// finishedReason says why the viewer can do nothing more in this phase; nothing if
// he can, or will when his turn comes.
func (b *tableState) finishedReason() string {
	p := b.t.Me()
	x := &b.t.WordsOf(p).Weinhaendler.Reasons
	switch {
	case p < 0:
		return ""
	case b.in.HasPassed(p):
		return x.HasPassed.With("name", b.t.PlayerName(p))
	case b.in.HasPlaced(p):
		return x.HasPlaced.With("name", b.t.PlayerName(p))
	case b.in.Phase() > wh.PhaseDrawing && b.in.Phase() != wh.PhaseCellars:
		return b.words().Table.WaitForOthers
	}
	return ""
}

// Finished implements table.Finisher: who has placed in the last round decides nothing more (W51).
func (b *tableState) Finished(p engine.Player) bool { return b.in.LastRound() && b.in.HasPlaced(p) }

// notNow says why the viewer cannot decide now.
func (b *tableState) notNow() string {
	return cmp.Or(b.finishedReason(), b.t.NotNow(b.in.Turn()))
}

// wouldGet is what the viewer would get if he added cards to his bid and the bidding ended, the
// rank of that bid, 0 for none, and how many there are.
func (b *tableState) wouldGet(more wh.Cards) (got wh.Transfer, rank, bidders int) {
	list := b.in.ExchangeWith(b.t.Me(), more, nil)
	i := slices.IndexFunc(list, func(tr wh.Transfer) bool { return tr.To == b.t.Me() })
	if i >= 0 {
		got = list[i]
	}
	return got, i + 1, max(0, len(list)-1)
}

// liftedTotal is the own total with the lifted cards.
func (b *tableState) liftedTotal() int { return b.in.BidTotal(b.t.Me()) + b.liftedCards().Value() }

// choosePlace chooses a place for the lifted card; a second time lays it.
func (b *tableState) choosePlace(p wh.Place) {
	again := b.place != nil && *b.place == p
	b.place = &p
	if again || b.t.App().Settings.Confirm == store.ConfirmNever {
		b.layCard()
	}
}

// layCard lays the lifted card on the chosen place.
func (b *tableState) layCard() {
	up := b.lifted()
	if b.place == nil || len(up) != 1 {
		return
	}
	c := up[0].Piece.card
	a := wh.Lay(c, *b.place)
	gain := b.gainWords(b.in.Gain(c, *b.place).Points())
	// A bottle that has been laid can be taken back: nothing is at stake.
	b.t.Ask(false, b.words().Weinhaendler.Buttons.Place, b.words().Labelled(b.cardName(c), gain), func() { b.t.Decide(a) })
}

// Actions implements table.GameView.
func (b *tableState) Actions() table.Actions {
	var a table.Actions
	switch {
	case b.in.Phase() == wh.PhaseOver:
	case b.in.Phase() == wh.PhaseCellars:
		a = b.placingActions()
	default:
		a = b.biddingActions()
	}
	a.Prompt, a.Busy = b.hint(), b.in.Acting() == 0
	a.Alone = b.t.Me() >= 0 && b.in.HandSize(b.t.Me()) == 0
	return a
}

func (b *tableState) biddingActions() table.Actions {
	w := b.words()
	mine, reason := b.t.Deciding(), b.notNow()
	pass := table.Action{ID: "pass", Label: w.Table.Pass, Key: 'p', Reason: reason}
	a := table.Actions{Others: []table.Action{pass}, Main: b.addAction(mine, reason)}
	if reason != "" || b.in.Phase() != wh.PhaseBidding || b.t.Replayed() {
		return a
	}
	draws := b.in.MayDraw() && b.in.PileSize() > 0
	a.Others[0].Act = b.t.Decision(draws, w.Table.Pass, b.passQuestion(draws), wh.Pass())
	if x := &w.Weinhaendler; draws { // passing and drawing is a button of its own
		a.Others = append(a.Others, table.Action{ID: "draw", Label: x.Buttons.PassDraw, Key: 'd', Act: b.t.Decision(false, x.Buttons.PassDraw, x.Questions.Draw, wh.Draw())})
	}
	mineAlone := b.offerIsMine() && len(b.own()) > 0 // else he has to pass
	if mineAlone {
		a.Others[0].Label = w.Weinhaendler.Buttons.TakeOffer
	}
	switch last := len(a.Others) - 1; {
	case len(b.own()) == 0: // there is nothing to bid
		a.Others, a.Main = a.Others[:last], a.Others[last]
	case mineAlone: // to add more is pointless
		a.Others[0], a.Main = a.Main, a.Others[0]
	}
	if !mine { // what was decided before is still being shown
		for i := range a.Others {
			a.Others[i].Act = nil
		}
		a.Main.Act = nil
	}
	return a
}

// offerIsMine reports whether the viewer only has to pass to take the offer: he is first, and all others
// have passed.
func (b *tableState) offerIsMine() bool {
	_, rank, _ := b.wouldGet(0)
	return rank == 1 && !slices.ContainsFunc(b.t.Seats(), func(p engine.Player) bool { return p != b.t.Me() && !b.in.HasPassed(p) })
}

// passQuestion says what passing would bring and cost if the bidding ended then.
func (b *tableState) passQuestion(draws bool) string {
	p := b.t.Me()
	q := &b.t.WordsOf(p).Weinhaendler.Questions
	name := b.t.PlayerName(p)
	question := q.PassNothing.With("name", name)
	got, rank, _ := b.wouldGet(0)
	if rank != 0 {
		question = q.PassTakes.With("name", name, "bundle", b.bundle(got.From), "cards", b.list(got.Cards), "own", b.list(b.in.Bid(p)))
	}
	if draws {
		question += " " + q.PassNoDraw
	}
	return question
}

// addAction adds the lifted cards to the bid.
func (b *tableState) addAction(mine bool, reason string) table.Action {
	x := &b.words().Weinhaendler
	add := table.Action{ID: "add", Label: x.Buttons.Add, Key: 'a', Reason: x.Reasons.NothingLifted}
	if reason == "" && b.in.Phase() == wh.PhaseBidding && b.in.Bid(b.t.Me()) == 0 {
		add.Label = x.Buttons.Bid
	}
	if !mine {
		add.Reason = reason
	}
	cards := b.liftedCards()
	if cards == 0 {
		return add
	}
	total := b.liftedTotal()
	money := b.words().Money(total)
	add.Label += " → " + money
	if owner, taken := b.in.TotalOwner(total); taken {
		of := b.words().Of(b.t.PlayerName(owner))
		add.Label = x.Reasons.TotalTaken.With("total", money, "of", of)
		add.Reason = x.Reasons.NoneAlike.With("total", money, "of", of)
	} else if mine {
		add.Act = b.t.Decision(false, add.Label, "", wh.Bid(cards))
	}
	return add
}

func (b *tableState) placingActions() table.Actions {
	w := b.words()
	x := &w.Weinhaendler
	reason := b.notNow()
	done := table.Action{ID: "done", Label: x.Buttons.Done, Key: 'd', Reason: reason}
	place := table.Action{ID: "place", Label: x.Buttons.Place, Key: 'a', Size: 0.92, Reason: reason}
	if b.t.Deciding() {
		b.mayDone(&done)
		b.mayPlace(&place)
	}
	others := []table.Action{done}
	if b.dense() {
		others = append(others, table.Action{ID: "next", Label: x.Buttons.NextPlace, Icon: "chevron", Key: 'n', Act: b.nextPlace})
	}
	return table.Actions{Others: others, Main: place}
}

// dense reports whether places that may be chosen are too small on the screen to be touched surely.
func (b *tableState) dense() bool {
	small := func(c ui.Control) bool {
		return strings.HasPrefix(c.ID, placePrefix) && min(c.Rect.W, c.Rect.H)*b.t.App().Frame().Unit < touchable
	}
	return b.t.Deciding() && len(b.lifted()) == 1 && slices.ContainsFunc(b.t.App().Stage().Controls(), small)
}

// nextPlace chooses the next place for the lifted card: the way for somebody who cannot
// touch a place that is small.
func (b *tableState) nextPlace() {
	places := b.in.LegalPlaces(b.lifted()[0].Piece.card, nil)
	i := 0
	if b.place != nil {
		i = slices.Index(places, *b.place) + 1
	}
	b.place = &places[i%len(places)]
}

// mayDone lets the placing end, if no card is too many.
func (b *tableState) mayDone(done *table.Action) {
	w := b.words()
	x := &w.Weinhaendler
	if n := b.in.MustPlace(); n > 0 {
		done.Label, done.Size, done.Wide = w.Count(x.Buttons.MoreToPlace, n), 0.9, true
		done.Reason = w.Count(x.Reasons.MustPlace, n)
		return
	}
	done.Act = b.t.Decision(false, done.Label, "", wh.Done())
	if hand := b.in.Hand(); b.in.LastRound() && hand.Len() > hand.Count(wh.Empty) { // an empty bottle scores nothing anyway (W35)
		done.Act = b.t.Decision(true, done.Label, x.Hints.LastRound, wh.Done())
	}
}

// mayPlace lets the lifted card be laid on the chosen place.
func (b *tableState) mayPlace(place *table.Action) {
	x := &b.words().Weinhaendler
	place.Reason = x.Hints.TapBottle
	up := b.lifted()
	if len(up) != 1 {
		return
	}
	place.Reason = x.Hints.TapPlace
	if b.place == nil {
		return
	}
	c := up[0].Piece.card
	place.Label = x.Buttons.Place + " → " + b.gainWords(b.in.Gain(c, *b.place).Points())
	if c == wh.Empty {
		place.Label = x.Buttons.PlaceSupport
	}
	place.Act = b.layCard
}
