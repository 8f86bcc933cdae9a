package table

import (
	"slices"

	"treille/engine"
	"treille/scenes/lang"
)

// You reports whether somebody is the only person who plays at this device: what is said of him is
// said to him. A game that is seen again names everybody, and so does what leaves the table.
func (t *Table) You(p engine.Player) bool {
	return p >= 0 && !t.named && t.replay == nil && t.Here() == engine.Only(p)
}

// WordsOf are the words for what is said of some seats.
func (t *Table) WordsOf(seats ...engine.Player) *lang.Words {
	if slices.ContainsFunc(seats, t.You) {
		return t.app.Words.You()
	}
	return t.app.Words
}

// Subject is a player's name at the beginning of a sentence, or "You".
func (t *Table) Subject(p engine.Player) string { return t.Subjects([]engine.Player{p}) }

// Subjects begins a sentence about some seats: "You and Ben".
func (t *Table) Subjects(seats []engine.Player) string {
	return t.list(seats, lang.Capital(t.app.Words.Table.You))
}

// Some says who some seats are as the subject within a sentence: "you and Ben".
func (t *Table) Some(seats []engine.Player) string { return t.list(seats, t.app.Words.Table.You) }

// AheadOf says who some seats are that another is ahead of.
func (t *Table) AheadOf(seats []engine.Player) string {
	return t.list(seats, t.app.Words.Table.YouBehind)
}

// byName lets everybody be named, as in what leaves the table, until the returned function is called.
func (t *Table) byName() (end func()) {
	before := t.named
	t.named = true
	return func() { t.named = before }
}

// list says who some seats are: first the only person who plays.
func (t *Table) list(seats []engine.Player, you string) string {
	names := Each(Where(seats, func(p engine.Player) bool { return !t.You(p) }), t.PlayerName)
	if len(names) < len(seats) {
		names = append([]string{you}, names...)
	}
	return t.app.Words.List(names...)
}

// Says is a sentence of what somebody does, without its full stop.
func (t *Table) Says(p engine.Player, does string) string { return t.Subject(p) + " " + does }
