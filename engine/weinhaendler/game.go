package weinhaendler

import (
	_ "embed"

	"treille/engine"
	"treille/engine/figures"
)

// Game is the game Die Weinhändler.
type Game struct{}

//go:embed rules.txt
var ruleBook string

// Name implements [engine.Game].
func (Game) Name() string { return "weinhaendler" }

// Players implements [engine.Game].
func (Game) Players() (min, max int) { return minPlayers, maxPlayers }

// Rules implements [engine.Game].
func (Game) Rules() string { return figures.Rules("1", dataText, pristine) }

// OptionNames implements [engine.Game]: there are none.
func (Game) OptionNames() []string { return nil }

// RuleBook implements [engine.Game].
func (Game) RuleBook() string { return ruleBook }

// MaxPlies implements [engine.Game]. Each round that is not idle takes a card
// off the pile or lays one for good, so there are no more such rounds than
// cards, and at most ten idle ones before each (W53). In a round nobody bids
// more often than he has cards, passes and ends his placing once; cards come
// off the pile and go to cellars once, and of two looked at one stays (W14).
func (Game) MaxPlies(players int) int {
	deck := box.decks[players].Len()
	rounds := (2*deck + 1) * (box.idle + 1)
	return 1 + 4*deck + rounds*players*(handLimit+2)
}

// NewState implements [engine.Game].
func (g Game) NewState(setup engine.Setup) (engine.State, error) {
	if err := engine.CheckSetup(g, setup); err != nil {
		return nil, err
	}
	return &State{board: newBoard(setup.Players), shuffle: box.decks[setup.Players], looked: Hidden}, nil
}

// NewInfo implements [engine.Game].
func (g Game) NewInfo(setup engine.Setup, seat engine.Player) (engine.InfoState, error) {
	if err := engine.CheckSeat(g, setup, seat); err != nil {
		return nil, err
	}
	return &Info{board: newBoard(setup.Players), seat: seat, looked: Hidden}, nil
}

// The sources of chance; see [engine.Source] before changing a name.
const (
	SourceFirst engine.Source = "first" // who is the start player (W4)
	SourceCard  engine.Source = "card"  // what comes off the pile
)

// Source implements [engine.Game].
func (Game) Source(outcome engine.Action) engine.Source {
	if Decode(outcome).Kind == DecisionFirst {
		return SourceFirst
	}
	return SourceCard
}
