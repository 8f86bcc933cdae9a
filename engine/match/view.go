package match

import "treille/engine"

// Info returns what a seat, or engine.Spectator, knows. It is live: it grows
// with the game, and keeps its identity through Undo. It must not be changed; a
// screen that wants to lag behind makes a copy.
func (m *Match) Info(p engine.Player) engine.InfoState { return m.infos[m.index(p)] }

// Take returns the events that a seat, or engine.Spectator, may see and has not
// yet taken, in order. Undo takes back events; a screen then begins anew from
// Info.
func (m *Match) Take(p engine.Player) []engine.Event {
	i := m.index(p)
	events := m.seen(p, m.taken[i])
	m.taken[i] = len(m.events.List)
	return events
}

// History returns all events that a seat, or engine.Spectator, may see, from
// the beginning of the game.
func (m *Match) History(p engine.Player) []engine.Event {
	m.index(p)
	return m.seen(p, 0)
}

func (m *Match) seen(p engine.Player, from int) []engine.Event {
	var events []engine.Event
	for _, e := range m.events.List[from:] {
		if e.Audience.Has(p) {
			events = append(events, e)
		}
	}
	return events
}
