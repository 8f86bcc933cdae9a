package table

// Behind reports whether something is still to be shown.
func (t *Table) Behind() bool { return t.session.Behind() }

// Rounds are the steps of a replay at which rounds begin.
func (t *Table) Rounds() []int { return t.replay.rounds }

// Pending is the number of events that are still to be shown.
func (s *Session) Pending() int { return len(s.queue) }

// Turn is what the banner says.
func (t *Table) Turn() Turn { return t.game.Turn(t.app.Frame().Shape) }

// OpenChance is what a hint tells of a chance.
var OpenChance = openChance
