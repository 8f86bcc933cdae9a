package vino

import (
	_ "embed"

	"treille/engine"
	"treille/engine/figures"
)

// Game is Vino.
type Game struct{}

var _ engine.Amended = Game{}

// HiddenMoney is the option by which nobody is shown the others' money. What is
// paid and earned is seen all the same.
const HiddenMoney = "hidden-money"

//go:embed rules.txt
var ruleBook string

// Name implements [engine.Game].
func (Game) Name() string { return "vino" }

// Players implements [engine.Game].
func (Game) Players() (min, max int) { return minPlayers, maxPlayers }

// The editions of the rules. By the first, no idle rounds end a game (V62).
const (
	firstRules = "1"
	rules      = "2"
)

// Rules implements [engine.Game].
func (Game) Rules() string { return figures.Rules(rules, dataText, pristine) }

// Before implements [engine.Amended]. Games of before were played by the published figures.
func (g Game) Before() []string {
	if g.Rules() != rules {
		return nil
	}
	return []string{firstRules}
}

// OptionNames implements [engine.Game].
func (Game) OptionNames() []string { return []string{HiddenMoney} }

// RuleBook implements [engine.Game].
func (Game) RuleBook() string { return ruleBook }

// MaxPlies implements [engine.Game] (V62).
func (Game) MaxPlies(players int) int {
	vineyards := 0
	for r := range Regions {
		vineyards += int(box.size[r])
	}
	// In a round each seat chooses, passes at most twice, sells, gives back and
	// raises; and no vineyard is bought or given twice.
	column := SaleColumns
	seat := 1 + 2 + 1 + int(box.lost[column]) + int(box.steps[column])
	return 1 + (pairsDrawn+firstOwned)*players + int(box.rounds)*(seat*players+min(vineyards, MaxOwned*players))
}

// NewState implements [engine.Game].
func (g Game) NewState(setup engine.Setup) (engine.State, error) {
	if err := engine.CheckSetup(g, setup); err != nil {
		return nil, err
	}
	return &State{board: newBoard(setup)}, nil
}

// NewInfo implements [engine.Game].
func (g Game) NewInfo(setup engine.Setup, seat engine.Player) (engine.InfoState, error) {
	if err := engine.CheckSeat(g, setup, seat); err != nil {
		return nil, err
	}
	return &Info{board: newBoard(setup), seat: seat}, nil
}

// The sources of chance; see [engine.Source] before changing a name.
const (
	SourceBanker engine.Source = "banker" // who is the banker (V10)
	SourcePair   engine.Source = "pair"   // which starting pair is turned up (V11)
)

// Source implements [engine.Game].
func (Game) Source(outcome engine.Action) engine.Source {
	if Decode(outcome).Kind == DecisionBanker {
		return SourceBanker
	}
	return SourcePair
}
