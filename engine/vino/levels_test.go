package vino

import (
	"math"
	"slices"
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
	"treille/engine/rng"
)

// levels are the computer players for people, with few playouts.
func levels(playouts int) []engine.Policy {
	return []engine.Policy{easy, medium, hard.WithBudget(playouts)}
}

// TestLevelsPlayWholeGames lets all levels play together; PlayGame checks each
// decision.
func TestLevelsPlayWholeGames(t *testing.T) {
	for players := minPlayers; players <= maxPlayers; players++ {
		for seed := range uint64(3) {
			setup := engine.Setup{Players: players, Seed: seed}
			if seed == 1 {
				setup.Options = []string{HiddenMoney}
			}
			enginetest.PlayGame(t, Game{}, setup, levels(10), enginetest.Watcher{})
		}
	}
}

// TestHardBeatsGreedy wins most games among three greedy players.
func TestHardBeatsGreedy(t *testing.T) {
	enginetest.Long(t)
	const games = 8
	won := 0
	for seed := range uint64(games) {
		end := enginetest.PlayGame(t, Game{}, engine.Setup{Players: 4, Seed: seed},
			[]engine.Policy{hard.WithBudget(30), greedyPolicy{}, greedyPolicy{}, greedyPolicy{}}, enginetest.Watcher{})
		if end.Winners().Has(0) {
			won++
		}
	}
	if won < games/2 {
		t.Errorf("hard won %d of %d games among greedy players", won, games)
	}
}

// eachPhase plays a game and shows one position of each phase in which a seat has
// a choice.
func eachPhase(t *testing.T, visit func(in *Info, legal []engine.Action)) {
	var seen [PhaseOver]bool
	for seed := range uint64(20) {
		enginetest.PlayGame(t, Game{}, engine.Setup{Players: 4, Seed: seed}, enginetest.Same(greedyPolicy{}), enginetest.Watcher{
			Before: func(state engine.State, who engine.Player, _ engine.Action) {
				s := state.(*State)
				legal := s.LegalActions(who, nil)
				if who < 0 || seen[s.phase] || len(legal) < 2 || s.round == 1 {
					return
				}
				seen[s.phase] = true
				in := &Info{seat: who}
				in.Project(s)
				visit(in, legal)
			}})
	}
	for phase, saw := range seen {
		if !saw && Phase(phase) >= PhaseDrawn && Phase(phase) != PhaseSecond {
			t.Errorf("no position of the phase %s", Phase(phase))
		}
	}
}

// TestThinksInSlices cuts the thinking of hard into steps of all sizes.
func TestThinksInSlices(t *testing.T) {
	policy := hard.WithBudget(20).(level)
	eachPhase(t, func(in *Info, legal []engine.Action) {
		stream := rng.New(5)
		want := policy.Choose(in, legal, &stream)
		for _, size := range []int{1, 7} {
			thought := policy.NewThought()
			thought.Begin(in, legal, rng.New(5))
			for !thought.Step(size) {
				if err := in.Check(thought.Best()); err != nil {
					t.Fatalf("%s: what is best so far is not legal: %v", in.phase, err)
				}
			}
			if got := thought.Best(); got != want {
				t.Errorf("%s, %d iterations a step: %s, in one %s", in.phase, size, Game{}.Format(got), Game{}.Format(want))
			}
		}
	})
}

// TestThinksWithoutAllocation asks again, once the lists are long enough.
func TestThinksWithoutAllocation(t *testing.T) {
	thought := hard.WithBudget(10).(level).NewThought()
	eachPhase(t, func(in *Info, legal []engine.Action) {
		if n := enginetest.Allocations(func() {
			thought.Begin(in, legal, rng.New(3))
			thought.Step(math.MaxInt)
			thought.Best()
			thought.Drop()
		}); n > 0 {
			t.Errorf("%s: %v allocations a decision", in.phase, n)
		}
	})
}

// TestHardCannotBeForeseen draws its choice of regions in one position again and
// again.
func TestHardCannotBeForeseen(t *testing.T) {
	s := position(t, "round 3\n0 money 900 2B:1-4 4N:1\n1 money 900 4B:2-5 2M:5\n2 money 900 5B:1-4 3M:1")
	in := &Info{seat: 0}
	in.Project(s)
	legal := s.LegalActions(0, nil)
	const draws = 30
	count, most := make([]int, len(chooseActions)), 0
	for seed := range uint64(draws) {
		stream := rng.New(seed)
		i := slices.Index(legal, hard.WithBudget(40).(level).Choose(in, legal, &stream))
		count[i]++
		most = max(most, count[i])
	}
	if most == draws {
		t.Error("hard always chooses the same regions")
	}
}

// TestHardEndsAWonGame chooses the region with the last bottle where it is ahead and
// one vineyard is left, though others are cheaper.
func TestHardEndsAWonGame(t *testing.T) {
	s := position(t, "round 9\nbottles 3\n0 money 300 3M:1-4,6-8,10 7N:1-12\n1 money 30 8P:1-16 2T:3-6\n2 money 30 4B:1-13 6T:1-7")
	in := &Info{seat: 0}
	in.Project(s)
	for seed := range uint64(6) {
		stream := rng.New(seed)
		choice := Decode(hard.WithBudget(50).(level).Choose(in, s.LegalActions(0, nil), &stream))
		if !slices.Contains(choice.Regions[:], 2) {
			t.Errorf("seed %d: hard chooses %d, not the region that wins", seed, choice.Regions)
		}
	}
}

// TestNobodyChoosesFullRegions lets no level choose a region where it cannot buy, while
// it could buy in others.
func TestNobodyChoosesFullRegions(t *testing.T) {
	for seed := range uint64(6) {
		enginetest.PlayGame(t, Game{}, engine.Setup{Players: 4, Seed: seed}, levels(5), enginetest.Watcher{
			Before: func(state engine.State, who engine.Player, a engine.Action) {
				s := state.(*State)
				if s.phase != PhaseChoose {
					return
				}
				in := &Info{seat: who}
				in.Project(s)
				open := 0
				for r := range Regions {
					if in.Obstacle(r) == NoObstacle {
						open++
					}
				}
				buys := 0
				for _, r := range Decode(a).Regions {
					if in.Obstacle(r) == NoObstacle {
						buys++
					}
				}
				if buys < min(2, open) {
					t.Errorf("seed %d, round %d: seat %d chooses %s, in %d of which it can buy; open are %d regions", seed, s.round, who, Game{}.Format(a), buys, open)
				}
			}})
	}
}

// TestEndsAWonGameItself buys the last vineyard of the state, which ends the game, though
// to wait would do as well, if only a rival ends it who would lose by it.
func TestEndsAWonGameItself(t *testing.T) {
	s := position(t, `
		round 12
		bottles 7
		0 money 300 1N:1-3 6B:1-8 7N:1-18,21 9T:1-6
		1 money 10 2B:1-13 5P:1-12
		2 money 1330 3M:1-2 4B:1-16 8B:1-13`)
	play(t, s, "0 choose 1 7", "1 choose 1 2", "2 choose 7 8")
	turn(t, s, 0, PhaseOwners)
	for _, name := range []string{engine.Medium, engine.Hard} {
		want(t, name, decide(t, s, name), "buy 7.19")
	}
}
