package weinhaendler

import (
	"slices"
	"testing"

	"treille/engine"
)

// compared returns what medium compares in a scene after some decisions, and what the seat 0 knows then.
func (sc *scene) compared(before ...string) (*Info, []engine.Action) {
	sc.run(before...)
	in := sc.known(0)
	return in, medium.Model().Begin(in, nil, nil, nil)
}

// first returns whose decision is the first of some, seat 0 without any.
func first(before []string) engine.Player {
	if before == nil {
		return 0
	}
	return engine.Player(before[0][0] - '0')
}

// TestSmallBottleOpens wants nobody to bid three stars where a bottle of one star at most leads as well, or two where an empty
// one does, unless that tears three equal ones apart, or somebody else has bid a wine.
func TestSmallBottleOpens(t *testing.T) {
	for _, c := range []struct {
		what, hand, bid, want string
		before                []string
	}{
		{"nobody has bid", "y1 y3 r2 c2 b2", "y3", "y1", nil},
		{"two bottles at once", "y1 r2 g1 c2 b2", "r2 g1", "g1", nil},
		{"an empty bottle was bid", "y1 y3 r2 c2 e", "y3", "y1", []string{"3 bid e"}},
		{"a wine was bid", "v1 y3 r2 c2 b2", "y3", "y3", []string{"3 bid r1"}},
		{"it leads already", "v1 b3 r2 c2 e", "b3", "e", []string{"0 bid v1", "1 bid g1", "2 pass", "3 pass"}},
		{"two stars", "y1 y2 r2 c2 b2", "y2", "y2", nil},
		{"two stars, and an empty bottle leads", "y1 y2 r2 c2 e", "y2", "e", nil},
		{"a wine was bid, and an empty bottle takes the same", "g1 y2 r2 c2 e", "y2", "e", []string{"3 bid b3 c3"}},
		{"it takes more than an empty one", "g1 y2 r2 c2 e", "y2", "y2", []string{"3 bid r1"}},
		{"not the first bid", "g1 y2 r2 c2 e", "y2", "y2", []string{"0 bid g1", "1 pass", "2 pass", "3 bid b3 c3"}},
		{"no small bottle", "y3 y2 r2 c2 b2", "y3", "y3", nil},
		{"the small ones are three", "v1 v1 v1 y3 b3", "y3", "y3", nil},
	} {
		in, list := begin(t, 4, first(c.before), "y2 r3 b2 v2", c.hand, "g1", "", "r1 e b3 c3").compared(c.before...)
		give := cardsOf(t, c.bid)
		if got := in.modest(give); got != cardsOf(t, c.want) {
			t.Errorf("%s: instead of %s one bids %v, not %s", c.what, c.bid, got, c.want)
		}
		if slip, _ := in.opensDear(Decode(Bid(give))); slip != (c.bid != c.want) {
			t.Errorf("%s: to bid %s is senseless: %t", c.what, c.bid, slip)
		}
		same := func(a engine.Action) bool {
			other := Decode(a).Cards
			return starsOf(other) >= starsOf(give) && received(in, other.Value()) == received(in, give.Value())
		}
		if c.bid != c.want && slices.ContainsFunc(list, same) {
			t.Errorf("%s: as many stars are compared", c.what)
		}
	}
}

// TestNoBidIsWorseThanWhatIsSure wants no bid to be compared that leaves fewer stars and no more points to lay than passing,
// where nobody can take away what passing brings.
func TestNoBidIsWorseThanWhatIsSure(t *testing.T) {
	sure := []string{"2 bid b3", "3 pass", "0 bid e", "1 pass", "2 pass"}
	const hand, last = "v3 r1 c2 g2 e", "v3 r1 y1 y1 e"
	for _, c := range []struct {
		what, offer, hand string
		before            []string
		over              bool
	}{
		{"three stars for three", "y1 r1 g1 e", hand, sure, true},
		{"nine for three", "y3 r3 g3 e", hand, sure, false},
		{"a lower one may go between", "c2 r1 g1 e", hand, []string{"2 bid b3", "3 pass", "0 bid r1", "1 bid y1", "2 pass"}, false},
		{"a lower one may, and it costs three points", "y1 r1 g1 e", hand, []string{"2 bid b3", "3 pass", "0 bid r1", "1 bid y1", "2 pass"}, true},
		{"more stars, but what it overtakes makes three", "y3 r2 y2 e", "v3 g1 g1 c2 e", []string{"2 bid g1", "3 pass", "0 bid e", "1 pass", "2 pass"}, true},
		{"more stars and points", "y3 r3 g3 b2", "v3 g1 g1 c2 e", []string{"2 bid g1", "3 pass", "0 bid e", "1 pass", "2 pass"}, false},
		{"it leads already, by one of three", "v3 r2 g1 e", "v3 v3 c3 c2 e", []string{"2 bid r1", "3 pass", "0 bid c3", "1 pass"}, true},
		{"it leads already", "y3 r2 g1 e", "v3 b3 c3 c2 e", []string{"2 bid r1", "3 pass", "0 bid c3", "1 pass"}, false},
		{"passing brings nothing", "y1 r1 g1 e", hand, []string{"2 bid b3", "3 pass"}, false},
		{"all for no more", "g3 c2 r1 b1", last, []string{"2 bid b3", "3 pass", "0 bid r1 y1 y1 e", "1 pass", "2 bid g1"}, true},
		{"all for more", "g3 c3 r1 b1", last, []string{"2 bid b3", "3 pass", "0 bid r1 y1 y1 e", "1 pass", "2 bid g1"}, false},
		{"all for no more, but for sure", "g3 c2 r1 b1", last, []string{"2 bid b3 g1", "3 pass", "0 bid r1 y1 y1 e", "1 pass", "2 pass"}, false},
	} {
		in, list := begin(t, 4, 2, c.offer, c.hand, "y1", "b3 g1 r1").compared(c.before...)
		bid := Bid(cardsOf(t, "v3"))
		if slip, could := in.bidsOver(Decode(bid)); slip != c.over || !could {
			t.Errorf("%s: v3 is worse than to pass: %t, could be: %t", c.what, slip, could)
		}
		if c.over && slices.ContainsFunc(list, func(a engine.Action) bool { slip, _ := in.bidsOver(Decode(a)); return slip }) {
			t.Errorf("%s: a bid that is worse than to pass is compared", c.what)
		}
	}
}

// TestBargainIsBid wants nobody to pass where a bid leads for many stars more than passing brings, and hardly costs any if it
// is outbid.
func TestBargainIsBid(t *testing.T) {
	round := []string{"0 bid g2", "1 bid c2", "2 bid v2", "3 bid e"}
	two := []string{"0 bid g2", "1 bid c2", "2 bid v2", "3 pass"}
	one := []string{"0 bid g2", "1 pass", "2 bid v2", "3 pass"}
	few := []string{"0 bid g2", "1 pass", "2 bid y1 y1 r1 g1", "3 pass"}
	for _, c := range []struct {
		what, offer, hand, other string
		shown                    bool // everybody knows what the other holds
		before                   []string
		bargain                  bool
	}{
		{"one star for twelve", "g3 b3 c3 v3", "g2 b2 b2 c2 v1", "v2 b3", false, round, true},
		{"one star for four", "g3 y1 e e", "g2 b2 b2 c2 v1", "v2 b3", false, round, false},
		{"two stars for twelve, three may go over it", "g3 b3 c3 v3", "g2 b2 b2 c2 r3", "v2 b3", false, round, false},
		{"two stars for twelve, two may", "g3 b3 c3 v3", "g2 b2 b2 c2 r3", "v2 b3", false, two, true},
		{"three stars for twelve", "g3 b3 c3 v3", "g2 y3 y3 y3 e", "v2 b3", false, round, false},
		{"nothing leads", "g3 b3 c3 v3", "g2 y1 r1 g1 y1", "v2 b3", false, []string{"0 bid g2", "1 bid c2", "2 bid v2 b3", "3 bid e"}, false},
		{"two stars for six, not two, one can go over it", "r2 c2 r1 b1", "g2 c2 y3 y3 y3", "v2 y1 y1 r1 g1", false, one, true},
		{"two stars for five, not two, one can", "r2 c1 r1 b1", "g2 c2 y3 y3 y3", "v2 y1 y1 r1 g1", false, one, false},
		{"two stars for seven, not four, nobody can", "r3 c2 r1 b1", "g2 c2 y3 y3 y3", "y1 y1 y1 r1 g1", true, few, true},
		{"two stars for seven, not four, who knows", "r3 c2 r1 b1", "g2 c2 y3 y3 y3", "y1 y1 y1 r1 g1", false, few, false},
		{"two stars for six, not four, nobody can", "r3 c1 r1 b1", "g2 c2 y3 y3 y3", "y1 y1 y1 r1 g1", true, few, false},
	} {
		sc := begin(t, 4, 0, c.offer, c.hand, "c2", c.other, "e")
		if c.shown {
			sc.s.shown[2] = sc.s.hands[2]
		}
		in, list := sc.compared(c.before...)
		if slip, could := in.leavesBargain(Decode(Pass())); slip != c.bargain || could != c.bargain {
			t.Errorf("%s: passing is senseless: %t, could be: %t", c.what, slip, could)
		}
		if passes := slices.Contains(list, Pass()); c.bargain && passes {
			t.Errorf("%s: passing is compared", c.what)
		}
	}
}

// TestStarsAbove wants no bid that is worth more than some euros to have fewer stars than is said.
func TestStarsAbove(t *testing.T) {
	dearest := []Card{}
	for _, c := range cardsOf(t, "e e e v1 v1 v1 c1 c1 c1").AppendTo(nil) {
		dearest = append(dearest, c)
		give := CardsOf(dearest...)
		for total := range give.Value() {
			if n := starsAbove(total, maxPlayers); n > starsOf(give) {
				t.Errorf("a bid over %s is said to have %d stars; %v has fewer", Euros(total), n, give)
			}
		}
	}
	for players, want := range map[int]int{minPlayers: 3, maxPlayers: 2} {
		if n := starsAbove(215, players); n != want {
			t.Errorf("a bid over 21.50 euros is said to have %d stars at least with %d players", n, players)
		}
	}
}

// TestEmptyBottleHoldsLead wants nobody to pass as the first for a rich offer who holds an empty bottle, while somebody may go
// over him.
func TestEmptyBottleHoldsLead(t *testing.T) {
	for _, c := range []struct {
		what, offer, hand, last string
		holds                   bool
	}{
		{"rich", "y3 r3 b2 e", "v3 r2 c2 b2 e", "3 bid y1", true},
		{"poor", "y3 r3 e e", "v3 r2 c2 b2 e", "3 bid y1", false}, // six stars for three
		{"no empty bottle", "y3 r3 b2 e", "v3 r2 c2 b2 y1", "3 bid y1", false},
		{"all others have passed", "y3 r3 b2 e", "v3 r2 c2 b2 e", "3 pass", false},
	} {
		in, list := begin(t, 4, 0, c.offer, c.hand, "", "", "y1").compared("0 bid v3", "1 pass", "2 pass", c.last)
		if slip, could := in.leavesBargain(Decode(Pass())); slip != c.holds || could != c.holds {
			t.Errorf("%s: passing is senseless: %t, could be: %t", c.what, slip, could)
		}
		if passes := slices.Contains(list, Pass()); passes == c.holds {
			t.Errorf("%s: passing is compared: %t", c.what, passes)
		}
	}
}

// TestLavishOfferIsBidFor wants nobody to draw who leads for very many stars with a bottle of one, however many may still bid.
func TestLavishOfferIsBidFor(t *testing.T) {
	for _, c := range []struct {
		players     int
		offer, hand string
		bids        bool
	}{
		{5, "y1 r3 g3 e", "v1 r2 c2 b2 g2", true},
		{5, "r3 g3 e e", "v1 r2 c2 b2 g2", false},
		{5, "y1 r3 g3 e", "v2 r2 c2 b2 g2", false},
		{4, "y1 r3 g3 e", "v1 r2 c2 b2 g2", false},
		{4, "y1 r1 r3 g3", "v1 r2 c2 b2 g2", true},
		{3, "r1 g1 r3 g3", "o1 r2 c2 b2 g2", false},
		{3, "r1 r3 g3 g2", "o1 r2 c2 b2 g2", true},
	} {
		in, list := begin(t, c.players, 0, c.offer, c.hand).compared()
		if slip, could := in.leavesOffer(Decode(Draw())); slip != c.bids || could != c.bids {
			t.Errorf("%d seats, %s: drawing is senseless: %t, could be: %t", c.players, c.offer, slip, could)
		}
		if draws := slices.Contains(list, Draw()); draws == c.bids {
			t.Errorf("%d seats, %s: drawing is compared: %t", c.players, c.offer, draws)
		}
	}
}

// TestNothingIsThrownIn wants no bottle to be added by the lowest that takes no more than passing while several may still bid,
// but to wait with one star where only one other may.
func TestNothingIsThrownIn(t *testing.T) {
	for _, c := range []struct {
		what, bid string
		before    []string
		wastes    bool
	}{
		{"lowest of three", "y1", []string{"0 bid g1", "1 bid v2", "2 bid c2", "3 pass"}, true},
		{"one is lower", "y1", []string{"0 bid g1", "1 bid v2", "2 bid c2", "3 bid e"}, false},
		{"only one other", "y1", []string{"0 bid g1", "1 bid v3", "2 pass", "3 pass"}, false},
		{"only one other, two stars", "y2", []string{"0 bid g1", "1 bid v3", "2 pass", "3 pass"}, true},
		{"an empty bottle", "e", []string{"0 bid g1", "1 bid v2", "2 bid c2", "3 pass"}, false},
		{"an empty bottle as its last", "e", []string{"0 bid g1 y1 v1 y2", "1 bid v2 v3", "2 bid c2", "3 bid b1"}, true},
		{"it takes more", "v1", []string{"0 bid g1", "1 bid v2", "2 bid c2", "3 pass"}, false},
	} {
		in, list := begin(t, 4, 0, "r2 r3 b2 c3", "g1 y1 v1 y2 e", "v2 v3", "c2", "e b1").compared(c.before...)
		bid := Bid(cardsOf(t, c.bid))
		if slip, _ := in.bidsWaste(Decode(bid)); slip != c.wastes {
			t.Errorf("%s: to add %s is a waste: %t", c.what, c.bid, slip)
		}
		if c.wastes && slices.Contains(list, bid) {
			t.Errorf("%s: to add %s is compared", c.what, c.bid)
		}
	}
}
