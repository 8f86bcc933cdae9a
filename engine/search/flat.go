package search

import (
	"cmp"
	"math/bits"
	"slices"

	"treille/engine"
	"treille/engine/rng"
)

// A Flat is the thought of a [Player]: candidates are compared side by side,
// without a tree below them. An iteration is one playout.
//
// The playouts are shared out by sequential halving: in each round every
// candidate that is left is played from the same worlds; then the worse half is
// dropped. The plain candidate stays to the end, for the best one is followed
// only where it is better than the plain one by more than its error.
type Flat struct {
	model  Model
	budget int
	guard  int
	least  int64

	stream rng.Stream
	names  []engine.Action // the candidates as the model gives them
	arms   []arm           // those that are left; the plain one first
	next   int             // the arm that is played next in the present world
	chance rng.Stream      // the same for all arms in a world
	turn   rng.Stream      // what is left of it in a playout; here, so that its address does not allocate
	plain  int             // the plain candidate's value in the present world
	rounds int             // rounds still to come, this one too
	worlds int             // worlds still to come in this round
	out    []arm           // those that were dropped, the better ones first
	last   []Term          // of one playout
	basis  []Term          // of the plain candidate's in the present world
	terms  []Term          // sums for each candidate, less the plain one's in the same worlds
}

// An arm is a candidate and what its playouts gave.
type arm struct {
	action engine.Action
	n      int64
	sum    int64 // of the values
	ahead  int64 // sum of the differences to the plain candidate in the same worlds
	square int64 // sum of their squares
	terms  int   // where the sums of its terms begin in Flat.terms
}

// A Result is what the playouts of a candidate gave.
type Result struct {
	Action   engine.Action
	Playouts int
	Mean     int // chance of winning in parts of One
	// Terms are the means of what the playouts ended with, in hundredths; nil
	// if the model does not explain itself.
	Terms []Term
}

// mostWorlds keeps squares of sums within 64 bits.
const mostWorlds = 1 << 14

// Begin implements [engine.Thought].
func (f *Flat) Begin(info engine.InfoState, legal []engine.Action, stream rng.Stream) {
	f.stream = stream
	f.names = f.model.Begin(info, legal, &f.stream, f.names[:0])
	f.arms, f.out = f.arms[:0], f.out[:0]
	f.terms = f.terms[:0]
	for _, a := range f.names {
		f.arms = append(f.arms, arm{action: a, terms: -1})
	}
	f.rounds = 0
	if len(f.arms) > 1 {
		f.rounds = max(1, bits.Len(uint(len(f.arms)-2)))
		f.beginRound()
	}
}

// beginRound gives each round the same number of playouts, and each candidate
// at least one a round.
func (f *Flat) beginRound() {
	all := max(1, bits.Len(uint(len(f.names)-2)))
	f.worlds = min(mostWorlds/all, max(1, f.budget/all/len(f.arms)))
	f.next = 0
}

// Step implements [engine.Thought].
func (f *Flat) Step(iterations int) (done bool) {
	f.run(iterations)
	return f.rounds == 0
}

// run thinks for at most so many iterations, and returns how many are left.
func (f *Flat) run(iterations int) (left int) {
	for ; f.rounds > 0 && iterations > 0; iterations-- {
		f.play()
	}
	return iterations
}

// play plays one arm out in the present world.
func (f *Flat) play() {
	if f.next == 0 {
		f.model.Sample(&f.stream)
		f.chance = rng.New(f.stream.Uint64())
	}
	a := &f.arms[f.next]
	f.turn = f.chance
	v := f.model.Playout(a.action, &f.turn)
	f.explain(a)
	if f.next == 0 {
		f.plain = v
	}
	d := int64(v - f.plain)
	a.n++
	a.sum += int64(v)
	a.ahead += d
	a.square += d * d
	if f.next++; f.next < len(f.arms) {
		return
	}
	f.next = 0
	if f.worlds--; f.worlds == 0 {
		f.endRound()
	}
}

// explain adds up what a playout ended with, that of the plain candidate as it
// is.
func (f *Flat) explain(a *arm) {
	model, ok := f.model.(Explainer)
	if !ok {
		return
	}
	f.last = model.Terms(f.last[:0])
	if a.terms < 0 {
		a.terms = len(f.terms)
		for range f.last {
			f.terms = append(f.terms, Term{})
		}
	}
	plain := f.next == 0
	if plain {
		f.basis = append(f.basis[:0], f.last...)
	}
	for i, t := range f.last {
		if !plain {
			t.Amount -= f.basis[i].Amount
			t.Strength -= f.basis[i].Strength
		}
		sum := &f.terms[a.terms+i]
		sum.Amount += t.Amount
		sum.Strength += t.Strength
	}
}

// endRound drops the worse half of what may be chosen instead of the plain
// candidate.
func (f *Flat) endRound() {
	if f.rounds--; f.rounds == 0 {
		return
	}
	rivals := f.arms[1:]
	for i := 1; i < len(rivals); i++ { // few, and almost in order
		for k := i; k > 0 && rivals[k].sum > rivals[k-1].sum; k-- {
			rivals[k], rivals[k-1] = rivals[k-1], rivals[k]
		}
	}
	left := 1 + (len(rivals)+1)/2
	f.out = slices.Insert(f.out, 0, f.arms[left:]...)
	f.arms = f.arms[:left]
	f.beginRound()
}

// Best implements [engine.Thought].
func (f *Flat) Best() engine.Action { return f.arms[f.best()].action }

// best is the arm that is farthest ahead of the plain one, as far as the guard lets
// it. One that was not yet played in the present world is compared by the worlds
// that it was played in.
func (f *Flat) best() int {
	best := 0
	for i, a := range f.arms {
		if b := f.arms[best]; i > 0 && a.n > 0 && a.sum >= f.least*a.n && f.clear(a, 0) && a.ahead*max(1, b.n) > b.ahead*a.n {
			best = i
		}
	}
	return best
}

// clear reports whether an arm is better than the first one by more than the guard
// asks, if each of its values is worth so much more.
func (f *Flat) clear(a arm, more int64) bool {
	better := a.ahead + more*a.n
	if better <= 0 {
		return false
	}
	if a.n < 2 {
		return f.guard == 0
	}
	// The mean difference is ahead/n, its standard error the root of
	// (square - ahead²/n) / (n (n-1)).
	spread := (a.n*a.square - a.ahead*a.ahead) / (a.n - 1)
	return 100*better*better > int64(f.guard*f.guard)*spread
}

// lonely is how often a candidate without an alternative is played out.
const lonely = 100

// Results implements [Adviser]. A candidate that was given up early was not
// played in the worlds that came later: it is told by how far it was ahead of the
// plain one in those that both were played in. A candidate without an alternative
// was not worth a playout before, so it is played out here, beside what else is to
// be shown.
func (f *Flat) Results() []Result {
	if len(f.names) == 1 && f.arms[0].n == 0 {
		f.show()
	}
	best := f.Best()
	all := make([]Result, 0, len(f.arms)+len(f.out))
	for _, a := range f.arms {
		if a.action == best {
			all = slices.Insert(all, 0, f.result(a))
		} else {
			all = append(all, f.result(a))
		}
	}
	for _, a := range f.out {
		all = append(all, f.result(a))
	}
	return all
}

// show plays the only candidate and, in the same worlds, others that are to be
// seen beside it, the best first; where the chances are equal, their terms decide.
// What is chosen stays the same: as the model did not choose it by playouts, what
// they hold for better is no alternative to it and is left out.
func (f *Flat) show() {
	if model, ok := f.model.(Shower); ok {
		for _, a := range model.Others(nil) {
			f.arms = append(f.arms, arm{action: a, terms: -1})
		}
	}
	f.rounds, f.worlds, f.next = 1, lonely, 0
	f.Step(lonely * len(f.arms))
	f.arms, f.out = f.arms[:1], append(f.out, f.arms[1:]...)
	f.out = slices.DeleteFunc(f.out, func(a arm) bool { return f.beside(a, arm{}) > 0 })
	slices.SortStableFunc(f.out, func(a, b arm) int { return f.beside(b, a) })
}

// beside compares two that are shown beside the only candidate; the zero arm is as
// good as that.
func (f *Flat) beside(a, b arm) int {
	return cmp.Or(cmp.Compare(a.ahead, b.ahead), cmp.Compare(f.stronger(a), f.stronger(b)))
}

// stronger is by how much the terms of what is shown are stronger than those of the
// only candidate.
func (f *Flat) stronger(a arm) int {
	sum := 0
	if a.terms > 0 {
		for _, t := range f.terms[a.terms : a.terms+len(f.last)] {
			sum += t.Strength
		}
	}
	return sum
}

func (f *Flat) result(a arm) Result {
	plain := f.arms[0]
	n, worlds := max(1, a.n), max(1, plain.n)
	chance := int(plain.sum/worlds + a.ahead/n)
	r := Result{Action: a.action, Playouts: int(a.n), Mean: min(max(chance, 0), One)}
	if a.terms < 0 {
		return r
	}
	for i := range f.last {
		t := mean(f.terms[plain.terms+i], worlds)
		if a.terms != plain.terms {
			ahead := mean(f.terms[a.terms+i], n)
			t.Amount += ahead.Amount
			t.Strength += ahead.Strength
		}
		r.Terms = append(r.Terms, t)
	}
	return r
}

// mean is a sum over so many playouts as their mean, in hundredths.
func mean(sum Term, playouts int64) Term {
	return Term{Amount: 100 * sum.Amount / int(playouts), Strength: 100 * sum.Strength / int(playouts)}
}

// Drop implements [engine.Thought].
func (f *Flat) Drop() {}
