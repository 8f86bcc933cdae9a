package farbenpoker

import (
	"slices"

	"treille/audio"
	"treille/engine"
	fp "treille/engine/farbenpoker"
)

// A rolling is a die as it is seen: while it tumbles, other faces than the one that
// it will show.
type rolling struct {
	colour fp.Colour // that it shows, or showed before it was taken up
	roll   int       // the number of its roll
	lifted bool      // it was taken up, to be rolled again (F11),
	before fp.Colour // after which it had shown this one
	left   float64   // ticks for which it tumbles
}

// rollDie lets a die fall.
func (b *tableState) rollDie(die int, c fp.Colour) {
	b.rolls++
	f := &b.faces[die]
	again := *f
	*f = rolling{colour: c, roll: b.rolls, left: tumbles}
	if again.lifted {
		f.roll, f.before = again.roll, again.colour // the same die: it goes on from where it is
	}
	if b.frame().Reduced {
		f.left = 0
	}
}

// roll moves the tumbling dice on. It reports whether one shows another face.
func (b *tableState) roll(pace float64) bool {
	changed := false
	for i := range b.faces {
		f := &b.faces[i]
		if f.left <= 0 {
			continue
		}
		before := int(f.left / faceEvery)
		f.left = max(0, f.left-pace)
		changed = changed || int(f.left/faceEvery) != before || f.left == 0
	}
	return changed
}

// face is the colour that a die shows at this moment.
func (f *rolling) face(die int) fp.Colour {
	if f.left < settles {
		return f.colour
	}
	const colours = 6
	return fp.Red + fp.Colour((int(f.colour)+2*die+int(f.left/faceEvery))%colours)
}

// A flyingChip is one on its way from the place with an id to another.
type flyingChip struct {
	key      int
	from, to string
	delay    float64 // ticks that it waits,
	left     float64 // and until it is there
}

// send lets chips fly, one after the other; of many, some fly for all.
func (b *tableState) send(n int, from, to string) {
	if b.frame().Reduced {
		return
	}
	for i := range min(n, mostFlying) {
		b.chipNo++
		delay := chipEvery * float64(i)
		b.chips = append(b.chips, flyingChip{key: b.chipNo, from: from, to: to, delay: delay, left: delay + chipFlies})
	}
}

// fly moves the chips on. It reports whether one has arrived.
func (b *tableState) fly(pace float64) bool {
	n := len(b.chips)
	for i := range b.chips {
		b.chips[i].left -= pace
	}
	b.chips = slices.DeleteFunc(b.chips, func(c flyingChip) bool { return c.left <= 0 })
	return len(b.chips) < n
}

// A landing is a stick on its way into a hole: first over it, then down.
type landing struct {
	stick   *stick
	colour  fp.Colour // that it shows until it stands
	from    fp.Hole   // that it was drawn from, or NoHole,
	slot    int       // if it lay by a die
	hole    fp.Hole
	crosses bool // it is not over the hole yet
	left    float64
}

// putInto sends a stick on its way into a hole, and returns how long that is shown.
func (b *tableState) putInto(t *stick, h fp.Hole) float64 {
	l, sound := &landing{stick: t, colour: t.colour, from: fp.NoHole, hole: h, left: sinks, crosses: b.hangs != h}, audio.Slide
	if t.place == inHand {
		l.from = fp.Hole(t.index)
	} else {
		l.slot = t.index
	}
	if l.crosses {
		l.left, sound = sinks+crossing, audio.Arc
	}
	b.t.HearWith(engine.Chance, 0, sound, b.panOf(h))
	*t = stick{key: t.key, place: inHole, index: int(h)} // nobody is told its colour any more
	b.lands = l
	return l.left + afterPut
}

// sinking reports whether the stick goes down already.
func (l *landing) sinking() bool { return l.left <= sinks }

// leaving reports whether the first half of its way through the air is shown.
func (l *landing) leaving() bool { return l.left > sinks+crossing/2 }

// land moves the stick on. It reports whether a new part of its way begins.
func (b *tableState) land(pace float64) bool {
	l := b.lands
	before := l.sinking()
	half := l.leaving()
	if l.left -= pace; l.left <= 0 {
		b.lands = nil
		return true
	}
	return before != l.sinking() || half != l.leaving()
}
