package main

import (
	"fmt"
	"math"
	"runtime"
	"slices"
	"strings"
	"sync"

	"treille/engine"
	"treille/engine/match"
	"treille/engine/search"
)

func (l *lab) fit(args []string) error {
	c := l.command("fit", "Play games and fit the weights of a game's value: which terms of a position go with winning.",
		"treille-lab fit -game "+l.games[0].Name()+" -bots hard -games 2000")
	name := c.String("game", l.games[0].Name(), "`name` of the game")
	players := c.Int("players", 0, "number of seats; 0 for each number that the game allows")
	options := c.String("options", "", "`list` of the game's options, separated by commas")
	bots := c.String("bots", engine.Greedy, "`list` of computer players, drawn anew for each seat and game")
	games := c.Int("games", 2000, "how many games for each number of seats")
	seed := c.Uint64("seed", 1, "seed of the first game; the next ones count up")
	if _, err := c.parse(args, 0); err != nil {
		return err
	}
	if *games < 1 {
		return badCall("-games is %d; at least one game must be played", *games)
	}
	game, setup, err := l.setup(*name, *players, *seed, *options)
	if err != nil {
		return err
	}
	valued, ok := game.(search.Valued)
	if !ok {
		return badCall("the positions of %s cannot be measured", game.Name())
	}
	least, most := setup.Players, setup.Players
	if *players == 0 {
		least, most = game.Players()
	}
	valuer := valued.Valuer()
	fmt.Fprintf(l.stdout, "# Weights of what a position offers each seat, in 1/65536 nats a unit, fitted by\n# treille-lab fit -game %s -bots %s -games %d -seed %d\n# Terms: %s\n",
		game.Name(), *bots, *games, *seed, strings.Join(valuer.Terms(), " "))
	for n := least; n <= most; n++ {
		setup.Players = n
		stages, err := l.measure(game, setup, valuer, split(*bots), *games)
		if err != nil {
			return err
		}
		for stage, samples := range stages {
			if len(samples) == 0 {
				continue
			}
			weights, gain := logit(samples, len(valuer.Terms()))
			fmt.Fprintf(l.stdout, "# %d positions, %.3f nats of %.3f explained\nplayers %d stage %d:", len(samples), gain, math.Log(float64(n)), n, stage)
			for _, w := range weights {
				fmt.Fprintf(l.stdout, " %d", int(math.Round(w*(1<<16))))
			}
			fmt.Fprintln(l.stdout)
		}
	}
	return nil
}

// A sample is a position: what each seat has of each term, and what part of the
// win it got in the end.
type sample struct {
	terms [][]int32
	wins  []float64
}

// measure plays games on all cores and returns the positions of each stage.
func (l *lab) measure(game engine.Game, setup engine.Setup, valuer search.Valuer, bots []string, games int) ([][]sample, error) {
	found := make([][][]sample, games)
	show := l.progress(games)
	var (
		mu     sync.Mutex
		wait   sync.WaitGroup
		failed error
		done   int
	)
	next := make(chan int, games)
	for i := range games {
		next <- i
	}
	close(next)
	for range runtime.NumCPU() {
		wait.Go(func() {
			for i := range next {
				one := setup
				one.Seed += uint64(i)
				stages, err := positions(game, one, valuer, bots)
				mu.Lock()
				found[i] = stages
				if err != nil {
					failed = err
				}
				done++
				show(done)
				mu.Unlock()
			}
		})
	}
	wait.Wait()
	var all [][]sample
	for _, stages := range found {
		for stage, samples := range stages {
			for len(all) <= stage {
				all = append(all, nil)
			}
			all[stage] = append(all[stage], samples...)
		}
	}
	return all, failed
}

// positions plays one game and returns its positions by stage.
func positions(game engine.Game, setup engine.Setup, valuer search.Valuer, bots []string) ([][]sample, error) {
	names := make([]string, setup.Players)
	for p := range names {
		// Every seed has another order, and each player sits everywhere.
		names[p] = bots[(int(setup.Seed)*7+p*p+p)%len(bots)]
	}
	table, err := seated(game, setup, names)
	if err != nil {
		return nil, err
	}
	m, err := playMatch(game, setup, table)
	if err != nil {
		return nil, err
	}
	state, err := game.NewState(setup)
	if err != nil {
		return nil, err
	}
	var stages [][]sample
	for _, ply := range m.Record().Plies {
		if stage, ok := valuer.Stage(state); ok {
			for len(stages) <= stage {
				stages = append(stages, nil)
			}
			stages[stage] = append(stages[stage], taken(state, m, valuer))
		}
		a, err := game.Parse(ply.Text)
		if err != nil {
			return nil, err
		}
		state.Apply(ply.Who, a, nil)
	}
	return stages, nil
}

func taken(state engine.State, m *match.Match, valuer search.Valuer) sample {
	s := sample{}
	for p := range engine.Player(m.Setup().Players) {
		s.terms = append(s.terms, valuer.Measure(nil, state, p))
		won := 0.0
		if w := m.Winners(); w.Has(p) {
			won = 1 / float64(w.Len())
		}
		s.wins = append(s.wins, won)
	}
	return s
}

// logit fits the weights of a conditional logit by Newton's method, with a
// little pull towards zero, and returns how many nats it explains of a
// position's outcome.
func logit(samples []sample, terms int) (weights []float64, gain float64) {
	scale := spreads(samples, terms)
	w := make([]float64, terms) // of terms divided by their spread
	for range 30 {
		gradient, curve := derivatives(samples, scale, w)
		step := solve(curve, gradient)
		size := 0.0
		for i := range w {
			step[i] = max(-2, min(2, step[i]))
			w[i] += step[i]
			size = max(size, math.Abs(step[i]))
		}
		if size < 1e-6 {
			break
		}
	}
	gain = explained(samples, scale, w)
	for i := range w {
		w[i] /= scale[i]
	}
	return w, gain
}

// spreads returns how far each term varies between the seats of a position.
func spreads(samples []sample, terms int) []float64 {
	scale := make([]float64, terms)
	for t := range scale {
		sum, n := 0.0, 0.0
		for _, s := range samples {
			mean := 0.0
			for _, x := range s.terms {
				mean += float64(x[t]) / float64(len(s.terms))
			}
			for _, x := range s.terms {
				sum += (float64(x[t]) - mean) * (float64(x[t]) - mean)
				n++
			}
		}
		if scale[t] = math.Sqrt(sum / n); scale[t] < 1e-6 {
			scale[t] = math.Inf(1) // alike for all: it says nothing
		}
	}
	return scale
}

// chances returns each seat's chance under weights.
func chances(s sample, scale, w []float64) []float64 {
	c := make([]float64, len(s.terms))
	for p, x := range s.terms {
		for t := range w {
			c[p] += w[t] * float64(x[t]) / scale[t]
		}
	}
	most, sum := slices.Max(c), 0.0
	for p := range c {
		c[p] = math.Exp(c[p] - most)
		sum += c[p]
	}
	for p := range c {
		c[p] /= sum
	}
	return c
}

// pull keeps weights small where the positions say little.
const pull = 1.0

// derivatives returns the gradient of the likelihood and its curvature.
func derivatives(samples []sample, scale, w []float64) (gradient []float64, curve [][]float64) {
	n := len(w)
	gradient, curve = make([]float64, n), make([][]float64, n)
	for i := range curve {
		curve[i] = make([]float64, n)
		curve[i][i] = pull
		gradient[i] = -pull * w[i]
	}
	mean := make([]float64, n)
	for _, s := range samples {
		c := chances(s, scale, w)
		clear(mean)
		for p, x := range s.terms {
			for t := range w {
				v := float64(x[t]) / scale[t]
				gradient[t] += (s.wins[p] - c[p]) * v
				mean[t] += c[p] * v
			}
		}
		for p, x := range s.terms {
			for i := range w {
				a := float64(x[i])/scale[i] - mean[i]
				for k := range i + 1 {
					curve[i][k] += c[p] * a * (float64(x[k])/scale[k] - mean[k])
				}
			}
		}
	}
	for i := range curve {
		for k := range i {
			curve[k][i] = curve[i][k]
		}
	}
	return gradient, curve
}

// solve solves a system of linear equations with a positive definite matrix,
// which it uses up.
func solve(matrix [][]float64, right []float64) []float64 {
	n := len(right)
	x := slices.Clone(right)
	for i := range n {
		for k := i + 1; k < n; k++ {
			f := matrix[k][i] / matrix[i][i]
			for j := i; j < n; j++ {
				matrix[k][j] -= f * matrix[i][j]
			}
			x[k] -= f * x[i]
		}
	}
	for i := n - 1; i >= 0; i-- {
		for k := i + 1; k < n; k++ {
			x[i] -= matrix[i][k] * x[k]
		}
		x[i] /= matrix[i][i]
	}
	return x
}

// explained is how much likelier the outcomes are under the weights than if all
// seats were alike, in nats a position.
func explained(samples []sample, scale, w []float64) float64 {
	sum := 0.0
	for _, s := range samples {
		c := chances(s, scale, w)
		for p, won := range s.wins {
			if won > 0 {
				sum += won * (math.Log(max(1e-9, c[p])) + math.Log(float64(len(c))))
			}
		}
	}
	return sum / float64(len(samples))
}
