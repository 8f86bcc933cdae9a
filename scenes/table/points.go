package table

import (
	"treille/audio"
	"treille/engine"
)

// A counter counts the points that are shown up to those that have been scored.
type counter struct {
	shown [engine.MaxPlayers]int
	wait  float64 // ticks since the last point; negative before the first
	still int     // ticks since one was heard
	every float64 // ticks from one to the next
}

// settle shows all points at once.
func (c *counter) settle(t *Table) {
	for i := range t.Players() {
		c.shown[i] = t.game.Score(engine.Player(i))
	}
}

// counting reports whether points are still to be counted.
func (c *counter) counting(t *Table) bool {
	for i := range t.Players() {
		if c.shown[i] != t.game.Score(engine.Player(i)) {
			return true
		}
	}
	return false
}

// count goes on by one tick, one point at a time. It reports whether other
// points are shown now.
func (c *counter) count(t *Table, pace float64, instant bool) bool {
	c.still++
	if !c.counting(t) {
		c.wait = 0
		return false
	}
	if c.wait += pace; c.wait < c.every && !instant {
		return false
	}
	c.wait -= c.every
	if instant {
		c.settle(t)
		return true
	}
	for i := range t.Players() {
		switch d := t.game.Score(engine.Player(i)) - c.shown[i]; {
		case d > 0:
			c.shown[i]++
			c.chime(t, engine.Player(i))
		case d < 0:
			c.shown[i]--
		}
	}
	return true
}

// chime lets a point be heard; not every one, where they come too fast.
func (c *counter) chime(t *Table, p engine.Player) {
	if t.spec.Quiet || c.still < chimeRest {
		return
	}
	c.still = 0
	t.PlayAt(p, audio.Point, audio.Options{})
}

// CountTime is how many ticks it takes to count so many points, or to take them back.
func (t *Table) CountTime(points int) float64 {
	return float64(max(points, -points)) * t.points.every
}

// CountSteps lets points be counted as steps of a pawn: one in so many ticks.
func (t *Table) CountSteps(ticks float64) { t.points.every = ticks }
