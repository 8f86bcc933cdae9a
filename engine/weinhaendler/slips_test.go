package weinhaendler

import (
	"slices"
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
	"treille/engine/search"
)

// slipsOf counts in games of four what a player decides that seems senseless, by name.
func slipsOf(t *testing.T, player engine.Policy, games int) map[string]int {
	counts, slips := map[string]int{}, Game{}.Slips()
	in := &Info{}
	for seed := range uint64(games) {
		enginetest.PlayGame(t, Game{}, engine.Setup{Players: 4, Seed: seed}, enginetest.Same(player), enginetest.Watcher{
			Before: func(s engine.State, who engine.Player, a engine.Action) {
				if who < 0 {
					return
				}
				in.seat = who
				in.Project(s)
				for _, slip := range slips {
					if seen, could := slip.Seen(in, a); seen {
						counts[slip.Name]++
						if !could {
							t.Errorf("seed %d: %s is a slip of %s, which could not be one", seed, Game{}.Format(a), slip.Name)
						}
					}
				}
			}})
	}
	return counts
}

// TestSlips wants who looks ahead to do next to nothing that seems senseless, but for passing, and paying
// more in the last round than a rival shall get, which are right, and sees others do it.
func TestSlips(t *testing.T) {
	const games = 20
	others := slipsOf(t, oddPolicy{}, games)
	for name, n := range slipsOf(t, easy, games) {
		others[name] += n
	}
	right := []string{"no-bid", "leaves-lead", "pays-over"}
	for name, n := range slipsOf(t, medium, games) {
		if n > 1 && !slices.Contains(right, name) {
			t.Errorf("medium decides %d times in %d games what is called %s", n, games, name)
		}
	}
	for _, slip := range (Game{}).Slips() {
		if others[slip.Name] == 0 {
			t.Errorf("nobody has decided what is called %s", slip.Name)
		}
	}
}

// TestCandidatesMakeSense wants no bid to be compared that tears three equal bottles apart for
// nothing, wastes bottles or costs more than need be, and not to pass where a small bottle or a bargain is better.
func TestCandidatesMakeSense(t *testing.T) {
	m, in, could := newModel(traits{plans: true, lays: &mediumStyle})(), &Info{}, [13]bool{}
	for seed := range uint64(40) {
		enginetest.PlayGame(t, Game{}, engine.Setup{Players: 4, Seed: seed}, enginetest.Same(oddPolicy{}), enginetest.Watcher{
			Before: func(s engine.State, who engine.Player, _ engine.Action) {
				if who < 0 || s.(*State).phase != PhaseBidding {
					return
				}
				in.seat = who
				in.Project(s)
				for _, a := range m.Begin(in, nil, nil, nil) {
					for i, seen := range [...]func(*Info, Decision) (slip, could bool){(*Info).breaksThree, (*Info).leavesOffer, (*Info).leavesDuel, (*Info).leavesSure, (*Info).bidsWaste,
						(*Info).leavesThird, (*Info).givesThird, (*Info).addsMany, (*Info).leavesDear, (*Info).leavesLast,
						(*Info).opensDear, (*Info).bidsOver, (*Info).leavesBargain} {
						slip, may := seen(in, Decode(a))
						could[i] = could[i] || may
						if slip {
							t.Errorf("seed %d: %s is a candidate with %v in hand, slip %d", seed, Game{}.Format(a), in.hand, i)
						}
					}
				}
			}})
	}
	if slices.Contains(could[:], false) {
		t.Errorf("something could not happen: %v", could)
	}
}

// TestEmptyBottleForADearOffer wants nobody to pass without a bid on an offer of 55 euros or more who holds an empty
// bottle that makes a bid, and to compare passing elsewhere.
func TestEmptyBottleForADearOffer(t *testing.T) {
	type lines = []string
	for _, c := range []struct {
		what, offer, hand string
		before            lines
		bids              bool
	}{
		{"dear", "y3 g3 b3 y1", "r2 c2 v2 b2 e", nil, true}, // 19 + 21 + 23 + 5
		{"cheap", "y3 g1 b1 y1", "r2 c2 v2 b2 e", nil, false},
		{"no empty bottle", "y3 g3 b3 y1", "r2 c2 v2 b2 r3", nil, false},
		{"another has bid one", "y3 g3 b3 y1", "r2 c2 v2 b2 e", lines{"3 bid e"}, false},
	} {
		first := engine.Player(0)
		if c.before != nil {
			first = 3
		}
		sc := begin(t, 4, first, c.offer, c.hand, "", "", "e c1 g1 r2 y2")
		sc.run(c.before...)
		in := sc.known(0)
		list := newModel(traits{plans: true, lays: &mediumStyle})().Begin(in, nil, nil, nil)
		if passes := slices.Contains(list, Draw()); passes == c.bids {
			t.Errorf("%s: drawing is compared: %t", c.what, passes)
		}
		if slip, could := in.leavesDear(Decode(Draw())); slip != c.bids || could != c.bids {
			t.Errorf("%s: drawing is senseless: %t, could be: %t", c.what, slip, could)
		}
	}
}

// TestLastRoundTakesMostPoints wants the plain decision of the last round to be the bid that leaves most points to lay
// as the bids stand, or passing if none leaves more, and passing not to be compared where a bid of one star at most
// leaves three points more.
func TestLastRoundTakesMostPoints(t *testing.T) {
	type lines = []string
	for _, c := range []struct {
		what, offer, hand string
		before            lines
		plain             string
		passes            bool
	}{
		{"one star takes nine", "y3 g3 b3 e", "v1 v1 r3 c3 c3", lines{"1 pass", "2 bid b1", "3 bid c1"}, "v1", false},
		{"one star takes two", "y1 g1 e e", "v1 v1 r3 c3 c3", lines{"1 pass", "2 bid b1", "3 bid c1"}, "v1", true},
		{"all bids give more than they take", "y1 e e e", "v1 v1 r3 c3 c3", lines{"1 pass", "2 bid b1", "3 bid c1"}, "", true},
	} {
		sc := begin(t, 4, 1, c.offer, c.hand, "", "b1", "c1")
		sc.run(c.before...)
		sc.s.last, sc.s.pile = true, 0
		in := sc.known(0)
		list := newModel(traits{plans: true, lays: &mediumStyle})().Begin(in, nil, nil, nil)
		want := Pass()
		if c.plain != "" {
			want = Bid(cardsOf(t, c.plain))
		}
		if list[0] != want {
			t.Errorf("%s: the plain decision is %s", c.what, Game{}.Format(list[0]))
		}
		if passes := slices.Contains(list, Pass()); passes != c.passes {
			t.Errorf("%s: passing is compared: %t", c.what, passes)
		}
		if slip, could := in.leavesLast(Decode(Pass())); slip == c.passes || could == c.passes {
			t.Errorf("%s: passing is senseless: %t, could be: %t", c.what, slip, could)
		}
		if slip, _ := in.paysOver(Decode(Bid(cardsOf(t, "r3")))); slip != c.passes {
			t.Errorf("%s: to bid r3 is to pay more than it takes: %t", c.what, slip)
		}
	}
}

// TestLastRoundIsForPoints wants an empty bottle, which is worth nothing in the end, to be bid in the last round while somebody
// else may bid, and no character to like anything there.
func TestLastRoundIsForPoints(t *testing.T) {
	for _, c := range []struct {
		what, hand string
		first      engine.Player
		before     []string
		passes     bool
	}{
		{"one may bid", "v1 v1 r3 c3 e", 2, []string{"2 pass", "3 pass"}, false},
		{"no empty bottle", "v1 v1 r3 c3 c1", 2, []string{"2 pass", "3 pass"}, true},
		{"nobody else may bid", "v1 v1 r3 c3 e", 1, []string{"1 pass", "2 pass", "3 pass"}, true},
	} {
		sc := begin(t, 4, c.first, "", c.hand)
		sc.run(c.before...)
		sc.s.last, sc.s.pile, sc.s.offer = true, 0, cardsOf(t, "e")
		in, m := sc.known(0), medium.Model().(*model)
		list := m.Begin(in, nil, nil, nil)
		if passes := slices.Contains(list, Pass()); passes != c.passes {
			t.Errorf("%s: passing is compared: %t", c.what, passes)
		}
		if slip, could := in.leavesLast(Decode(Pass())); slip == c.passes || could == c.passes {
			t.Errorf("%s: passing is senseless: %t, could be: %t", c.what, slip, could)
		}
		for _, a := range list {
			if likes := m.Liking(engine.Bold, a); likes != 0 {
				t.Errorf("%s: the bold likes %s in the last round: %d", c.what, Game{}.Format(a), likes)
			}
		}
	}
}

// TestLastBidsAreSmall wants no bid of the last round to be compared of which a part takes the same and leaves more points.
func TestLastBidsAreSmall(t *testing.T) {
	sc := begin(t, 4, 0, "y1 g3 v1 v3", "r1 y2 b2 v2 c3")
	sc.s.last, sc.s.pile = true, 0
	in, list := sc.compared()
	for _, a := range list {
		if d := Decode(a); d.Kind == DecisionBid && d.Cards.Len() > 1 {
			t.Errorf("%s is compared", Game{}.Format(a))
		}
	}
	for bid, want := range map[string]bool{"r1": false, "c3": false, "r1 c3": true} {
		if slip, _ := in.paysWorse(Decode(Bid(cardsOf(t, bid)))); slip != want {
			t.Errorf("to bid %s is senseless: %t", bid, slip)
		}
	}
}

// TestDuelCountsPoints wants nobody to pass as the second of two who may still bid where a small bottle takes what it can lay
// for more points, though it has fewer stars, and loses none if the other overbids.
func TestDuelCountsPoints(t *testing.T) {
	for offer, want := range map[string]bool{"b2 e e e": true, "g2 e e e": false} {
		sc := begin(t, 4, 0, offer, "g2 y1 c1 r3 r2", "", "v2 g1 y3")
		sc.build(0, "b2 0.0", "b2 0.1")
		in, list := sc.compared("0 bid g2", "1 pass", "2 bid v2", "3 pass")
		if slip, could := in.leavesDuel(Decode(Pass())); slip != want || could != want {
			t.Errorf("%s: passing is senseless: %t, could be: %t", offer, slip, could)
		}
		if passes := slices.Contains(list, Pass()); passes == want {
			t.Errorf("%s: passing is compared: %t", offer, passes)
		}
	}
}

// TestPlacingKeepsThrees wants no bottle to be laid before the last round where the hand can then be laid for four points
// less than before.
func TestPlacingKeepsThrees(t *testing.T) {
	for _, c := range []struct {
		hand, more string
		built      []string
		loses      map[string]bool
	}{
		{"v2 v2 r3 g3 c3", "g2 v1", []string{"c3 0.0", "c2 0.-1", "c1 0.-2", "v2 0.-3", "c1 0.1"},
			map[string]bool{"r3 1.-3": true, "r3 1.-2": false, "v2 1.-3": false}},
		{"b1 b1 g1 g2 g2", "c1 c2", []string{"v3 0.0", "v3 0.-1", "e 0.-2", "b2 0.-3", "b1 0.-4"},
			map[string]bool{"b1 1.-3": true, "b1 0.-2": true, "b1 1.-4": false, "g1 1.-4": true, "g2 0.-2": false}},
	} {
		sc := begin(t, 4, 0, "y1 y2 r1 r2", c.hand)
		sc.build(0, c.built...)
		sc.s.phase, sc.s.sizes[0] = PhaseCellars, handLimit+1
		sc.s.hands[0] = sc.s.hands[0].Plus(cardsOf(t, c.more))
		in := sc.known(0)
		for _, level := range []search.Player{medium, hard} {
			for _, a := range level.Model().Begin(in, nil, nil, nil) {
				if slip, _ := in.spoilsThree(Decode(a)); slip {
					t.Errorf("%s: %s is compared", c.hand, Game{}.Format(a))
				}
			}
		}
		for line, want := range c.loses {
			if slip, could := in.spoilsThree(Decode(sc.action("0 place " + line))); slip != want || slip && !could {
				t.Errorf("%s: to lay %s is senseless: %t, could be: %t", c.hand, line, slip, could)
			}
		}
	}
}
