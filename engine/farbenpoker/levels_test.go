package farbenpoker

import (
	"math"
	"slices"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
	"treille/engine/rng"
	"treille/engine/search"
)

// levels are the levels with so few playouts that tests are quick.
func levels() []engine.Policy {
	return []engine.Policy{easy, medium.WithBudget(20), hard.WithBudget(20)}
}

func TestLevelsFinishGames(t *testing.T) {
	for n := minPlayers; n <= maxPlayers; n++ {
		for _, level := range levels() {
			end := enginetest.PlayGame(t, Game{}, engine.Setup{Players: n, Seed: 5}, enginetest.Same(level), enginetest.Watcher{})
			if end.Winners() == 0 {
				t.Errorf("%d players: nobody won", n)
			}
		}
	}
}

// Somebody who remembers everything wins more than his share among easies, and
// hard wins more than its share among those.
func TestLevelsDiffer(t *testing.T) {
	for _, test := range []struct {
		name       string
		one, among engine.Policy
		games      int
		least      float64 // times the even share
	}{
		{"greedy among easies", greedyPolicy{}, easy, 200, 1.2},
		{"hard among easies", hard.WithBudget(60), easy, 60, 1.2},
	} {
		won := 0.0
		for g := range test.games {
			seat := g % 3
			players := []engine.Policy{test.among, test.among, test.among}
			players[seat] = test.one
			end := enginetest.PlayGame(t, Game{}, engine.Setup{Players: 3, Seed: uint64(g / 3)}, players, enginetest.Watcher{})
			if w := end.Winners(); w.Has(engine.Player(seat)) {
				won += 3 / float64(w.Len())
			}
		}
		if share := won / float64(test.games); share < test.least {
			t.Errorf("%s wins %.2f times the even share, want %.2f", test.name, share, test.least)
		}
	}
}

// With one stick found, a pot worth winning and nothing sure to draw, hard waits:
// it draws a stick that is known to miss.
func TestHardWaits(t *testing.T) {
	s := position(t, "chips 5 5 5 5\npot 6\ndice r b y\nanswered 1\nA ?????????????..\nB ggoo")
	info := infoOf(t, s, 0)
	for seed := range uint64(5) {
		stream := rng.New(seed)
		d := Decode(hard.Choose(info, info.LegalActions(nil), &stream))
		if d.Kind != DecisionDraw || d.Hole.Side() != SideB {
			t.Errorf("hard decides %+v", d)
		}
	}
}

// Where both wait for the other to take a sure hit, a player who has fewer chips cannot win
// by waiting: once it knows that the other waits, hard takes the hit.
func TestHardGivesIn(t *testing.T) {
	s := position(t, "chips 9 12\npot 5\ndice r b y\nanswered 1\nA ???????????..\nB ggooby")
	s.habits[1].waited = 2
	info := infoOf(t, s, 0)
	for seed := range uint64(5) {
		stream := rng.New(seed)
		if a := hard.Choose(info, info.LegalActions(nil), &stream); info.Misses(a) {
			t.Errorf("hard waits: %s", Game{}.Format(a))
		}
	}
}

// In the position of TestHardWaits, nobody who looks ahead waits a third time with the same dice where another
// has waited, too, nor medium for a pot of three chips; where nobody else waits, hard goes on.
func TestNobodyWaitsAgainAndAgain(t *testing.T) {
	const text = "chips 5 5 5 5\npot 6\ndice r b y\nanswered 1\nA ?????????????..\nB ggoo"
	often, little := position(t, text), position(t, strings.Replace(text, "pot 6", "pot 3", 1))
	often.habits[0].here = mostWaits
	info, stream := infoOf(t, often, 0), rng.New(1)
	if !info.Misses(hard.Choose(info, info.LegalActions(nil), &stream)) {
		t.Error("hard, who alone waits, no longer does")
	}
	often.habits[1].here = 1
	for _, c := range []struct {
		level engine.Policy
		s     *State
	}{{medium, often}, {hard, often}, {medium, little}} {
		for seed := range uint64(5) {
			stream, info := rng.New(seed), infoOf(t, c.s, 0)
			if info.Misses(c.level.Choose(info, info.LegalActions(nil), &stream)) {
				t.Errorf("with %d in the pot, who has waited %d times waits", c.s.pot, c.s.habits[0].here)
			}
		}
	}
	little.pot = 1
	if little.notice(sideHoles); little.habits[0].here != 1 {
		t.Error("a wait for one chip is not counted")
	}
}

// Of two hits that it knows, nobody who looks ahead takes the one that brings less.
func TestNobodyPassesUpADouble(t *testing.T) {
	s := position(t, "chips 9 7 7 14\nfresh\ndice o o b\nA ????????????..\nB rbygov")
	info := infoOf(t, s, 0)
	for _, level := range []search.Player{medium, hard} {
		m, stream := level.Model(), rng.New(1)
		if list := m.Begin(info, info.LegalActions(nil), &stream, nil); slices.Contains(list, mustParse(t, "draw B2")) {
			t.Errorf("the single is compared: %v", list)
		}
	}
}

// Nobody who looks ahead waits when there is next to nothing left to win.
func TestNobodyWaitsForNothing(t *testing.T) {
	s := position(t, "chips 3 2 3 30 2\npot 3\ndice r b y\nanswered 1\nA ?????????????..\nB ggoo")
	info := infoOf(t, s, 0)
	for _, level := range []engine.Policy{medium, hard} {
		for seed := range uint64(5) {
			stream := rng.New(seed)
			if a := level.Choose(info, info.LegalActions(nil), &stream); info.Misses(a) {
				t.Errorf("%s, with nothing left to win", Game{}.Format(a))
			}
		}
	}
}

// Hard takes the pot where it can, and answers a double first.
func TestHardTakesWhatIsSure(t *testing.T) {
	for text, want := range map[string]string{
		"chips 5 5 5 5\npot 6\ndice r b y\nanswered 1 2\nA ????????????y..\nB ggo":          "draw A13",
		"chips 5 5 5 5\nfresh\ndice r b b\nA ?????????????..\nB ggorb":                      "draw B5",
		"chips 5 5 5 5 5\nfresh\ndice g v g\nA ?????????????..\nB ggorv":                    "draw B1 or B2",
		"chips 5 5\npot 6\ndice r b y\nanswered 1 2\nA .............\nB yyyggbbooovvrrgv..": "draw B1, B2 or B3",
	} {
		s := position(t, text)
		info := infoOf(t, s, 0)
		stream := rng.New(1)
		d := Decode(hard.WithBudget(400).Choose(info, info.LegalActions(nil), &stream))
		if d.Kind != DecisionDraw || s.gain(s.colours[d.Hole]) < 2 {
			t.Errorf("hard decides %+v, want %s", d, want)
		}
	}
}

// TestSlices cuts the thinking into steps of all sizes.
func TestSlices(t *testing.T) {
	s := position(t, "chips 5 5 5\npot 3\ndice r b y\nanswered 1\nA ?????????????..\nB ggoo")
	info := infoOf(t, s, 0)
	legal := info.LegalActions(nil)
	policy := hard.WithBudget(100).(search.Player)
	stream := rng.New(4)
	want := policy.Choose(info, legal, &stream)
	for size := 1; size < 40; size += 6 {
		thought := policy.NewThought()
		thought.Begin(info, legal, rng.New(4))
		for !thought.Step(size) {
		}
		if got := thought.Best(); got != want {
			t.Errorf("%d iterations a step: %s, in one %s", size, Game{}.Format(got), Game{}.Format(want))
		}
	}
}

func TestThinksWithoutAllocation(t *testing.T) {
	s := position(t, "chips 5 5 5\npot 3\ndice r b y\nanswered 1 2\nA ????????????..\nB ggoo")
	info := infoOf(t, s, 0)
	legal := info.LegalActions(nil)
	for _, policy := range []search.Player{medium, hard.WithBudget(60).(search.Player)} {
		thought := policy.NewThought()
		if n := testing.AllocsPerRun(5, func() {
			thought.Begin(info, legal, rng.New(3))
			thought.Step(math.MaxInt)
			thought.Best()
			thought.Drop()
		}); n > 0 {
			t.Errorf("%v allocations a decision", n)
		}
	}
	stream := rng.New(1)
	if n := testing.AllocsPerRun(5, func() { easy.Choose(info, legal, &stream) }); n > 0 {
		t.Errorf("easy allocates %v times a decision", n)
	}
}

// Medium draws what it knows to miss only where a patient player waits, or where it knows
// nothing else: who watches it cannot tell other reasons. Nor is it said to wait where it has forgotten.
func TestMediumWaitsForAReason(t *testing.T) {
	waits := 0
	for seed := range uint64(24) {
		enginetest.PlayGame(t, Game{}, engine.Setup{Players: 4, Seed: seed}, enginetest.Same(medium), enginetest.Watcher{
			Before: func(state engine.State, p engine.Player, a engine.Action) {
				if p < 0 || Decode(a).Kind != DecisionDraw {
					return
				}
				in := infoOf(t, state.(*State), p)
				b := in.board
				b.fade(p, medium.Model().(*model).memory)
				if in.Waits(a) && !b.misses(b.colours[Decode(a).Hole]) {
					t.Errorf("seat %d is said to wait, but has forgotten what it draws", p)
				}
				if b.comeback != nobody || !b.misses(b.colours[Decode(a).Hole]) {
					return
				}
				waits++
				if hole := Decode(b.quick(false)).Hole; !b.waits() && !b.misses(b.colours[hole]) {
					t.Errorf("with a pot of %d and %d found, seat %d draws what it knows to miss", b.pot, b.found(), p)
				}
			},
		})
	}
	if waits == 0 {
		t.Error("it never waits")
	}
}

// Medium decides nothing that seems senseless to who remembers what it does, with any character:
// it neither waits for nothing nor looks for a hit where it knows the best.
func TestMediumSeemsSensible(t *testing.T) {
	senseless := []string{"waits-last-chip", "waits-no-pot", "waits-idly", "takes-less", "rerolls-known", "passes-recent"}
	known := []string{"after-reroll", "waits-last-die", "waits-small-pot", "waits-thrice", "waits-too"} // to who remembers everything, too
	slips := slices.DeleteFunc(Game{}.Slips(), func(s engine.Slip) bool { return !slices.Contains(append(senseless, known...), s.Name) })
	could := map[string]int{}
	for seed := range uint64(24) {
		var players []engine.Policy
		for i := range 2 + seed%4 {
			players = append(players, medium.WithCharacter(engine.Character((seed+i)%7)))
		}
		enginetest.PlayGame(t, Game{}, engine.Setup{Players: len(players), Seed: seed}, players, enginetest.Watcher{
			Before: func(state engine.State, p engine.Player, a engine.Action) {
				if p < 0 {
					return
				}
				all, in := infoOf(t, state.(*State), p), infoOf(t, state.(*State), p)
				in.fade(p, medium.Model().(*model).memory)
				forced := in.phase == PhaseDraw && in.misses(in.colours[Decode(in.quick(false)).Hole])
				for _, s := range slips {
					remembered := in
					if slices.Contains(known, s.Name) {
						remembered = all
					}
					slip, can := s.Seen(remembered, a)
					if can {
						could[s.Name]++
					}
					if slip && !forced {
						t.Errorf("seed %d, %d players, seat %d %s", seed, in.players, p, s.Text)
					}
				}
			},
		})
	}
	if n := len(senseless) + len(known); len(slips) != n || len(could) != n {
		t.Errorf("what could be senseless: %v", could)
	}
}

// Hard, which may wait for less than others understand, does so with one die answered alone and for no
// empty pot, and looks for no hit where it knows the best.
func TestHardSeemsSensible(t *testing.T) {
	names := []string{"after-reroll", "waits-last-die", "waits-no-pot", "waits-no-die", "waits-too-often", "takes-less", "rerolls-known", "passes-recent"}
	could := map[string]int{}
	for seed := range uint64(24) {
		player := hard.WithBudget(100).(search.Player).WithCharacter(engine.Character(seed % 7))
		enginetest.PlayGame(t, Game{}, engine.Setup{Players: 2 + int(seed%4), Seed: seed}, enginetest.Same(player), enginetest.Watcher{
			Before: func(state engine.State, p engine.Player, a engine.Action) {
				if p < 0 {
					return
				}
				in := infoOf(t, state.(*State), p)
				for _, s := range (Game{}).Slips() {
					slip, can := s.Seen(in, a)
					if !slices.Contains(names, s.Name) || !can {
						continue
					}
					could[s.Name]++
					if slip && !in.misses(in.colours[Decode(in.quick(false)).Hole]) {
						t.Errorf("seed %d, seat %d %s", seed, p, s.Text)
					}
				}
			},
		})
	}
	if len(could) != len(names) {
		t.Errorf("what could be senseless: %v", could)
	}
}
