package weinhaendler

import (
	"treille/engine"
	"treille/engine/rng"
)

// An oddPolicy is a computer player for tests: it prefers what others rarely
// do. Its mood depends on the offer and the pile alone, so that all seats share
// it, and that it lasts through idle rounds (W53).
type oddPolicy struct{}

// The moods of an oddPolicy.
const (
	idleMood   = iota // passes and lays nothing
	drawMood          // passes and draws
	spendMood         // bids the whole hand
	emptyMood         // bids and lays empty bottles, and covers them
	moods      = 4
	oneInIdle  = 100 // of so many moods one is idle
	oneInWhims = 4   // of so many decisions one is left to the stream
)

// Choose implements [engine.Policy].
func (oddPolicy) Choose(info engine.InfoState, legal []engine.Action, stream *rng.Stream) engine.Action {
	in := info.(*Info)
	mood := oddMood(in)
	if mood != idleMood && stream.Intn(oneInWhims) == 0 {
		return legal[stream.Intn(len(legal))]
	}
	best, bestRank := legal[0], -1
	for _, a := range legal {
		if rank := oddRank(in, Decode(a), mood); rank > bestRank {
			best, bestRank = a, rank
		}
	}
	return best
}

func oddMood(in *Info) int {
	var h engine.Hasher
	h.Add(uint64(in.offer))
	h.Add(uint64(in.pile))
	if h.Sum()%oneInIdle == 0 {
		return idleMood
	}
	return 1 + int(h.Sum()>>8%(moods-1))
}

// oddRank says how much a mood likes a decision.
func oddRank(in *Info, d Decision, mood int) int {
	switch d.Kind {
	case DecisionPass:
		return 1
	case DecisionDraw:
		if mood == drawMood {
			return 9
		}
		return 0
	case DecisionBid:
		switch {
		case mood == spendMood:
			return 1 + d.Cards.Len()
		case mood == emptyMood && d.Cards.Count(Empty) == d.Cards.Len():
			return 8
		case mood == emptyMood && d.Cards.Len() == 1:
			return 2
		}
		return 0
	case DecisionDone:
		if mood == emptyMood {
			return 1
		}
		return 9
	case DecisionPlace:
		covers := false
		if cellar, number := in.open(int8(in.seat)); number == int(d.Place.Cellar) {
			_, covers = cellar.At(int(d.Place.Row), int(d.Place.Col))
		}
		switch {
		case d.Card == Empty:
			return 5
		case covers:
			return 4
		}
	}
	return 0
}
