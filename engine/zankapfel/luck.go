package zankapfel

import "treille/engine"

// The kinds of draws that are counted.
const (
	luckCards = iota // apple cards dealt to a hand, red first
	luckDice         // pips of the dice of quarrels, from one
)

// Luck implements [engine.Fortunate].
func (Game) Luck() []int {
	return []int{luckCards: int(Joker-Red) + 1, luckDice: box.Pips}
}

// Draw implements [engine.Fortunate]. Cards that are turned up are for all, and not
// counted.
func (Game) Draw(state engine.State, a engine.Action) (engine.Draw, bool) {
	s, d := state.(*State), Decode(a)
	switch s.phase {
	case PhaseDeal:
		return engine.Draw{For: s.turn, Kind: luckCards, Face: int(d.Card - Red)}, true
	case PhaseRoll:
		return engine.Draw{For: s.turn, Kind: luckDice, Face: d.Number - 1}, true
	}
	return engine.Draw{}, false
}
