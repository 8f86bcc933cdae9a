package enginetest

import (
	"fmt"
	"math"
	"slices"

	"treille/engine"
	"treille/engine/enginetest/soak"
	"treille/engine/rng"
)

// How many worlds are drawn in each of the two ways, and how deep into a game.
const (
	worldsDrawn   = 3000
	fewestGuessed = 300
	deepest       = 60
)

// frequencies checks that Determinize draws worlds as often as chance alone
// would make them, what was decided telling nothing but that it was possible.
//
// A game is played to some ply. Then many games are guessed that give a seat
// the same events: where it could see what happened, that happens again, and
// the guess counts for as much as that was likely; where it could not, chance
// decides anew. Options.Feature sorts the worlds at their ends and those that
// Determinize draws, and a χ² test compares.
func (s *suite) frequencies() error {
	compared := 0
	for _, setup := range s.setups() {
		for g := range max(1, s.opts.Games/6) {
			setup.Seed = soak.Seed(uint64(g) + 1000)
			n, err := s.compareFrequencies(setup)
			if err != nil {
				return err
			}
			compared += n
		}
	}
	if compared == 0 {
		return fmt.Errorf("at no moment could enough worlds be guessed to compare with")
	}
	return nil
}

// compareFrequencies compares at one ply of one game and returns how often it
// could.
func (s *suite) compareFrequencies(setup engine.Setup) (int, error) {
	stream := rng.New(setup.Seed, uint64(setup.Players))
	stop := 1 + stream.Intn(min(deepest, s.game.MaxPlies(setup.Players)))
	seat := engine.Player(stream.Intn(setup.Players))
	compared := 0
	var seen [][]engine.Event // by the seat, for each ply
	err := s.play(setup, func(t *table) error {
		if len(t.plies) > 0 && len(t.plies) <= stop {
			seen = append(seen, visible(t.events.List, seat))
		}
		if len(t.plies) != stop && !t.over() || len(t.plies) > stop {
			return nil
		}
		guessed, size, err := s.guess(t, seat, seen)
		if err != nil || size < fewestGuessed {
			return err
		}
		compared++
		drawn := map[int]float64{}
		world := t.newState()
		for range worldsDrawn {
			t.infos[seat].Determinize(&t.stream, world)
			drawn[s.opts.Feature(world, seat)] += 1. / worldsDrawn
		}
		if err := chiSquare(guessed, drawn, size, worldsDrawn); err != nil {
			return fmt.Errorf("seat %d: %w", seat, err)
		}
		return nil
	})
	return compared, err
}

func visible(events []engine.Event, seat engine.Player) []engine.Event {
	var list []engine.Event
	for _, e := range events {
		if e.Audience.Has(seat) {
			list = append(list, e)
		}
	}
	return list
}

// looks reports whether a seat sees of events just what it has seen.
func looks(events []engine.Event, seat engine.Player, seen []engine.Event) bool {
	for _, e := range events {
		if !e.Audience.Has(seat) {
			continue
		}
		if len(seen) == 0 || e != seen[0] {
			return false
		}
		seen = seen[1:]
	}
	return len(seen) == 0
}

// guess plays games that give the seat the events of t. It returns the share of
// each feature at their ends, and how many equally likely games they are worth.
func (s *suite) guess(t *table, seat engine.Player, seen [][]engine.Event) (map[int]float64, float64, error) {
	shares := map[int]float64{}
	var sum, squares float64
	g := guesser{t: t, seat: seat, state: t.newState(), trial: t.newState(), start: t.newState()}
	for range worldsDrawn {
		weight := 1.
		g.state.CopyFrom(g.start)
		for i := 0; i < len(seen) && weight > 0; i++ {
			weight *= g.step(t.plies[i], seen[i])
		}
		if weight == 0 {
			continue
		}
		sum += weight
		squares += weight * weight
		shares[s.opts.Feature(g.state, seat)] += weight
	}
	if sum == 0 {
		return nil, 0, nil
	}
	for f := range shares {
		shares[f] /= sum
	}
	return shares, sum * sum / squares, nil
}

type guesser struct {
	t                   *table
	seat                engine.Player
	start, state, trial engine.State
	events              engine.Events
	outcomes, fitting   []engine.Outcome
	legal               []engine.Action
}

// step does one of the things that would have looked to the seat as the true
// ply did, and returns how likely it was that chance did one of them.
func (g *guesser) step(truth ply, seen []engine.Event) float64 {
	g.outcomes = g.outcomes[:0]
	who := truth.who
	switch {
	case who == g.seat:
		if g.state.Check(who, truth.action) != nil {
			return 0
		}
		g.outcomes = append(g.outcomes, engine.Outcome{Action: truth.action, Weight: 1})
	case who == engine.Chance:
		g.outcomes = g.state.ChanceOutcomes(g.outcomes)
	default:
		g.legal = g.state.LegalActions(who, g.legal[:0])
		for _, a := range g.legal {
			g.outcomes = append(g.outcomes, engine.Outcome{Action: a, Weight: 1})
		}
	}
	var total, fit float64
	g.fitting = g.fitting[:0]
	for _, o := range g.outcomes {
		total += float64(o.Weight)
		g.trial.CopyFrom(g.state)
		g.events.Reset()
		g.trial.Apply(who, o.Action, &g.events)
		if looks(g.events.List, g.seat, seen) {
			fit += float64(o.Weight)
			g.fitting = append(g.fitting, o)
		}
	}
	if fit == 0 {
		return 0
	}
	g.state.Apply(who, engine.Pick(g.fitting, &g.t.stream), nil)
	if who != engine.Chance {
		return 1
	}
	return fit / total
}

// chiSquare compares two samples of sizes n and m, given by their shares. It
// fails where chance alone would do so about once in a million times.
func chiSquare(a, b map[int]float64, n, m float64) error {
	var features []int
	for f := range a {
		features = append(features, f)
	}
	for f := range b {
		if _, ok := a[f]; !ok {
			features = append(features, f)
		}
	}
	slices.Sort(features)
	sum, rareA, rareB, classes := 0., 0., 0., 0
	add := func(x, y float64) bool {
		mean := (x*n + y*m) / (n + m)
		if mean*min(n, m) < 8 {
			return false // too rare by itself
		}
		sum += (x - y) * (x - y) / (mean * (1/n + 1/m))
		classes++
		return true
	}
	for _, f := range features {
		if !add(a[f], b[f]) {
			rareA += a[f]
			rareB += b[f]
		}
	}
	add(rareA, rareB)
	// The Wilson-Hilferty bound of the χ² distribution at 4.9 standard
	// deviations.
	df := float64(max(1, classes-1))
	root := 1 - 2/(9*df) + 4.9*math.Sqrt(2/(9*df))
	if limit := df * root * root * root; sum > limit {
		return fmt.Errorf("worlds are drawn otherwise than by chance: χ² is %.1f, at most %.1f for %d classes; feature: by chance, drawn:%s",
			sum, limit, classes, shareTable(features, a, b))
	}
	return nil
}

func shareTable(features []int, a, b map[int]float64) string {
	text := ""
	for _, f := range features {
		text += fmt.Sprintf(" %d: %.3f, %.3f;", f, a[f], b[f])
	}
	return text
}
