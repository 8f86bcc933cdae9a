package farbenpoker

import (
	"strconv"
	"strings"

	fp "treille/engine/farbenpoker"
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
	top := ui.R(d.box.X, d.box.Y, d.box.W, d.box.H-d.front)
	v.Stage.Place(sideID(i), top.Inset(sideInset))
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
func holeID(h fp.Hole) string { return "hole/" + h.String() }

func isHole(id string) bool { return strings.HasPrefix(id, "hole/") }

// holes adds all holes, the rings of those that may be chosen, and their controls.
func (v *view) holes() {
	deciding := v.Deciding()
	for h := range fp.Hole(holes) {
		d := &v.ground.sides[sideOf(h)]
		x, y := d.at(h)
		s := d.s
		if !v.now.Standing.Has(h) || v.open3(h) {
			v.Stage.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: artFolder + "hole"}, Box: ui.R(x-holeWide*s/2, y-8*s, holeWide*s, 16*s), Z: zHoles})
		}
		ring := ui.R(x-ringWide*s/2, y-ringHigh*s/2, ringWide*s, ringHigh*s)
		switch {
		case h == v.picked:
			w, tall := 92*s/0.86, 112*s/0.86
			cy := y - 26*s/0.86
			if v.putting() {
				w, tall, cy = 72*s/0.86, 50*s/0.86, y
			}
			v.put(sprites.Surface{Kind: sprites.Spot}, ui.R(x-w/2, cy-tall/2, w, tall), zShade)
			v.put(sprites.Surface{Kind: sprites.HoleRing, State: sprites.On}, ring, zRing)
		case deciding && v.putting() && v.mayPut(h):
			v.put(sprites.Surface{Kind: sprites.HoleRing}, ring, zRing)
		}
		v.holeControl(h)
	}
	v.spots()
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
		if l.from != fp.NoHole && l.leaving() {
			v.left(l.from)
			v.spot(l.from)
			return
		}
		v.spot(l.hole)
	case v.sticks.hand() != nil && v.now.From != fp.NoHole:
		if v.now.Phase == fp.PhaseMiss {
			if v.picked != fp.NoHole {
				v.left(v.now.From)
			}
			return
		}
		v.spot(v.now.From)
	}
}

// spot lights a hole.
func (v *view) spot(h fp.Hole) {
	d := &v.ground.sides[sideOf(h)]
	x, y := d.at(h)
	w := 104 * d.s
	v.put(sprites.Surface{Kind: sprites.Spot}, ui.R(x-w/2, y-0.84*w, w, 1.1*w), zShade)
	v.put(sprites.Surface{Kind: sprites.HoleRing}, ui.R(x-ringWide*d.s/2, y-ringHigh*d.s/2, ringWide*d.s, ringHigh*d.s), zRing)
}

// left marks the hole that the stick in hand has left.
func (v *view) left(h fp.Hole) {
	d := &v.ground.sides[sideOf(h)]
	x, y := d.at(h)
	v.put(sprites.Surface{Kind: sprites.HoleLeft}, ui.R(x-ringWide*d.s/2, y-ringHigh*d.s/2, ringWide*d.s, ringHigh*d.s), zRing)
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
	c := ui.Control{ID: holeID(h), Group: "hole", Part: true, Checked: h == v.picked, Rect: v.ground.sides[sideOf(h)].target(h),
		Label: v.x.Labels.Hole.With("side", letters[sideOf(h)], "row", strconv.Itoa(rowOf(h)+1), "place", strconv.Itoa(placeOf(h)+1), "what", what)}
	if reason := v.holeReason(h); reason != "" {
		c.Disabled, c.Reason = true, reason
	} else {
		c.Act = func() { v.pick(h) }
	}
	if v.now.Standing.Has(h) {
		c.Inspect = func() { v.Inspect(v.standingStick()) }
	}
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
		d := &v.ground.sides[sideOf(h)]
		x, y := d.at(h)
		v.put(sprites.Surface{Kind: sprites.StickShadow}, ui.R(x, y, 31*d.s, 16*d.s), zShade)
		it := ui.Item{Key: t.key, Kind: ui.Piece, Look: sprites.Look{ID: artFolder + "stick-standing"}, Z: zStick + rowOf(h),
			Box: ui.R(x-stickWidth*d.s/2, y-stickTop*d.s, stickWidth*d.s, stickHigh*d.s)}
		if h == v.picked && !v.putting() {
			it.Look.ID, it.Box = stickArt(fp.None), v.ground.pulled(h, 16)
			v.Stage.Clip(v.ground.above(h))
		}
		v.Inspectable(&it, v.standingStick)
		v.Stage.Add(it)
		v.Stage.EndClip()
		if h == v.picked && !v.putting() {
			v.holeFront(h, it.Z)
		}
	}
}

// holeFront darkens the foot of a stick that rises out of a hole, or goes down.
func (v *view) holeFront(h fp.Hole, z int) {
	d := &v.ground.sides[sideOf(h)]
	x, y := d.at(h)
	v.put(sprites.Surface{Kind: sprites.HoleFront}, ui.R(x-12.4*d.s, y-8.5*d.s, 24.8*d.s, 15*d.s), z)
}

// standingStick is what can be said of any stick in its hole.
func (v *view) standingStick() *table.Inspection {
	return &table.Inspection{Look: sprites.Look{ID: artFolder + "stick-standing"}, Ratio: stickHigh / stickWidth / 3, Words: v.x.Labels.Standing}
}
