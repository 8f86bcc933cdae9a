package table

import (
	"strconv"

	"treille/scenes/ui"
	"treille/sprites"
)

// A logPage lays out all lines of the log, newest at the foot.
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

// lines visits all lines, broken to the width; heading is true for the first of
// a round.
func (p *logPage) lines(width float64, visit func(l Line, words []string, heading bool)) {
	round := -1
	for _, l := range p.table.log.Lines {
		heading := l.Round != round && l.Round > 0
		round = l.Round
		indent := 0.0
		if l.Seat >= 0 {
			indent = sprites.Measure(p.table.PlayerName(l.Seat)+" ", p.name)
		}
		visit(l, ui.WrapAfter(l.Text, p.text, indent, width-logIndent-4), heading)
	}
}

func (p *logPage) height(width float64) float64 {
	h := 10.0
	p.lines(width, func(_ Line, words []string, heading bool) {
		if heading {
			h += p.lead + logHeading
		}
		h += float64(len(words))*p.lead + logGap
	})
	return h
}

func (p *logPage) compose(s *ui.Stage, r ui.Rect) {
	t, w := p.table, p.table.room.Words
	y := r.Y + 6
	if len(t.log.Lines) == 0 {
		s.Words(w.Table.LogEmpty, r.X, y+16, p.text)
	}
	p.lines(r.W, func(l Line, words []string, heading bool) {
		if heading {
			s.Words(w.Table.RoundHeading.With("n", strconv.Itoa(l.Round)), r.X, y+p.lead, p.head)
			y += p.lead + logHeading
		}
		if l.Seat >= 0 {
			s.Piece(sprites.Look{ID: CrestArt(t.Seat(l.Seat).Crest)}, r.X, y+1, 19)
		}
		for i, words := range words {
			x := r.X + logIndent
			if i == 0 && l.Seat >= 0 {
				n := t.PlayerName(l.Seat)
				s.Words(n, x, y+p.lead*0.75, p.name)
				x += sprites.Measure(n+" ", p.name)
			}
			s.Words(words, x, y+p.lead*0.75, p.text)
			y += p.lead
		}
		y += logGap
	})
}
