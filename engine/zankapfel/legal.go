package zankapfel

import (
	"math/bits"

	"treille/engine"
)

// legal appends what a seat that acts may decide, given its hand.
func (t *Table) legal(p engine.Player, hand Cards, list []engine.Action) []engine.Action {
	switch t.Phase {
	case PhaseMayor:
		return appendSquares(list, VerbMayor, 0, allSquares)
	case PhaseChip:
		return appendSquares(list, VerbChip, 0, t.Chips)
	case PhaseFarm:
		return t.appendFarming(list, hand)
	case PhaseAnnounce:
		return appendSquares(list, VerbAnnounce, 0, t.Targets())
	case PhaseOffer:
		others := t.Targets() &^ t.Announced.set()
		for n := uint8(1); n <= mostBribe; n++ {
			list = appendSquares(list, VerbOffer, n, others)
		}
		return append(list, NoBribe())
	case PhaseAccept:
		for q := range engine.Player(t.Players) {
			if t.Offers[q].Points > 0 {
				list = append(list, Accept(q))
			}
		}
		return append(list, Decline())
	case PhaseCall:
		return append(list, Call(Red), Call(Yellow), Call(Green), Call(Blue))
	case PhaseDiscord:
		for left := t.DiscordLeft(p); left != 0; left &= left - 1 {
			list = append(list, Discord(bits.TrailingZeros16(left)))
		}
	case PhaseDice:
		for n := 1; n <= mostDice; n++ {
			list = append(list, Dice(n))
		}
		return append(list, Wait())
	}
	return list
}

// appendFarming lists buying and laying, or neither (Z20, Z22).
func (t *Table) appendFarming(list []engine.Action, hand Cards) []engine.Action {
	if t.Face != NoCard {
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

func appendSquares(list []engine.Action, v Verb, number uint8, squares SquareSet) []engine.Action {
	for ; squares != 0; squares &= squares - 1 {
		list = append(list, pack(v, number, uint8(squares.First())))
	}
	return list
}
