package analysis

import (
	"slices"
	"strconv"

	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// chart adds the sheet with the chances of all seats.
func (p *Page) chart(s *ui.Stage, r ui.Rect, f ui.Frame) {
	wide := wide(f)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}, r)
	pad, size := 16.0, 19.0*f.Caption()
	if wide {
		pad, size = 28, 24
	}
	base := r.Y + size*.7 + pad
	p.chartHead(s, ui.R(r.X+pad, base, r.W-2*pad, size), wide)
	numeral := ui.PaperSoft.Sized(13.5 * f.Caption())
	left := sprites.Measure("100", numeral) + 18
	box := ui.R(r.X+pad+left, base+size*.5+10, r.W-2*pad-left-8, 0)
	box.H = r.Bottom() - pad - numeral.Size - 10 - box.Y
	if wide {
		p.legend(s, ui.R(r.Right()-pad-170, box.Y, 170, box.H))
		box.W -= 210
	}
	p.numerals(s, box, numeral, wide)
	columns := len(p.annotator.Rounds())
	if columns > mostColumns {
		columns = 1
	}
	s.Put(sprites.Chart(columns), box)
	p.drawCurves(s, box, f)
}

// chartHead is the heading; what the figures are stands after it if there is room.
func (p *Page) chartHead(s *ui.Stage, r ui.Rect, wide bool) {
	w := &p.app.Words.Analysis
	st, small := ui.PaperName.Sized(r.H), ui.PaperNote.Sized(r.H*.76)
	st.Size = ui.FitSize(w.Chances, st, r.W)
	s.Words(w.Chances, r.X, r.Y, st)
	after := sprites.Measure(w.Chances, st) + 18
	if wide {
		s.Words(w.Seen, r.X+after, r.Y, small)
	} else if sprites.Measure(w.InPercent, small)+after <= r.W {
		s.Words(w.InPercent, r.Right(), r.Y, small.At(sprites.Right))
	}
}

// numerals are those at the left of the chart, and below it for each round.
func (p *Page) numerals(s *ui.Stage, r ui.Rect, st sprites.Style, wide bool) {
	step := 50
	if wide {
		step = 25
	}
	for n := 0; n <= 100; n += step {
		s.Words(strconv.Itoa(n), r.X-14, r.Bottom()-r.H*float64(n)/100+st.Size*.35, st.At(sprites.Right))
	}
	rounds := len(p.annotator.Rounds())
	every := (rounds + mostNumerals - 1) / mostNumerals
	for i := 0; i < rounds; i += every {
		x := r.X + r.W*(float64(i)+.5)/float64(rounds)
		s.Words(strconv.Itoa(i+1), x, r.Bottom()+st.Size+12, st.At(sprites.Middle))
	}
}

// legend names the curves.
func (p *Page) legend(s *ui.Stage, r ui.Rect) {
	row := min(46, r.H/float64(len(p.playback.Seats())))
	for i, seat := range p.playback.Seats() {
		y := r.Y + row*(float64(i)+.5)
		s.Piece(sprites.Look{ID: table.CrestArt(seat.Crest)}, r.X, y-crestLarge*.56, crestLarge)
		s.Name(seat.Name, r.X+crestLarge+10, y+7, 84, ui.PaperName.Sized(20))
		for _, c := range p.curves {
			if int(c.seat) == i {
				sample := curve{seat: c.seat, points: []point{{0, .5}, {1, .5}}}
				p.drawCurve(s, &sample, ui.R(r.Right()-50, y-5, 50, 10), false)
			}
		}
	}
}

// drawCurves adds the curves, crests and numbers.
func (p *Page) drawCurves(s *ui.Stage, r ui.Rect, f ui.Frame) {
	crest, wax := crestSize, waxSize
	if f.Shape.Large() {
		crest, wax = crestLarge, waxLarge
	}
	for i := range p.curves {
		p.drawCurve(s, &p.curves[i], r, p.curves[i].seat == p.seat)
	}
	for _, c := range p.curves {
		look := sprites.Look{ID: table.CrestArt(p.playback.Seats()[c.seat].Crest), Lift: sprites.Token}
		s.Piece(look, r.X+r.W*c.crest.x-crest/2, r.Bottom()-r.H*c.crest.y-crest*.56, crest)
	}
	if len(p.curves) == 0 {
		return
	}
	p.numbers(s, r, wax)
}

// numbers adds those of the costly decisions from the left to the right, none over
// another.
func (p *Page) numbers(s *ui.Stage, r ui.Rect, wax float64) {
	var places []point
	for _, c := range p.between(0, p.playback.Steps()) {
		i := slices.IndexFunc(p.costs, func(o cost) bool { return o.Step == c.Step })
		at := p.waxPlace(i, r, wax)
		for slices.ContainsFunc(places, func(q point) bool { return near(at, q, wax*waxApart) }) {
			at.x++
		}
		places = append(places, at)
		p.wax(s, i, at.x, at.y, wax)
	}
}

// waxPlace is where the number of a costly decision hangs: below its step down.
func (p *Page) waxPlace(i int, r ui.Rect, wax float64) point {
	x, low := p.across(p.costs[i].Step), 1.0
	for _, q := range p.curves[len(p.curves)-1].points {
		if q.x == x {
			low = min(low, q.y)
		}
	}
	return point{r.X + r.W*x, min(r.Bottom()-r.H*low+waxDrop, r.Bottom()-wax+6) + wax/2}
}

// near reports whether two places are nearer than a distance, across or down.
func near(a, b point, d float64) bool {
	return max(a.x-b.x, b.x-a.x) < d && max(a.y-b.y, b.y-a.y) < d
}

// drawCurve adds a curve.
func (p *Page) drawCurve(s *ui.Stage, c *curve, r ui.Rect, area bool) {
	width := otherLine
	if c.seat == p.seat {
		width = ownLine
	}
	s.Put(sprites.Curve(c.text(), p.dash(c.seat), width, lineColour(p.playback.Seats()[c.seat].Crest), area), r)
}

// wax adds the number of a costly decision about a place.
func (p *Page) wax(s *ui.Stage, i int, cx, cy, w float64) {
	s.Piece(sprites.Look{ID: "common/wax-number", Words: strconv.Itoa(i + 1)}, cx-w/2, cy-w/2, w)
}
