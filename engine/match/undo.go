package match

import (
	"fmt"

	"treille/engine"
)

// CanUndo reports whether a seat may take its last decision back: nobody else
// has decided since, no outcome of chance has fallen, and nobody has been shown
// what was hidden from him.
func (m *Match) CanUndo(p engine.Player) bool {
	if len(m.plies) == 0 || m.plies[len(m.plies)-1].who != p || p < 0 {
		return false
	}
	for _, e := range m.events.List[m.eventsBefore(len(m.plies)-1):] {
		if e.Reveals {
			return false
		}
	}
	return true
}

// eventsBefore returns how many events there were before the i-th ply.
func (m *Match) eventsBefore(i int) int {
	if i == 0 {
		return 0
	}
	return m.plies[i-1].events
}

// Undo takes back a seat's last decision by replaying all that was before. It
// fails unless CanUndo allows it. Events of that decision are gone: who has
// taken them begins anew from Info.
func (m *Match) Undo(p engine.Player) error {
	if !m.CanUndo(p) {
		return fmt.Errorf("seat %d can take nothing back: it may undo its own last decision, before anybody else decides, chance falls or something hidden is shown", p)
	}
	again, err := start(m.game, m.setup, m.rec.Seats)
	if err != nil {
		return err
	}
	again.keepNotes(m.rec) // a hint is not forgotten
	for _, ply := range m.plies[:len(m.plies)-1] {
		again.apply(ply.who, ply.action)
	}
	for i, info := range m.infos {
		// Whoever holds an information state keeps it, so its contents change.
		info.CopyFrom(again.infos[i])
		again.infos[i] = info
		again.taken[i] = min(m.taken[i], len(again.seen[i]))
	}
	*m = *again
	return nil
}
