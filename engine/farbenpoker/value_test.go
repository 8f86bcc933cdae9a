package farbenpoker

import (
	"testing"

	"treille/engine"
	"treille/engine/search"
)

// Every stage that games reach has weights, more chips mean a better chance, and
// the chances of all add up to certainty.
func TestValues(t *testing.T) {
	for n := minPlayers; n <= maxPlayers; n++ {
		for seed := range uint64(50) {
			for p := newPlayout(n, seed, 0); p.phase != PhaseOver; p.step() {
				stage, ok := p.stage()
				if !ok {
					continue
				}
				if values.Weights(n, stage) == nil {
					t.Fatalf("%d players: stage %d has no weights", n, stage)
				}
				sum, now := 0, p.offers()
				for seat := range engine.Player(n) {
					chance := now.chance(n, stage, seat)
					sum += chance
					richer := now
					richer[seat][TermChips] += 3
					if p.looks > 0 && richer.chance(n, stage, seat) < chance {
						t.Errorf("%d players, stage %d: three chips more lower the chance of seat %d", n, stage, seat)
					}
				}
				if sum < search.One-n || sum > search.One {
					t.Errorf("%d players: the chances add up to %d of %d", n, sum, search.One)
				}
			}
		}
	}
}
