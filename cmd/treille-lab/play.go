package main

import (
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/match"
)

func (l *lab) play(args []string) error {
	c := l.command("play", "Play a game with computer players and write its record.",
		"treille-lab play -game "+l.games[0].Name()+" -seed 7 -bots greedy,random,odd -o game.treille")
	name := c.String("game", l.games[0].Name(), "`name` of the game")
	players := c.Int("players", 0, "number of seats; 0 for as many as -bots names, or as few as the game allows")
	seed := c.Uint64("seed", 1, "decides chance and the computer players")
	options := c.String("options", "", "`list` of the game's options, separated by commas")
	bots := c.String("bots", bot.Random, "`list` of computer players: one for all, or one a seat, separated by commas")
	out := c.String("o", "", "`file` to write; standard output if empty")
	if _, err := c.parse(args, 0); err != nil {
		return err
	}
	named := split(*bots)
	if *players == 0 && len(named) > 1 {
		*players = len(named)
	}
	game, setup, err := l.setup(*name, *players, *seed, *options)
	if err != nil {
		return err
	}
	table, err := seated(game, setup, named)
	if err != nil {
		return err
	}
	m, err := playOn(game, setup, table, nil)
	if err != nil {
		return err
	}
	if *out == "" {
		return m.Record().Write(l.stdout)
	}
	return os.WriteFile(*out, m.Record().Bytes(), 0o666)
}

// seated makes the computer players of a game from their names.
func seated(game engine.Game, setup engine.Setup, names []string) ([]*bot.Bot, error) {
	if len(names) == 1 {
		names = slices.Repeat(names, setup.Players)
	}
	if len(names) != setup.Players {
		return nil, badCall("%d computer players are named for %d seats; name one for all or one a seat", len(names), setup.Players)
	}
	var table []*bot.Bot
	for seat, name := range names {
		b, err := bot.New(strings.TrimSpace(name), game, setup.Seed, engine.Player(seat))
		if err != nil {
			return nil, badCall("%v", err)
		}
		table = append(table, b)
	}
	return table, nil
}

// playOn plays a game to its end, and shows each decision before it is taken, unless show is nil.
func playOn(game engine.Game, setup engine.Setup, table []*bot.Bot, show func(m *match.Match, p engine.Player, a engine.Action)) (*match.Match, error) {
	m, err := match.New(game, setup, nil)
	if err != nil {
		return nil, err
	}
	for !m.Over() {
		p := m.Acting().First()
		a := table[p].Choose(m.Info(p), m.DecisionPly(p))
		if show != nil {
			show(m, p, a)
		}
		if err := m.Play(p, a); err != nil {
			return nil, fmt.Errorf("after ply %d the computer player in seat %d chose %q: %w", m.Ply(), p, game.Format(a), err)
		}
	}
	return m, nil
}

// A series is what the flags say of many games that are played to measure something.
type series struct {
	name, options  *string
	players, games *int
	seed           *uint64
}

// series adds the flags of a series of games, so many if nothing else is said.
func (c *call) series(games int) series {
	return series{
		name:    c.String("game", c.lab.games[0].Name(), "`name` of the game"),
		players: c.Int("players", 0, "number of seats; 0 for four, or as many as the game allows"),
		options: c.String("options", "", "`list` of the game's options, separated by commas"),
		games:   c.Int("games", games, "how many games"),
		seed:    c.Uint64("seed", 1, "seed of the first game; the next ones count up"),
	}
}

// first makes the setup of the first game of a series.
func (l *lab) first(s series) (engine.Game, engine.Setup, error) {
	if *s.games < 1 {
		return nil, engine.Setup{}, badCall("-games is %d; at least one game must be played", *s.games)
	}
	if *s.players == 0 {
		game, err := l.game(*s.name)
		if err != nil {
			return nil, engine.Setup{}, badCall("%v", err)
		}
		least, most := game.Players()
		*s.players = max(least, min(most, 4))
	}
	return l.setup(*s.name, *s.players, *s.seed, *s.options)
}

// eachGame calls play for so many games, several at a time, each with a seed of its own, and returns the first error.
func eachGame(setup engine.Setup, games int, play func(engine.Setup) error) error {
	var (
		mu     sync.Mutex
		wait   sync.WaitGroup
		failed error
	)
	seeds := make(chan uint64)
	for range runtime.NumCPU() {
		wait.Go(func() {
			for seed := range seeds {
				setup := setup
				setup.Seed = seed
				err := play(setup)
				mu.Lock()
				if failed == nil {
					failed = err
				}
				mu.Unlock()
			}
		})
	}
	for i := range games {
		seeds <- setup.Seed + uint64(i)
	}
	close(seeds)
	wait.Wait()
	return failed
}
