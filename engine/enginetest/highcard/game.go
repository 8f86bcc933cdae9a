package highcard

import (
	_ "embed"

	"treille/engine"
)

//go:embed rules.txt
var ruleBook string

// Game is the game.
type Game struct{}

func (Game) Name() string            { return "highcard" }
func (Game) Players() (min, max int) { return 2, 4 }
func (Game) Rules() string           { return "1" }
func (Game) OptionNames() []string   { return []string{"short"} }
func (Game) MaxPlies(players int) int {
	return 1 + 2*players + 2*3*players
}
func (Game) RuleBook() string { return ruleBook }

// NewState returns the state before the first player is picked.
func (g Game) NewState(setup engine.Setup) (engine.State, error) {
	if err := engine.CheckSetup(g, setup); err != nil {
		return nil, err
	}
	return &State{board: newBoard(setup), pile: allCards}, nil
}

// NewInfo returns what a seat knows before the first player is picked.
func (g Game) NewInfo(setup engine.Setup, seat engine.Player) (engine.InfoState, error) {
	if err := engine.CheckSeat(g, setup, seat); err != nil {
		return nil, err
	}
	return &Info{board: newBoard(setup), seat: seat}, nil
}

func newBoard(setup engine.Setup) board {
	b := board{seats: int8(setup.Players), rounds: 2}
	if setup.Has("short") {
		b.rounds = 1
	}
	return b
}

// The sources of chance.
const (
	SourceFirst engine.Source = "first" // who begins
	SourceCard  engine.Source = "card"  // what comes off the pile
)

// Source implements [engine.Game].
func (Game) Source(outcome engine.Action) engine.Source {
	if outcome&^0xff == first {
		return SourceFirst
	}
	return SourceCard
}

// Policy implements [engine.Game].
func (Game) Policy(name string) engine.Policy {
	switch name {
	case engine.Greedy:
		return greedyPolicy{}
	case engine.Odd:
		return oddPolicy{}
	}
	return nil
}
