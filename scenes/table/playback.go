package table

import (
	"treille/engine"
	"treille/engine/review"
	"treille/engine/search"
)

// A Replayer is a referee whose game can be seen again, as far as it has come.
type Replayer interface{ Replay() (Playback, error) }

// A Playback is a game that has been played, or is under way, to be seen again. It is a
// referee that stands at one of the game's steps: before the first decision, or
// after one and all that chance made of it. Nobody decides anything in it: while it
// runs, Answer goes on by a step as if a computer player had decided.
type Playback interface {
	Referee
	// Steps is how many decisions there are.
	Steps() int
	// At is after how many of them the playback stands.
	At() int
	// Seek goes to a step, from 0 to Steps.
	Seek(step int)
	// Run lets Answer go on by so many steps, at most.
	Run(steps int)
	// Running reports whether it goes on by itself.
	Running() bool
	// Whole reports whether the game is over at the last step: then every seat may
	// be looked from, else only those that CanView says.
	Whole() bool
	// CanView reports whether the game may be seen from a seat.
	CanView(engine.Player) bool
	// PlayOn begins another game that is the same up to the present step, with the
	// same people and computer players; what is still hidden in the pile is drawn
	// anew. Of a game that a secret has dealt only the person in the seat me is at this
	// device: the seats of other people go to computer players.
	PlayOn(me engine.Player) (Referee, error)
	// Chances are those of each seat to win at the present step, or at the last one before for which the analysis tells them,
	// in parts of [search.One], once the game is whole; nil until some calls have found them. They are by what lay open, and
	// where the analysis of a seat was done and tells a decision that cost chances, by its closer look.
	Chances(engine.Player) []int
	// Decision is the one that was taken at the present step, and by whom; false at the end.
	Decision() (p engine.Player, a engine.Action, ok bool)
	// Compared thinks again about it, with what the seat knew and chance as it was then, and
	// returns what was compared once that is done, the choice first: by the computer player of the
	// seat, or for a person and for one who compares nothing by who gives the hints. What was decided is
	// among it, with a figure if anything has one.
	Compared(iterations int) (found []search.Result, done bool)
	// Copy returns another playback of the game, which stands at its beginning.
	Copy() Playback
	// Study returns the review of a seat's decisions by a computer player, as far as it
	// has come, once the game is whole.
	Study(engine.Player) (*review.Review, error)
	// KeepStudy keeps it with the game once it is done, so that it need not be done
	// again.
	KeepStudy(engine.Player)
}
