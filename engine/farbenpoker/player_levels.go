package farbenpoker

import (
	"treille/engine"
	"treille/engine/rng"
	"treille/engine/search"
)

// The levels differ in their memory most of all: see fade.
var (
	easy   = forgetful{memory: memory{kept: recent, span: 3}}
	medium = search.Player{Model: func() search.Model { return &model{memory: memory{kept: 5, span: 2}, sets: 1} }, Budget: 200, Guard: 10, Least: least}
	hard   = thorough(freely)
)

// thorough is a player who forgets nothing and compares decisions of a scope.
func thorough(s scope) search.Player {
	return search.Player{Model: func() search.Model { return &model{memory: perfect, sets: 1, read: true, scope: s} }, Budget: 3000, Guard: 10, Least: least}
}

// Adviser implements [engine.Advising]: hard, comparing also what seems senseless.
func (Game) Adviser() engine.Policy { return thorough(everything) }

// least is what must be left to win for a searching player to do otherwise than what
// pays most this turn.
const least = search.One / 32

// A forgetful player is greedy, with a memory that fades and a bent.
type forgetful struct {
	memory memory
	bent   bent
}

// Choose implements [engine.Policy].
func (f forgetful) Choose(info engine.InfoState, _ []engine.Action, stream *rng.Stream) engine.Action {
	in := info.(*Info)
	b := in.board
	b.fade(in.seat, f.memory)
	return f.bent.choose(&b, stream)
}

// WithCharacter implements [engine.Mannered].
func (f forgetful) WithCharacter(c engine.Character) engine.Policy {
	f.bent = bents[c]
	return f
}

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
