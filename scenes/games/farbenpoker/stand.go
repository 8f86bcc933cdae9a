package farbenpoker

import (
	"slices"

	fp "treille/engine/farbenpoker"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// letters name the sides of the stand.
var letters = [...]string{"A", "B"}

// stand adds the wood of one side, with a gold line round it if all three sticks
// come to it.
func (v *view) stand(i int) {
	d := &v.ground.sides[i]
	v.put(sprites.Stand(d.front, letters[i]), d.box, zStand)
	v.Stage.Place(sideID(i), ui.R(d.box.X-sideOut, d.box.Y-sideOut, d.box.W+2*sideOut, d.box.H+sideOut+sideBelow))
	if v.framed(i) {
		v.put(sprites.Surface{Kind: sprites.StandFrame}, d.box, zStand)
	}
}

// framed reports whether a side is the one that takes all three sticks.
func (v *view) framed(i int) bool {
	if v.now.Phase != fp.PhasePutSet && v.now.Phase != fp.PhasePutBack {
		return false
	}
	if v.now.PutSide != fp.NoSide {
		return int(v.now.PutSide-fp.SideA) == i
	}
	return v.picked != fp.NoHole && sideOf(v.picked) == i
}

// holeID is the id of a hole's control. All holes have one, always in the same
// order (rule F40).
func holeID(h fp.Hole) string { return holePrefix + h.String() }

const holePrefix = "hole/"

// holes adds all holes, the rings of those that may be chosen, and their controls.
func (v *view) holes() {
	deciding := v.Deciding()
	for h := range fp.Hole(holes) {
		d := v.ground.sideOf(h)
		if !v.now.Standing.Has(h) || v.open3(h) {
			v.Stage.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: artFolder + "hole"}, Box: d.hole(h), Z: zHoles})
		}
		switch {
		case h == v.picked:
			light := d.round(h, 92/0.86, 82/0.86, 112/0.86)
			if v.putting() {
				light = d.round(h, 72/0.86, 25/0.86, 50/0.86)
			}
			v.put(sprites.Surface{Kind: sprites.Spot}, light, zShade)
			v.put(sprites.Surface{Kind: sprites.HoleRing, State: sprites.On}, d.ring(h), zRing)
		case deciding && v.putting() && v.mayPut(h):
			v.mark(sprites.HoleRing, h)
		}
		v.holeControl(h)
	}
	v.spots()
	v.weighed()
}

// weighed rings, in a replay at a decision that could have been better, the hole that was played, dashed, and
// the better one.
func (v *view) weighed() {
	played, better := v.Weighed()
	for h := range fp.Hole(holes) {
		if slices.Contains(played, holeID(h)) {
			v.mark(sprites.HoleLeft, h)
		}
		if slices.Contains(better, holeID(h)) {
			v.put(sprites.Surface{Kind: sprites.HoleRing, State: sprites.On}, v.ground.sideOf(h).ring(h), zRing)
		}
	}
}

// open3 reports whether a stick stands in a hole and is just going down: the hole is
// seen below it. The one that is picked is seen in full, too.
func (v *view) open3(h fp.Hole) bool {
	return h == v.picked || v.lands != nil && v.lands.hole == h
}

// spots are the light and the ring round the hole that a stick has left or comes to.
func (v *view) spots() {
	switch {
	case v.lands != nil:
		l := v.lands
		if l.from != fp.NoHole {
			v.mark(sprites.HoleLeft, l.from)
			if l.leaving() {
				v.spot(l.from)
				return
			}
		}
		v.spot(l.hole)
	case v.sticks.hand() == nil || v.now.From == fp.NoHole:
	case v.chosen() != fp.NoHole, v.Deciding(): // the stick hangs over another, or may: those are ringed
		v.mark(sprites.HoleLeft, v.now.From)
	default:
		v.spot(v.now.From)
	}
}

// spot lights a hole.
func (v *view) spot(h fp.Hole) {
	v.put(sprites.Surface{Kind: sprites.Spot}, v.ground.sideOf(h).round(h, 104, 0.84*104, 1.1*104), zShade)
	v.mark(sprites.HoleRing, h)
}

// mark lays a ring round a hole, or that of one which the stick in hand has left.
func (v *view) mark(kind sprites.SurfaceKind, h fp.Hole) {
	v.put(sprites.Surface{Kind: kind}, v.ground.sideOf(h).ring(h), zRing)
}

// target is where a hole can be touched, or the stick that stands in it and hides the one behind: the
// whole of it, where the dice are far enough from the back row.
func (v *view) target(h fp.Hole) ui.Rect {
	d := v.ground.sideOf(h)
	if v.putting() {
		return d.target(h, aboveHole)
	}
	above, back := aboveStick, d.box.Y+backRow*d.s
	for _, die := range v.ground.dice { // which can be touched, too
		if low := v.dieTarget(die).Bottom() + clearOfDice/v.Frame.Unit; low < back {
			above = min(above, (back-low)/d.py)
		}
	}
	return d.target(h, max(above, aboveHole))
}

// holeControl lets a hole be touched, or say why not.
func (v *view) holeControl(h fp.Hole) {
	what := v.x.Labels.Free
	switch {
	case h == v.picked && v.putting():
		what = v.x.Labels.Chosen
	case h == v.picked:
		what = v.x.Labels.Picked
	case v.now.Standing.Has(h):
		what = v.x.Labels.Stick
	}
	c := ui.Control{ID: holeID(h), Group: "hole", Part: true, Checked: h == v.picked, Rect: v.target(h),
		Label: v.Words.Labelled(lang.Capital(v.holeWords(h)), what)}
	_, throws := v.t.Throw()
	switch reason := v.holeReason(h); {
	case v.watches() && !v.soon() && !throws && v.t.Shows(): // a press skips that, as beside the holes
		c.Disabled = true
	case reason != "":
		c.Disabled, c.Reason = true, reason
	default:
		c.Act = func() { v.pick(h) }
	}
	if v.now.Standing.Has(h) && !v.watches() {
		c.Inspect = func() { v.Inspect(v.standingStick(h)) }
	}
	v.dragged(&c, h)
	v.Stage.Control(c)
}

// standing adds the sticks in their holes, in the order of the holes: no other order
// tells one stick from another (rule F40).
func (v *view) standing() {
	for h := range fp.Hole(holes) {
		t := v.sticks.at(inHole, int(h))
		if t == nil {
			continue
		}
		if v.lands != nil && v.lands.stick == t {
			v.landingStick()
			continue
		}
		d := v.ground.sideOf(h)
		x, y := d.at(h)
		v.put(sprites.Surface{Kind: sprites.StickShadow}, ui.R(x, y, 31*d.s, 16*d.s), zShade)
		it := ui.Item{Key: t.key, Kind: ui.Piece, Look: sprites.Look{ID: artFolder + "stick-standing"}, Z: zStick + rowOf(h), Box: d.standing(h)}
		if h == v.picked && !v.putting() {
			it.Look.ID, it.Box = stickArt(fp.None), v.ground.pulled(h, 16)
			v.Stage.Place(handID, v.raised())
			v.Stage.Clip(v.ground.above(h))
		}
		if !v.watches() {
			v.Inspectable(&it, func() *table.Inspection { return v.standingStick(h) })
			v.LookAt(d.target(h, aboveHole), func() *table.Inspection { return v.standingStick(h) })
		}
		v.Stage.Add(it)
		v.Stage.EndClip()
		if h == v.picked && !v.putting() {
			v.holeFront(h, it.Z)
		}
		v.bare(h, it)
	}
}

// watches reports whether somebody plays here, and others are at it: a stick in large would hide what he has to
// remember, and says nothing.
func (b *tableState) watches() bool {
	return b.t.People() > 0 && !b.t.Deciding() && !b.t.Replayed() && b.now.Phase != fp.PhaseOver
}

// bares reports whether sticks in their holes show what they hide, if it was shown: once the game is over, also
// when it is seen again (rule F40).
func (b *tableState) bares() bool { return b.now.Phase == fp.PhaseOver || b.t.ReplayedWhole() }

// bare shows on a stick in its hole what it hides, if it was shown and may be told.
func (v *view) bare(h fp.Hole, stick ui.Item) {
	if c := v.in.Seen(h); v.bares() && c != fp.Unseen && c != fp.None {
		w := max(stick.Box.W*bareWide, leastBare)
		v.Stage.Lay(shapeOf(c, w).Raised(stick.Z), ui.R(stick.Box.CX()-w/2, stick.Box.Y+stick.Box.W/2, w, w))
	}
}

// holeFront darkens the foot of a stick that rises out of a hole, or goes down.
func (v *view) holeFront(h fp.Hole, z int) {
	v.put(sprites.Surface{Kind: sprites.HoleFront}, v.ground.sideOf(h).round(h, 24.8, 8.5, 15), z)
}

// standingStick is what can be said of any stick in its hole; of one that was shown, its colour
// if it may be told.
func (v *view) standingStick(h fp.Hole) *table.Inspection {
	words := v.x.Labels.Standing
	if c := v.in.Seen(h); v.bares() {
		if c != fp.Unseen {
			return v.openStick(c)
		}
		words = v.x.Labels.NeverSeen
	}
	return &table.Inspection{Look: sprites.Look{ID: artFolder + "stick-standing"}, Words: words}
}
