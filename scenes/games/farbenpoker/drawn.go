package farbenpoker

import (
	"math"

	fp "treille/engine/farbenpoker"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// drawnSticks adds the sticks that are out: in hand, by the dice, in the grooves.
func (v *view) drawnSticks() {
	if t := v.sticks.hand(); t != nil {
		v.handStick(t)
	}
	for i := range v.sticks {
		t := &v.sticks[i]
		if t.place != inSlot && t.place != inGroove {
			continue
		}
		if h := v.chosen(); v.due(t) && h != fp.NoHole && v.putting() {
			v.slotLeft(t, h)
			v.over(t, h)
			continue
		}
		v.lie(t)
		v.stickControl(t)
	}
}

// chosen is the hole that the player has chosen for the next stick, or NoHole.
func (v *view) chosen() fp.Hole {
	if v.picked != fp.NoHole {
		return v.picked
	}
	return v.hangs
}

// handStick adds the stick in hand: it rises, its tip last, or hangs over the hole
// that it will go to.
func (v *view) handStick(t *stick) {
	h := fp.Hole(t.index)
	if v.now.Phase == fp.PhaseMiss {
		if q := v.chosen(); q != fp.NoHole {
			h = q
			v.way(v.ground.hang(fp.Hole(t.index)), h)
		}
		v.over(t, h)
		return
	}
	box, flight := v.ground.pulled(h, stickLong-tipLong-stickTop), ui.Flight{Ticks: rises, Pull: true}
	if t.colour != fp.None {
		box, flight = v.ground.hang(h), ui.Flight{Ticks: clears}
		v.Stage.Place(handID, box)
	}
	if v.said() == nil {
		v.holeFront(h, zFront)
	}
	v.Stage.Clip(v.ground.above(h))
	v.open(t, t.colour, box, flight, zHand)
	v.Stage.EndClip()
}

// over hangs a stick over a hole.
func (v *view) over(t *stick, h fp.Hole) {
	v.Stage.Place(handID, v.ground.hang(h))
	v.Stage.Clip(v.ground.above(h))
	v.open(t, t.colour, v.ground.hang(h), ui.Flight{}, zHand)
	v.Stage.EndClip()
}

// open adds a stick that lies open.
func (v *view) open(t *stick, c fp.Colour, box ui.Rect, flight ui.Flight, z int) {
	it := ui.Item{Key: t.key, Kind: ui.Piece, Look: sprites.Look{ID: stickArt(c), Lift: sprites.Card}, Box: box, Centred: true, Flight: flight, Z: z}
	if c != fp.None {
		v.Inspectable(&it, func() *table.Inspection { return v.openStick(c) })
		v.LookAt(v.raised().Grow(slotTouch/v.Frame.Unit, 0), func() *table.Inspection { return v.openStick(c) })
	}
	v.Stage.Add(it)
}

// openStick is a stick in large whose colour is seen now.
func (v *view) openStick(c fp.Colour) *table.Inspection {
	return &table.Inspection{Look: sprites.Look{ID: stickArt(c)},
		Words: v.x.Labels.Coloured.With("colour", v.colour(c), "shape", v.shape(c))}
}

// landingStick adds the stick on its way into a hole: through the air, then down. Where
// nothing travels, it stays for half of that time where it was, while that flashes.
func (v *view) landingStick() {
	l := v.lands
	z := zHand
	if v.Frame.Reduced && l.leaving() {
		if l.from != fp.NoHole {
			v.open(l.stick, l.colour, v.ground.hang(l.from), ui.Flight{}, z)
		} else {
			v.lieIn(l.stick.key, l.colour, v.ground.slots[l.slot])
		}
		return
	}
	if !l.sinking() {
		v.open(l.stick, l.colour, v.ground.hang(l.hole), ui.Flight{Ticks: crossing - 4, Rise: arcHigh * v.ground.k}, zFlies)
		return
	}
	v.holeFront(l.hole, zFront)
	v.Stage.Clip(v.ground.above(l.hole))
	v.open(l.stick, l.colour, v.ground.pulled(l.hole, 0), ui.Flight{Ticks: sinks - 2}, z)
	v.Stage.EndClip()
}

// slotOf is the slot or the groove that a stick lies in.
func (v *view) slotOf(t *stick) ui.Rect {
	if t.place == inGroove {
		return v.groove(t.drawn)
	}
	return v.ground.slots[t.index]
}

// lie lays a stick into the slot of its die, or into a groove.
func (v *view) lie(t *stick) {
	box := v.slotOf(t)
	v.lieIn(t.key, t.colour, box)
	if v.now.Phase == fp.PhasePutBack && v.lands == nil {
		v.number(t.drawn+1, v.due(t), box.Right()-badgeWide*v.ground.k*0.3, box.CY())
	}
}

// lieIn lays a stick of a colour into a groove.
func (v *view) lieIn(key string, c fp.Colour, box ui.Rect) {
	it := ui.Item{Key: key, Kind: ui.Piece, Look: sprites.Look{ID: stickArt(c), Lift: sprites.Token}, Box: lying(box),
		Turn: 90, Centred: true, Z: zDice, Flight: ui.Flight{Ticks: slides, Rise: 10}}
	v.Inspectable(&it, func() *table.Inspection { return v.openStick(c) })
	v.LookAt(box.Grow(0, slotTouch/v.Frame.Unit), func() *table.Inspection { return v.openStick(c) })
	v.Stage.Add(it)
}

// slotLeft marks where a stick lay that hangs over a hole, and its way.
func (v *view) slotLeft(t *stick, h fp.Hole) {
	in := lying(v.slotOf(t))
	mark := ui.R(in.CX()-in.H/2, in.CY()-in.W/2, in.H, in.W)
	v.put(sprites.Surface{Kind: sprites.SlotLeft}, mark, zDice)
	v.way(ui.R(mark.Right(), mark.CY(), 0, 0), h)
}

// way draws the dashed way from where a stick was to the top of where it hangs over a
// hole.
func (v *view) way(from ui.Rect, h fp.Hole) {
	to := v.ground.hang(h)
	x0, y0, x1, y1 := from.CX(), from.Y, to.CX(), max(to.Y-4, v.ground.felt.Y+8) // its head may be above the felt
	rise := 6.0
	if from.W > 0 { // it begins at the hole
		x0, y0 = v.ground.sideOf(v.now.From).at(v.now.From)
		y0 -= 8
		rise = arcHigh * v.ground.k
	}
	if math.Abs(x1-x0) < 12 && math.Abs(y1-y0) < 40 {
		return
	}
	top := max(min(y0, y1)-rise, v.ground.felt.Y+4)
	r := ui.R(min(x0, x1), top, math.Abs(x1-x0), max(y0, y1)-top)
	v.put(sprites.Way(y0-top, y1-top, x1 < x0), r, zWay)
}

// groove is where the n-th stick of a comeback lies that matched no die, beside the
// pot.
func (v *view) groove(n int) ui.Rect {
	r := v.ground.notes
	h := min(20*v.ground.k, r.H/3.2)
	w := min(r.W, 120*v.ground.k)
	return ui.R(r.Right()-w, r.Y+float64(n)*(r.H-h)/2, w, h)
}
