package zankapfel_test

import (
	"testing"

	"treille/engine"
	"treille/engine/rng"
	"treille/engine/zankapfel"
)

// TestManyLayUnlike wants seats that are alike in a quarrel of three not to lay all
// the same card.
func TestManyLayUnlike(t *testing.T) {
	b := position(t, "players 3\n mayor b3\n hands G G G\n face B\n chips a3 c3 e1 e2 e3 e4 e5").
		play("0 lay G; 1 lay G; 2 lay G; 0 announce c3; 1 none; 2 none")
	hard := zankapfel.Game{}.Policy(engine.Hard).(engine.Thinker).NewThought()
	laid := map[string]int{}
	const times = 30
	for seed := range uint64(times) {
		stream := rng.New(seed)
		laid[zankapfel.Game{}.Format(engine.Decide(hard, b.infos[0], b.infos[0].LegalActions(nil), &stream))]++
	}
	for card, n := range laid {
		if n > times*2/3 {
			t.Errorf("hard chooses %s in %d of %d games", card, n, times)
		}
	}
}

// TestATieMakesBothAlike ties a quarrel of two: the side that should have given way
// has not, so the next bout is solved with both alike.
func TestATieMakesBothAlike(t *testing.T) {
	b := position(t, "players 3\n mayor b3\n hands G G RR\n face B\n chips a3 c3 e1 e2 e3 e4 e5").
		play("0 lay G; 1 lay G; 2 lay R; 0 announce c3; 1 none; 2 none")
	if zankapfel.Duel(b.State)[0].Even {
		t.Error("the first bout is solved with both alike")
	}
	b = b.play("0 discord 7; 1 discord 7; 0 wait; 1 wait")
	for _, side := range zankapfel.Duel(b.State) {
		if !side.Even || side.Tied != 1 {
			t.Errorf("after a tie a side counts %d halves for another, alike: %v", side.Tied, side.Even)
		}
	}
}

// TestJokerAvoidsNeedlessQuarrels lets a joker choose between a colour that another
// wants and one as good that nobody wants.
func TestJokerAvoidsNeedlessQuarrels(t *testing.T) {
	b := position(t, "players 3\n mayor b3\n hands J GG RR\n face B\n chips a3 c3 e1 e2 e3 e4 e5").
		play("0 lay J; 1 lay G; 2 lay R; 0 announce c3; 1 none; 2 none")
	for seed := range uint64(12) {
		stream := rng.New(seed)
		a := quickly(engine.Hard).Choose(b.infos[0], b.infos[0].LegalActions(nil), &stream)
		if c := zankapfel.Decode(a).Card; b.Wants(c) != 0 {
			t.Errorf("seed %d: hard calls %s, which another wants, where all give %d", seed, c, b.Number(c))
		}
	}
}
