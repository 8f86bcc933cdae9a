package weinhaendler

import (
	"math"
	"slices"
	"testing"

	"treille/engine"
	"treille/engine/rng"
	"treille/engine/search"
)

// ask lets a player think about a decision and say what it found.
func ask(p engine.Policy, info engine.InfoState) []search.Result {
	thought := p.(engine.Thinker).NewThought().(search.Adviser)
	thought.Begin(info, info.LegalActions(nil), rng.New(8))
	for !thought.Step(math.MaxInt) {
	}
	return thought.Results()
}

// TestResults wants the choice first, and beside it what else is legal, for every
// kind of decision.
func TestResults(t *testing.T) {
	seen := map[DecisionKind]int{}
	for n := minPlayers; n <= maxPlayers; n++ {
		positions(t, n, 11, func(info engine.InfoState) {
			found := ask(quickly(engine.Hard), info)
			if want := choose(quickly(engine.Hard), info); found[0].Action != want {
				t.Errorf("first comes %s, chosen is %s", Game{}.Format(found[0].Action), Game{}.Format(want))
			}
			for i, r := range found {
				if err := info.Check(r.Action); err != nil {
					t.Errorf("%s: %v", Game{}.Format(r.Action), err)
				}
				if slices.ContainsFunc(found[:i], func(o search.Result) bool { return o.Action == r.Action }) {
					t.Errorf("%s stands twice", Game{}.Format(r.Action))
				}
				if r.Playouts == 0 || r.Mean < 0 || r.Mean > search.One || len(r.Terms) != 2*len(valuer{}.Terms()) {
					t.Errorf("%s: %+v", Game{}.Format(r.Action), r)
				}
			}
			if len(found) > 1 {
				seen[Decode(found[0].Action).Kind]++
			}
		})
	}
	for _, kind := range []DecisionKind{DecisionBid, DecisionPass, DecisionDraw, DecisionPlace, DecisionDone} {
		if seen[kind] == 0 {
			t.Errorf("nothing was ever shown beside a decision of kind %d", kind)
		}
	}
}

// TestTermsAddUp wants the terms of a playout to be the seat's strength less the
// others' on average.
func TestTermsAddUp(t *testing.T) {
	m := newModel(traits{reads: true, plans: true, lays: &sensibleStyle})().(*model)
	ended := 0
	for n := minPlayers; n <= maxPlayers; n++ {
		positions(t, n, 13, func(info engine.InfoState) {
			stream := rng.New(5)
			for _, a := range m.Begin(info, nil, &stream, nil) {
				m.Sample(&stream)
				m.Playout(a, &stream)
				terms := m.Terms(nil)
				got := 0
				for _, term := range terms {
					got += term.Strength
				}
				if m.game.phase == PhaseOver {
					ended++
					if terms[0].Amount != int(m.game.points[info.Seat()]) || terms[1].Amount != 0 {
						t.Errorf("the game ends with the terms %v", terms)
					}
					continue
				}
				want, others := 0, 0
				for p, s := range m.strengths {
					if engine.Player(p) == info.Seat() {
						want = s
					} else {
						others += s
					}
				}
				if want -= others / (n - 1); got < want-len(terms) || got > want+len(terms) {
					t.Errorf("the terms add up to %d, want %d", got, want)
				}
			}
		})
	}
	if ended == 0 {
		t.Error("no playout reached the end of the game")
	}
}

// TestReasonsGoWithTheMeans compares what is best with each other decision: where
// the chances differ clearly, the terms differ the same way.
func TestReasonsGoWithTheMeans(t *testing.T) {
	same, all := 0, 0
	for n := minPlayers; n <= maxPlayers; n++ {
		positions(t, n, 17, func(info engine.InfoState) {
			found := ask(hard.WithBudget(60), info)
			for _, r := range found[1:] {
				ahead := 0
				for i := range r.Terms {
					ahead += found[0].Terms[i].Strength - r.Terms[i].Strength
				}
				if d := found[0].Mean - r.Mean; d > search.One/50 {
					all++
					same += int(engine.Bit(ahead > 0))
				}
			}
		})
	}
	if all < 50 || same < all*19/20 {
		t.Errorf("in %d of %d comparisons the terms go with the chances", same, all)
	}
}

// reason is the term by which one result differs most from another for the better,
// and by how much.
func reason(a, b search.Result) (term, amount int) {
	most := 0
	for i := range a.Terms {
		if d := a.Terms[i].Strength - b.Terms[i].Strength; d > most {
			most, term, amount = d, i, a.Terms[i].Amount-b.Terms[i].Amount
		}
	}
	return term, amount
}

// The places of some terms.
const (
	termPoints = 0
	termStars  = 1
	termPrice  = 2
	termCards  = 3
)

// TestReasonOfABundle lets a seat take the offer for a bottle of two stars, as all others
// have passed: it is the bottles that make the difference.
func TestReasonOfABundle(t *testing.T) {
	sc := begin(t, 3, 1, "c3 b3 o2 g2", "r2 r2 r1", "g1 g1 o1 o1 b1", "b1 b2 c1 c2 g3")
	sc.run("1 pass", "2 pass")
	sc.s.hands[0], sc.s.sizes[0] = cardsOf(t, "r2 r2"), 2 // one of one star would leave no choice
	found := ask(hard, sc.info(0))
	if found[0].Action != Bid(cardsOf(t, "r2")) {
		t.Fatalf("chosen is %s", Game{}.Format(found[0].Action))
	}
	pass := slices.IndexFunc(found, func(r search.Result) bool { return r.Action == Draw() })
	term, amount := reason(found[0], found[pass])
	if term != termStars || amount < 500 || amount > 700 { // eight, less those of the bottle that is drawn
		t.Errorf("term %d makes the difference by %d hundredths, want the stars, by 5 to 7", term, amount)
	}
	for _, i := range []int{termPrice, termCards} {
		if found[0].Terms[i].Amount <= found[pass].Terms[i].Amount {
			t.Errorf("there is no more of term %d", i)
		}
	}
}

// bestEnd is the most points that a hand can still bring to a cellar.
func bestEnd(cellar Cellar, hand Cards) int {
	best := 0
	places, _ := cellar.places()
	for rest := hand.kinds() &^ (3 << (2 * Empty)); rest != 0; rest = rest.withoutFirstKind() {
		for place := range cells + 1 {
			if places>>uint(place)&1 != 0 {
				grown := cellar
				g := grown.gain(grown.put(place, rest.first()))
				best = max(best, g.Points()+bestEnd(grown, hand.Without(rest.first())))
			}
		}
	}
	return best
}

// TestReasonOfTheLastPlacings knows the truth: in the last round points alone count,
// and the most that each beginning can lead to can be counted out.
func TestReasonOfTheLastPlacings(t *testing.T) {
	for _, hand := range []string{"b2 c1 v3 v3", "g1 g3 r2 v1", "b1 b3 g2 c1", "e b2 r2 r2"} {
		sc := begin(t, 5, 0, "y1 y1 y2 y2", "", "", "", "", "", "b2 b2 v3 r2 g2")
		sc.build(0, "b2 0.0", "v3 0.1", "r2 0.2", "b2 1.0", "g2 0.3")
		sc.run("0 pass", "1 pass", "2 pass", "3 pass", "4 pass")
		sc.s.last = true
		sc.s.hands[0], sc.s.sizes[0] = cardsOf(t, hand), 4 // whatever others have of it
		info := sc.info(0)
		truth := func(a engine.Action) int {
			d := Decode(a)
			if d.Kind == DecisionDone {
				return 0
			}
			cellar, cell := info.with(d.Card, d.Place)
			g := cellar.gain(cell)
			return g.Points() + bestEnd(cellar, info.hand.Without(d.Card))
		}
		cellar, _ := info.open(0)
		found := ask(hard, info)
		if got, want := truth(found[0].Action), bestEnd(cellar, info.hand); got != want {
			t.Errorf("%s: %s leads to %d points at most, want %d", hand, Game{}.Format(found[0].Action), got, want)
		}
		for _, r := range found[1:] {
			want := truth(found[0].Action) - truth(r.Action)
			if got := found[0].Terms[termPoints].Amount - r.Terms[termPoints].Amount; got < 100*want {
				t.Errorf("%s: %s is said to bring %d hundredths of a point more than %s, want %d points",
					hand, Game{}.Format(found[0].Action), got, Game{}.Format(r.Action), want)
			}
			if term, _ := reason(found[0], r); want > 0 && term != termPoints {
				t.Errorf("%s: term %d makes the difference", hand, term)
			}
		}
	}
}

// wins plays a decision on to the end of the game by styles, in so many worlds that
// look alike to the seat, and counts what it wins, in parts of search.One.
func wins(info *Info, a engine.Action, worlds int) int {
	var (
		q     playout
		world State
	)
	sum := 0
	stream := rng.New(77)
	q.begin(true)
	for range worlds {
		info.Determinize(&stream, &world)
		q.shuffle(&world, &stream)
		for p := range q.styles {
			q.styles[p] = []*style{&sensibleStyle, &rashStyle, &easyStyle}[stream.Intn(3)]
		}
		q.styles[info.seat] = &sensibleStyle
		world.Apply(info.seat, a, nil)
		for world.phase != PhaseOver {
			q.step(&world)
		}
		if won := world.winners(); won.Has(info.seat) {
			sum += search.One / won.Len()
		}
	}
	return sum
}

// TestBothWays plays what is advised and the best alternative on to the end, where
// they are said to differ clearly, and wants what is advised to win more.
func TestBothWays(t *testing.T) {
	advised, other, asked := 0, 0, 0
	const worlds = 150
	for n := minPlayers; n <= maxPlayers; n++ {
		positions(t, n, 23, func(info engine.InfoState) {
			found := ask(hard.WithBudget(100), info)
			if len(found) < 2 {
				return
			}
			best := slices.MaxFunc(found[1:], func(a, b search.Result) int { return a.Mean - b.Mean })
			if found[0].Mean-best.Mean < search.One/25 {
				return
			}
			asked++
			advised += wins(info.(*Info), found[0].Action, worlds)
			other += wins(info.(*Info), best.Action, worlds)
		})
	}
	percent := func(sum int) int { return 100 * sum / (worlds * asked * search.One) }
	if asked < 10 || advised < other*105/100 {
		t.Errorf("in %d decisions, what is advised wins %d of 100 games, the alternative %d", asked, percent(advised), percent(other))
	}
	t.Logf("in %d decisions, what is advised wins %d of 100 games, the alternative %d", asked, percent(advised), percent(other))
}
