package enginetest

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"treille/engine"
	"treille/engine/rng"
)

// benchGames is how many games a benchmark takes its positions from, for each
// setup: by each kind of player as often.
const benchGames = 12

// BenchmarkDeterminize draws worlds at the decisions of whole games, as the seat
// does that decides. A subtest for each setup reports, beside the mean time, the
// median and the worst of all positions, in ns a call.
func BenchmarkDeterminize(b *testing.B, game engine.Game) {
	benchmarkDecisions(b, game, func(setup engine.Setup, stream *rng.Stream) (func(*moment), error) {
		world, err := game.NewState(setup)
		return func(m *moment) { m.infos[m.acting].Determinize(stream, world) }, err
	})
}

// BenchmarkGreedy asks the player "greedy" for the decisions of whole games. It
// reports what BenchmarkDeterminize does.
func BenchmarkGreedy(b *testing.B, game engine.Game) {
	greedy := game.Policy("greedy")
	benchmarkDecisions(b, game, func(_ engine.Setup, stream *rng.Stream) (func(*moment), error) {
		return func(m *moment) { greedy.Choose(m.infos[m.acting], m.legal, stream) }, nil
	})
}

// benchmarkDecisions measures what prepare returns at each decision.
func benchmarkDecisions(b *testing.B, game engine.Game, prepare func(engine.Setup, *rng.Stream) (func(*moment), error)) {
	s := newSuite(game, Options{})
	for _, setup := range s.setups() {
		name := fmt.Sprint(setup.Players)
		for _, o := range setup.Options {
			name += "-" + o
		}
		b.Run(name, func(b *testing.B) {
			stream := rng.New(1)
			do, err := prepare(setup, &stream)
			if err != nil {
				b.Fatal(err)
			}
			var list []moment
			for seed := range uint64(benchGames) {
				setup.Seed = seed
				game, err := s.moments(setup)
				if err != nil {
					b.Fatal(err)
				}
				list = append(list, game...)
			}
			list = slices.DeleteFunc(list, func(m moment) bool { return m.acting < 0 })
			b.ReportAllocs()
			k := 0
			for b.Loop() {
				do(&list[k%len(list)])
				k++
			}
			median, worst := spread(list, do)
			b.ReportMetric(median, "median-ns")
			b.ReportMetric(worst, "worst-ns")
		})
	}
}

// spread times each moment by itself, and returns the median and the worst, in
// ns. So that it is not the machine that is measured, each counts with the
// fastest of a few runs.
func spread(list []moment, do func(*moment)) (median, worst float64) {
	const runs, calls = 8, 8
	var times []float64
	for i := range list {
		best := time.Duration(1 << 62)
		for range runs {
			start := time.Now()
			for range calls {
				do(&list[i])
			}
			best = min(best, time.Since(start))
		}
		times = append(times, float64(best.Nanoseconds())/calls)
	}
	slices.Sort(times)
	return times[len(times)/2], times[len(times)-1]
}
