package weinhaendler

import (
	"strings"
	"testing"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
	"treille/scenes/testkit/tabletest"
	"treille/scenes/ui"
)

// TestWhatOthersLayIsTold watches the cellars' phases at the usual speed: of each bottle that another player lays it is told
// who lays it, and as long as that is told the banner names him; a phone shows the cellar of whom the banner names. The
// banner says that somebody must place just as long as he holds more than six (W30).
func TestWhatOthersLayIsTold(t *testing.T) {
	told, musts := 0, 0
	for _, seed := range []uint64{3, 4} {
		var b *tableState
		spec := Kind()
		spec.Sit = func(at *table.Table) table.GameView {
			b = sit(at).(*tableState)
			return b
		}
		l := tabletest.Listen(t, spec, "greedy", 4, seed)
		laid := [engine.MaxPlayers]int{}
		owed, waits := engine.Chance, 0
		for range 6000 {
			l.Step()
			if b.in.Phase() != wh.PhaseCellars {
				owed = engine.Chance
				continue
			}
			if p, cellar := b.onFelt(); b.turn() >= 0 && (!cellar || p != b.turn()) {
				t.Fatalf("it is the turn of %d, and the felt shows the cellar of %d: %t", b.turn(), p, cellar)
			}
			if p := l.Table.Told(); p >= 0 && b.turn() != p {
				t.Fatalf("it is told what %d lays, and the banner names %d", p, b.turn())
			}
			if p := b.turn(); p >= 0 && !b.in.LastRound() {
				verb, must := b.verb(b.t.WordsOf(p), ui.Desktop), b.in.HandSize(p) > 6
				if strings.Contains(verb, "must") != must {
					t.Fatalf("%d holds %d, and the banner says %q", p, b.in.HandSize(p), verb)
				}
				if must {
					musts++
				}
			}
			for i := range b.in.Players() {
				p := engine.Player(i)
				if n := b.in.Cellar(p, b.newest(p)).Len(); n != laid[p] {
					if laid[p] = n; p != l.Table.Me() {
						owed, waits = p, 0
					}
				}
			}
			if owed < 0 {
				continue
			}
			if l.Table.Told() == owed {
				owed = engine.Chance
				told++
			} else if waits++; waits > 60 {
				t.Fatalf("it is not told what %d has laid", owed)
			}
		}
	}
	if told < 4 || musts == 0 {
		t.Errorf("it was told of %d bottles, and for %d ticks of a duty", told, musts)
	}
}
