package app

import (
	"cmp"
	"slices"
	"time"

	"treille/scenes/ui"
)

// A meaning is what pressing a control does, as far as a player can tell: what a main button
// does, its label says.
type meaning struct{ id, label string }

func meaningOf(c *ui.Control) meaning {
	if c.Primary {
		return meaning{c.ID, c.Label}
	}
	return meaning{id: c.ID}
}

// sighted notes since when each control has had its meaning: since the tick after the one
// that composed it, when the screen has shown it, or since long ago on the first page of all,
// before which nothing was; and where those were that have gone.
func (a *App) sighted() {
	if a.sightedAt == a.changes {
		return
	}
	a.sightedAt = a.changes
	now, since := a.Now(), map[meaning]time.Time{}
	seen := now
	if a.stands == nil {
		seen = now.Add(-longAgo)
	}
	if a.stands != a.Stage() {
		a.stands, a.standsAt = a.Stage(), now
	}
	if gone := slices.DeleteFunc(a.fleeting, func(c ui.Control) bool { return a.Stage().Find(c.ID) != nil }); len(gone) > 0 {
		a.gone, a.goneAt = gone, now
	}
	a.fleeting = nil
	for _, c := range a.Stage().Controls() {
		m := meaningOf(&c)
		since[m] = cmp.Or(a.since[m], seen)
		if c.Fleeting {
			a.fleeting = append(a.fleeting, c)
		}
	}
	a.since = since
}

// keepMeanings is called when the player picks something: a main button that does more or less by that has its meaning
// for as long as before, as whoever presses it next knows what he has picked; and if there was none, the one that comes by
// it has had it since the pick was pressed.
func (a *App) keepMeanings() {
	ago, _ := a.page.Press()
	if a.in.keyed { // that was the last press of a finger
		ago = 0
	}
	a.kept, a.keptOn, a.pickedAt = map[string]time.Time{}, a.Stage(), a.Now().Add(-ago)
	for _, c := range a.Stage().Controls() {
		if at := a.since[meaningOf(&c)]; c.Primary && !at.IsZero() {
			a.kept[c.ID], a.pickedAt = at, time.Time{}
		}
	}
}

// restoreMeanings gives the main buttons that have just been composed what was kept for them.
func (a *App) restoreMeanings() {
	for _, c := range a.Stage().Controls() {
		if at := cmp.Or(a.kept[c.ID], a.pickedAt); c.Primary && a.keptOn == a.Stage() && !at.IsZero() {
			a.since[meaningOf(&c)] = at
		}
	}
	a.kept, a.pickedAt = nil, time.Time{}
}

// runsOn reports whether a press follows without a pause on presses that did nothing, or skipped what was shown, and since the first
// of which the player has been called: it was not meant for what he may do now. Who goes on pressing means it, though. idle says that
// this one does nothing either.
func (a *App) runsOn(idle bool, ago time.Duration) bool {
	in, now, calls := &a.in, a.Now().Add(-ago), a.Stage().Calls()
	if idle {
		in.idleAt, in.idleCalls, in.runsSince = now, calls, time.Time{}
		return false
	}
	if calls == in.idleCalls || now.Sub(in.idleAt) >= pause {
		return false
	}
	in.runsSince = cmp.Or(in.runsSince, now)
	in.idleAt = now
	return now.Sub(in.runsSince) < runsOut
}

// late reports whether a press at x, y was meant for what the screen showed before: it is older than what the control means
// now, or follows too soon on a main button in whose place another page came by itself, or on something fleeting where a
// button of the decision lies now, or on a page that has only just come, at a button that waits until it has stood there.
func (a *App) late(c *ui.Control, ago time.Duration, x, y float64) bool {
	if ago >= longAgo {
		return false
	}
	soon := func(at time.Time, least time.Duration) bool { return a.Now().Sub(at) < ago+least }
	if a.cameOn == a.Stage() && ui.Hit(a.cameOver, x, y) >= 0 && soon(a.cameAt, pageRead) || (c.Primary || c.Beside) && ui.Hit(a.gone, x, y) >= 0 && soon(a.goneAt, reaction) {
		return true
	}
	if c.Settled && soon(a.standsAt, settles) {
		return true
	}
	since, ok := a.since[meaningOf(c)]
	return ago > 0 && (!ok || a.Now().Sub(since) < ago)
}
