package search

import (
	"treille/engine"
	"treille/engine/rng"
)

// A Weigher is an Adviser that can say what another decision than its choice would
// have cost.
type Weigher interface {
	Adviser
	// Weigh begins, once the thinking is done, to compare the choice with another
	// legal decision by playouts of their own, as the best of many by the same
	// playouts is overrated. Step goes on with it and reports when that is done.
	Weigh(other engine.Action)
	// Weighed returns what was found since Weigh.
	Weighed() Weighing
}

// A Weighing is what a choice and another decision gave in the same worlds.
type Weighing struct {
	Choice, Other Result
	// Loss is by how much the other one wins less, in parts of One; below 0 if it
	// wins more. Error is its standard error.
	Loss, Error int
}

// Clear reports whether the other decision is worse by more than twice the error.
func (w Weighing) Clear() bool { return w.Loss > 2*w.Error }

// Told is the weighing with the chances of what was compared before it, so that the same are told of
// a decision wherever it is asked about. What was not compared then is as far behind the choice as it
// was weighed. Loss and Error stay, as the best of many by the same playouts is overrated.
func (w Weighing) Told(found []Result) Weighing {
	if found[0].Playouts == 0 {
		return w
	}
	w.Choice.Mean = found[0].Mean
	w.Other.Mean = min(max(found[0].Mean-w.Loss, 0), One)
	for _, f := range found[1:] {
		if f.Action == w.Other.Action && f.Playouts > 0 {
			w.Other.Mean = f.Mean
		}
	}
	return w
}

// Weighed is in how many worlds two decisions are compared.
const Weighed = 400

// Scales compare a choice with another decision, world by world. The zero value is
// done.
type Scales struct {
	sides  [2]Result // sums, the choice first
	values [2]int    // in the present world
	next   int       // the side that is played next in it
	left   int       // playouts
	worlds int64
	ahead  int64 // sum of what the choice was ahead
	square int64 // sum of its squares
}

// Begin begins to compare.
func (s *Scales) Begin(choice, other engine.Action) {
	*s = Scales{sides: [2]Result{{Action: choice}, {Action: other}}, left: 2 * Weighed}
}

// Done reports whether there is nothing left to be played out.
func (s *Scales) Done() bool { return s.left == 0 }

// Next returns the decision to be played out next, and whether that begins in
// another world.
func (s *Scales) Next() (a engine.Action, world bool) { return s.sides[s.next].Action, s.next == 0 }

// Add takes in what it gave: its chance in parts of One, and its terms.
func (s *Scales) Add(chance int, terms []Term) {
	r := &s.sides[s.next]
	r.Mean += chance
	r.Playouts++
	r.add(terms)
	s.values[s.next] = chance
	s.left--
	if s.next = 1 - s.next; s.next == 0 {
		d := int64(s.values[0] - s.values[1])
		s.worlds++
		s.ahead += d
		s.square += d * d
	}
}

// Weighing returns what was found.
func (s *Scales) Weighing() Weighing {
	n := max(1, s.worlds)
	w := Weighing{Choice: s.sides[0].means(), Other: s.sides[1].means(), Loss: int(s.ahead / n)}
	if n > 1 {
		w.Error = int(root((n*s.square-s.ahead*s.ahead)/(n-1)) / n)
	}
	return w
}

// means turns sums into means.
func (r Result) means() Result {
	n := max(1, r.Playouts)
	m := Result{Action: r.Action, Playouts: r.Playouts, Mean: r.Mean / n}
	for _, t := range r.Terms {
		m.Terms = append(m.Terms, mean(t, int64(n)))
	}
	return m
}

// root is the square root, rounded up.
func root(n int64) int64 {
	low, high := int64(0), int64(1)<<31
	for low < high {
		if mid := (low + high) / 2; mid*mid < n {
			low = mid + 1
		} else {
			high = mid
		}
	}
	return low
}

// Weigh implements [Weigher].
func (f *Flat) Weigh(other engine.Action) {
	choice := f.Best()
	f.rounds = 0
	f.scales.Begin(choice, other)
}

// Weighed implements [Weigher].
func (f *Flat) Weighed() Weighing { return f.scales.Weighing() }

// weigh plays one of the two out that are weighed.
func (f *Flat) weigh() {
	a, world := f.scales.Next()
	if world {
		f.model.Sample(&f.stream)
		f.chance = rng.New(f.stream.Uint64())
	}
	f.turn = f.chance
	v := f.model.Playout(a, &f.turn)
	f.last = f.last[:0]
	if model, ok := f.model.(Explainer); ok {
		f.last = model.Terms(f.last)
	}
	f.scales.Add(v, f.last)
}
