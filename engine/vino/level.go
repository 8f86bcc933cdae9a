package vino

import (
	"treille/engine"
	"treille/engine/rng"
	"treille/engine/search"
)

// A level is a computer player that looks ahead: it learns a mixed strategy for
// the choice of regions, and compares candidates for all else.
type level struct {
	playouts int // a decision
	guard    int // see [search.Player]
	rounds   uint8
	mimicked int // see regions
}

// The levels.
var (
	medium = level{playouts: 40, guard: 5, rounds: 1, mimicked: 30}
	hard   = level{playouts: 200, guard: 5, rounds: 1, mimicked: 50}
)

// learning is how many iterations about regions go with a playout.
const learning = 5

// Choose implements [engine.Policy].
func (l level) Choose(info engine.InfoState, legal []engine.Action, stream *rng.Stream) engine.Action {
	return engine.Decide(l.NewThought(), info, legal, stream)
}

// NewThought implements [engine.Thinker].
func (l level) NewThought() engine.Thought {
	compare := search.Player{
		Model:  func() search.Model { return &model{rounds: l.rounds} },
		Budget: l.playouts,
		Guard:  l.guard,
	}
	t := &thought{compare: compare.NewThought()}
	t.regions.rounds = 1
	t.regions.budget, t.regions.mimicked = l.playouts*learning, l.mimicked
	return t
}

// WithBudget implements [engine.Budgeted].
func (l level) WithBudget(playouts int) engine.Policy {
	l.playouts = playouts
	return l
}

// A thought thinks about regions in one way and about all else in another.
type thought struct {
	compare engine.Thought
	regions regions
	now     engine.Thought
}

// Begin implements [engine.Thought].
func (t *thought) Begin(info engine.InfoState, legal []engine.Action, stream rng.Stream) {
	t.now = t.compare
	if info.(*Info).phase == PhaseChoose {
		t.now = &t.regions
	}
	t.now.Begin(info, legal, stream)
}

// Step implements [engine.Thought].
func (t *thought) Step(iterations int) (done bool) { return t.now.Step(iterations) }

// Best implements [engine.Thought].
func (t *thought) Best() engine.Action { return t.now.Best() }

// Drop implements [engine.Thought].
func (t *thought) Drop() { t.now.Drop() }
