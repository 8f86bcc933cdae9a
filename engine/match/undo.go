package match

import (
	"fmt"
	"slices"

	"treille/engine"
)

// CanUndo reports whether a seat may take its last decision back: nobody else
// has decided since, no outcome of chance has fallen, and nobody has been shown
// what was hidden from him.
func (m *Match) CanUndo(p engine.Player) bool {
	last := len(m.plies) - 1
	return last >= 0 && p >= 0 && m.plies[last].who == p && !m.shownSince(last)
}

// shownSince reports whether anybody has been shown something from a ply on, or something that is to be remembered
// has been seen.
func (m *Match) shownSince(ply int) bool {
	remembered, remembers := m.game.(engine.Remembered)
	for i := ply; i < len(m.plies); i++ {
		if remembers && remembered.Shows(m.plies[i].action) {
			return true
		}
		if slices.ContainsFunc(m.eventsOf(i), func(e engine.Event) bool { return e.Reveals }) {
			return true
		}
	}
	return false
}

// Asked returns the number of the last decision of a seat, if the others may allow that it
// is taken back: since then others have decided, no outcome of chance has fallen, and
// nobody has been shown what was hidden from him.
func (m *Match) Asked(p engine.Player) (ply int, ok bool) {
	if m.CanUndo(p) || p < 0 {
		return 0, false
	}
	for ply = len(m.plies) - 1; ply >= 0 && m.plies[ply].who >= 0; ply-- {
		if m.plies[ply].who == p {
			return ply, !m.shownSince(ply)
		}
	}
	return 0, false
}

// Undoable is how many of its last decisions a seat may take back one after the other, most
// at the most.
func (m *Match) Undoable(p engine.Player, most int) (n int) {
	if !m.CanUndo(p) {
		return 0
	}
	for n < min(most, len(m.plies)) && m.plies[len(m.plies)-1-n].who == p && !m.shownSince(len(m.plies)-1-n) {
		n++
	}
	return n
}

// Undo takes back a seat's last decision by replaying all that was before. It
// fails unless CanUndo allows it. Events of that decision are gone: who has
// taken them begins anew from Info.
func (m *Match) Undo(p engine.Player) error {
	if !m.CanUndo(p) {
		return fmt.Errorf("seat %d can take nothing back: it may undo its own last decision, before anybody else decides, chance falls or something hidden is shown", p)
	}
	return m.Rewind(len(m.plies) - 1)
}

// Rewind takes back all from a ply on, whoever decided it, as Undo does. Whether that is
// allowed is not looked at; see Undo and Asked.
func (m *Match) Rewind(ply int) error {
	if ply < 0 || ply > len(m.plies) {
		return fmt.Errorf("there is no ply %d; there were %d", ply, len(m.plies))
	}
	again, err := start(m.game, m.setup, m.rec.Seats)
	if err != nil {
		return err
	}
	again.keepNotes(m.rec) // a hint is not forgotten
	for _, ply := range m.plies[:ply] {
		again.apply(ply.who, ply.action)
	}
	for i, info := range m.infos {
		// Whoever holds an information state keeps it, so its contents change.
		info.CopyFrom(again.infos[i])
		again.infos[i] = info
		again.taken[i] = min(m.taken[i], again.seen[i])
	}
	*m = *again
	return nil
}
