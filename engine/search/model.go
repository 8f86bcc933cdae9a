package search

import (
	"treille/engine"
	"treille/engine/rng"
)

// One is certainty: chances of winning are counted in parts of it.
const One = 1 << 12

// A Model is what a game lends to a search: which decisions are worth comparing,
// what the hidden part of the world may be, and how a game goes on. It thinks
// about one decision at a time, knows no more than the information state that it
// is shown, and keeps its memory from one decision to the next.
type Model interface {
	// Begin takes in a decision and appends the candidates for it, the plain one
	// first: what a player who does not look ahead would do. All of them are in
	// legal. Info and legal are only lent for the call. Begin may take as long
	// as a few playouts, no longer.
	Begin(info engine.InfoState, legal []engine.Action, stream *rng.Stream, dst []engine.Action) []engine.Action
	// Sample draws a world for the next playouts, one that the seat must hold
	// for possible; the likelier, the better it explains what the others did.
	Sample(stream *rng.Stream)
	// Playout lets the seat take a candidate in the sampled world, which stays
	// as it is, plays on, and returns the seat's chance of winning in parts of
	// One.
	Playout(candidate engine.Action, stream *rng.Stream) int
}

// A Tasteful model knows what characters would rather do.
type Tasteful interface {
	Model
	// Liking is how much a character likes a candidate of the present decision:
	// 0 if neither more nor less than others, at most 100, at least -100.
	Liking(c engine.Character, candidate engine.Action) int
}

// An Explainer is a model that can say what a playout was worth its value for.
type Explainer interface {
	Model
	// Terms appends what the position at the end of the last playout offered the
	// seat, term by term: the amount of each, in the units of its Valuer, beside
	// what it adds to the seat's strength, less what it adds to the others' on
	// average, in 1/256 nats.
	Terms(dst []Term) []Term
}

// A Shower is a model that answers some decisions with a single candidate, and
// knows what people may want to see beside it.
type Shower interface {
	Model
	// Others appends decisions to show beside the only candidate of the present
	// decision. All of them are legal.
	Others(dst []engine.Action) []engine.Action
}

// A Term is one thing that a position offers: how much of it, and what that
// does for winning.
type Term struct{ Amount, Strength int }
