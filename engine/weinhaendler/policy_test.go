package weinhaendler

import (
	"testing"

	"treille/engine"
	"treille/engine/match"
	"treille/engine/rng"
)

// playPolicies plays a game of computer players, nil for random ones, and
// returns its end and the number of rounds.
func playPolicies(t *testing.T, seed uint64, policies []engine.Policy) *State {
	t.Helper()
	sc := start(t, len(policies))
	stream := rng.New(seed)
	for sc.s.phase != Over {
		p := sc.s.CurrentPlayer()
		if p == engine.Chance {
			sc.s.Apply(p, match.Pick(sc.s.ChanceOutcomes(nil), &stream), nil)
			continue
		}
		legal := sc.s.LegalActions(p, nil)
		a := legal[stream.Intn(len(legal))]
		if policies[p] != nil {
			a = policies[p].Choose(sc.info(p), legal, &stream)
		}
		sc.s.Apply(p, a, nil)
	}
	return sc.s
}

func TestGreedyBeatsRandom(t *testing.T) {
	won, points, others := 0, 0, 0
	const games = 60
	for seed := range uint64(games) {
		n := 3 + int(seed%3)
		seat := int(seed) % n
		policies := make([]engine.Policy, n)
		policies[seat] = Game{}.Policy("greedy")
		s := playPolicies(t, seed, policies)
		if s.Winners().Has(engine.Player(seat)) {
			won++
		}
		for p, v := range s.Returns(nil) {
			if p == seat {
				points += int(v)
			} else {
				others += int(v) / (n - 1)
			}
		}
	}
	t.Logf("greedy won %d of %d, %d points a game against %d", won, games, points/games, others/games)
	if won < games*9/10 {
		t.Errorf("greedy won %d of %d games against random players", won, games)
	}
}
