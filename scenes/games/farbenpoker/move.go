package farbenpoker

import (
	"slices"

	"treille/audio"
	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/scenes/ui"
)

// A rolling is a die as it is seen.
type rolling struct {
	colour fp.Colour // that it shows, or will show once it lies
	roll   int       // the number of its roll,
	nth    int       // which die it is of those that were thrown together
	lifted bool      // it was taken up, to be rolled again (F11),
	before fp.Colour // after which it had shown this one
	left   float64   // ticks until it lies
}

// rollDie throws a die, as the nth of a throw.
func (b *tableState) rollDie(die, nth int, c fp.Colour) {
	b.rolls++
	f := &b.faces[die]
	again := *f
	*f = rolling{colour: c, roll: b.rolls, nth: nth}
	if again.lifted {
		f.before = again.colour
	}
	if !b.frame().Reduced {
		f.left = ui.ThrowTicks + ui.ThrowLater*float64(nth)
	}
}

// roll moves the dice on that are thrown. It reports whether one has come to lie.
func (b *tableState) roll(pace float64) bool {
	changed := false
	for i := range b.faces {
		f := &b.faces[i]
		if f.left > 0 {
			f.left = max(0, f.left-pace)
			changed = changed || f.left == 0
		}
	}
	return changed
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
