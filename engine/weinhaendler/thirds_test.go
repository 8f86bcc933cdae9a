package weinhaendler

import (
	"slices"
	"testing"

	"treille/engine"
	"treille/engine/search"
)

// known is what a seat knows in a scene.
func (sc *scene) known(seat engine.Player) *Info {
	in := &Info{seat: seat}
	in.Project(sc.s)
	return in
}

// TestThirdIsFoughtFor wants nobody to pass where a third equal bottle lies in the offer and a bid that costs no more
// stars than the offer has is the highest; and to compare passing where it is not so.
func TestThirdIsFoughtFor(t *testing.T) {
	type lines = []string
	for _, c := range []struct {
		what, offer, hand string
		built, before     lines
		fights            bool
	}{
		{"two in the hand", "g1 r2 b1 e", "g1 g1 b2 c2 y2", nil, nil, true},
		{"passing takes a bid, too", "y2 r1 g1 v2", "g1 g1 b3 b2 e", nil, lines{"2 pass", "3 bid b1 c1", "0 bid b2", "1 bid v1", "3 pass"}, true},
		{"two in the cellar", "g2 r1 y1 e", "v1 b1 c2 y3 r3", lines{"g2 0.0", "g2 0.1"}, nil, true},
		{"two that lie too far apart", "g2 r1 y1 e", "v1 b1 c2 y3 r3", lines{"g2 0.0", "c1 0.1", "c3 0.2", "g2 0.3"}, nil, false},
		{"only one in the hand", "g1 r2 b1 e", "g1 r1 b2 c2 y2", nil, nil, false},
		{"any bid has more stars than the offer", "g1 e e e", "g1 g1 b2 c2 y2", nil, nil, false},
		{"others have bid too much", "g1 r2 b1 e", "g1 g1 b2 c2 y2", nil, lines{"1 bid v2 v3", "2 pass", "3 pass"}, false},
	} {
		first := engine.Player(0)
		if c.before != nil {
			first = engine.Player(c.before[0][0] - '0')
		}
		sc := begin(t, 4, first, c.offer, c.hand, "v2 v3 b3 r3 v1", "", "b1 c1")
		sc.build(0, c.built...)
		sc.run(c.before...)
		in := sc.known(0)
		list := newModel(traits{plans: true, lays: &mediumStyle})().Begin(in, nil, nil, nil)
		if passes := slices.ContainsFunc(list, func(a engine.Action) bool { return Decode(a).Kind != DecisionBid }); passes == c.fights {
			t.Errorf("%s: passing is compared: %t", c.what, passes)
		}
		if give := Decode(list[0]).Cards; c.fights && give.kinds()&in.thirds() != 0 {
			t.Errorf("%s: it bids %v, some of the three", c.what, give)
		}
	}
}

// TestThirdIsNotGiven wants a bid to hold no bottle that makes three equal ones for somebody who may get it, where one of
// no more stars takes the same, and to tear none of the own apart for that.
func TestThirdIsNotGiven(t *testing.T) {
	for _, c := range []struct{ what, lies, hand, bid, want string }{
		{"another is of as many stars", "v3", "v3 c3 r1 g1 e", "v3", "c3"},
		{"another is of fewer stars", "v3", "v3 c2 r1 g1 e", "v3", "c2"},
		{"it completes nothing", "v3", "v3 c3 b3 g1 e", "b3", "b3"},
		{"all others have more stars", "v1", "v1 c2 b2 g3 r3", "v1", "v1"},
		{"the dearest is one of three", "v3", "v3 c3 c3 c3 b3", "v3", "b3"},
	} {
		sc := begin(t, 4, 0, "y1 y2 g2 r2", c.hand)
		sc.build(2, c.lies+" 0.0", c.lies+" 0.1")
		if got := sc.known(0).meaner(cardsOf(t, c.bid)); got != cardsOf(t, c.want) {
			t.Errorf("%s: instead of %s one bids %v, not %s", c.what, c.bid, got, c.want)
		}
	}
}

// TestThirdOfTheHandIsNotGiven wants none to be given to who has taken two equal ones before everybody, either.
func TestThirdOfTheHandIsNotGiven(t *testing.T) {
	sc := begin(t, 4, 0, "y1 y2 g2 r2", "v2 c2 r1 g1 e", "", "v2 v2")
	for _, want := range []string{"v2", "c2"} {
		if got := sc.known(0).meaner(cardsOf(t, "v2")); got != cardsOf(t, want) {
			t.Errorf("instead of v2 one bids %v, not %s", got, want)
		}
		sc.s.shown[2] = cardsOf(t, "v2 v2")
	}
}

// TestOwnThirdIsKept wants a bid to hold no bottle of three equal ones that the seat holds or takes, or that completes three in
// its cellar, where one or two others of no more stars take the same, for a lower total, too.
func TestOwnThirdIsKept(t *testing.T) {
	for _, c := range []struct{ what, offer, hand, bid, want string }{
		{"two small ones instead", "v3 r1 g1 e", "v3 v3 y1 y2 e", "v3", "y1 y2"},
		{"all others have more stars", "v1 y1 y2 e", "v1 v1 y2 c2 c3", "v1", "v1"},
		{"an empty one instead of the third of the cellar", "y1 y2 g2 r2", "c1 g3 b2 c3 e", "c1", "e"},
		{"two of them are left", "y1 y2 g2 r2", "b1 b1 g3 r3 e", "b1", "b1"},
	} {
		sc := begin(t, 4, 0, c.offer, c.hand)
		sc.build(0, "c1 0.0", "c1 0.1", "c3 0.2", "c3 0.3")
		if got := sc.known(0).kinder(cardsOf(t, c.bid)); got != cardsOf(t, c.want) {
			t.Errorf("%s: instead of %s one bids %v, not %s", c.what, c.bid, got, c.want)
		}
		if slip, _ := sc.known(0).breaksThree(Decode(Bid(cardsOf(t, c.bid)))); slip != (c.bid != c.want) {
			t.Errorf("%s: to bid %s is senseless: %t", c.what, c.bid, slip)
		}
	}
}

// TestThirdThatNobodyGets wants to bid as one likes what could help only somebody who has passed without a bid.
func TestThirdThatNobodyGets(t *testing.T) {
	sc := begin(t, 4, 2, "y1 y2 g2 r2", "v3 c3 r1 g1 e")
	sc.build(2, "v3 0.0", "v3 0.1")
	sc.run("2 pass", "3 pass")
	if got := sc.known(0).meaner(cardsOf(t, "v3")); got != cardsOf(t, "v3") {
		t.Errorf("instead of v3 one bids %v", got)
	}
}

// TestFewBottlesAreEnough wants no three bottles to be added at once where some of them take the same, unless they are
// three equal ones.
func TestFewBottlesAreEnough(t *testing.T) {
	for _, c := range []struct{ before, hand, bid, want string }{
		{"", "y1 r1 b1 g2 c3", "y1 r1 b1", "y1"},
		{"3 bid v1", "y1 r1 b1 g2 c3", "y1 r1 b1", "y1 b1"}, // 14: two of them are more than 11
		{"3 bid c2", "y1 r1 b1 g2 c3", "y1 r1 b1", "y1 r1 b1"},
		{"", "y1 r1 b1 g2 c3", "y1 r1", "y1 r1"}, // two may well be bid at once
		{"", "b1 b1 b1 g2 c3", "b1 b1 b1", "b1 b1 b1"},
	} {
		first := engine.Player(0)
		if c.before != "" {
			first = 3
		}
		sc := begin(t, 4, first, "v1 v2 g2 r2", c.hand, "", "", "v1 c2 g1 r2 y2")
		if c.before != "" {
			sc.run(c.before)
		}
		if got := sc.known(0).enough(cardsOf(t, c.bid)); got != cardsOf(t, c.want) {
			t.Errorf("after %q one bids %v instead of %s, not %s", c.before, got, c.bid, c.want)
		}
	}
}

// TestAdviceFindsPassing wants advice to be to draw where the computer player fights for a third equal bottle, but drawing
// wins more, also when it is played on to the end of the game.
func TestAdviceFindsPassing(t *testing.T) {
	for _, c := range []struct{ offer, hand string }{{"g1 r2 b1 e", "g1 g1 b2 c2 y2"}, {"g1 r1 y1 e", "v1 g1 g1 y3 r3"}} {
		in := begin(t, 4, 0, c.offer, c.hand, "v2 v3 b3 r3 v1", "", "b1 c1").known(0)
		played, advised := ask(hard, in)[0].Action, ask(Game{}.Adviser(), in)[0].Action
		if Decode(played).Kind != DecisionBid || advised != Draw() {
			t.Errorf("%s, %s: the computer player decides %s, advised is %s", c.offer, c.hand, Game{}.Format(played), Game{}.Format(advised))
		}
		if bid, draw := wins(in, played, 200), wins(in, Draw(), 200); draw < bid*5/4 {
			t.Errorf("%s, %s: drawing wins %d of 100 games, the bid %d", c.offer, c.hand, draw/(2*search.One), bid/(2*search.One))
		}
	}
}

// TestAdviceComparesPassing wants passing to be compared for advice, unless a small bottle takes more for sure.
func TestAdviceComparesPassing(t *testing.T) {
	m, left := newModel(traits{reads: true, plans: true, lays: &sensibleStyle, whole: true})(), 0
	for n := minPlayers; n <= maxPlayers; n++ {
		for seed := range uint64(6) {
			positions(t, n, seed, func(info engine.InfoState) {
				in := info.(*Info)
				if in.phase != PhaseBidding {
					return
				}
				passes := slices.ContainsFunc(m.Begin(in, nil, nil, nil), func(a engine.Action) bool { return Decode(a).Kind != DecisionBid })
				if sure := in.sure() != 0; passes == sure {
					t.Errorf("seed %d: passing is compared: %t, a bottle takes more for sure: %t", seed, passes, sure)
				} else if sure {
					left++
				}
			})
		}
	}
	if left == 0 {
		t.Error("no small bottle ever took more for sure")
	}
}
