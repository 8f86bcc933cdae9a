package zankapfel

import (
	"treille/engine"
	"treille/engine/rng"
)

// An oddPolicy prefers what others rarely do, so that records
// reach the rare rules: it hoards cards until nobody can buy (Z22), corners the
// mayor (Z30), offers bribes and takes none, seeks quarrels, and lays its lowest
// discord card, as every other odd player does, until all of them have none and
// roll off (Z54).
type oddPolicy struct{}

// Choose implements [engine.Policy].
func (oddPolicy) Choose(info engine.InfoState, legal []engine.Action, stream *rng.Stream) engine.Action {
	return best(info.(*Info), legal, stream, oddWorth)
}

func oddWorth(in *Info, a engine.Action, stream *rng.Stream) int {
	d := Decode(a)
	switch d.Kind {
	case DecisionMayor:
		return -neighbours[d.Square].Len()
	case DecisionChip:
		return int(neighbours[in.mayor] >> d.Square & 1)
	case DecisionBuy:
		return 1
	case DecisionLay:
		return -int(d.Card)
	case DecisionAnnounce:
		return -(neighbours[d.Square] & in.chips).Len()
	case DecisionOffer:
		return d.Number
	case DecisionDecline:
		return 1
	case DecisionCall:
		return in.wants[d.Card].Len()
	case DecisionDiscord:
		return -d.Number
	case DecisionDice:
		// Many dice, but seldom: they untie.
		if d.Number == MostDice && stream.Intn(32) == 0 {
			return 1
		}
		return -1
	}
	return 0
}
