package review_test

import (
	"slices"
	"testing"

	"treille/engine"
	"treille/engine/games"
	"treille/engine/match"
	"treille/engine/review"
	"treille/engine/search"
)

// moments are what a spectator knows at each step of a game, the end too.
func moments(t *testing.T, g played) (list []engine.InfoState) {
	t.Helper()
	_, err := match.Replay(g.game, g.rec, func(m *match.Match) {
		if ply := m.Ply(); ply < len(g.rec.Plies) && g.rec.Plies[ply].Who < 0 {
			return
		}
		in, err := g.game.NewInfo(g.rec.Setup(), engine.Spectator)
		must(t, err)
		in.CopyFrom(m.Info(engine.Spectator))
		list = append(list, in)
	})
	must(t, err)
	return list
}

// TestOutlook wants chances at each step of a game that add up to certainty, that agree with
// those of a review where it has some, that decide the game at its end, and that are the
// same if they are found again.
func TestOutlook(t *testing.T) {
	for _, game := range games.All() {
		g := play(t, game, -1, 0)
		o, err := review.NewOutlook(game, g.rec.Setup())
		must(t, err)
		list := moments(t, g)
		find := func(step int) []int {
			o.Begin(step, list[step])
			for !o.Step() {
			}
			return o.Chances()
		}
		far := 0
		var before []int
		for step := range list {
			now, sum := find(step), 0
			for p, c := range now {
				sum += c
				if before != nil && max(c-before[p], before[p]-c) > search.One/2 {
					far++
				}
			}
			if sum < search.One*99/100 || sum > search.One {
				t.Errorf("%s, step %d: the chances %v add up to %d", game.Name(), step, now, sum)
			}
			before = now
		}
		if far > 4 {
			t.Errorf("%s: %d times a decision turns the chances over", game.Name(), far)
		}
		if !slices.Equal(find(7), find(7)) {
			t.Errorf("%s: a moment has other chances the second time", game.Name())
		}
		if game.Name() == "farbenpoker" { // whose rounds begin before the dice are rolled
			continue
		}
		for _, q := range look(t, g, 100).Points() {
			if now := find(q.Step); !slices.Equal(now, q.Chances) {
				t.Errorf("%s, step %d: the chances are %v, those of the review %v", game.Name(), q.Step, now, q.Chances)
			}
		}
	}
}
