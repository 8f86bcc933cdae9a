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
// yet taken, in order. Undo takes back events; a screen then begins anew from Info.
func (m *Match) Take(p engine.Player) []engine.Event {
	i := m.index(p)
	events := m.After(p, m.taken[i])
	m.taken[i] = m.seen[i]
	return events
}

// Seen returns how many events a seat, or engine.Spectator, has seen.
func (m *Match) Seen(p engine.Player) int { return m.seen[m.index(p)] }

// After returns the events that a seat, or engine.Spectator, may see, without the first n of
// them. The list is the caller's. They are found from the end: the match keeps an event once.
func (m *Match) After(p engine.Player, n int) []engine.Event {
	left := m.Seen(p) - n
	list := make([]engine.Event, left)
	for i := len(m.events.List) - 1; left > 0; i-- {
		if e := m.events.List[i]; e.Audience.Has(p) {
			left--
			list[left] = e
		}
	}
	return list
}

// History returns all events that a seat, or engine.Spectator, may see, from
// the beginning of the game. They must not be changed; the list stays as it is
// when the game goes on. A screen may ask at each tick: the match keeps a copy for who asks.
func (m *Match) History(p engine.Player) []engine.Event {
	i := m.index(p)
	if n := len(m.told[i]); n < m.seen[i] {
		m.told[i] = append(m.told[i], m.After(p, n)...)
	}
	return slices.Clip(m.told[i])
}
