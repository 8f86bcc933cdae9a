package table

import (
	"strconv"

	"treille/scenes/ui"
	"treille/sprites"
)

// A logPage lays out all lines of the log, newest at the foot. A line points at its
// pieces; over those since the viewer's turn stands a button that shows that stretch
// again.
type logPage struct {
	table            *Table
	name, text, head sprites.Style
	lead             float64
}

// Distances on the page, in layout units.
const (
	logIndent  = 30.0 // of the words from the crest
	logGap     = 5.0  // below a line
	logHeading = 8.0  // more, above a round
	logAgain   = 62.0 // of the heading with the button
	logWidth   = 440.0
)

// openLog shows all that has happened; on the cover, all that everybody knows.
func (t *Table) openLog() {
	k := t.room.Frame().Text
	p := logPage{table: t, lead: 22 * k,
		name: sprites.Style{Font: sprites.SansBold, Size: 16 * k, Color: sprites.Ink},
		text: sprites.Style{Font: sprites.Sans, Size: 16 * k, Color: sprites.Ink},
		head: sprites.Style{Font: sprites.SC, Size: 17 * k, Color: sprites.Burgundy}}
	w := t.room.Words
	t.panel.Page(w.Table.LogTitle, w.App.Close, logWidth, p.height, p.compose)
	t.panel.Tell(p.tell)
}

// A logLine is a line as it stands on the page.
type logLine struct {
	Line
	words   []string // its text, broken to the width
	heading bool     // it is the first of a round
	again   bool     // it is the first since the viewer's turn
}

// lines lays all lines out in a width.
func (p *logPage) lines(width float64) []logLine {
	t, round := p.table, -1
	again := t.canShowAgain()
	var list []logLine
	for i, l := range t.log.Lines {
		indent := 0.0
		if l.Seat >= 0 {
			indent = sprites.Measure(t.PlayerName(l.Seat)+" ", p.name)
		}
		list = append(list, logLine{l, ui.WrapAfter(l.Text, p.text, indent, width-logIndent-4),
			l.Round != round && l.Round > 0, again && i == t.log.since})
		round = l.Round
	}
	return list
}

// above is how high the headings over a line are, and high how high it is itself.
func (p *logPage) above(l logLine) (h float64) {
	if l.again {
		h += logAgain
	}
	if l.heading {
		h += p.lead + logHeading
	}
	return h
}

func (p *logPage) high(l logLine) float64 { return float64(len(l.words))*p.lead + logGap }

func (p *logPage) height(width float64) float64 {
	h := 10.0
	for _, l := range p.lines(width) {
		h += p.above(l) + p.high(l)
	}
	return h
}

func (p *logPage) compose(s *ui.Stage, r ui.Rect) {
	y := r.Y + 6
	lines := p.lines(r.W)
	if len(lines) == 0 {
		s.Words(p.table.room.Words.Table.LogEmpty, r.X, y+16, p.text)
	}
	for i, l := range lines {
		p.headings(s, l, ui.R(r.X, y, r.W, 0))
		y += p.above(l)
		p.line(s, i, l, ui.R(r.X, y, r.W, p.high(l)))
		y += p.high(l)
	}
}

// points reports whether a line can be pressed, to see its pieces.
func (p *logPage) points() bool { return !p.table.privacy.covered() && !p.table.privacy.veiled }

// headings adds what stands over a line.
func (p *logPage) headings(s *ui.Stage, l logLine, r ui.Rect) {
	t, w, y := p.table, p.table.room.Words, r.Y
	if l.again {
		words := w.Table.SinceTurn.With("of", w.Of(t.PlayerName(t.Me())))
		st := PaperItalic.Sized(p.text.Size)
		st.Size = ui.FitSize(words, st, r.W-56)
		s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(r.X, y+6, r.W-8, 1))
		s.Words(words, r.X, y+logAgain/2+6, st)
		s.IconButton(ui.IconSpec{ID: "again", CX: r.Right() - 26, CY: y + logAgain/2, Icon: "again", Light: true,
			Label: w.Table.ShowAgain, Act: t.showAgain})
		y += logAgain
	}
	if l.heading {
		s.Words(w.Table.RoundHeading.With("n", strconv.Itoa(l.Round)), r.X, y+p.lead, p.head)
	}
}

// line adds the i-th line itself.
func (p *logPage) line(s *ui.Stage, i int, l logLine, r ui.Rect) {
	t, label, y := p.table, p.table.sentence(l.Line), r.Y
	if l.Seat >= 0 {
		s.Piece(sprites.Look{ID: CrestArt(t.Seat(l.Seat).Crest)}, r.X, y+1, 19)
	}
	for i, words := range l.words {
		x := r.X + logIndent
		if i == 0 && l.Seat >= 0 {
			n := t.PlayerName(l.Seat)
			s.Words(n, x, y+p.lead*0.75, p.name)
			x += sprites.Measure(n+" ", p.name)
		}
		s.Words(words, x, y+p.lead*0.75, p.text)
		y += p.lead
	}
	if l.heading {
		label = t.room.Words.Outline.About.With("what", t.room.Words.Table.RoundHeading.With("n", strconv.Itoa(l.Round)), "text", label)
	}
	if p.points() {
		s.Control(ui.Control{ID: "log/" + strconv.Itoa(i), Label: label, Rect: r, Part: true, Act: func() { t.point(l.Line) }})
	}
}
