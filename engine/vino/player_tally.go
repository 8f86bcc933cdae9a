package vino

import (
	"slices"

	"treille/engine"
	"treille/engine/search"
)

// A tally sums up what one of the seat's own pairs brought beside what the others
// drew. Of what they drew later more is counted: by then they had learnt, and so it
// is in the strategies that they come to.
type tally struct {
	n      int64
	weight int64 // sum of all that follows is by
	chance int64
	terms  [len(valueTerms)]struct{ amount, strength int64 }
}

// add adds what a round brought.
func (y *tally) add(m *memory, seat engine.Player) {
	y.n++
	y.weight += y.n
	y.chance += y.n * int64(m.chances[seat]+m.charge)
	for i := range y.terms {
		y.terms[i].amount += y.n * int64(m.terms[i].amount)
		y.terms[i].strength += y.n * int64(m.terms[i].strength)
	}
}

// result is the mean of what a pair brought.
func (y *tally) result(pair engine.Action) search.Result {
	by := max(1, y.weight)
	r := search.Result{Action: pair, Playouts: int(y.n), Mean: int(y.chance / by)}
	for _, t := range y.terms {
		r.Terms = append(r.Terms, search.Term{Amount: int(100 * t.amount / by), Strength: int(100 * t.strength / by)})
	}
	return r
}

// Results implements [search.Adviser]: what each pair brings beside what the others may choose, the one
// that brings most first, of equals the choice. Where the seat must not be foreseen, its choice is not
// always the one that brings most; who asks for advice is told that one all the same.
func (t *regions) Results() []search.Result {
	var all []search.Result
	for i, pair := range t.choosers[t.seat].pairs {
		all = append(all, t.tallies[i].result(pair))
	}
	best := t.Best()
	slices.SortStableFunc(all, func(a, b search.Result) int {
		switch {
		case a.Mean != b.Mean:
			return b.Mean - a.Mean
		case a.Action == best:
			return -1
		case b.Action == best:
			return 1
		}
		return 0
	})
	return all
}
