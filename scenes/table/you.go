package table

import (
	"slices"

	"treille/engine"
	"treille/scenes/lang"
)

// You reports whether somebody is the only person who plays at this device, or has played what is seen
// again: what is said of him is said to him. What leaves the table names everybody.
func (t *Table) You(p engine.Player) bool {
	if p < 0 || t.named {
		return false
	}
	if t.replay != nil {
		return p == t.replay.person
	}
	return t.Here() == engine.Only(p)
}

// OnlyPerson is the seat of the only person of a game if he is called so; Terminal if there is none.
func OnlyPerson(seats []Seat, name string) engine.Player {
	only := engine.Terminal
	for i, s := range seats {
		switch {
		case s.Kind != Human:
		case only >= 0 || s.Name != name:
			return engine.Terminal
		default:
			only = engine.Player(i)
		}
	}
	return only
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
