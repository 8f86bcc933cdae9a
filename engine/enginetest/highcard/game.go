package highcard

import (
	_ "embed"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"treille/engine"
	"treille/engine/rng"
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
func (Game) NewState(setup engine.Setup) (engine.State, error) {
	table, err := newTable(setup)
	if err != nil {
		return nil, err
	}
	return &State{table: table, pile: allCards}, nil
}

// NewInfo returns what a seat knows before the first player is picked.
func (Game) NewInfo(setup engine.Setup, seat engine.Player) (engine.InfoState, error) {
	table, err := newTable(setup)
	if err != nil {
		return nil, err
	}
	return &Info{table: table, seat: seat}, nil
}

func newTable(setup engine.Setup) (table, error) {
	if setup.Players < 2 || setup.Players > maxSeats {
		return table{}, fmt.Errorf("highcard is for 2 to 4 players, not %d", setup.Players)
	}
	t := table{seats: int8(setup.Players), rounds: 2}
	for _, o := range setup.Options {
		if o != "short" {
			return table{}, fmt.Errorf("highcard has no option %q", o)
		}
		t.rounds = 1
	}
	return t, nil
}

// An action is a verb in the higher bits and a number in the lower eight.
const (
	first engine.Action = iota << 8
	card
	hold
	swap
	lay
)

var verbs = []string{"first", "card", "hold", "swap", "lay"}

// number returns an action's seat or card.
func number(a engine.Action) int8 { return int8(a & 0x7f) }

func (Game) Format(a engine.Action) string {
	if a == hold {
		return "hold"
	}
	return verbs[a>>8] + " " + strconv.Itoa(int(number(a)))
}

func (Game) Parse(text string) (engine.Action, error) {
	words := strings.Split(text, " ")
	i := slices.Index(verbs, words[0])
	if i < 0 {
		return 0, fmt.Errorf("%q is no decision of highcard; there are %s", words[0], strings.Join(verbs, ", "))
	}
	verb := engine.Action(i) << 8
	if verb == hold {
		if len(words) > 1 {
			return 0, fmt.Errorf("%q is too much after hold", words[1])
		}
		return hold, nil
	}
	if len(words) != 2 {
		return 0, fmt.Errorf("%q should be %s and one number", text, words[0])
	}
	n, err := strconv.Atoi(words[1])
	if err != nil || strconv.Itoa(n) != words[1] || n < 0 || n > cards {
		return 0, fmt.Errorf("%q should be a number from 0 to %d", words[1], cards)
	}
	return verb | engine.Action(n), nil
}

// Policy returns "greedy", who keeps high cards and lays his highest, and "odd",
// who swaps whenever he can and lays his lowest.
func (Game) Policy(name string) engine.Policy {
	switch name {
	case "greedy":
		return policy{greedy: true}
	case "odd":
		return policy{}
	}
	return nil
}

type policy struct{ greedy bool }

func (p policy) Choose(_ engine.InfoState, legal []engine.Action, stream *rng.Stream) engine.Action {
	last := legal[len(legal)-1]
	if !p.greedy && len(legal) > 1 && legal[0] == hold {
		return legal[1]
	}
	if p.greedy && last&^0xff == lay {
		return last
	}
	return legal[0]
}
