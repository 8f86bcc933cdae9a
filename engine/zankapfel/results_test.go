package zankapfel_test

import (
	"math"
	"slices"
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
	"treille/engine/rng"
	"treille/engine/search"
	"treille/engine/zankapfel"
)

// An asked is a decision about which hard was asked.
type asked struct {
	info    engine.InfoState
	legal   []engine.Action
	choice  engine.Action
	results []search.Result
}

// ask asks hard about the decision that a seat owes.
func ask(t *testing.T, info engine.InfoState, seed uint64) asked {
	t.Helper()
	a := asked{info: info, legal: info.LegalActions(nil)}
	thought := zankapfel.Game{}.Adviser().(engine.Thinker).NewThought().(search.Adviser)
	thought.Begin(info, a.legal, rng.New(seed))
	thought.Step(math.MaxInt)
	a.choice, a.results = thought.Best(), thought.Results()
	if thought.Best() != a.choice {
		t.Fatal("asked what it found, hard chooses otherwise")
	}
	return a
}

// askAll asks hard at every so many decisions of games of each number of players.
func askAll(t *testing.T, every int, f func(asked)) {
	t.Helper()
	count := 0
	for players := 3; players <= 6; players++ {
		each(t, players, uint64(players), func(_ engine.State, in engine.InfoState) {
			if len(in.LegalActions(nil)) < 2 {
				return
			}
			if count++; count%every == 0 {
				f(ask(t, in, uint64(count)))
			}
		})
	}
}

// ahead is how much stronger one result is than another by all its terms, in
// hundredths of 1/256 nats.
func ahead(a, b search.Result) int {
	sum := 0
	for i := range a.Terms {
		sum += a.Terms[i].Strength - b.Terms[i].Strength
	}
	return sum
}

// TestResults wants the choice first, figures for all, and terms that go the way
// of the chances where these differ much.
func TestResults(t *testing.T) {
	enginetest.Long(t)
	clear, against := 0, 0
	askAll(t, 1, func(a asked) {
		format := zankapfel.Game{}.Format
		first := a.results[0]
		if first.Action != a.choice {
			t.Fatalf("hard chooses %s, the results begin with %s", format(a.choice), format(first.Action))
		}
		var seen []engine.Action
		for _, r := range a.results {
			if slices.Contains(seen, r.Action) || !slices.Contains(a.legal, r.Action) {
				t.Fatalf("%s is not legal or told twice", format(r.Action))
			}
			seen = append(seen, r.Action)
			if r.Playouts < 100 || r.Mean < 0 || r.Mean > search.One || len(r.Terms) <= zankapfel.TermTies {
				t.Fatalf("%s is told as %+v", format(r.Action), r)
			}
			if first.Mean-r.Mean > search.One/12 {
				clear++
				if ahead(first, r) < 0 {
					against++
				}
			}
		}
	})
	if clear < 50 || against*12 > clear {
		t.Errorf("of %d that are clearly worse, %d are better by their terms", clear, against)
	}
}

// TestReasonsOfPositions asks in positions where it is known what makes the
// difference, and by how much.
func TestReasonsOfPositions(t *testing.T) {
	const far = " e1 e2 e3 e4 e5 d5"
	for _, c := range []struct {
		name, position, script string
		seat                   engine.Player
		choice, other          string
		term, least, most      int // amount by which the choice is ahead, in hundredths
	}{
		{"the own harvest", "players 3\n mayor b3\n hands RG G Y\n face B\n chips a3 c3" + far,
			"0 lay R; 1 buy; * card R; 2 buy; * card G", 0, "announce a3", "announce c3", zankapfel.TermSteps, 250, 350},
		{"the own way home", "players 3\n mayor b3\n hands RG G Y\n face B\n score 34 38 38\n chips a3 c3" + far,
			"0 lay R; 1 buy; * card R; 2 buy; * card G", 0, "announce a3", "announce c3", zankapfel.TermHome, 30, 100},
		{"another's harvest", "players 3\n mayor b3\n hands BG RRYBG Y\n known - R -\n face B\n chips a3 c3" + far,
			"0 buy; * card G; 1 lay R; 2 buy; * card G", 0, "announce c3", "announce a3", zankapfel.TermRivals, -500, -50},
		{"a card for later", "players 4\n mayor b4\n hands G R G Y\n face B\n score 25 20 20 20\n chips b5" + far + "\n spent 0 2 3 5 6 7 8 9 10\n spent 2 2 3 4 5 6 7 8 9",
			"0 lay G; 1 buy; * card R; 2 lay G; 3 lay Y; 0 announce b5",
			0, "discord 1", "discord 4", zankapfel.TermStrife, 300, 300},
	} {
		b := position(t, c.position).play(c.script)
		a := ask(t, b.infos[c.seat], 1)
		named := func(want string) search.Result {
			for _, r := range a.results {
				if (zankapfel.Game{}).Format(r.Action) == want {
					return r
				}
			}
			t.Fatalf("%s: nothing is told of %s", c.name, want)
			return search.Result{}
		}
		mine, other := named(c.choice), named(c.other)
		if mine.Action != a.choice || mine.Mean <= other.Mean {
			t.Errorf("%s: %s wins %d, %s %d", c.name, c.choice, mine.Mean, c.other, other.Mean)
		}
		if d := mine.Terms[c.term].Amount - other.Terms[c.term].Amount; d < c.least || d > c.most {
			t.Errorf("%s: %s gives %d more of term %d than %s", c.name, c.choice, d, c.term, c.other)
		}
		for i := range mine.Terms {
			gain := func(term int) int { return mine.Terms[term].Strength - other.Terms[term].Strength }
			if gain(i) > gain(c.term) {
				t.Errorf("%s: term %d makes more of a difference than %d: %d to %d", c.name, i, c.term, gain(i), gain(c.term))
			}
		}
	}
}

// TestResultsOfDuelsAreTrue compares what is told of the cards of a quarrel of two
// with what they bring against the other's strategy, computed in another way.
func TestResultsOfDuelsAreTrue(t *testing.T) {
	enginetest.Long(t)
	quarrels := 0
	for seed := uint64(0); quarrels < 10; seed++ {
		each(t, 3+int(seed%4), seed, func(s engine.State, in engine.InfoState) {
			b := s.(*zankapfel.State)
			if b.Phase() != zankapfel.PhaseDiscord || b.Members().Len() != 2 || b.Committed() != 0 {
				return
			}
			quarrels++
			sides := zankapfel.Duel(s)
			own, other := sides[0], sides[1]
			first := b.Members().FirstFrom(b.FirstPlayer()) == in.Seat()
			if !first {
				own, other = other, own
			}
			value := play{own: own, other: other}
			won, lost := zankapfel.Outcomes(s, in.Seat())
			for _, r := range ask(t, in, seed).results {
				i := slices.Index(own.Cards, zankapfel.Decode(r.Action).Number)
				brings := -float64(own.Cost[i])
				if first {
					brings += value.first(i)
				} else {
					brings += value.second(i)
				}
				if want := max(0, lost+brings/float64(own.Worth[0][0][1])*(won-lost)); math.Abs(want-float64(r.Mean)) > 4 {
					t.Errorf("seed %d: %s wins %.0f, not %d", seed, zankapfel.Game{}.Format(r.Action), want, r.Mean)
				}
			}
		})
	}
}

// TestAdvisedIsBetterPlayedOn plays what is advised clearly, and the best of the
// others, on to the end of the game by the style of "greedy", from the same worlds.
func TestAdvisedIsBetterPlayedOn(t *testing.T) {
	enginetest.Long(t)
	const worlds = 150
	positions, advised, others := 0, 0, 0
	askAll(t, 3, func(a asked) {
		if len(a.results) < 2 || a.results[0].Mean-a.results[1].Mean < search.One/25 {
			return
		}
		positions++
		stream := rng.New(uint64(positions))
		world := newState(t, a.info.(*zankapfel.Info).Players())
		for range worlds {
			a.info.Determinize(&stream, world)
			chance := stream.Uint64()
			advised += winsAfter(t, world, a.info.Seat(), a.results[0].Action, chance)
			others += winsAfter(t, world, a.info.Seat(), a.results[1].Action, chance)
		}
	})
	t.Logf("%d positions: %d wins of %d as advised, %d otherwise", positions, advised, positions*worlds, others)
	if positions < 20 || advised <= others {
		t.Errorf("in %d positions what is advised wins %d times, the other %d times", positions, advised, others)
	}
}

// winsAfter is 1 if a seat wins after a decision in a world.
func winsAfter(t *testing.T, world engine.State, seat engine.Player, a engine.Action, seed uint64) int {
	t.Helper()
	s, stream := newState(t, world.(*zankapfel.State).Players()), rng.New(seed)
	s.CopyFrom(world)
	s.Apply(seat, a, nil)
	for s.CurrentPlayer() != engine.Terminal {
		playPly(s, zankapfel.Styles[1], &stream)
	}
	return int(engine.Bit(s.Winners().Has(seat)))
}
