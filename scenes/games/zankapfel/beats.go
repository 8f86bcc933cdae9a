package zankapfel

import (
	"treille/audio"
	"treille/engine"
	zk "treille/engine/zankapfel"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// beats are those of all events that are shown.
var beats = table.Beats[zk.Event]{
	zk.EventAppleGiven:      {Ticks: 14},
	zk.EventMayorPlaced:     {34, mayorStands},
	zk.EventCardDealt:       {2, dealt},
	zk.EventPileShuffled:    {24, shuffled},
	zk.EventCardTurned:      {12, turned},
	zk.EventChipTaken:       {30, chipTaken},
	zk.EventCardBought:      {22, slides},
	zk.EventCardLaid:        {ui.LandsAfter + 10, slides},
	zk.EventSatOut:          {24, knocks},
	zk.EventSquareAnnounced: {40, steps},
	zk.EventBribeOffered:    {44, speaks},
	zk.EventBribeWithheld:   {54, knocks},
	zk.EventBribeTaken:      {54, accepted},
	zk.EventBribesRefused:   {64, refused},
	zk.EventMayorMoved:      {34, steps},
	zk.EventChipHarvested:   {40, chipTaken},
	zk.EventCardShown:       {18, flips},
	zk.EventJokerCalled:     {48, speaks},
	zk.EventHarvested:       {40, nil},
	zk.EventQuarrelBegan:    {84, quarrels},
	zk.EventDiscordLaid:     {20, slides},
	zk.EventDiceBought:      {36, tension},
	zk.EventWaited:          {28, knocks},
	zk.EventDiscordShown:    {34, flips},
	zk.EventDieRolled:       {54, rolls},
	zk.EventQuarrelTied:     {110, burns},
	zk.EventQuarrelWon:      {70, nil},
	zk.EventCardsDiscarded:  {30, slides},
	zk.EventGameEnded:       {70, nil},
}

// phaseOf is the group of phases that a phase belongs to, for those who skip.
func phaseOf(p zk.Phase) int {
	switch p {
	case zk.PhaseFarm:
		return 1
	case zk.PhaseAnnounce, zk.PhaseOffer, zk.PhaseAccept:
		return 2
	case zk.PhaseCall, zk.PhaseDiscord, zk.PhaseDice:
		return 3
	}
	return 0
}

// Stops implements table.GameView: a player who skips still sees each phase and each quarrel
// begin, how it ends, and what the round has come to before its cards are cleared.
func (b *tableState) SkipStops(e engine.Event) bool {
	switch e.Kind {
	case zk.EventMayorMoved, zk.EventQuarrelBegan, zk.EventQuarrelTied, zk.EventDiscordShown, zk.EventQuarrelWon, zk.EventCardsDiscarded:
		return true
	case zk.EventHarvested: // the first who is alone; of a quarrel, its end is enough
		return b.round.last.Kind != zk.EventQuarrelWon && b.round.gains == [engine.MaxPlayers]int{}
	case zk.EventTurnPassed:
		now := phaseOf(zk.DecodeEvent(e).Phase)
		return now != 0 && now != phaseOf(b.in.Phase())
	}
	return false
}

// keeps says which events are seen at any speed: who has won an own quarrel.
func keeps(info engine.InfoState, e engine.Event) bool {
	in := info.(*zk.Info)
	return e.Kind == zk.EventQuarrelWon && in.Wants(zk.DecodeEvent(e).Card).Has(in.Seat())
}

// Private implements table.GameView: own decisions, and what belongs to them.
func (b *tableState) Private(e engine.Event) bool {
	switch e.Kind {
	case zk.EventMayorPlaced, zk.EventChipTaken, zk.EventCardBought, zk.EventPawnMoved, zk.EventCardLaid, zk.EventSatOut, zk.EventCardTurned,
		zk.EventSquareAnnounced, zk.EventBribeOffered, zk.EventBribeWithheld, zk.EventBribeTaken, zk.EventBribesRefused,
		zk.EventJokerCalled, zk.EventDiscordLaid, zk.EventDiceBought, zk.EventWaited, zk.EventTurnPassed:
		return true
	}
	return false
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
	b.tumbles = 0
	if !b.t.App().Frame().Reduced {
		switch e.Kind {
		case zk.EventDieRolled:
			b.tumbles = tumbles
		case zk.EventDiscordShown:
			b.tumbles = turnsOver
		}
	}
	if e.Kind == zk.EventPawnMoved {
		return b.pawnMoves(e)
	}
	return beats.Play(b.t, e.Kind, e)
}

// pawnMoves lets a pawn walk as its points are counted.
func (b *tableState) pawnMoves(e zk.Event) float64 {
	walks(b.t, e.Player, e.Steps)
	return walkAfter + stepTicks*float64(min(max(e.Steps, -e.Steps), 10)) + rests
}

// moveCards is Beat for cards.
func (b *tableState) moveCards(e zk.Event) {
	p, base := e.Player, b.t.Base()
	apple := piece{card: e.Card}
	switch e.Kind {
	case zk.EventCardDealt:
		if p == base {
			b.cards.add(apple, inHand, p, engine.Chance)
		} else {
			b.cards.add(piece{}, inTaken, p, engine.Chance)
		}
	case zk.EventCardTurned:
		b.cards.add(apple, inFace, engine.Chance, engine.Chance)
	case zk.EventCardBought:
		t := b.cards.Take(apple, inFace, engine.Chance)
		if p != base {
			b.cards.Move(t, inTaken, p)
			return
		}
		b.cards.Move(t, inHand, p)
		if b.in.Seat() != base {
			t.Piece = piece{} // who watches sees no hand
		} else {
			t.New = p == b.t.Me()
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
		t := b.cards.Take(apple, inLaid, p)
		t.Piece = apple
	case zk.EventCardsDiscarded:
		b.clearRound()
	case zk.EventQuarrelBegan:
		b.cards.clear(inDuel)
		b.cards.clear(inBurnt)
	case zk.EventQuarrelTied:
		b.burn()
	default:
		b.moveDiscord(e)
	}
}

// clearRound takes away the apples that were laid, which the discards show, and the
// cards of the last quarrel.
func (b *tableState) clearRound() {
	b.cards.clear(inLaid)
	b.cards.clear(inDuel)
	b.cards.clear(inBurnt)
}

// burn lets the cards of a tied bout burn.
func (b *tableState) burn() {
	b.cards.clear(inBurnt)
	for i := range b.in.Players() {
		p := engine.Player(i)
		for _, t := range b.cards.In(inDuel, p) {
			b.cards.Move(t, inBurnt, p)
		}
	}
}

// moveDiscord is Beat for discord cards.
func (b *tableState) moveDiscord(e zk.Event) {
	p := e.Player
	switch e.Kind {
	case zk.EventDiscordLaid:
		card := piece{value: e.Discord, crest: b.t.Seat(p).Crest}
		if p != b.t.Base() || card.value == 0 {
			b.cards.add(card, inDuel, p, p)
			return
		}
		t := b.cards.Take(card, inDiscord, p)
		b.cards.Move(t, inDuel, p)
		t.Private = true
	case zk.EventDiscordShown:
		b.t.App().Sound.Stop(audio.Tension)
		card := piece{value: e.Discord, crest: b.t.Seat(p).Crest}
		t := b.cards.Take(card, inDuel, p)
		t.Piece, t.Private = card, false
		for _, own := range b.cards.In(inDiscord, p) {
			if own.Piece.value == card.value {
				b.cards.Remove(own) // whoever watches did not see which one it was
			}
		}
	}
}
