package table

import (
	"treille/scenes/ui"
	"treille/sprites"
)

// Since is the folded log: what happened since the viewer decided.
func (c *Canvas) Since(r ui.Rect) {
	s := c.Stage
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Card, Line: true}, r)
	title := PaperItalic.Sized(17)
	head := c.Words.Table.SinceTurn.With("of", c.Words.Of(c.PlayerName(c.base)))
	if c.People() == 0 {
		head = c.Words.Table.LogTitle
	}
	title.Size = ui.FitSize(head, title, r.W-56)
	s.Words(head, r.X+18, r.Y+28, title)
	s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "chevron", Stroke: 2, Tint: sprites.InkSoft}, ui.R(r.Right()-34, r.Y+14, 17, 17))
	const pitch, most = 29.0, 3
	lines := c.log.Since(c.reader(), most)
	if len(lines) == 0 {
		st := PaperItalic.Sized(16).In(sprites.InkSoft)
		for i, l := range ui.Wrap(c.Words.Table.SinceNothing, st, r.W-40) {
			s.Words(l, r.X+18, r.Y+62+float64(i)*20, st)
		}
	}
	for i, l := range lines {
		q := ui.R(r.X+14, r.Y+40+float64(i)*pitch, r.W-28, pitch)
		s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(q.X, q.Y, q.W, 1))
		c.sinceLine(l, q, PaperBold.Sized(16), PaperText.Sized(16))
	}
	s.Control(ui.Control{ID: "since", Label: c.Words.App.Log + ": " + head, Rect: r, Act: c.openLog})
}

// SinceOnFelt fills a free place on the felt with the last lines about the
// others.
func (c *Canvas) SinceOnFelt(r ui.Rect) {
	const pitch, most = 27.0, 3
	for i, l := range c.log.Since(c.reader(), min(int((r.H-8)/pitch), most)) {
		q := ui.R(r.X+2, r.Y+4+float64(i)*pitch, r.W-4, pitch)
		c.sinceLine(l, q, PaperBold.Sized(16).In(sprites.Cream), PaperText.Sized(16).In(sprites.CreamSoft))
	}
}

// sinceLine says who did what in one line.
func (c *Canvas) sinceLine(l Line, r ui.Rect, bold, text sprites.Style) {
	s := c.Stage
	c.Crest(l.Seat, r.X+4, r.Y+4, 19, sprites.Flat)
	room := r.W - 36 - sprites.Measure(l.Short, text) - 8
	if room < 50 { // the crest says who
		s.Words(ui.Ellipsis(l.Short, text, r.W-34), r.X+32, r.Y+20, text)
		return
	}
	s.Words(ui.Ellipsis(c.PlayerName(l.Seat), bold, room), r.X+32, r.Y+20, bold)
	s.Words(l.Short, r.Right()-4, r.Y+20, text.At(sprites.Right))
}
