package table

import "treille/engine"

// Beats are how the events of a game are shown, which the game takes apart to an
// E: those that are not among them take no time. They stand at the events' numbers.
type Beats[E any] [1 << 8]struct {
	Ticks float64         // of 1/60 s at speed 1
	Sound func(*Table, E) // lets it be heard; nil for silence
}

// Play plays what is heard of an event, and returns how many ticks it takes.
func (b *Beats[E]) Play(t *Table, kind engine.EventKind, e E) float64 {
	beat := &b[kind]
	if beat.Sound != nil {
		beat.Sound(t, e)
	}
	return beat.Ticks
}
