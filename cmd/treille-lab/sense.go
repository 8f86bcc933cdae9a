package main

import (
	"fmt"
	"strings"
	"sync"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/match"
)

// A tally counts how often a player decided what seems senseless, and how often it could have.
type tally struct{ slips, could int }

func (l *lab) sense(args []string) error {
	c := l.command("sense", "Count decisions that a person at the table takes for senseless, of computer players who play against their like.",
		"treille-lab sense -game vino -bots easy,medium,hard -games 400")
	played := c.series(400)
	bots := c.String("bots", strings.Join(engine.Levels(), ","), "`list` of computer players, each counted in games of its own; \"medium/all\" stands for medium with each character")
	if _, err := c.parse(args, 0); err != nil {
		return err
	}
	game, setup, err := l.first(played)
	if err != nil {
		return err
	}
	slipping, ok := game.(engine.Slipping)
	if !ok {
		return badCall("%s names no decisions that seem senseless", game.Name())
	}
	slips := slipping.Slips()
	for _, s := range slips {
		fmt.Fprintf(l.stdout, "%-15s %s\n", s.Name, s.Text)
	}
	fmt.Fprintf(l.stdout, "\nIn a game of %d, of how many where it could be:\n%-18s", setup.Players, "")
	for _, s := range slips {
		fmt.Fprintf(l.stdout, " %15s", s.Name)
	}
	fmt.Fprintln(l.stdout)
	for _, player := range withCharacters(split(*bots)) {
		counts, err := count(game, setup, slips, player, *played.games)
		if err != nil {
			return err
		}
		fmt.Fprintf(l.stdout, "%-18s", player)
		for _, t := range counts {
			fmt.Fprintf(l.stdout, " %6.2f of %5.2f", float64(t.slips)/float64(*played.games), float64(t.could)/float64(*played.games))
		}
		fmt.Fprintln(l.stdout)
	}
	return nil
}

// withCharacters puts the six characters of a player in the place of "all".
func withCharacters(names []string) (list []string) {
	for _, name := range names {
		player, all := strings.CutSuffix(strings.TrimSpace(name), "/all")
		if list = append(list, player); all {
			for _, character := range engine.Characters() {
				list = append(list, player+"/"+character)
			}
		}
	}
	return list
}

// count plays games of one computer player in all seats.
func count(game engine.Game, setup engine.Setup, slips []engine.Slip, player string, games int) ([]tally, error) {
	if err := bot.Check(player, game); err != nil {
		return nil, badCall("%v", err)
	}
	var mu sync.Mutex
	counts := make([]tally, len(slips))
	err := eachGame(setup, games, func(setup engine.Setup) error {
		own, err := countGame(game, setup, slips, player)
		mu.Lock()
		defer mu.Unlock()
		for i, t := range own {
			counts[i].slips += t.slips
			counts[i].could += t.could
		}
		return err
	})
	return counts, err
}

func countGame(game engine.Game, setup engine.Setup, slips []engine.Slip, player string) ([]tally, error) {
	counts := make([]tally, len(slips))
	table, err := seated(game, setup, []string{player})
	if err != nil {
		return nil, err
	}
	_, err = playOn(game, setup, table, func(m *match.Match, p engine.Player, a engine.Action) {
		for i, s := range slips {
			slip, could := s.Seen(m.Info(p), a)
			if slip {
				counts[i].slips++
			}
			if could {
				counts[i].could++
			}
		}
	})
	return counts, err
}
