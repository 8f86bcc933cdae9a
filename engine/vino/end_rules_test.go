package vino

import (
	"testing"

	"treille/engine"
)

func TestV60_LastBottle(t *testing.T) {
	s := position(t, `
		bottles 3
		0 3M:1-4,6-7
		1 9N:1`)
	play(t, s, "0 choose 3 9", "1 choose 8 9", "2 choose 3 9")
	want(t, "the last buying before it", s.LastBuying(), false)
	play(t, s, "0 buy 3.9", "0 take 3.10")
	want(t, "bottles", s.Bottles(), 0)
	want(t, "the last buying", s.LastBuying(), true)
	// The buying phase is played to its end.
	turn(t, s, 0, PhaseOwners)
	want(t, "winners before the end", s.Winners(), 0)
	play(t, s, "0 pass", "2 buy 3.5 T", "2 pass", "1 pass")
	turn(t, s, 1, PhaseOwners)
	play(t, s, "1 buy 9.2", "1 pass", "0 pass")
	events := play(t, s, "2 pass")
	// No selling, and the wind rose stays.
	turn(t, s, engine.Terminal, PhaseOver)
	want(t, "sales", len(find(events, EventIncome))+len(find(events, EventRose)), 0)
	want(t, "round", s.Round(), 1)
	want(t, "who acts", s.Acting(), 0)
	want(t, "winners", s.Winners(), engine.Only(0))
	refuse(t, s, "0 nosale", "V60")
}

func TestV60_LastBottleWithoutGift(t *testing.T) {
	s := position(t, `
		bottles 3
		0 3M:5,8`)
	play(t, s, "0 choose 1 3", "1 choose 1 2", "2 choose 1 2")
	play(t, s, "0 pass", "1 pass", "2 pass", "1 pass", "2 pass", "0 buy 3.10", "0 pass")
	turn(t, s, engine.Terminal, PhaseOver)

	// One bottle left: the game goes on.
	s = position(t, `
		bottles 3 7
		0 3M:5,8`)
	play(t, s, "0 choose 1 3", "1 choose 1 2", "2 choose 1 2")
	play(t, s, "0 pass", "1 pass", "2 pass", "1 pass", "2 pass", "0 buy 3.10", "0 pass")
	turn(t, s, 0, PhaseSell)
}

func TestV61_Winners(t *testing.T) {
	for _, c := range []struct {
		name, seats string
		winners     engine.PlayerSet
	}{
		{"most vineyards", "\n0 money 0 7M:1-5\n1 money 900 8N:1-4\n2 money 900", 1},
		{"then most money", "\n0 money 10 7M:1-5\n1 money 20 8N:1-5\n2 money 900", 2},
		{"then shared", "\n0 money 20 7M:1-5\n1 money 5 8N:1-5\n2 money 20 4P:1-5", 5},
	} {
		s := position(t, "round 30"+c.seats)
		everybody(t, s, "1 2")
		for s.Phase() != PhaseOver {
			s.Apply(s.CurrentPlayer(), Pass(), nil)
		}
		want(t, c.name, s.Winners(), c.winners)
		returns := s.Returns(nil)
		want(t, "score", returns[0], 5)
		want(t, "scores", len(returns), 3)
	}
}

func TestV62_LastRound(t *testing.T) {
	for _, c := range []struct {
		round string
		phase Phase
	}{{"29", PhaseSell}, {"30", PhaseOver}} {
		s := position(t, "round "+c.round+"\n0 9N:1")
		everybody(t, s, "1 9")
		play(t, s, "0 pass", "1 pass", "2 pass", "0 pass", "1 buy 9.2 P", "2 pass", "1 pass")
		want(t, "after buying in round "+c.round, s.Phase(), c.phase)
		want(t, "bottles", s.Bottles(), 6)
	}
}
