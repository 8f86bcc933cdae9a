package app

import (
	"cmp"
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
// that composed it, when the screen has shown it.
func (a *App) sighted() {
	if a.sightedAt == a.changes {
		return
	}
	a.sightedAt = a.changes
	now, since := a.Now(), map[meaning]time.Time{}
	for _, c := range a.Stage().Controls() {
		m := meaningOf(&c)
		since[m] = cmp.Or(a.since[m], now)
	}
	a.since = since
}

// late reports whether a press is older than what the control means now: it was meant for
// what the screen showed before.
func (a *App) late(c *ui.Control, ago time.Duration) bool {
	since, ok := a.since[meaningOf(c)]
	return 0 < ago && ago < longAgo && (!ok || a.Now().Sub(since) < ago)
}
