package farbenpoker

import (
	"math"
	"slices"
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
	"treille/engine/rng"
	"treille/engine/search"
)

// advise lets the adviser think about the mover's decision and tell what it found.
func advise(t *testing.T, s *State) []search.Result {
	t.Helper()
	info := infoOf(t, s, s.CurrentPlayer())
	thought := Game{}.Adviser().(search.Player).NewThought().(search.Adviser)
	thought.Begin(info, info.LegalActions(nil), rng.New(7))
	thought.Step(math.MaxInt)
	results := thought.Results()
	if results[0].Action != thought.Best() {
		t.Fatalf("%s is chosen, and %s told first", Game{}.Format(thought.Best()), Game{}.Format(results[0].Action))
	}
	return results
}

// result is what was found about a decision: one that the name of its action
// begins with.
func result(t *testing.T, results []search.Result, action string) search.Result {
	t.Helper()
	for _, r := range results {
		if text := (Game{}).Format(r.Action); len(text) >= len(action) && text[:len(action)] == action {
			return r
		}
	}
	t.Fatalf("nothing was found about %q", action)
	return search.Result{}
}

// Of every decision of whole games the adviser tells what it found, its choice first.
func TestAdvisesOnEverything(t *testing.T) {
	for n := minPlayers; n <= maxPlayers; n++ {
		thought := thorough(everything).WithBudget(12).(search.Player).NewThought().(search.Adviser)
		enginetest.PlayGame(t, Game{}, engine.Setup{Players: n, Seed: 3}, enginetest.Same(oddPolicy{}), enginetest.Watcher{
			Before: func(state engine.State, p engine.Player, _ engine.Action) {
				if p < 0 {
					return
				}
				s := state.(*State)
				info := infoOf(t, s, p)
				thought.Begin(info, info.LegalActions(nil), rng.New(1))
				thought.Step(math.MaxInt)
				choice := thought.Best()
				results := thought.Results()
				if results[0].Action != choice || thought.Best() != choice {
					t.Fatalf("%s was chosen, the results begin with %s", Game{}.Format(choice), Game{}.Format(results[0].Action))
				}
				for _, r := range results {
					if r.Playouts == 0 || len(r.Terms) != TermPot+1 || r.Mean < 0 || r.Mean > search.One {
						t.Fatalf("of %s is told %+v", Game{}.Format(r.Action), r)
					}
				}
				if pot := results[0].Terms[TermPot]; pot.Amount < 0 || pot.Amount > 100 || pot.Strength != 0 {
					t.Fatalf("%s wins the pot %+v", Game{}.Format(choice), pot)
				}
			},
		})
	}
}

// The terms are what a playout ended with: with two players their strengths give
// its value, and all chips are counted.
func TestTermsAreThoseOfThePlayout(t *testing.T) {
	valued, over := 0, 0
	for seed := range uint64(400) {
		p := newPlayout(2, seed, 0)
		for plies := seed; p.phase != PhaseOver && (plies > 0 || p.phase != PhaseDraw); p.step() {
			plies = max(1, plies) - 1
		}
		if p.phase == PhaseOver {
			continue
		}
		m := &model{memory: perfect, sets: 1}
		info := infoOf(t, &p.State, p.mover())
		stream := rng.New(seed)
		candidate := m.Begin(info, info.LegalActions(nil), &stream, nil)[0]
		m.Sample(&stream)
		value := m.Playout(candidate, &stream)
		terms, sum := m.Terms(nil), 0
		for _, term := range terms {
			sum += term.Strength
		}
		end := &m.play.board
		if all := terms[TermChips].Amount + terms[TermOthers].Amount + int(end.pot+end.stock); all != box.Chips {
			t.Fatalf("seed %d: the terms and the table have %d chips", seed, all)
		}
		if end.phase == PhaseOver {
			over++
			if (sum > 0) != (value > search.One/2) || (sum < 0) != (value < search.One/2) {
				t.Errorf("seed %d: the game ends with a value of %d and a strength of %d", seed, value, sum)
			}
			continue
		}
		valued++
		if want := search.Chance([]int{sum, 0}, 0); value < want-32 || value > want+32 /* each term is rounded */ {
			t.Errorf("seed %d: strengths of %d are a chance of %d; the value is %d", seed, sum, want, value)
		}
	}
	if valued < 50 || over < 20 {
		t.Errorf("%d playouts were valued, %d went on to the end", valued, over)
	}
}

// A stick that answers two dice at once brings one chip more, and nothing else is
// any different.
func TestTermsOfADouble(t *testing.T) {
	s := position(t, "chips 5 5 5 5\nfresh\ndice r b b\nA ?????????????..\nB ggorb")
	red, blue := mustParse(t, "draw B4"), mustParse(t, "draw B5")
	if got := advise(t, s)[0].Action; got != blue {
		t.Errorf("hard draws %s", Game{}.Format(got))
	}
	info, model, stream := infoOf(t, s, 0), thorough(everything).Model(), rng.New(7)
	model.Begin(info, info.LegalActions(nil), &stream, nil)
	results := search.Compare(model, []engine.Action{blue, red}, 1000, stream)
	double, single := results[0], results[1]
	for i, term := range double.Terms {
		other := single.Terms[i]
		switch i {
		case TermChips:
			if term.Amount != other.Amount+100 || term.Strength <= other.Strength {
				t.Errorf("the double is worth %+v, the single %+v", term, other)
			}
		case TermOthers:
			if term.Amount > other.Amount {
				t.Errorf("the others have %+v after a double, %+v after a single", term, other)
			}
		}
	}
}

// The third stick is remembered: the pot is won for certain, with the chip from
// the stock.
func TestTermsOfTheThirdStick(t *testing.T) {
	results := advise(t, position(t, "chips 5 5 5 5\npot 6\ndice r b y\nanswered 1 2\nA ????????????y..\nB ggo"))
	sure := result(t, results, "draw A13")
	if results[0].Action != sure.Action || sure.Terms[TermPot].Amount != 100 || sure.Terms[TermChips].Amount != 1200 {
		t.Errorf("of the third stick is told %+v", sure)
	}
}

// At the last draw of a comeback without a match, a stick that is remembered saves
// the player; one never shown does so as often as chance has it.
func TestTermsOfAComeback(t *testing.T) {
	s := afterPot(t, "9 9 0 9")
	play(t, s, "* die g; * die g; * die o")
	for _, draw := range []string{"r", "b"} {
		h := s.known(mustColour(t, draw)).First()
		play(t, s, "2 draw "+h.String()+"; * stick "+draw)
	}
	// All but one green stick and three violet ones are as if never shown.
	for _, c := range []Colour{Green, Violet} {
		for set := s.known(c); set != 0; set &= set - 1 {
			if h := set.First(); c == Violet || s.known(Green).Len() > 1 {
				s.colours[h] = Unseen
				s.unshown[c]++
			}
		}
	}
	results := advise(t, s)
	sure := result(t, results, "draw "+s.known(Green).First().String())
	if sure.Terms[TermGone].Amount != 0 || sure.Terms[TermChips].Amount < 80 {
		t.Errorf("of a match is told %+v", sure)
	}
	for _, r := range results {
		if s.colours[Decode(r.Action).Hole] != Unseen {
			continue
		}
		if gone := r.Terms[TermGone].Amount; gone < 52 || gone > 68 { // three of five
			t.Errorf("a stick never shown ends the game for the player %d times of 100", gone)
		}
	}
}

// An outcome is what came of a decision, on average over games that greedy players
// play on: wins in parts of search.One, the rest in hundredths.
type outcome struct{ wins, pot, chips, others int }

// playOn takes a decision in many games and plays them on to their ends by greedy;
// what is counted but for the wins is that of the moment when the set is over.
func playOn(s *State, a engine.Action, games int) (sum outcome) {
	seat := s.mover()
	var legal []engine.Action
	for g := range games {
		p := &playout{State: *s, won: nobody, rolls: rng.New(uint64(g), 1), sticks: rng.New(uint64(g), 2)}
		stream := rng.New(uint64(g), 3)
		p.take(seat, a)
		for counted := false; ; {
			if set := p.phase == PhaseRoll && p.rolled == 0 && p.comeback == nobody || p.phase == PhaseOver; set && !counted {
				counted = true
				sum.chips += 100 * int(p.chips[seat])
				sum.others += 100 * (box.Chips - int(p.chips[seat]+p.pot+p.stock))
				sum.pot += 100 * int(engine.Bit(p.won == seat))
			}
			if p.phase == PhaseOver {
				break
			}
			who := p.CurrentPlayer()
			if who < 0 {
				p.step()
				continue
			}
			legal = p.LegalActions(who, legal[:0])
			p.take(who, p.greedy(legal, &stream))
		}
		if w := p.winners(); w.Has(seat) {
			sum.wins += search.One / w.Len()
		}
	}
	return outcome{sum.wins / games, sum.pot / games, sum.chips / games, sum.others / games}
}

// Both ways: what the adviser would do and what else there is are played on by greedy, who
// knows nothing of hard's playouts. The choice is not worse, and what is told of it
// comes about.
func TestAdviceIsTrue(t *testing.T) {
	for _, text := range []string{
		"chips 7 7 7 7\npot 6\ndice r b y\nanswered 1\nA ?????????????..\nB ggoo",
		"chips 7 7 7 7\npot 6\ndice r b y\nanswered 1 2\nA ????????????y..\nB ggo",
		"chips 7 7 7 7\nfresh\ndice r b b\nA ?????????????..\nB ggorb",
		"chips 7 7\npot 4\ndice r b y\nanswered 1 2\nA ???????..gggooovvv",
		"chips 7 7 7\npot 4\ndice r b y\nanswered 1 2\nA ???????..gggooovvv",
		"chips 7 7 7\npot 4\ndice r b y\nanswered 1 2\nA ????????????????",
	} {
		s := position(t, text)
		results := advise(t, s)
		best := results[0]
		other := slices.MaxFunc(results[1:], func(a, b search.Result) int { return a.Mean - b.Mean })
		one, two := playOn(s, best.Action, 1500), playOn(s, other.Action, 1500)
		if one.wins < two.wins+search.One/50 {
			t.Errorf("%s\nafter %s %d of %d games are won, after %s %d", text, Game{}.Format(best.Action), one.wins, search.One, Game{}.Format(other.Action), two.wins)
		}
		for _, term := range []struct {
			index, came, cameElse, least int
		}{
			{TermPot, one.pot, two.pot, 6},
			{TermChips, one.chips, two.chips, 40},
			{TermOthers, one.others, two.others, 40},
		} {
			told, toldElse := best.Terms[term.index].Amount, other.Terms[term.index].Amount
			if more := told - toldElse; (more > term.least && term.came <= term.cameElse) || (more < -term.least && term.came >= term.cameElse) {
				t.Errorf("%s\nof term %d are told %d after %s and %d after %s; what came is %d and %d", text, term.index,
					told, Game{}.Format(best.Action), toldElse, Game{}.Format(other.Action), term.came, term.cameElse)
			}
		}
	}
}

func mustColour(t *testing.T, letter string) Colour {
	t.Helper()
	c, ok := colourOf(letter)
	if !ok {
		t.Fatalf("%q is no colour", letter)
	}
	return c
}

// A player who draws a stick that is known to miss waits, if there is a pot to wait for; in a comeback
// that is no waiting.
func TestWaits(t *testing.T) {
	s := position(t, "chips 5 5 5\npot 3\ndice r b y\nanswered 1\nA ?????????????y..\nB ggo")
	for a, want := range map[engine.Action]bool{Draw(0): false, Draw(13): false, Draw(sideHoles): true, Reroll(): false} {
		if got := infoOf(t, s, 0).Waits(a); got != want {
			t.Errorf("%s waits: %v", Game{}.Format(a), got)
		}
	}
	s = position(t, "chips 5 5 5\ndice r b y\nanswered 1 2\nA ????????????y..\nB ggo")
	if in := infoOf(t, s, 0); in.Waits(Draw(sideHoles)) || !in.Misses(Draw(sideHoles)) {
		t.Error("somebody waits for nothing")
	}
	s = afterPot(t, "9 9 0 9")
	play(t, s, "* die g; * die g; * die o")
	if infoOf(t, s, 2).Waits(Draw(s.known(Red).First())) {
		t.Error("somebody waits in his comeback")
	}
	if !infoOf(t, s, 2).Misses(Draw(s.known(Red).First())) {
		t.Error("red matches no die")
	}
}

// What advice counts: sticks never shown that fit, and faces of the third die of which a
// stick stands that was shown.
func TestWhatAdviceCounts(t *testing.T) {
	for _, c := range []struct {
		text              string
		fit, unseen, sure int
		pays              bool
	}{
		{"chips 5 5 5\ndice r b y\nanswered 1\nA ?????????????y..\nB ggo", 5, 13, 0, false},
		{"chips 5 5 5\ndice r b y\nanswered 1 2\nA ????????????y..\nB ggo", 2, 12, 3, false},
		{"chips 5 5 5\ndice r b v\nanswered 1 2\nA ????????????y..\nB ggo", 3, 12, 3, true},
	} {
		in := infoOf(t, position(t, c.text), 0)
		fit, unseen := in.Fitting()
		sure, faces := in.SureFaces()
		if fit != c.fit || unseen != c.unseen || sure != c.sure || in.RollingPays() != c.pays {
			t.Errorf("%s\n%d of %d fit, %d of %d faces are sure, rolling pays: %v", c.text, fit, unseen, sure, faces, in.RollingPays())
		}
	}
}

// After a hit the next player may roll the last die again: the stick that was drawn, if no other
// has its colour, is sure for him no more.
func TestSureFacesNext(t *testing.T) {
	in := infoOf(t, position(t, "chips 5 5 5\ndice r b y\nanswered 1\nA ???????????bby..\nB ggo"), 0)
	for h, want := range map[Hole]int{0: 4, 12: 4, 13: 3} {
		if sure, faces := in.SureFacesNext(h); sure != want || faces != 6 {
			t.Errorf("after a hit with %s %d of %d faces are sure, want %d of 6", h, sure, faces, want)
		}
	}
}

// Where sticks are put makes no difference: every hole is worth the same in the
// same worlds.
func TestHolesForSticksAreAlike(t *testing.T) {
	for _, first := range []string{
		"0 draw A1; * stick g", // a miss
		"0 draw B1; * stick r", // the third stick
	} {
		s := position(t, "chips 5 5 5\npot 3\ndice r b y\nanswered 2 3\nA ????????????..\nB rgoo")
		play(t, s, first)
		info := infoOf(t, s, 0)
		m := &model{memory: perfect, sets: 1, read: true}
		stream := rng.New(1)
		legal := info.LegalActions(nil)
		m.Begin(info, legal, &stream, nil)
		for range 50 {
			m.Sample(&stream)
			want, chance := -1, rng.New(stream.Uint64())
			for _, a := range legal {
				same := chance
				if v := m.Playout(a, &same); want < 0 {
					want = v
				} else if v != want {
					t.Fatalf("%s: %s is worth %d, others %d", first, Game{}.Format(a), v, want)
				}
			}
		}
	}
}

// TestF15_WhatWasPutBackLastMisses follows whole games: what events put back since a stick was shown
// last misses if no die is open in its colour.
func TestF15_WhatWasPutBackLastMisses(t *testing.T) {
	told := map[bool]int{}
	for n := minPlayers; n <= maxPlayers; n++ {
		var put []Colour
		enginetest.PlayGame(t, Game{}, engine.Setup{Players: n, Seed: 7}, nil, enginetest.Watcher{
			Before: func(state engine.State, p engine.Player, _ engine.Action) {
				s := state.(*State)
				if p < 0 || s.phase != PhaseDraw {
					return
				}
				now := infoOf(t, s, p).Observation()
				open := now.Open()
				want := len(put) > 0 && !slices.ContainsFunc(put, func(c Colour) bool { return slices.Contains(open, c) })
				if got := infoOf(t, s, p).LastMisses(); got != want {
					t.Fatalf("%v were put back, %v are open, and LastMisses is %t", put, open, got)
				}
				told[want]++
			},
			After: func(_ engine.State, events []engine.Event) {
				for _, packed := range events {
					switch e := DecodeEvent(packed); e.Kind {
					case EventShow:
						put = nil
					case EventPut, EventReturn:
						put = append(put, e.Colour)
					}
				}
			},
		})
	}
	if told[true] < 50 || told[false] < 50 {
		t.Errorf("too few of them: %v", told)
	}
}
