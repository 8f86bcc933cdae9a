package search_test

import (
	"testing"

	"treille/engine"
	"treille/engine/rng"
	"treille/engine/search"
)

// TestCompare wants the means of candidates in the same worlds, with their terms.
func TestCompare(t *testing.T) {
	b := &bandit{means: []int{1000, 1500, 1200}, common: 900, played: map[engine.Action]int{}}
	names := []engine.Action{2, 0}
	got := search.Compare(&teller{bandit: b}, names, 40, rng.New(1))
	if len(got) != 2 || b.played[2] != 40 || b.played[0] != 40 || b.played[1] != 0 {
		t.Fatalf("%d results after %v", len(got), b.played)
	}
	for i, r := range got {
		if r.Action != names[i] || r.Playouts != 40 || r.Terms[0].Amount/100 != r.Mean || r.Terms[1].Amount != 700 {
			t.Errorf("result %d is %+v", i, r)
		}
	}
	if d := got[0].Mean - got[1].Mean; d != 200 {
		t.Errorf("one is told to be %d better than the other, not 200", d)
	}
	if plain := search.Compare(b, names, 3, rng.New(1)); plain[0].Terms != nil {
		t.Error("a model that explains nothing has terms")
	}
}
