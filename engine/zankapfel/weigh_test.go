package zankapfel_test

import (
	"math"
	"testing"

	"treille/engine"
	"treille/engine/rng"
	"treille/engine/search"
	"treille/engine/zankapfel"
)

// TestWeighsEveryDecision weighs what is legal, in quarrels of two as well: each has what
// it costs, and hardly any is better than the choice.
func TestWeighsEveryDecision(t *testing.T) {
	count, weighed, better := 0, 0, 0
	each(t, 4, 9, func(_ engine.State, in engine.InfoState) {
		legal := in.LegalActions(nil)
		if count++; len(legal) < 2 || count%5 != 0 {
			return
		}
		w := zankapfel.Game{}.Adviser().(engine.Thinker).NewThought().(search.Weigher)
		w.Begin(in, legal, rng.New(uint64(count)))
		w.Step(math.MaxInt)
		for _, a := range legal[:min(len(legal), 8)] {
			w.Weigh(a)
			w.Step(math.MaxInt)
			got := w.Weighed()
			if got.Other.Action != a || got.Other.Mean < 0 || got.Other.Mean > search.One {
				t.Errorf("%s: %+v", zankapfel.Game{}.Format(a), got)
			}
			weighed++
			better += int(engine.Bit(got.Loss < -4*got.Error-search.One/100))
		}
	})
	if weighed < 100 || better*10 > weighed {
		t.Errorf("of %d decisions %d are said to be better than the choice", weighed, better)
	}
}
