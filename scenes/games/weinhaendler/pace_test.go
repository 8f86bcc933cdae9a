package weinhaendler

import (
	"testing"

	wh "treille/engine/weinhaendler"
	"treille/scenes/testkit/tabletest"
)

// shortTicks is for how long at most what needs few words is held.
const shortTicks = 64

// TestWhatIsLikeBeforeIsToldBriefly plays a game at speed 1: passing, placing nothing and ending the placing hold nobody up, further
// bottles of one player are held for ever less than his first one, and who draws is told with his cards.
func TestWhatIsLikeBeforeIsToldBriefly(t *testing.T) {
	l := tabletest.Listen(t, Kind(), "greedy", 4, 3)
	l.Play()
	ticks, times := map[string]int{}, map[string]int{}
	laid, drawing := 0, false
	for i, b := range l.Beats[:len(l.Beats)-1] {
		e, kind := wh.DecodeEvent(b.Event), ""
		switch e.Kind {
		case wh.EventPassed:
			if drawing = e.Draws; drawing {
				kind = "draw"
			} else {
				kind = "pass"
			}
		case wh.EventCardPlaced:
			kind = []string{"bottle", "further", "further", "fourth"}[min(laid, 3)]
			laid++
		case wh.EventPlacingDone:
			if kind = "done"; laid == 0 {
				kind = "nothing"
			}
			laid = 0
		case wh.EventPhaseBegan:
			if drawing && e.Phase == wh.PhaseDrawing {
				kind = "draw"
			}
			drawing, laid = drawing && e.Phase == wh.PhaseDrawing, 0
		case wh.EventCardLooked, wh.EventCardKept, wh.EventCardPutUnder:
			kind = "draw"
		}
		if kind == "" {
			continue
		}
		took := l.Beats[i+1].Tick - b.Tick
		ticks[kind] += took
		if kind != "draw" || e.Kind == wh.EventPassed {
			times[kind]++
		}
		if most := map[string]int{"pass": shortTicks, "nothing": shortTicks, "done": 2}[kind]; most > 0 && took > most {
			t.Errorf("%s takes %d ticks, want %d at most", kind, took, most)
		}
	}
	mean := func(kind string) float64 { return float64(ticks[kind]) / float64(max(1, times[kind])) }
	for kind, n := range times {
		t.Logf("%s: %d times, %.0f ticks each", kind, n, mean(kind))
	}
	t.Logf("the game: %d ticks", l.Tick)
	if further, first := mean("further"), mean("bottle"); times["further"] < 10 || further > 0.6*first || times["fourth"] < 4 || mean("fourth") > 0.4*first {
		t.Errorf("%d further bottles take %.0f ticks each, from the fourth on %.0f, the first ones %.0f", times["further"], further, mean("fourth"), first)
	}
	if times["draw"] < 2 || mean("draw") > 130 {
		t.Errorf("%d draws take %.0f ticks each", times["draw"], mean("draw"))
	}
}
