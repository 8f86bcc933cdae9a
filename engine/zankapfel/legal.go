package zankapfel

import (
	"math/bits"

	"treille/engine"
)

// legal appends what a seat that acts may decide, given its hand.
func (b *board) legal(p engine.Player, hand Cards, list []engine.Action) []engine.Action {
	switch b.phase {
	case PhaseMayor:
		return appendSquares(list, DecisionMayor, 0, allSquares)
	case PhaseChip:
		return appendSquares(list, DecisionChip, 0, b.chips)
	case PhaseFarm:
		return b.appendFarming(list, hand)
	case PhaseAnnounce:
		return appendSquares(list, DecisionAnnounce, 0, b.Targets())
	case PhaseOffer:
		others := b.Targets() &^ b.announced.set()
		for n := uint8(1); n <= MostBribe; n++ {
			list = appendSquares(list, DecisionOffer, n, others)
		}
		return append(list, NoBribe())
	case PhaseAccept:
		for q := range engine.Player(b.players) {
			if b.offers[q].Points > 0 {
				list = append(list, Accept(q))
			}
		}
		return append(list, Decline())
	case PhaseCall:
		return append(list, Call(Red), Call(Yellow), Call(Green), Call(Blue))
	case PhaseDiscord:
		for left := b.DiscordLeft(p); left != 0; left &= left - 1 {
			list = append(list, Discord(bits.TrailingZeros16(left)))
		}
	case PhaseDice:
		for n := 1; n <= MostDice; n++ {
			list = append(list, Dice(n))
		}
		return append(list, Wait())
	}
	return list
}

// appendFarming lists buying and laying, or neither (Z20, Z22).
func (b *board) appendFarming(list []engine.Action, hand Cards) []engine.Action {
	if b.face != NoCard {
		list = append(list, Buy())
	} else if hand == 0 {
		return append(list, Nothing())
	}
	for c := Red; c <= Joker; c++ {
		if hand.Has(c) {
			list = append(list, Lay(c))
		}
	}
	return list
}

// appendSquares appends an action for each square of a set.
func appendSquares(list []engine.Action, kind DecisionKind, number uint8, squares SquareSet) []engine.Action {
	for ; squares != 0; squares &= squares - 1 {
		list = append(list, pack(kind, number, uint8(squares.First())))
	}
	return list
}

// ChanceOutcomes implements [engine.State].
func (s *State) ChanceOutcomes(list []engine.Outcome) []engine.Outcome {
	switch s.phase {
	case PhaseFirst:
		return engine.EachSeat(list, int(s.players), First)
	case PhaseDeal, PhaseFirstCard, PhaseNextCard, PhaseRefill:
		for c := Red; c <= Joker; c++ {
			if n := s.pile.Count(c); n > 0 {
				list = append(list, engine.Outcome{Action: Draw(c), Weight: int32(n)})
			}
		}
	case PhaseRoll:
		for n := 1; n <= box.Pips; n++ {
			list = append(list, engine.Outcome{Action: Die(n), Weight: 1})
		}
	}
	return list
}
