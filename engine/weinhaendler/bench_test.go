package weinhaendler

import (
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
	"treille/engine/match"
	"treille/engine/rng"
)

// BenchmarkPlayout plays whole games at random, listing everything at each ply.
func BenchmarkPlayout(b *testing.B) {
	for players := minPlayers; players <= maxPlayers; players++ {
		b.Run(string(rune('0'+players)), func(b *testing.B) {
			start := State{board: newBoard(players), shuffle: box.decks[players], looked: Hidden}
			var legal []engine.Action
			var outcomes []engine.Outcome
			stream := rng.New(1)
			plies := 0
			b.ReportAllocs()
			for b.Loop() {
				s := start
				for ; ; plies++ {
					p := s.CurrentPlayer()
					if p == engine.Terminal {
						break
					}
					var a engine.Action
					if p == engine.Chance {
						outcomes = s.ChanceOutcomes(outcomes[:0])
						a = match.Pick(outcomes, &stream)
					} else {
						legal = s.LegalActions(p, legal[:0])
						a = legal[stream.Intn(len(legal))]
					}
					s.Apply(p, a, nil)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(plies), "ns/ply")
		})
	}
}

func BenchmarkDeterminize(b *testing.B) { enginetest.BenchmarkDeterminize(b, Game{}) }
func BenchmarkGreedy(b *testing.B)      { enginetest.BenchmarkGreedy(b, Game{}) }
