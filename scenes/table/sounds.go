package table

import (
	"time"

	"treille/audio"
	"treille/engine"
	"treille/scenes/ui"
)

// A cue is a sound of an event, and the ticks until it is heard: a piece sounds
// when it lands, not when it sets out.
type cue struct {
	sound   audio.Sound
	options audio.Options
	left    float64
	beat    int // the event's number
}

// cues are the sounds that are still to be heard. Where events are shown faster
// than they can be followed, only the last one sounds, and softly.
type cues struct {
	list  []cue
	beat  int  // events so far
	hurry bool // what comes in this tick is skipped
	still int  // ticks since something that was skipped was heard
}

// Hear plays a sound of the event that is being shown, so many ticks from now: it
// comes from the seat that it belongs to, Chance for the middle of the table.
func (t *Table) Hear(from engine.Player, after float64, s audio.Sound) {
	t.HearWith(from, after, s, audio.Options{})
}

// HearWith is Hear for a sound in its own way.
func (t *Table) HearWith(from engine.Player, after float64, s audio.Sound, o audio.Options) {
	o = t.fromSeat(from, o)
	t.cues.list = append(t.cues.list, cue{s, o, after, t.cues.beat})
}

// HearDie lets a die be heard that somebody throws as the nth from 0: where it touches the felt,
// or once, where nothing travels.
func (t *Table) HearDie(from engine.Player, nth int) {
	if t.app.Frame().Reduced {
		t.Hear(from, 0, audio.Dice)
		return
	}
	for i, after := range ui.ThrowTouches {
		t.HearWith(from, after+ui.ThrowLater*float64(nth), audio.Dice, audio.Options{Gain: againSofter * float64(i)})
	}
}

// PlayAt plays a sound at once, where a seat sits.
func (t *Table) PlayAt(from engine.Player, s audio.Sound, o audio.Options) {
	t.app.PlayWith(s, t.fromSeat(from, o))
}

// Knocks is how a seat's knuckles sound.
func (t *Table) Knocks(p engine.Player) audio.Options {
	return audio.Options{Pitch: knuckles * (2*float64(p)/float64(max(1, t.Players()-1)) - 1)}
}

// fromSeat lets a sound come from a seat's side of the screen; others than the
// viewer are a little farther away.
func (t *Table) fromSeat(p engine.Player, o audio.Options) audio.Options {
	if p < 0 || p == t.base {
		return o
	}
	o.Gain += farther
	if c := t.app.Stage().Find(seatControl(p)); c != nil {
		full := t.app.Frame().Full
		o.Pan += aside * max(-1, min(1, 2*(c.Rect.CX()-full.X)/full.W-1)) // from left, -1, to right, 1
	}
	return o
}

// clear forgets what is still to be heard.
func (c *cues) clear() { c.list = c.list[:0] }

// play lets be heard what is due after one tick at a pace.
func (c *cues) play(t *Table, pace float64, hurry bool) {
	hurry = hurry || c.hurry
	c.hurry = false
	c.still++
	if hurry {
		c.playLast(t)
		return
	}
	waiting := c.list[:0]
	for _, q := range c.list {
		if q.left > 0 {
			q.left -= pace
			waiting = append(waiting, q)
			continue
		}
		t.app.PlayWith(q.sound, q.options)
	}
	c.list = waiting
}

// playLast lets only the last event be heard that sounds at all.
func (c *cues) playLast(t *Table) {
	if len(c.list) == 0 || c.still < skipEvery {
		c.clear()
		return
	}
	last := c.list[len(c.list)-1].beat
	first := -1.0
	for _, q := range c.list {
		if q.beat != last {
			continue
		}
		if first < 0 {
			first = q.left
		}
		q.options.Gain += skipped
		q.options.Delay += time.Duration((q.left - first) / ui.TicksPerSecond * float64(time.Second))
		t.app.PlayWith(q.sound, q.options)
	}
	c.clear()
	c.still = 0
}
