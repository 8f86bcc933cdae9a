package zankapfel

import "treille/engine"

// happen changes what everybody sees as an event says. It is the one place
// where a table changes: the true state and every information state go through
// it with the same events.
func (t *Table) happen(e *engine.Event) {
	p := e.Player
	switch e.Kind {
	case TurnPassed:
		t.Phase, t.Turn = Phase(e.Value), p
		t.Left, t.Owes = uint8(e.Num[0]), engine.PlayerSet(e.Num[1])
	case PawnMoved:
		t.Score[p] += e.Num[0]
	case AppleGiven:
		t.First = p
	case GameEnded:
		t.Won = engine.PlayerSet(e.Num[0])
	case MayorPlaced:
		t.Mayor = Square(e.Num[0])
	case ChipTaken, ChipHarvested:
		t.Chips &^= Square(e.Num[0]).set()
	case MayorMoved:
		t.Mayor, t.Announced = Square(e.Num[1]), NoSquare
		t.Offers = [engine.MaxPlayers]Offer{}
	case SquareAnnounced:
		t.Announced = Square(e.Num[0])
	case BribeOffered:
		t.Offers[p] = Offer{uint8(e.Num[0]), Square(e.Num[1])}
	case CardDealt, CardLaid, CardBought, CardTurned, PileShuffled, CardShown, CardsDiscarded:
		t.cardMoves(e)
	case JokerCalled:
		t.Jokers = t.Jokers.Without(p)
		t.Wants[e.Value] |= engine.Only(p)
	case Harvested:
		t.Wants[e.Value] = 0
	default:
		t.quarrelGoesOn(e)
	}
}

// cardMoves is happen for apple cards.
func (t *Table) cardMoves(e *engine.Event) {
	p, card := e.Player, Card(e.Value)
	switch e.Kind {
	case CardDealt:
		t.PileSize--
		t.HandSize[p]++
	case CardTurned:
		t.Face = card
		t.PileSize--
		if t.Shuffled {
			t.Pile -= card.unit()
		}
	case PileShuffled:
		t.Pile, t.PileSize, t.Shuffled = t.Discards, uint8(t.Discards.Len()), true
		t.Discards = 0
	case CardBought:
		t.Face = NoCard
		t.HandSize[p]++
		t.Known[p] += card.unit()
	case CardLaid:
		t.HandSize[p]--
		t.Laid |= engine.Only(p)
	case CardShown:
		t.Laid = t.Laid.Without(p)
		t.Shown[p] = card
		if t.Known[p].Has(card) {
			t.Known[p] -= card.unit()
		} else {
			t.Dealt[p] += card.unit()
		}
		if card == Joker {
			t.Jokers |= engine.Only(p)
		} else {
			t.Wants[card] |= engine.Only(p)
		}
	case CardsDiscarded:
		for p, c := range t.Shown {
			if c != NoCard {
				t.Discards += c.unit()
				t.Shown[p] = NoCard
			}
		}
	}
}

// quarrelGoesOn is happen for what belongs to a quarrel.
func (t *Table) quarrelGoesOn(e *engine.Event) {
	p := e.Player
	switch e.Kind {
	case QuarrelBegan:
		t.Colour = Card(e.Value)
		t.beginBout(engine.PlayerSet(e.Num[0]), false)
	case QuarrelTied:
		t.beginBout(engine.PlayerSet(e.Num[0]), e.Num[1] == 1)
	case DiscordLaid:
		t.Owes = t.Owes.Without(p)
		t.Committed |= engine.Only(p)
	case DiceBought:
		t.Dice[p] = uint8(e.Num[0])
		t.Bought |= engine.Only(p)
		t.Waited = 0
	case Waited:
		t.Waited |= engine.Only(p)
	case DiscordShown:
		t.Committed = t.Committed.Without(p)
		t.Spent[p] |= 1 << e.Value
		t.Sum[p] += uint8(e.Value)
	case DieRolled:
		t.Sum[p] += uint8(e.Num[0])
	case QuarrelWon:
		t.Colour = NoCard
		t.beginBout(0, false)
	}
}

// beginBout clears what was laid, bought and rolled.
func (t *Table) beginBout(members engine.PlayerSet, rollOff bool) {
	t.Members, t.RollOff = members, rollOff
	t.Committed, t.Bought, t.Waited = 0, 0, 0
	t.Dice, t.Sum = [engine.MaxPlayers]uint8{}, [engine.MaxPlayers]uint8{}
}
