package weinhaendler

import (
	"treille/engine"
	"treille/engine/rng"
	"treille/engine/search"
)

// The levels. Easy goes by its style alone. Medium compares a few playouts, lays by
// a style, and plans its last placings. Hard compares many, also of what could be
// laid, and tells how the others bid.
var (
	easy   = stylePolicy{&easyStyle}
	medium = search.Player{Model: newModel(traits{plans: true, musts: true, lays: &mediumStyle}), Budget: 16, Guard: 10}
	hard   = search.Player{Model: newModel(hardTraits), Budget: 300, Guard: 10}
)

var hardTraits = traits{reads: true, plans: true, tries: true, lays: &sensibleStyle}

// Adviser implements [engine.Advising]: hard, which also compares passing and drawing where it would
// fight for a third equal bottle, or a small one seems better.
func (Game) Adviser() engine.Policy {
	adviser, whole := hard, hardTraits
	whole.whole = true
	adviser.Model = newModel(whole)
	return adviser
}

func newModel(t traits) func() search.Model {
	return func() search.Model { return &model{traits: t} }
}

// A stylePolicy bids and lays by a style.
type stylePolicy struct{ style *style }

// Choose implements [engine.Policy].
func (p stylePolicy) Choose(info engine.InfoState, _ []engine.Action, _ *rng.Stream) engine.Action {
	in := info.(*Info)
	if in.phase == PhaseCellars {
		return layQuickly(&in.board, in.hand, p.style)
	}
	var (
		b     bidder
		worth [Kinds]int32
	)
	cellar, _ := in.open(in.turn)
	p.style.worths(&cellar, &worth)
	return b.choose(&in.board, in.hand, &worth, p.style)
}

// WithCharacter implements [engine.Mannered].
func (p stylePolicy) WithCharacter(c engine.Character) engine.Policy {
	style := *p.style
	style.temper(c)
	return stylePolicy{&style}
}

// Policy implements [engine.Game].
func (Game) Policy(name string) engine.Policy {
	switch name {
	case engine.Greedy:
		return greedyPolicy{}
	case engine.Odd:
		return oddPolicy{}
	case engine.Novice:
		return novicePolicy{}
	case engine.Easy:
		return easy
	case engine.Medium:
		return medium
	case engine.Hard:
		return hard
	}
	return nil
}
