package search_test

import (
	"math"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/search"
)

func TestParseValue(t *testing.T) {
	terms := []string{"money", "cards"}
	v, err := search.ParseValue("values.txt", "# fitted\n\nplayers 3 stage 0: 65536 -5\nplayers 3 stage 1: 0 7\n", terms)
	if err != nil {
		t.Fatal(err)
	}
	if got := v.Weights(3, 1); len(got) != 2 || got[1] != 7 {
		t.Errorf("weights %v", got)
	}
	if v.Weights(4, 0) != nil {
		t.Error("there are weights for four players")
	}
	if got := search.Strength(v.Weights(3, 0), []int32{3, 0}); got != 3*256 {
		t.Errorf("three units of a whole nat are %d", got)
	}
	for _, c := range []struct{ text, says string }{
		{"player 3 stage 0: 1 2", "values.txt:1"},
		{"players 3 stage 0 1 2", "values.txt:1"},
		{"#\nplayers 3 stage 0: 1", "values.txt:2: 1 weights for the 2 terms"},
		{"players 3 stage 0: 1 x", `"x"`},
		{"players 3 stage 0: 1 2\nplayers 3 stage 0: 1 2", "twice"},
		{"players 3 stage 0: 1 99999999999", "32 bits"},
	} {
		if _, err := search.ParseValue("values.txt", c.text, terms); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%q: %v", c.text, err)
		}
	}
}

// TestChance compares with the formula.
func TestChance(t *testing.T) {
	for _, strengths := range [][]int{{0, 0}, {0, 0, 0}, {256, 0, -256, 512}, {5000, 0}, {-100, 300, 299, 2, 1, 0}} {
		sum, all := 0.0, 0
		for _, s := range strengths {
			sum += math.Exp(float64(s) / 256)
		}
		for seat, s := range strengths {
			got := search.Chance(strengths, engine.Player(seat))
			want := math.Exp(float64(s)/256) / sum * search.One
			if math.Abs(float64(got)-want) > 2 {
				t.Errorf("%v: seat %d has a chance of %d, want %.1f", strengths, seat, got, want)
			}
			all += got
		}
		if all > search.One || all < search.One-len(strengths) {
			t.Errorf("%v: chances add up to %d", strengths, all)
		}
	}
}
