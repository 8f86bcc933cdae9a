package table

import (
	"slices"

	"treille/engine/search"
	"treille/scenes/ui"
)

// compareCalls is how often a playback is asked in a tick what was compared, at most, and
// compareStep for how many iterations.
const compareCalls, compareStep = 200, 8

// canCompare reports whether it can be asked what was compared at the present step of a replay: once
// the game is whole, as it tells what a seat knew.
func (t *Table) canCompare() bool {
	if !t.ReplayedWhole() {
		return false
	}
	_, advised := t.game.(Advised)
	_, _, decides := t.replay.playback.Decision()
	return advised && decides
}

// openCompared opens the sheet with what was compared, which is filled once that is found.
func (t *Table) openCompared() {
	p, _, _ := t.replay.playback.Decision()
	t.replay.playback.Run(0)
	if t.session.Behind() { // what moves is there at once
		t.here()
	}
	step := t.replay.playback.At()
	teller := NewAnnotator(t.app, t.spec, t.replay.playback.Copy(), p)
	seat := SeatSum{Seat: p, Lines: []SumLine{{Words: teller.Played(step)}}}
	page := &sumPage{Table: t, title: t.app.Words.Replay.Compared, sum: Sum{Seats: []SeatSum{seat}, Last: t.app.Words.Hint.Thinks}}
	t.replay.asked = &asked{page, teller, step}
	t.openSum(page)
}

// asked is the sheet with what was compared at a step, before that is found.
type asked struct {
	page   *sumPage
	teller *Annotator
	step   int
}

// findCompared looks on for what was compared, for as long as a tick has time.
func (t *Table) findCompared() {
	if t.replay == nil || t.replay.asked == nil {
		return
	}
	ask, playback := t.replay.asked, t.replay.playback
	if !t.panel.Open() || playback.At() != ask.step {
		t.replay.asked = nil
		return
	}
	until := t.app.Now().Add(thinkTime)
	for range compareCalls {
		if found, done := playback.Compared(compareStep); done {
			t.replay.asked = nil
			t.fillCompared(ask, found)
			return
		}
		if t.app.Now().After(until) {
			return
		}
	}
}

// fillCompared says what was compared, the best first, and how often each wins.
func (t *Table) fillCompared(ask *asked, found []search.Result) {
	w, sum := t.app.Words, &ask.page.sum
	_, taken, _ := t.replay.playback.Decision()
	found = Where(found, func(r search.Result) bool { return r.Playouts > 0 })
	slices.SortStableFunc(found, func(a, b search.Result) int { return b.Mean - a.Mean })
	sum.Last = w.Replay.NothingElse
	names := ask.teller.Names(ask.step, found)
	for i, name := range names {
		if name == "" || slices.Contains(names[:i], name) {
			continue
		}
		sum.Last = w.Replay.OutOf
		say, of := w.Replay.Candidate, found[i]
		for k, r := range found {
			if names[k] != name { // else it amounts to the same
				continue
			}
			if r.Action == taken {
				say = w.Replay.Taken
			}
			if r.Playouts > of.Playouts {
				of = r
			}
		}
		sum.Seats[0].Lines = append(sum.Seats[0].Lines, SumLine{Words: say.With("what", name, "n", w.Chance(Percent(of)))})
	}
	t.app.Say(t.spoken(ui.Plain(sum.Last)))
	t.app.Changed()
}
