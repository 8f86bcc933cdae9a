package table

import (
	"strconv"

	"treille/scenes/ui"
	"treille/sprites"
)

// Measures of the lines of the log, in layout units.
const (
	logLeast   = 44.0 // height of a line
	logPad     = 10.0 // above and below its words
	logIndent  = 32.0 // of the words from the crest
	logCrest   = 19.0
	logPiece   = 26.0 // width of a piece beside a line,
	logPitch   = 30.0 // and with its distance from the next
	logMost    = 3    // pieces that are shown,
	logEms     = 10.0 // as far as they leave the words as many times their size
	logHeading = 18.0 // more than a line of words, above a round
	logAgain   = 62.0 // of the heading with the button
	logOut     = 9.0  // of a marked line beyond its words
)

// logSize is what lines are laid out for.
type logSize struct{ width, text float64 }

// A logLine is a line as it stands on the page.
type logLine struct {
	Line
	at      int           // its number in the log
	name    sprites.Style // of the player's name, and
	text    sprites.Style // of the words: smaller than elsewhere where a name in them is too wide
	words   []string      // its text, broken to the width
	heading bool          // it is the first of a round
	again   bool          // it is the first since the viewer's turn
	high    float64       // it alone
	above   float64       // how high the headings over it are
}

// logStyles are those of the words on the page.
type logStyles struct {
	name, text, head sprites.Style
	lead             float64
}

func (p *logPage) styles() logStyles {
	k := p.table.app.Frame().Text
	return logStyles{
		name: PaperBold.Sized(17 * k), text: PaperText.Sized(17 * k), lead: 22 * k,
		head: sprites.Style{Font: sprites.SC, Size: 18 * k, Color: sprites.Burgundy},
	}
}

// lines lays the shown lines out in a width.
func (p *logPage) lines(width float64) []logLine {
	size := logSize{width, p.table.app.Frame().Text}
	if p.laid != nil && p.size == size {
		return p.laid
	}
	t, st, round, again := p.table, p.styles(), 0, p.table.canShowAgain()
	p.size, p.laid = size, nil
	for i, l := range t.log.Lines {
		if !p.shows(l) {
			continue
		}
		line := logLine{Line: l, at: i, heading: l.Round != round && l.Round > 0, again: again && i >= t.log.since}
		line.Pieces = l.Pieces[:min(len(l.Pieces), max(0, min(logMost, int((width-logIndent-logEms*st.text.Size)/logPitch))))]
		line.name, line.text = st.name, st.text
		indent, room := 0.0, width-logIndent-logPitch*float64(len(line.Pieces))
		if l.Seat >= 0 {
			line.name.Size = ui.FitSize(t.PlayerName(l.Seat), st.name, room)
			indent = sprites.Measure(t.PlayerName(l.Seat)+" ", line.name)
		}
		line.words = ui.WrapAfter(l.Text, st.text, indent, room)
		for _, words := range line.words {
			line.text.Size = min(line.text.Size, ui.FitSize(words, st.text, room))
		}
		line.high = max(logLeast, float64(len(line.words))*st.lead+2*logPad)
		if line.again {
			line.above, again = logAgain, false
		}
		if line.heading {
			line.above += st.lead + logHeading
		}
		round = l.Round
		p.laid = append(p.laid, line)
	}
	return p.laid
}

// page adds the lines to a view, newest at the foot.
func (p *logPage) page(s *ui.Stage, view ui.Rect) {
	in := ui.R(view.X+logOut, view.Y, view.W-2*logOut-8, view.H)
	high := 2.0
	lines := p.lines(in.W)
	for _, l := range lines {
		high += l.above + l.high
	}
	p.table.panel.Scrolled(s, view, high, func(r ui.Rect) {
		y := r.Y
		if len(lines) == 0 {
			s.Words(p.table.app.Words.Table.LogEmpty, in.X, y+34, p.styles().text)
		}
		for _, l := range lines {
			box := ui.R(in.X, y+l.above, in.W, l.high)
			if y < view.Bottom() && box.Bottom() > view.Y {
				p.headings(s, l, ui.R(in.X, y, in.W, l.above))
				p.line(s, l, box)
			}
			p.control(s, l, box)
			y = box.Bottom()
		}
	})
}

// headings adds what stands over a line.
func (p *logPage) headings(s *ui.Stage, l logLine, r ui.Rect) {
	t, w, st := p.table, p.table.app.Words, p.styles()
	if l.again {
		words := w.Table.SinceTurn.With("of", w.Of(t.PlayerName(t.Me())))
		style := PaperItalic.Sized(st.text.Size)
		style.Size = ui.FitSize(words, style, r.W-56)
		s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(r.X, r.Y+4, r.W, 1))
		s.Words(words, r.X, r.Y+logAgain/2+6, style)
		s.IconButton(ui.IconSpec{ID: "again", CX: r.Right() - 24, CY: r.Y + logAgain/2, Icon: "again", Light: true,
			Label: w.Table.ShowAgain, Act: t.showAgain})
	}
	if l.heading {
		words, base := p.round(l), r.Bottom()-8
		s.Words(words, r.X, base, st.head)
		x := r.X + sprites.Measure(words, st.head) + 12
		s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(x, base-st.head.Size*0.3, r.Right()-x, 1))
	}
}

// round is the heading of the round that a line belongs to.
func (p *logPage) round(l logLine) string {
	return p.table.app.Words.Table.RoundHeading.With("n", strconv.Itoa(l.Round))
}

// line adds a line itself.
func (p *logPage) line(s *ui.Stage, l logLine, r ui.Rect) {
	t, st := p.table, p.styles()
	if l.at == p.marked {
		at := ui.R(r.X-logOut, r.Y+1, r.W+2*logOut, r.H-2)
		s.Put(sprites.Surface{Kind: sprites.Highlight}, at)
		s.Put(sprites.Surface{Kind: sprites.GoldFrame, R: 7}, at)
	}
	y := r.CY() - st.lead*float64(len(l.words)-1)/2 + st.text.Size*0.33
	if l.Seat >= 0 {
		s.Piece(sprites.Look{ID: CrestArt(t.Seat(l.Seat).Crest)}, r.X, y-st.text.Size*0.33-logCrest*0.5625, logCrest)
	}
	for i, words := range l.words {
		x := r.X + logIndent
		if i == 0 && l.Seat >= 0 {
			name := t.PlayerName(l.Seat)
			s.Words(name, x, y, l.name)
			x += sprites.Measure(name+" ", l.name)
		}
		s.Words(words, x, y+float64(i)*st.lead, l.text)
	}
	for i, look := range l.Pieces {
		w := min(logPiece, logPiece*1.1/sprites.Ratio(look.ID)) // none is much higher than wide
		cx := r.Right() - logPiece/2 - logPitch*float64(len(l.Pieces)-1-i)
		s.Piece(look, cx-w/2, r.CY()-w*sprites.Ratio(look.ID)/2, w)
	}
}

// control lets a line be pressed, unless the table is covered.
func (p *logPage) control(s *ui.Stage, l logLine, r ui.Rect) {
	if !p.points() {
		return
	}
	label := p.table.sentence(l.Line)
	if l.heading {
		label = p.table.app.Words.Outline.About.With("what", p.round(l), "text", label)
	}
	if l.at == p.marked {
		label = p.table.app.Words.Table.LogMarked.With("line", label)
	}
	s.Control(ui.Control{ID: "log/" + strconv.Itoa(l.at), Label: label, Rect: r, Part: true, Checked: l.at == p.marked, Act: func() { p.press(l.at) }})
}
