package vino

import (
	_ "embed"
	"fmt"

	"treille/engine"
	"treille/engine/figures"
)

// Game is Vino.
type Game struct{}

var _ engine.Game = Game{}

// HiddenMoney is the option under which the others' money is not shown. What
// is paid and earned is seen all the same.
const HiddenMoney = "hidden-money"

//go:embed rules.txt
var ruleBook string

// Name is "vino".
func (Game) Name() string { return "vino" }

// Players returns 3 and 5.
func (Game) Players() (min, max int) { return minSeats, maxSeats }

// Rules names the rules with their figures.
func (Game) Rules() string { return figures.Rules(dataText, dataDigits) }

// OptionNames lists the one option.
func (Game) OptionNames() []string { return []string{HiddenMoney} }

// RuleBook returns the rules' ids, each with a few words.
func (Game) RuleBook() string { return ruleBook }

// MaxPlies bounds the length of a game (V62).
func (Game) MaxPlies(players int) int {
	vineyards := 0
	for r := range Regions {
		vineyards += int(printed.size[r])
	}
	// In a round each seat chooses, passes at most twice, sells, gives back and
	// raises; and no vineyard is bought or given twice.
	column := saleColumns
	seat := 1 + 2 + 1 + int(printed.lost[column]) + int(printed.steps[column])
	return 1 + (pairsDrawn+firstOwned)*players + int(printed.rounds)*(seat*players+min(vineyards, MaxOwned*players))
}

// NewState returns the state before the banker is picked.
func (g Game) NewState(setup engine.Setup) (engine.State, error) {
	hidden, err := g.read(setup)
	if err != nil {
		return nil, err
	}
	s := &State{}
	s.start(setup.Players, hidden)
	return s, nil
}

// NewInfo returns what a seat, or Spectator, knows before the banker is picked.
func (g Game) NewInfo(setup engine.Setup, seat engine.Player) (engine.InfoState, error) {
	hidden, err := g.read(setup)
	if err != nil {
		return nil, err
	}
	if seat != engine.Spectator && !engine.Seats(setup.Players).Has(seat) {
		return nil, fmt.Errorf("vino: there is no seat %d; with %d players the last is %d", seat, setup.Players, setup.Players-1)
	}
	i := &Info{seat: seat}
	i.start(setup.Players, hidden)
	return i, nil
}

// read checks a setup and returns whether money is hidden.
func (Game) read(setup engine.Setup) (hiddenMoney bool, err error) {
	if setup.Players < minSeats || setup.Players > maxSeats {
		return false, fmt.Errorf("vino: %d players; it is for %d to %d", setup.Players, minSeats, maxSeats)
	}
	for _, o := range setup.Options {
		if o != HiddenMoney {
			return false, fmt.Errorf("vino: unknown option %q; there is %q", o, HiddenMoney)
		}
		if hiddenMoney {
			return false, fmt.Errorf("vino: option %q stands twice", o)
		}
		hiddenMoney = true
	}
	return hiddenMoney, nil
}

// Policy returns the computer player "greedy" or "odd", or nil.
func (Game) Policy(name string) engine.Policy {
	switch name {
	case "greedy":
		return greedy{}
	case "odd":
		return odd{}
	}
	return nil
}
