package zankapfel_test

import (
	"testing"

	"treille/engine"
	"treille/engine/match"
	"treille/engine/rng"
	"treille/engine/zankapfel"
)

func TestZ60_ReachingTheStartWinsAtOnce(t *testing.T) {
	b := position(t, three+" score 35 0 0").play(laid + "0 announce b4; 1 none; 2 none")
	b.scores(40, 3, 5) // all harvests are one step
	b.over(0)
	if !b.CameRound() {
		t.Error("nobody is said to have come round")
	}
	if b.FirstPlayer() != 0 || b.Discards() != 0 {
		t.Error("Z43 still happened")
	}
	b.forbid("Z60", "0 lay R")
	b = position(t, three+" score 34 0 0").play(laid + "0 announce b4; 1 none; 2 none")
	b.scores(39, 3, 5)
	b.now(zankapfel.PhaseFarm, 1)
	if b.CameRound() {
		t.Error("somebody is said to have come round one step before the start")
	}
}

func TestZ60_FurthestOfThoseWhoArriveTogether(t *testing.T) {
	b := position(t, three+" score 36 37 36").play(laid + "0 announce b4; 1 none; 2 none")
	b.scores(41, 40, 41)
	b.over(0, 2)
	b = position(t, three+" score 35 39 36").play(laid + "0 announce b4; 1 none; 2 none")
	b.scores(40, 42, 41)
	b.over(1)
}

func TestZ60_WinningOnABribe(t *testing.T) {
	b := position(t, three+" score 38 0 0").play(laid + "0 announce b4; 1 offer 2 a4; 2 none; 0 accept 1")
	b.scores(40, -2, 0)
	b.over(0)
	if b.Mayor() != square(t, "b5") || b.Chips().Len() != 25 {
		t.Error("the mayor moved after the end")
	}
	if got := b.order(zankapfel.EventCardShown); got != "" {
		t.Errorf("the cards of %s are shown after the end", got)
	}
}

func TestZ60_HarvestBeforeAQuarrel(t *testing.T) {
	b := position(t, "players 3\n mayor b5\n score 39 39 36\n hands R R G\n face B").
		play("0 lay R; 1 lay R; 2 lay G; 0 announce b4; 1 none; 2 none")
	b.scores(39, 39, 41)
	b.over(2)
	if b.Members() != 0 {
		t.Error("they quarrel after the end")
	}
}

func TestZ60_QuarrelEndsTheGameBeforeALaterOne(t *testing.T) {
	b := position(t, "players 4\n mayor b5\n score 36 0 39 0\n hands R R G G\n face B").
		play("0 lay R; 1 lay R; 2 lay G; 3 lay G; 0 announce b4; 1 none; 2 none; 3 none").
		play("0 discord 9; 1 discord 1; 0 wait; 1 wait")
	b.scores(41, 0, 39, 0)
	b.over(0)
}

func TestZ60_PayingFirstCounts(t *testing.T) {
	// 34 - 2 for a die + 7 = 39.
	b := duel(t, "\n score 34 0 0 0").play("0 discord 9; 2 discord 1; 0 dice 1; 2 wait; * die 1")
	b.scores(39, -1, 0, 3)
	b.now(zankapfel.PhaseFarm, 1)
}

func TestZ61_LastChipEndsTheGame(t *testing.T) {
	b := position(t, three+" chips b4\n score 4 6 -20").play(laid + "0 announce b4")
	b.scores(9, 9, -15)
	b.over(0, 1)
	if b.FirstPlayer() != 1 {
		t.Error("the last round has no end")
	}
	b = position(t, three+" chips b4 e1").play(laid + "0 announce b4")
	b.now(zankapfel.PhaseFarm, 1)
}

func TestZ61_QuarrelsOfTheLastRoundCount(t *testing.T) {
	b := position(t, "players 3\n mayor b5\n chips b4\n score -3 -2 -9\n hands R R G\n face B").
		play("0 lay R; 1 lay R; 2 lay G; 0 announce b4")
	if b.CurrentPlayer() != engine.Simultaneous {
		t.Fatal("the game ends before the quarrel")
	}
	if !b.LastRound() {
		t.Error("nobody knows that this is the last round")
	}
	b.play("0 discord 2; 1 discord 1; 0 wait; 1 wait")
	b.scores(2, -2, -4)
	b.over(0)
	if b.LastRound() {
		t.Error("after the end, a round is still the last one")
	}
}

func TestZ61_ARoundWithChipsIsNotTheLast(t *testing.T) {
	b := position(t, three+" chips b4 e1").play(laid)
	if b.LastRound() {
		t.Error("two chips are left, and it is the last round")
	}
	if b.play("0 announce b4"); b.Phase() != zankapfel.PhaseFarm || !b.LastRound() {
		t.Error("the mayor takes the last chip in the next round, and nobody knows that it is the last")
	}
}

// TestZ61_TheLastRoundBeginsOnce follows whole games event by event and counts their rounds: the last one
// is told from its beginning to the end of the game, and not before.
func TestZ61_TheLastRoundBeginsOnce(t *testing.T) {
	for seed := range uint64(12) {
		setup := engine.Setup{Players: 3 + int(seed%4), Seed: seed}
		m, err := match.New(zankapfel.Game{}, setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		stream := rng.New(seed)
		for !m.Over() {
			p := m.Acting().First()
			legal := m.Legal(p, nil)
			if err := m.Play(p, legal[stream.Intn(len(legal))]); err != nil {
				t.Fatal(err)
			}
		}
		info, err := zankapfel.Game{}.NewInfo(setup, engine.Spectator)
		if err != nil {
			t.Fatal(err)
		}
		in, round, given := info.(*zankapfel.Info), 0, false
		for _, packed := range m.History(engine.Spectator) {
			in.Observe(packed)
			switch e := zankapfel.DecodeEvent(packed); {
			case e.Kind == zankapfel.EventAppleGiven:
				given = true // a round begins with the next decision to buy or lay
			case e.Kind == zankapfel.EventTurnPassed && e.Phase == zankapfel.PhaseFarm && given:
				round, given = round+1, false
			}
			if in.Phase() == zankapfel.PhaseOver {
				break
			}
			if last := round == zankapfel.Rounds(setup.Players); in.Round() != round || in.LastRound() != last {
				t.Fatalf("seed %d, round %d: it is said to be %d, the last: %v", seed, round, in.Round(), in.LastRound())
			}
		}
	}
}

func TestZ61_NumberOfRounds(t *testing.T) {
	for players, want := range map[int]int{3: 19, 4: 21, 5: 20, 6: 19} {
		if got := zankapfel.Rounds(players); got != want {
			t.Errorf("%d players have %d rounds, want %d", players, got, want)
		}
	}
}
