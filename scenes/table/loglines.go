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
	logMost    = 4    // pieces that are shown,
	logEms     = 10.0 // as far as they leave the words as many times their size
	logHeading = 17.0 // above the heading of a round,
	logBelow   = 5.0  // and below it
	logAgain   = 9.0  // below the heading with the button
	logOut     = 9.0  // of a marked line beyond its words
)

// The styles of the words on the page.
var (
	logName = ui.PaperBold.Sized(17)
	logText = ui.PaperText.Sized(17)
	logHead = sprites.Style{Font: sprites.SC, Size: ui.Lead, Color: sprites.Burgundy}
)

// page adds the lines to a view, newest at the foot.
func (p *logPage) page(s *ui.Stage, view ui.Rect) {
	in := ui.R(view.X+logOut, view.Y, view.W-2*logOut-8, view.H)
	t := p.table
	if of := (logShown{s.Frame(), in, t.app.Words, t.session.Viewer(), p.seat, p.marked, len(t.log.Lines), t.log.since, p.points(), t.canShowAgain()}); of != p.of {
		p.of, p.laid = of, p.lines(in)
	}
	t.panel.page.Lay(s, ui.Row(0, ui.Space(logOut, 0), p.laid.Growing(), ui.Space(logOut+8, 0)), view)
}

// lines are the shown lines below each other, with the headings over them. What is out of
// sight is only pressed, from a screen reader.
func (p *logPage) lines(view ui.Rect) ui.Part {
	t, again := p.table, p.table.canShowAgain()
	var list []ui.Part
	add := func(part ui.Part) ui.Part {
		return part.Around(func(_ *ui.Stage, r ui.Rect, inner func()) {
			if r.Y < view.Bottom() && r.Bottom() > view.Y {
				inner()
			}
		})
	}
	for _, l := range p.shown(p.seat) {
		if again && l.nth >= t.log.since {
			list, again = append(list, add(p.againHead())), false
		}
		if l.begins {
			head := ui.Row(ui.Loose, ui.Label(p.round(l.Line), logHead), ui.Rule().Middle().Growing())
			list = append(list, add(ui.Column(0, ui.Space(0, logHeading), head, ui.Space(0, logBelow))))
		}
		line := add(p.line(l.Line, l.nth, view.W))
		if p.points() {
			line = line.Target(p.control(l))
		}
		list = append(list, line)
	}
	if len(list) == 0 {
		return ui.Label(t.app.Words.Table.LogEmpty, logText).Top()
	}
	return ui.Column(0, append(list, ui.Space(0, ui.Tight))...)
}

// againHead stands over what has happened since the viewer's turn, with a button that shows
// it again.
func (p *logPage) againHead() ui.Part {
	t, w := p.table, p.table.app.Words
	button := ui.IconSpec{ID: "again", Icon: "again", Light: true, Label: w.Table.ShowAgain, Act: t.showAgain}.Part()
	words := ui.Label(t.sinceTurn(t.base), ui.PaperItalic.Sized(logText.Size))
	return ui.Column(ui.Near, ui.Space(0, 0), ui.Rule(), ui.Row(ui.Apart, words, ui.Spring(), button), ui.Space(0, logAgain-ui.Near))
}

// round is the heading of the round that a line belongs to.
func (p *logPage) round(l Line) string {
	w := p.table.app.Words
	heading := w.Table.Round
	if own := p.table.spec.LogHeading; own != nil {
		heading = own(w)
	}
	return heading.With("n", strconv.Itoa(l.Round))
}

// line is a line itself, the i-th of the log, in a width: after the crest of whom it is about,
// before the pieces.
func (p *logPage) line(l Line, i int, width float64) ui.Part {
	t, size := p.table, logText.Size*p.table.app.Frame().Text
	words, crest := ui.Rich{Words: l.Text, Text: logText, Bold: logName}, ui.Space(logCrest, 0)
	if l.Seat >= 0 {
		words.Name = t.Subject(l.Seat)
		crest = ui.Art(CrestArt(t.Seat(l.Seat).Crest), logCrest).High(max(logCrest*crestRatio, size*ui.Leading)).Wide(logCrest).Top()
	}
	said := ui.Row(logIndent-logCrest, crest, words.Part().Growing()).Middle().Pad(0, logPad)
	line := []ui.Part{said.Growing()}
	n, all := min(logMost, int((width-logIndent-logEms*size)/logPitch)), len(l.Pieces)
	if all > n {
		n-- // a number takes the place of the last
	}
	n = max(0, min(n, all))
	for _, look := range l.Pieces[:n] {
		w := min(logPiece, logPiece*1.1/sprites.Ratio(look.ID)) // none is much higher than wide
		line = append(line, ui.Picture(ui.Item{Look: look}, w).Wide(logPiece))
	}
	if 0 < n && n < all {
		line = append(line, ui.Label("+"+strconv.Itoa(all-n), logText.At(sprites.Middle)).Wide(logPiece))
	}
	return ui.Row(logPitch-logPiece, line...).AtLeast(0, logLeast).Around(func(s *ui.Stage, r ui.Rect, inner func()) {
		if i == p.marked {
			at := ui.R(r.X-logOut, r.Y+1, r.W+2*logOut, r.H-2)
			s.Put(sprites.Surface{Kind: sprites.Highlight}, at)
			s.Put(sprites.Surface{Kind: sprites.GoldFrame, R: 7}, at)
		}
		inner()
	})
}

// control lets a line be pressed; one that begins a round says so.
func (p *logPage) control(l shownLine) ui.Control {
	label, w, marked := p.table.sentence(l.Line), p.table.app.Words, l.nth == p.marked
	if l.begins {
		label = w.Labelled(p.round(l.Line), label)
	}
	if marked {
		label = w.Table.LogMarked.With("line", label)
	}
	return ui.Control{ID: "log/" + strconv.Itoa(l.nth), Label: label, Part: true, Checked: marked, Act: func() { p.press(l.nth) }}
}
