package vino

import (
	"fmt"
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
	"treille/engine/rng"
)

// BenchmarkPlayout plays random games, listing all that is legal at each ply;
// an iteration is one ply.
func BenchmarkPlayout(b *testing.B) {
	for players := minSeats; players <= maxSeats; players++ {
		b.Run(fmt.Sprint(players), func(b *testing.B) {
			fresh, err := Game{}.NewState(engine.Setup{Players: players})
			if err != nil {
				b.Fatal(err)
			}
			state, _ := Game{}.NewState(engine.Setup{Players: players})
			stream := rng.New(1)
			var legal []engine.Action
			var outcomes []engine.Outcome
			games := 0
			b.ReportAllocs()
			for range b.N {
				p := state.CurrentPlayer()
				switch p {
				case engine.Terminal:
					state.CopyFrom(fresh)
					games++
					continue
				case engine.Chance:
					outcomes = state.ChanceOutcomes(outcomes[:0])
					state.Apply(p, outcomes[stream.Intn(len(outcomes))].Action, nil)
					continue
				case engine.Simultaneous:
					p = state.Acting().First()
				}
				legal = state.LegalActions(p, legal[:0])
				state.Apply(p, legal[stream.Intn(len(legal))], nil)
			}
			b.ReportMetric(float64(b.N)/float64(max(games, 1)), "plies/game")
		})
	}
}

func BenchmarkCopy(b *testing.B) {
	from, _ := Game{}.NewState(engine.Setup{Players: 5})
	to, _ := Game{}.NewState(engine.Setup{Players: 5})
	for range b.N {
		to.CopyFrom(from)
	}
}

func BenchmarkDeterminize(b *testing.B) { enginetest.BenchmarkDeterminize(b, Game{}) }
func BenchmarkGreedy(b *testing.B)      { enginetest.BenchmarkGreedy(b, Game{}) }
