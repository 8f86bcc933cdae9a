package main

import (
	"treille/engine"
	"treille/engine/match"
	"treille/engine/rng"
)

// A playout plays random games on one state again and again, and allocates
// nothing while it does.
type playout struct {
	start, state engine.State
	stream       rng.Stream
	legal        []engine.Action
	outcomes     []engine.Outcome
}

func newPlayout(game engine.Game, setup engine.Setup) (*playout, error) {
	start, err := game.NewState(setup)
	if err != nil {
		return nil, err
	}
	state, err := game.NewState(setup)
	if err != nil {
		return nil, err
	}
	p := &playout{start: start, state: state, stream: rng.New(setup.Seed)}
	// The longest lists are met within a few games.
	for range 20 {
		p.play()
	}
	return p, nil
}

// play plays one game from its beginning and returns how many plies it took.
// Each decision is as likely as any other, each outcome by its weight.
func (p *playout) play() (plies int) {
	p.state.CopyFrom(p.start)
	for ; ; plies++ {
		who := p.state.CurrentPlayer()
		switch who {
		case engine.Terminal:
			return plies
		case engine.Chance:
			p.outcomes = p.state.ChanceOutcomes(p.outcomes[:0])
			p.state.Apply(engine.Chance, match.Pick(p.outcomes, &p.stream), nil)
			continue
		case engine.Simultaneous:
			who = p.state.Acting().First()
		}
		p.legal = p.state.LegalActions(who, p.legal[:0])
		p.state.Apply(who, p.legal[p.stream.Intn(len(p.legal))], nil)
	}
}
