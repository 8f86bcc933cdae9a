package table

import (
	"treille/engine"
	"treille/scenes/ui"
	"treille/sprites"
)

// Measures of the folded log: its head, its lines where they have room and where they
// stand as close as they can, and the rows of a line that needs more than one.
const (
	sinceHead, sinceFoot    = 40.0, 6.0
	sincePitch, sinceClose  = 29.0, 21.0
	sinceRow                = 19.0
	sinceLeast              = 3 // lines that it has room for in any case
	sinceIndent, sinceSides = 32.0, 28.0
)

// Since is the folded log: what happened since the viewer decided. Where it has too
// little room, each of the others keeps his last line, or his crest. It returns where
// the lines end.
func (c *Canvas) Since(r ui.Rect) float64 {
	s := c.Stage
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Card, Line: true}, r)
	title := PaperItalic.Sized(17)
	head := c.Words.Table.SinceTurn.With("of", c.Words.Of(c.PlayerName(c.base)))
	if c.People() == 0 || ui.FitSize(head, title, r.W-56) < ui.LeastText {
		head = c.Words.Table.LogTitle
	}
	title.Size = ui.FitSize(head, title, r.W-56)
	s.Words(head, r.X+18, r.Y+28, title)
	s.Put(sprites.Surface{Kind: sprites.Icon, Icon: "chevron", Stroke: 2, Tint: sprites.InkSoft}, ui.R(r.Right()-34, r.Y+14, 17, 17))
	s.Control(ui.Control{ID: "since", Label: c.Words.App.Log + ": " + head, Rect: r, Act: c.openLog})
	in := ui.R(r.X+sinceSides/2, r.Y+sinceHead, r.W-sinceSides, r.H-sinceHead-sinceFoot)
	lines := c.sinceFit(in)
	if len(lines.list) == 0 && lines.rest == 0 {
		st := PaperItalic.Sized(16).In(sprites.InkSoft)
		words := ui.Wrap(c.Words.Table.SinceNothing, st, r.W-40)
		lead := 20 * float64(len(words)-1)
		s.Lines(words, r.X+18, r.Y+62+lead/2, 20, st)
		return r.Y + 62 + lead
	}
	for _, l := range lines.list {
		s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(in.X, in.Y, in.W, 1))
		rows := c.sinceRows(l, in.W)
		q := ui.R(in.X, in.Y, in.W, lines.pitch)
		in.Y += lines.pitch + sinceRow*float64(len(rows))
		if len(rows) == 0 {
			c.sinceLine(l, q, sinceBold, sinceText)
			continue
		}
		c.sinceLine(Line{Seat: l.Seat}, q, sinceBold, sinceText)
		for i, words := range rows {
			s.Words(words, q.X+sinceIndent, q.CY()+5.5+sinceRow*float64(i+1), sinceText)
		}
	}
	c.sinceRest(lines.rest, in.X, in.Y)
	return in.Y
}

// SinceIn is Since in a room that it may fill, as high as its lines need.
func (c *Canvas) SinceIn(room ui.Rect) {
	lines := c.sinceFit(ui.R(0, 0, room.W-sinceSides, room.H-sinceHead-sinceFoot))
	room.H = min(room.H, sinceHead+sinceFoot+3+max(lines.high, sinceLeast*sincePitch))
	c.Since(room)
}

var sinceBold, sinceText = PaperBold.Sized(16), PaperText.Sized(16)

// sinceLines are the lines of a folded log, and those for whose lines it has no room.
type sinceLines struct {
	list        []Line
	rest        engine.PlayerSet
	pitch, high float64
}

// sinceFit finds the last lines for which there is room: closer together if one of
// each of the others is to be there.
func (c *Canvas) sinceFit(room ui.Rect) sinceLines {
	others := len(c.Ring)
	if c.reader() >= 0 {
		others--
	}
	var all engine.PlayerSet
	for _, l := range c.log.Since(c.reader(), others) {
		all = all.With(l.Seat)
	}
	for n := max(int(room.H/sincePitch), others); n > 0; n-- {
		q := sinceLines{list: c.log.Since(c.reader(), n), rest: all, pitch: sincePitch}
		for _, l := range q.list {
			q.rest = q.rest.Without(l.Seat)
			q.high += sinceRow * float64(len(c.sinceRows(l, room.W)))
		}
		if q.rest != 0 {
			q.high += sinceClose
		}
		lines := float64(len(q.list))
		if n <= others && lines > 0 {
			q.pitch = min(sincePitch, max(sinceClose, (room.H-q.high)/lines))
		}
		if q.high += q.pitch * lines; q.high <= room.H {
			return q
		}
	}
	return sinceLines{rest: all}
}

// sinceRows are the words of a line in rows of their own, if they have no room beside
// the name.
func (c *Canvas) sinceRows(l Line, w float64) []string {
	if sprites.Measure(c.PlayerName(l.Seat), sinceBold)+sprites.Measure(l.Short, sinceText) <= w-sinceIndent-12 {
		return nil
	}
	return ui.Wrap(l.Short, sinceText, w-sinceIndent)
}

// sinceRest shows who has done something that only the whole log says.
func (c *Canvas) sinceRest(rest engine.PlayerSet, x, y float64) {
	if rest == 0 {
		return
	}
	for _, p := range c.Ring {
		if rest.Has(p) {
			c.Crest(p, x+4, y+2, 17, sprites.Flat)
			x += 23
		}
	}
	c.Stage.Words("…", x+4, y+15, sinceText)
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

// sinceLine says who did what in one line.
func (c *Canvas) sinceLine(l Line, r ui.Rect, bold, text sprites.Style) {
	s := c.Stage
	crest := min(19, r.H-4)
	c.Crest(l.Seat, r.X+4, r.CY()-crest*0.55, crest, sprites.Flat)
	y := r.CY() + 5.5
	room := r.W - sinceIndent - 12 - sprites.Measure(l.Short, text)
	if room < min(50, sprites.Measure(c.PlayerName(l.Seat), bold)) { // the crest says who
		s.Words(ui.Ellipsis(l.Short, text, r.W-34), r.X+sinceIndent, y, text)
		return
	}
	s.Words(ui.Ellipsis(c.PlayerName(l.Seat), bold, room), r.X+sinceIndent, y, bold)
	s.Words(l.Short, r.Right()-4, y, text.At(sprites.Right))
}
