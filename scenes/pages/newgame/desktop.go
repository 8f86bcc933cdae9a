package newgame

import (
	"strings"

	"treille/engine"
	"treille/scenes/app"
	"treille/scenes/ui"
	"treille/sprites"
)

// besideFits reports whether the sheet of a seat stands beside the seats: in a wide
// window, unless words are large.
func besideFits(f ui.Frame) bool { return f.Shape == ui.Desktop && f.Full.W >= 1120 && f.Text == 1 }

// Sizes of the page on a desktop.
const (
	desktopWide   = 1460.0 // it is no wider
	desktopHigh   = 800.0  // and drawn for that height
	besideHigh    = 614.0  // of the sheet beside the seats there
	startHigh     = 84.0   // of the button,
	startLeast    = 66.0   // at least
	pointerWide   = 16.0
	pointerHigh   = 30.0
	pointerMargin = 24.0 // from the corners of its sheet
)

// desktop: the seats and options at the left, beside them the sheet of one seat and
// the button.
func (p *Page) desktop(s *ui.Stage, f ui.Frame) {
	c := f.Column(desktopWide)
	top := f.Safe.Y + app.BannerHeight(f) + 16
	left := ui.R(c.X+14, top, (c.W-44)*.4935, c.Bottom()-12-top)
	right := ui.R(left.Right()+16, top, c.Right()-30-left.Right(), 0)
	high := max(startLeast, min(startHigh, startHigh-(desktopHigh-f.Full.H)/5))
	start := ui.R(right.Right()-310, c.Bottom()-14-high, 310, high)
	right.H = start.Y - 16 - top
	pointAt := 0.0
	p.scrolled(s, left, f, func(l *list) {
		l.compose()
		pointAt = l.pointAt
	})
	s.Group(sheetGroup, func() { p.sheetBeside(s, right, pointAt) })
	note := italic.Sized(18).In(sprites.Hint).At(sprites.Right)
	x := start.X - 22
	if f.LeftHand {
		start.X, x = right.X, right.Right()
	}
	p.startButton(s, start, 27)
	s.Lines(p.summaryLines(note, min(290, right.W-start.W-30)), x, start.CY()+5, 24, note)
}

// summaryLines is the summary in lines, with the levels in lines of their own.
func (p *Page) summaryLines(st sprites.Style, width float64) []string {
	levels := p.levels()
	if levels == "" {
		return ui.Balance(p.summary(), st, width)
	}
	return append(ui.Balance(strings.TrimSuffix(p.summary(), " "+levels), st, width), ui.Balance(levels, st, width)...)
}

// sheetGroup is the group of all that is on the sheet beside the seats: one stop of
// the Tab key, so that the button is not far.
const sheetGroup = "sheet"

// sheetBeside is the sheet of a seat, pointing to its row at pointAt. What is changed
// on it holds at once.
func (p *Page) sheetBeside(s *ui.Stage, r ui.Rect, pointAt float64) {
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 12, Lift: sprites.Sheet, Line: true}, r)
	if pointAt > r.Y+pointerMargin && pointAt < r.Bottom()-pointerMargin {
		s.Put(sprites.Surface{Kind: sprites.SheetPointer}, ui.R(r.X-pointerWide+.8, pointAt-pointerHigh/2, pointerWide, pointerHigh))
	}
	w := &p.app.Words.NewGame
	L, R, k := r.X+32, r.Right()-32, min(1, r.H/besideHigh)
	who := ui.R(R-300, r.Y+32*k, 300, 50)
	p.nameplate(s, ui.R(L, r.Y+22*k, who.X-16-L, 65*k), 58, 1)
	p.whoPlays(s, who, 18)
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(L, r.Y+106*k, R-L, 5))
	at := 155.0
	look := rowLook{crest: 52, name: ink.Sized(21), line: italic.Sized(17)}
	if p.seats[p.seat].Kind != engine.Human {
		level := head.Sized(22)
		s.Words(w.Level, L, r.Y+155*k, level)
		x := L + max(100, sprites.Measure(w.Level, level)+20)
		p.levelChoice(s, ui.R(x, r.Y+124*k, R-x, 50), 18)
		s.Words(p.meaning(), x+2, r.Y+200*k, italic.Sized(18))
		at, look.crest = 243, 46
	}
	p.characterHead(s, L, R, r.Y+at*k, 22)
	y := r.Y + (at+19)*k
	p.cards(s, ui.R(L, y, R-L, r.Bottom()-36*k-y), look)
}
