package weinhaendler

import "treille/engine"

// The steps of the game. Each changes the board as one kind of event tells; the
// true state takes them as the rules ask (apply.go), an information state as it
// observes their events (info.go).

// chooseStart makes a seat the start player (W4).
func (b *board) chooseStart(p int8) {
	b.start, b.turn = p, p
	b.phase = PhaseDealing
}

// deal gives the next card of the initial hands (W4).
func (b *board) deal() {
	b.sizes[b.turn]++
	b.pile--
	if b.dealt++; b.dealt%dealtCards != 0 {
		return
	}
	b.turn = b.next(b.turn)
	if b.turn == b.start {
		b.phase = PhaseRefill
	}
}

// turnUp adds a card of the pile to the offer (W4, W40).
func (b *board) turnUp(c Card) {
	if b.fresh() == 0 {
		b.under--
		b.tell(storyTurnUp)
	}
	b.pile--
	b.active = true
	b.offer = b.offer.With(c)
}

// beginRound ends phase 4 and begins the next round (W41, W50, W53).
func (b *board) beginRound() {
	if b.leader != nobody {
		b.start = b.leader
	}
	if b.active || b.round == 0 {
		b.idle = 0
	} else {
		b.idle++
	}
	b.last = b.pile == 0 || int(b.idle) >= box.idle
	b.active = false
	b.round++
	b.leader = nobody
	b.passed = 0
	b.phase = PhaseBidding
	b.turn = b.start
}

// bid lays cards from a hand to the bid (W10, W11).
func (b *board) bid(p int8, cards Cards, total int) {
	b.bids[p] = b.bids[p].Plus(cards)
	b.totals[p] = uint16(total)
	b.noteBid(p)
	b.sizes[p] -= uint8(cards.Len())
	b.show(p, cards)
	b.passTurn()
}

// show takes away what was known of a hand when cards leave it, and remembers
// what was not.
func (b *board) show(p int8, cards Cards) {
	known := b.shown[p].common(cards)
	b.shown[p] = b.shown[p].Minus(known)
	for rest := cards.Minus(known); rest != 0; rest = rest.withoutFirstKind() {
		c := rest.first()
		for range rest.Count(c) {
			b.tell(uint8(p)*Kinds + uint8(c))
		}
	}
}

// pass takes a seat out of the bidding (W13), with or without W14.
func (b *board) pass(p int8, draws bool) {
	b.passed = b.passed.With(engine.Player(p))
	if draws {
		b.phase = PhaseDrawing
		b.looks = min(2, b.pile)
		b.noteDraw(p)
		b.tellDraw()
		return
	}
	b.passTurn()
}

// passTurn gives the turn to the next seat that still bids, if there is one.
func (b *board) passTurn() {
	if b.allPassed() {
		return
	}
	for {
		b.turn = b.next(b.turn)
		if !b.passed.Has(engine.Player(b.turn)) {
			return
		}
	}
}

// look takes a card off the pile for the seat that draws (W14).
func (b *board) look() {
	if b.fresh() == 0 {
		b.under--
	}
	b.pile--
	b.looks--
	b.held++
	b.active = true
}

// keep takes a card that was looked at into the hand (W14).
func (b *board) keep(p int8) {
	b.sizes[p]++
	b.held--
}

// putUnder puts the other card under the pile (W14).
func (b *board) putUnder() {
	b.held--
	b.buried++
	b.under++
	b.pile++
}

// endDrawing goes on with the bidding after W14.
func (b *board) endDrawing() {
	b.phase = PhaseBidding
	b.passTurn()
}

// beginExchange ends the bidding (W20).
func (b *board) beginExchange() {
	b.phase = PhaseExchange
	b.leader = b.highest()
}

// take gives a bundle to a seat, from a bid or, if from is engine.Chance, the
// offer (W20).
func (b *board) take(to int8, from engine.Player, cards Cards) {
	if from == engine.Chance {
		b.offer = 0
	} else {
		b.bids[from], b.totals[from] = 0, 0
	}
	b.sizes[to] += uint8(cards.Len())
	b.shown[to] = b.shown[to].Plus(cards)
}

// replaceOffer makes the lowest bid the offer (W20).
func (b *board) replaceOffer(p int8) {
	b.offer = b.bids[p]
	b.bids[p], b.totals[p] = 0, 0
}

// beginCellars begins phase 3 (W30).
func (b *board) beginCellars() {
	b.phase = PhaseCellars
	b.passed = 0
	b.turn = b.leader
	if b.turn == nobody {
		b.turn = b.start
	}
}

// lay puts a card from a hand at a place of the mask (W31) and returns what it
// scores.
func (b *board) lay(p int8, c Card, place int) Gain {
	cellar := &b.cellars[p]
	if cellar.finished() {
		n := b.closedCount()
		b.closed[n], b.owners[n] = *cellar, uint8(p)
		b.numbers[p]++
		*cellar = Cellar{}
	}
	b.laid = b.laid.With(c)
	cell := cellar.put(place, c)
	g := cellar.gain(cell)
	b.points[p] += int16(g.Points())
	b.sizes[p]--
	b.show(p, 1<<(2*c))
	b.active = true
	return g
}

// done ends a seat's phase 3 (W30).
func (b *board) done(p int8) {
	b.passed = b.passed.With(engine.Player(p))
	if !b.allPassed() {
		b.turn = b.next(p)
	}
}

// beginRefill begins phase 4 (W40).
func (b *board) beginRefill() { b.phase = PhaseRefill }

// end ends the game (W51).
func (b *board) end() { b.phase = PhaseOver }
