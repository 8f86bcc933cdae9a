package engine

import "treille/engine/rng"

// An Action is a decision or a chance outcome, packed by its game: equal
// actions are equal numbers, and their order is the game's canonical order.
type Action uint64

// An Outcome is one thing that chance may do, and how often in proportion to
// the others.
type Outcome struct {
	Action Action
	Weight int32 // > 0
}

// A Source names one source of chance of a game: its die, its pile. The k-th
// outcome of a source is drawn from a stream that the seed, the source and k
// alone decide, see [rng.Chance]; so the name decides every deal, and with
// another name the same seed is another game.
type Source string

// A Game is one of the tabletop games: its name, its limits, its written form,
// and the makers of its states. Its values hold no state of a game in progress.
type Game interface {
	// Name is the lower-case name that records and programs use.
	Name() string
	// Players returns the smallest and the largest number of seats.
	Players() (min, max int)
	// Rules is the number of its rules, from "1", with "+" and eight digits when the
	// figures were changed.
	Rules() string
	// OptionNames lists the options that the game knows.
	OptionNames() []string
	// MaxPlies bounds the length of any game with this number of seats, where
	// chance alone cannot prolong it.
	MaxPlies(players int) int
	// NewState returns the state before the first chance outcome. It fails on
	// a wrong number of seats and on unknown options.
	NewState(Setup) (State, error)
	// NewInfo returns what a seat, or Spectator, knows before the first event.
	NewInfo(Setup, Player) (InfoState, error)
	// Format writes an action as in a record, without number and player:
	// "bid y1 g2".
	Format(Action) string
	// Parse reads what Format writes, and sets in any order. Its errors name
	// the token.
	Parse(string) (Action, error)
	// Source is the source of chance that an outcome belongs to. All outcomes
	// of one chance node belong to the same.
	Source(outcome Action) Source
	// Policy returns the game's own computer player of that name ([Greedy],
	// [Odd], [Easy], [Medium], [Hard]), or nil.
	Policy(name string) Policy
	// RuleBook returns the ids of the game's rules, each with a few words, one
	// a line: "W12 totals of bids must differ".
	RuleBook() string
}

// A Remembered is a Game in which whoever has seen something has to remember it (rule F40).
type Remembered interface {
	Game
	// Shows reports whether a decision shows something to be remembered, be it for the second time: it is not
	// taken back.
	Shows(Action) bool
}

// An Amended is a Game whose rules have been changed: what was begun before is played on,
// and shown, by the rules of then.
type Amended interface {
	Game
	// Before lists the rules of before, as [Game] Rules gave them.
	Before() []string
}

// A State is the true world of a game. It is a value of fixed size without
// pointers; only package match changes one that people play.
type State interface {
	// CurrentPlayer is the seat that decides, or Chance, Simultaneous or
	// Terminal.
	CurrentPlayer() Player
	// Acting is the set of the seats that owe a decision; empty at chance
	// nodes and at the end.
	Acting() PlayerSet
	// LegalActions appends the decisions open to a seat, ascending, without
	// repeats; none if the seat does not act.
	LegalActions(Player, []Action) []Action
	// ChanceOutcomes appends the outcomes at a chance node, ascending by
	// action; none elsewhere.
	ChanceOutcomes([]Outcome) []Outcome
	// Check says whether a seat, or Chance, may do this now. It changes
	// nothing; its error is a *RuleError.
	Check(Player, Action) error
	// Apply does it, in place, and reports what happened. The action must be
	// legal: Apply does not check it again.
	Apply(Player, Action, *Events)
	// Returns appends each seat's score as it stands, in seat order: points,
	// chips, path squares or vineyards.
	Returns([]int32) []int32
	// Winners is the set of the winners; empty until the game is over.
	Winners() PlayerSet
	// CopyFrom makes the state equal to another of the same game.
	CopyFrom(State)
	// Hash is the same for equal states on every platform.
	Hash() uint64
}

// An InfoState is all that one seat may know, and nothing else. It grows by
// Observe alone.
type InfoState interface {
	// Seat is the seat that it belongs to, or Spectator.
	Seat() Player
	// CurrentPlayer and Acting are those of the true state, as far as the
	// seat may know them: they are open in all games.
	CurrentPlayer() Player
	Acting() PlayerSet
	// Observe takes in an event that its seat may see. Others are ignored.
	Observe(Event)
	// LegalActions appends the decisions open to its own seat, as
	// State.LegalActions would.
	LegalActions([]Action) []Action
	// Check is State.Check for its own seat.
	Check(Action) error
	// Determinize writes a true world that the seat must hold for possible,
	// drawn as often as chance alone would make it.
	Determinize(*rng.Stream, State)
	// Project overwrites the information state with what the seat may know in
	// a true world. Tests and package match use it; what was seen on the way
	// is part of the state (a card put under the pile, say).
	Project(State)
	// CopyFrom makes it equal to another of the same game and seat.
	CopyFrom(InfoState)
	// Hash is the same for equal information states on every platform.
	Hash() uint64
	// View is what the seat knows, ready for encoding/json: a struct that
	// embeds [View].
	View() any
}
