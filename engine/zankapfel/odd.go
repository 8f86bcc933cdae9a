package zankapfel

import (
	"math"

	"treille/engine"
	"treille/engine/rng"
)

// best returns the decision that a policy values most; among equals the stream
// picks.
func best(i *Info, legal []engine.Action, stream *rng.Stream, worth func(*Info, engine.Action, *rng.Stream) int) engine.Action {
	choice, most, equals := legal[0], math.MinInt, 0
	for _, a := range legal {
		switch w := worth(i, a, stream); {
		case w > most:
			choice, most, equals = a, w, 1
		case w == most:
			if equals++; stream.Intn(equals) == 0 {
				choice = a
			}
		}
	}
	return choice
}

// odd is the computer player that prefers what others rarely do, so that records
// reach the rare rules: it hoards cards until nobody can buy (Z22), corners the
// mayor (Z30), offers bribes and takes none, seeks quarrels, and lays its lowest
// discord card, as every other odd player does, until all of them have none and
// roll off (Z54).
type odd struct{}

// Choose implements engine.Policy.
func (odd) Choose(info engine.InfoState, legal []engine.Action, stream *rng.Stream) engine.Action {
	return best(info.(*Info), legal, stream, oddWorth)
}

func oddWorth(i *Info, a engine.Action, stream *rng.Stream) int {
	verb, number, thing := Unpack(a)
	switch verb {
	case VerbMayor:
		return -neighbours[thing].Len()
	case VerbChip:
		return int(neighbours[i.Mayor] >> thing & 1)
	case VerbBuy:
		return 1
	case VerbLay:
		return -thing
	case VerbAnnounce:
		return -(neighbours[thing] & i.Chips).Len()
	case VerbOffer:
		return number
	case VerbDecline:
		return 1
	case VerbCall:
		return i.Wants[thing].Len()
	case VerbDiscord:
		return -number
	case VerbDice:
		// Many dice, but seldom: they untie.
		if number == mostDice && stream.Intn(32) == 0 {
			return 1
		}
		return -1
	}
	return 0
}
