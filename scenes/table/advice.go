package table

import (
	"treille/engine"
	"treille/engine/search"
)

// Advice is what the strongest computer player found about the viewer's decision.
type Advice struct {
	Info    engine.InfoState // what the viewer knows
	Results []search.Result  // the advised decision first; at least one
}

// Best is the advised decision.
func (a Advice) Best() engine.Action { return a.Results[0].Action }

// Alternative is the best of the other decisions; false if none was compared.
func (a Advice) Alternative() (search.Result, bool) {
	best := search.Result{Mean: -1}
	for _, r := range a.Results[1:] {
		if r.Playouts > 0 && r.Mean > best.Mean {
			best = r
		}
	}
	return best, best.Mean >= 0
}

// A Hint is advice in the words of a game.
type Hint struct {
	Look, Do, Why Clue
	// Other names the best alternative in the middle of a sentence: "passing"; ""
	// if there is none.
	Other string
	// Against is what was found about what Other names, if that is not the best
	// alternative of all: another one may come to the same in words.
	Against search.Result
	// Take picks up what Do names, as the player would, without deciding; nil if
	// there is nothing to pick up.
	Take func()
}

// A Clue is one part of a hint.
type Clue struct {
	Words string // after the part's heading; what stands between asterisks is bold
	// At are ids of controls, or keys of items, of the pieces that it is about:
	// they glow, and the clue's number stands at them.
	At []string
}

// An Advised is a GameView that can put advice into words.
type Advised interface {
	Advise(Advice) Hint
}
