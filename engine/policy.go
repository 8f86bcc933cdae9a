package engine

import (
	"math"

	"treille/engine/rng"
)

// The names of the computer players that a game may have of its own.
const (
	Greedy = "greedy" // takes what looks best one decision ahead
	Odd    = "odd"    // prefers what others rarely do, so that tests meet rare rules
	Novice = "novice" // takes the first plausible decision, as who plays for the first time

	// The levels, for people to play against.
	Easy   = "easy"   // sees the next step, and not all of it
	Medium = "medium" // looks ahead a little
	Hard   = "hard"   // plays as well as we know how
)

// Human is how records and settings call a person in a seat.
const Human = "human"

// A Policy chooses a decision for the seat of an information state.
type Policy interface {
	// Choose returns one of legal, which is not empty. The same information
	// state and stream give the same choice.
	Choose(info InfoState, legal []Action, stream *rng.Stream) Action
}

// Levels lists the levels, weakest first. Records and settings spell them in this
// way, pages show them in this order, and the words for them go by these names.
func Levels() []string { return []string{Easy, Medium, Hard} }

// RandomPolicy is the player that every game has: each decision is as likely as
// any other.
type RandomPolicy struct{}

// Choose implements [Policy].
func (RandomPolicy) Choose(_ InfoState, legal []Action, stream *rng.Stream) Action {
	return legal[stream.Intn(len(legal))]
}

// A Thinker is a Policy whose decisions take long, so that a screen lets it
// think a little between two pictures. Its Choose is [Decide].
type Thinker interface {
	Policy
	// NewThought returns what one seat thinks in: its memory lasts from one
	// decision to the next.
	NewThought() Thought
}

// An Advising game has another player than [Hard] for hints and the analysis: one that also compares what a computer
// player is kept from, as it seems senseless to people, although it is sometimes better, or that looks less far
// ahead, so that what it tells comes of the decision itself.
type Advising interface {
	Game
	Adviser() Policy
}

// A Budgeted is a Policy that thinks as long as it is told.
type Budgeted interface {
	Policy
	// WithBudget returns the same player with another number of playouts a
	// decision, one at least.
	WithBudget(playouts int) Policy
	// Playouts is how many it makes.
	Playouts() int
}

// A Thought is one seat's thinking about one decision at a time. It counts in
// iterations and never in time: the same information state, stream and number
// of iterations give the same decision on every machine, however the iterations
// are cut into steps.
type Thought interface {
	// Begin starts to think about a decision, one of legal, which is not
	// empty. Both info and legal are only lent for the call: info grows with
	// the game, so Begin copies what the steps will need of it.
	Begin(info InfoState, legal []Action, stream rng.Stream)
	// Step thinks for at most so many iterations, one at least. It reports
	// whether the thinking is done; further steps then change nothing.
	Step(iterations int) (done bool)
	// Best returns the best decision so far, one of legal; some decision also
	// before the first step.
	Best() Action
	// Drop ends the thinking; Begin alone may follow.
	Drop()
}

// Decide thinks about one decision to the end.
func Decide(t Thought, info InfoState, legal []Action, stream *rng.Stream) Action {
	t.Begin(info, legal, *stream)
	for !t.Step(math.MaxInt) {
	}
	best := t.Best()
	t.Drop()
	return best
}
