package table

import (
	"treille/engine"
	"treille/scenes/lang"
)

// counts is what a score counts.
func (e *Ending) counts(w *lang.Words) lang.Plural {
	if e.Counts != (lang.Plural{}) {
		return e.Counts
	}
	return w.Table.Points
}

// countsHead is the heading of the scores.
func (e *Ending) countsHead(w *lang.Words) string {
	if e.CountsHead != "" {
		return e.CountsHead
	}
	return w.Result.Points
}

// lasted says how long the game was.
func (e *Ending) lasted(w *lang.Words) lang.Plural {
	if e.Lasted != (lang.Plural{}) {
		return e.Lasted
	}
	return w.Result.Finished
}

// lastedShort is the same for little room.
func (e *Ending) lastedShort(w *lang.Words) lang.Plural {
	if e.LastedShort != (lang.Plural{}) {
		return e.LastedShort
	}
	return w.Result.Rounds
}

// termsOf is a seat's score taken apart; nil where it is no sum.
func (e *Ending) termsOf(p engine.Player) []Term {
	if len(e.Columns) == 0 {
		return nil
	}
	return e.Terms(p)
}
