package main

import (
	"math"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/enginetest/highcard"
	"treille/engine/rng"
	"treille/engine/search"
)

// TestLogit fits outcomes that were drawn with known weights.
func TestLogit(t *testing.T) {
	want := []float64{0.05, -0.2, 0}
	stream := rng.New(1)
	var samples []sample
	for range 6000 {
		s := sample{wins: make([]float64, 6)}
		for range 6 {
			s.terms = append(s.terms, []int32{int32(stream.Intn(40)), int32(stream.Intn(10)), int32(stream.Intn(5)), 7})
		}
		c, at := chances(s, []float64{1, 1, 1}, want), float64(stream.Intn(1<<20))/(1<<20)
		for p := range c {
			if at -= c[p]; at < 0 {
				s.wins[p] = 1
				break
			}
		}
		samples = append(samples, s)
	}
	got, gain := logit(samples, 4)
	for i, w := range append(want, 0) {
		if math.Abs(got[i]-w) > 0.01 {
			t.Errorf("weight %d is %.4f, want %.4f", i, got[i], w)
		}
	}
	if gain < 0.1 || gain > math.Log(6) {
		t.Errorf("explains %.3f nats", gain)
	}
}

// measured is highcard with positions that can be measured.
type measured struct{ highcard.Game }

func (measured) Valuer() search.Valuer { return points{} }

// points measures the scores.
type points struct{}

func (points) Terms() []string                { return []string{"points"} }
func (points) Stage(engine.State) (int, bool) { return 0, true }
func (points) Measure(dst []int32, s engine.State, seat engine.Player) []int32 {
	return append(dst, s.Returns(nil)[seat])
}

// TestFit wants a file that can be read, in which points go with winning.
func TestFit(t *testing.T) {
	var out strings.Builder
	l := &lab{games: []engine.Game{measured{}}, stdout: &out, stderr: &out}
	if err := l.fit([]string{"-players", "3", "-games", "60", "-bots", "odd,greedy"}); err != nil {
		t.Fatal(err)
	}
	v, err := search.ParseValue("values.txt", out.String(), points{}.Terms())
	if err != nil {
		t.Fatalf("%v in\n%s", err, out.String())
	}
	if w := v.Weights(3, 0); len(w) != 1 || w[0] <= 0 {
		t.Errorf("the weight of points is %v", w)
	}
}
