package zankapfel_test

import (
	"testing"

	"treille/engine"
	"treille/engine/rng"
	"treille/engine/zankapfel"
)

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
