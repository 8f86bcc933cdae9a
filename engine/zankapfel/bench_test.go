package zankapfel_test

import (
	"testing"
	"unsafe"

	"treille/engine"
	"treille/engine/enginetest"
	"treille/engine/rng"
	"treille/engine/zankapfel"
)

// playout plays a game to its end by even choice among all that is listed, and
// returns the number of plies.
func playout(s engine.State, stream *rng.Stream, actions []engine.Action, outcomes []engine.Outcome) int {
	for plies := 0; ; plies++ {
		switch p := s.CurrentPlayer(); p {
		case engine.Terminal:
			return plies
		case engine.Chance:
			outcomes = s.ChanceOutcomes(outcomes[:0])
			s.Apply(p, pick(outcomes, stream), nil)
		default:
			p = s.Acting().First()
			actions = s.LegalActions(p, actions[:0])
			s.Apply(p, actions[stream.Intn(len(actions))], nil)
		}
	}
}

// pick draws one outcome by weight.
func pick(outcomes []engine.Outcome, stream *rng.Stream) engine.Action {
	total := 0
	for _, o := range outcomes {
		total += int(o.Weight)
	}
	k := stream.Intn(total)
	for _, o := range outcomes {
		if k -= int(o.Weight); k < 0 {
			return o.Action
		}
	}
	panic("weights do not add up")
}

func newState(t testing.TB, players int) engine.State {
	t.Helper()
	s, err := zankapfel.Game{}.NewState(engine.Setup{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func BenchmarkPlayout(b *testing.B) {
	for n := 3; n <= 6; n++ {
		b.Run(string(rune('0'+n)), func(b *testing.B) {
			start, s := newState(b, n), newState(b, n)
			actions, outcomes := make([]engine.Action, 0, 64), make([]engine.Outcome, 0, 8)
			stream := rng.New(1)
			plies := 0
			for b.Loop() {
				s.CopyFrom(start)
				plies += playout(s, &stream, actions, outcomes)
			}
			b.ReportMetric(float64(plies)/float64(b.N), "plies/game")
			b.ReportMetric(float64(plies)/b.Elapsed().Seconds()/1e6, "Mmoves/s")
		})
	}
}

func BenchmarkCopy(b *testing.B) {
	from, to := newState(b, 6), newState(b, 6)
	for b.Loop() {
		to.CopyFrom(from)
	}
	b.ReportMetric(float64(unsafe.Sizeof(zankapfel.State{})), "bytes")
}

func BenchmarkDeterminize(b *testing.B) { enginetest.BenchmarkDeterminize(b, zankapfel.Game{}) }
func BenchmarkGreedy(b *testing.B)      { enginetest.BenchmarkGreedy(b, zankapfel.Game{}) }
