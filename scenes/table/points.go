package table

import (
	"treille/audio"
	"treille/engine"
)

// A counter counts the points that are shown up to those that have been scored.
type counter struct {
	shown [engine.MaxPlayers]int
	wait  float64 // ticks since the last point; negative before the first
}

// settle shows all points at once.
func (c *counter) settle(t *Table) {
	for i := range t.Players() {
		c.shown[i] = t.guest.Score(engine.Player(i))
	}
}

// counting reports whether points are still to be counted.
func (c *counter) counting(t *Table) bool {
	for i := range t.Players() {
		if c.shown[i] != t.guest.Score(engine.Player(i)) {
			return true
		}
	}
	return false
}

// count goes on by one tick, one point at a time. It reports whether other
// points are shown now.
func (c *counter) count(t *Table, pace float64, instant bool) bool {
	if !c.counting(t) {
		return false
	}
	if c.wait += pace; c.wait < countEvery && !instant {
		return false
	}
	c.wait = 0
	if instant {
		c.settle(t)
		return true
	}
	for i := range t.Players() {
		switch d := t.guest.Score(engine.Player(i)) - c.shown[i]; {
		case d > 0:
			c.shown[i]++
			t.room.Sound.Play(audio.Star, audio.Options{Pitch: float64(c.shown[i] % 12)})
		case d < 0:
			c.shown[i]--
		}
	}
	return true
}
