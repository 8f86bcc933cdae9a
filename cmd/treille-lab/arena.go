package main

import (
	"fmt"
	"math"

	"treille/engine"
	"treille/engine/bot"
)

func (l *lab) arena(args []string) error {
	c := l.command("arena", "Let a computer player A in one seat play against B in all others; each seed is played once from each seat.",
		"treille-lab arena -game "+l.games[0].Name()+" -a greedy -b random -games 300")
	name := c.String("game", l.games[0].Name(), "`name` of the game")
	players := c.Int("players", 0, "number of seats; 0 for as few as the game allows")
	options := c.String("options", "", "`list` of the game's options, separated by commas")
	a := c.String("a", "greedy", "the computer `player` that is measured")
	b := c.String("b", bot.Random, "the computer `player` in all other seats")
	games := c.Int("games", 300, "how many games, at least")
	seed := c.Uint64("seed", 1, "seed of the first games; the next ones count up")
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
	var s score
	for s.games < *games {
		for seat := range setup.Players {
			if err := s.play(game, setup, seat, *a, *b); err != nil {
				return err
			}
		}
		setup.Seed++
	}
	mean, spread := s.rate()
	_, err = fmt.Fprintf(l.stdout, "%s against %s, %s, %d players, %d games: wins %.1f %% ± %.1f %% (even: %.1f %%), mean rank %.2f\n",
		*a, *b, game.Name(), setup.Players, s.games, 100*mean, 100*spread, 100/float64(setup.Players), s.ranks/float64(s.games))
	return err
}

// A score adds up games. A shared win counts as a part of one, a shared rank as
// the middle of the ranks shared.
type score struct {
	games         int
	wins, squares float64
	ranks         float64
}

// play plays one game with a in a seat and b in all others.
func (s *score) play(game engine.Game, setup engine.Setup, seat int, a, b string) error {
	names := make([]string, setup.Players)
	for i := range names {
		names[i] = b
	}
	names[seat] = a
	table, err := seated(game, setup, names)
	if err != nil {
		return err
	}
	m, err := playMatch(game, setup, table)
	if err != nil {
		return err
	}
	if w := m.Winners(); w.Has(engine.Player(seat)) {
		part := 1 / float64(w.Len())
		s.wins += part
		s.squares += part * part
	}
	s.ranks += rank(m.Returns(), seat)
	s.games++
	return nil
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

// rate returns the share of games won, and half of its 95 % interval.
func (s *score) rate() (mean, spread float64) {
	n := float64(s.games)
	mean = s.wins / n
	return mean, 1.96 * math.Sqrt(max(0, s.squares/n-mean*mean)/n)
}
