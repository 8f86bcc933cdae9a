package match_test

import (
	"slices"
	"testing"

	"treille/engine"
)

// TestAfter: what a seat has seen, from any of it on, is the end of its history, which stays as it was handed out.
func TestAfter(t *testing.T) {
	m := begin(t, engine.Setup{Players: 3, Seed: 5})
	early := map[engine.Player][]engine.Event{}
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
		}
		p := m.Acting().First()
		must(t, m.Play(p, m.Legal(p, nil)[0]))
	}
}
