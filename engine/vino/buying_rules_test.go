package vino

import (
	"testing"

	"treille/engine"
)

func TestV20_SecretChoice(t *testing.T) {
	s := position(t, `
		0 7N:1-20 8N:1-19
		1 7B:21`)
	want(t, "who chooses", s.Acting(), engine.Seats(3))
	want(t, "choices", len(s.LegalActions(0, nil)), 36)
	if s.Check(1, pack(DecisionChoose, 3, 3, 0)) == nil {
		t.Error("the same region may be chosen twice")
	}
	// Nothing is shown before the last has chosen. Seat 0 has no free pawn and
	// chooses too.
	first := play(t, s, "2 choose 9 1", "0 choose 1 2")
	want(t, "shown early", len(find(first, EventShown)), 0)
	refuse(t, s, "0 choose 3 4", "V20")
	want(t, "who chooses still", s.Acting(), engine.Only(1))
	for _, e := range find(first, EventChosen) {
		want(t, "audience of a choice", e.Audience, engine.Only(e.Player))
	}
	for _, e := range find(first, EventCommitted) {
		want(t, "what the others see", e, engine.Event{Kind: EventCommitted, Audience: e.Audience, Player: e.Player})
	}
	last := play(t, s, "1 choose 1 9")
	shown := find(last, EventShown)
	want(t, "shown", len(shown), 3)
	for i, regions := range [][2]int{{0, 1}, {0, 8}, {0, 8}} {
		want(t, "choice shown", DecodeEvent(shown[i]).Regions, regions)
		want(t, "it reveals", shown[i].Reveals, true)
	}
	// The two pawns come back at once: seat 1 still has 38 for the map.
	want(t, "vineyards", s.Vineyards(1), 1)
	turn(t, s, 1, PhaseNewcomers)
}

func TestV21_OnlyWhoChoseInCash(t *testing.T) {
	s := position(t, `
		0 money 160 6B:1
		1 6M:2
		2 9N:1`)
	play(t, s, "0 choose 6 7", "1 choose 7 8", "2 choose 6 9")
	turn(t, s, 0, PhaseOwners)
	want(t, "what 160 buys in Abruzzo", legal(s), "buy 6.3, buy 6.4, pass")
	refuse(t, s, "0 buy 6.2", "V21") // owned
	refuse(t, s, "0 buy 7.1 B", "V21")
	refuse(t, s, "1 buy 6.3", "V22") // an owner who did not choose Abruzzo
	refuse(t, s, "0 buy 6.9", "V2")
	play(t, s, "0 buy 6.4")
	want(t, "money", s.Money(0), 0)
	turn(t, s, 2, PhaseNewcomers)
	// Private and state vineyards alike.
	play(t, s, "2 pass")
	turn(t, s, 1, PhaseNewcomers)
	want(t, "state vineyards of Toscana for sale", s.Check(1, BuyFirst(6, 7, Barbera)), nil)
}

func TestV22_OwnersFirst(t *testing.T) {
	// Seats 1 and 2 have two vineyards each, 2 the one further along; 3 has
	// three; 0 has one; 4 none. The wind rose does not matter.
	s := position(t, `
		players 5
		rose 4 0 1 2 3
		0 4B:13
		1 4N:1,7
		2 4P:2,8
		3 4T:3-5`)
	events := everybody(t, s, "4 9")
	region := find(events, EventRegion)
	want(t, "regions", len(region), 1)
	turn(t, s, 3, PhaseOwners)
	play(t, s, "3 buy 4.9", "3 buy 4.12") // as many as he likes, in one go
	turn(t, s, 3, PhaseOwners)
	play(t, s, "3 pass")
	turn(t, s, 2, PhaseOwners)
	// The order was taken when the region opened: 1 may overtake 2 now.
	play(t, s, "2 pass")
	turn(t, s, 1, PhaseOwners)
	play(t, s, "1 buy 4.6", "1 buy 4.16", "1 pass")
	turn(t, s, 0, PhaseOwners)
	play(t, s, "0 pass")
	// No marker is free for seat 4 in Sardegna: he is passed over.
	turn(t, s, 4, PhaseNewcomers)
	region9, _ := s.Region()
	want(t, "region", region9, 8)
}

func TestV22_FurtherAlongTheRoadAtEqualPrices(t *testing.T) {
	// Two vineyards of Lazio, and two of Toscana, cost 150 each.
	s := position(t, `
		0 2T:4 7B:2
		1 2M:3 7N:3`)
	everybody(t, s, "2 7")
	turn(t, s, 0, PhaseOwners)
	play(t, s, "0 pass")
	turn(t, s, 1, PhaseOwners)
	play(t, s, "1 pass", "2 pass")
	turn(t, s, 1, PhaseOwners)
	play(t, s, "1 pass")
	turn(t, s, 0, PhaseOwners)
}

func TestV22_PassedOver(t *testing.T) {
	s := position(t, `
		0 money 80 6B:1,3
		1 money 90 6M:2
		2 money 0 9N:1`)
	events := everybody(t, s, "6 9")
	// The cheapest free vineyard of Abruzzo costs 160, of Trentino 160.
	over := find(events, EventPassedOver)
	want(t, "passed over", len(over), 6)
	for _, e := range over {
		want(t, "why", DecodeEvent(e).Obstacle, NoMoney)
	}
	turn(t, s, 0, PhaseSell)
	i := &Info{seat: 1}
	i.Project(s)
	want(t, "what the screen can tell its seat", i.Obstacle(5), NoMoney)
	want(t, "where there is something cheaper", i.Obstacle(4), NoObstacle)

	// Any longer: an owner's go ends by itself when nothing more can be bought.
	s = position(t, `
		0 money 170 6B:1-3
		1 6M:5`)
	play(t, s, "0 choose 6 9", "1 choose 6 9", "2 choose 1 2")
	turn(t, s, 2, PhaseNewcomers)
	play(t, s, "2 pass", "2 pass")
	turn(t, s, 0, PhaseOwners)
	play(t, s, "0 buy 6.4")
	turn(t, s, 1, PhaseOwners)
}

func TestV23_NewcomersInTurn(t *testing.T) {
	s := position(t, `
		players 5
		rose 3 1 4 0 2
		2 4T:1`)
	play(t, s, "0 choose 4 9", "1 choose 4 9", "2 choose 4 9", "3 choose 4 9", "4 choose 1 2")
	play(t, s, "4 pass", "4 pass")
	turn(t, s, 2, PhaseOwners)
	play(t, s, "2 pass")
	// In wind-rose order, one at a time, round and round.
	turn(t, s, 3, PhaseNewcomers)
	play(t, s, "3 buy 4.2 B")
	turn(t, s, 1, PhaseNewcomers)
	play(t, s, "1 buy 4.3 N")
	turn(t, s, 0, PhaseNewcomers)
	play(t, s, "0 buy 4.4 P")
	turn(t, s, 3, PhaseNewcomers) // not 2, who was an owner
	play(t, s, "3 buy 4.5")
	turn(t, s, 1, PhaseNewcomers)
	play(t, s, "1 pass") // final for this region and round
	turn(t, s, 0, PhaseNewcomers)
	play(t, s, "0 buy 4.6")
	turn(t, s, 3, PhaseNewcomers)
	play(t, s, "3 buy 4.7")
	turn(t, s, 0, PhaseNewcomers)
	refuse(t, s, "1 buy 4.8", "V23")
	play(t, s, "0 pass", "3 pass")
	region, _ := s.Region()
	want(t, "next region", region, 8)
	turn(t, s, 3, PhaseNewcomers)
	// A pass there was for that region alone: 1 may buy here.
	play(t, s, "3 pass")
	turn(t, s, 1, PhaseNewcomers)
}

func TestV23_PassedOver(t *testing.T) {
	// Money for one vineyard: the second time round seat 0 is passed over, and
	// its single opponent goes on alone.
	s := position(t, `
		0 money 130
		2 9P:6`)
	events := everybody(t, s, "1 9")
	want(t, "passed over at once", len(find(events, EventPassedOver)), 0)
	play(t, s, "0 buy 1.1 N")
	turn(t, s, 1, PhaseNewcomers)
	events = play(t, s, "1 buy 1.2 P")
	// Seat 2 finds no marker, seat 0 no money.
	over := find(events, EventPassedOver)
	want(t, "passed over", len(over), 2)
	want(t, "2", DecodeEvent(over[0]).Obstacle, NoMarker)
	want(t, "0", DecodeEvent(over[1]).Obstacle, NoMoney)
	turn(t, s, 1, PhaseNewcomers)
	// The last vineyard bought, nothing is left to pass on.
	events = play(t, s, "1 buy 1.3")
	want(t, "why", told(t, events, EventPassedOver, 0).Obstacle, NoVineyard)
	region, _ := s.Region()
	want(t, "next region", region, 8)

	// No pawn.
	full := position(t, `
		0 7N:1-20 8N:1-19`)
	events = play(t, full, "0 choose 1 7", "1 choose 8 9", "2 choose 8 9")
	over = find(events, EventPassedOver)
	want(t, "passed over first", over[0].Player, 0)
	want(t, "in Liguria", DecodeEvent(over[0]), Event{Kind: EventPassedOver, Player: over[0].Player, Region: 0, Obstacle: NoPawn})
	want(t, "then", DecodeEvent(over[1]), Event{Kind: EventPassedOver, Player: over[1].Player, Region: 6, Obstacle: NoPawn})
	turn(t, full, 1, PhaseNewcomers)
}

func TestV24_NobodyMustBuyNoLoans(t *testing.T) {
	s := position(t, `
		0 money 150 7B:1`)
	everybody(t, s, "7 9")
	want(t, "what 150 buys", legal(s), "buy 7.2, buy 7.3, pass")
	refuse(t, s, "0 buy 7.4", "V24")
	play(t, s, "0 pass", "1 pass", "2 pass")
	refuse(t, s, "0 buy 7.2", "V21") // the barrel has gone on
	play(t, s, "0 pass", "1 pass", "2 pass")
	turn(t, s, 0, PhaseSell)
	want(t, "vineyards", s.Vineyards(0), 1)
	want(t, "money", s.Money(0), 150)
}
