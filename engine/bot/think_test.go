package bot_test

import (
	"math"
	"slices"
	"testing"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/enginetest/highcard"
	"treille/engine/match"
	"treille/engine/rng"
)

// slow is highcard with a greedy player that takes its time.
type slow struct{ highcard.Game }

func (slow) Policy(name string) engine.Policy {
	if name == engine.Greedy {
		return sampler{}
	}
	return nil
}

// budget is how many iterations a sampler thinks.
const budget = 97

// A sampler draws a legal decision at each iteration, weighed by what it knew
// when it began, and likes best what it drew most.
type sampler struct{}

func (sampler) NewThought() engine.Thought { return &sampling{} }

func (s sampler) Choose(info engine.InfoState, legal []engine.Action, stream *rng.Stream) engine.Action {
	return engine.Decide(s.NewThought(), info, legal, stream)
}

type sampling struct {
	info   highcard.Info // a copy, as Begin must make
	legal  []engine.Action
	drawn  []int
	stream rng.Stream
	left   int
}

func (s *sampling) Begin(info engine.InfoState, legal []engine.Action, stream rng.Stream) {
	s.info = *info.(*highcard.Info)
	s.legal = append(s.legal[:0], legal...)
	s.drawn = append(s.drawn[:0], make([]int, len(legal))...)
	s.stream, s.left = stream, budget
}

func (s *sampling) Step(iterations int) bool {
	for range min(iterations, s.left) {
		s.left--
		s.drawn[s.stream.Intn(len(s.legal))] += 1 + int(s.info.Hash()%3)
	}
	return s.left == 0
}

func (s *sampling) Best() engine.Action { return s.legal[slices.Index(s.drawn, slices.Max(s.drawn))] }

func (s *sampling) Drop() { s.left = 0 }

func slowBot(t *testing.T, seed uint64, seat engine.Player) *bot.Bot {
	t.Helper()
	b, err := bot.New(engine.Greedy, slow{}, seed, seat)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestSlicesMakeNoDifference cuts the iterations of many decisions in many ways.
func TestSlicesMakeNoDifference(t *testing.T) {
	m := newMatch(t, 2)
	p := m.CurrentPlayer()
	seen := map[engine.Action]bool{}
	for seed := range uint64(40) {
		want := slowBot(t, seed, p).Choose(m.Info(p), 5)
		seen[want] = true
		b := slowBot(t, seed, p)
		for _, slice := range []int{1, 2, 10, budget - 1, budget, budget + 1, math.MaxInt} {
			b.Begin(m.Info(p), 5)
			steps := 1
			for ; !b.Step(slice); steps++ {
			}
			if least := (budget + min(slice, budget) - 1) / min(slice, budget); steps != least {
				t.Errorf("%d iterations at a time, it took %d steps, want %d", slice, steps, least)
			}
			if got := b.Best(); got != want {
				t.Errorf("seed %d, %d iterations at a time: %q, want %q", seed, slice, m.Game().Format(got), m.Game().Format(want))
			}
			if done := b.Step(1); !done || b.Best() != want {
				t.Error("a step after the end changes the decision")
			}
		}
	}
	if len(seen) < 2 {
		t.Error("every seed decided alike: the test shows nothing")
	}
}

// TestThinkingDoesNotLookAgain lets the game go on while a bot thinks.
func TestThinkingDoesNotLookAgain(t *testing.T) {
	for _, name := range []string{engine.Greedy, engine.Odd, bot.Random} {
		for seed := range uint64(20) {
			m := newMatch(t, seed)
			p := m.CurrentPlayer()
			b, err := bot.New(name, highcard.Game{}, seed, p)
			if name == engine.Greedy {
				b, err = bot.New(name, slow{}, seed, p)
			}
			if err != nil {
				t.Fatal(err)
			}
			want := b.Choose(m.Info(p), 5)
			b.Begin(m.Info(p), 5)
			if err := m.Play(p, m.Legal(p, nil)[0]); err != nil {
				t.Fatal(err)
			}
			for !b.Step(3) {
			}
			if b.Best() != want {
				t.Errorf("%s, seed %d: the decision changed while the game went on", name, seed)
			}
		}
	}
}

func TestBeginStepDrop(t *testing.T) {
	m := newMatch(t, 2)
	p := m.CurrentPlayer()
	b := slowBot(t, 1, p)
	if b.Thinking() {
		t.Error("a new bot thinks already")
	}
	b.Drop() // of nothing
	b.Begin(m.Info(p), 5)
	if !b.Thinking() || !slices.Contains(m.Legal(p, nil), b.Best()) {
		t.Error("before its first step a bot has no decision")
	}
	if b.Step(1) {
		t.Error("it is done after one iteration")
	}
	b.Drop()
	if b.Thinking() {
		t.Error("it thinks on after it was dropped")
	}
	want := slowBot(t, 1, p).Choose(m.Info(p), 6)
	b.Begin(m.Info(p), 5)
	b.Step(10)
	b.Begin(m.Info(p), 6) // drops the other
	for !b.Step(10) {
	}
	if !b.Thinking() || b.Best() != want {
		t.Error("an earlier thought has left something behind")
	}
	if b.Choose(m.Info(p), 6) != want || b.Thinking() {
		t.Error("Choose does not begin anew, or thinks on")
	}
}

func TestStepsWithoutBeginningPanic(t *testing.T) {
	m := newMatch(t, 2)
	p := m.CurrentPlayer()
	for name, call := range map[string]func(*bot.Bot){
		"Step": func(b *bot.Bot) { b.Step(1) }, "Best": func(b *bot.Bot) { b.Best() },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s of a bot that was dropped does not panic", name)
				}
			}()
			b := slowBot(t, 1, p)
			b.Begin(m.Info(p), 5)
			b.Drop()
			call(b)
		}()
	}
}

// TestTodaysPolicies are done in one step, and thinking allocates nothing.
func TestTodaysPolicies(t *testing.T) {
	m, err := match.New(highcard.Game{}, engine.Setup{Players: 3, Seed: 1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	p := m.CurrentPlayer()
	info := m.Info(p)
	for _, name := range bot.Names(highcard.Game{}) {
		b := newBot(t, name, 1, p)
		b.Begin(info, 5)
		if !b.Step(1) {
			t.Errorf("%s is not done in one step", name)
		}
		if n := testing.AllocsPerRun(10, func() { b.Choose(info, 5) }); n > 0 {
			t.Errorf("%s allocates %v times for a decision", name, n)
		}
	}
}
