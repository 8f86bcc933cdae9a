package main

import (
	"encoding/csv"
	"fmt"
	"os"
	"runtime"
	"strings"
	"sync"
	"time"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/match"
)

func (l *lab) arena(args []string) error {
	c := l.command("arena", "Let a computer player A in one seat play against B in all others; each seed is played once from each seat.",
		"treille-lab arena -game "+l.games[0].Name()+" -a greedy -b random -games 300")
	name := c.String("game", l.games[0].Name(), "`name` of the game")
	players := c.Int("players", 0, "number of seats; 0 for each number that the game allows")
	options := c.String("options", "", "`list` of the game's options, separated by commas")
	a := c.String("a", "greedy", "the computer `player` that is measured; \""+exploiterName+"\" knows how -b plays")
	b := c.String("b", bot.Random, "`list` of the computer players in the other seats, clockwise from A's left, over and over")
	games := c.Int("games", 300, "how many games, at least")
	seed := c.Uint64("seed", 1, "seed of the first games; the next ones count up")
	budget := c.Int("budget", 0, "A's playouts a decision; 0 for its own")
	think := c.Int("think", 60, "playouts a decision of the players that an exploiter has in mind")
	workers := c.Int("workers", runtime.NumCPU(), "how many games are played at the same time; fewer give truer times")
	asCSV := c.Bool("csv", false, "write a table of values separated by commas")
	if _, err := c.parse(args, 0); err != nil {
		return err
	}
	switch {
	case *games < 1:
		return badCall("-games is %d; at least one game must be played", *games)
	case *workers < 1:
		return badCall("-workers is %d; at least one game must be played at a time", *workers)
	case *budget < 0:
		return badCall("-budget is %d; it may be 0 or more", *budget)
	}
	game, setup, err := l.setup(*name, *players, *seed, *options)
	if err != nil {
		return err
	}
	least, most := setup.Players, setup.Players
	if *players == 0 {
		least, most = game.Players()
	}
	table := csv.NewWriter(l.stdout)
	if *asCSV {
		_ = table.Write(columns)
	}
	for n := least; n <= most; n++ {
		setup.Players = n
		f := field{game: game, setup: setup, a: strings.TrimSpace(*a), others: split(*b), budget: *budget, think: *think}
		if len(f.others) == 0 || len(f.others) >= n {
			return badCall("-b names %d computer players for %d other seats", len(f.others), n-1)
		}
		s, err := l.compete(f, (*games+n-1)/n, *workers)
		if err != nil {
			return err
		}
		if *asCSV {
			_ = table.Write(f.row(s))
			table.Flush()
			err = table.Error()
		} else {
			_, err = fmt.Fprintln(l.stdout, f.line(s))
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// A field says which computer players play against which.
type field struct {
	game   engine.Game
	setup  engine.Setup // of the first seed
	a      string
	others []string
	budget int // of a; 0 for its own
	think  int // playouts of the players that an exploiter has in mind
}

// A chooser decides for a seat, as a [bot.Bot] does.
type chooser interface {
	Choose(info engine.InfoState, ply int) engine.Action
}

// compete plays groups of games, each of one seed and from each seat, several at
// the same time.
func (l *lab) compete(f field, groups, workers int) (*score, error) {
	s := &score{groups: make([]group, groups)}
	show := l.progress(groups * f.setup.Players)
	var (
		mu     sync.Mutex
		wait   sync.WaitGroup
		failed error
		done   int
	)
	next := make(chan int)
	for range min(workers, groups) {
		wait.Go(func() {
			for i := range next {
				for seat := range f.setup.Players {
					g, err := f.play(i, engine.Player(seat))
					mu.Lock()
					s.groups[i].add(g)
					if err != nil && failed == nil {
						failed = err
					}
					done++
					show(done)
					mu.Unlock()
				}
			}
		})
	}
	for i := range groups {
		mu.Lock()
		stop := failed != nil
		mu.Unlock()
		if stop {
			break
		}
		next <- i
	}
	close(next)
	wait.Wait()
	return s, failed
}

// progress returns what shows how many games are done, on a terminal; elsewhere
// it shows nothing.
func (l *lab) progress(games int) func(done int) {
	file, ok := l.stderr.(*os.File)
	if !ok {
		return func(int) {}
	}
	if info, err := file.Stat(); err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return func(int) {}
	}
	begin := time.Now()
	return func(done int) {
		left := time.Duration(0)
		if done > 0 {
			left = time.Since(begin) / time.Duration(done) * time.Duration(games-done)
		}
		end := "  "
		if done == games {
			end = "\n"
		}
		fmt.Fprintf(file, "\r%d of %d games, %s to go%s", done, games, left.Round(time.Second), end)
	}
}

// play plays one game of a group with a in a seat.
func (f field) play(index int, seat engine.Player) (group, error) {
	setup := f.setup
	setup.Seed += uint64(index)
	var r group
	m, err := match.New(f.game, setup, nil)
	if err != nil {
		return r, err
	}
	table, err := f.seats(setup, seat)
	if err != nil {
		return r, err
	}
	for !m.Over() {
		p := m.Acting().First()
		begin := time.Now()
		a := table[p].Choose(m.Info(p), m.DecisionPly(p))
		if p == seat {
			r.decide(time.Since(begin))
		}
		if err := m.Play(p, a); err != nil {
			return r, fmt.Errorf("seed %d, after ply %d the computer player in seat %d chose %q: %w", setup.Seed, m.Ply(), p, f.game.Format(a), err)
		}
	}
	r.end(m.Winners(), m.Returns(), seat)
	return r, nil
}

// seats makes the computer players of a game with a in a seat.
func (f field) seats(setup engine.Setup, seat engine.Player) ([]chooser, error) {
	table := make([]chooser, setup.Players)
	for i := range table {
		p := engine.Player((int(seat) + i) % len(table))
		var err error
		switch {
		case i > 0:
			table[p], err = bot.New(strings.TrimSpace(f.others[(i-1)%len(f.others)]), f.game, setup.Seed, p)
		case f.a == exploiterName:
			table[p], err = newExploiter(f.game, setup, p, strings.TrimSpace(f.others[0]), max(f.budget, 1), max(f.think, 1))
		case f.budget > 0:
			table[p], err = bot.NewWithBudget(f.a, f.game, setup.Seed, p, f.budget)
		default:
			table[p], err = bot.New(f.a, f.game, setup.Seed, p)
		}
		if err != nil {
			return nil, badCall("%v", err)
		}
	}
	return table, nil
}
