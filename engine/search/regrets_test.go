package search_test

import (
	"testing"

	"treille/engine/rng"
	"treille/engine/search"
)

// solve lets both sides of a game learn; pays[i][k] is what the first gets.
func solve(pays [][]int, rounds int) (first, second *search.Regrets) {
	first, second = new(search.Regrets), new(search.Regrets)
	first.Reset(len(pays))
	second.Reset(len(pays[0]))
	stream := rng.New(1)
	mine, theirs := make([]int, len(pays)), make([]int, len(pays[0]))
	for range rounds {
		i, k := first.Now(&stream), second.Now(&stream)
		for x := range mine {
			mine[x] = pays[x][k]
		}
		for x := range theirs {
			theirs[x] = -pays[i][x]
		}
		first.Learn(mine)
		second.Learn(theirs)
	}
	return first, second
}

// TestRegretsFindMixedStrategies solves games whose solutions are known.
func TestRegretsFindMixedStrategies(t *testing.T) {
	for _, c := range []struct {
		name   string
		pays   [][]int
		first  []int // in percent
		second []int
	}{
		{"rock, paper, scissors", [][]int{{0, -1000, 1000}, {1000, 0, -1000}, {-1000, 1000, 0}}, []int{33, 33, 33}, []int{33, 33, 33}},
		{"pennies, one double", [][]int{{2000, -1000}, {-1000, 1000}}, []int{40, 60}, []int{40, 60}},
		{"one choice is always better", [][]int{{500, 700}, {400, 600}}, []int{100, 0}, []int{100, 0}},
	} {
		first, second := solve(c.pays, 20000)
		for side, r := range map[string]*search.Regrets{"first": first, "second": second} {
			want := c.first
			if side == "second" {
				want = c.second
			}
			for i, w := range want {
				if got := r.Share(i) * 100 / search.One; got < w-4 || got > w+4 {
					t.Errorf("%s, %s: choice %d is drawn %d %% of the time; %d %% is right", c.name, side, i, got, w)
				}
			}
		}
	}
}

// TestRegretsDrawWhatTheyShare compares draws with shares.
func TestRegretsDrawWhatTheyShare(t *testing.T) {
	r, _ := solve([][]int{{2000, -1000}, {-1000, 1000}}, 5000)
	stream := rng.New(2)
	count := make([]int, 2)
	for range 10000 {
		count[r.Choose(&stream)]++
	}
	for i, n := range count {
		if want := r.Share(i) * 10000 / search.One; n < want-250 || n > want+250 {
			t.Errorf("choice %d was drawn %d times of 10000, not %d", i, n, want)
		}
	}
}

// TestRegretsBegin wants all alike before anything is learnt, also when used
// again.
func TestRegretsBegin(t *testing.T) {
	var r search.Regrets
	for _, n := range []int{3, 5, 2} {
		r.Reset(n)
		if r.Len() != n || r.Share(n-1) != search.One/n {
			t.Errorf("of %d choices one has %d parts of %d", r.Len(), r.Share(n-1), search.One)
		}
		r.Learn(make([]int, n))
		stream := rng.New(1)
		r.Choose(&stream)
		r.Learn(append(make([]int, n-1), 1000))
	}
}
