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

// Reason is the index of the value's term that speaks most for the advised
// decision and against the alternative, and how much more of it that decision
// gives, in hundredths of the term's unit; ok is false if no term does.
func (a Advice) Reason() (term, amount int, ok bool) {
	other, found := a.Alternative()
	if !found {
		return 0, 0, false
	}
	most := 0
	for i, mine := range a.Results[0].Terms {
		if i >= len(other.Terms) {
			break
		}
		theirs := other.Terms[i]
		if d := mine.Strength - theirs.Strength; d > most && mine.Amount != theirs.Amount {
			most, term, amount, ok = d, i, mine.Amount-theirs.Amount, true
		}
	}
	return term, amount, ok
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
