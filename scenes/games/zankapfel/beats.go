package zankapfel

import (
	"treille/audio"
	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/ui"
)

// SkipStops implements table.GameView: a player who skips still sees each phase and each quarrel
// begin, how it ends, and what the round has come to before its cards are cleared.
func (b *tableState) SkipStops(e engine.Event) bool {
	switch e.Kind {
	case zk.EventMayorMoved, zk.EventQuarrelBegan, zk.EventQuarrelTied, zk.EventDiscordShown, zk.EventQuarrelWon, zk.EventCardsDiscarded:
		return true
	case zk.EventHarvested: // the first who is alone; of a quarrel, its end is enough
		return b.round.last.Kind != zk.EventQuarrelWon && b.round.gains == [engine.MaxPlayers]int{}
	case zk.EventTurnPassed:
		now := phasePlace[zk.DecodeEvent(e).Phase]
		return now != 0 && now != phasePlace[b.in.Phase()]
	}
	return false
}

// ToStopover implements table.Stopover: who has laid a card sees it turned up.
func (b *tableState) ToStopover() (label string, ahead bool) {
	if b.round.screen != orchardScreen || !b.in.LaidDown().Has(b.t.Base()) {
		return "", false
	}
	if b.willBeAsked() {
		return "", true
	}
	return b.words().Zankapfel.Buttons.ToHarvest, true
}

// willBeAsked reports whether the player at the lower edge may have to decide before the cards are turned up: where the
// mayor goes, or a bribe (Z31).
func (b *tableState) willBeAsked() bool {
	first, n := int(b.in.FirstPlayer()), b.in.Players()
	after := func(p engine.Player) int { return (int(p) - first + n) % n } // places after the first player
	me := after(b.t.Base())
	switch b.in.Phase() {
	case zk.PhaseOffer:
		return me == 0 || me > after(b.in.Turn())
	case zk.PhaseAccept:
		return me == 0
	}
	return b.in.Phase() < zk.PhaseOffer
}

// StopsOver implements table.Stopover.
func (b *tableState) StopsOver(e engine.Event) bool { return e.Kind == zk.EventCardShown }

// keeps says which events are seen at any speed: who has won an own quarrel.
func keeps(info engine.InfoState, e engine.Event) bool {
	in := info.(*zk.Info)
	return e.Kind == zk.EventQuarrelWon && in.Wants(zk.DecodeEvent(e).Card).Has(in.Seat())
}

// Private implements table.GameView: own decisions, and what belongs to them.
func (b *tableState) Private(e engine.Event) bool {
	return decides(e.Kind) || e.Kind == zk.EventPawnMoved || e.Kind == zk.EventCardTurned || e.Kind == zk.EventTurnPassed
}

// decides reports whether an event is what somebody has decided.
func decides(kind engine.EventKind) bool {
	return kind.In(zk.EventMayorPlaced, zk.EventChipTaken, zk.EventCardBought, zk.EventCardLaid, zk.EventSatOut, zk.EventSquareAnnounced,
		zk.EventBribeOffered, zk.EventBribeWithheld, zk.EventBribeTaken, zk.EventBribesRefused, zk.EventJokerCalled,
		zk.EventDiscordLaid, zk.EventDiceBought, zk.EventWaited)
}

// Beat implements table.GameView.
func (b *tableState) Beat(packed engine.Event) float64 {
	e, before := zk.DecodeEvent(packed), b.round.screen
	b.round.happen(&e)
	if b.round.screen != before {
		b.turnTo(false)
	}
	if e.Kind != zk.EventCardDealt && e.Kind != zk.EventCardTurned { // others fly meanwhile
		b.cards.clear(inTaken)
	}
	b.moveCards(e)
	if b.tumbles = 0; !b.t.App().Frame().Reduced {
		b.tumbles = seenAfter[e.Kind]
	}
	ticks := beats.Play(b.t, e.Kind, e)
	switch e.Kind {
	case zk.EventPawnMoved: // as its points are counted
		ticks += b.t.CountTime(e.Steps)
	case zk.EventDieRolled:
		ticks = b.throw(e.Player)
	case zk.EventBribeWithheld:
		if b.round.nothings > 1 {
			ticks = nothingToo
		}
	}
	switch {
	case e.Kind.In(zk.EventDieRolled, zk.EventDiscordShown) && b.round.bout.complete():
		ticks += toCompare
	case e.Kind.In(zk.EventCardShown, zk.EventJokerCalled) && b.allShown():
		ticks += toSeeAll
	case keeps(b.in, packed):
		ticks += toSeeOwn
	}
	return ticks
}

// allShown reports whether all cards that were laid lie open, and each joker has its colour: who is alone
// and who quarrels can be seen.
func (b *tableState) allShown() bool {
	for _, p := range b.t.Seats() {
		if len(b.cards.In(inLaid, p)) > 0 && b.round.colour[p] == zk.NoCard {
			return false
		}
	}
	return true
}

// throw lets a die be heard that somebody has rolled, and returns how long it is shown: all those
// of a bout are thrown together, and lie with the last.
func (b *tableState) throw(p engine.Player) float64 {
	bt := &b.round.bout
	nth := len(bt.pips[p]) - 1
	b.t.HearDie(p, nth)
	if nth+1 < bt.dice[p] {
		return 0
	}
	if b.tumbles > 0 {
		b.tumbles += ui.ThrowLater * float64(nth)
	}
	return ui.ThrowTicks + ui.ThrowLater*float64(nth) + diceLie
}

// Throws implements table.Thrower: once in a bout for all dice.
func (b *tableState) Throws(e engine.Event) bool {
	return e.Kind == zk.EventDieRolled && len(b.round.bout.pips[e.Player]) == 0
}

// moveCards is Beat for cards.
func (b *tableState) moveCards(e zk.Event) {
	p, base := e.Player, b.t.Base()
	apple, hand := piece{card: e.Card}, inTaken // of others only the number is shown
	if p == base {
		hand = inHand
	}
	switch e.Kind {
	case zk.EventCardDealt:
		b.cards.add(apple, hand, p, engine.Chance)
	case zk.EventCardTurned:
		b.cards.add(apple, inFace, engine.Chance, engine.Chance)
	case zk.EventCardBought:
		t := b.cards.Take(apple, inFace, engine.Chance)
		b.cards.Move(t, hand, p)
		t.New = p == b.t.Me()
		if p == base && b.in.Seat() != base {
			t.Piece = piece{} // who watches sees no hand
		}
	case zk.EventCardLaid:
		if p != base {
			b.cards.add(piece{}, inLaid, p, p)
			return
		}
		t := b.cards.Take(apple, inHand, p)
		b.cards.Move(t, inLaid, p)
		t.Piece = piece{}
	case zk.EventCardShown:
		b.cards.Take(apple, inLaid, p)
	case zk.EventCardsDiscarded: // the discards show those that were laid
		b.cards.clear(inLaid, inDuel, inBurnt)
	case zk.EventQuarrelBegan:
		b.cards.clear(inDuel, inBurnt)
	case zk.EventQuarrelTied:
		b.cards.clear(inBurnt)
		for _, q := range b.t.Seats() {
			for _, t := range b.cards.In(inDuel, q) {
				b.cards.Move(t, inBurnt, q)
			}
		}
	case zk.EventDiscordLaid:
		if p != base || e.Discord == 0 {
			b.cards.add(b.discord(p, e.Discord), inDuel, p, p)
			return
		}
		t := b.cards.Take(b.discord(p, e.Discord), inDiscord, p)
		b.cards.Move(t, inDuel, p)
		t.Private = true
	case zk.EventDiscordShown:
		b.t.App().Sound.Stop(audio.Tension)
		b.cards.Take(b.discord(p, e.Discord), inDuel, p).Private = false
		for _, own := range b.cards.In(inDiscord, p) {
			if own.Piece.value == e.Discord {
				b.cards.Remove(own) // whoever watches did not see which one it was
			}
		}
	}
}
