package weinhaendler

import "treille/engine"

// An Info is what one seat, or a spectator, knows. All its methods answer for
// the moment after the last event that it observed.
type Info struct {
	board
	seat   engine.Player
	hand   Cards
	below  [maxUnder]Card // as in State, Hidden what the seat has not seen
	looked Card           // as in State, Hidden if another draws
}

// Seat implements [engine.InfoState].
func (in *Info) Seat() engine.Player { return in.seat }

// LegalActions implements [engine.InfoState].
func (in *Info) LegalActions(dst []engine.Action) []engine.Action {
	if in.seat == engine.Spectator || in.seat != in.CurrentPlayer() {
		return dst
	}
	return in.legal(in.hand, dst)
}

// Check implements [engine.InfoState].
func (in *Info) Check(a engine.Action) error { return in.check(in.seat, in.hand, a) }

// CopyFrom implements [engine.InfoState].
func (in *Info) CopyFrom(other engine.InfoState) { *in = *other.(*Info) }

// Observe implements [engine.InfoState].
func (in *Info) Observe(packed engine.Event) {
	if !packed.Audience.Has(in.seat) {
		return
	}
	e := DecodeEvent(packed)
	p, own := int8(e.Player), e.Player == in.seat
	switch e.Kind {
	case EventStartChosen:
		in.chooseStart(p)
	case EventCardDealt:
		in.deal()
		in.take1(own, e.Card)
	case EventCardTurnedUp:
		in.seeUnder(e.Card)
		in.turnUp(e.Card)
	case EventRoundBegan:
		in.beginRound()
	case EventPhaseBegan:
		in.beginPhase(e.Phase)
	case EventBidLaid:
		in.bid(p, e.Cards, e.Total)
		if own {
			in.hand = in.hand.Minus(e.Cards)
		}
	case EventPassed:
		in.pass(p, e.Draws)
	case EventCardLooked:
		in.seeUnder(e.Card)
		in.look()
		if in.looks > 0 {
			in.looked = e.Card
		}
	case EventCardKept:
		in.looked = Hidden
		in.keep(p)
		in.take1(own, e.Card)
	case EventCardPutUnder:
		in.below[in.buried] = e.Card
		in.putUnder()
	case EventBundleTaken:
		in.take(p, e.From, e.Cards)
		if own {
			in.hand = in.hand.Plus(e.Cards)
		}
	case EventOfferReplaced:
		in.replaceOffer(p)
	case EventCardPlaced:
		cellar, _ := in.open(p)
		in.lay(p, e.Card, cellar.maskPlace(int(e.Place.Row), int(e.Place.Col)))
		if own {
			in.hand = in.hand.Without(e.Card)
		}
	case EventPlacingDone:
		in.done(p)
	}
}

// take1 puts a card that came to a hand into the seat's own, if that is the one.
func (in *Info) take1(own bool, c Card) {
	if own {
		in.hand = in.hand.With(c)
	}
}

// seeUnder notes the card that comes off the pile next, if it is one that was
// put under.
func (in *Info) seeUnder(c Card) {
	if in.fresh() == 0 && in.under > 0 && c != Hidden {
		in.below[in.nextUnder()] = c
	}
}

func (in *Info) beginPhase(p Phase) {
	switch p {
	case PhaseBidding:
		if in.phase == PhaseDrawing {
			in.endDrawing()
		}
	case PhaseExchange:
		in.beginExchange()
	case PhaseCellars:
		in.beginCellars()
	case PhaseRefill:
		in.beginRefill()
	case PhaseOver:
		in.end()
	}
}

// Project implements [engine.InfoState].
func (in *Info) Project(world engine.State) {
	s := world.(*State)
	*in = Info{board: s.board, seat: in.seat, looked: Hidden}
	in.recall(s)
	if in.seat == engine.Spectator {
		return
	}
	in.hand = s.hands[in.seat]
	if s.phase == PhaseDrawing && engine.Player(s.turn) == in.seat {
		in.looked = s.looked
	}
}

// recall copies the cards put under the pile that the seat has seen: those it put
// there, looked at, or saw come to the offer.
func (in *Info) recall(s *State) {
	for i := range in.buried {
		in.below[i] = Hidden
	}
	see := func(i int8) {
		if i >= 0 {
			in.below[i] = s.below[i]
		}
	}
	t := teller{b: &in.board}
	for t.pos < in.told {
		entry := in.story[t.pos]
		t.pos++
		if entry == storyTurnUp {
			see(t.next)
			t.next++
		} else if entry >= storyDraw {
			if d := t.draw(entry); engine.Player(d.by) == in.seat {
				see(d.inputs[0])
				see(d.inputs[1])
				see(d.under)
			}
		}
	}
}

// Hash implements [engine.InfoState].
func (in *Info) Hash() uint64 {
	var h engine.Hasher
	in.board.hash(&h)
	h.AddInt(int(in.seat))
	h.Add(uint64(in.hand))
	for _, c := range in.below[:in.buried] {
		h.Add(uint64(c))
	}
	h.Add(uint64(in.looked))
	return h.Sum()
}
