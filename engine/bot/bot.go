// Package bot is the computer players. A bot holds no game: it is shown what
// its seat knows, and chooses. What it chooses depends on its seed, seat, the
// ply and that knowledge alone, so a game resumed or taken back goes on alike.
package bot

import (
	"fmt"
	"slices"
	"strings"

	"treille/engine"
	"treille/engine/rng"
)

// Random is the name of the player that every game has: each decision is as
// likely as any other.
const Random = "random"

// known are the names of the players that a game may have, weakest first.
var known = []string{Random, "odd", "greedy"}

// Names lists the computer players of a game, weakest first.
func Names(game engine.Game) []string {
	return slices.DeleteFunc(slices.Clone(known), func(name string) bool { return policy(name, game) == nil })
}

func policy(name string, game engine.Game) engine.Policy {
	if name == Random {
		return random{}
	}
	return game.Policy(name)
}

// A Bot is a computer player in a seat of one game.
type Bot struct {
	policy engine.Policy
	seed   uint64
	seat   engine.Player
	legal  []engine.Action
	stream rng.Stream // of the last decision, here so as not to be allocated
}

// New returns the computer player of that name for a seat. It fails if the game
// has none.
func New(name string, game engine.Game, seed uint64, seat engine.Player) (*Bot, error) {
	p := policy(name, game)
	if p == nil {
		return nil, fmt.Errorf("%s has no computer player %q; there are %s", game.Name(), name, strings.Join(Names(game), ", "))
	}
	return &Bot{policy: p, seed: seed, seat: seat}, nil
}

// streams keeps the bots' streams apart from those of chance, which are made of
// the same seed.
const streams = 0xB07

// Choose returns a decision for the bot's seat, which must owe one, from what
// it knows. The ply is how many were taken before.
func (b *Bot) Choose(info engine.InfoState, ply int) engine.Action {
	if info.Seat() != b.seat {
		panic(fmt.Sprintf("bot: seat %d is shown what seat %d knows", b.seat, info.Seat()))
	}
	b.legal = info.LegalActions(b.legal[:0])
	b.stream = rng.New(b.seed, streams, uint64(b.seat), uint64(ply))
	return b.policy.Choose(info, b.legal, &b.stream)
}

type random struct{}

func (random) Choose(_ engine.InfoState, legal []engine.Action, stream *rng.Stream) engine.Action {
	return legal[stream.Intn(len(legal))]
}
