package table

import (
	"math"
	"strconv"

	"treille/scenes/ui"
	"treille/sprites"
)

// Measures of the plate of a lesson, in layout units.
const (
	stepSize     = 18.0 // of its words on a phone,
	stepSizeWide = 21.0 // and on a large screen
	stepLeast    = 16.0 // of its words, where they have little room
	stepHeadHigh = 44.0 // from the edge to the words
	stepSide     = 17.0
	stepFoot     = 10.0
	stepSeal     = 40.0 // across,
	stepSealUp   = 0.22 // of which so much stands over the edge
	pip          = 9.0  // across,
	pipLeast     = 6.0  // or so much where there is less room
	tailWide     = 26.0
	tailHigh     = 15.0
	tailOver     = 2.0  // over the plate's own edge
	tailNear     = 90.0 // that what it points at may be away
	plateGap     = 8.0  // to what is lit, and to the buttons
)

// The width of the plate where it does not take the width of the screen.
const (
	stepDesktop                      = 618.0
	stepTablet                       = 560.0
	stepLandscape, stepLandscapeMost = 300.0, 340.0
	stepPortrait                     = 480.0
)

// The heights at which a lesson lies: the veil over all that the table shows, what is
// lit over the veil, and the plate over both.
const (
	veilZ      = ZPanel - 1
	litZ       = ZPanel
	leapZ      = ZPanel + 78
	stepPlateZ = ZPanel + 80
)

// The way of a piece, in a lesson.
const (
	leapFrom = 0.06 // of the width of the place that it leaves, from its edge
	leapSag  = 26.0 // how far it hangs
)

// veilShare is how dark the veil of a lesson is, in shares of that of a menu: all
// stays readable.
const veilShare = 0.8

// lessonPlate adds the veil and the plate of the present step, and leaves only those
// controls that belong to it.
func (c *Canvas) lessonPlate() {
	if c.lesson == nil {
		return
	}
	c.restrict()
	if !c.teaches() || c.panel.Open() { // which has a veil of its own
		return
	}
	s := c.Stage
	lit, target := c.lit()
	s.Add(ui.Item{Key: "lesson/veil", Kind: ui.Surface, Surface: sprites.Surface{Kind: sprites.Veil}, Box: c.Frame.Full,
		Alpha: veilShare, Z: veilZ, Appear: true})
	skip, _ := s.Where("lesson/skip")
	main, _ := s.Where(c.lesson.main)
	buttons := skip.Around(main)
	for _, r := range append(lit, target, buttons) {
		s.Light(r, litZ)
	}
	if target.W > 0 {
		s.Add(ui.Item{Kind: ui.Surface, Surface: sprites.Surface{Kind: sprites.CardGlow, R: 8}, Box: target, Z: litZ + ZLabel})
	}
	c.leap()
	p := stepPlate{Canvas: c, lit: lit, target: target, buttons: buttons}
	p.find()
	s.Bury(p.box.Inset(-plateClear))
	s.Raise(stepPlateZ)
	s.Lay(p.sheet, p.box)
	p.tail()
	s.Piece(sprites.Look{ID: "common/seal", Lift: sprites.Card}, p.box.X+stepSide-6, p.box.Y-stepSeal*stepSealUp, stepSeal)
	s.Raise(0)
}

// lit are the places of what the present step speaks of, and of the control that it
// waits for, if it waits for one.
func (c *Canvas) lit() (lit []ui.Rect, target ui.Rect) {
	for _, id := range c.lesson.now().Light {
		if r, ok := c.Stage.Where(id); ok {
			lit = append(lit, r)
		}
	}
	if control := c.Stage.Find(c.present(c.Stage)); control != nil {
		target = control.Shown
	}
	return lit, target
}

// leap adds the way of what the present step speaks of, if something goes somewhere.
func (c *Canvas) leap() {
	step := c.lesson.now()
	from, begins := c.Stage.Where(step.From)
	to, ends := c.Stage.Where(step.To)
	if !begins || !ends {
		return
	}
	x0, y0 := from.X+from.W*leapFrom, from.CY()
	x1, y1 := to.CX(), to.CY()
	if x0 < x1 {
		x0 = from.Right() - from.W*leapFrom
	}
	box := ui.R(min(x0, x1), min(y0, y1), max(math.Abs(x1-x0), 1), max(math.Abs(y1-y0), 1))
	way := sprites.Leap(leapSag, x1 < x0, y1 < y0)
	c.Stage.Add(ui.Item{Key: "lesson/leap", Kind: ui.Surface, Surface: way, Box: box, Z: leapZ, Appear: true})
}

// A stepPlate is the parchment on which a step stands, while it is composed.
type stepPlate struct {
	*Canvas
	box     ui.Rect
	sheet   ui.Part
	lit     []ui.Rect
	target  ui.Rect // that the tail points at, if it is near
	buttons ui.Rect
}

// find finds where the plate lies: where it covers least of what is lit, and next to what
// it points at.
func (p *stepPlate) find() {
	f := p.Frame
	size, width := stepSize, min(stepPortrait, f.Safe.W-16)
	switch f.Shape {
	case ui.Desktop:
		size, width = stepSizeWide, stepDesktop
	case ui.Tablet:
		size, width = stepSizeWide, stepTablet
	case ui.Landscape:
		width = min(max(stepLandscape, p.places.Own.W+8), stepLandscapeMost)
	}
	text := min(f.Text, largestButtons)
	for _, grown := range [...]float64{min(text, 1.3), 1} {
		p.box.W = min(width*grown, f.Safe.W-16)
		for s := size * text; s >= stepLeast; s -= 0.5 {
			p.sheet = p.stepSheet(s)
			p.box.H = p.Stage.HeightOf(p.sheet, p.box.W)
			if p.lie() {
				return
			}
		}
	}
}

// stepSheet says the present step in words of a size, below its number.
func (c *Canvas) stepSheet(size float64) ui.Part {
	pips := func(size float64) ui.Part {
		return ui.Pips(sprites.Dot, c.lesson.step+1, len(c.lesson.Course.Steps), size)
	}
	number := ui.Label(c.stepOf(), sprites.Style{Font: sprites.SansBold, Size: ui.Note, Color: sprites.Burgundy})
	head := ui.Row(ui.Wide, ui.Space(stepSeal-ui.Loose, 0), number.Firm(), ui.Spring(), ui.Either(pips(pip), pips(pipLeast)).Dropped(1)) // the number says it
	words := ui.Rich{Words: c.lesson.words(c.Words).Words, Text: ui.PaperSerif.Sized(size / c.Frame.Text), Bold: ui.PaperNumber}
	return ui.Column(0, head.High(stepHeadHigh), words.Part(), ui.Space(0, stepFoot)).Pad(stepSide, 0).On(platePaper)
}

// lie chooses the best of many places, and reports whether the plate covers nothing
// there that matters.
func (p *stepPlate) lie() bool {
	f := p.Frame.Safe
	top := p.bannerBox().Bottom() + stepSeal*stepSealUp + 2
	left, right := f.X+8, f.Right()-8-p.box.W
	columns := []float64{min(max(left, p.target.CX()-p.box.W/2), right)}
	for i := range stepColumns {
		columns = append(columns, left+(right-left)*float64(i)/(stepColumns-1))
	}
	best, least, free := p.box, math.Inf(1), false
	for i := range stepRows {
		for _, x := range columns {
			q := p.box
			q.X, q.Y = x, top+(f.Bottom()-4-q.H-top)*float64(i)/(stepRows-1)
			over := p.covers(q)
			if cost := over + p.distance(q); cost < least {
				best, least, free = q, cost, over == 0
			}
		}
	}
	p.box = best
	return free
}

// sideCost is how much farther away the plate would rather be, in layout units, than
// to cover one square unit of the others or of the own side.
const sideCost = 0.004

// noTail is how much farther away it would rather be than to stand beside what it
// points at.
const noTail = 60.0

// The places that are tried for it.
const (
	stepRows    = 41
	stepColumns = 9
)

// covers is how much of what matters a plate would cover: most of all of the buttons
// and of what is pressed, then of what is spoken of.
func (p *stepPlate) covers(q ui.Rect) float64 {
	over := 100*overlap(q, p.buttons, plateGap) + 100*overlap(q, p.target, tailHigh+4)
	for _, r := range p.lit {
		over += 10 * overlap(q, r, plateGap)
	}
	return over
}

// overlap is the area of a box, and of a gap around it, that a plate with its seal
// would cover.
func overlap(plate, r ui.Rect, gap float64) float64 {
	if r.W == 0 {
		return 0
	}
	plate.Y, plate.H = plate.Y-stepSeal*stepSealUp, plate.H+stepSeal*stepSealUp
	both := plate.Overlap(r.Inset(-gap))
	return both.W * both.H
}

// distance is how far a plate would be from what it is about, and how much else it
// would rather avoid, in layout units.
func (p *stepPlate) distance(q ui.Rect) float64 {
	near := p.Frame.Safe
	if p.target.W > 0 {
		near = p.target
	} else if len(p.lit) > 0 {
		near = p.lit[0]
	}
	far := math.Abs(q.CX()-near.CX())*0.5 + math.Abs(q.CY()-near.CY())
	far += sideCost * overlap(q, p.places.Others, 0)
	if p.Frame.Shape != ui.Landscape { // there it has no other place
		far += sideCost * overlap(q, p.places.Own, 0)
	}
	if p.target.W > 0 && !p.above(q) {
		far += noTail
	}
	return far
}

// stepOf says which step it is.
func (t *Table) stepOf() string {
	l := t.lesson
	return t.app.Words.Table.StepOf.With("n", strconv.Itoa(l.step+1), "of", strconv.Itoa(len(l.Course.Steps)))
}

// above reports whether a plate would lie above or below what it points at, so that it
// can.
func (p *stepPlate) above(q ui.Rect) bool {
	return p.target.CX() >= q.X+tailWide && p.target.CX() <= q.Right()-tailWide
}

// tail points at the control that the step waits for, if it is just above or below.
func (p *stepPlate) tail() {
	t, box := p.target, p.box
	if t.W == 0 || !p.above(box) {
		return
	}
	x := t.CX() - tailWide/2
	tail := sprites.Surface{Kind: sprites.Tail}
	switch {
	case t.Y >= box.Bottom() && t.Y-box.Bottom() < tailNear:
		p.Stage.Put(tail, ui.R(x, box.Bottom()-tailOver, tailWide, tailHigh))
	case t.Bottom() <= box.Y && box.Y-t.Bottom() < tailNear:
		tail.State = sprites.On
		p.Stage.Put(tail, ui.R(x, box.Y+tailOver-tailHigh, tailWide, tailHigh))
	}
}
