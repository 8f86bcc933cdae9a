package engine

import (
	"fmt"
	"slices"
	"strings"
)

// A Setup decides a game together with the decisions taken (rule C1).
type Setup struct {
	Players int
	Seed    uint64
	Options []string // sorted, each one of the game's OptionNames
	Rules   string   // "" for those of today, see [Plays]
}

// Has reports whether the setup has an option.
func (s Setup) Has(option string) bool { return slices.Contains(s.Options, option) }

// Plays reports whether a game can be played by some rules: those of today, or of before.
func Plays(g Game, rules string) bool {
	amended, ok := g.(Amended)
	return rules == g.Rules() || ok && slices.Contains(amended.Before(), rules)
}

// CheckSetup says why a game cannot be played with a setup: a wrong number of
// players, an option that the game does not know, an option named twice, rules by
// which it is not played.
func CheckSetup(g Game, setup Setup) error {
	if min, max := g.Players(); setup.Players < min || setup.Players > max {
		return fmt.Errorf("%s is for %d to %d players, not %d", g.Name(), min, max, setup.Players)
	}
	if setup.Rules != "" && !Plays(g, setup.Rules) {
		return fmt.Errorf("%s is played by the rules %q, not %q", g.Name(), g.Rules(), setup.Rules)
	}
	known := g.OptionNames()
	for i, o := range setup.Options {
		switch {
		case len(known) == 0:
			return fmt.Errorf("%s has no option %q; it has none at all", g.Name(), o)
		case !slices.Contains(known, o):
			return fmt.Errorf("%s has no option %q; it has %s", g.Name(), o, strings.Join(known, ", "))
		case slices.Contains(setup.Options[:i], o):
			return fmt.Errorf("the option %q of %s is named twice", o, g.Name())
		}
	}
	return nil
}

// CheckSeat is CheckSetup, and says too that there is no such seat; Spectator is
// one.
func CheckSeat(g Game, setup Setup, p Player) error {
	if err := CheckSetup(g, setup); err != nil {
		return err
	}
	if p != Spectator && (p < 0 || int(p) >= setup.Players) {
		return fmt.Errorf("%s has no seat %d; the seats of %d players are 0 to %d", g.Name(), p, setup.Players, setup.Players-1)
	}
	return nil
}
