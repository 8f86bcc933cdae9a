package statistics

import (
	"strconv"

	"treille/scenes/data/archive"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// charts are the last games, and what chance brought.
func (p *Page) charts() []ui.Part {
	return []ui.Part{p.last(), p.luck()}
}

// bar adds one of a chart: of what was won, or in a colour.
func bar(s *ui.Stage, won bool, tint sprites.Color, r ui.Rect) {
	sf := sprites.Surface{Kind: sprites.Bar, Tint: tint}
	if won {
		sf.State, sf.Tint = sprites.On, 0
	}
	s.Put(sf, r)
}

// shareBar adds the bar of a share.
func shareBar(s *ui.Stage, r ui.Rect, of Share) {
	bar(s, false, sand, r)
	if of.Won > 0 {
		r.W = max(4, r.W*float64(of.Won)/float64(of.Played))
		bar(s, true, sand, r)
	}
}

func wash(s *ui.Stage, tint sprites.Color, r ui.Rect) {
	s.Put(sprites.Surface{Kind: sprites.Wash, Tint: tint}, r)
}

// last are the last games below their heading.
func (p *Page) last() ui.Part {
	w := p.words()
	title := w.Last
	if !p.large() {
		title = w.LastShort
	}
	chart := ui.Paragraph(w.NoneSo, p.soft())
	if len(p.shown) > 0 {
		chart = ui.Area(0, p.scale().chart, p.lastBars)
	}
	return ui.Column(ui.Near, p.heading(title, w.LastNote, w.LastNoteShort), chart).Growing()
}

// lastBars adds the bars of the last games, those that were won under a crown.
func (p *Page) lastBars(s *ui.Stage, r ui.Rect) {
	plays := p.shown[max(0, len(p.shown)-lastOnes):]
	most := 1
	for _, q := range plays {
		most = max(most, q.Points())
	}
	axis := ui.PaperSoft.Sized(p.scale().axis * s.Frame().Caption())
	side := sprites.Measure(strconv.Itoa(most), axis) + ui.Apart
	pitch := (r.W - side) / lastOnes
	wide := pitch * barShare
	crown := min(14, wide*1.1)
	foot := r.Bottom() - ui.Near
	high := foot - r.Y - crown*crownRatio - ui.Close
	step := gridStep(most, max(1, min(3, int(high/axis.Size/1.3))))
	for v := step; v <= most; v += step {
		y := foot - high*float64(v)/float64(most)
		s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(r.X+side, y, r.W-side, 1))
		s.Words(strconv.Itoa(v), r.X+side-ui.Apart, y+axis.Size*.33, axis.At(sprites.Right))
	}
	for i, q := range plays {
		h := max(2, high*float64(q.Points())/float64(most))
		at := ui.R(r.X+side+pitch*float64(i)+(pitch-wide)/2, foot-h, wide, h)
		if q.Won() {
			s.Piece(sprites.Look{ID: "common/crown"}, at.CX()-crown/2, at.Y-3-crown*crownRatio, crown)
		}
		bar(s, q.Won(), sand, at)
	}
	wash(s, sprites.Ink, ui.R(r.X+side-2, foot, r.W-side+2, 2))
}

// gridStep is the way from one line behind the bars to the next, which are at round numbers,
// so many at most.
func gridStep(most, lines int) int {
	for ten := 1; ; ten *= 10 {
		for _, n := range []int{1, 2, 5} {
			if most/(n*ten) <= lines {
				return n * ten
			}
		}
	}
}

// luck is what chance brought, of each kind that came at all; side by side where there is
// room.
func (p *Page) luck() ui.Part {
	var list []ui.Part
	for i, d := range p.kind().Luck {
		if i < len(p.count.Luck) && came(p.count.Luck[i]) > 0 {
			list = append(list, p.draws(&d, p.count.Luck[i]))
		}
	}
	if len(list) == 0 {
		return ui.Part{}
	}
	return ui.Column(ui.Close, ui.Rule(), ui.Either(ui.Grid(len(list), ui.Far, list...).Firm(), ui.Column(ui.Close, ui.Ruled(list...)...)).Growing()).Growing()
}

// came is how many came in all.
func came(luck []archive.Tally) int {
	n := 0
	for _, t := range luck {
		n += t.Came
	}
	return n
}

// draws are one kind: what came as bars, a line for what was to be expected, and a word on
// how usual that is.
func (p *Page) draws(d *table.LuckSpec, luck []archive.Tally) ui.Part {
	w, k := p.words(), p.scale()
	bars := ui.Area(leastThing*float64(len(luck)), k.chart+k.art, func(s *ui.Stage, r ui.Rect) { p.drawBars(s, d, luck, r) })
	return ui.Column(ui.Near, p.heading(d.Title(p.app.Words), w.LuckNote, w.LuckNoteShort), bars,
		ui.Paragraph(verdicts(w)[Judge(luck, d.Ordered)], p.soft())).Growing()
}

// drawBars adds what came of each thing above its picture.
func (p *Page) drawBars(s *ui.Stage, d *table.LuckSpec, luck []archive.Tally, r ui.Rect) {
	art, axis := p.scale().art, ui.PaperBold.Sized(p.scale().axis*s.Frame().Caption()).At(sprites.Middle)
	most := 1.0
	for _, t := range luck {
		most = max(most, float64(t.Came), float64(t.Expected)/1000)
		axis.Size = max(ui.LeastText, ui.FitSize(p.app.Words.Whole(t.Came), axis, r.W/float64(len(luck))-3))
	}
	foot := r.Bottom() - art - ui.Close
	scale := (foot - r.Y - axis.Size - ui.Near) / most
	for i, t := range luck {
		place := r.Cell(i, len(luck), 1, 0, 0)
		h, line, wide := scale*float64(t.Came), foot-scale*float64(t.Expected)/1000, place.W*luckShare
		if t.Came > 0 {
			h = max(2, h)
			bar(s, false, d.Things[i].Tint, ui.R(place.CX()-wide/2, foot-h, wide, h))
		}
		wash(s, sprites.Cream, ui.R(place.CX()-wide/2-5, line-2.5, wide+10, 5))
		wash(s, sprites.Ink, ui.R(place.CX()-wide/2-5, line-1.1, wide+10, 2.2))
		s.Words(p.app.Words.Whole(t.Came), place.CX(), min(foot-h, line)-7, axis)
		s.Lay(ui.Picture(ui.Item{Kind: ui.Piece, Look: d.Things[i].Look}, art/sprites.Ratio(d.Things[i].Look.ID)), ui.R(place.X, foot+ui.Close, place.W, art))
	}
	wash(s, sprites.Ink, ui.R(r.X, foot, r.W, 2))
}

// verdicts are the words for them.
func verdicts(w *lang.Statistics) [RarelyUnlucky + 1]string {
	return [...]string{TooFew: w.TooFew, Usual: w.Usual, Uneven: w.Uneven, Rare: w.Rare,
		Lucky: w.Lucky, RarelyLucky: w.RarelyLucky, Unlucky: w.Unlucky, RarelyUnlucky: w.RarelyUnlucky}
}
