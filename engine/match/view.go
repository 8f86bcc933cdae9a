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
	for i := len(m.plies) - 1; left > 0; i-- {
		for _, e := range slices.Backward(m.eventsOf(i)) {
			if left > 0 && e.Audience.Has(p) {
				left--
				list[left] = e
			}
		}
	}
	return list
}

// eventsOf returns what came of the i-th ply, for every audience, until the next call.
func (m *Match) eventsOf(i int) []engine.Event {
	packed := m.events[:m.plies[i].events]
	if i > 0 {
		packed = packed[m.plies[i-1].events:]
	}
	for m.fresh.Reset(); len(packed) > 0; {
		var e engine.Event
		e, packed = engine.NextEvent(packed)
		m.fresh.Add(e)
	}
	return m.fresh.List
}

// Before returns how many events a seat, or engine.Spectator, had seen before a ply, and how
// many decisions it had taken.
func (m *Match) Before(p engine.Player, ply int) (seen, taken int) {
	seen = m.Seen(p)
	for i, x := range m.plies {
		switch {
		case i < ply && x.who == p:
			taken++
		case i >= ply:
			for _, e := range m.eventsOf(i) {
				if e.Audience.Has(p) {
					seen--
				}
			}
		}
	}
	return seen, taken
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
