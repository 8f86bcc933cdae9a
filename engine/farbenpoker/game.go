package farbenpoker

import (
	_ "embed"

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

// Name implements [engine.Game].
func (Game) Name() string { return "farbenpoker" }

// Players implements [engine.Game].
func (Game) Players() (min, max int) { return minPlayers, maxPlayers }

// Rules implements [engine.Game].
func (Game) Rules() string { return figures.Rules("1", dataText, pristine) }

// OptionNames implements [engine.Game]: there are none.
func (Game) OptionNames() []string { return nil }

// RuleBook implements [engine.Game].
func (Game) RuleBook() string { return ruleBook }

// Shows implements [engine.Remembered]: a stick that is drawn, or a colour that comes (F40).
func (Game) Shows(a engine.Action) bool { return Decode(a).Kind != DecisionPut }

// MaxPlies implements [engine.Game] (F33).
func (Game) MaxPlies(int) int { return maxPlies }

// NewState implements [engine.Game].
func (g Game) NewState(setup engine.Setup) (engine.State, error) {
	if err := engine.CheckSetup(g, setup); err != nil {
		return nil, err
	}
	return &State{newBoard(&box, setup.Players)}, nil
}

// NewInfo implements [engine.Game].
func (g Game) NewInfo(setup engine.Setup, seat engine.Player) (engine.InfoState, error) {
	if err := engine.CheckSeat(g, setup, seat); err != nil {
		return nil, err
	}
	return &Info{board: newBoard(&box, setup.Players), seat: seat}, nil
}

// The sources of chance; see [engine.Source] before changing a name.
const (
	SourceFirst engine.Source = "first" // who starts (F3)
	SourceDie   engine.Source = "die"   // what a die shows (F10)
	SourceStick engine.Source = "stick" // what a drawn stick shows (F3)
)

// Source implements [engine.Game].
func (Game) Source(outcome engine.Action) engine.Source {
	switch Decode(outcome).Kind {
	case DecisionFirst:
		return SourceFirst
	case DecisionDie:
		return SourceDie
	}
	return SourceStick
}
