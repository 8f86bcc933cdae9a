package main

import (
	"encoding/json"
	"fmt"
	"math"
	"reflect"
	"testing"
	"time"

	"treille/engine"
	"treille/engine/rng"
)

// How long is measured: the best of runs runs, each at least this long.
const (
	runs     = 5
	runTime  = 500 * time.Millisecond
	copyTime = 50 * time.Millisecond
)

// A measurement is one line of bench.
type measurement struct {
	Game          string `json:"game"`
	Players       int    `json:"players"`
	GamesPerS     int64  `json:"games_per_s"`
	MovesPerS     int64  `json:"moves_per_s"`     // plies, chance outcomes too
	AllocsPerMove int64  `json:"allocs_per_move"` // rounded up
	StateBytes    int64  `json:"state_bytes"`
	CopyNS        int64  `json:"copy_ns"`
}

func (l *lab) bench(args []string) error {
	c := l.command("bench", "Measure random playouts on one core, for each game and number of players: the best of five runs.",
		"treille-lab bench -game "+l.games[0].Name()+" -json")
	name := c.String("game", "", "`name` of the only game to measure; all if empty")
	asJSON := c.Bool("json", false, "print a list of JSON objects")
	if _, err := c.parse(args, 0); err != nil {
		return err
	}
	list := l.games
	if *name != "" {
		game, err := l.game(*name)
		if err != nil {
			return badCall("%v", err)
		}
		list = []engine.Game{game}
	}
	return l.benchAll(list, *asJSON, runTime)
}

func (l *lab) benchAll(list []engine.Game, asJSON bool, each time.Duration) error {
	if !asJSON {
		fmt.Fprintf(l.stdout, "%-14s %7s %12s %12s %12s %12s %8s\n", "game", "players", "games/s", "moves/s", "allocs/move", "state bytes", "copy ns")
	}
	var all []measurement
	for _, game := range list {
		min, max := game.Players()
		for n := min; n <= max; n++ {
			m, err := measure(game, n, each)
			if err != nil {
				return err
			}
			all = append(all, m)
			if !asJSON {
				fmt.Fprintf(l.stdout, "%-14s %7d %12d %12d %12d %12d %8d\n",
					m.Game, m.Players, m.GamesPerS, m.MovesPerS, m.AllocsPerMove, m.StateBytes, m.CopyNS)
			}
		}
	}
	if !asJSON {
		return nil
	}
	text, err := json.MarshalIndent(all, "", "  ")
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(l.stdout, "%s\n", text)
	return err
}

func measure(game engine.Game, players int, each time.Duration) (measurement, error) {
	m := measurement{Game: game.Name(), Players: players}
	p, err := newPlayout(game, engine.Setup{Players: players, Seed: 1})
	if err != nil {
		return m, err
	}
	for range runs {
		games, plies, seconds := p.run(each)
		if moves := int64(float64(plies) / seconds); moves > m.MovesPerS {
			m.MovesPerS, m.GamesPerS = moves, int64(float64(games)/seconds)
		}
	}
	plies := 0
	perGame := testing.AllocsPerRun(50, func() { plies = p.play() })
	m.AllocsPerMove = int64(math.Ceil(perGame / float64(max(1, plies))))
	m.StateBytes = int64(reflect.TypeOf(p.state).Elem().Size())
	m.CopyNS = p.copyTime()
	return m, nil
}

// A playout plays random games on one state again and again.
type playout struct {
	engine.Playout
	start, state engine.State
	stream       rng.Stream
}

func newPlayout(game engine.Game, setup engine.Setup) (*playout, error) {
	start, err := game.NewState(setup)
	if err != nil {
		return nil, err
	}
	state, err := game.NewState(setup)
	if err != nil {
		return nil, err
	}
	p := &playout{start: start, state: state, stream: rng.New(setup.Seed)}
	// The longest lists are met within a few games; from then on nothing
	// allocates.
	for range 20 {
		p.play()
	}
	return p, nil
}

// play plays one game from its beginning and returns how many plies it took.
func (p *playout) play() (plies int) {
	p.state.CopyFrom(p.start)
	return p.Run(p.state, &p.stream)
}

// run plays games for at least this long.
func (p *playout) run(least time.Duration) (games, plies int, seconds float64) {
	begin := time.Now()
	for {
		plies += p.play()
		games++
		if gone := time.Since(begin); gone >= least {
			return games, plies, gone.Seconds()
		}
	}
}

// copyTime returns how many nanoseconds it takes to copy a state, at best.
func (p *playout) copyTime() int64 {
	best := math.Inf(1)
	for range runs {
		n := 0
		begin := time.Now()
		gone := time.Duration(0)
		for gone < copyTime {
			for range 1000 {
				p.state.CopyFrom(p.start)
			}
			n += 1000
			gone = time.Since(begin)
		}
		best = min(best, float64(gone.Nanoseconds())/float64(n))
	}
	return int64(math.Round(best))
}
