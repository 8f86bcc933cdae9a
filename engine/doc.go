// Package engine is the vocabulary that every game of Treille shares: who
// decides, what may be decided, what follows from it, and what each seat may
// know.
//
// The terms are OpenSpiel's. A [State] is the true world and is seen by the
// referee (package match) alone. An [InfoState] is what one seat may know, made
// only of the events that its seat may see; screens and computer players hold
// nothing else (rule C7). Chance is a decision of the player [Chance], taken
// when it is needed: no state holds a generator or a shuffled pile.
//
// Every game's package has the same files, so that whoever knows one finds
// everything in the next:
//
//	game.go         the names, the limits, the sources of chance
//	board.go        the board: what everybody sees, and questions about it
//	phase.go        what is decided next
//	steps.go        the steps: all that changes the board
//	state.go        the true world: the board and what is hidden
//	apply.go        the rules: what follows from a decision or an outcome
//	action.go       decisions and outcomes, packed and taken apart
//	legal.go        what may be decided, and what chance may do
//	check.go        why something may not be done, with the rule's id
//	event.go        what can happen
//	notation.go     the written form
//	info.go         what one seat knows, made of events
//	determinize.go  worlds that a seat must hold for possible
//	table.go        what a screen reads of all this
//	view.go         the same for encoding/json
//	figures.go      the figures of the box, read from data.txt
//
// The files of the computer players begin with player_, and no file of the rules names
// anything of theirs:
//
//	player_greedy.go       the one that looks one decision ahead
//	player_odd.go          the one that reaches rare rules
//	player_levels.go       those for people: easy, medium, hard
//	player_model.go        what a searching player looks ahead with
//	player_candidates.go   the decisions that it compares
//	player_playout.go      how a game quickly goes on
//	player_value.go        what a position is worth, with the weights of values*.txt
//	player_taste.go        what characters would rather do
//
// What one game alone has lies in files of its own: cellar.go, buying.go,
// quarrel.go.
package engine
