package vino

import (
	"slices"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/enginetest/soak"
	vi "treille/engine/vino"
	"treille/scenes/table"
	"treille/scenes/testkit/tabletest"
	"treille/scenes/ui"
)

// A witness looks at a table after each event of a game.
type witness struct {
	*tableState
	t        *testing.T
	said     []table.Line // of the present event
	gift     []engine.Player
	leftOut  []engine.Player
	toGive   []int
	returned int
	seen     map[string]int
	earned   []engine.Player
	finished engine.PlayerSet
	shares   []int // of the owners who take the gift
	takers   []engine.Player
	taken    [5]int
	dwells   float64 // ticks since the last event, but for those that somebody can buy nothing
	passed   bool    // somebody could not,
	alone    bool    // and nobody has bought in the region before
}

// Lines implements table.GameView.
func (w *witness) Lines(before engine.InfoState, e engine.Event) []table.Line {
	lines := w.tableState.Lines(before, e)
	w.said = lines
	if e.Kind == vi.EventGift {
		for _, line := range lines[1:] {
			w.leftOut = append(w.leftOut, line.Seat)
		}
	}
	return lines
}

// Beat implements table.GameView.
func (w *witness) Beat(packed engine.Event) float64 {
	ticks, e := w.tableState.Beat(packed), vi.DecodeEvent(packed)
	w.bought(e)
	w.banner(e)
	w.giving(e)
	w.selling(e)
	w.ordering(e)
	w.finishing()
	w.sharing(e)
	w.rolling(e, ticks)
	return ticks
}

// rolling wants the barrel to stop in no region in which nobody can buy.
func (w *witness) rolling(e vi.Event, ticks float64) {
	switch {
	case e.Kind == vi.EventPassedOver:
		w.dwells += ticks
		w.passed = true
		return
	case w.passed && w.alone && (e.Kind.In(vi.EventRegion, vi.EventOver) || w.in.Phase() == vi.PhaseSell):
		if w.seen["rolls past"]++; w.dwells > rollStep*vi.Regions {
			w.t.Errorf("the barrel stops for %v ticks in a region where nobody can buy", w.dwells)
		}
	}
	w.dwells, w.passed, w.alone = ticks, false, e.Kind == vi.EventRegion
}

// sharing compares what each owner gets of a gift with what is said from its beginning on.
func (w *witness) sharing(e vi.Event) {
	switch {
	case e.Kind == vi.EventGift:
		g := w.tableState.gift()
		w.shares, w.takers, w.taken = w.tableState.shares(g), g.owners, [5]int{}
	case e.Kind == vi.EventGiven:
		w.taken[e.Player]++
		if list := w.tableState.shares(w.tableState.gift()); !slices.Equal(list, w.shares) {
			w.t.Errorf("shares of a gift: %v, then %v", w.shares, list)
		}
	case e.Kind == vi.EventBottle && e.AfterGift:
		for i, p := range w.takers {
			w.seen["shared"]++
			if w.shares[i] == 0 {
				w.seen["got nothing"]++
			}
			if w.taken[p] != w.shares[i] {
				w.t.Errorf("owner %d gets %d, said %d", i+1, w.taken[p], w.shares[i])
			}
		}
	}
}

// finishing wants nobody to decide of whom it has been said that he decides nothing more.
func (w *witness) finishing() {
	for _, p := range w.tableState.t.Seats() {
		over := w.in.Phase() == vi.PhaseOver
		if w.finished.Has(p) && w.in.Turn() == p && !over {
			w.t.Errorf("seat %d decides after it has finished", p)
		}
		if w.tableState.Finished(p) {
			w.finished |= engine.Only(p)
			if !over {
				w.seen["finished"]++
			}
		}
	}
}

// ordering compares the list of this round's income with the wind rose that follows (V50).
func (w *witness) ordering(e vi.Event) {
	switch e.Kind {
	case vi.EventIncome:
		w.earned = w.leastFirst()
	case vi.EventRose:
		if w.seen["ordered"]++; !slices.Equal(w.earned, w.in.Rose()) {
			w.t.Errorf("this round's income is listed for %v, and the wind rose has %v", w.earned, w.in.Rose())
		}
	}
}

// bought compares the sheet with a purchase in a drawn region (V11): it shows the region
// from the marker on.
func (w *witness) bought(e vi.Event) {
	if w.in.Phase() != vi.PhaseDrawn || e.Kind != vi.EventMarker && e.Kind != vi.EventBought {
		return
	}
	w.seen["bought"]++
	if region, ok := w.justBought(); !ok || region != e.Region {
		w.t.Errorf("somebody buys in %s, and the sheet shows %s", vi.RegionName(e.Region), vi.RegionName(region))
	}
}

// banner compares banner, hint and buttons with what has just happened.
func (w *witness) banner(e vi.Event) {
	x := &w.words().Vino
	turn, actions := w.Turn(ui.Desktop), w.Actions()
	last := w.in.Round() > 0 && w.in.Bottles() == 0
	switch e.Kind {
	case vi.EventRegion:
		w.seen["rolls"]++
		if region := vi.RegionName(e.Region); turn.Seat >= 0 || turn.Phases[turn.Now] != x.Phases.Buy || !strings.Contains(turn.Verb, region) || w.tableState.gift() != nil {
			w.t.Errorf("while the barrel rolls to %s, seat %d %q", region, turn.Seat, turn.Verb)
		}
	case vi.EventIncome, vi.EventRose:
		w.seen["orders"]++
		if actions.Main.ID != "" || len(actions.Others) > 0 {
			w.t.Error("there are buttons while the wind rose turns")
		}
	case vi.EventPassedOver:
		w.seen["passed over"]++
		if w.said[0].Short == w.words().Vino.Status.Done {
			w.t.Error("who cannot buy passes, in the folded log")
		}
	case vi.EventPairsBack:
		w.seen["pairs back"]++
		if n := len(w.in.Undrawn()); actions.Prompt != x.Log.PairsBack || len(w.flights) == 0 {
			w.t.Errorf("%d pairs go back with %d markers on their way, and the hint is %q", n, len(w.flights), actions.Prompt)
		}
	case vi.EventBottle:
		if e.Bottles == 0 {
			w.seen["last bottle"]++
			if n := len(w.said); actions.Prompt != x.Hints.LastBottle || w.said[n-1].Text != x.Hints.LastBottle {
				w.t.Errorf("the last bottle goes, and the hint is %q, the log %v", actions.Prompt, w.said)
			}
		}
	}
	switch over := w.in.Phase() == vi.PhaseOver || e.Kind == vi.EventOver; {
	case over:
		w.seen["over"]++
		if turn.Phases != nil || turn.Verb != w.words().Table.Over {
			w.t.Errorf("after the end, the banner has %v and %q", turn.Phases, turn.Verb)
		}
	case last && slices.Contains(turn.Phases, x.Phases.Sell):
		w.t.Errorf("after the last bottle, the banner promises %v", turn.Phases)
	}
}

// giving compares who gets nothing of a gift with who is said to.
func (w *witness) giving(e vi.Event) {
	switch e.Kind {
	case vi.EventGift:
		w.gift = nil
		for _, p := range e.Owners {
			if p >= 0 {
				w.gift = append(w.gift, p)
			}
		}
	case vi.EventGiven:
		w.gift = slices.DeleteFunc(w.gift, func(p engine.Player) bool { return p == e.Player })
	case vi.EventBottle:
		if e.AfterGift {
			w.seen["left out"] += len(w.leftOut)
			if !slices.Equal(w.gift, w.leftOut) {
				w.t.Errorf("seats %v get nothing, said of %v", w.gift, w.leftOut)
			}
		}
		w.leftOut = nil
	}
}

// selling compares the vineyards that go back with the number on the button.
func (w *witness) selling(e vi.Event) {
	switch e.Kind {
	case vi.EventSold:
		w.toGive, w.returned = nil, 0
	case vi.EventReturned:
		w.returned++
		w.toGive = append(w.toGive, w.tableState.toGive())
	case vi.EventMarket:
		for _, n := range w.toGive {
			w.seen["given back"]++
			if n != w.returned {
				w.t.Errorf("%d vineyards go back, and the button says %v", w.returned, w.toGive)
			}
		}
		w.toGive = nil
	}
}

// TestWhatIsSaidBetweenDecisions watches whole games of computers: banner, hint,
// buttons and log say what happens, not what was decided last.
func TestWhatIsSaidBetweenDecisions(t *testing.T) {
	seen := map[string]int{}
	for seed := range uint64(soak.Of(3, 30)) {
		spec := Kind()
		spec.Sit = func(at *table.Table) table.GameView {
			return &witness{tableState: sit(at).(*tableState), t: t, seen: seen}
		}
		tabletest.Listen(t, spec, "greedy", 4, seed+1).Play()
		if testing.Short() {
			return // one game need not have all
		}
	}
	for _, what := range []string{"bought", "rolls", "orders", "ordered", "passed over", "last bottle", "over", "left out", "given back", "finished", "shared", "got nothing", "pairs back", "rolls past"} {
		if seen[what] == 0 {
			t.Errorf("no game has shown: %s", what)
		}
	}
}
