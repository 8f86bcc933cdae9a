package saves

import (
	"treille/scenes/ui"
	"treille/sprites"
)

// A column goes down a view, which may scroll, and composes only what is in sight or
// near it: however long a list is, a few rows are composed.
type column struct {
	s    *ui.Stage
	view ui.Rect
	L, R float64
	y    float64 // how far it has come
	m    measures
}

func newColumn(s *ui.Stage, view ui.Rect, left, right, y float64) *column {
	return &column{s: s, view: view, L: left, R: right, y: y, m: measuresOf(s.Frame(), right-left)}
}

// next returns the box of the next thing, h high, and whether it is to be composed.
func (c *column) next(h float64) (r ui.Rect, seen bool) {
	r = ui.R(c.L, c.y, c.R-c.L, h)
	c.y += h
	return r, r.Bottom() > c.view.Y-near && r.Y < c.view.Bottom()+near
}

// heading adds a heading with its rule.
func (c *column) heading(words string) {
	st := head.Sized(c.m.head)
	below := 14.0
	if c.m.low {
		below = 8
	}
	r, seen := c.next(st.Size + below)
	if !seen {
		return
	}
	st.Size = ui.FitSize(words, st, r.W)
	base := r.Y + c.m.head
	c.s.Words(words, r.X, base, st)
	if x := r.X + sprites.Measure(words, st) + 14; x < r.Right() {
		c.s.Put(sprites.Surface{Kind: sprites.HeadingRule, Line: c.m.large}, ui.R(x, base-st.Size*.32, r.Right()-x, 4))
	}
}

// sentence adds words where a list is empty.
func (c *column) sentence(words string) {
	st := soft.Sized(17 * c.m.t)
	lines := ui.Wrap(words, st, c.R-c.L)
	r, seen := c.next(float64(len(lines))*st.Size*1.25 + 2*c.m.pad)
	if !seen {
		return
	}
	for i, l := range lines {
		c.s.Words(l, r.X, r.Y+c.m.pad+st.Size+float64(i)*st.Size*1.25, st)
	}
}

// rule adds a thin line between two rows.
func (c *column) rule(y float64) {
	c.s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(c.L, y, c.R-c.L, 1))
}

var (
	ink    = sprites.Style{Font: sprites.SC, Color: sprites.Ink}
	head   = sprites.Style{Font: sprites.SC, Color: sprites.Burgundy}
	serif  = sprites.Style{Font: sprites.Serif, Color: sprites.Ink}
	soft   = sprites.Style{Font: sprites.Italic, Color: sprites.InkSoft}
	facts  = sprites.Style{Font: sprites.Sans, Color: sprites.InkSoft}
	points = sprites.Style{Font: sprites.SerifBold, Color: sprites.Ink}
	strong = sprites.Style{Font: sprites.SansBold, Color: sprites.Ink}
)

// measures are the sizes of the rows on a screen.
type measures struct {
	large   bool    // there is room for words beside every picture
	low     bool    // a phone is held sideways
	t       float64 // size of text
	head    float64
	title   float64
	text    float64
	small   float64
	picture float64 // width of a box's picture
	least   float64 // height of a row
	label   float64 // of a button
	button  float64 // height of a button
	pad     float64 // over and under the words of a row
}

// measuresOf are those of a frame, for rows of a width.
func measuresOf(f ui.Frame, width float64) measures {
	t := min(f.Text, 1.6)
	m := measures{t: t, head: 18, title: 19, text: 16, small: 15, picture: 48, least: 74, label: 16.5, button: 46, pad: 8}
	switch {
	case f.Shape.Large() && width > 480:
		m = measures{large: true, t: t, head: 22, title: 22, text: 18, small: 16.5, picture: 60, least: 90, label: 18, button: 50, pad: 11}
	case f.Shape.Large():
		m.label = 17.5
	case f.Shape == ui.Landscape:
		m.head, m.title, m.picture, m.least, m.low = 17, 18.5, 40, 61, true
	}
	m.head *= min(t, 1.25)
	m.title *= min(t, 1.25)
	m.text *= t
	m.small *= min(t, 1.4)
	m.label *= min(f.Text, 1.4)
	return m
}

// words is where words begin beside a picture.
func (m *measures) words() float64 { return m.picture + 14 }

// tight is the way from one line to the next where there are two in the place of one.
func (m *measures) tight() float64 { return m.text * 1.14 }

// lead is the way from one line of words to the next.
func (m *measures) lead() float64 { return m.text * 1.3 }

// high is the height of a row with a title and so many lines below it.
func (m *measures) high(lines int) float64 {
	return max(m.least, m.picture*pictureRatio+2*m.pad-4, 2*m.pad+m.title+float64(lines)*m.lead()+2)
}
