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
	weights, gains := logits([][]sample{samples}, 4, 0)
	got, gain := weights[0], gains[0]
	for i, w := range append(want, 0) {
		if math.Abs(got[i]-w) > 0.01 {
			t.Errorf("weight %d is %.4f, want %.4f", i, got[i], w)
		}
	}
	if gain < 0.1 || gain > math.Log(6) {
		t.Errorf("explains %.3f nats", gain)
	}
}

// TestLogitHoldsStagesAlike fits a stage of few positions between two that say nothing
// else than each other.
func TestLogitHoldsStagesAlike(t *testing.T) {
	won := func(n int) (samples []sample) {
		for i := range n {
			s := sample{terms: [][]int32{{1}, {0}}, wins: []float64{1, 0}}
			if i%4 == 0 {
				s.wins = []float64{0, 1}
			}
			samples = append(samples, s)
		}
		return samples
	}
	// Three of four are won with the term, in the middle all of three.
	stages := [][]sample{won(4000), nil, won(4)[1:], won(4000)}
	alone, _ := logits(stages, 1, 0)
	held, _ := logits(stages, 1, 1000)
	if w := math.Log(3); math.Abs(held[0][0]-w) > 0.02 || math.Abs(held[2][0]-w) > 0.02 {
		t.Errorf("held alike the weights are %.3f and %.3f, want %.3f", held[0][0], held[2][0], w)
	}
	if math.Abs(alone[2][0]-alone[0][0]) < 0.1 {
		t.Errorf("the weight of a stage alone is %.3f, that of another %.3f", alone[2][0], alone[0][0])
	}
	if held[1] != nil {
		t.Errorf("a stage without positions has the weights %v", held[1])
	}
}

// measured is highcard with positions that can be measured.
type measured struct{ highcard.Game }

func (measured) Valuer() search.Valuer { return points{} }

// points measures the scores.
type points struct{}

func (points) Terms() []string                { return []string{"points"} }
func (points) Stage(engine.State) (int, bool) { return 0, true }
func (points) Weights(int, int) []int32       { return []int32{1 << 16} }
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
