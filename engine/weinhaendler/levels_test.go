package weinhaendler

import (
	"testing"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/enginetest"
	"treille/engine/match"
	"treille/engine/rng"
	"treille/engine/search"
)

// few is a budget that keeps the tests quick.
const few = 12

// quickly returns a level with few playouts.
func quickly(name string) engine.Policy {
	p := Game{}.Policy(name)
	if b, ok := p.(engine.Budgeted); ok {
		return b.WithBudget(few)
	}
	return p
}

var levelNames = []string{engine.Easy, engine.Medium, engine.Hard}

// TestQuickPlayIsLegal plays whole games by styles and plans and checks every
// ply.
func TestQuickPlayIsLegal(t *testing.T) {
	styles := []*style{&rashStyle, &sensibleStyle, &easyStyle}
	var q playout
	for seed := range uint64(300) {
		n := minPlayers + int(seed%3)
		s := &State{board: newBoard(n), shuffle: box.decks[n], looked: Hidden}
		stream := rng.New(seed)
		q.begin(seed%2 == 0)
		q.shuffle(s, &stream)
		for p := range q.styles {
			q.styles[p] = styles[stream.Intn(len(styles))]
		}
		s.Apply(engine.Chance, First(engine.Player(stream.Intn(n))), nil)
		for s.phase != PhaseOver {
			who, a := s.CurrentPlayer(), engine.Action(0)
			switch s.phase {
			case PhaseBidding:
				a = q.bid(s)
			case PhaseCellars:
				a = q.lay(s)
			default:
				a = Deal(q.draw(s))
			}
			if err := s.Check(who, a); err != nil {
				t.Fatalf("seed %d, round %d: %s: %v", seed, s.round, Game{}.Format(a), err)
			}
			s.Apply(who, a, nil)
		}
	}
}

// TestRashStyleIsGreedy compares bids in games of greedy players: the style is
// there to foresee them.
func TestRashStyleIsGreedy(t *testing.T) {
	same, all := 0, 0
	for seed := range uint64(6) {
		n := minPlayers + int(seed%3)
		info := &Info{}
		enginetest.PlayGame(t, Game{}, engine.Setup{Players: n, Seed: seed}, enginetest.Same(greedyPolicy{}), enginetest.Watcher{
			Before: func(s engine.State, who engine.Player, a engine.Action) {
				if s.(*State).phase != PhaseBidding || who < 0 {
					return
				}
				info.seat = who
				info.Project(s)
				all++
				if (stylePolicy{&rashStyle}).Choose(info, nil, nil) == a {
					same++
				}
			}})
	}
	if same < all*9/10 {
		t.Errorf("%d of %d bids are foreseen", same, all)
	}
}

// TestLevelsFinish lets the levels play each other.
func TestLevelsFinish(t *testing.T) {
	var players []engine.Policy
	for _, name := range levelNames {
		players = append(players, quickly(name))
	}
	for n := minPlayers; n <= maxPlayers; n++ {
		s := enginetest.PlayGame(t, Game{}, engine.Setup{Players: n, Seed: uint64(n)}, players, enginetest.Watcher{})
		if s.Winners() == 0 {
			t.Errorf("%d players: nobody has won", n)
		}
	}
}

// TestLevelsBeatGreedy wants the searching levels to win most games even with
// few playouts.
func TestLevelsBeatGreedy(t *testing.T) {
	for _, name := range levelNames[1:] {
		won := 0
		const games = 12
		for seed := range uint64(games) {
			seat := int(seed) % 4
			table := []engine.Policy{greedyPolicy{}, greedyPolicy{}, greedyPolicy{}, greedyPolicy{}}
			table[seat] = quickly(name)
			s := enginetest.PlayGame(t, Game{}, engine.Setup{Players: 4, Seed: seed}, table, enginetest.Watcher{})
			if s.Winners().Has(engine.Player(seat)) {
				won++
			}
		}
		if won < games/2 {
			t.Errorf("%s won %d of %d games against three greedy players", name, won, games)
		}
	}
}

// positions plays a game by greedy players and shows some of its decisions.
func positions(t *testing.T, players int, seed uint64, show func(engine.InfoState)) {
	t.Helper()
	m, err := match.New(Game{}, engine.Setup{Players: players, Seed: seed}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; !m.Over(); i++ {
		p := m.Acting().First()
		if i%9 == 0 {
			show(m.Info(p))
		}
		if err := m.Play(p, greedyPolicy{}.Choose(m.Info(p), m.Legal(p, nil), nil)); err != nil {
			t.Fatal(err)
		}
	}
}

// TestLevelsAreBlind compares choices from the same knowledge in other true
// worlds.
func TestLevelsAreBlind(t *testing.T) {
	world, other := new(State), new(Info)
	for n := minPlayers; n <= maxPlayers; n++ {
		positions(t, n, 3, func(info engine.InfoState) {
			for _, name := range levelNames {
				want := choose(quickly(name), info)
				stream := rng.New(uint64(n))
				info.Determinize(&stream, world)
				other.seat = info.Seat()
				other.Project(world)
				if got := choose(quickly(name), other); got != want {
					t.Fatalf("%s chose %q, and %q from the same knowledge in another world",
						name, Game{}.Format(want), Game{}.Format(got))
				}
			}
		})
	}
}

func choose(p engine.Policy, info engine.InfoState) engine.Action {
	stream := rng.New(8)
	return p.Choose(info, info.LegalActions(nil), &stream)
}

// TestHardInSlices cuts the thinking into steps of all sizes.
func TestHardInSlices(t *testing.T) {
	positions(t, 4, 5, func(info engine.InfoState) {
		want := choose(quickly(engine.Hard), info)
		legal := info.LegalActions(nil)
		for _, size := range []int{1, 3, 7} {
			thought := quickly(engine.Hard).(engine.Thinker).NewThought()
			thought.Begin(info, legal, rng.New(8))
			for !thought.Step(size) {
			}
			if got := thought.Best(); got != want {
				t.Fatalf("%d iterations a step: %q, in one %q", size, Game{}.Format(got), Game{}.Format(want))
			}
		}
	})
}

// TestHardThinksWithoutAllocation asks again, once the lists are long enough.
func TestHardThinksWithoutAllocation(t *testing.T) {
	b, err := bot.NewWithBudget(engine.Hard, Game{}, 1, 2, few)
	if err != nil {
		t.Fatal(err)
	}
	positions(t, 3, 7, func(info engine.InfoState) {
		if info.Seat() != 2 {
			return
		}
		b.Choose(info, 1)
		if n := enginetest.Allocations(func() { b.Choose(info, 1) }); n > 0 {
			t.Errorf("%v allocations a decision", n)
		}
	})
}

// TestOthersVary wants playouts to bid for the others in each way that they may,
// and for the seat itself in one.
func TestOthersVary(t *testing.T) {
	others, own := map[*style]int{}, map[*style]int{}
	positions(t, 4, 3, func(info engine.InfoState) {
		if info.CurrentPlayer() != info.Seat() || info.(*Info).last {
			return
		}
		m := model{traits: traits{reads: true, lays: &sensibleStyle}}
		stream := rng.New(1)
		m.Begin(info, info.LegalActions(nil), &stream, nil)
		for range 20 {
			m.Sample(&stream)
			for p, st := range m.playout.styles[:m.info.players] {
				if engine.Player(p) == info.Seat() {
					own[st]++
				} else {
					others[st]++
				}
			}
		}
	})
	for name, st := range map[string]*style{"sensible": &sensibleWays[0], "keen": &sensibleWays[1], "coy": &sensibleWays[2], "rash": &rashStyle} {
		if others[st] == 0 {
			t.Errorf("no other seat is %s", name)
		}
	}
	if len(own) != 1 || own[&sensibleWays[0]] == 0 {
		t.Errorf("the seat itself bids in %d ways", len(own))
	}
}

// TestCandidates wants few bids, all legal and different, the plain one first.
func TestCandidates(t *testing.T) {
	m := newModel(traits{reads: true, plans: true, lays: &sensibleStyle})()
	for n := minPlayers; n <= maxPlayers; n++ {
		positions(t, n, 9, func(info engine.InfoState) {
			list := m.Begin(info, nil, nil, nil)
			if len(list) == 0 || len(list) > mostCandidates {
				t.Fatalf("there are %d candidates", len(list))
			}
			for i, a := range list {
				if err := info.Check(a); err != nil {
					t.Errorf("candidate %s: %v", Game{}.Format(a), err)
				}
				for _, b := range list[:i] {
					if a == b {
						t.Errorf("candidate %s stands twice", Game{}.Format(a))
					}
				}
			}
		})
	}
}

// TestHabits wants to tell greedy players from others by their bids, on average
// over the seats of a few games.
func TestHabits(t *testing.T) {
	rashness := func(policy engine.Policy) int {
		sum, n := 0, 0
		for seed := range uint64(5) {
			s := enginetest.PlayGame(t, Game{}, engine.Setup{Players: 4, Seed: seed}, enginetest.Same(policy), enginetest.Watcher{}).(*State)
			for _, h := range s.habits[:s.players] {
				sum += h.rashness()
				n++
			}
		}
		return sum / n
	}
	if got := rashness(greedyPolicy{}); got < search.One*3/4 {
		t.Errorf("greedy players seem rash by %d of %d", got, search.One)
	}
	if got := rashness(quickly(engine.Medium)); got > search.One/2 {
		t.Errorf("medium players seem rash by %d of %d", got, search.One)
	}
}

// TestValuer wants each round to be measured once, at a stage that the file
// has weights for.
func TestValuer(t *testing.T) {
	for n := minPlayers; n <= maxPlayers; n++ {
		rounds := 0
		s := enginetest.PlayGame(t, Game{}, engine.Setup{Players: n, Seed: 4}, enginetest.Same(greedyPolicy{}), enginetest.Watcher{
			Before: func(s engine.State, _ engine.Player, _ engine.Action) {
				stage, ok := valuer{}.Stage(s)
				if !ok {
					return
				}
				rounds++
				weights := values.Weights(n, stage)
				if got := len(valuer{}.Measure(nil, s, 1)); got != len(weights) {
					t.Errorf("%d terms and %d weights", got, len(weights))
				}
			}}).(*State)
		if rounds != int(s.round) {
			t.Errorf("%d of %d rounds are measured", rounds, s.round)
		}
	}
}
