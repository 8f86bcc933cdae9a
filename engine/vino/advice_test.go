package vino

import (
	"math"
	"slices"
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
	"treille/engine/rng"
	"treille/engine/search"
)

// advise returns what hard finds about the decision that a seat owes.
func advise(t *testing.T, s *State, p engine.Player) []search.Result {
	t.Helper()
	in := &Info{seat: p}
	in.Project(s)
	thought := hard.NewThought().(search.Adviser)
	thought.Begin(in, s.LegalActions(p, nil), rng.New(7))
	thought.Step(math.MaxInt)
	results := thought.Results()
	if in.phase != PhaseChoose && results[0].Action != thought.Best() {
		t.Errorf("%s: %s is chosen, the results begin with %s", s.phase, Game{}.Format(thought.Best()), Game{}.Format(results[0].Action))
	}
	return results
}

// alternative is the best of the others.
func alternative(results []search.Result) search.Result {
	return slices.MaxFunc(results[1:], func(a, b search.Result) int { return a.Mean - b.Mean })
}

// reason is the term that speaks most for one result against another, and the
// difference of its amounts.
func reason(a, b search.Result) (term string, amount int) {
	most := 0
	for i := range a.Terms {
		if d := a.Terms[i].Strength - b.Terms[i].Strength; d > most {
			term, amount, most = valueTerms[i], a.Terms[i].Amount-b.Terms[i].Amount, d
		}
	}
	return term, amount
}

// TestAdvisesInEachPhase wants the choice and others, each with what it offers, and
// none that comes to the same.
func TestAdvisesInEachPhase(t *testing.T) {
	eachPhase(t, func(in *Info, legal []engine.Action) {
		results := advise(t, &State{board: in.board}, in.seat)
		for i, r := range results {
			if !slices.Contains(legal, r.Action) || r.Playouts == 0 || r.Mean < 0 || r.Mean > search.One || len(r.Terms) != len(valueTerms) {
				t.Errorf("%s: result %+v", in.phase, r)
			}
			if i > 0 && r.Mean == results[0].Mean && slices.Equal(r.Terms, results[0].Terms) {
				t.Errorf("%s: %s comes to the same as %s", in.phase, Game{}.Format(r.Action), Game{}.Format(results[0].Action))
			}
			if in.phase == PhaseChoose && i > 0 && r.Mean > results[i-1].Mean {
				t.Errorf("%s: result %d is better than the one before", in.phase, i)
			}
		}
	})
}

// TestTermsGoWithTheMeans wants all terms together to be for the better one of two
// decisions, but for few that lead to another number of bottles or to the end.
func TestTermsGoWithTheMeans(t *testing.T) {
	enginetest.Long(t)
	const clear = search.One / 100
	agree, other := 0, 0
	for seed := range uint64(2) {
		enginetest.PlayGame(t, Game{}, engine.Setup{Players: 4, Seed: seed}, enginetest.Same(greedyPolicy{}), enginetest.Watcher{
			Before: func(state engine.State, who engine.Player, _ engine.Action) {
				if who < 0 || len(state.LegalActions(who, nil)) < 2 {
					return
				}
				results := advise(t, state.(*State), who)
				if len(results) < 2 {
					return
				}
				rival := alternative(results)
				ahead := results[0].Mean - rival.Mean
				sum := 0
				for i, x := range results[0].Terms {
					sum += x.Strength - rival.Terms[i].Strength
				}
				switch {
				case ahead < clear && ahead > -clear:
				case (ahead > 0) == (sum > 0):
					agree++
				default:
					other++
				}
			}})
	}
	if agree < 50 || other*15 > agree {
		t.Errorf("the terms speak for the better decision %d times, for the worse %d times", agree, other)
	}
}

// TestKnownReasons wants the choice, and its reason against another, where both are
// known.
func TestKnownReasons(t *testing.T) {
	for _, c := range []struct {
		what, position string
		before         []string // what is done until seat 0 decides
		choice, rival  string
		term           string
		amount         int // in hundredths; 0 if it depends on the others
		chances        [2]int
	}{
		{"the last vineyard of the last round", "players 4\nround 30\n0 money 300 9T:1-3\n1 money 500 2T:1-3\n2 money 10\n3 money 10",
			[]string{"0 choose 8 9", "1 choose 1 2", "2 choose 8 9", "3 choose 8 9", "1 pass", "1 pass", "0 pass"},
			"buy 9.4", "pass", "vineyards", 100, [2]int{search.One, 0}},
		{"wine for money", "players 4\nround 6\nphase sell\nmarket B+5 M-5\nrose 1 2 3 0\n0 money 600 4B:1-8 6M:1-2",
			[]string{"1 nosale", "2 nosale", "3 nosale"}, "sell B 8", "nosale", "money", 0, [2]int{}},
		{"the price of what is sold next", "players 4\nround 6\nphase sell\nrose 1 2 3 0\n0 money 0 2B:1-5 4N:1-9 5P:1-2\n1 2T:6-9 3N:1-2",
			[]string{"1 nosale", "2 nosale", "3 nosale", "0 sell B 1", "0 give 2.1"}, "raise N", "raise P", "sale", 1000, [2]int{}},
	} {
		s := position(t, c.position)
		play(t, s, c.before...)
		results := advise(t, s, 0)
		want(t, c.what+", choice", Game{}.Format(results[0].Action), c.choice)
		i := slices.IndexFunc(results, func(r search.Result) bool { return Game{}.Format(r.Action) == c.rival })
		if i < 0 {
			t.Errorf("%s: %s is not among the results %+v", c.what, c.rival, results)
			continue
		}
		term, amount := reason(results[0], results[i])
		want(t, c.what+", reason", term, c.term)
		if c.amount != 0 {
			want(t, c.what+", amount", amount, c.amount)
		}
		if chances := [2]int{results[0].Mean, results[i].Mean}; c.chances != [2]int{} {
			want(t, c.what+", chances", chances, c.chances)
		}
	}
}

// TestGesture completes what is taken, given back and raised in one go.
func TestGesture(t *testing.T) {
	phases := map[Phase]int{}
	enginetest.PlayGame(t, Game{}, engine.Setup{Players: 4, Seed: 3}, enginetest.Same(greedyPolicy{}), enginetest.Watcher{
		Before: func(state engine.State, who engine.Player, a engine.Action) {
			s := state.(*State)
			if who < 0 {
				return
			}
			in := &Info{seat: who}
			in.Project(s)
			gesture := in.Gesture(a)
			after := *s
			for _, b := range gesture {
				if err := after.Check(who, b); err != nil {
					t.Fatalf("%s: %s of %d: %v", s.phase, Game{}.Format(b), len(gesture), err)
				}
				after.Apply(who, b, nil)
			}
			switch s.phase {
			case PhaseGift, PhaseGive, PhaseRaise:
				phases[s.phase] = max(phases[s.phase], len(gesture))
				if len(gesture) != int(s.left) || after.phase == s.phase && after.actor == who {
					t.Fatalf("%s: %d of %d", s.phase, len(gesture), s.left)
				}
			default:
				want(t, s.phase.String()+", length", len(gesture), 1)
			}
			want(t, s.phase.String()+", first", gesture[0], a)
		}})
	if phases[PhaseGift] < 2 || phases[PhaseGive] < 3 || phases[PhaseRaise] < 3 {
		t.Errorf("the longest gestures are %v", phases)
	}
}

// TestMeansOfRegionsAreTrue looks at a round in which nobody else can buy or sell, so
// that each pair brings one thing alone, whatever the others choose.
func TestMeansOfRegionsAreTrue(t *testing.T) {
	s := position(t, "players 4\nround 3\n0 money 700 4B:1-3 7M:1-2 9T:1\n1 money 10\n2 money 10\n3 money 10")
	results := advise(t, s, 0)
	if len(results) < 4 || results[0].Mean != alternative(append(results, results[0])).Mean {
		t.Errorf("what brings most is not chosen: %+v", results)
	}
	for _, r := range results {
		var m model
		in := &Info{seat: 0}
		in.Project(s)
		m.look(in)
		play(t, &m.root, "1 choose 1 2", "2 choose 1 2", "3 choose 1 2")
		stream := rng.New(1)
		want(t, Game{}.Format(r.Action)+", mean", r.Mean, m.Playout(r.Action, &stream))
		for i, term := range m.Terms(nil) {
			want(t, Game{}.Format(r.Action)+", "+valueTerms[i], r.Terms[i].Amount, 100*term.Amount)
		}
	}
}

// TestAdviceIsTrue plays games on to their ends after what is advised, where the
// advice is clear, and after the alternative, and wants the advised to win more of
// them. They are played by the plain manner: greedy does not use the money that it is
// advised to save.
func TestAdviceIsTrue(t *testing.T) {
	enginetest.Long(t)
	const clear, games = search.One / 25, 10
	advised, other, positions := 0, 0, 0
	for seed := range uint64(3) {
		enginetest.PlayGame(t, Game{}, engine.Setup{Players: 4, Seed: seed}, enginetest.Same(greedyPolicy{}), enginetest.Watcher{
			Before: func(state engine.State, who engine.Player, _ engine.Action) {
				if who < 0 || len(state.LegalActions(who, nil)) < 2 {
					return
				}
				s := state.(*State)
				results := advise(t, s, who)
				if len(results) < 2 {
					return
				}
				rival := alternative(results)
				if results[0].Mean-rival.Mean < clear {
					return
				}
				positions++
				for game := range uint64(games) {
					advised += playOn(t, s, who, results[0].Action, game)
					other += playOn(t, s, who, rival.Action, game)
				}
			}})
	}
	if positions < 20 || advised*10 < other*11 {
		t.Errorf("in %d positions the advised wins %d, the alternative %d of %d games", positions, advised/search.One, other/search.One, positions*games)
	}
}

// playOn plays a game to its end, after a seat has decided, and returns the seat's
// part of the win.
func playOn(t *testing.T, from *State, seat engine.Player, a engine.Action, seed uint64) int {
	t.Helper()
	s := *from
	s.Apply(seat, a, nil)
	stream := rng.New(seed)
	for s.phase != PhaseOver {
		if s.actor == engine.Chance {
			s.Apply(engine.Chance, s.anyPair(&stream), nil)
			continue
		}
		p := s.Acting().First()
		s.Apply(p, s.quick(p, &plainManner, &stream), nil)
	}
	if w := s.Winners(); w.Has(seat) {
		return search.One / w.Len()
	}
	return 0
}
