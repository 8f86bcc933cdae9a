package search

import (
	"math/bits"

	"treille/engine/rng"
)

// Regrets finds a mixed strategy over a few choices by regret matching: a choice
// is drawn the more often, the more it would have brought so far beyond what was
// drawn. Where all seats learn so, and two of them play for the same points,
// the average of what each drew tends to a strategy that nobody can exploit.
//
// It forgets regrets below zero, and later rounds count for more. The zero value
// holds no choices; see Reset.
type Regrets struct {
	regret []int64
	total  []int64 // sum of the strategies so far, weighted by their round
	now    []int64 // the present strategy, in parts of whole
	round  int64
}

// whole is certainty in a strategy.
const whole = 1 << 16

// Reset forgets everything and holds n choices, all alike.
func (r *Regrets) Reset(n int) {
	r.regret, r.total, r.now = sized(r.regret, n), sized(r.total, n), sized(r.now, n)
	r.round = 0
	r.match()
}

func sized(s []int64, n int) []int64 {
	if cap(s) < n {
		s = make([]int64, n)
	}
	s = s[:n]
	clear(s)
	return s
}

// Len is the number of choices.
func (r *Regrets) Len() int { return len(r.regret) }

// Now draws a choice from the present strategy: what the others should expect
// while all learn.
func (r *Regrets) Now(stream *rng.Stream) int { return Draw(r.now, stream) }

// Choose draws a choice from the average strategy: what should be played.
func (r *Regrets) Choose(stream *rng.Stream) int {
	if r.round == 0 {
		return Draw(r.now, stream)
	}
	return Draw(r.total, stream)
}

// Share is how often Choose draws a choice, in parts of One.
func (r *Regrets) Share(choice int) int {
	sum := int64(0)
	for _, t := range r.total {
		sum += t
	}
	if sum == 0 {
		return One / len(r.total)
	}
	high, low := bits.Mul64(uint64(r.total[choice]), One)
	share, _ := bits.Div64(high, low, uint64(sum))
	return int(share)
}

// Learn takes in what each choice would have brought this time, in parts of One
// or any unit of that size.
func (r *Regrets) Learn(values []int) {
	expected := int64(0)
	for i, v := range values {
		expected += r.now[i] * int64(v)
	}
	expected /= whole
	r.round++
	for i, v := range values {
		r.total[i] += r.now[i] * r.round
		r.regret[i] = max(0, r.regret[i]+int64(v)-expected)
	}
	r.match()
}

// match makes the strategy that the regrets ask for.
func (r *Regrets) match() {
	sum := int64(0)
	for _, g := range r.regret {
		sum += g
	}
	for i, g := range r.regret {
		if sum == 0 {
			r.now[i] = whole / int64(len(r.now))
		} else {
			r.now[i] = g * whole / sum
		}
	}
}

// Draw picks an index by weights, which are not below zero, not all zero, and add
// up to less than 2^63.
func Draw(weights []int64, stream *rng.Stream) int {
	sum := uint64(0)
	for _, w := range weights {
		sum += uint64(w)
	}
	n, _ := bits.Mul64(stream.Uint64(), sum)
	for i, w := range weights {
		if n < uint64(w) {
			return i
		}
		n -= uint64(w)
	}
	panic("search: weights are all zero")
}
