package vino

import (
	"slices"

	"treille/engine"
	"treille/engine/rng"
	"treille/engine/search"
)

// An easyPolicy plays what comes to its mind first, in its own manner.
type easyPolicy struct{ manner *manner }

// Choose implements [engine.Policy].
func (p easyPolicy) Choose(info engine.InfoState, _ []engine.Action, stream *rng.Stream) engine.Action {
	in := info.(*Info)
	if a, ok := in.saleToEnd(in.seat); ok {
		return a
	}
	return in.quick(in.seat, p.manner, stream)
}

// Playouts implements [engine.Budgeted].
func (l level) Playouts() int { return l.playouts }

// WithCharacter implements [engine.Mannered].
func (p easyPolicy) WithCharacter(c engine.Character) engine.Policy {
	manner := *p.manner
	manner.temper(c)
	return easyPolicy{&manner}
}

// A level is a computer player that compares candidates.
type level struct {
	playouts int // a decision
	// mixed is true if it learns a mixed strategy for the choice of regions, and
	// takes into account what the others may choose.
	mixed bool
	gift  int32 // see senseless

	character engine.Character
}

// The levels. Medium chooses regions as the plain manner does, and can be foreseen.
var (
	easy   = easyPolicy{&easyManner}
	medium = level{playouts: 12, gift: giftVeryCheap}
	hard   = level{playouts: 200, mixed: true, gift: giftCheap}
)

// What goes with the playouts of a decision.
const (
	learning = 5 // iterations about regions for each playout
	// learningPerTry is for how many of these each pair is tried once.
	learningPerTry = 250
	guard          = 5  // see search.Player
	mimicked       = 60 // see regions
)

// Choose implements [engine.Policy].
func (l level) Choose(info engine.InfoState, legal []engine.Action, stream *rng.Stream) engine.Action {
	return engine.Decide(l.NewThought(), info, legal, stream)
}

// NewThought implements [engine.Thinker].
func (l level) NewThought() engine.Thought {
	compare := search.Player{
		Model:  func() search.Model { return &model{gift: l.gift} },
		Budget: l.playouts,
		Guard:  guard,

		Character: l.character,
	}
	t := &thought{compare: compare.NewThought()}
	if l.mixed {
		t.regions = &regions{budget: l.playouts * learning, mimicked: mimicked}
	}
	return t
}

// WithBudget implements [engine.Budgeted].
func (l level) WithBudget(playouts int) engine.Policy {
	l.playouts = playouts
	return l
}

// WithCharacter implements [engine.Mannered].
func (l level) WithCharacter(c engine.Character) engine.Policy {
	l.character = c
	return l
}

// A thought may think about regions in one way and about all else in another.
type thought struct {
	compare engine.Thought
	regions *regions // nil if it does not
	now     engine.Thought
}

var _ search.Weigher = (*thought)(nil)

// Begin implements [engine.Thought].
func (t *thought) Begin(info engine.InfoState, legal []engine.Action, stream rng.Stream) {
	t.now = t.compare
	if t.regions != nil && info.(*Info).phase == PhaseChoose {
		t.now = t.regions
	}
	t.now.Begin(info, legal, stream)
}

// Step implements [engine.Thought].
func (t *thought) Step(iterations int) (done bool) { return t.now.Step(iterations) }

// Best implements [engine.Thought].
func (t *thought) Best() engine.Action { return t.now.Best() }

// Results implements [search.Adviser]. Others that came to the very same as the first one
// are left out: they are the same plan in another order.
func (t *thought) Results() []search.Result {
	all := t.now.(search.Adviser).Results()
	return slices.DeleteFunc(all, func(r search.Result) bool {
		return r.Action != all[0].Action && r.Mean == all[0].Mean && slices.Equal(r.Terms, all[0].Terms)
	})
}

// Weigh implements [search.Weigher].
func (t *thought) Weigh(other engine.Action) { t.now.(search.Weigher).Weigh(other) }

// Weighed implements [search.Weigher].
func (t *thought) Weighed() search.Weighing { return t.now.(search.Weigher).Weighed() }

// Drop implements [engine.Thought].
func (t *thought) Drop() { t.now.Drop() }

// Policy implements [engine.Game].
func (Game) Policy(name string) engine.Policy {
	switch name {
	case engine.Greedy:
		return greedyPolicy{}
	case engine.Odd:
		return oddPolicy{}
	case engine.Novice:
		return novicePolicy{}
	case engine.Easy:
		return easy
	case engine.Medium:
		return medium
	case engine.Hard:
		return hard
	}
	return nil
}
