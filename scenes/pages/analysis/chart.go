package analysis

import (
	"slices"
	"strconv"

	"treille/engine"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// chart is the sheet with the chances of all seats.
func (p *Page) chart(f ui.Frame) ui.Part {
	w, wide := &p.app.Words.Analysis, wide(f)
	plot := ui.Area(0, 0, func(s *ui.Stage, r ui.Rect) { p.plot(s, r, f, wide) })
	if !wide {
		head := ui.Row(ui.Wide, ui.Label(w.Chances, ui.PaperName.Sized(19)), ui.Spring(), ui.Label(w.InPercent, ui.PaperNote).Dropped(1))
		return ui.Column(ui.Close, head, plot).Pad(ui.Wide, ui.Loose).On(ui.SheetPaper)
	}
	head := ui.Row(ui.Wide, ui.Label(w.Chances, ui.PaperName.Sized(24)), ui.Label(w.Seen, ui.PaperNote.Sized(ui.Lead)))
	if len(p.curves) > 0 {
		if q, ok := p.turning(); ok && (!p.done || len(p.costs) == most) { // else a card tells it
			won := ui.Label(p.turningLine(q, len(p.winners())), ui.PaperSerif.Sized(ui.Lead))
			head = ui.Either(ui.Row(ui.Wide, head, ui.Spring(), won), head)
		}
	}
	return ui.Column(ui.Apart, head, ui.Row(ui.Far, plot, p.legend()).Growing()).Pad(ui.Far, ui.Wide).On(ui.SheetPaper)
}

// plot adds the curves and the numerals at their left and below them.
func (p *Page) plot(s *ui.Stage, r ui.Rect, f ui.Frame, wide bool) {
	numeral := ui.PaperSoft.Sized(13.5 * f.Caption())
	left := sprites.Measure("100", numeral) + 18
	box := ui.R(r.X+left, r.Y+plotTop, r.W-left-8, r.H-numeral.Size-plotTop-12)
	p.numerals(s, box, numeral, wide)
	columns := len(p.annotator.Rounds())
	if columns > mostColumns {
		columns = 1
	}
	s.Put(sprites.Chart(columns), box)
	p.drawCurves(s, box, f)
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
func (p *Page) legend() ui.Part {
	var rows [][]ui.Part
	for i, seat := range p.playback.Seats() {
		sample := ui.Fixed(sampleWide, sampleHigh, func(s *ui.Stage, r ui.Rect) {
			if len(p.curves) > 0 {
				p.drawCurve(s, &curve{seat: engine.Player(i), points: []point{{0, .5}, {1, .5}}}, r, false)
			}
		})
		rows = append(rows, []ui.Part{ui.Art(table.CrestArt(seat.Crest), crestLarge), ui.Name(p.name(engine.Player(i)), ui.PaperName.Sized(20)).AtMost(nameWide, 0), sample})
	}
	return ui.Ledger(ui.Loose, ui.Near, rows...)
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

// numbers adds those of the costly decisions, in their order from the left to the right, none
// over another.
func (p *Page) numbers(s *ui.Stage, r ui.Rect, wax float64) {
	list := p.between(0, p.playback.Steps())
	places := p.waxPlaces(list, r, wax)
	for k, at := range places {
		s.Put(sprites.Curve(list[k].stroke((at.x-r.X)/r.W, strokeCap/r.W), 0, strokeLine, sprites.Burgundy, false), r)
	}
	for k, at := range places {
		i := slices.IndexFunc(p.costs, func(o cost) bool { return o.Step == list[k].Step })
		p.wax(s, i, at.x, at.y, wax)
	}
}

// stroke is the line from how often the better decision wins down to how often the one that was taken does, with a bar so wide across its top.
func (c *cost) stroke(x, wide float64) string {
	better, taken := share(c.Choice.Mean), share(c.Other.Mean)
	return text(point{x - wide/2, better}, point{min(1, x+wide/2), better}, point{x, better}, point{x, taken})
}

// waxPlaces are where the numbers of costly decisions lie: on the own curve, or as little farther to the right as the one before lets it, and where that is
// beyond the end, to the left.
func (p *Page) waxPlaces(list []cost, r ui.Rect, wax float64) []point {
	own, places, across := &p.curves[len(p.curves)-1], make([]point, len(list)), make([]float64, len(list))
	lay := func(i int, x float64) {
		across[i], places[i] = x, point{r.X + r.W*x, min(r.Bottom()-r.H*own.high(x), r.Bottom()+waxOver-wax/2)}
	}
	for i := range list {
		lay(i, p.across(list[i].Step))
		for i > 0 && (across[i] < across[i-1] || near(places[i], places[i-1], wax*waxApart)) {
			lay(i, across[i]+1/r.W)
		}
	}
	for i := len(list) - 1; i >= 0; i-- {
		for across[i] > 1 || i+1 < len(list) && (across[i] > across[i+1] || near(places[i], places[i+1], wax*waxApart)) {
			lay(i, across[i]-1/r.W)
		}
	}
	return places
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
	s.Put(sprites.Curve(text(c.points...), p.dash(c.seat), width, lineColours[p.playback.Seats()[c.seat].Crest], area), r)
}

// wax adds the number of a costly decision about a place.
func (p *Page) wax(s *ui.Stage, i int, cx, cy, w float64) {
	s.Piece(waxItem(i).Look, cx-w/2, cy-w/2, w)
}

// waxItem is the number of a costly decision.
func waxItem(i int) ui.Item {
	return ui.Item{Look: sprites.Look{ID: "common/wax-number", Words: strconv.Itoa(i + 1)}}
}
