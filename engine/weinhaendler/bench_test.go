package weinhaendler

import (
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
	"treille/engine/rng"
)

func BenchmarkPlayout(b *testing.B) { enginetest.BenchmarkPlayout(b, Game{}) }
func BenchmarkCopy(b *testing.B)    { enginetest.BenchmarkCopy(b, Game{}) }

// BenchmarkDeterminize draws worlds in the middle of a game.
func BenchmarkDeterminize(b *testing.B) {
	s := State{board: newBoard(4), shuffle: box.decks[4], looked: Hidden}
	stream := rng.New(3)
	for range 120 {
		p := s.CurrentPlayer()
		if p == engine.Chance {
			list := s.ChanceOutcomes(nil)
			s.Apply(p, engine.Pick(list, &stream), nil)
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
