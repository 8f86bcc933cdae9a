package table

import "treille/engine"

// canShowAgain reports whether there is anything since the viewer's turn to be
// shown again, and nothing else to be seen.
func (t *Table) canShowAgain() bool {
	return t.replay == nil && t.spec.Memory == nil && t.lesson == nil && (t.Deciding() || t.session.Over()) && len(t.log.Since(t.Me(), 1)) > 0
}

// showAgain shows what has happened since the viewer's turn once more; then it is
// his turn again.
func (t *Table) showAgain() {
	t.showFrom(t.sinceDecision())
}

// showFrom shows all after the first events once more, before which so much was known.
func (t *Table) showFrom(in engine.InfoState, from int) {
	t.panel.Shut()
	t.session.ShowFrom(from)
	t.again, t.due = true, engine.Terminal
	t.replayLog()
	t.settle(in)
	t.app.Stage().Fresh()
}

// point lets the pieces glow that a line of the log is about, and the sheet of whom it
// is about: as long as the log is open, and a moment longer.
func (t *Table) point(l shownLine) {
	t.pointed, t.pointsFor = l.Seat, pointStays
	t.game.Point(l.events[0], l.events[1:]...)
	t.app.Changed()
}

// Pointed is whom a line of the log points at now; Chance for nobody.
func (t *Table) Pointed() engine.Player { return t.pointed }

// endPointing ends that after its time.
func (t *Table) endPointing() {
	if t.pointsFor == 0 {
		return
	}
	if t.pointsFor--; t.pointsFor == 0 {
		t.pointed = engine.Chance
		t.game.Point(engine.Event{})
		t.app.Changed()
	}
}

// sinceDecision is what was known when the viewer had last decided, and the number of events
// up to then.
func (t *Table) sinceDecision() (in engine.InfoState, from int) {
	in, from = t.referee.Blank(t.session.Viewer()), t.log.upTo
	for _, e := range t.session.Seen()[:from] {
		in.Observe(e)
	}
	return in, from
}
