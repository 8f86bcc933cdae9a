// Package engine is the vocabulary that every game of Treille shares: who
// decides, what may be decided, what follows from it, and what each seat may
// know.
//
// The terms are OpenSpiel's. A [State] is the true world and is seen by the
// referee (package match) alone. An [InfoState] is what one seat may know, made
// only of the events that its seat may see; screens and computer players hold
// nothing else (rule C7). Chance is a decision of the player [Chance], taken
// when it is needed: no state holds a generator or a shuffled pile.
package engine
