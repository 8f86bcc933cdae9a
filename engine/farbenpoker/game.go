package farbenpoker

import (
	_ "embed"
	"fmt"

	"treille/engine"
	"treille/engine/figures"
)

// maxPlies bounds the length of every game. Each hit and each comeback that
// succeeds takes a chip of the stock, each failed one a player, and the chips
// bound the misses between them; a draw with its show and put, a die rolled
// again and the dice make fewer plies than this (F33).
const maxPlies = 5000

//go:embed rules.txt
var ruleBook string

// Game is Farbenpoker.
type Game struct{}

var _ engine.Game = Game{}

// Name is the name that records use.
func (Game) Name() string { return "farbenpoker" }

// Players returns the limits of the seats.
func (Game) Players() (min, max int) { return minPlayers, maxPlayers }

// Rules is "1", or "1+" and eight digits when data.txt was changed.
func (Game) Rules() string { return figures.Rules(dataText, pristine) }

// OptionNames is empty: the game has no options.
func (Game) OptionNames() []string { return nil }

// MaxPlies bounds the length of any game (F33).
func (Game) MaxPlies(int) int { return maxPlies }

// NewState returns the state before the seed picks who starts. It fails on a
// wrong number of seats, any option, or wrong figures in data.txt.
func (Game) NewState(setup engine.Setup) (engine.State, error) {
	t, err := setUp(setup)
	if err != nil {
		return nil, err
	}
	return &State{t}, nil
}

// NewInfo returns what a seat, or Spectator, knows before the first event.
func (Game) NewInfo(setup engine.Setup, p engine.Player) (engine.InfoState, error) {
	t, err := setUp(setup)
	if err != nil {
		return nil, err
	}
	if p != engine.Spectator && (p < 0 || int(p) >= setup.Players) {
		return nil, fmt.Errorf("farbenpoker: there is no seat %d; the seats are 0 to %d", p, setup.Players-1)
	}
	return &Info{seat: p, table: t}, nil
}

func setUp(setup engine.Setup) (table, error) {
	switch {
	case boxErr != nil:
		return table{}, boxErr
	case setup.Players < minPlayers || setup.Players > maxPlayers:
		return table{}, fmt.Errorf("farbenpoker: %d players; %d to %d can play", setup.Players, minPlayers, maxPlayers)
	case len(setup.Options) > 0:
		return table{}, fmt.Errorf("farbenpoker: unknown option %q; the game has none", setup.Options[0])
	}
	return newTable(&box, setup.Players), nil
}

// Policy returns the computer player of a name, "greedy" or "odd", or nil.
func (Game) Policy(name string) engine.Policy {
	switch name {
	case "greedy":
		return greedy{}
	case "odd":
		return odd{}
	}
	return nil
}

// RuleBook returns the rules' ids with a few words each.
func (Game) RuleBook() string { return ruleBook }
