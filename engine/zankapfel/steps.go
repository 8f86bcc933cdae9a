package zankapfel

import "treille/engine"

// The steps of the game are its events: the true state and every information
// state go through happen with the same events, and nothing else changes a board.

// happen changes what everybody sees as an event says.
func (b *board) happen(e *Event) {
	p := e.Player
	switch e.Kind {
	case EventTurnPassed:
		b.phase, b.turn = e.Phase, p
		b.left, b.owes = uint8(e.Left), e.Seats
		b.moved = b.moved && b.phase != PhaseFarm
	case EventPawnMoved:
		b.score[p] += int32(e.Steps)
	case EventAppleGiven:
		b.first = p
	case EventGameEnded:
		b.won = e.Seats
	case EventMayorPlaced:
		b.mayor = e.Square
	case EventChipTaken:
		b.chips &^= e.Square.set()
	case EventChipHarvested:
		b.chips &^= e.Square.set()
		b.moved = true
	case EventMayorMoved:
		b.mayor, b.announced = e.Square, NoSquare
		b.offers = [engine.MaxPlayers]Offer{}
	case EventSquareAnnounced:
		b.announced = e.Square
	case EventBribeOffered:
		b.offers[p] = Offer{uint8(e.Points), e.Square}
	case EventCardDealt, EventCardLaid, EventCardBought, EventCardTurned, EventPileShuffled, EventCardShown, EventCardsDiscarded:
		b.cardMoves(e)
	case EventJokerCalled:
		b.jokers = b.jokers.Without(p)
		b.wants[e.Card] |= engine.Only(p)
	case EventHarvested:
		b.wants[e.Card] = 0
	default:
		b.quarrelGoesOn(e)
	}
}

// cardMoves is happen for apple cards.
func (b *board) cardMoves(e *Event) {
	p, card := e.Player, e.Card
	switch e.Kind {
	case EventCardDealt:
		b.pileSize--
		b.handSize[p]++
	case EventCardTurned:
		b.face = card
		b.pileSize--
		if b.shuffled {
			b.knownPile -= card.unit()
		}
	case EventPileShuffled:
		b.knownPile, b.pileSize, b.shuffled = b.discards, uint8(b.discards.Len()), true
		b.discards = 0
	case EventCardBought:
		b.face = NoCard
		b.handSize[p]++
		b.known[p] += card.unit()
	case EventCardLaid:
		b.handSize[p]--
		b.laidDown |= engine.Only(p)
	case EventCardShown:
		b.laidDown = b.laidDown.Without(p)
		b.shown[p] = card
		if b.known[p].Has(card) {
			b.known[p] -= card.unit()
		} else {
			b.dealt[p] += card.unit()
		}
		if card == Joker {
			b.jokers |= engine.Only(p)
		} else {
			b.wants[card] |= engine.Only(p)
		}
	case EventCardsDiscarded:
		for p, c := range b.shown {
			if c != NoCard {
				b.discards += c.unit()
				b.shown[p] = NoCard
			}
		}
	}
}

// quarrelGoesOn is happen for what belongs to a quarrel.
func (b *board) quarrelGoesOn(e *Event) {
	p := e.Player
	switch e.Kind {
	case EventQuarrelBegan:
		b.colour = e.Card
		b.beginBout(e.Seats, false, false)
	case EventQuarrelTied:
		b.beginBout(e.Seats, e.RollOff, true)
	case EventDiscordLaid:
		b.owes = b.owes.Without(p)
		b.committed |= engine.Only(p)
	case EventDiceBought:
		b.dice[p] = uint8(e.Dice)
		b.bought |= engine.Only(p)
		b.waited = 0
	case EventWaited:
		b.waited |= engine.Only(p)
	case EventDiscordShown:
		b.committed = b.committed.Without(p)
		b.spent[p] |= 1 << e.Discord
		b.sum[p] += uint8(e.Discord)
	case EventDieRolled:
		b.sum[p] += uint8(e.Pips)
	case EventQuarrelWon:
		b.colour = NoCard
		b.beginBout(0, false, false)
	}
}

// beginBout clears what was laid, bought and rolled.
func (b *board) beginBout(members engine.PlayerSet, rollOff, again bool) {
	b.members, b.rollOff, b.again = members, rollOff, again
	b.committed, b.bought, b.waited = 0, 0, 0
	b.dice, b.sum = [engine.MaxPlayers]uint8{}, [engine.MaxPlayers]uint8{}
}
