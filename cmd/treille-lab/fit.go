package main

import (
	"fmt"
	"math"
	"runtime"
	"strings"
	"sync"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/match"
	"treille/engine/search"
)

func (l *lab) fit(args []string) error {
	c := l.command("fit", "Play games and fit the weights of a game's value: which terms of a position go with winning.",
		"treille-lab fit -game "+l.games[0].Name()+" -bots hard -games 2000")
	name := c.String("game", l.games[0].Name(), "`name` of the game")
	seats := c.Int("players", 0, "number of seats; 0 for each number that the game allows")
	options := c.String("options", "", "`list` of the game's options, separated by commas")
	bots := c.String("bots", engine.Greedy, "`list` of computer players, drawn anew for each seat and game")
	games := c.Int("games", 2000, "how many games for each number of seats")
	seed := c.Uint64("seed", 1, "seed of the first game; the next ones count up")
	budget := c.Int("budget", 0, "playouts a decision of all of them; 0 for their own")
	even := c.Float64("even", 0, "how strongly the weights of neighbouring stages are held alike: as if by so many `positions`")
	if _, err := c.parse(args, 0); err != nil {
		return err
	}
	if *games < 1 {
		return badCall("-games is %d; at least one game must be played", *games)
	}
	switch {
	case *even < 0:
		return badCall("-even is %g; it may be 0 or more", *even)
	case *budget < 0:
		return badCall("-budget is %d; it may be 0 or more", *budget)
	}
	game, setup, err := l.setup(*name, *seats, *seed, *options)
	if err != nil {
		return err
	}
	valued, ok := game.(search.Valued)
	if !ok {
		return badCall("the positions of %s cannot be measured", game.Name())
	}
	least, most := setup.Players, setup.Players
	if *seats == 0 {
		least, most = game.Players()
	}
	valuer := valued.Valuer()
	more := ""
	if *seats > 0 {
		more += fmt.Sprintf(" -players %d", *seats)
	}
	if *budget > 0 {
		more += fmt.Sprintf(" -budget %d", *budget)
	}
	if *even > 0 {
		more += fmt.Sprintf(" -even %g", *even)
	}
	fmt.Fprintf(l.stdout, "# Weights of what a position offers each seat, in 1/65536 nats a unit, fitted by\n# treille-lab fit -game %s -bots %s -games %d -seed %d%s\n# Terms: %s\n",
		game.Name(), *bots, *games, *seed, more, strings.Join(valuer.Terms(), " "))
	for n := least; n <= most; n++ {
		setup.Players = n
		stages, err := l.measure(game, setup, valuer, players{names: split(*bots), budget: *budget}, *games)
		if err != nil {
			return err
		}
		weights, gains := logits(stages, len(valuer.Terms()), *even)
		for stage, samples := range stages {
			if len(samples) == 0 {
				continue
			}
			fmt.Fprintf(l.stdout, "# %d positions, %.3f nats of %.3f explained\nplayers %d stage %d:", len(samples), gains[stage], math.Log(float64(n)), n, stage)
			for _, w := range weights[stage] {
				fmt.Fprintf(l.stdout, " %d", int(math.Round(w*(1<<16))))
			}
			fmt.Fprintln(l.stdout)
		}
	}
	return nil
}

// players are the computer players of the games of a fit.
type players struct {
	names  []string
	budget int // playouts a decision; 0 for their own
}

// seats draws the players of a game: every seed has another order, and each sits
// everywhere.
func (p players) seats(game engine.Game, setup engine.Setup) ([]*bot.Bot, error) {
	table := make([]*bot.Bot, setup.Players)
	for i := range table {
		name, seat := strings.TrimSpace(p.names[(int(setup.Seed)*7+i*i+i)%len(p.names)]), engine.Player(i)
		var err error
		if p.budget > 0 {
			table[i], err = bot.NewWithBudget(name, game, setup.Seed, seat, p.budget)
		} else {
			table[i], err = bot.New(name, game, setup.Seed, seat)
		}
		if err != nil {
			return nil, badCall("%v", err)
		}
	}
	return table, nil
}

// A sample is a position: what each seat has of each term, and what part of the
// win it got in the end.
type sample struct {
	terms [][]int32
	wins  []float64
}

// measure plays games on all cores and returns the positions of each stage.
func (l *lab) measure(game engine.Game, setup engine.Setup, valuer search.Valuer, who players, games int) ([][]sample, error) {
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
				stages, err := positions(game, one, valuer, who)
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
func positions(game engine.Game, setup engine.Setup, valuer search.Valuer, who players) ([][]sample, error) {
	table, err := who.seats(game, setup)
	if err != nil {
		return nil, err
	}
	m, err := playOn(game, setup, table, nil)
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
