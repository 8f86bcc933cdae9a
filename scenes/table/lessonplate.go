package table

import (
	"iter"
	"math"
	"slices"
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
	tailOver     = 2.0 // over the plate's own edge
	tailShort    = 6.0 // of what it points at
	plateGap     = 8.0 // to what is lit, and to the buttons
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
	p := stepPlate{Canvas: c, lit: lit, target: target, aim: target, buttons: buttons}
	if (target.W == 0 || c.lesson.searches()) && len(lit) > 0 {
		p.aim = lit[0]
	}
	for _, id := range c.lesson.now().Press[:c.lesson.pressed] {
		if r, ok := s.Where(id); ok {
			p.chosen = append(p.chosen, r)
			p.clear = append(p.clear, s.Around(r)) // a piece may be higher than the control that has chosen it
		}
	}
	for _, id := range c.lesson.now().Seen {
		if r, ok := s.Where(id); ok {
			p.seen = append(p.seen, r)
		}
	}
	p.lieDown()
	for _, r := range append(lit, target, buttons) {
		if overlap(p.box, r) > 0 { // on a very small screen
			s.Place("lesson/covered", r)
			continue
		}
		s.Light(r, litZ)
	}
	for _, id := range c.lesson.among() {
		if r, ok := s.Where(id); ok && overlap(p.box, r) == 0 {
			s.Light(r, litZ)
		}
	}
	for i, r := range p.chosen {
		if overlap(p.box, p.clear[i]) == 0 {
			s.Light(r, litZ)
		}
	}
	if target.W > 0 && !c.lesson.searches() {
		s.Marked()
		s.Add(ui.Item{Kind: ui.Surface, Surface: sprites.Surface{Kind: sprites.CardGlow, R: 8}, Box: target, Z: litZ + ZLabel})
	}
	c.leap()
	s.Bury(p.box.Inset(-ui.Apart))
	s.Raise(stepPlateZ)
	s.Lay(c.stepSheet(p.size), p.box)
	s.Place("lesson/plate", p.box)
	if p.tail.W > 0 {
		s.Place("lesson/tail", p.tail)
		s.Put(p.points, p.tail)
	}
	s.Piece(sprites.Look{ID: "common/seal", Lift: sprites.Card}, p.box.X+stepSide-6, p.box.Y-stepSeal*stepSealUp, stepSeal)
	s.Raise(0)
}

// lit are the places of what the present step speaks of, and of the control that it
// waits for, or that is looked for, if there is one.
func (c *Canvas) lit() (lit []ui.Rect, target ui.Rect) {
	step := c.lesson.now()
	for _, id := range slices.Concat(step.Light, []string{step.From, step.To}) {
		if r, ok := c.Stage.Where(id); ok {
			lit = append(lit, r)
		}
	}
	id := c.present(c.Stage)
	if c.lesson.searches() {
		id = c.lesson.wanted()
	}
	if control := c.Stage.Find(id); control != nil {
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
	spot
	lit     []ui.Rect
	chosen  []ui.Rect // of what has been pressed already,
	clear   []ui.Rect // and of that with its pieces
	seen    []ui.Rect // that matter soon
	target  ui.Rect   // that is pressed, if something is
	aim     ui.Rect   // that the tail points at: the target, or else the first that is lit
	buttons ui.Rect
	matters []obstacle // all of these

	best  spot    // of all that were tried, where it covers least of what matters,
	least float64 // and so much of that
}

// A laidPlate is where a plate lies, and all that says so.
type laidPlate struct {
	spot
	about struct {
		frame                    ui.Frame
		says                     string
		aim, others, own, banner ui.Rect
	}
	matters []obstacle
}

// An obstacle is what a plate would rather not cover, and how much that weighs by the square unit.
type obstacle struct {
	box    ui.Rect
	weight float64
}

// A spot is where a plate may lie, and its tail; that is empty if there is none.
type spot struct {
	size      float64 // of its words
	box, tail ui.Rect
	points    sprites.Surface
}

// lieDown finds where the plate lies, which is where it lay before if nothing else is to be seen.
func (p *stepPlate) lieDown() {
	var now laidPlate
	now.about.frame, now.about.says, now.about.aim = p.Frame, p.lessonSays(), p.aim
	now.about.others, now.about.own, now.about.banner = p.places.Others, p.places.Own, p.bannerBox()
	now.matters = p.obstacles()
	if last := &p.lesson.laid; last.about == now.about && slices.Equal(last.matters, now.matters) {
		p.spot = last.spot
		return
	}
	if !p.find() {
		p.seen = nil
		p.find()
	}
	now.spot = p.spot
	p.lesson.laid = now
}

// find finds where the plate lies: where it covers least of what is lit, and next to what
// it points at. It reports whether it covers nothing there that matters.
func (p *stepPlate) find() bool {
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
	p.least, p.matters = math.Inf(1), p.obstacles()
	for _, tailless := range [...]bool{false, true} {
		for _, grown := range [...]float64{min(text, 1.3), 1.4, 1.2, 0.85, 1} {
			p.box.W = min(width*grown, f.Safe.W-16)
			for s := size * text; s >= stepLeast; s -= 0.5 {
				p.size, p.box.H = s, p.Stage.HeightOf(p.stepSheet(s), p.box.W)
				if p.lie(tailless) {
					return true
				}
			}
		}
	}
	p.spot = p.best
	return false
}

// stepSheet says the present step in words of a size, below its number.
func (c *Canvas) stepSheet(size float64) ui.Part {
	pips := func(size float64) ui.Part {
		return ui.Pips(sprites.Dot, c.lesson.step+1, len(c.lesson.Course.Steps), size)
	}
	number := ui.Label(c.stepOf(), sprites.Style{Font: sprites.SansBold, Size: ui.Note, Color: sprites.Burgundy})
	steps := ui.Row(ui.Wide, number.Firm(), ui.Spring(), ui.Either(pips(pip), pips(pipLeast)).Dropped(1)) // the number says it
	back := ui.Part{}
	if l := c.lesson; l.step > 0 {
		back = ui.IconSpec{ID: "lesson/back", Icon: "step-back", Light: true, Label: c.Words.Replay.Back, Key: ',', Act: func() { l.Open(l.step - 1) }}.Part()
	}
	head := ui.Row(ui.Near, ui.Space(stepSeal-ui.Tight, 0), steps.Growing(), back)
	words := ui.Rich{Words: c.lessonSays(), Text: ui.PaperSerif.Sized(size / c.Frame.Text), Bold: ui.PaperNumber}
	return ui.Column(0, head.High(stepHeadHigh), words.Part(), ui.Space(0, stepFoot)).Pad(stepSide, 0).On(platePaper)
}

// lie chooses the best of many places, and reports whether the plate covers nothing
// there that matters. It points at what is pressed, unless it may do without a tail.
func (p *stepPlate) lie(tailless bool) bool {
	if p.aim.W > 0 {
		for _, spots := range [...]func(gap float64) iter.Seq[spot]{p.over, p.beside} {
			for _, gap := range stepGaps {
				if p.choose(spots(gap)) {
					return true
				}
			}
		}
	}
	return (tailless || p.target.W == 0) && p.choose(p.anywhere)
}

// choose takes the best of some places, and reports whether the plate covers nothing there
// that matters.
func (p *stepPlate) choose(spots iter.Seq[spot]) bool {
	over, least := math.Inf(1), math.Inf(1)
	for at := range spots {
		far := p.distance(at.box)
		if far >= least {
			continue
		}
		if covers := p.covers(at.box); covers+far < least {
			at.size = p.size
			p.spot, over, least = at, covers, covers+far
		}
	}
	if over < p.least {
		p.best, p.least = p.spot, over
	}
	return over == 0
}

// room is where the plate may lie.
func (p *stepPlate) room() ui.Rect {
	f := p.Frame.Safe
	top := p.bannerBox().Bottom() + stepSeal*stepSealUp + 2
	return ui.R(f.X+8, top, f.W-16, f.Bottom()-4-top)
}

// over are places above and below what the plate points at, so far from it.
func (p *stepPlate) over(gap float64) iter.Seq[spot] {
	room, w, h := p.room(), p.box.W, p.box.H
	return func(yield func(spot) bool) {
		for _, y := range [...]float64{p.aim.Y - gap - h, p.aim.Bottom() + gap} {
			for x := range tries(room.X, room.Right()-w, p.aim.CX()-w/2) {
				at := spot{box: ui.R(x, y, w, h), points: sprites.Surface{Kind: sprites.Tail}}
				tip, ok := tailAt(p.aim.X, p.aim.Right(), x, x+w)
				at.tail = ui.R(tip-tailWide/2, at.box.Bottom()-tailOver, tailWide, gap-tailShort+tailOver)
				if y > p.aim.Y {
					at.tail.Y, at.points.State = p.aim.Bottom()+tailShort, sprites.On
				}
				if ok && at.box.Within(room) && !yield(at) {
					return
				}
			}
		}
	}
}

// beside are places at its left and right.
func (p *stepPlate) beside(gap float64) iter.Seq[spot] {
	room, w, h := p.room(), p.box.W, p.box.H
	return func(yield func(spot) bool) {
		for _, x := range [...]float64{p.aim.X - gap - w, p.aim.Right() + gap} {
			for y := range tries(room.Y, room.Bottom()-h, p.aim.CY()-h/2) {
				at := spot{box: ui.R(x, y, w, h), points: sprites.Surface{Kind: sprites.SideTail}}
				tip, ok := tailAt(p.aim.Y, p.aim.Bottom(), y, y+h)
				at.tail = ui.R(at.box.Right()-tailOver, tip-tailWide/2, gap-tailShort+tailOver, tailWide)
				if x > p.aim.X {
					at.tail.X, at.points.State = p.aim.Right()+tailShort, sprites.On
				}
				if ok && at.box.Within(room) && !yield(at) {
					return
				}
			}
		}
	}
}

// anywhere are places without a tail.
func (p *stepPlate) anywhere(yield func(spot) bool) {
	room, w, h := p.room(), p.box.W, p.box.H
	for y := range tries(room.Y, room.Bottom()-h, p.aim.CY()-h/2) {
		for x := range tries(room.X, room.Right()-w, p.aim.CX()-w/2) {
			if !yield(spot{box: ui.R(x, y, w, h)}) {
				return
			}
		}
	}
}

// tries are many numbers from one to another, and the one nearest to a third.
func tries(low, high, wish float64) iter.Seq[float64] {
	return func(yield func(float64) bool) {
		at := max(low, min(wish, high))
		for i := 0; i <= stepTries && yield(at); i++ {
			at = low + (high-low)*float64(i)/(stepTries-1)
		}
	}
}

// tailAt is where a tail stands on an edge of the plate, so that it points within a length;
// ok is false if that is not beside it.
func tailAt(from, to, low, high float64) (at float64, ok bool) {
	const half = tailWide / 2
	at = (from + to) / 2
	if reach := max(0, (to-from)/2-half); at < low+stepSide+half {
		at = min(at+reach, low+stepSide+half)
	} else {
		at = max(at-reach, min(at, high-stepSide-half))
	}
	return at, at >= low+stepSide+half && at <= high-stepSide-half
}

// sideCost is how much farther away the plate would rather be, in layout units, than
// to cover one square unit of the others or of the own side.
const sideCost = 0.004

// stepTries is the number of places that are tried for it, along an edge of its room.
const stepTries = 33

// stepGaps are the distances to what it points at, the best first.
var stepGaps = [...]float64{22, 16, 30, 14, 40}

// obstacles are what matters: most of all what is pressed, without which the step has no end, then the buttons, then what is
// spoken of.
func (p *stepPlate) obstacles() []obstacle {
	list := []obstacle{{p.buttons, 100}, {p.target, 300}}
	for _, r := range p.lit {
		list = append(list, obstacle{r, 10})
	}
	list = slices.DeleteFunc(list, func(o obstacle) bool { return o.box.W == 0 })
	for i, o := range list {
		list[i].box = o.box.Inset(-plateGap)
	}
	for _, r := range slices.Concat(p.clear, p.seen) {
		list = append(list, obstacle{r, 10})
	}
	return list
}

// covers is how much of what matters a plate would cover.
func (p *stepPlate) covers(q ui.Rect) (over float64) {
	for _, o := range p.matters {
		over += o.weight * overlap(q, o.box)
	}
	return over
}

// overlap is the area of a box that a plate with its seal would cover.
func overlap(plate, r ui.Rect) float64 {
	if r.W == 0 {
		return 0
	}
	plate.Y, plate.H = plate.Y-stepSeal*stepSealUp, plate.H+stepSeal*stepSealUp
	both := plate.Overlap(r)
	return both.W * both.H
}

// distance is how far a plate would be from what it is about and from the middle, and how
// much else it would rather avoid, in layout units.
func (p *stepPlate) distance(q ui.Rect) float64 {
	near := p.aim
	if near.W == 0 {
		near = p.Frame.Safe
	}
	far := math.Abs(q.CX()-near.CX())*0.5 + math.Abs(q.CY()-near.CY()) + 0.5*math.Abs(q.CY()-p.Frame.Safe.CY())
	far += sideCost * overlap(q, p.places.Others)
	if p.Frame.Shape != ui.Landscape { // there it has no other place
		far += sideCost * overlap(q, p.places.Own)
	}
	return far
}

// stepOf says which step it is.
func (t *Table) stepOf() string {
	l := t.lesson
	return t.app.Words.Table.StepOf.With("n", strconv.Itoa(l.step+1), "of", strconv.Itoa(len(l.Course.Steps)))
}
