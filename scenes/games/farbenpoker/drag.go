package farbenpoker

import (
	"strconv"

	"treille/audio"
	fp "treille/engine/farbenpoker"
	"treille/scenes/lang"
	"treille/scenes/ui"
)

// dragged lets a hole's control drag a stick: the one that stands in it, while one is to be
// drawn, or the one that is to be put back and hangs before it, which any hole takes that may.
func (v *view) dragged(c *ui.Control, h fp.Hole) {
	switch {
	case !v.Deciding():
	case v.putting():
		if t := v.next(); t != nil && v.target(h).Meets(v.raised()) {
			v.carries(c, t)
		}
		if v.mayPut(h) && !v.early {
			c.Take = func() { v.putAt(h) }
		}
	case c.Act != nil:
		c.Piece = v.sticks.at(inHole, int(h)).key
		if h == v.picked {
			c.Twin = v.raised()
		}
		c.PickUp = func() {
			if v.picked != h {
				v.picked, v.again = h, false
				v.t.PlayAt(v.t.Base(), audio.Dealt, audio.Options{Gain: pickSofter})
			}
		}
		c.PutDown = func(x, y float64) {
			if v.picked == h && !v.target(h).Has(x, y) && y < v.target(h).Bottom() { // it is out of its hole
				v.decide()
			}
		}
	}
}

// next is the stick that is to be put back now, or nil.
func (b *tableState) next() *stick {
	if t := b.sticks.hand(); t != nil {
		return t
	}
	return b.sticks.find(func(t *stick) bool { return (t.place == inSlot || t.place == inGroove) && b.due(t) })
}

// putAt puts the stick that was dropped on a hole into it.
func (b *tableState) putAt(h fp.Hole) {
	b.picked = h
	b.decide()
}

// carries lets a control drag the stick that is to be put back. Where no hole takes it, it is
// said why not.
func (v *view) carries(c *ui.Control, t *stick) {
	c.Piece = t.key
	c.PickUp = func() { v.early = false }
	c.PutDown = func(x, y float64) {
		for h := range fp.Hole(holes) {
			if reason := v.holeReason(h); reason != "" && v.target(h).Has(x, y) {
				v.t.Play(audio.Refused)
				v.t.App().Refuse(reason)
			}
		}
	}
}

// slotTouch is how high the place of a stick that lies out is at least, to be touched, in CSS pixels.
const slotTouch = 24.0

// stickControl lets a stick be dragged that lies by its die or in a groove and is to be put back next;
// for who presses it, it says how, and of another by a die, which goes first. In a lesson, whose plate may cover
// it, the hole is pressed.
func (v *view) stickControl(t *stick) {
	next := v.next()
	if !v.Deciding() || !v.putting() || v.Taught() || next == nil || t != next && t.place == inGroove {
		return
	}
	r := v.slotOf(t).Grow(0, slotTouch/v.Frame.Unit)
	if t.place == inSlot {
		r = r.Around(v.ground.dice[t.index])
	}
	c := ui.Control{ID: "stick/next", Rect: r, Part: true, Disabled: true, Label: lang.Capital(v.colour(t.colour)), Reason: v.x.Reasons.PickHole,
		Inspect: func() { v.Inspect(v.openStick(t.colour)) }}
	v.carries(&c, t)
	if t != next {
		c.ID, c.Reason = "stick/later/"+strconv.Itoa(t.index), v.x.Reasons.PutFirst.With("colour", v.colour(next.colour))
		c.PickUp = func() { v.early = true }
		c.PutDown = func(_, _ float64) {
			v.early = false
			v.t.Play(audio.Refused)
			v.t.App().Refuse(c.Reason)
		}
	}
	v.Stage.Control(c)
}
