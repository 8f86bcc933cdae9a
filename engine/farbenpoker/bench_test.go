package farbenpoker_test

import (
	"fmt"
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
	"treille/engine/farbenpoker"
	"treille/engine/rng"
)

// BenchmarkPlayout plays random games to their ends and reports plies a second;
// every ply lists all that is legal.
func BenchmarkPlayout(b *testing.B) {
	for n := 2; n <= 5; n++ {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			b.ReportAllocs()
			start, err := farbenpoker.Game{}.NewState(engine.Setup{Players: n})
			if err != nil {
				b.Fatal(err)
			}
			state := engine.State(&farbenpoker.State{})
			stream := rng.New(1)
			var list []engine.Action
			var outcomes []engine.Outcome
			plies := 0
			for b.Loop() {
				state.CopyFrom(start)
				for {
					p := state.CurrentPlayer()
					if p == engine.Terminal {
						break
					}
					plies++
					if p == engine.Chance {
						outcomes = state.ChanceOutcomes(outcomes[:0])
						state.Apply(p, pickOutcome(outcomes, &stream), nil)
						continue
					}
					list = state.LegalActions(p, list[:0])
					state.Apply(p, list[stream.Intn(len(list))], nil)
				}
			}
			b.ReportMetric(float64(plies)/b.Elapsed().Seconds()/1e6, "Mplies/s")
		})
	}
}

// pickOutcome draws an outcome by its weight.
func pickOutcome(outcomes []engine.Outcome, stream *rng.Stream) engine.Action {
	total := int32(0)
	for _, o := range outcomes {
		total += o.Weight
	}
	k := int32(stream.Intn(int(total)))
	for _, o := range outcomes {
		if k -= o.Weight; k < 0 {
			return o.Action
		}
	}
	panic("no outcome")
}

func BenchmarkDeterminize(b *testing.B) { enginetest.BenchmarkDeterminize(b, farbenpoker.Game{}) }
func BenchmarkGreedy(b *testing.B)      { enginetest.BenchmarkGreedy(b, farbenpoker.Game{}) }
