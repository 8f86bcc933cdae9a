package search

import (
	"treille/engine"
	"treille/engine/rng"
)

// A Player is a policy that compares candidates, see [Flat].
type Player struct {
	// Model makes the model for one seat's thoughts.
	Model func() Model
	// Budget is the number of playouts a decision.
	Budget int
	// Guard is how many tenths of its standard error a candidate must be better
	// than the plain one to be followed.
	Guard int
	// Least is the chance of winning, in parts of One, that it must have to be
	// followed: where less is left to win, tiny differences tell nothing.
	Least int
	// Character has its way where the model knows what it likes.
	Character engine.Character
}

// Choose implements [engine.Policy].
func (p Player) Choose(info engine.InfoState, legal []engine.Action, stream *rng.Stream) engine.Action {
	return engine.Decide(p.NewThought(), info, legal, stream)
}

// NewThought implements [engine.Thinker].
func (p Player) NewThought() engine.Thought {
	f := Flat{model: p.Model(), budget: p.Budget, guard: p.Guard, least: int64(p.Least)}
	if p.Character == engine.Plain {
		return &f
	}
	return newManner(f, p.Character)
}

// WithBudget implements [engine.Budgeted].
func (p Player) WithBudget(playouts int) engine.Policy {
	p.Budget = playouts
	return p
}

// Playouts implements [engine.Budgeted].
func (p Player) Playouts() int { return p.Budget }

// WithCharacter implements [engine.Mannered].
func (p Player) WithCharacter(c engine.Character) engine.Policy {
	p.Character = c
	return p
}

// An Adviser is a thought that can tell what it found.
type Adviser interface {
	engine.Thought
	// Results returns what the candidates gave, the choice first, those that
	// were given up early last. The slice is the caller's.
	Results() []Result
}
