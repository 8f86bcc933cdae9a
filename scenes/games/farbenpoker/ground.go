package farbenpoker

import (
	fp "treille/engine/farbenpoker"
	"treille/scenes/ui"
)

// A side is where one side of the stand lies.
type side struct {
	box    ui.Rect // top and front
	front  float64
	px, py float64 // distances of its holes
	s      float64 // scale of its sticks
}

// at is the middle of a hole.
func (d *side) at(h fp.Hole) (x, y float64) {
	row := rowOf(h)
	narrow := 1 - rowNarrower*float64(rows-1-row)
	return d.box.CX() + (float64(placeOf(h))-2.5)*d.px*narrow, d.box.Y + backRow*d.s + float64(row)*d.py
}

// round is a box about the middle of a hole, in units of its sticks: so wide, and from so
// much above it so high.
func (d *side) round(h fp.Hole, w, above, high float64) ui.Rect {
	x, y := d.at(h)
	return ui.R(x-w*d.s/2, y-above*d.s, w*d.s, high*d.s)
}

// hole, ring and standing are the boxes of a hole, of the ring round it, and of a stick in it.
func (d *side) hole(h fp.Hole) ui.Rect     { return d.round(h, holeWide, holeHigh/2, holeHigh) }
func (d *side) ring(h fp.Hole) ui.Rect     { return d.round(h, ringWide, ringHigh/2, ringHigh) }
func (d *side) standing(h fp.Hole) ui.Rect { return d.round(h, stickWidth, stickTop, stickHigh) }

// target is where a hole can be touched, from so much of the distance of rows above it: the board
// has no gaps.
func (d *side) target(h fp.Hole, above float64) ui.Rect {
	_, y := d.at(h)
	return ui.R(d.box.CX()+(float64(placeOf(h))-3)*d.px, y-above*d.py, d.px, d.py)
}

// newSide is a side so wide, its holes so far apart.
func newSide(x, y, w, px, py, s, front float64) side {
	return side{ui.R(x, y, w, 2*py+(backRow+frontRow)*s+front), front, px, py, s}
}

// sideOf is the side of the stand that a hole is on.
func (g *ground) sideOf(h fp.Hole) *side { return &g.sides[sideOf(h)] }

// A ground is where everything on the felt lies, in one of its arrangements.
type ground struct {
	felt   ui.Rect
	k      float64 // the scale of all of it
	sides  [2]side
	dice   [3]ui.Rect
	slots  [3]ui.Rect
	brace  float64 // y of the brackets under the dice
	beside bool    // each slot lies beside its die, not below it
	pot    ui.Rect
	plate  ui.Rect // with the number of chips in it
	stock  ui.Rect // the stacks, their number beside or below; empty if they lie elsewhere
	notes  ui.Rect // what a draw brings and costs
	below  bool    // the stock's number stands below it
}

// Sizes that the arrangements of the felt are drawn for.
const (
	stackedW, stackedH     = 378.0, 646.0
	besideW, besideH       = 820.0, 584.0
	landscapeW, landscapeH = 702.0, 262.0
)

// stacked lays one side of the stand above the other, the pot below both: on upright screens.
func stacked(felt ui.Rect) ground {
	k := min(felt.H/stackedH, 1.45)
	wide := min(felt.W/stackedW, 1.6*k)
	top := felt.Y + (felt.H-stackedH*k)/2
	g := ground{felt: felt, k: k}
	cx := felt.CX()
	dx := 122 * min(wide, 1.5*k)
	for i := range g.dice {
		x := cx + float64(i-1)*dx
		size := 58 * k
		g.dice[i] = ui.R(x-size/2+2, top+35*k-size/2, size, size)
		w := min(112*wide, dx-10)
		g.slots[i] = ui.R(x-w/2, top+67*k, w, 20*k)
	}
	g.brace = top + 89*k
	w := 362 * wide
	px, s := 58*wide, 0.86*k
	g.sides[0] = newSide(cx-w/2, top+188*k, w, px, 56*k, s, 28*k)
	g.sides[1] = newSide(cx-w/2, top+395*k, w, px, 56*k, s, 28*k)
	py := top + 609*k
	g.pot = ui.R(cx-46*k, py-25*k, 92*k, 50*k)
	ph := max(28*k, 24)
	g.plate = ui.R(cx-35*max(k, 0.9), py+34*k-ph, 70*max(k, 0.9), ph)
	g.stock = ui.R(cx-w/2+6*k, py-13*k, 64*k, 40*k)
	left := g.pot.Right() + 6
	g.notes = ui.R(left, py-27*k, cx+w/2-2-left, 62*k)
	return g
}

// beside lays the sides of the stand side by side, the pot between them.
func beside(felt ui.Rect) ground {
	k := min(felt.W/besideW, felt.H/besideH)
	g := ground{felt: felt, k: k, below: true}
	cx, top := felt.CX(), felt.Y+(felt.H-besideH*k)/2
	for i := range g.dice {
		x := cx + float64(i-1)*230*k
		g.dice[i] = ui.R(x-44*k, top+25*k, 94*k, 94*k)
		g.slots[i] = ui.R(x-94*k, top+133*k, 188*k, 27*k)
	}
	g.brace = top + 163*k
	y := top + 298*k
	g.sides[0] = newSide(cx-384*k, y, 340*k, 54*k, 75*k, 1.2*k, 48*k)
	g.sides[1] = newSide(cx+44*k, y, 340*k, 54*k, 75*k, 1.2*k, 48*k)
	g.pot = ui.R(cx-52*k, top+380*k, 104*k, 72*k)
	g.plate = ui.R(cx-42*k, top+466*k, 84*k, 36*k)
	g.notes = ui.R(cx-62*k, top+180*k, 124*k, 70*k)
	return g
}

// low is the same for a phone held sideways: each slot beside its die, the stock
// below the pot. Narrow screens squeeze the sides, not the pieces.
func low(felt ui.Rect) ground {
	k := min(felt.H/landscapeH, 1.3)
	wide := min(felt.W/landscapeW, 1.25*k)
	g := ground{felt: felt, k: k, below: true, beside: true}
	slotLess := 0.0 // the notes need it
	if wide < 0.85 {
		slotLess = 20
	}
	left := felt.CX() - landscapeW*wide/2
	top := felt.Y + (felt.H-landscapeH*k)/2
	for i := range g.dice {
		x := left + (44+float64(i)*196)*wide
		d := 44 * min(k, wide*1.1)
		g.dice[i] = ui.R(x-d/2, top+27*k-d/2, d, d)
		g.slots[i] = ui.R(x+d*0.74, top+27*k-6*k, (108-slotLess)*wide, 19*k)
	}
	g.brace = top + 48*k
	y, w := top+120*k, 300*wide
	s := 0.62 * k
	g.sides[0] = newSide(left+12*wide, y, w, 46*wide, 44*k, s, 19*k)
	g.sides[1] = newSide(left+landscapeW*wide-12*wide-w, y, w, 46*wide, 44*k, s, 19*k)
	cx := felt.CX()
	pw := 66 * min(k, wide*1.05)
	g.pot = ui.R(cx-pw/2, y-18*k, pw, pw*2/3)
	g.plate = ui.R(cx-31*min(1, wide*1.1), y+24*k, 62*min(1, wide*1.1), max(24, 27*k))
	g.stock = ui.R(cx-28*min(1, wide), y+82*k, 56*min(1, wide), 30*k)
	g.notes = ui.R(left+(588-slotLess)*wide, top+4*k, (106+slotLess)*wide, 48*k)
	return g
}

// hang is the box of a stick that is clear of a hole: straight over it, as large as those that
// stand. Nothing but the stand itself is ever behind it: dice, slots, chips and words lie where no stick comes.
func (g *ground) hang(h fp.Hole) ui.Rect {
	return g.sideOf(h).round(h, stickWidth, stickLong+hangsBy, stickLong)
}

// pulled is the box of a stick so many units out of its hole more than when it
// stands.
func (g *ground) pulled(h fp.Hole, units float64) ui.Rect {
	return g.sideOf(h).round(h, stickWidth, stickTop+units, stickLong)
}

// above is what is not hidden by the hole's front edge.
func (g *ground) above(h fp.Hole) ui.Rect {
	foot, top := g.sideOf(h).round(h, 0, 0, 4.6).Bottom(), g.felt.Y-60
	return ui.R(g.felt.X, top, g.felt.W, foot-top)
}

// lying is the box of a stick that lies in a groove, its tip to the left: it is
// turned by 90 degrees about its middle.
func lying(slot ui.Rect) ui.Rect {
	long := slot.W * 0.9
	w := long * stickWidth / stickLong
	return ui.R(slot.CX()-w/2, slot.CY()-long/2, w, long)
}
