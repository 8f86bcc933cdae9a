package weinhaendler

import (
	"testing"

	"treille/engine"
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

// BenchmarkDeterminize draws worlds in the middle of a game.
func BenchmarkDeterminize(b *testing.B) {
	s := State{board: newBoard(4), shuffle: box.decks[4], looked: Hidden}
	stream := rng.New(3)
	for range 120 {
		p := s.CurrentPlayer()
		if p == engine.Chance {
			list := s.ChanceOutcomes(nil)
			s.Apply(p, match.Pick(list, &stream), nil)
		} else {
			list := s.LegalActions(p, nil)
			s.Apply(p, list[stream.Intn(len(list))], nil)
		}
	}
	info := Info{seat: 0, looked: Hidden}
	info.Project(&s)
	var world State
	b.ReportAllocs()
	for b.Loop() {
		info.Determinize(&stream, &world)
	}
}

// BenchmarkGreedy asks the greedy player at the first decision.
func BenchmarkGreedy(b *testing.B) {
	s := State{board: newBoard(4), shuffle: box.decks[4], looked: Hidden}
	for s.CurrentPlayer() == engine.Chance {
		s.Apply(engine.Chance, s.ChanceOutcomes(nil)[0].Action, nil)
	}
	info := Info{seat: s.CurrentPlayer(), looked: Hidden}
	info.Project(&s)
	legal := info.LegalActions(nil)
	stream := rng.New(1)
	for b.Loop() {
		greedyPolicy{}.Choose(&info, legal, &stream)
	}
}
