package farbenpoker

import (
	fp "treille/engine/farbenpoker"
	"treille/scenes/ui"
)

// raised is where a stick is drawn that is out of its hole, hangs over one, or is
// picked; empty without one.
func (v *view) raised() ui.Rect {
	if v.lands != nil {
		return ui.Rect{}
	}
	t := v.sticks.hand()
	switch {
	case v.putting() && v.chosen() != fp.NoHole:
		return v.ground.hang(v.chosen())
	case t != nil:
		return v.ground.hang(fp.Hole(t.index))
	case v.picked != fp.NoHole && !v.putting():
		const out = 16
		r := v.ground.pulled(v.picked, out)
		r.H = (stickTop + out) * v.ground.sideOf(v.picked).s
		return r
	}
	return ui.Rect{}
}

// before is the height at which something lies in a box: in front of a stick that is out, which
// would hide it.
func (v *view) before(z int, box ui.Rect) int {
	if box.Meets(v.raised()) {
		return zHand + 1
	}
	return z
}

// aside is a box beside a stick that is out and would be before it.
func aside(box, stick ui.Rect) ui.Rect {
	switch {
	case !box.Meets(stick):
	case stick.CX() < box.CX():
		box.X = stick.Right() + outOfWay
	default:
		box.X = stick.X - outOfWay - box.W
	}
	return box
}

// outOfWay is how far from a stick that is out lies what it would cover.
const outOfWay = 5.0

// beyond is the larger part of a room that a stick leaves free beside it.
func beyond(room, stick ui.Rect) ui.Rect {
	if !room.Meets(stick) {
		return room
	}
	left, right := stick.X-outOfWay-room.X, room.Right()-stick.Right()-outOfWay
	if left > right {
		room.W = left
		return room
	}
	room.X, room.W = room.Right()-right, right
	return room
}
