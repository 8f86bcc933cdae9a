package weinhaendler

import (
	"testing"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
	"treille/scenes/testkit/tabletest"
	"treille/scenes/ui"
)

// TestWhatOthersLayIsTold watches the cellars' phases at the usual speed: of each bottle that another player lays it is told
// who lays it, and as long as that is told the banner names him; a phone shows the cellar of whom the banner names.
func TestWhatOthersLayIsTold(t *testing.T) {
	var b *tableState
	spec := Kind()
	spec.Sit = func(at *table.Table) table.GameView {
		b = sit(at).(*tableState)
		return b
	}
	l := tabletest.Listen(t, spec, "greedy", 4, 3)
	laid, told := [engine.MaxPlayers]int{}, 0
	owed, waits := engine.Chance, 0
	for range 6000 {
		l.Step()
		if b.in.Phase() != wh.PhaseCellars {
			owed = engine.Chance
			continue
		}
		if p, cellar := b.onFelt(ui.Portrait); b.turn() >= 0 && (!cellar || p != b.turn()) {
			t.Fatalf("it is the turn of %d, and the felt shows the cellar of %d: %t", b.turn(), p, cellar)
		}
		if p := l.Table.Told(); p >= 0 && b.turn() != p {
			t.Fatalf("it is told what %d lays, and the banner names %d", p, b.turn())
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
	if told < 4 {
		t.Errorf("it was told of %d bottles", told)
	}
}
