package statistics

import (
	"treille/scenes/ui"
	"treille/sprites"
)

// A flow goes down a part of the page. As long as it is dry, nothing is composed: it
// only finds out how high everything is.
type flow struct {
	*Page
	s     *ui.Stage
	m     *measures
	L, R  float64
	y     float64 // how far it has come
	chart float64 // height of each chart
	dry   bool
}

func (l *flow) width() float64 { return l.R - l.L }

func (l *flow) write(words string, x, y float64, st sprites.Style) {
	if !l.dry {
		l.s.Words(words, x, y, st)
	}
}

// fitted adds a line of words, smaller where they need more room.
func (l *flow) fitted(words string, x, y, width float64, st sprites.Style) {
	st.Size = max(min(st.Size, smallest), ui.FitSize(words, st, width))
	l.write(words, x, y, st)
}

func (l *flow) put(sf sprites.Surface, r ui.Rect) {
	if !l.dry {
		l.s.Put(sf, r)
	}
}

func (l *flow) wash(tint sprites.Color, r ui.Rect) {
	l.put(sprites.Surface{Kind: sprites.Wash, Tint: tint}, r)
}

// bar adds one of a chart: of what was won, or in a colour.
func (l *flow) bar(won bool, tint sprites.Color, r ui.Rect) {
	sf := sprites.Surface{Kind: sprites.Bar, Tint: tint}
	if won {
		sf.State, sf.Tint = sprites.On, 0
	}
	l.put(sf, r)
}

func (l *flow) icon(name string, tint sprites.Color, r ui.Rect) {
	l.put(sprites.Surface{Kind: sprites.Icon, Icon: name, Stroke: 2, Tint: tint}, r)
}

// piece adds a piece of the art, as large as it fits into a box, in its middle.
func (l *flow) piece(look sprites.Look, box ui.Rect) {
	if l.dry {
		return
	}
	ratio := sprites.Ratio(look.ID)
	w := min(box.W, box.H/ratio)
	l.s.Piece(look, box.CX()-w/2, box.CY()-w*ratio/2, w)
}

// rule adds the ledger's two lines.
func (l *flow) rule() {
	l.put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(l.L, l.y, l.width(), 5))
	l.y += 5
}

// hair adds a thin line.
func (l *flow) hair() {
	l.put(sprites.Surface{Kind: sprites.Hairline}, ui.R(l.L, l.y, l.width(), 1))
}

// heading adds a heading, and a note at its right end: the longest that has room
// there, else the shortest below.
func (l *flow) heading(words string, notes ...string) {
	st, note := head.Sized(l.m.head), soft.Sized(l.m.note)
	st.Size = ui.FitSize(words, st, l.width())
	base := l.y + l.m.head*1.35
	l.write(words, l.L, base, st)
	l.y = base
	after := sprites.Measure(words, st) + 14
	for _, n := range notes {
		if after+sprites.Measure(n, note) <= l.width() {
			l.write(n, l.R, base-1, note.At(sprites.Right))
			return
		}
	}
	if n := len(notes); n > 0 {
		l.y += note.Size * 1.25
		l.fitted(notes[n-1], l.L, l.y, l.width(), note)
	}
}

// sentence adds words in italics.
func (l *flow) sentence(words string) {
	st := soft.Sized(l.m.note)
	for _, line := range ui.Wrap(words, st, l.width()) {
		l.y += st.Size * 1.25
		l.write(line, l.L, l.y, st)
	}
}

// beside composes two parts side by side, the first up to x, with a gap between them.
func (l *flow) beside(x, gap float64, first, second func(*flow)) {
	a, b := *l, *l
	a.R, b.L = x, x+gap
	first(&a)
	second(&b)
	l.y = max(a.y, b.y)
}
