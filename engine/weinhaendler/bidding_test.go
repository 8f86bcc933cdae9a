package weinhaendler

import (
	"slices"
	"testing"

	"treille/engine"
)

func TestW10_TurnsAndBids(t *testing.T) {
	sc := begin(t, 3, 1, "", "r1 r2 r3 g1 g2", "o1 o2 o3 b1 b2", "c1 c2 c3 b1 b3")
	sc.deciding(PhaseBidding, 1)
	sc.forbidden("0 bid r1", "W10") // not his turn
	sc.forbidden("0 pass", "W10")
	sc.forbidden("1 bid c1", "W10")    // not in his hand
	sc.forbidden("1 bid o1 o1", "W10") // only once in his hand
	sc.forbidden("1 done", "W30")      // another phase
	sc.forbidden("1 place o1 0.0", "W30")
	sc.run("1 bid o1 b1", "2 pass", "0 bid r1")
	sc.deciding(PhaseBidding, 1) // clockwise, who has passed is left out
	sc.run("1 bid o2", "0 pass")
	sc.deciding(PhaseBidding, 1)
	sc.run("1 pass")
	sc.deciding(PhaseCellars, 1) // all have passed
	sc.forbidden("1 bid o3", "W10")
}

func TestW10_EveryPartOfTheHand(t *testing.T) {
	sc := begin(t, 3, 0, "", "r1 r1 g2 e e")
	want := []string{"bid r1", "bid r1 r1", "bid g2", "bid r1 g2", "bid r1 r1 g2"}
	for _, bid := range append([]string{"bid"}, want...) {
		want = append(want, bid+" e")
	}
	for _, bid := range append([]string{"bid"}, want[:5]...) {
		want = append(want, bid+" e e")
	}
	sc.legal(append(want, "pass", "draw")...)
}

func TestW11_BidsStayMixAndMayBeLow(t *testing.T) {
	sc := begin(t, 3, 0, "", "r1 g2 e o1 b1", "c3 c2 c1 b2 b3", "r2 r3 g1 g2 g3")
	sc.run("0 bid r1 g2 e", "1 bid c3 c2", "2 bid r2") // mixed with an empty; lower than both
	if sc.s.totals != [maxPlayers]uint16{202, 410, 130} {
		t.Errorf("the totals are %v", sc.s.totals)
	}
	sc.forbidden("0 bid r1", "W10") // not in the hand any more
	sc.run("0 bid o1")
	if sc.s.bids[0] != cardsOf(t, "r1 g2 e o1") {
		t.Errorf("the bid is %v; what was bid must stay", sc.s.bids[0])
	}
}

func TestW12_TotalsDiffer(t *testing.T) {
	sc := begin(t, 4, 0, "", "y1 g1 r1 y2 e", "g1 y1 r1 r2 b2", "y1 r1 c1 c2 c3", "g3 b1 b2 b3 r3")
	sc.run("0 bid y1 g1") // 12
	sc.forbidden("1 bid y1 g1", "W12")
	sc.run("1 bid y1") // 5
	sc.forbidden("2 bid y1", "W12")
	sc.run("2 bid r1", "3 pass") // 6
	sc.run("0 bid e")            // 12.20: 12 is free again
	sc.run("1 bid g1", "2 pass") // 12
	// A player who has bid nothing blocks nothing.
	for p, want := range []bool{true, true, true, false} {
		if _, owned := sc.s.totalOwner(nobody, int(sc.s.totals[p])); owned != want {
			t.Errorf("seat %d blocks its total: %v", p, owned)
		}
	}
}

func TestW12_PassedBidsBlock(t *testing.T) {
	sc := begin(t, 3, 0, "", "r1 r2 r3 g1 g2", "b1 b2 b3 o1 o2", "r1 c2 c3 g3 r2")
	sc.run("0 bid r1", "1 bid b1", "2 bid c2", "0 pass")
	sc.forbidden("1 bid o1", "W12") // 9 + 8 = 17, as seat 2 bids
	sc.run("1 pass")
	info := sc.info(2)
	if q, owned := info.TotalOwner(60); q != 0 || !owned {
		t.Errorf("6.00 belongs to %d, %v; want seat 0, who has passed", q, owned)
	}
	if _, owned := info.TotalOwner(170); owned {
		t.Error("the own total must not be in the own way")
	}
	if _, owned := info.TotalOwner(0); owned {
		t.Error("nobody owns a total of nothing")
	}
}

// info returns what a seat knows.
func (sc *scene) info(p engine.Player) *Info {
	sc.t.Helper()
	info, err := Game{}.NewInfo(engine.Setup{Players: int(sc.s.players)}, p)
	if err != nil {
		sc.t.Fatal(err)
	}
	info.Project(sc.s)
	return info.(*Info)
}

func TestW13_PassingIsFinal(t *testing.T) {
	sc := begin(t, 3, 0, "", "r1 r2 r3 g1 g2")
	sc.run("0 bid r1", "1 pass", "2 pass")
	sc.forbidden("1 bid r2", "W13")
	sc.forbidden("1 pass", "W13")
	if sc.s.bids[0] != cardsOf(t, "r1") || !sc.info(0).HasPassed(1) || sc.info(0).HasPassed(0) {
		t.Errorf("the bid is %v, passed %b", sc.s.bids[0], sc.s.passed)
	}
	sc = begin(t, 3, 0, "", "r1 r2 r3 g1 g2", "o1 o2 o3 b1 b2")
	sc.run("0 bid r1", "1 bid o1", "2 pass", "0 pass")
	if sc.s.bids[0] != cardsOf(t, "r1") {
		t.Error("the bid of who passed must stay on the table")
	}
}

func TestW14_CheaperToTheHandDearerUnder(t *testing.T) {
	for _, cards := range [][2]string{{"g3", "r1"}, {"r1", "g3"}} {
		sc := begin(t, 3, 0, "c1 c1 c1 c2", "r2 r2 r2 g1 g1", "", "", "g3 r1")
		pile := sc.s.pile
		sc.run("0 draw")
		sc.deciding(PhaseDrawing, engine.Chance)
		sc.run("* card "+cards[0], "* card "+cards[1])
		sc.deciding(PhaseBidding, 1)
		sc.hand(0, "r2 r2 r2 g1 g1 r1")
		if sc.s.under != 1 || sc.s.pile != pile-1 || sc.info(0).PileSize() != int(pile)-1 {
			t.Errorf("%d lie under a pile of %d, which had %d", sc.s.under, sc.s.pile, pile)
		}
		if !sc.s.passed.Has(0) {
			t.Error("who draws has passed")
		}
	}
}

func TestW14_EqualCards(t *testing.T) {
	sc := begin(t, 3, 0, "c1 c1 c1 c2", "r2 r2 r2 g1 g1", "", "", "r1 r1")
	sc.run("0 draw", "* card r1", "* card r1")
	sc.hand(0, "r2 r2 r2 g1 g1 r1")
	if got := sc.info(0).View().(View).Under; !slices.Equal(got, []string{"r1"}) {
		t.Errorf("under the pile lies %v", got)
	}
}

func TestW14_OnlyWithoutABid(t *testing.T) {
	sc := begin(t, 3, 0, "", "r1 r2 r3 g1 g2", "o1 o2 o3 b1 b2")
	sc.run("0 bid r1", "1 bid o1", "2 pass") // passing without drawing is allowed
	sc.forbidden("0 draw", "W14")
	if sc.info(0).MayDraw() {
		t.Error("who has bid may not draw")
	}
}

func TestW14_OneCardLeftAndNone(t *testing.T) {
	sc := begin(t, 3, 0, "", "r1 r2 r3 g1 g2", "o1 o2 o3 b1 b2")
	sc.stash(2, "c3")
	sc.run("0 draw")
	if n := len(sc.s.ChanceOutcomes(nil)); n != 1 {
		t.Fatalf("there are %d outcomes", n)
	}
	sc.run("* card c3")
	sc.hand(0, "r1 r2 r3 g1 g2 c3")
	sc.deciding(PhaseBidding, 1)
	sc.forbidden("1 draw", "W14")
	if sc.s.under != 0 || sc.s.pile != 0 {
		t.Errorf("%d cards are left, %d of them under", sc.s.pile, sc.s.under)
	}
}

func TestW14_UnderCardsComeLastInOrder(t *testing.T) {
	sc := begin(t, 4, 0, "c1 c1 c1 c2", "", "", "", "", "r1 r2 g1 g2 b3")
	sc.stash(3, "r1 r2 g1 g2 b3")
	sc.run("0 draw", "* card r2", "* card r1") // r2 under
	sc.run("1 draw", "* card g1", "* card g2") // g2 under
	// One shuffled card is left: both are taken off before one is put back.
	sc.run("2 draw")
	sc.outcomes("card b3")
	sc.run("* card b3")
	sc.outcomes("card r2")
	sc.forbidden("* card g2", "W14")
	sc.run("* card r2") // keeps r2, b3 goes under g2
	if got := sc.s.below[sc.s.nextUnder():sc.s.buried]; !slices.Equal(got, []Card{Bottle(Zinfandel, 2), Bottle(Portugieser, 3)}) {
		t.Errorf("under the pile lie %v", got)
	}
}

// outcomes checks what may come off the pile.
func (sc *scene) outcomes(want ...string) {
	sc.t.Helper()
	var got []string
	for _, o := range sc.s.ChanceOutcomes(nil) {
		got = append(got, Game{}.Format(o.Action))
	}
	if !slices.Equal(got, want) {
		sc.t.Errorf("outcomes are %q, want %q", got, want)
	}
}

func TestW14_OnlyTheDrawerSees(t *testing.T) {
	sc := begin(t, 3, 0, "", "r1 r2 r3 g1 g2")
	sc.run("0 draw")
	for i, card := range []string{"c3", "c2"} {
		var ev engine.Events
		_, a := sc.read("* card " + card)
		sc.s.Apply(engine.Chance, a, &ev)
		shown := 0
		for _, e := range ev.List {
			if e.Kind < EventCardLooked || e.Kind > EventCardPutUnder {
				continue
			}
			if own := e.Audience == engine.Only(0); own == (DecodeEvent(e).Card == Hidden) || own != e.Reveals {
				t.Errorf("event %+v", e)
			} else if !own && e.Audience != engine.Everybody.Without(0) {
				t.Errorf("event %+v is not for all others", e)
			} else if own {
				shown++
			}
		}
		if want := []int{1, 3}[i]; shown != want { // looked; looked, kept, put under
			t.Errorf("the drawer sees %d events, want %d", shown, want)
		}
	}
	for p := range engine.Player(3) {
		if got := sc.info(p).View().(View).Under; (got[0] == "c3") != (p == 0) {
			t.Errorf("seat %d sees %v under the pile", p, got)
		}
	}
}

func TestW15_LastBidderGoesOn(t *testing.T) {
	sc := begin(t, 3, 0, "", "r1 r2 r3 g1 g2")
	sc.run("0 bid r1", "1 pass", "2 pass")
	sc.run("0 bid r2", "0 bid r3", "0 bid g1", "0 bid g2")
	sc.deciding(PhaseBidding, 0)
	sc.legal("pass") // the hand is empty
	sc.run("0 pass")
	sc.deciding(PhaseCellars, 0)
}

func TestW15_EmptyHandMayDraw(t *testing.T) {
	sc := begin(t, 3, 0, "", "r1 r2 r3 g1 g2")
	sc.run("0 pass", "1 pass", "2 pass")
	sc.run("0 place r1 0.0", "0 place r2 0.1", "0 place r3 0.2", "0 place g1 0.3", "0 place g2 0.4", "0 done", "1 done", "2 done")
	sc.deciding(PhaseBidding, 0)
	sc.legal("pass", "draw")
}

func TestW20_ExchangeDown(t *testing.T) {
	sc := begin(t, 3, 0, "b1 b1 b2 e", "r1 r2 r3 g1 g2", "o1 o2 o3 b2 b3", "c1 c2 c3 g3 g3")
	sc.run("0 bid r1 r2", "1 bid o3", "2 bid c3", "0 bid r3", "1 pass", "2 pass", "0 pass") // 39, 22, 24
	sc.hand(0, "g1 g2 b1 b1 b2 e")
	sc.hand(2, "c1 c2 g3 g3 r1 r2 r3")
	sc.hand(1, "o1 o2 b2 b3 c3")
	sc.offer("o3")
	if sc.s.bids != [maxPlayers]Cards{} || sc.s.totals != [maxPlayers]uint16{} {
		t.Error("bids are left on the table")
	}
}

func TestW20_PreviewEqualsExchange(t *testing.T) {
	for seed := range uint64(30) {
		sc := start(t, 3+int(seed%3))
		var before, got []Transfer
		sc.playWhole(seed, func(a engine.Action, ev []engine.Event) {
			if sc.s.phase == PhaseCellars && ev[len(ev)-1].Kind == EventPhaseBegan {
				got = got[:0]
				for _, packed := range ev {
					switch e := DecodeEvent(packed); e.Kind {
					case EventBundleTaken:
						got = append(got, Transfer{e.Player, e.From, e.Cards})
					case EventOfferReplaced:
						got = append(got, Transfer{engine.Chance, e.Player, e.Cards})
					}
				}
				if !slices.Equal(got, before) {
					t.Fatalf("the preview was %v, the exchange is %v", before, got)
				}
			}
			before = sc.info(engine.Spectator).Exchange(before[:0])
			if d := Decode(a); d.Kind == DecisionBid && sc.s.phase == PhaseBidding {
				if now := sc.info(0).ExchangeWith(0, 0, nil); !slices.Equal(now, before) {
					t.Fatalf("adding nothing changes %v to %v", before, now)
				}
			}
		})
	}
}

func TestW21_OneBidder(t *testing.T) {
	sc := begin(t, 3, 1, "b1 b1 b2 e", "r1 r2 r3 g1 g2", "o1 o2 o3 b2 b3", "c1 c2 c3 g3 g3")
	sc.run("1 pass", "2 bid c1 c2", "0 pass", "2 pass")
	sc.hand(2, "c3 g3 g3 b1 b1 b2 e")
	sc.offer("c1 c2")
	sc.deciding(PhaseCellars, 2)
	if sc.info(0).HighestBidder() != 2 {
		t.Error("seat 2 is the highest bidder")
	}
}

func TestW21_NoBidder(t *testing.T) {
	sc := begin(t, 3, 1, "b1 b1 b2 e", "r1 r2 r3 g1 g2", "o1 o2 o3 b2 b3", "c1 c2 c3 g3 g3")
	sc.run("1 pass", "2 pass", "0 pass")
	sc.offer("b1 b1 b2 e")
	sc.hand(0, "r1 r2 r3 g1 g2")
	if sc.info(0).HighestBidder() != engine.Chance || len(sc.info(0).Exchange(nil)) != 0 {
		t.Error("nobody has bid")
	}
}

// TestW60_Example is the bidding of Mike, Elke, Gerd and Susi, seats 0 to 3.
func TestW60_Example(t *testing.T) {
	sc := begin(t, 4, 0, "c1 c2 c3 v1", "y1 g2 e v2 v2", "g1 v3 v3 b2 b2", "y2 b1 r3 c1 c1", "b3 r3 g3 g3 g3")
	check := func(p int, tenths uint16, text string) {
		t.Helper()
		if sc.s.totals[p] != tenths || Euros(int(tenths)) != text {
			t.Errorf("seat %d bids %d, want %s", p, sc.s.totals[p], text)
		}
	}
	sc.run("0 bid y1 g2")
	check(0, 190, "19")
	sc.run("1 bid g1")
	check(1, 70, "7")
	sc.run("2 bid y2 b1 r3")
	check(2, 410, "41")
	sc.run("3 bid b3")
	check(3, 230, "23")
	sc.run("0 bid e")
	check(0, 192, "19.20")
	sc.run("1 pass", "2 pass", "3 bid r3")
	check(3, 430, "43")
	sc.run("0 pass", "3 pass")
	sc.hand(3, "g3 g3 g3 c1 c2 c3 v1")
	sc.hand(2, "c1 c1 b3 r3")
	sc.hand(0, "v2 v2 y2 b1 r3")
	sc.hand(1, "v3 v3 b2 b2 y1 g2 e")
	sc.offer("g1")
	sc.deciding(PhaseCellars, 3)
	sc.run("3 place v1 0.0", "3 done", "0 done", "1 place e 0.0", "1 done", "2 done")
	for i := range 3 {
		if sc.s.phase != PhaseRefill {
			t.Fatalf("after %d cards it is %v", i, sc.s.phase)
		}
		sc.apply(engine.Chance, sc.s.ChanceOutcomes(nil)[0].Action)
	}
	sc.deciding(PhaseBidding, 3)
	if n := sc.s.offer.Len(); n != 4 {
		t.Errorf("the offer has %d cards", n)
	}
}

func TestW12_EuroText(t *testing.T) {
	for tenths, want := range map[int]string{0: "0", 2: "0.20", 190: "19", 192: "19.20", 1506: "150.60"} {
		if got := Euros(tenths); got != want {
			t.Errorf("%d tenths are written %s, want %s", tenths, got, want)
		}
	}
}
