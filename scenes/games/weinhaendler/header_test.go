package weinhaendler

import (
	"slices"
	"strconv"
	"testing"

	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes/table"
	"treille/scenes/testkit/tabletest"
	"treille/scenes/ui"
	"treille/sprites"
)

// TestTheBannerStaysWithWhoIsReported watches games at the usual speed: as it is drawn, the banner does not go from one player to
// the next and back before that one has done anything, and the golden frame is around the bid of whom the banner names.
func TestTheBannerStaysWithWhoIsReported(t *testing.T) {
	for _, seed := range []uint64{3, 4} {
		l := tabletest.Listen(t, Kind(), "greedy", 4, seed)
		before, last := engine.Chance, engine.Chance // whom the banner named
		acted, named := [engine.MaxPlayers]int{}, 0  // when each has acted last, and since when the banner names that one
		heard, turns := 0, 0
		for range 6000 {
			l.Step()
			for ; heard < len(l.Beats); heard++ {
				if e := wh.DecodeEvent(l.Beats[heard].Event); e.Player >= 0 {
					acted[e.Player] = l.Tick
				}
			}
			p, framed := inBanner(l.Table), inFrame(l.Table)
			if framed >= 0 && framed != p {
				t.Fatalf("seed %d, tick %d: the banner names seat %d, the frame is around the bid of %d", seed, l.Tick, p, framed)
			}
			if p == last {
				continue
			}
			if p >= 0 && p == before && last >= 0 && acted[last] < named {
				t.Fatalf("seed %d, tick %d: the banner goes from seat %d to %d and back", seed, l.Tick, p, last)
			}
			before, last, named = last, p, l.Tick
			turns++
		}
		if turns < 30 {
			t.Errorf("seed %d: the banner changed %d times", seed, turns)
		}
	}
}

// inBanner is whom the banner names, as it is drawn; Chance for nobody.
func inBanner(at *table.Table) engine.Player {
	stage, found := at.App().Stage(), engine.Chance
	stage.Visit(func(it ui.Item, _ ui.Rect) {
		if p := slices.IndexFunc(at.Seats(), func(p engine.Player) bool { return at.PlayerName(p) == it.Words }); it.Kind == ui.Text && p >= 0 && it.Box.Y < 48 {
			found = engine.Player(p)
		}
	})
	return found
}

// inFrame is whose bid has the golden frame, as it is drawn; Chance for nobody's.
func inFrame(at *table.Table) engine.Player {
	stage, found := at.App().Stage(), engine.Chance
	stage.Visit(func(it ui.Item, _ ui.Rect) {
		for _, p := range at.Seats() {
			r, _ := stage.Where("bid/" + strconv.Itoa(int(p)))
			if it.Surface.Kind == sprites.SeatCell && it.Surface.State == sprites.On && it.Box == r {
				found = p
			}
		}
	})
	return found
}

// TestARefusalEndsWithItsPhase says all the time of a phase why something cannot be done: it is not seen in the next one.
func TestARefusalEndsWithItsPhase(t *testing.T) {
	var b *tableState
	spec := Kind()
	spec.Sit = func(at *table.Table) table.GameView {
		b = sit(at).(*tableState)
		return b
	}
	l := tabletest.Listen(t, spec, "greedy", 4, 3)
	const reason = "Not here."
	seen := func() (found bool) {
		l.Table.App().Stage().Visit(func(it ui.Item, _ ui.Rect) { found = found || it.Words == reason })
		return found
	}
	for b.in.Phase() != wh.PhaseBidding {
		l.Step()
	}
	for _, phase := range []wh.Phase{wh.PhaseBidding, wh.PhaseExchange, wh.PhaseCellars} {
		shown := false
		for b.in.Phase() == wh.PhaseDrawing {
			l.Step()
		}
		for b.in.Phase() == phase {
			l.Table.App().Refuse(reason)
			l.Step()
			shown = shown || seen()
		}
		if l.Step(); !shown || seen() {
			t.Errorf("in phase %d it is seen: %t, after it: %t", phase, shown, seen())
		}
	}
}
