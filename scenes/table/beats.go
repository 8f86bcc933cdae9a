package table

import "treille/engine"

// Beats are how the events of a game are shown: those that are not among them
// take no time.
type Beats map[engine.EventKind]struct {
	Ticks float64                    // of 1/60 s at speed 1
	Sound func(*Table, engine.Event) // lets it be heard; nil for silence
}

// Play plays what is heard of an event, and returns how many ticks it takes.
func (b Beats) Play(t *Table, e engine.Event) float64 {
	beat := b[e.Kind]
	if beat.Sound != nil {
		beat.Sound(t, e)
	}
	return beat.Ticks
}
