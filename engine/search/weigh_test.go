package search_test

import (
	"math"
	"testing"

	"treille/engine"
	"treille/engine/enginetest/highcard"
	"treille/engine/rng"
	"treille/engine/search"
)

// weigh lets a model think and weigh a decision, in steps of so many iterations.
func weigh(t *testing.T, m search.Model, n int, other engine.Action, step int) search.Weighing {
	t.Helper()
	info, err := highcard.Game{}.NewInfo(engine.Setup{Players: 2}, 0)
	if err != nil {
		t.Fatal(err)
	}
	p := search.Player{Model: func() search.Model { return m }, Budget: 200, Guard: 10}
	w := p.NewThought().(search.Weigher)
	w.Begin(info, names(n), rng.New(3))
	for !w.Step(step) {
	}
	w.Weigh(other)
	for !w.Step(step) {
	}
	return w.Weighed()
}

// TestWeigh wants what another decision costs, with its error, however the playouts
// are cut into steps, also for one that was no candidate.
func TestWeigh(t *testing.T) {
	m := func() *teller {
		return &teller{bandit: &bandit{means: []int{1000, 1500, 1200, 700}, noise: 100, own: 80, common: 900}}
	}
	for other, loss := range map[engine.Action]int{0: 500, 2: 300, 3: 800} {
		got := weigh(t, m(), 4, other, 7)
		if got.Choice.Action != 1 || got.Other.Action != other || !got.Clear() {
			t.Fatalf("%+v", got)
		}
		if d := got.Loss - loss; d > 3*got.Error || -d > 3*got.Error || got.Error < 1 || got.Error > 12 {
			t.Errorf("%d costs %d, give or take %d; want %d", other, got.Loss, got.Error, loss)
		}
		if d := got.Choice.Mean - got.Other.Mean; d < got.Loss-1 || d > got.Loss+1 {
			t.Errorf("the means differ by %d, the loss is %d", d, got.Loss)
		}
		if got.Other.Terms[0].Amount/100 != got.Other.Mean || got.Other.Terms[1].Amount != 700 || got.Other.Playouts != search.Weighed {
			t.Errorf("the other is %+v", got.Other)
		}
		if again := weigh(t, m(), 4, other, math.MaxInt); again.Loss != got.Loss || again.Error != got.Error {
			t.Errorf("in one step it costs %d, not %d", again.Loss, got.Loss)
		}
	}
}

// TestWeighAlike wants nothing to be clear between two that are worth the same.
func TestWeighAlike(t *testing.T) {
	got := weigh(t, &bandit{means: []int{1000, 1000}, own: 300}, 2, 1, 50)
	if got.Clear() || got.Choice.Terms != nil {
		t.Errorf("%+v", got)
	}
}

// TestWeighAlone wants a decision without an alternative weighed all the same.
func TestWeighAlone(t *testing.T) {
	m := &lone{bandit{means: []int{1000, 400}}}
	if got := weigh(t, m, 2, 1, 50); got.Choice.Action != 0 || got.Loss != 600 || got.Error > 1 {
		t.Errorf("%+v", got)
	}
}

// lone has one candidate alone.
type lone struct{ bandit }

func (*lone) Begin(_ engine.InfoState, legal []engine.Action, _ *rng.Stream, dst []engine.Action) []engine.Action {
	return append(dst, legal[0])
}
