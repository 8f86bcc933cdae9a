package weinhaendler

import (
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/rng"
)

// playWhole plays a game to its end, by random and odd decisions in turn of
// seeds, and calls after with each action and its events.
func (sc *scene) playWhole(seed uint64, after func(engine.Action, []engine.Event)) {
	sc.t.Helper()
	stream := rng.New(seed)
	var ev engine.Events
	for {
		p := sc.s.CurrentPlayer()
		var a engine.Action
		switch {
		case p == engine.Terminal:
			return
		case p == engine.Chance:
			list := sc.s.ChanceOutcomes(nil)
			a = list[stream.Intn(len(list))].Action
		case seed%2 == 0:
			list := sc.s.LegalActions(p, nil)
			a = list[stream.Intn(len(list))]
		default:
			a = Game{}.Policy("odd").Choose(sc.info(p), sc.s.LegalActions(p, nil), &stream)
		}
		ev.Reset()
		sc.s.Apply(p, a, &ev)
		after(a, ev.List)
	}
}

// passAll lets everybody pass and lay nothing.
func (sc *scene) passAll() {
	sc.t.Helper()
	for range sc.s.players {
		sc.apply(sc.s.CurrentPlayer(), Pass())
	}
	for range sc.s.players {
		sc.apply(sc.s.CurrentPlayer(), Done())
	}
}

func TestW40_FilledToFour(t *testing.T) {
	sc := begin(t, 3, 0, "c1 c1 c1 c2", "r1 r2 r3 g1 g2")
	sc.run("0 bid r1", "1 pass", "2 pass", "0 pass", "0 place c1 0.0", "0 place c1 0.1", "0 done", "1 done", "2 done")
	sc.run("* card e", "* card b1")
	sc.deciding(PhaseRefill, engine.Chance)
	sc.run("* card b2")
	sc.deciding(PhaseBidding, 0)
	sc.offer("r1 e b1 b2")
}

func TestW40_AsFarAsThePileGoes(t *testing.T) {
	sc := begin(t, 3, 0, "c1 c1 c1 c2", "r1 r2 r3 g1 g2", "", "r1 r1 r2 r2 r3")
	sc.stash(2, "b1 b2")
	sc.s.last = true // lest the stash must be laid
	sc.run("0 bid r1", "1 pass", "2 pass", "0 pass", "0 done", "1 done")
	sc.s.last = false
	sc.s.passed = sc.s.passed.With(2).Without(0) // seat 0 ends the phase instead
	sc.s.turn = 0
	sc.run("0 place c1 0.0", "0 place c1 0.1", "0 done")
	sc.run("* card b1", "* card b2")
	sc.deciding(PhaseBidding, 0)
	sc.offer("r1 b1 b2")
	if !sc.s.last {
		t.Error("the pile is empty: it must be the last round")
	}
}

func TestW40_NeverTrimmed(t *testing.T) {
	sc := begin(t, 3, 0, "c1 c1 c1 c2", "r1 r2 r3 g1 g2")
	sc.run("0 bid r1 r2 r3 g1 g2", "1 pass", "2 pass", "0 pass", "0 done", "1 done", "2 done")
	sc.offer("r1 r2 r3 g1 g2")
	sc.deciding(PhaseBidding, 0)
}

func TestW41_HighestBidderStarts(t *testing.T) {
	sc := begin(t, 3, 0, "", "r1 r2 r3 g1 g2", "o1 o2 o3 b1 b2", "c1 c2 c3 b1 b3")
	sc.run("0 bid r1", "1 bid o3", "2 bid c1", "0 pass", "1 pass", "2 pass")
	for sc.s.phase == PhaseCellars {
		if sc.s.mayStop(sc.s.turn) {
			sc.apply(engine.Player(sc.s.turn), Done())
		} else {
			sc.apply(engine.Player(sc.s.turn), sc.s.LegalActions(engine.Player(sc.s.turn), nil)[0])
		}
	}
	for sc.s.phase == PhaseRefill {
		sc.apply(engine.Chance, sc.s.ChanceOutcomes(nil)[0].Action)
	}
	sc.deciding(PhaseBidding, 1)
	sc.passAll() // no bidder: the start player stays
	sc.deciding(PhaseBidding, 1)
	if info := sc.info(0); info.StartPlayer() != 1 || info.Round() != 3 {
		t.Errorf("round %d begins with %d", info.Round(), info.StartPlayer())
	}
}

// TestW50_W53_LastRoundFollows checks at each new round of whole games whether
// it must be the last.
func TestW50_W53_LastRoundFollows(t *testing.T) {
	byPile, byIdling := 0, 0
	for seed := range uint64(60) {
		sc := start(t, 3+int(seed%3))
		idle, active, round := 0, true, 0
		sc.playWhole(seed, func(a engine.Action, ev []engine.Event) {
			d := Decode(a)
			active = active || d.Kind == DecisionPlace || d.Kind == DecisionCard
			for _, packed := range ev {
				e := DecodeEvent(packed)
				if e.Kind != EventRoundBegan {
					continue
				}
				if idle++; active {
					idle = 0
				}
				active = false
				round++
				last := sc.s.pile == 0 || idle >= 10
				if e.Round != round || e.Last != last || sc.s.last != last {
					t.Fatalf("seed %d: round %d, last %v; want round %d, last %v (pile %d, idle %d)",
						seed, e.Round, e.Last, round, last, sc.s.pile, idle)
				}
				if last && sc.s.pile == 0 {
					byPile++
				} else if last {
					byIdling++
				}
			}
		})
		if !sc.s.last {
			t.Fatalf("seed %d: the game ended without a last round", seed)
		}
	}
	if byPile == 0 || byIdling == 0 {
		t.Errorf("%d last rounds by the pile, %d by idling; want both", byPile, byIdling)
	}
}

func TestW50_EvenIfNoCardWasDue(t *testing.T) {
	sc := begin(t, 3, 0, "", "r1 r2 r3 g1 g2")
	sc.s.last = true // lest the stash must be laid
	sc.stash(2, "c3")
	sc.run("0 draw", "* card c3") // the pile is emptied in phase 1
	sc.run("1 pass", "2 pass", "0 done", "1 done")
	sc.s.last = false
	sc.s.passed, sc.s.turn = sc.s.passed.With(2).Without(1), 1
	sc.run("1 done")
	sc.deciding(PhaseBidding, 0)
	if !sc.s.last || sc.s.round != 2 {
		t.Errorf("round %d, last %v", sc.s.round, sc.s.last)
	}
}

func TestW51_LastRound(t *testing.T) {
	sc := begin(t, 3, 0, "c1 c1 c1 c2", "r1 r2 r3 g1 g2")
	sc.s.last = true
	sc.run("0 bid r1", "1 pass", "2 pass", "0 pass")
	sc.hand(0, "r2 r3 g1 g2 c1 c1 c1 c2")
	if n := sc.info(0).MustPlace(); n != 0 {
		t.Errorf("%d cards must go in the last round", n)
	}
	sc.run("0 place c2 0.0")
	one := *sc.s
	sc.run("0 done") // never forced, with seven cards in the hand
	sc.points(0, 2)  // which score nothing
	*sc.s = one
	sc.run("0 place c1 0.1", "0 place c1 0.2", "0 place c1 0.3", "0 place g1 0.4", "0 place g2 1.0", "0 place r2 1.1",
		"0 place r3 1.2", "0 done", "1 done")
	sc.deciding(PhaseCellars, 2)
	sc.run("2 done")
	sc.deciding(PhaseOver, engine.Terminal)
	sc.points(0, 2+1+1+1+4+1+2+2+3)
	sc.forbidden("0 done", "W51")
	if sc.s.Winners() != engine.Only(0) {
		t.Errorf("%b win", sc.s.Winners())
	}
}

func TestW52_TiesShare(t *testing.T) {
	sc := begin(t, 3, 0, "", "r1 r2 r3 g1 g2", "g2 b1 b2 b3 o1")
	sc.s.last = true
	sc.run("0 pass", "1 pass", "2 pass", "0 place g2 0.0", "0 done", "1 place g2 0.0", "1 done")
	if sc.s.Winners() != 0 {
		t.Error("nobody has won yet")
	}
	sc.run("2 done")
	if sc.s.Winners() != engine.Only(0).With(1) {
		t.Errorf("%b win, want seats 0 and 1", sc.s.Winners())
	}
}

func TestW53_TenIdleRounds(t *testing.T) {
	sc := begin(t, 3, 0, "", "r1 r2 r3 g1 g2")
	for range 9 {
		sc.passAll()
	}
	sc.run("0 pass", "1 pass", "2 draw")
	sc.apply(engine.Chance, sc.s.ChanceOutcomes(nil)[0].Action)
	sc.apply(engine.Chance, sc.s.ChanceOutcomes(nil)[0].Action)
	sc.run("0 done", "1 done", "2 done") // a card left the pile: not idle
	for i := range 10 {
		if sc.s.last {
			t.Fatalf("it is the last round after %d idle ones", i)
		}
		sc.passAll()
	}
	if !sc.s.last || sc.s.pile == 0 {
		t.Errorf("after ten idle rounds last is %v", sc.s.last)
	}
	sc.passAll()
	sc.deciding(PhaseOver, engine.Terminal)
}

func TestW53_BiddingAloneIsIdle(t *testing.T) {
	sc := begin(t, 3, 0, "c1 c1 c1 c2", "r1 r2 r3 g1 g2")
	sc.run("0 bid r1 r2 r3 g1", "1 pass", "2 pass", "0 pass", "0 done", "1 done", "2 done")
	if sc.s.idle != 1 {
		t.Errorf("%d idle rounds; four cards for four left the pile as it was", sc.s.idle)
	}
}

func TestW1_W3_Decks(t *testing.T) {
	for players, want := range map[int]struct {
		cards, empties int
		without        []Wine
	}{3: {48, 3, []Wine{Bordeaux, Dornfelder}}, 4: {57, 3, []Wine{Chardonnay}}, 5: {66, 3, nil}} {
		deck := start(t, players).s.shuffle
		if deck.Len() != want.cards || deck.Count(Empty) != want.empties {
			t.Errorf("%d players: %d cards, %d empties", players, deck.Len(), deck.Count(Empty))
		}
		for c := range Empty {
			n := 3
			for _, w := range want.without {
				if c.Wine() == w {
					n = 0
				}
			}
			if deck.Count(c) != n {
				t.Errorf("%d players: %d of %v, want %d", players, deck.Count(c), c, n)
			}
		}
	}
}

func TestW2_Values(t *testing.T) {
	for w := range Wine(Wines) {
		for stars := 1; stars <= 3; stars++ {
			c := Bottle(w, stars)
			if want := 10 * (5 + int(w) + 7*(stars-1)); c.Value() != want || c.Wine() != w || c.Stars() != stars {
				t.Errorf("%v is worth %d tenths, want %d", c, c.Value(), want)
			}
		}
	}
	if Empty.Value() != 2 || Empty.Stars() != 0 || Empty.Wine() != Wines {
		t.Errorf("an empty is worth %d tenths and has %d stars", Empty.Value(), Empty.Stars())
	}
	if got := CardsOf(Empty, Bottle(Dornfelder, 1), Bottle(Zinfandel, 2)).Value(); got != 192 {
		t.Errorf("5 + 14 + 0.20 is %d tenths", got)
	}
}

func TestW4_Dealing(t *testing.T) {
	for players, pile := range map[int]uint8{3: 29, 4: 33, 5: 37} {
		sc := start(t, players)
		if list := sc.s.ChanceOutcomes(nil); len(list) != players || list[0].Weight != list[players-1].Weight {
			t.Errorf("%d players: the start is among %v", players, list)
		}
		sc.forbidden("* card e", "W4")
		if players < maxPlayers {
			sc.forbidden("* first "+string(rune('0'+players)), "W4")
		}
		sc.run("* first 1")
		sc.forbidden("* first 1", "W4")
		for i := range 5 * players {
			seat := (1 + i/5) % players
			before := sc.s.hands[seat].Len()
			sc.apply(engine.Chance, sc.s.ChanceOutcomes(nil)[0].Action)
			if sc.s.hands[seat].Len() != before+1 {
				t.Fatalf("%d players: card %d did not go to seat %d", players, i, seat)
			}
		}
		for range 4 {
			sc.deciding(PhaseRefill, engine.Chance)
			sc.apply(engine.Chance, sc.s.ChanceOutcomes(nil)[0].Action)
		}
		sc.deciding(PhaseBidding, 1)
		if sc.s.pile != pile || sc.s.offer.Len() != 4 || sc.s.round != 1 {
			t.Errorf("%d players: the pile has %d cards, the offer %d", players, sc.s.pile, sc.s.offer.Len())
		}
	}
	sc := start(t, 3)
	sc.run("* first 0")
	sc.forbidden("* card y1", "W3")
	sc.run("* card r1", "* card r1")
	weight := sc.s.ChanceOutcomes(nil)[0].Weight
	if sc.run("* card r1"); weight != 1 {
		t.Errorf("the last r1 has the weight %d", weight)
	}
	sc.forbidden("* card r1", "W3")
}

func TestW2_WrongFigures(t *testing.T) {
	cases := []struct{ old, new, want string }{
		{"price y 5 12 19 [S]", "price y 5 13 19 [S]", "data.txt:7: y costs 5 with 1 stars and 13 with 2; W2"},
		{"price y 5 12 19 [S]", "price y 6 13 20 [S]", "data.txt:8: r1 costs 6 as y1 does; W14"},
		{"price y 5 12 19 [S]", "price y 5 12 [S]", "data.txt:7: price has 3 fields; it takes 4"},
		{"price y 5 12 19 [S]", "price y 5 12 19 26 [S]", "data.txt:7: price has 5 fields; it takes 4"},
		{"price y 5 12 19 [S]", "price x 5 12 19 [S]", `data.txt:7: unknown entry "price x"`},
		{"price y 5 12 19 [S]", "price y -2 5 12 [S]", `data.txt:7: price: "-2" is not a number`},
		{"price y 5 12 19 [S]", "price y 5 12 19", `data.txt:7: ends with "19"`},
		{"price y 5 12 19 [S]", "", `the file ends without "price y"`},
		{"price r 6 13 20 [S]", "price y 5 12 19 [S]", "data.txt:8: price y stands on line 7 already"},
		{"wine b blue Portugieser [R]", "wine b blue Merlot [R]", "data.txt:20: the colour blue or the name Merlot is that of another wine; W1"},
		{"wine b blue Portugieser [R]", "wine b blue [R]", "data.txt:20: wine needs"},
		{"copies 3 [S]", "copies 4 [S]", "data.txt:25: copies is 4; W1"},
		{"empties 3 20 [S]", "empties 2 20 [S]", "data.txt:26: there are 2 empties; W1"},
		{"empties 3 20 [S]", "empties 3 25 [S]", "data.txt:26: an empty costs 25 cents; W2"},
		{"without 3 y v [S]", "without 3 y [S]", "data.txt:29: with 3 players 57 cards are left; W3"},
		{"without 4 o [S]", "without 4 o o [S]", "data.txt:30: wine o stands here twice"},
		{"without 5 [S]", "without 6 [S]", `data.txt:31: unknown entry "without 6"`},
		{"without 5 [S]", "without 5 q [S]", `data.txt:31: "q" is no wine`},
		{"idle 10 [R]", "idle 0 [R]", "data.txt:34: idle is 0; W53"},
		{"idle 10 [R]", "sleep 10 [R]", `data.txt:34: unknown entry "sleep"`},
	}
	for _, c := range cases {
		text := strings.Replace(dataText, c.old, c.new, 1)
		if text == dataText {
			t.Fatalf("%q is not in the data file", c.old)
		}
		if _, err := LoadFigures("data.txt", text); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q instead of %q: %v; want %s", c.new, c.old, err, c.want)
		}
	}
	if _, err := LoadFigures("data.txt", dataText); err != nil {
		t.Error(err)
	}
}

func TestW53_ChangedFiguresHaveAnotherName(t *testing.T) {
	if r := (Game{}).Rules(); r != "1" {
		t.Errorf("the rules are %q; after a change of data.txt adjust pristine", r)
	}
}
