package zankapfel

import (
	_ "embed"
	"fmt"

	"treille/engine"
	"treille/engine/figures"
)

//go:embed rules.txt
var ruleBook string

// Game is Zankapfel.
type Game struct{}

var _ engine.Game = Game{}

// Name implements engine.Game.
func (Game) Name() string { return "zankapfel" }

// Players implements engine.Game.
func (Game) Players() (min, max int) { return 3, 6 }

// Rules implements engine.Game.
func (Game) Rules() string { return figures.Rules(data, pristine) }

// OptionNames implements engine.Game: there are none.
func (Game) OptionNames() []string { return nil }

// Rounds is the number of rounds that the chips allow (Z61).
func Rounds(players int) int { return Squares - players*chipsEach(players) }

// MaxPlies implements engine.Game. Repeated bouts and roll-offs (Z53, Z54) are
// not counted: chance alone ends them.
func (Game) MaxPlies(players int) int {
	n := players
	setup := 1 + 1 + handAtStart*n + 1 + chipsEach(n)*n
	farm := 2*n + 1 // a purchase each and the card after it; a card at the end
	mayor := 1 + n  // the announcement, an offer of each other seat, the answer
	harvest := n    // a call each
	// A discord card each, its dice, and the purchases: after each, all who have
	// not bought may wait again.
	quarrels := n + mostDice*n + n*n
	return setup + Rounds(n)*(farm+mayor+harvest+quarrels)
}

// check refuses a setup that the game does not know.
func check(setup engine.Setup) error {
	if setup.Players < 3 || setup.Players > 6 {
		return fmt.Errorf("zankapfel has 3 to 6 players, not %d", setup.Players)
	}
	if len(setup.Options) > 0 {
		return fmt.Errorf("zankapfel has no option %q; it has none at all", setup.Options[0])
	}
	return nil
}

// NewState implements engine.Game.
func (Game) NewState(setup engine.Setup) (engine.State, error) {
	if err := check(setup); err != nil {
		return nil, err
	}
	return &State{Table: newTable(setup.Players), pile: printed.Cards}, nil
}

// NewInfo implements engine.Game.
func (Game) NewInfo(setup engine.Setup, seat engine.Player) (engine.InfoState, error) {
	if err := check(setup); err != nil {
		return nil, err
	}
	if seat != engine.Spectator && (seat < 0 || int(seat) >= setup.Players) {
		return nil, fmt.Errorf("there is no seat %d among %d players", seat, setup.Players)
	}
	return &Info{Table: newTable(setup.Players), seat: seat}, nil
}

// Format implements engine.Game.
func (Game) Format(a engine.Action) string { return format(a) }

// Parse implements engine.Game.
func (Game) Parse(s string) (engine.Action, error) { return parse(s) }

// Policy implements engine.Game.
func (Game) Policy(name string) engine.Policy {
	switch name {
	case "greedy":
		return greedy{}
	case "odd":
		return odd{}
	}
	return nil
}

// RuleBook implements engine.Game.
func (Game) RuleBook() string { return ruleBook }
