package table

import (
	"errors"

	"treille/engine"
	"treille/engine/search"
	"treille/scenes/data/today"
)

// A Referee is all that a screen may hold of a game: what a viewer knows, who
// has to decide, and the ways to decide. It never shows the true state, the seed
// or the record of a game in progress, so that one in another process could
// serve it as well.
//
// A viewer is a seat that a person plays on this device, or engine.Spectator.
// Asked for what another seat knows, a referee panics: that is a mistake of the
// screen.
type Referee interface {
	// Game is what is played.
	Game() engine.Game
	// Seats are those who play, in seat order. Who sits there may change.
	Seats() []Seat
	// People is the set of the seats that people play at this device; it stays the same.
	People() engine.PlayerSet
	// Blank returns what a viewer knows before the first event.
	Blank(viewer engine.Player) engine.InfoState
	// Info returns what a viewer knows now, the decisions that are open to him
	// included. It is live, it grows with the game, and it must not be changed.
	Info(viewer engine.Player) engine.InfoState
	// History returns all events that a viewer may see, from the first on. They
	// must not be changed.
	History(viewer engine.Player) []engine.Event
	// Take returns those of them that this viewer has not yet taken.
	Take(viewer engine.Player) []engine.Event
	// Ply is how many decisions and outcomes of chance there were.
	Ply() int
	// Begun reports whether any seat has decided anything yet.
	Begun() bool
	// Acting is the set of the seats that owe a decision; empty once the game
	// is over.
	Acting() engine.PlayerSet
	// Play takes a person's decision. If it fails, nothing has changed. Several
	// are one gesture: each follows the one before, and what is no longer
	// asked for, as something came between, is left out.
	Play(p engine.Player, gesture ...engine.Action) error
	// CanUndo reports whether a person may take his last gesture back, or the
	// end of it.
	CanUndo(p engine.Player) bool
	// Undo takes it back, as far as that is allowed. Events that were already taken may no longer hold: a
	// screen starts again from Info.
	Undo(p engine.Player) error
	// Think lets a computer player that owes a decision go on thinking, by so many
	// iterations, and returns those that are not done yet.
	Think(iterations int) engine.PlayerSet
	// Answer takes the decision of one that is done, and returns its seat; ok
	// is false if none is.
	Answer() (p engine.Player, ok bool)
	// CanAdvise reports whether there is a computer player to ask for hints.
	CanAdvise() bool
	// Advise lets the strongest computer player go on thinking about the decision
	// that a person owes, by so many iterations. Once it is done it returns what
	// was found, the advised decision first. A player who asks is Assisted from then on.
	Advise(p engine.Player, iterations int) (found []search.Result, done bool)
	// Assisted is the set of the seats that have asked for hints.
	Assisted() engine.PlayerSet
	// Result is how the game has ended; ok is false as long as it has not.
	Result() (r Result, ok bool)
	// Again begins another game of the same people: with the same seed, or a new one.
	Again(sameSeed bool) (Referee, error)
}

// A Seat is who sits there.
type Seat struct {
	Kind  string // Human, or the name of a computer player
	Crest string // "fox": the animal on the shield
	Name  string
}

// Human is the kind of a seat that a person plays.
const Human = "human"

// A Result is how a game has ended.
type Result struct {
	Scores  []int32 // of each seat, as records write them
	Winners engine.PlayerSet
	Seed    uint64 // of the deal, no secret any more
	Secret  bool   // a table's secret dealt the game, and no seed can deal it again
	Options []string
}

// A Remote is a referee that answers later, as it is in another process. What it knows
// and has not handed over with Answer, which hands over people's decisions too, is in
// none of its other answers.
type Remote interface {
	// Sending is the set of the seats here whose decision, or wish to take one back, is
	// on its way: Acting leaves them out until it comes with Answer, Refused or Rewound.
	Sending() engine.PlayerSet
	// Refused returns, once, why what was on its way has not been done: all is as it was
	// before. It is nil if nothing has been refused.
	Refused() error
	// Leave says that the player goes elsewhere; his seat stays his.
	Leave()
	// Rewound returns, once, who has taken a decision back, as after Undo; ok is false if
	// nobody has.
	Rewound() (p engine.Player, ok bool)
}

// ErrLate says that a decision has not been taken because something else has happened
// meanwhile.
var ErrLate = errors.New("the decision came too late")

// A Dealer is a referee that has compared the deal with what was promised before it.
type Dealer interface {
	Deal() error   // what is wrong with it, nil if nothing is
	Proof() string // what was promised, and what came of it
}

// A Rematcher is a referee of a game whose people meet again at another table.
type Rematcher interface {
	CanRematch() bool
	Rematch()
	Ready() []engine.Player // who has said that he plays again
}

// A Quitter is a referee whose game can be given up: it is forgotten.
type Quitter interface {
	GiveUp() error
	// Day is the one at whose table it is; ok is false if it is at none.
	Day() (d today.Day, ok bool)
}

// A Counted is a referee that knows whether its game counts in the statistics once it is over.
type Counted interface{ Counts() bool }

// A Recorder is a referee that has the record of its game.
type Recorder interface {
	// Record is the written game; nil as long as it is not over.
	Record() []byte
}
