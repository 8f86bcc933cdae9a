package zankapfel_test

import (
	"math"
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
	"treille/engine/rng"
	"treille/engine/zankapfel"
)

var levels = []string{engine.Easy, engine.Medium, engine.Hard}

// quickly is a level with few playouts, so that a test takes no long time.
func quickly(name string) engine.Policy {
	p := zankapfel.Game{}.Policy(name)
	if b, ok := p.(engine.Budgeted); ok {
		return b.WithBudget(8)
	}
	return p
}

// TestStylesAreLegal plays out many games in each style.
func TestStylesAreLegal(t *testing.T) {
	for i, style := range zankapfel.Styles {
		for seed := range uint64(80) {
			stream := rng.New(seed)
			s := newState(t, 3+int(seed%4))
			checked := func(s engine.State, p engine.Player, stream *rng.Stream) engine.Action {
				a := style(s, p, stream)
				if err := s.Check(p, a); err != nil {
					t.Fatalf("style %d, seed %d: %v", i, seed, err)
				}
				return a
			}
			for s.CurrentPlayer() != engine.Terminal {
				playPly(s, checked, &stream)
			}
		}
	}
}

// each plays a game in a style, and calls f for what the seat that decides knows
// at each decision.
func each(t *testing.T, players int, seed uint64, f func(s engine.State, in engine.InfoState)) {
	t.Helper()
	stream := rng.New(seed)
	s := newState(t, players)
	for s.CurrentPlayer() != engine.Terminal {
		if s.CurrentPlayer() != engine.Chance {
			f(s, knows(t, s, s.Acting().First()))
		}
		playPly(s, zankapfel.Styles[1], &stream)
	}
}

// knows is what a seat knows in a true world.
func knows(t *testing.T, s engine.State, seat engine.Player) engine.InfoState {
	t.Helper()
	in, err := zankapfel.Game{}.NewInfo(engine.Setup{Players: s.(*zankapfel.State).Players()}, seat)
	if err != nil {
		t.Fatal(err)
	}
	in.Project(s)
	return in
}

// TestHardBribesAgainstAnother gives a seat that has laid nothing the chance to keep
// another from coming home.
func TestHardBribesAgainstAnother(t *testing.T) {
	b := position(t, "players 3\n mayor b3\n hands G Y RR\n known - - RR\n face B\n score 10 30 33\n chips a3 c3 e1 e2 e3 e4 e5").
		play("0 lay G; 1 buy; * card R; 2 lay R; 0 announce a3")
	stream := rng.New(1)
	a := zankapfel.Game{}.Policy(engine.Hard).Choose(b.infos[1], b.infos[1].LegalActions(nil), &stream)
	if got := (zankapfel.Game{}).Format(a); got != "offer 1 c3" {
		t.Errorf("hard chooses %s", got)
	}
}

// TestLevelsFinish lets each level play whole games against itself.
func TestLevelsFinish(t *testing.T) {
	enginetest.Long(t)
	for i, name := range levels {
		p := quickly(name)
		for _, players := range [][]int{{3, 6}, {4, 5}}[i%2] {
			s, stream := newState(t, players), rng.New(uint64(players))
			level := func(s engine.State, seat engine.Player, stream *rng.Stream) engine.Action {
				a := p.Choose(knows(t, s, seat), s.LegalActions(seat, nil), stream)
				if err := s.Check(seat, a); err != nil {
					t.Fatalf("%s: %v", name, err)
				}
				return a
			}
			for s.CurrentPlayer() != engine.Terminal {
				playPly(s, level, &stream)
			}
		}
	}
}

// TestLevelsAreBlind asks for decisions again in other worlds that look alike.
func TestLevelsAreBlind(t *testing.T) {
	enginetest.Long(t)
	for _, name := range levels {
		p := quickly(name)
		world := newState(t, 4)
		each(t, 4, 7, func(_ engine.State, in engine.InfoState) {
			stream := rng.New(5)
			in.Determinize(&stream, world)
			legal := in.LegalActions(nil)
			one, two := rng.New(1), rng.New(1)
			if a, b := p.Choose(in, legal, &one), p.Choose(knows(t, world, in.Seat()), legal, &two); a != b {
				t.Errorf("%s chose %s, and %s in another world", name, zankapfel.Game{}.Format(a), zankapfel.Game{}.Format(b))
			}
		})
	}
}

// TestLevelsThinkInSlices cuts the thinking into steps of several sizes.
func TestLevelsThinkInSlices(t *testing.T) {
	enginetest.Long(t)
	for _, name := range levels {
		p, ok := quickly(name).(engine.Thinker)
		if !ok {
			continue
		}
		thought := p.NewThought()
		each(t, 3, 3, func(_ engine.State, in engine.InfoState) {
			legal, stream := in.LegalActions(nil), rng.New(9)
			want := p.Choose(in, legal, &stream)
			for _, size := range []int{1, 7} {
				thought.Begin(in, legal, rng.New(9))
				for !thought.Step(size) {
				}
				if got := thought.Best(); got != want {
					t.Errorf("%s, %d iterations a step: %s, in one %s", name, size, zankapfel.Game{}.Format(got), zankapfel.Game{}.Format(want))
				}
				thought.Drop()
			}
		})
	}
}

// TestLevelsThinkWithoutAllocation asks again, once the lists are long enough.
func TestLevelsThinkWithoutAllocation(t *testing.T) {
	enginetest.Long(t)
	for _, name := range levels {
		p, ok := quickly(name).(engine.Thinker)
		if !ok {
			continue
		}
		thought := p.NewThought()
		var legal []engine.Action
		think := func(in engine.InfoState) {
			legal = in.LegalActions(legal[:0])
			thought.Begin(in, legal, rng.New(2))
			thought.Step(math.MaxInt)
			thought.Best()
			thought.Drop()
		}
		each(t, 6, 1, func(_ engine.State, in engine.InfoState) { think(in) })
		each(t, 6, 1, func(s engine.State, in engine.InfoState) {
			if n := enginetest.Allocations(func() { think(in) }); n > 0 {
				t.Fatalf("%s allocates %v times in phase %s", name, n, s.(*zankapfel.State).Phase())
			}
		})
	}
}

// TestEasyLaysNotAlwaysTheHighest wants two easy players who quarrel about much to lay the
// same card half the time at most: else they tie again and again, down to their lowest.
func TestEasyLaysNotAlwaysTheHighest(t *testing.T) {
	b := position(t, "players 4\n mayor b4\n hands G R G Y\n face B\n score 37 0 37 0").
		play("0 lay G; 1 buy; * card R; 2 lay G; 3 lay Y; 0 announce b5; 1 none; 2 none; 3 none")
	b.now(zankapfel.PhaseDiscord, engine.Simultaneous)
	easy := zankapfel.Game{}.Policy(engine.Easy)
	same := 0
	for seed := range uint64(400) {
		stream := rng.New(seed)
		first := easy.Choose(b.infos[0], b.infos[0].LegalActions(nil), &stream)
		second := easy.Choose(b.infos[2], b.infos[2].LegalActions(nil), &stream)
		if zankapfel.Decode(first).Number == zankapfel.Decode(second).Number {
			same++
		}
	}
	if same > 200 {
		t.Errorf("of 400 times they lay the same card %d times", same)
	}
}
