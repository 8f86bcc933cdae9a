package table

import "treille/engine"

// A Motivator is a game's view that can say what a decision of a computer player is for, where it looks
// odd.
type Motivator interface {
	// Motive goes on after the words of the decision and a comma, "" if there is nothing to be said. It is
	// told from what everybody knows.
	Motive(before engine.InfoState, e engine.Event) string
}

// motive is what a decision is for, "" if that is not said.
func (t *Table) motive(before engine.InfoState, e engine.Event) string {
	game, ok := t.game.(Motivator)
	if !ok || t.app.Settings.Unexplained || e.Player < 0 || t.Seat(e.Player).Kind == Human {
		return ""
	}
	return game.Motive(before, e)
}

// withMotive are the words of a decision with what it is for.
func (t *Table) withMotive(words, motive string) string {
	return t.app.Words.Table.Motive.With("words", words, "motive", motive)
}

// Motivated are the lines of an event, the first with what the decision is for.
func (t *Table) Motivated(lines []Line, before engine.InfoState, e engine.Event) []Line {
	if motive := t.motive(before, e); motive != "" && len(lines) > 0 {
		lines[0].Text, lines[0].Row = t.withMotive(lines[0].Text, motive), 0
	}
	return lines
}

// motivated puts what the decision is for before the words that tell of it: where that has no room, they
// go without.
func (t *Table) motivated(of Telling, before engine.InfoState, events []engine.Event) Telling {
	for _, e := range events[:min(of.Events, len(events))] {
		if motive := t.motive(before, e); motive != "" && len(of.Words) > 0 {
			of.Words, of.Most = append([]string{t.withMotive(of.Words[0], motive)}, of.Words...), 0
			break
		}
	}
	return of
}
