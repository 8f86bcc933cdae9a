package table

import (
	"treille/scenes/ui"
	"treille/sprites"
)

// Measures of the folded log: its head, its lines, and the second row of a line
// whose name and words need more than one.
const (
	sinceHead, sinceFoot = 40.0, 6.0
	sincePitch           = 29.0
	sinceRow             = 19.0
	sinceLeast           = 3 // lines that it has room for in any case
)

// Since is the folded log: what happened since the viewer decided. Where it has too
// little room, each of the others keeps his last line. It returns where the lines end.
func (c *Canvas) Since(r ui.Rect) float64 {
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
	s.Control(ui.Control{ID: "since", Label: c.Words.App.Log + ": " + head, Rect: r, Act: c.openLog})
	in := ui.R(r.X+14, r.Y+sinceHead, r.W-28, r.H-sinceHead-sinceFoot)
	lines := c.sinceLines(in)
	if len(lines) == 0 {
		st := PaperItalic.Sized(16).In(sprites.InkSoft)
		words := ui.Wrap(c.Words.Table.SinceNothing, st, r.W-40)
		lead := 20 * float64(len(words)-1)
		s.Lines(words, r.X+18, r.Y+62+lead/2, 20, st)
		return r.Y + 62 + lead
	}
	squeeze := min(1, in.H/c.sinceHeight(lines, in.W))
	size := max(13, 16*squeeze)
	for _, l := range lines {
		h := c.sinceHeight([]Line{l}, in.W) * squeeze
		s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(in.X, in.Y, in.W, 1))
		c.sinceLine(l, ui.R(in.X, in.Y, in.W, h), sinceBold.Sized(size), sinceText.Sized(size))
		in.Y += h
	}
	return in.Y
}

// SinceIn is Since in a room that it may fill, as high as its lines need.
func (c *Canvas) SinceIn(room ui.Rect) {
	in := ui.R(0, 0, room.W-28, room.H-sinceHead-sinceFoot)
	lines := c.sinceHeight(c.sinceLines(in), in.W)
	room.H = min(room.H, sinceHead+sinceFoot+3+max(lines, sinceLeast*sincePitch))
	c.Since(room)
}

var sinceBold, sinceText = PaperBold.Sized(16), PaperText.Sized(16)

// sinceLines are the last lines for which there is room, and that of each of the others
// at the least.
func (c *Canvas) sinceLines(room ui.Rect) []Line {
	others := len(c.Ring)
	if c.reader() >= 0 {
		others--
	}
	for n := max(int(room.H/sincePitch), others); ; n-- {
		lines := c.log.Since(c.reader(), n)
		if n <= others || c.sinceHeight(lines, room.W) <= room.H {
			return lines
		}
	}
}

// sinceHeight is how high lines are that are so wide.
func (c *Canvas) sinceHeight(lines []Line, w float64) float64 {
	h := sincePitch * float64(len(lines))
	for _, l := range lines {
		if c.sinceSplit(l, w) {
			h += sinceRow
		}
	}
	return h
}

// sinceSplit reports whether name and words of a line need two rows.
func (c *Canvas) sinceSplit(l Line, w float64) bool {
	return sprites.Measure(c.PlayerName(l.Seat), sinceBold)+sprites.Measure(l.Short, sinceText) > w-44
}

// SinceOnFelt fills a free place on the felt with the last lines about the
// others.
func (c *Canvas) SinceOnFelt(r ui.Rect) {
	const pitch, most = 27.0, 3
	for i, l := range c.log.Since(c.reader(), min(int((r.H-8)/pitch), most)) {
		q := ui.R(r.X+2, r.Y+4+float64(i)*pitch, r.W-4, pitch)
		c.sinceLine(l, q, sinceBold.In(sprites.Cream), sinceText.In(sprites.CreamSoft))
	}
}

// sinceLine says who did what, in one row or, in a high line, in two.
func (c *Canvas) sinceLine(l Line, r ui.Rect, bold, text sprites.Style) {
	s, name := c.Stage, c.PlayerName(l.Seat)
	crest := text.Size * 1.2
	c.Crest(l.Seat, r.X+4, r.Y+4*text.Size/16, crest, sprites.Flat)
	x, y := r.X+32, r.Y+text.Size*1.25
	if r.H > sincePitch {
		s.Words(ui.Ellipsis(name, bold, r.W-36), x, y, bold)
		s.Words(ui.Ellipsis(l.Short, text, r.W-36), x, r.Bottom()-text.Size*0.55, text)
		return
	}
	room := r.W - 44 - sprites.Measure(l.Short, text)
	if room < min(50, sprites.Measure(name, bold)) { // the crest says who
		s.Words(ui.Ellipsis(l.Short, text, r.W-34), x, y, text)
		return
	}
	s.Words(ui.Ellipsis(name, bold, room), x, y, bold)
	s.Words(l.Short, r.Right()-4, y, text.At(sprites.Right))
}
