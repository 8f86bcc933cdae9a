package search

import (
	"treille/engine"
	"treille/engine/rng"
)

// Compare plays candidates of the decision that a model has begun to think about,
// each from the same worlds with the same chances, and returns what they gave, in
// the same order. A player who has chosen the best of many by playouts has overrated it;
// playouts of its own tell what it is worth.
func Compare(model Model, candidates []engine.Action, worlds int, stream rng.Stream) []Result {
	list := make([]Result, len(candidates))
	for i, a := range candidates {
		list[i] = Result{Action: a, Playouts: worlds}
	}
	explainer, explains := model.(Explainer)
	var last []Term
	for range worlds {
		model.Sample(&stream)
		chance := rng.New(stream.Uint64())
		for i := range list {
			r, turn := &list[i], chance
			r.Mean += model.Playout(r.Action, &turn)
			if explains {
				last = explainer.Terms(last[:0])
				r.add(last)
			}
		}
	}
	for i := range list {
		list[i].Mean /= worlds
		for t, sum := range list[i].Terms {
			list[i].Terms[t] = mean(sum, int64(worlds))
		}
	}
	return list
}

// add adds terms to those of the result.
func (r *Result) add(terms []Term) {
	if r.Terms == nil && len(terms) > 0 {
		r.Terms = make([]Term, len(terms))
	}
	for i, t := range terms {
		r.Terms[i].Amount += t.Amount
		r.Terms[i].Strength += t.Strength
	}
}
