// Package search is what computer players that look ahead share. A player
// compares a few candidates for its decision over worlds that it must hold for
// possible: each candidate is played on from the same worlds, with the same
// chances, by a quick policy for all seats, to a point where a position can be
// valued as a chance of winning. Candidates that do badly are dropped by
// halves, so that most playouts are spent on the best.
//
// Decisions that others must not foresee come from [Regrets] instead: a mixed
// strategy, found by regret matching.
//
// All figures are integers, so that every platform decides alike, and nothing
// allocates once the lists are long enough.
package search
