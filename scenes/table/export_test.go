package table

import "treille/engine"

// Behind reports whether something is still to be shown.
func (t *Table) Behind() bool { return t.session.Behind() }

// Rounds are the steps of a replay at which rounds begin.
func (t *Table) Rounds() []int { return t.replay.rounds }

// Pending is the number of events that are still to be shown.
func (s *Session) Pending() int { return len(s.queue) }

// Turn is what the banner says.
func (t *Table) Turn() Turn { return t.game.Turn(t.app.Frame().Shape) }

// Sentences are the lines of the log, Copied the same as it is copied.
func (t *Table) Sentences() []string { return Each(t.log.Lines, t.sentence) }
func (t *Table) Copied() string      { return (&logPage{table: t, seat: engine.Chance}).text() }

// Headlines say who has won: on the page of the result, and where the game is shared.
func (t *Table) Headlines() (here, shared string) {
	return newResult(t).headline(), t.tale(t.app.Now()).Headline
}
