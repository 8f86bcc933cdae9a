package farbenpoker

import (
	"treille/engine"
	"treille/engine/rng"
	"treille/engine/search"
)

// The levels differ in their memory most of all: see fade.
var (
	easy   = forgetful{span: 8}
	medium = search.Player{Model: func() search.Model { return &model{span: 40, sets: 1} }, Budget: 200, Guard: 10}
	hard   = search.Player{Model: func() search.Model { return &model{span: perfect, sets: 1, read: true} }, Budget: 3000, Guard: 10}
)

// A forgetful player is greedy, with a memory that fades.
type forgetful struct{ span int }

// Choose implements [engine.Policy].
func (f forgetful) Choose(info engine.InfoState, legal []engine.Action, stream *rng.Stream) engine.Action {
	in := info.(*Info)
	b := in.board
	b.fade(in.seat, f.span)
	return b.greedy(legal, stream)
}
