package vino

import (
	"slices"
	"testing"

	"treille/engine"
)

func TestV40_OneVarietyOnce(t *testing.T) {
	s := position(t, `
		phase sell
		rose 1 2 0
		1 2B:1-2 4N:3`)
	turn(t, s, 1, PhaseSell)
	want(t, "sales", legal(s), "sell B 1, sell B 2, sell N 1, nosale")
	refuse(t, s, "1 sell B 3", "V40")
	refuse(t, s, "1 sell T 1", "V40")
	refuse(t, s, "2 sell B 1", "V40")
	play(t, s, "1 sell B 1", "1 give 2.1", "1 raise M")
	// Once: the next seller's turn, in wind-rose order. An empty cellar has a
	// decision too.
	turn(t, s, 2, PhaseSell)
	want(t, "with an empty cellar", legal(s), "nosale")
	play(t, s, "2 nosale")
	turn(t, s, 0, PhaseSell)
	play(t, s, "0 nosale")
	turn(t, s, engine.Simultaneous, PhaseChoose)
}

func TestV41_IncomeAndMarket(t *testing.T) {
	s := position(t, `
		phase sell
		market B+3 M-2 N-3 P+2
		0 2B:1-5
		1 4N:1 6M:1-3
		2 9P:1`)
	events := play(t, s, "0 sell B 3")
	want(t, "600 and 300", s.Income(0), 900)
	want(t, "what is shown", told(t, events, EventSold, 0), Event{Kind: EventSold, Player: 0, Variety: Barbera, Quantity: 3, Income: 900, MarketPart: 300})
	play(t, s, "0 give 2.1", "0 give 2.2", "0 give 2.3", "0 raise T", "0 raise T")
	// 250 - 300 is not less than 0.
	play(t, s, "1 sell N 1")
	want(t, "never below 0", s.Income(1), 0)
	want(t, "money", s.Money(1), StartMoney)
	want(t, "it costs the vineyard all the same", legal(s), "give 4.1")

	// A negative market takes from the table's income.
	s = position(t, `
		phase sell
		market B+2 M-2
		0 6M:1-3`)
	play(t, s, "0 sell M 3")
	want(t, "600 - 200", s.Income(0), 400)
}

func TestV42_GiveBack(t *testing.T) {
	s := position(t, `
		phase sell
		0 2B:1,6 5B:2 6M:1 4B:3
		1 3M:1`)
	play(t, s, "0 sell B 4")
	want(t, "vineyards to give back", s.Left(), 3)
	want(t, "from any regions", legal(s), "give 2.1, give 2.6, give 4.3, give 5.2")
	refuse(t, s, "0 give 6.1", "V42")
	refuse(t, s, "0 give 2.2", "V42")
	refuse(t, s, "0 give 3.1", "V42")
	refuse(t, s, "0 pass", "V42")
	play(t, s, "0 give 2.6")
	want(t, "cellar", s.Cellar(0, Barbera), 3)
	want(t, "a marker stays with the last but one", s.Grows(0, 1), Barbera)
	events := play(t, s, "0 give 2.1")
	want(t, "markers back", len(find(events, EventMarkerBack)), 1)
	want(t, "free in Lazio", s.FreeMarkers(1).String(), "BMT")
	play(t, s, "0 give 4.3")
	turn(t, s, 0, PhaseRaise)
	want(t, "pawns come back", s.Vineyards(0), 2)
	// Free to buy from the next round on.
	play(t, s, "0 raise M", "0 raise M", "1 nosale", "2 nosale")
	everybody(t, s, "2 9")
	play(t, s, "1 buy 2.6 B")
	want(t, "owner", s.Owned(1, 1), 1)
}

func TestV43_FallAndRise(t *testing.T) {
	s := position(t, `
		phase sell
		market B+5 M-5
		0 4N:1-5
		1 3N:1 9N:1-4`)
	play(t, s, "0 sell N 5", "0 give 4.1", "0 give 4.2")
	want(t, "not before the last is given back", s.Market(Nebbiolo), 0)
	events := play(t, s, "0 give 4.3")
	want(t, "fall", told(t, events, EventMarket, 0), Event{Kind: EventMarket, Player: 0, Variety: Nebbiolo, From: 0, To: -3, Left: 3})
	// As he likes, but neither the one sold nor above +500.
	want(t, "what may rise", legal(s), "raise M, raise P, raise T")
	refuse(t, s, "0 raise N", "V43")
	refuse(t, s, "0 raise B", "V43")
	play(t, s, "0 raise M", "0 raise T", "0 raise M")
	want(t, "M", s.Market(Montepulciano), -300)
	want(t, "T", s.Market(Trebbiano), 100)
	want(t, "N", s.Market(Nebbiolo), -300)
	// It counts for the next seller already.
	turn(t, s, 1, PhaseSell)
	play(t, s, "1 sell N 5")
	want(t, "830 - 300", s.Income(1), 530)
}

func TestV43_StopsAtTheBottom(t *testing.T) {
	s := position(t, `
		phase sell
		market N-4 B+5 M-1
		0 4N:1-5
		1 3N:1 9N:1-2`)
	income, lost, steps := s.Quote(Nebbiolo, 5)
	want(t, "quoted income", income, 430)
	want(t, "quoted loss", lost, 3)
	want(t, "quoted steps", steps, 1)
	play(t, s, "0 sell N 5", "0 give 4.1", "0 give 4.2", "0 give 4.3")
	want(t, "the bottom", s.Market(Nebbiolo), -500)
	want(t, "as many as it really fell", s.Left(), 1)
	play(t, s, "0 raise M")
	turn(t, s, 1, PhaseSell)
	// At the bottom it does not fall: nothing rises, and there is no decision.
	events := play(t, s, "1 sell N 1", "1 give 3.1")
	want(t, "fall", told(t, events, EventMarket, 0), Event{Kind: EventMarket, Player: 1, Variety: Nebbiolo, From: -5, To: -5, Left: 0})
	turn(t, s, 2, PhaseSell)
}

func TestV44_IncomeIsKeptApart(t *testing.T) {
	s := position(t, `
		phase sell
		0 money 40 2B:1-3
		1 money 500`)
	play(t, s, "0 sell B 3")
	want(t, "money", s.Money(0), 40)
	want(t, "income", s.Income(0), 600)
	play(t, s, "0 give 2.1", "0 give 2.2", "0 give 2.3", "0 raise M", "0 raise N", "1 nosale")
	want(t, "income still apart", s.Income(0), 600)
	events := play(t, s, "2 nosale")
	want(t, "money in the next round", s.Money(0), 640)
	want(t, "income in the next round", s.Income(0), 0)
	want(t, "incomes joined", len(find(events, EventIncome)), 3)
}

func TestV50_LeastIncomeFirst(t *testing.T) {
	s := position(t, `
		players 5
		phase sell
		rose 3 0 4 1 2
		0 2B:1-3
		1 6M:1
		3 9N:1
		4 5P:1`)
	play(t, s,
		"3 sell N 1", "3 give 9.1", "3 raise B",
		"0 sell B 3", "0 give 2.1", "0 give 2.2", "0 give 2.3", "0 raise T", "0 raise T",
		"4 nosale",
		"1 sell M 1", "1 give 6.1", "1 raise N")
	want(t, "income of 3", s.Income(3), 250)
	want(t, "income of 1", s.Income(1), 250)
	want(t, "income of 0", s.Income(0), 700)
	play(t, s, "2 nosale")
	// 4 and 2 earned nothing, 3 and 1 the same: each keep their order.
	if got := s.Rose(); !slices.Equal(got, []engine.Player{4, 2, 3, 1, 0}) {
		t.Errorf("wind rose %v, want 4 2 3 1 0", got)
	}
	want(t, "round", s.Round(), 2)
}

// TestV42_OwnersWithout asks who would own in a region after some of its vineyards went
// back: whoever has more is first, then whose last vineyard is further along (V22).
func TestV42_OwnersWithout(t *testing.T) {
	s := position(t, `
		players 3
		rose 2 0 1
		0 money 500 2B:1-3
		1 money 500 2M:4-5
		2 money 500 2T:6`)
	for _, c := range []struct {
		back []int
		want []engine.Player
	}{
		{nil, []engine.Player{0, 1, 2}},
		{[]int{0}, []engine.Player{1, 0, 2}}, // a tie
		{[]int{0, 1}, []engine.Player{1, 2, 0}},
		{[]int{0, 1, 2}, []engine.Player{1, 2}},
		{[]int{5}, []engine.Player{0, 1}},
	} {
		if got := s.OwnersWithout(1, c.back...); !slices.Equal(got, c.want) {
			t.Errorf("without %v the owners are %v, want %v", c.back, got, c.want)
		}
	}
	if got := s.Owners(1); !slices.Equal(got, []engine.Player{0, 1, 2}) {
		t.Errorf("asking has changed the owners to %v", got)
	}
}
