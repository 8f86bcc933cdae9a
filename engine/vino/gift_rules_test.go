package vino

import (
	"strings"
	"testing"

	"treille/engine"
)

// campania is a region with 7 private vineyards (1-4, 6, 7, 9) and 3 of the
// state (5, 8, 10); lazio has state vineyards 6, 9, 11 and 13.

func TestV30_ThreeOwners(t *testing.T) {
	// Seat 0 did not choose Lazio, and still gets his share. Seats 0 and 1 have
	// three vineyards each, 0 the one further along; 2 buys the last private
	// one as his third, the furthest of all.
	s := position(t, `
		players 4
		0 2B:1-2,10
		1 2M:3-5
		2 2T:7-8`)
	play(t, s, "0 choose 8 9", "1 choose 2 8", "2 choose 2 9", "3 choose 2 9")
	turn(t, s, 1, PhaseOwners)
	play(t, s, "1 pass")
	turn(t, s, 2, PhaseOwners)
	want(t, "given after it", s.GiftAfter(Buy(1, 11)), [maxPlayers]int{2, 1, 1, 0})
	want(t, "given after another", s.GiftAfter(Buy(1, 12)), [maxPlayers]int{})
	events := play(t, s, "2 buy 2.12")
	gift := find(events, EventGift)
	want(t, "gifts", len(gift), 1)
	want(t, "region and ranks", DecodeEvent(gift[0]), Event{Kind: EventGift, Player: engine.Chance, Region: 1, Owners: [giftTakers]engine.Player{2, 0, 1}})

	// The first chooses one, and nobody else does anything.
	turn(t, s, 2, PhaseGift)
	want(t, "state vineyards", legal(s), "take 2.6, take 2.9, take 2.11, take 2.13")
	refuse(t, s, "2 take 2.12", "V30")
	refuse(t, s, "2 take 3.5", "V30")
	refuse(t, s, "2 buy 2.6", "V30")
	refuse(t, s, "2 pass", "V30")
	refuse(t, s, "0 take 2.6", "V30")
	play(t, s, "2 take 2.9")
	refuse(t, s, "0 take 2.9", "V30")
	// The second chooses two.
	turn(t, s, 0, PhaseGift)
	play(t, s, "0 take 2.13")
	turn(t, s, 0, PhaseGift)
	want(t, "left for the second", legal(s), "take 2.6, take 2.11")
	events = play(t, s, "0 take 2.11")
	// The third takes the rest without a decision.
	given := find(events, EventGiven)
	want(t, "given", len(given), 2)
	want(t, "to the third", given[1].Player, 1)
	want(t, "which", DecodeEvent(given[1]).Vineyard, 5)
	want(t, "bottle", s.Bottle(1), false)
	want(t, "money of the first", s.Money(2), StartMoney-240)
	want(t, "money of the second", s.Money(0), StartMoney)
	owners := s.Owners(1)
	want(t, "owners then", len(owners), 3)
	want(t, "first then", owners[0], 0)
}

func TestV30_RunsOut(t *testing.T) {
	// One free state vineyard is left: the first takes it, the others nothing.
	s := position(t, `
		0 3M:1-4,8
		1 3N:5-6
		2 3T:7`)
	everybody(t, s, "3 9")
	turn(t, s, 0, PhaseOwners)
	play(t, s, "0 buy 3.9")
	turn(t, s, 0, PhaseGift)
	want(t, "one legal choice is a decision still", legal(s), "take 3.10")
	events := play(t, s, "0 take 3.10")
	want(t, "given", len(find(events, EventGiven)), 1)
	want(t, "bottle", s.Bottle(2), false)
	private, state := s.Free(2)
	want(t, "left", private+state, 0)

	// Two are left: one for the first, one for the second, none for the third.
	s = position(t, `
		0 3M:1-5
		1 3N:6
		2 3T:7`)
	everybody(t, s, "3 9")
	play(t, s, "0 buy 3.9", "0 take 3.8")
	turn(t, s, 2, PhaseGift) // one vineyard each: 2's lies further along
	play(t, s, "2 take 3.10")
	want(t, "vineyards of the third", s.Vineyards(1), 1)
}

func TestV30_Ties(t *testing.T) {
	// All own two vineyards: who is further along goes first.
	s := position(t, `
		rose 2 1 0
		0 3M:1,7
		1 3N:2,6
		2 3T:3-4`)
	everybody(t, s, "3 9")
	turn(t, s, 0, PhaseOwners)
	play(t, s, "0 pass", "1 pass")
	turn(t, s, 2, PhaseOwners)
	events := play(t, s, "2 buy 3.9")
	want(t, "ranks", told(t, events, EventGift, 0), Event{Kind: EventGift, Player: engine.Chance, Region: 2, Owners: [giftTakers]engine.Player{2, 0, 1}})
}

func TestV30_FourthGetsNothing(t *testing.T) {
	s := position(t, `
		players 5
		0 4B:1-4
		1 4N:5,7-8
		2 4P:10-11
		3 4T:13`)
	play(t, s, "0 choose 4 9", "1 choose 1 9", "2 choose 1 9", "3 choose 1 9", "4 choose 1 2")
	play(t, s, "1 pass", "2 pass", "3 pass", "4 pass", "4 pass")
	turn(t, s, 0, PhaseOwners)
	events := play(t, s, "0 buy 4.15")
	want(t, "ranks", told(t, events, EventGift, 0), Event{Kind: EventGift, Player: engine.Chance, Region: 3, Owners: [giftTakers]engine.Player{0, 1, 2}})
	play(t, s, "0 take 4.16", "1 take 4.6", "1 take 4.9")
	want(t, "third", s.Owned(2, 3), 4)
	want(t, "fourth", s.Owned(3, 3), 1)
}

func TestV30_NewcomerSetsItOff(t *testing.T) {
	// The buyer counts as an owner, even with his first vineyard there.
	s := position(t, `
		0 5B:1-4
		1 5M:6-7,9`)
	play(t, s, "0 choose 1 5", "1 choose 1 9", "2 choose 5 9")
	play(t, s, "0 pass", "1 pass", "0 pass")
	turn(t, s, 2, PhaseNewcomers)
	events := play(t, s, "2 buy 5.11 P")
	want(t, "ranks", told(t, events, EventGift, 0), Event{Kind: EventGift, Player: engine.Chance, Region: 4, Owners: [giftTakers]engine.Player{0, 1, 2}})
	play(t, s, "0 take 5.12", "1 take 5.5", "1 take 5.10")
	want(t, "third", s.Owned(2, 4), 2)
	want(t, "his barrels", s.Cellar(2, PinotGrigio), 2)
}

func TestV31_OneOwner(t *testing.T) {
	s := position(t, `
		0 3M:1-4,6-7
		1 money 0`)
	everybody(t, s, "3 9")
	play(t, s, "0 buy 3.9")
	events := play(t, s, "0 take 3.5")
	want(t, "bottle", told(t, events, EventBottle, 0), Event{Kind: EventBottle, Player: engine.Chance, Region: 2, AfterGift: true, Bottles: 5})
	// The rest is not given and can be bought, by him and by others.
	private, state := s.Free(2)
	want(t, "private left", private, 0)
	want(t, "state left", state, 2)
	turn(t, s, 0, PhaseOwners)
	want(t, "for sale", legal(s), "buy 3.8, buy 3.10, pass")
	play(t, s, "0 buy 3.8", "0 pass")
	turn(t, s, 2, PhaseNewcomers)
	play(t, s, "2 buy 3.10 T")
}

func TestV31_TwoOwners(t *testing.T) {
	s := position(t, `
		0 7M:1-7,9-10,12
		1 7B:14,16`)
	everybody(t, s, "7 9")
	play(t, s, "0 buy 7.18", "0 buy 7.20", "0 take 7.21", "1 take 7.8", "1 take 7.11")
	private, state := s.Free(6)
	want(t, "private left", private, 0)
	want(t, "state left", state, 4)
	want(t, "bottle", s.Bottle(6), false)
	turn(t, s, 0, PhaseOwners)
	want(t, "for sale", legal(s), "buy 7.13, buy 7.15, buy 7.17, buy 7.19, pass")
}

func TestV31_OnlyOnce(t *testing.T) {
	// The last private vineyard is bought again after the bottle has gone.
	s := position(t, `
		bottles 4 5
		0 3M:1-4,6-7`)
	everybody(t, s, "3 9")
	events := play(t, s, "0 buy 3.9")
	want(t, "gifts", len(find(events, EventGift)), 0)
	turn(t, s, 0, PhaseOwners)

	// A region without bottle never gives.
	s = position(t, `
		0 1N:1-2`)
	everybody(t, s, "1 9")
	events = play(t, s, "0 buy 1.3")
	want(t, "gifts", len(find(events, EventGift)), 0)
}

func TestV31_BottleGoesThoughNothingCouldBeGiven(t *testing.T) {
	// The only owner has his 39 vineyards with the purchase.
	s := position(t, `
		0 3M:1-4,6-7 7M:1-21 8M:1-11`)
	everybody(t, s, "3 9")
	want(t, "vineyards", s.Vineyards(0), 38)
	events := play(t, s, "0 buy 3.9")
	want(t, "gifts", len(find(events, EventGift)), 1)
	want(t, "given", len(find(events, EventGiven)), 0)
	want(t, "bottle", s.Bottle(2), false)
	turn(t, s, 1, PhaseNewcomers)
	want(t, "the rest can be bought", strings.HasPrefix(legal(s), "buy 3.5 N, buy 3.5 T, buy 3.8 N"), true)
}

func TestV32_LastStateVineyardBought(t *testing.T) {
	s := position(t, `
		0 3M:1-2,5
		1 3N:3-4,8`)
	everybody(t, s, "3 9")
	turn(t, s, 1, PhaseOwners)
	events := play(t, s, "1 buy 3.10")
	bottle := find(events, EventBottle)
	want(t, "bottles", len(bottle), 1)
	want(t, "by whom", bottle[0].Player, 1)
	want(t, "without a gift", DecodeEvent(bottle[0]), Event{Kind: EventBottle, Player: bottle[0].Player, Region: 2, Bottles: 5})
	// No gift there in this game, when the private ones go.
	events = play(t, s, "1 buy 3.6", "1 buy 3.7", "1 buy 3.9")
	want(t, "gifts", len(find(events, EventGift)), 0)
	turn(t, s, 0, PhaseNewcomers) // in Trentino

	// Not the last one: the bottle stays.
	s = position(t, `
		0 3M:1-2,5`)
	everybody(t, s, "3 9")
	play(t, s, "0 buy 3.10")
	want(t, "bottle", s.Bottle(2), true)
}

func TestV33_BuyingGoesOn(t *testing.T) {
	// Newcomer 1 sets the gift off; after it the turn goes on behind him.
	s := position(t, `
		players 4
		rose 0 1 2 3
		3 5B:1-4,6-7`)
	play(t, s, "0 choose 5 9", "1 choose 5 9", "2 choose 5 9", "3 choose 1 2")
	play(t, s, "3 pass", "3 pass")
	turn(t, s, 0, PhaseNewcomers)
	play(t, s, "0 buy 5.9 M", "1 buy 5.11 P")
	// 0 and 1 have one each, 1's lies further along.
	play(t, s, "3 take 5.12", "1 take 5.5", "1 take 5.8")
	want(t, "third", s.Owned(0, 4), 2)
	// Nothing is left in Calabria; in Trentino the first newcomer begins.
	turn(t, s, 0, PhaseNewcomers)

	// With two owners something is left, and newcomer 2 is next.
	s = position(t, `
		players 4
		0 5B:1-4,6-7,9`)
	play(t, s, "0 choose 1 2", "1 choose 5 9", "2 choose 5 9", "3 choose 5 9")
	play(t, s, "0 pass", "0 pass")
	play(t, s, "1 buy 5.11 P", "0 take 5.12", "1 take 5.5", "1 take 5.8")
	turn(t, s, 2, PhaseNewcomers)
	want(t, "for sale", legal(s), "buy 5.10 M, pass")
	want(t, "given vineyards grow the owner's variety", s.Cellar(1, PinotGrigio), 3)
}

func TestV33_FullPawnsKeepTheRank(t *testing.T) {
	// Seat 0 comes to 39 with the last private vineyard and is first: nobody
	// moves up. Seat 1 is second and has room for one.
	s := position(t, `
		players 4
		0 2B:1-5,7-8 7M:1-21 8M:1-10
		1 2M:10 4N:1-16 8N:11-19 5M:1-11
		2 2T:6`)
	want(t, "vineyards of 1", s.Vineyards(1), 37)
	play(t, s, "0 choose 2 9", "1 choose 1 9", "2 choose 1 9", "3 choose 1 9")
	for s.Phase() == PhaseNewcomers {
		p := s.CurrentPlayer()
		play(t, s, string(rune('0'+p))+" pass")
		if r, ok := s.Region(); !ok || r != 0 {
			break
		}
	}
	turn(t, s, 0, PhaseOwners)
	want(t, "vineyards of 0", s.Vineyards(0), 38)
	events := play(t, s, "0 buy 2.12")
	want(t, "ranks", told(t, events, EventGift, 0), Event{Kind: EventGift, Player: engine.Chance, Region: 1, Owners: [giftTakers]engine.Player{0, 1, 2}})
	turn(t, s, 1, PhaseGift)
	want(t, "to take", s.Left(), 2)
	play(t, s, "1 take 2.13", "1 take 2.9")
	want(t, "third", s.Owned(2, 1), 2)
	want(t, "first", s.Vineyards(0), 39)
}

func TestV33_ThirdTakesWhatFits(t *testing.T) {
	// The third has one pawn left: the cheapest; what is left can be bought.
	s := position(t, `
		0 7B:1-6,14,16
		1 7M:7,9-10,18
		2 7T:12 8N:1-19 4P:1-16 6M:1-2`)
	play(t, s, "0 choose 7 9", "1 choose 7 9", "2 choose 1 2")
	want(t, "vineyards of 2", s.Vineyards(2), 38)
	play(t, s, "2 pass", "2 pass", "0 buy 7.20", "0 take 7.21", "1 take 7.8")
	events := play(t, s, "1 take 7.13")
	want(t, "third", told(t, events, EventGiven, 1), Event{Kind: EventGiven, Player: 2, Region: 6, Vineyard: 10, Rank: 2, Variety: Trebbiano})
	want(t, "vineyards of 2", s.Vineyards(2), 39)
	turn(t, s, 0, PhaseOwners)
	want(t, "bottle", s.Bottle(6), false)
	want(t, "for sale", legal(s), "buy 7.15, buy 7.17, buy 7.19, pass")
}

func TestV33_SecondWithOnePawn(t *testing.T) {
	s := position(t, `
		0 2B:1-5,7
		1 2M:8,10 7M:1-21 4P:1-15
		2 2T:6`)
	want(t, "vineyards of 1", s.Vineyards(1), 38)
	everybody(t, s, "2 9")
	play(t, s, "0 buy 2.12", "0 take 2.13")
	turn(t, s, 1, PhaseGift)
	want(t, "to take", s.Left(), 1)
	events := play(t, s, "1 take 2.11")
	want(t, "what the third takes", len(find(events, EventGiven)), 2)
	want(t, "third", find(events, EventGiven)[1].Player, engine.Player(2))
}
