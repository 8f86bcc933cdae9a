package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"treille/engine"
	"treille/engine/rng"
)

// A group adds up the games of one seed, each with the measured player in
// another seat: together they are one throw of the dice. A shared win counts as
// a part of one, a shared rank as the middle of the ranks shared.
type group struct {
	games int
	wins  float64
	ranks float64
	took  []time.Duration // each decision
}

func (g *group) decide(took time.Duration) { g.took = append(g.took, took) }

func (g *group) end(winners engine.PlayerSet, scores []int32, seat engine.Player) {
	g.games++
	if winners.Has(seat) {
		g.wins += 1 / float64(winners.Len())
	}
	g.ranks += rank(scores, int(seat))
}

func (g *group) add(o group) {
	g.games += o.games
	g.wins += o.wins
	g.ranks += o.ranks
	g.took = append(g.took, o.took...)
}

// rank returns a seat's place by scores, from 1.
func rank(scores []int32, seat int) float64 {
	r := 0.5
	for _, v := range scores {
		switch {
		case v > scores[seat]:
			r++
		case v == scores[seat]:
			r += 0.5
		}
	}
	return r
}

// A score is what a field's groups gave.
type score struct{ groups []group }

// all adds up the groups; the times are in ascending order.
func (s *score) all() group {
	var sum group
	for _, g := range s.groups {
		sum.add(g)
	}
	slices.Sort(sum.took)
	return sum
}

// wins returns the share of games won, and the 95 % interval that the bootstrap
// gives: how it varies if as many groups are drawn, again and again, from those
// that were played.
func (s *score) wins() (mean, low, high float64) {
	const resamples = 4000
	stream := rng.New(uint64(len(s.groups)))
	means := make([]float64, resamples)
	for i := range means {
		var won, games float64
		for range s.groups {
			g := s.groups[stream.Intn(len(s.groups))]
			won += g.wins
			games += float64(g.games)
		}
		means[i] = won / games
	}
	slices.Sort(means)
	sum := s.all()
	return sum.wins / float64(sum.games), means[resamples/40], means[resamples-1-resamples/40]
}

// line is a score in words.
func (f field) line(s *score) string {
	sum, n := s.all(), float64(f.setup.Players)
	mean, low, high := s.wins()
	return fmt.Sprintf("%s against %s, %s, %d players, %d games: wins %.1f %% (%.1f to %.1f), %.2f times the even %.1f %% (%.2f to %.2f), mean rank %.2f, decides in %.2f ms, 99 of 100 in %.1f, %.1f ms at worst",
		f.a, strings.Join(f.others, ","), f.game.Name(), f.setup.Players, sum.games,
		100*mean, 100*low, 100*high, n*mean, 100/n, n*low, n*high, sum.ranks/float64(sum.games), sum.mean(), sum.time(99), sum.time(100))
}

// columns are the names of a row's fields.
var columns = []string{"game", "players", "a", "b", "budget", "games", "wins", "low", "high", "ratio", "ratio_low", "ratio_high", "mean_rank", "mean_ms", "p99_ms", "worst_ms"}

// row is a score for a table.
func (f field) row(s *score) []string {
	sum, n := s.all(), float64(f.setup.Players)
	mean, low, high := s.wins()
	row := []string{f.game.Name(), strconv.Itoa(f.setup.Players), f.a, strings.Join(f.others, ","), strconv.Itoa(f.budget), strconv.Itoa(sum.games)}
	for _, v := range []float64{mean, low, high, n * mean, n * low, n * high, sum.ranks / float64(sum.games), sum.mean(), sum.time(99), sum.time(100)} {
		row = append(row, strconv.FormatFloat(v, 'f', 4, 64))
	}
	return row
}

// mean is the mean time of a decision in milliseconds.
func (g group) mean() float64 {
	all := time.Duration(0)
	for _, d := range g.took {
		all += d
	}
	return milliseconds(all) / float64(max(1, len(g.took)))
}

// time is how long so many of 100 decisions took at most, in milliseconds; the times
// are in ascending order.
func (g group) time(percent int) float64 {
	if len(g.took) == 0 {
		return 0
	}
	return milliseconds(g.took[(len(g.took)*percent+99)/100-1])
}

func milliseconds(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
