package main

import (
	"fmt"
	"math"
	"sync"

	"treille/engine"
	"treille/engine/review"
	"treille/engine/search"
)

// A told is what chances of all seats were told at a moment of a game, and who won it.
type told struct {
	chances []float64
	won     []float64 // part of the win
}

// chances compares the chances that the analysis tells with who won.
func (l *lab) chances(args []string) error {
	c := l.command("chances", "Compare the chances that the analysis of a game tells with how often those seats won, where computer players play against their like.",
		"treille-lab chances -game zankapfel -bots medium -games 200")
	s := c.series(200)
	bots := c.String("bots", engine.Medium, "`list` of computer players: one for all, or one a seat, separated by commas")
	if _, err := c.parse(args, 0); err != nil {
		return err
	}
	game, setup, err := l.first(s)
	if err != nil {
		return err
	}
	if _, ok := game.(search.Valued); !ok {
		return badCall("the analysis tells no chances in %s", game.Name())
	}
	var (
		mu   sync.Mutex
		list []told
	)
	err = eachGame(setup, *s.games, func(setup engine.Setup) error {
		table, err := seated(game, setup, split(*bots))
		if err != nil {
			return err
		}
		m, err := playOn(game, setup, table, nil)
		if err != nil {
			return err
		}
		r, err := review.New(game, m.Record(), 0)
		if err != nil {
			return err
		}
		for r.Points() == nil {
			r.Step(1)
		}
		points := r.Points()
		end := parts(points[len(points)-1].Chances)
		mu.Lock()
		defer mu.Unlock()
		for _, p := range points[:len(points)-1] {
			list = append(list, told{parts(p.Chances), end})
		}
		return nil
	})
	if err != nil {
		return err
	}
	l.printChances(list)
	return nil
}

// parts are chances in parts of [search.One] as parts of 1.
func parts(chances []int) (list []float64) {
	for _, c := range chances {
		list = append(list, float64(c)/search.One)
	}
	return list
}

// printChances prints what was told beside what came, and which power of the odds would have told it best.
func (l *lab) printChances(list []told) {
	bounds := []float64{0, 0.05, 0.15, 0.25, 0.35, 0.5, 0.75, 0.95, 1.01}
	fmt.Fprintf(l.stdout, "%-12s %7s %6s %6s\n", "told", "seats", "mean", "won")
	for i, least := range bounds[:len(bounds)-1] {
		n, sum, won := 0, 0.0, 0.0
		for _, t := range list {
			for p, c := range t.chances {
				if c >= least && c < bounds[i+1] {
					n, sum, won = n+1, sum+c, won+t.won[p]
				}
			}
		}
		if n > 0 {
			fmt.Fprintf(l.stdout, "%3.0f to %3.0f %% %7d %4.0f %% %4.0f %%\n", 100*least, min(100*bounds[i+1], 100), n, 100*sum/float64(n), 100*won/float64(n))
		}
	}
	best, least := 0.0, math.Inf(1)
	for power := 0.2; power < 1.5; power += 0.025 {
		if s := surprise(list, power); s < least {
			best, least = power, s
		}
	}
	fmt.Fprintf(l.stdout, "true at power %.3f: %.4f nats a moment, at 1 %.4f\n", best, least, surprise(list, 1))
}

// surprise is the mean surprise in nats at who won, by the chances to a power.
func surprise(list []told, power float64) float64 {
	const least = 0.002 // of what was told for sure and came otherwise
	sum := 0.0
	for _, t := range list {
		all := 0.0
		for _, c := range t.chances {
			all += math.Pow(max(c, least), power)
		}
		for p, c := range t.chances {
			sum -= t.won[p] * math.Log(math.Pow(max(c, least), power)/all)
		}
	}
	return sum / float64(max(1, len(list)))
}
