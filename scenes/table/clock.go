package table

import (
	"strconv"

	"treille/audio"
	"treille/engine"
	"treille/scenes/ui"
	"treille/sprites"
)

// lastShare is the share of a time from which on it is said how much of it is left.
const lastShare = .25

// tickClock rings once when little is left of the time of the player here.
func (t *Table) tickClock(c Company) {
	share, runs := c.Clock(t.Me())
	last := runs && share < lastShare
	if last && !t.social.rung {
		t.Play(audio.Bell)
	}
	t.social.rung = last
}

// clockSign changes whenever a player's clock looks otherwise.
func clockSign(c Company, p engine.Player) string {
	if share, runs := c.Clock(p); runs {
		return strconv.Itoa(clockPart(share))
	}
	return ""
}

func clockPart(share float64) int { return int(share*sprites.ClockParts + .999) }

// ringed adds a clock round a player's crest, if his time runs, and returns the box of the crest in it.
func (c *Canvas) ringed(p engine.Player, x, y, w float64) (_, _, _ float64) {
	co := c.company()
	if co == nil || w < leastRinged {
		return x, y, w
	}
	share, runs := co.Clock(p)
	if !runs {
		return x, y, w
	}
	inner := w * ringedCrest
	cx, cy := x+w/2, y+w*sprites.Ratio(CrestArt(c.Seat(p).Crest))/2
	r := inner*ringRadius + ringGroove
	c.Stage.Put(sprites.Clock(clockPart(share), share < lastShare), ui.R(cx-r, cy-r, 2*r, 2*r))
	return cx - inner/2, cy - inner*ringedHigh, inner
}
