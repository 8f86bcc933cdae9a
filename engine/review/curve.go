package review

import (
	"slices"

	"treille/engine"
	"treille/engine/search"
)

// Curve are the points, with two more for each of the decisions that have cost chances, or others in their places: the
// chances at its step and at the step after it, see [Review.Closer].
func (r *Review) Curve() []Point {
	list := slices.Clone(r.Points())
	for _, c := range r.Costs() {
		for _, step := range []int{c.Step, c.Step + 1} {
			if i, ok := find(list, step); !ok {
				list = slices.Insert(list, i, Point{Step: step})
			}
		}
	}
	for i, p := range list {
		list[i].Chances = r.Closer(*r.upTo(p.Step), p.Step)
	}
	return list
}

// find is where a step's point is among points or would be, and whether it is there.
func find(points []Point, step int) (int, bool) {
	return slices.BinarySearchFunc(points, step, func(p Point, step int) int { return p.Step - step })
}

// upTo is the last point up to a step, or the first.
func (r *Review) upTo(step int) *Point {
	n, _ := find(r.points, step+1)
	return &r.points[max(0, n-1)]
}

// Closer are the chances at a step; last is the last moment up to it whose chances are known, or the first moment. Before a
// decision that has cost chances the seat has what was found for the better one, and after it what was found for the one
// that it took, until the next moment; both with what it knew. The others share what is left as at the last point. At any
// other step they are those of the moment.
func (r *Review) Closer(last Point, step int) []int {
	if last.Step == r.points[len(r.points)-1].Step {
		return last.Chances // the end is known
	}
	since, chances := last.Step-1, last.Chances
	for _, c := range r.Costs() {
		switch {
		case c.Step == step:
			return r.beside(c.Choice.Mean, r.upTo(step).Chances)
		case c.Step >= since && c.Step < step:
			since, chances = c.Step+1, r.beside(c.Other.Mean, r.upTo(c.Step+1).Chances)
		}
	}
	return chances
}

// beside are the chances of all seats where the seat that is looked at has others.
func (r *Review) beside(own int, chances []int) []int {
	list, others := make([]int, len(chances)), 0
	for p, c := range chances {
		if engine.Player(p) != r.seat {
			others += c
		}
	}
	for p, c := range chances {
		switch {
		case engine.Player(p) == r.seat:
			list[p] = own
		case others == 0:
			list[p] = (search.One - own) / (len(chances) - 1)
		default:
			list[p] = c * (search.One - own) / others
		}
	}
	return list
}
