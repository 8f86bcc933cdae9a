package vino

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"treille/engine"
)

// newGame returns a fresh game after some lines.
func newGame(t *testing.T, players int, lines ...string) *State {
	t.Helper()
	s, err := Game{}.NewState(engine.Setup{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	state := s.(*State)
	play(t, state, lines...)
	return state
}

// starters is a whole preliminary round of five players, banker 4.
var starters = []string{
	"* banker 4",
	"* pair 1", "* pair 2", "0 buy 1.1", "0 buy 2.1",
	"* pair 3", "* pair 4", "1 buy 3.1", "1 buy 4.1",
	"* pair 5", "* pair 6", "2 buy 5.1", "2 buy 6.1",
	"* pair 7", "* pair 8", "3 buy 7.1", "3 buy 8.1",
	"* pair 9", "4 buy 9.1",
}

func TestV1_RegionsAndVarieties(t *testing.T) {
	f := Printed()
	var names []string
	for _, r := range f.Regions {
		names = append(names, r.Name)
	}
	want(t, "regions", strings.Join(names, " "), "Liguria Lazio Campania Sardegna Calabria Abruzzo Toscana Veneto Trentino")
	want(t, "varieties", VarietySet(1<<Varieties-1).String(), "BMNPT")
}

func TestV2_Components(t *testing.T) {
	s := newGame(t, 4)
	sizes, bottles, markers := "", "", 0
	for r, region := range Printed().Regions {
		sizes += fmt.Sprintf("%d ", len(region.Road))
		if region.Bottle {
			bottles += fmt.Sprintf("%d ", r+1)
		}
		markers += region.Markers.Len()
	}
	want(t, "sizes", sizes, "3 13 10 16 12 8 21 19 6 ")
	want(t, "bottles", bottles, "2 3 4 5 7 8 ")
	want(t, "markers", markers, 30)
	want(t, "bottles on the table", s.Bottles(), 6)
	private, state := s.Free(6)
	want(t, "private vineyards in Toscana", private, 14)
	want(t, "state vineyards in Toscana", state, 7)
}

func TestV3_Reconstruction(t *testing.T) {
	f := Printed()
	list := f.Reconstructed()
	if !slices.Contains(list, "road 1 120 170 220") || slices.Contains(list, "start 1 N") {
		t.Errorf("the roads are reconstructed, the starting pairs are not: %q", list)
	}
	want(t, "dearest in Toscana", Price(6, 20), 350)
	want(t, "cheapest in Calabria", Price(4, 0), 40)
	want(t, "Lazio 6 is the state's", OfState(1, 5), true)
	want(t, "Lazio 7 is the state's", OfState(1, 6), false)
}

func TestV4_SaleTable(t *testing.T) {
	f := Printed()
	want(t, "first column", f.Sale[0], SaleColumn{Income: 250, Lost: 1, Steps: 1})
	want(t, "tenth column", f.Sale[9], SaleColumn{Income: 1200, Lost: 4, Steps: 4})
	want(t, "last column", f.Sale[19], SaleColumn{Income: 1600, Lost: 6, Steps: 5})

	// More than 20 may be sold and counts as 20.
	s := position(t, `
		phase sell
		0 7N:1-21 8N:1-2`)
	sold := play(t, s, "0 sell N 23")
	want(t, "income of 23", s.Income(0), 1600)
	want(t, "quantity shown", told(t, sold, EventSold, 0).Quantity, 23)
	want(t, "vineyards to give back", s.Left(), 6)
	play(t, s, "0 give 7.1", "0 give 7.2", "0 give 7.3", "0 give 7.4", "0 give 7.5", "0 give 7.6")
	want(t, "market", s.Market(Nebbiolo), -500)
}

func TestV5_Market(t *testing.T) {
	s := newGame(t, 3)
	for v := range Barbera + Varieties {
		want(t, "market of "+v.String(), s.Market(v), 0)
	}
	want(t, "square", Printed().Square, 100)
	want(t, "squares", 2*MarketMax/Printed().Square+1, 11)
}

func TestV6_PawnsMoneyCellar(t *testing.T) {
	s := newGame(t, 3, "* banker 2", "* pair 7", "* pair 3", "0 buy 7.21")
	want(t, "money after buying for 350", s.Money(0), StartMoney-350)
	want(t, "cellar", s.Cellar(0, Montepulciano), 1)
	play(t, s, "0 buy 3.1")
	want(t, "cellar of a variety grown in two regions", s.Cellar(0, Montepulciano), 2)

	// 39 vineyards at most: the 40th pawn stands on the wind rose.
	full := position(t, `
		0 7N:1-20 8N:1-18
		1 7B:21`)
	everybody(t, full, "8 9")
	play(t, full, "0 buy 8.19")
	want(t, "vineyards", full.Vineyards(0), 39)
	turn(t, full, 1, PhaseNewcomers) // 0 is passed over in Trentino too
	play(t, full, "1 pass", "2 pass")
	turn(t, full, 0, PhaseSell)

	// A sale uses no wine up; only losing vineyards lowers the cellar.
	play(t, full, "0 sell N 10")
	want(t, "cellar after the sale", full.Cellar(0, Nebbiolo), 39)
	play(t, full, "0 give 7.1")
	want(t, "cellar after a loss", full.Cellar(0, Nebbiolo), 38)
}

func TestV7_OneProducer(t *testing.T) {
	s := position(t, `
		0 1N:1
		1 5B:1
		2 7B:1`)
	everybody(t, s, "1 5")
	play(t, s, "0 pass")
	turn(t, s, 1, PhaseNewcomers)
	want(t, "what a newcomer may buy", legal(s), "buy 1.2 P, buy 1.3 P, pass")
	refuse(t, s, "1 buy 1.2 N", "V7")
	refuse(t, s, "1 buy 1.2", "V7")
	refuse(t, s, "1 buy 1.2 B", "V7")
	events := play(t, s, "1 buy 1.2 P")
	// No marker is free any more: seat 2 is passed over, and 1 goes on.
	over := find(events, EventPassedOver)
	want(t, "passed over", len(over), 1)
	want(t, "who", over[0].Player, 2)
	want(t, "why", DecodeEvent(over[0]).Obstacle, NoMarker)
	turn(t, s, 1, PhaseNewcomers)
	refuse(t, s, "1 buy 1.3 P", "V7") // his variety is settled
	play(t, s, "1 buy 1.3")
	want(t, "grown", s.Grows(1, 0), PinotGrigio)
	turn(t, s, 1, PhaseOwners) // Calabria

	// Losing the last vineyard there puts the marker back.
	back := position(t, `
		phase sell
		0 1N:1
		1 1P:2-3`)
	play(t, back, "0 sell N 1", "0 give 1.1")
	want(t, "free markers", back.FreeMarkers(0).String(), "N")
	want(t, "grown by 0", back.Grows(0, 0), NoVariety)
	play(t, back, "0 raise B", "1 sell P 2", "1 give 1.2", "1 give 1.3", "1 raise B", "2 nosale")
	want(t, "all markers free", back.FreeMarkers(0).String(), "NP")
	everybody(t, back, "1 9")
	want(t, "a new region again", legal(back)[:22], "buy 1.1 N, buy 1.1 P, ")
}

func TestV10_BankerIsLast(t *testing.T) {
	for n := 3; n <= 5; n++ {
		s := newGame(t, n)
		want(t, "outcomes", len(s.ChanceOutcomes(nil)), n)
		play(t, s, "* banker 1")
		wantRose := []engine.Player{2, 0, 1}
		switch n {
		case 4:
			wantRose = []engine.Player{2, 3, 0, 1}
		case 5:
			wantRose = []engine.Player{2, 3, 4, 0, 1}
		}
		if !slices.Equal(s.Rose(), wantRose) {
			t.Errorf("%d players: wind rose %v, want %v", n, s.Rose(), wantRose)
		}
	}
	s := newGame(t, 3)
	if s.Check(engine.Chance, Banker(3)) == nil {
		t.Error("seat 3 of three is banker")
	}
}

func TestV11_StartingPairs(t *testing.T) {
	s := newGame(t, 3, "* banker 2")
	want(t, "pairs", legal(s), "pair 1, pair 2, pair 3, pair 4, pair 5, pair 6, pair 7, pair 8, pair 9")
	// An undrawn or drawn marker is not on the map.
	want(t, "markers of Liguria", s.FreeMarkers(0).String(), "P")
	play(t, s, "* pair 1", "* pair 6")
	turn(t, s, 0, PhaseDrawn)
	want(t, "both regions, private or state", legal(s),
		"buy 1.1, buy 1.2, buy 1.3, buy 6.1, buy 6.2, buy 6.3, buy 6.4, buy 6.5, buy 6.6, buy 6.7, buy 6.8")
	refuse(t, s, "0 buy 2.1", "V11")
	refuse(t, s, "0 buy 1.1 N", "V11")
	refuse(t, s, "1 buy 1.1", "V11")
	play(t, s, "0 buy 6.2") // either first
	want(t, "variety", s.Grows(0, 5), Barbera)
	refuse(t, s, "0 buy 6.1", "V11") // one in each
	play(t, s, "0 buy 1.3")
	want(t, "variety", s.Grows(0, 0), Nebbiolo)
	turn(t, s, engine.Chance, PhasePair)
	want(t, "pairs left", legal(s), "pair 2, pair 3, pair 4, pair 5, pair 7, pair 8, pair 9")
	play(t, s, "* pair 2", "* pair 3")
	turn(t, s, 1, PhaseDrawn)
	play(t, s, "1 buy 2.6") // the state's
	play(t, s, "1 buy 3.1", "* pair 4", "* pair 5", "2 buy 4.1", "2 buy 5.1")

	// Undrawn markers go back to the map.
	turn(t, s, 0, PhaseThird)
	want(t, "markers of Toscana", s.FreeMarkers(6).String(), "BMNPT")
	want(t, "markers of Trentino", s.FreeMarkers(8).String(), "NPT")
	want(t, "markers of Sardegna", s.FreeMarkers(3).String(), "BNT")
}

func TestV11_LastOfFive(t *testing.T) {
	s := newGame(t, 5, starters...)
	turn(t, s, 4, PhaseSecond)
	// The same region, without a variety; a new one, with any free variety.
	list := strings.Split(legal(s), ", ")
	for _, line := range []string{"buy 9.2", "buy 7.21 B", "buy 7.21 T", "buy 1.2 P"} {
		if !slices.Contains(list, line) {
			t.Errorf("%q is not offered", line)
		}
	}
	refuse(t, s, "4 buy 9.2 P", "V7")
	refuse(t, s, "4 buy 1.2 N", "V7")
	refuse(t, s, "4 buy 7.2", "V7")
	refuse(t, s, "4 buy 7.1 B", "V21")
	play(t, s, "4 buy 9.2")
	turn(t, s, 0, PhaseThird)
	want(t, "vineyards of 4", s.Vineyards(4), 2)
	want(t, "vineyards of 0", s.Vineyards(0), 2)

	elsewhere := newGame(t, 5, append(slices.Clone(starters), "4 buy 1.2 P")...)
	turn(t, elsewhere, 0, PhaseThird)
	want(t, "grown", elsewhere.Grows(4, 0), PinotGrigio)
}

func TestV12_ThirdVineyard(t *testing.T) {
	s := newGame(t, 5, append(slices.Clone(starters), "4 buy 1.2 P")...)
	refuse(t, s, "0 buy 1.3 P", "V7") // his own region: no variety
	refuse(t, s, "1 buy 2.2 B", "V12")
	play(t, s, "0 buy 1.3")
	turn(t, s, 1, PhaseThird)
	refuse(t, s, "1 buy 1.3 N", "V21") // owned
	play(t, s, "1 buy 7.2 B", "2 buy 7.3 N", "3 buy 7.4")
	turn(t, s, 4, PhaseThird)
	for p := range engine.Player(4) {
		want(t, "vineyards", s.Vineyards(p), 3)
	}
	play(t, s, "4 buy 9.2")
	turn(t, s, engine.Simultaneous, PhaseChoose)
	want(t, "round", s.Round(), 1)
}

func TestV13_Compulsory(t *testing.T) {
	s := newGame(t, 3, "* banker 2", "* pair 7", "* pair 8")
	refuse(t, s, "0 pass", "V13")
	play(t, s, "0 buy 7.21")
	refuse(t, s, "0 pass", "V13")
	play(t, s, "0 buy 8.19", "* pair 1", "* pair 2", "1 buy 1.1", "1 buy 2.1", "* pair 3", "* pair 4", "2 buy 3.1", "2 buy 4.1")
	turn(t, s, 0, PhaseThird)
	want(t, "money left after the two dearest", s.Money(0), 320)
	refuse(t, s, "0 pass", "V13")
	play(t, s, "0 buy 7.20") // there is always one that can be paid for; here the dearest
	want(t, "money", s.Money(0), 0)
}

func TestV13_NoGiftBeforeTheFirstRound(t *testing.T) {
	// Six private vineyards of Campania are owned, the seventh is bought while
	// the table is set: no gift.
	s := position(t, `
		0 3M:1-4
		1 3N:6-7`)
	s.round, s.phase, s.actor, s.cursor = 0, PhaseThird, 2, 1
	events := play(t, s, "2 buy 3.9 T")
	want(t, "gifts", len(find(events, EventGift)), 0)
	want(t, "bottle of Campania", s.Bottle(2), true)
	turn(t, s, 2, PhaseThird)

	// V32 may: the last state vineyard takes the bottle off.
	s = position(t, `
		0 3M:5,8`)
	s.round, s.phase, s.actor, s.cursor = 0, PhaseThird, 2, 2
	events = play(t, s, "2 buy 3.10 T")
	want(t, "bottles taken off", len(find(events, EventBottle)), 1)
	want(t, "bottle of Campania", s.Bottle(2), false)
	turn(t, s, engine.Simultaneous, PhaseChoose)
}
