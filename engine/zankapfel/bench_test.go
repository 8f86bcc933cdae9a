package zankapfel_test

import (
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
	"treille/engine/rng"
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

func BenchmarkPlayout(b *testing.B) { enginetest.BenchmarkPlayout(b, zankapfel.Game{}) }
func BenchmarkCopy(b *testing.B)    { enginetest.BenchmarkCopy(b, zankapfel.Game{}) }

// BenchmarkDeterminize draws worlds as a seat holds them for possible, in a
// round of six in which all have laid.
func BenchmarkDeterminize(b *testing.B) {
	s, err := zankapfel.Position("players 6\n mayor b5\n hands RRYG RJYB GGBB RRJJ YYGB RYGB\n face R")
	if err != nil {
		b.Fatal(err)
	}
	info, err := zankapfel.Game{}.NewInfo(engine.Setup{Players: 6}, 0)
	if err != nil {
		b.Fatal(err)
	}
	for p := range engine.Player(6) {
		s.Apply(p, s.LegalActions(p, nil)[1], nil)
	}
	s.Apply(0, s.LegalActions(0, nil)[0], nil)
	info.Project(s)
	world := newState(b, 6)
	stream := rng.New(1)
	for b.Loop() {
		info.Determinize(&stream, world)
	}
}
