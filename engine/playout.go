package engine

import "treille/engine/rng"

// Pick draws one of the outcomes by their weights, which add up to less than
// 2^31.
func Pick(outcomes []Outcome, stream *rng.Stream) Action {
	total := 0
	for _, o := range outcomes {
		total += int(o.Weight)
	}
	n := stream.Intn(total)
	i := 0
	for ; n >= int(outcomes[i].Weight); i++ {
		n -= int(outcomes[i].Weight)
	}
	return outcomes[i].Action
}

// EachSeat appends one outcome for each of n seats, all as likely: the pick of a
// seat (rule C2).
func EachSeat(dst []Outcome, n int, outcome func(Player) Action) []Outcome {
	for p := range Player(n) {
		dst = append(dst, Outcome{Action: outcome(p), Weight: 1})
	}
	return dst
}

// A Playout plays games to their ends at random. It keeps its lists from one
// game to the next, and allocates nothing once they are long enough. The zero
// value is ready.
type Playout struct {
	legal    []Action
	outcomes []Outcome
}

// Run plays s to its end and returns how many plies that took, outcomes of
// chance too. At every ply it lists all that is legal; each decision is as
// likely as any other, and each outcome as its weight says. Of several seats
// that decide at the same time, the lowest goes first.
func (p *Playout) Run(s State, stream *rng.Stream) (plies int) {
	for ; ; plies++ {
		who := s.CurrentPlayer()
		switch who {
		case Terminal:
			return plies
		case Chance:
			p.outcomes = s.ChanceOutcomes(p.outcomes[:0])
			s.Apply(Chance, Pick(p.outcomes, stream), nil)
			continue
		case Simultaneous:
			who = s.Acting().First()
		}
		p.legal = s.LegalActions(who, p.legal[:0])
		s.Apply(who, p.legal[stream.Intn(len(p.legal))], nil)
	}
}
