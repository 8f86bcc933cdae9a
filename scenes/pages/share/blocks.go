package share

import (
	"slices"
	"strconv"

	"treille/scenes/ui"
	"treille/sprites"
)

// A block is one of the things below each other that can be scrolled.
type block struct {
	high float64
	draw func(s *ui.Stage, r ui.Rect)
}

// heightOf is the height of blocks with the gaps between them.
func heightOf(list []block) float64 {
	high := -blockGap
	for _, b := range list {
		high += b.high + blockGap
	}
	return high
}

// flow adds blocks one below the other, so wide, in a view in which they scroll.
func (p *Page) flow(s *ui.Stage, view ui.Rect, x, width float64, list []block) {
	limit := heightOf(list) - view.H
	p.SetLimit(limit)
	s.Clip(view)
	y := view.Y - p.Offset()
	for _, b := range list {
		b.draw(s, ui.R(x, y, width, b.high))
		y += b.high + blockGap
	}
	s.EndClip()
	p.Bar(s, view, limit)
}

var (
	strong = sprites.Style{Font: sprites.SerifBold, Color: sprites.Burgundy}
)

// blocks are what can be copied, for a column of a width.
func (p *Page) blocks(f ui.Frame, width float64) []block {
	t := min(f.Text, 1.6)
	switch {
	case f.Shape.Large():
		list := []block{p.textSheet(width, t)}
		if p.link != "" {
			list = append(list, p.dealSheet(width, t))
		}
		return append(list, p.recordSheet(width, t))
	case f.Shape == ui.Landscape:
		return p.lowSheet(width, t)
	}
	return []block{p.smallSheet(width, t), p.buttonRow(width, 50*min(t, 1.3), 17*min(t, 1.35), p.linkButton(), p.recordButton())}
}

// lines are the text and the link as they are shown, for a width.
func (p *Page) lines(width, size float64) []line {
	var list []line
	text, follows := p.game.text(p.app.Words, p.link)
	for _, l := range ui.Wrap(text, ui.PaperSerif.Sized(size), width) {
		list = append(list, line{l, ui.PaperSerif.Sized(size)})
	}
	for _, l := range breakLink(short(follows), strong.Sized(size), width) {
		st := strong.Sized(size)
		st.Size = max(smallLetter, ui.FitSize(l, st, width))
		list = append(list, line{l, st})
	}
	return list
}

// A line is words with their style.
type line struct {
	words string
	style sprites.Style
}

// drawLines adds lines below y, each so high.
func drawLines(s *ui.Stage, list []line, x, y, lead float64) {
	for i, l := range list {
		s.Words(l.words, x, y+lead*(float64(i)+.76), l.style)
	}
}

// textSheet is the text on a large screen.
func (p *Page) textSheet(width, t float64) block {
	const in, inField = 32.0, 18.0
	lead := 28 * t
	lines := p.lines(width-2*in-2*inField, 20*t)
	field := float64(len(lines))*lead + 24
	row := p.buttonRow(width-2*in, 52*min(t, 1.3), 18*min(t, 1.35), p.textButton(false), p.linkButton())
	return block{74 + field + 14 + row.high + 18, func(s *ui.Stage, r ui.Rect) {
		sheet(s, r, 12)
		s.Words(p.words().Text, r.X+in, r.Y+50, ui.PaperHead.Sized(24))
		box := ui.R(r.X+in, r.Y+68, r.W-2*in, field)
		s.Put(sprites.Surface{Kind: sprites.Field}, box)
		drawLines(s, lines, box.X+inField, box.Y+12, lead)
		row.draw(s, ui.R(box.X, box.Bottom()+14, box.W, row.high))
	}}
}

// dealSheet says what the link opens.
func (p *Page) dealSheet(width, t float64) block {
	const in = 32.0
	w := p.words()
	x := in + artWide + 24
	deal, more := w.Deal.With("game", p.game.Title, "seats", p.seats()), w.SameDeal.With("seed", p.seed())
	if p.today {
		deal, more = p.app.Words.Today.Title, p.app.Words.Today.Seats.With("game", p.game.Title)
	}
	same := ui.Wrap(more, ui.PaperSerif.Sized(18*t), width-x-in)
	return block{max(132, 76+30*t+24*t*float64(len(same))), func(s *ui.Stage, r ui.Rect) {
		sheet(s, r, 10)
		ratio := 168.0 / 148
		s.Piece(sprites.Look{ID: "home/label-" + p.game.Deal.Game}, r.X+in, r.CY()-artWide*ratio/2, artWide)
		y := r.CY() - (54*t+24*t*float64(len(same)))/2 + 20*t
		s.Words(w.Opens, r.X+x, y, ui.PaperNote.Sized(17*t))
		title := ui.PaperHead.Sized(24 * min(t, 1.25)).In(sprites.Ink)
		title.Size = ui.FitSize(deal, title, r.W-x-in)
		s.Words(deal, r.X+x, y+30*t, title)
		for i, l := range same {
			s.Words(l, r.X+x, y+30*t+(float64(i)+1.1)*24*t, ui.PaperSerif.Sized(18*t))
		}
	}}
}

// recordSheet is the record on a large screen.
func (p *Page) recordSheet(width, t float64) block {
	const in = 32.0
	w := p.words()
	button := 200 * min(t, 1.3)
	row := p.buttonRow(button, 52*min(t, 1.3), 18*min(t, 1.35), p.recordButton())
	note := ui.Wrap(w.RecordNote, ui.PaperSerif.Sized(17*t), width-2*in-button-20)
	return block{max(row.high+36, 62+22*t*float64(len(note))), func(s *ui.Stage, r ui.Rect) {
		sheet(s, r, 10)
		s.Words(w.Record, r.X+in, r.Y+42, ui.PaperHead.Sized(22))
		for i, l := range note {
			s.Words(l, r.X+in, r.Y+42+22*t*(float64(i)+1.1), ui.PaperSerif.Sized(17*t))
		}
		row.draw(s, ui.R(r.Right()-in-button, r.CY()-row.high/2, button, row.high))
	}}
}

// smallSheet is the text on a phone held upright, with a button that copies it.
func (p *Page) smallSheet(width, t float64) block {
	lead := 22 * t
	lines := p.lines(width-2*paperIn-squareWide-16, 16.5*t)
	return block{max(squareWide+2*paperIn, float64(len(lines))*lead+22), func(s *ui.Stage, r ui.Rect) {
		sheet(s, r, 8)
		drawLines(s, lines, r.X+paperIn, r.CY()-float64(len(lines))*lead/2, lead)
		b := p.textButton(true)
		b.Rect = ui.R(r.Right()-14-squareWide, r.CY()-squareWide/2, squareWide, squareWide)
		s.Button(b)
		const q = 22.0
		s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "copy", Stroke: 2, Tint: sprites.Ink}, ui.R(b.Rect.CX()-q/2, b.Rect.CY()-q/2, q, q))
	}}
}

// lowSheet is the text on a phone held sideways, with all buttons, and what the link
// opens below it.
func (p *Page) lowSheet(width, t float64) []block {
	const in = 20.0
	lead := 24 * t
	row := p.buttonRow(width-28, 50*min(t, 1.2), 16.5*min(t, 1.3), p.textButton(false), p.linkButton(), p.recordButton())
	lines := p.lines(width-2*in, 17.5*t)
	list := []block{{float64(len(lines))*lead + 16 + 12 + row.high + 14, func(s *ui.Stage, r ui.Rect) {
		sheet(s, r, 9)
		drawLines(s, lines, r.X+in, r.Y+16, lead)
		row.draw(s, ui.R(r.X+14, r.Bottom()-14-row.high, r.W-28, row.high))
	}}}
	if p.link == "" {
		return list
	}
	hint := ui.PaperNote.Sized(16.5 * t).In(sprites.Hint).At(sprites.Middle)
	opens := ui.Balance(p.opens(), hint, width)
	return append(list, block{float64(len(opens)) * hint.Size * 1.25, func(s *ui.Stage, r ui.Rect) {
		s.Lines(opens, r.CX(), r.CY()+hint.Size*.3, hint.Size*1.25, hint)
	}})
}

// sheet adds paper.
func sheet(s *ui.Stage, r ui.Rect, scoop float64) {
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: scoop, Lift: sprites.Sheet, Line: scoop > 9}, r)
}

// buttonRow is a row of buttons, equally wide, for a width; or one below the other, if
// their words need that. Those without an id are left out.
func (p *Page) buttonRow(width, high, size float64, list ...ui.ButtonSpec) block {
	list = slices.DeleteFunc(list, func(b ui.ButtonSpec) bool { return b.ID == "" })
	const gap = 8.0
	n := float64(len(list))
	w := (width - gap*(n-1)) / n
	stack := slices.ContainsFunc(list, func(b ui.ButtonSpec) bool { b.Icon = ""; return !fits(b, size, w) })
	icons := !slices.ContainsFunc(list, func(b ui.ButtonSpec) bool { return !fits(b, size, w) })
	all := high
	if stack {
		all = n*(high+gap) - gap
	}
	return block{all, func(s *ui.Stage, r ui.Rect) {
		for i, b := range list {
			if b.Size = size; stack {
				b.Rect = ui.R(r.X, r.Y+float64(i)*(high+gap), r.W, high)
			} else {
				b.Rect = ui.R(r.X+float64(i)*(w+gap), r.Y, w, high)
			}
			if !icons && !stack {
				b.Icon = ""
			}
			s.Button(b)
		}
	}}
}

// fits reports whether the words of a button have room in a line of that size.
func fits(b ui.ButtonSpec, size, width float64) bool {
	w := sprites.Measure(b.Label, sprites.Style{Font: sprites.SansBold, Size: size}) + 28
	if b.Icon != "" {
		w += size*1.15 + 9
	}
	return w <= width
}

// textButton copies the text; bare, it has no words.
func (p *Page) textButton(bare bool) ui.ButtonSpec {
	b := ui.ButtonSpec{ID: "copy/text", Label: p.words().CopyText, Icon: "copy", Spoken: p.words().CopyText, Gesture: ui.Copies, Act: func() { p.app.CopyText(p.text()) }}
	if bare {
		b.Label, b.Icon = "", ""
	}
	return b
}

// linkButton copies the link, if there is one.
func (p *Page) linkButton() ui.ButtonSpec {
	if p.link == "" {
		return ui.ButtonSpec{}
	}
	return ui.ButtonSpec{ID: "copy/link", Label: p.words().CopyLink, Icon: "link", Gesture: ui.Copies, Act: func() { p.app.CopyText(p.link) }}
}

// recordButton copies the record.
func (p *Page) recordButton() ui.ButtonSpec {
	return ui.ButtonSpec{ID: "copy/record", Label: p.words().CopyRecord, Icon: "log", Gesture: ui.Copies, Act: func() { p.app.CopyText(string(p.game.Record)) }}
}

func (p *Page) seats() string {
	return p.app.Words.Count(p.words().Seats, p.game.Deal.Seats)
}

func (p *Page) seed() string { return strconv.FormatUint(p.game.Deal.Seed, 10) }
