package zankapfel

import (
	_ "embed"

	"treille/engine"
	"treille/engine/figures"
)

//go:embed rules.txt
var ruleBook string

// Game is Zankapfel.
type Game struct{}

var _ engine.Game = Game{}

// Name implements [engine.Game].
func (Game) Name() string { return "zankapfel" }

// Players implements [engine.Game].
func (Game) Players() (min, max int) { return minPlayers, maxPlayers }

// Rules implements [engine.Game].
func (Game) Rules() string { return figures.Rules("1", dataText, pristine) }

// OptionNames implements [engine.Game]: there are none.
func (Game) OptionNames() []string { return nil }

// Rounds is the number of rounds that the chips allow (Z61).
func Rounds(players int) int { return Squares - players*ChipsEach(players) }

// MaxPlies implements [engine.Game]. Repeated bouts and roll-offs (Z53, Z54) are
// not counted: chance alone ends them.
func (Game) MaxPlies(players int) int {
	n := players
	setup := 1 + 1 + HandAtStart*n + 1 + ChipsEach(n)*n
	farm := 2*n + 1 // a purchase each and the card after it; a card at the end
	mayor := 1 + n  // the announcement, an offer of each other seat, the answer
	harvest := n    // a call each
	// A discord card each, its dice, and the purchases: after each, all who have
	// not bought may wait again.
	quarrels := n + MostDice*n + n*n
	return setup + Rounds(n)*(farm+mayor+harvest+quarrels)
}

// NewState implements [engine.Game].
func (g Game) NewState(setup engine.Setup) (engine.State, error) {
	if err := engine.CheckSetup(g, setup); err != nil {
		return nil, err
	}
	return &State{board: newBoard(setup.Players), pile: box.Cards}, nil
}

// NewInfo implements [engine.Game].
func (g Game) NewInfo(setup engine.Setup, seat engine.Player) (engine.InfoState, error) {
	if err := engine.CheckSeat(g, setup, seat); err != nil {
		return nil, err
	}
	return &Info{board: newBoard(setup.Players), seat: seat}, nil
}

// The sources of chance; see [engine.Source] before changing a name.
const (
	SourceFirst engine.Source = "first" // who is the first player (Z10)
	SourceCard  engine.Source = "card"  // what comes off the pile
	SourceDie   engine.Source = "die"   // what a die shows (Z52)
)

// Source implements [engine.Game].
func (Game) Source(outcome engine.Action) engine.Source {
	switch kind, _, _ := unpack(outcome); kind {
	case DecisionFirst:
		return SourceFirst
	case DecisionDie:
		return SourceDie
	}
	return SourceCard
}

// RuleBook implements [engine.Game].
func (Game) RuleBook() string { return ruleBook }
