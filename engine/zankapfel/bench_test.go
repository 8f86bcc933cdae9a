package zankapfel_test

import (
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
	"treille/engine/zankapfel"
)

func newState(t testing.TB, players int) engine.State {
	t.Helper()
	s, err := zankapfel.Game{}.NewState(engine.Setup{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func BenchmarkPlayout(b *testing.B)     { enginetest.BenchmarkPlayout(b, zankapfel.Game{}) }
func BenchmarkCopy(b *testing.B)        { enginetest.BenchmarkCopy(b, zankapfel.Game{}) }
func BenchmarkDeterminize(b *testing.B) { enginetest.BenchmarkDeterminize(b, zankapfel.Game{}) }
func BenchmarkGreedy(b *testing.B)      { enginetest.BenchmarkGreedy(b, zankapfel.Game{}) }
