package vino

import (
	"fmt"
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

// idleRound plays a round in which nobody buys and nobody sells.
func idleRound(t *testing.T, s *State) {
	t.Helper()
	everybody(t, s, "1 9")
	for s.Phase() != PhaseChoose && s.Phase() != PhaseOver {
		line := "pass"
		if s.Phase() == PhaseSell {
			line = "nosale"
		}
		play(t, s, fmt.Sprint(s.CurrentPlayer(), " ", line))
	}
}

func TestV62_TwoIdleRounds(t *testing.T) {
	s := position(t, "round 10\n0 9N:1-2")
	idleRound(t, s)
	want(t, "idle rounds", s.Idle(), 1)
	want(t, "the last buying after one idle round", s.LastBuying(), false)
	idleRound(t, s)
	want(t, "round", s.Round(), 12)
	want(t, "the last buying after two", s.LastBuying(), true)
	// It ends after its buying phase, whatever is bought.
	everybody(t, s, "1 9")
	play(t, s, "0 pass", "1 pass", "2 pass", "0 buy 9.3", "0 pass", "1 pass", "2 pass")
	turn(t, s, engine.Terminal, PhaseOver)
	want(t, "winners", s.Winners(), engine.Only(0))
}

func TestV62_BuyingOrSellingEndsTheIdleness(t *testing.T) {
	for _, c := range []struct {
		name string
		play []string
	}{
		{"bought", []string{"0 pass", "1 pass", "2 pass", "0 buy 9.3", "0 pass", "1 pass", "2 pass", "0 nosale", "1 nosale", "2 nosale"}},
		{"sold", []string{"0 pass", "1 pass", "2 pass", "0 pass", "1 pass", "2 pass", "0 sell N 1", "0 give 9.1", "0 raise B", "1 nosale", "2 nosale"}},
	} {
		s := position(t, "round 10\n0 9N:1-2")
		idleRound(t, s)
		everybody(t, s, "1 9")
		play(t, s, c.play...)
		want(t, c.name+": idle rounds", s.Idle(), 0)
		idleRound(t, s)
		want(t, c.name+": the last buying after another one", s.LastBuying(), false)
		idleRound(t, s)
		want(t, c.name+": and after two", s.LastBuying(), true)
	}
}

func TestV62_NotByTheFirstRules(t *testing.T) {
	s := position(t, "round 10\n0 9N:1-2")
	s.idleEnds = false
	for s.Round() < 30 {
		idleRound(t, s)
	}
	want(t, "the last buying in round 30", s.LastBuying(), true)
	idleRound(t, s)
	turn(t, s, engine.Terminal, PhaseOver)
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
