package search

import (
	"math"
	"testing"

	"treille/engine"
)

// A plainGame is any game, a sureGame one whose playouts promise too much.
type plainGame struct{ engine.Game }
type sureGame struct{ plainGame }

func (sureGame) Overrated() {}

// Chances of an overrated game above the even share come nearer to it, in their order, by the formula; all others stay.
func TestChancesAreToldAsTheyComeTrue(t *testing.T) {
	for players := 2; players <= 6; players++ {
		trust, last := TrustIn(sureGame{}, players), -1
		for c := 0; c <= One; c++ {
			got := trust.Results([]Result{{Mean: c}})[0].Mean
			if got < last {
				t.Fatalf("%d players: %d is told as %d, less than the chance before it", players, c, got)
			}
			last = got
			n, p := float64(players-1), float64(c)/One
			own, rest := math.Pow(p, 0.625), n*math.Pow((1-p)/n, 0.625)
			want := One * own / (own + rest)
			if c*players <= One {
				want = float64(c)
			}
			if math.Abs(float64(got)-want) > 1.5 {
				t.Fatalf("%d players: %d is told as %d, want %.1f", players, c, got, want)
			}
			if plain := TrustIn(plainGame{}, players).Results([]Result{{Mean: c}})[0].Mean; plain != c {
				t.Fatalf("a game that is not overrated tells %d as %d", c, plain)
			}
		}
	}
}

// Chances that are made even keep their order and add up; what is certain stays certain.
func TestChancesWherePeopleForget(t *testing.T) {
	for _, c := range []struct{ from, to []int }{
		{[]int{One, 0, 0, 0}, []int{One, 0, 0, 0}},
		{[]int{One / 4, One / 4, One / 4, One / 4}, []int{One / 4, One / 4, One / 4, One / 4}},
		{[]int{One * 62 / 100, One * 13 / 100, One * 13 / 100, One * 12 / 100}, []int{One * 474 / 1000, One * 178 / 1000, One * 178 / 1000, One * 170 / 1000}},
	} {
		got := Even(c.from)
		for p := range got {
			if d := got[p] - c.to[p]; d < -8 || d > 8 {
				t.Errorf("%v is told as %v, want %v", c.from, got, c.to)
				break
			}
		}
	}
}

// A weighing stays as clear as it was, and its loss is that of the chances told.
func TestAToldWeighingStaysAsClear(t *testing.T) {
	w := Weighing{Choice: Result{Mean: 3000}, Other: Result{Mean: 2800}, Loss: 200, Error: 90}
	told := TrustIn(sureGame{}, 4).Weighing(w)
	if told.Loss <= 0 || told.Loss >= w.Loss || told.Choice.Mean-told.Other.Mean != told.Loss {
		t.Errorf("%+v is told as %+v", w, told)
	}
	if told.Clear() != w.Clear() {
		t.Errorf("%+v is as clear as %+v was not", told, w)
	}
}
