package match

import (
	"slices"

	"treille/engine"
)

// Info returns what a seat, or engine.Spectator, knows. It is live: it grows
// with the game, and keeps its identity through Undo. It must not be changed; a
// screen that wants to lag behind makes a copy.
func (m *Match) Info(p engine.Player) engine.InfoState { return m.infos[m.index(p)] }

// Take returns the events that a seat, or engine.Spectator, may see and has not
// yet taken, in order; they must not be changed. Undo takes back events; a screen
// then begins anew from Info.
func (m *Match) Take(p engine.Player) []engine.Event {
	i := m.index(p)
	events := m.seen[i][m.taken[i]:]
	m.taken[i] = len(m.seen[i])
	return slices.Clip(events)
}

// History returns all events that a seat, or engine.Spectator, may see, from
// the beginning of the game. They must not be changed; the list stays as it is
// when the game goes on. It costs nothing, so that a screen may ask at each tick.
func (m *Match) History(p engine.Player) []engine.Event { return slices.Clip(m.seen[m.index(p)]) }
