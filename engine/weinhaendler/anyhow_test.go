package weinhaendler

import (
	"testing"

	"treille/engine"
	"treille/engine/rng"
)

// TestWorldsLaidAnyhowCanBeDrawnFrom lays the hidden cards with no regard to the story, as Determinize
// does when all its guesses fail, and draws worlds from what each seat would know there, which may be
// impossible.
func TestWorldsLaidAnyhowCanBeDrawnFrom(t *testing.T) {
	world, again, other := new(State), new(State), new(Info)
	failed := 0
	for seed := range uint64(30) {
		players := minPlayers + int(seed%3)
		stream := rng.New(seed, 91)
		sc := start(t, players)
		sc.playWhole(seed, func(engine.Action, []engine.Event) {
			if sc.s.phase == PhaseOver || stream.Intn(10) > 0 {
				return
			}
			in := sc.info(engine.Player(stream.Intn(players)))
			g := guess{in: in, stream: &stream, all: in.unseen()}
			g.read()
			laid := g.anyhow()
			laid.write(in, world)
			for p := range engine.Player(players) {
				other.seat = p
				other.Project(world)
				g := guess{in: other, stream: &stream, all: other.unseen()}
				g.read()
				if !g.tell() {
					failed++
				}
				other.Determinize(&stream, again)
			}
		})
	}
	if failed == 0 {
		t.Error("no guess fails: the test tries nothing hard")
	}
}
