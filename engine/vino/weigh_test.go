package vino

import (
	"math"
	"testing"

	"treille/engine"
	"treille/engine/rng"
	"treille/engine/search"
)

// TestWeighsPairs weighs each pair of regions, also those that are no candidates: none is
// clearly better than the best, many cost something, and what is chosen stays.
func TestWeighsPairs(t *testing.T) {
	s := begun(t, 4)
	in := &Info{seat: s.Acting().First()}
	in.Project(s)
	thought := hard.NewThought().(search.Weigher)
	thought.Begin(in, in.LegalActions(nil), rng.New(7))
	thought.Step(math.MaxInt)
	best := thought.Best()
	dear := 0
	for _, pair := range chooseActions[:] {
		thought.Weigh(pair)
		for !thought.Step(100) {
		}
		w := thought.Weighed()
		if w.Other.Action != pair || w.Other.Playouts != search.Weighed || len(w.Other.Terms) != len(valueTerms) {
			t.Fatalf("%+v", w)
		}
		if w.Loss < -4*w.Error-search.One/50 {
			t.Errorf("%s is better than the best by %d, give or take %d", Game{}.Format(pair), -w.Loss, w.Error)
		}
		dear += int(engine.Bit(w.Clear() && w.Loss > search.One/50))
		if thought.Best() != best {
			t.Fatal("asked what a pair costs, hard chooses otherwise")
		}
	}
	if dear < pairCount/4 {
		t.Errorf("only %d of %d pairs cost something", dear, pairCount)
	}
}

// begun is a game at its first choice of regions.
func begun(t *testing.T, players int) *State {
	t.Helper()
	s, err := Game{}.NewState(engine.Setup{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	stream := rng.New(3)
	for s.(*State).phase != PhaseChoose {
		if s.CurrentPlayer() == engine.Chance {
			list := s.ChanceOutcomes(nil)
			s.Apply(engine.Chance, list[stream.Intn(len(list))].Action, nil)
			continue
		}
		p := s.Acting().First()
		s.Apply(p, s.(*State).quick(p, &plainManner, &stream), nil)
	}
	return s.(*State)
}
