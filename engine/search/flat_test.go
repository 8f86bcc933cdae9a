package search_test

import (
	"math"
	"slices"
	"testing"

	"treille/engine"
	"treille/engine/enginetest/highcard"
	"treille/engine/rng"
	"treille/engine/search"
)

// bandit is a model of candidates whose playouts are worth their number on
// average, give or take what the world and chance bring.
type bandit struct {
	means  []int
	noise  int // of each playout, alike for all candidates by the same chance
	own    int // of each playout, for each candidate by itself
	common int // of each world, for all candidates
	world  int
	played map[engine.Action]int
}

func (b *bandit) Begin(_ engine.InfoState, legal []engine.Action, _ *rng.Stream, dst []engine.Action) []engine.Action {
	return append(dst, legal[:len(b.means)]...)
}

func (b *bandit) Sample(stream *rng.Stream) { b.world = swing(b.common, stream) }

func (b *bandit) Playout(a engine.Action, stream *rng.Stream) int {
	if b.played != nil {
		b.played[a]++
	}
	v := b.means[a] + b.world + swing(b.noise, stream)
	for range a {
		stream.Uint64()
	}
	return v + swing(b.own, stream)
}

func swing(most int, stream *rng.Stream) int { return stream.Intn(2*most+1) - most }

// names are the legal decisions of a bandit.
func names(n int) []engine.Action {
	var list []engine.Action
	for i := range n {
		list = append(list, engine.Action(i))
	}
	return list
}

func player(b *bandit, budget, guard int) search.Player {
	return search.Player{Model: func() search.Model { return b }, Budget: budget, Guard: guard}
}

func choose(t *testing.T, b *bandit, budget, guard int, seed uint64) engine.Action {
	t.Helper()
	info, err := highcard.Game{}.NewInfo(engine.Setup{Players: 2}, 0)
	if err != nil {
		t.Fatal(err)
	}
	stream := rng.New(seed)
	return player(b, budget, guard).Choose(info, names(len(b.means)), &stream)
}

// TestFindsTheBest wants the best of many, also where each world alone swings
// far more than the candidates differ.
func TestFindsTheBest(t *testing.T) {
	for seed := range uint64(20) {
		b := &bandit{means: []int{1000, 900, 1100, 1400, 950, 1050, 980, 1020, 1010}, noise: 200, common: 900}
		if got := choose(t, b, 400, 10, seed); got != 3 {
			t.Errorf("seed %d: chose %d", seed, got)
		}
	}
}

// TestLeast wants the plain candidate where too little is left to win.
func TestLeast(t *testing.T) {
	info, err := highcard.Game{}.NewInfo(engine.Setup{Players: 2}, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		least int
		want  engine.Action
	}{{0, 1}, {29, 1}, {31, 0}} {
		p := player(&bandit{means: []int{20, 30}}, 400, 10)
		p.Least = test.least
		stream := rng.New(1)
		if got := p.Choose(info, names(2), &stream); got != test.want {
			t.Errorf("where at least %d is asked for, %d is chosen", test.least, got)
		}
	}
}

// TestGuard wants the plain candidate where nothing is better by more than the
// error, though others often look better, and the better one where it is.
func TestGuard(t *testing.T) {
	plain, unguarded, followed := 0, 0, 0
	for seed := range uint64(100) {
		b := &bandit{means: []int{1000, 1000, 1000, 1000}, own: 800}
		if choose(t, b, 200, 25, seed) == 0 {
			plain++
		}
		if choose(t, b, 200, 0, seed) == 0 {
			unguarded++
		}
		b.means[2] = 1700
		if choose(t, b, 200, 25, seed) == 2 {
			followed++
		}
	}
	if plain < 90 || unguarded > 50 || followed < 95 {
		t.Errorf("alike: the plain one %d times of 100, %d without a guard; better: followed %d times of 100", plain, unguarded, followed)
	}
}

// A gambler is a bandit that notes what chance holds for each playout of a world.
type gambler struct {
	bandit
	worlds [][]uint64
}

func (g *gambler) Sample(stream *rng.Stream) { g.worlds = append(g.worlds, nil) }

func (g *gambler) Playout(a engine.Action, stream *rng.Stream) int {
	last := &g.worlds[len(g.worlds)-1]
	*last = append(*last, stream.Uint64())
	return g.means[a]
}

// TestCommonChances wants all candidates to meet the same chances in a world, and
// others in the next one.
func TestCommonChances(t *testing.T) {
	g := &gambler{bandit: bandit{means: []int{5, 3, 4, 6, 2}}}
	info, err := highcard.Game{}.NewInfo(engine.Setup{Players: 2}, 0)
	if err != nil {
		t.Fatal(err)
	}
	stream := rng.New(1)
	search.Player{Model: func() search.Model { return g }, Budget: 100}.Choose(info, names(5), &stream)
	seen := map[uint64]bool{}
	for i, chances := range g.worlds {
		if len(chances) < 2 || len(slices.Compact(slices.Clone(chances))) != 1 {
			t.Errorf("world %d: its candidates meet the chances %x", i, chances)
		}
		if seen[chances[0]] {
			t.Errorf("world %d has the chances of an earlier one", i)
		}
		seen[chances[0]] = true
	}
	if len(g.worlds) < 10 {
		t.Errorf("there were only %d worlds", len(g.worlds))
	}
}

// TestBudget wants as many playouts as the budget says, or a few less, most of
// them for the best.
func TestBudget(t *testing.T) {
	for _, n := range []int{2, 3, 5, 8, 14} {
		means := make([]int, n)
		means[n-1] = 1000
		b := &bandit{means: means, noise: 100, played: map[engine.Action]int{}}
		choose(t, b, 300, 10, 1)
		sum, most := 0, 0
		for a, k := range b.played {
			sum += k
			if a != 0 {
				most = max(most, k)
			}
		}
		if sum > 300 || sum < 240 || b.played[engine.Action(n-1)] != most {
			t.Errorf("%d candidates: %d playouts, %v", n, sum, b.played)
		}
	}
}

// TestSlices cuts the thinking into steps of all sizes.
func TestSlices(t *testing.T) {
	b := &bandit{means: []int{1000, 1010, 990, 1020, 1005}, noise: 500, common: 100}
	info, err := highcard.Game{}.NewInfo(engine.Setup{Players: 2}, 0)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(10) {
		want := choose(t, b, 90, 0, seed)
		for size := 1; size < 40; size += 3 {
			thought := player(b, 90, 0).NewThought()
			thought.Begin(info, names(5), rng.New(seed))
			for !thought.Step(size) {
				if !slices.Contains(names(5), thought.Best()) {
					t.Fatal("what is best so far is no candidate")
				}
			}
			if got := thought.Best(); got != want {
				t.Errorf("seed %d, %d iterations a step: %d, in one %d", seed, size, got, want)
			}
		}
	}
}

// TestOneCandidate needs no playout.
func TestOneCandidate(t *testing.T) {
	b := &bandit{means: []int{5}, played: map[engine.Action]int{}}
	if got := choose(t, b, 100, 0, 1); got != 0 || len(b.played) > 0 {
		t.Errorf("chose %d after %v", got, b.played)
	}
}

// TestResults wants the choice first, and every candidate.
func TestResults(t *testing.T) {
	b := &bandit{means: []int{1000, 900, 1100, 1400, 950}, noise: 20}
	info, err := highcard.Game{}.NewInfo(engine.Setup{Players: 2}, 0)
	if err != nil {
		t.Fatal(err)
	}
	thought := player(b, 200, 0).NewThought().(*search.Flat)
	thought.Begin(info, names(5), rng.New(1))
	thought.Step(math.MaxInt)
	got := thought.Results()
	if len(got) != 5 || got[0].Action != 3 || got[0].Mean < 1380 || got[0].Mean > 1420 || got[0].Playouts == 0 {
		t.Errorf("results %+v", got)
	}
}

// TestResultsOfOneCandidate wants its value, though no playout was needed to choose.
func TestResultsOfOneCandidate(t *testing.T) {
	info, err := highcard.Game{}.NewInfo(engine.Setup{Players: 2}, 0)
	if err != nil {
		t.Fatal(err)
	}
	thought := player(&bandit{means: []int{1000}, noise: 20}, 200, 10).NewThought().(*search.Flat)
	thought.Begin(info, names(1), rng.New(1))
	thought.Step(math.MaxInt)
	for range 2 { // also when it is asked again
		got := thought.Results()
		if len(got) != 1 || got[0].Playouts == 0 || got[0].Mean < 990 || got[0].Mean > 1010 || thought.Best() != got[0].Action {
			t.Errorf("results %+v", got)
		}
	}
}

// A shower is a bandit that compares nothing and shows all.
type shower struct{ bandit }

func (s *shower) Begin(_ engine.InfoState, legal []engine.Action, _ *rng.Stream, dst []engine.Action) []engine.Action {
	return append(dst, legal[0])
}

func (s *shower) Others(dst []engine.Action) []engine.Action {
	return append(dst, names(len(s.means))[1:]...)
}

// TestResultsBesideTheOnlyCandidate wants what is shown beside it, the best first,
// but nothing that would belie the choice, which stays the same.
func TestResultsBesideTheOnlyCandidate(t *testing.T) {
	info, err := highcard.Game{}.NewInfo(engine.Setup{Players: 2}, 0)
	if err != nil {
		t.Fatal(err)
	}
	b := &shower{bandit{means: []int{1000, 700, 1200, 900}, noise: 20, common: 300}}
	thought := search.Player{Model: func() search.Model { return b }, Budget: 200}.NewThought().(*search.Flat)
	thought.Begin(info, names(4), rng.New(1))
	if !thought.Step(1) || thought.Best() != 0 {
		t.Error("the only candidate takes thinking")
	}
	for range 2 { // also when it is asked again
		got := thought.Results()
		if len(got) != 3 || got[0].Action != 0 || got[1].Action != 3 || got[2].Action != 1 || thought.Best() != 0 {
			t.Fatalf("results %+v, best %v", got, thought.Best())
		}
		if d := got[0].Mean - got[1].Mean; d < 98 || d > 102 || got[1].Playouts != got[0].Playouts {
			t.Errorf("the best of the others is worth %d less, in %d worlds of %d", d, got[1].Playouts, got[0].Playouts)
		}
	}
}

// A teller explains the values of a bandit: half of it is luck.
type teller struct {
	*bandit
	last int
}

func (m *teller) Playout(a engine.Action, stream *rng.Stream) int {
	m.last = m.bandit.Playout(a, stream)
	return m.last
}

func (m *teller) Terms(dst []search.Term) []search.Term {
	return append(dst, search.Term{Amount: m.last, Strength: -m.last}, search.Term{Amount: 7})
}

// TestExplains wants the means of the terms of each candidate.
func TestExplains(t *testing.T) {
	info, err := highcard.Game{}.NewInfo(engine.Setup{Players: 2}, 0)
	if err != nil {
		t.Fatal(err)
	}
	p := search.Player{Model: func() search.Model {
		return &teller{bandit: &bandit{means: []int{1000, 900, 1100, 1400, 950}, noise: 20}}
	}, Budget: 200}
	thought := p.NewThought().(search.Adviser)
	for range 2 { // also when it thinks again
		thought.Begin(info, names(5), rng.New(1))
		thought.Step(math.MaxInt)
		for _, r := range thought.Results() {
			if len(r.Terms) != 2 || r.Terms[0].Amount/100 != r.Mean || r.Terms[0].Strength != -r.Terms[0].Amount || r.Terms[1] != (search.Term{Amount: 700}) {
				t.Errorf("candidate %d of mean %d is explained by %v", r.Action, r.Mean, r.Terms)
			}
		}
	}
}

// TestResultsAreOfTheSameWorlds wants each candidate told by how much better or
// worse it is than the plain one, also where it was given up early and each world
// alone swings far more than the candidates differ.
func TestResultsAreOfTheSameWorlds(t *testing.T) {
	info, err := highcard.Game{}.NewInfo(engine.Setup{Players: 2}, 0)
	if err != nil {
		t.Fatal(err)
	}
	means := []int{2000, 1900, 2100, 2400, 1950, 2050, 1980, 2020, 2010}
	p := search.Player{Model: func() search.Model {
		return &teller{bandit: &bandit{means: means, common: 900}}
	}, Budget: 300}
	thought := p.NewThought().(search.Adviser)
	for seed := range uint64(20) {
		thought.Begin(info, names(len(means)), rng.New(seed))
		thought.Step(math.MaxInt)
		got := thought.Results()
		if len(got) != len(means) {
			t.Fatalf("seed %d: %d results", seed, len(got))
		}
		for _, r := range got {
			want := means[r.Action] - means[got[0].Action]
			if d := r.Mean - got[0].Mean - want; d < -1 || d > 1 {
				t.Errorf("seed %d: candidate %d is said to be worth %d more than the choice, not %d", seed, r.Action, r.Mean-got[0].Mean, want)
			}
			if d := (r.Terms[0].Amount-got[0].Terms[0].Amount)/100 - want; d < -1 || d > 1 {
				t.Errorf("seed %d: candidate %d has %d more of a term than the choice, not %d", seed, r.Action, d+want, want)
			}
		}
	}
}

// TestThinksWithoutAllocation asks again, once the lists are long enough.
func TestThinksWithoutAllocation(t *testing.T) {
	b := &bandit{means: []int{1000, 900, 1100, 1400, 950}, noise: 20}
	info, err := highcard.Game{}.NewInfo(engine.Setup{Players: 2}, 0)
	if err != nil {
		t.Fatal(err)
	}
	thought, legal := player(b, 200, 10).NewThought(), names(5)
	if n := testing.AllocsPerRun(10, func() {
		thought.Begin(info, legal, rng.New(3))
		thought.Step(math.MaxInt)
		thought.Best()
		thought.Drop()
	}); n > 0 {
		t.Errorf("%v allocations a decision", n)
	}
}
