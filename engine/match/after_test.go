package match_test

import (
	"slices"
	"testing"

	"treille/engine"
)

// TestAfter: what a seat has seen, from any of it on, is the end of its history, which stays
// as it was handed out; and how far it had come at any ply is known later.
func TestAfter(t *testing.T) {
	m := begin(t, engine.Setup{Players: 3, Seed: 5})
	early := map[engine.Player][]engine.Event{}
	type reach struct{ seen, taken int }
	reached := map[engine.Player][]reach{}
	for !m.Over() {
		for _, p := range []engine.Player{0, 1, engine.Spectator} {
			all := m.History(p)
			if n := m.Seen(p); n != len(all) || !slices.Equal(all[:len(early[p])], early[p]) {
				t.Fatalf("after %d plies %d has seen %d events, and %d are handed out", m.Ply(), p, n, len(all))
			}
			for n := range len(all) + 1 {
				if !slices.Equal(m.After(p, n), all[n:]) {
					t.Fatalf("after %d plies, without the first %d, %d has not seen the end of its history", m.Ply(), n, p)
				}
			}
			early[p] = all
			now := reach{seen: len(all)}
			for _, x := range m.Record().Plies {
				if x.Who == p {
					now.taken++
				}
			}
			for len(reached[p]) < m.Ply() {
				reached[p] = append(reached[p], reach{-1, 0}) // chance was due
			}
			reached[p] = append(reached[p], now)
			for ply, then := range reached[p] {
				if seen, taken := m.Before(p, ply); then.seen >= 0 && (reach{seen, taken}) != then {
					t.Fatalf("after %d plies, before the one with number %d %d had seen %d events and taken %d decisions, not %+v", m.Ply(), ply, p, seen, taken, then)
				}
			}
		}
		p := m.Acting().First()
		must(t, m.Play(p, m.Legal(p, nil)[0]))
	}
}
