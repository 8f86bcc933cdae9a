package table

import (
	"treille/engine"
	"treille/scenes/ui"
	"treille/sprites"
)

// Since is the folded log: what happened since the viewer decided. Where it has too
// little room, each of the others keeps his last line, or his crest. It returns where
// the lines end.
func (c *Canvas) Since(r ui.Rect) float64 {
	sheet := c.since(r)
	c.Stage.Lay(sheet, r)
	return r.Y + min(r.H, c.Stage.HeightOf(sheet, r.W)) - ui.Near - ui.Tight
}

// SinceIn is Since in a room that it may fill, as high as its lines need.
func (c *Canvas) SinceIn(room ui.Rect) {
	sheet := c.since(room)
	room.H = min(room.H, max(c.Stage.HeightOf(sheet, room.W)+sinceSpare, sinceLeast))
	c.Stage.Lay(sheet, room)
}

// sinceID is the folded log.
const sinceID = "since"

// SinceNote leads to the sum of what happened since the own turn, if it is his turn and the others have done more than a few
// things: for a phone, where the folded log has no room.
func (c *Canvas) SinceNote(r ui.Rect) {
	if !c.Deciding() || !c.canSum() {
		return
	}
	p := c.sumSince()
	if p.lines() <= sumLeast {
		return
	}
	icon := ui.Mark(sprites.Surface{Kind: sprites.Icon, Icon: "again", Stroke: 2, Tint: sprites.InkSoft}, sinceIcon, sinceIcon).Centred()
	note := ui.Row(ui.Near, icon, ui.Paragraph(p.title, ui.PaperItalic.Sized(ui.LeastText)).Middle().Growing()).Pad(ui.Close, 0).High(sinceNote).
		On(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Card, Line: true})
	c.Stage.Lay(ui.Column(0, ui.Spring(), note).Target(ui.Control{ID: sinceID + "/sum", Label: p.title, Act: func() { c.openSum(p) }}), r)
}

// Sums reports whether the sheet of a sum lies over the foot of the table.
func (c *Canvas) Sums() bool { return c.panel.low }

var sinceBold, sinceText, sinceMore = ui.PaperBold.Sized(ui.Body), ui.PaperText.Sized(ui.Body), ui.PaperItalic.Sized(ui.Body).In(sprites.InkSoft)

// since is the sheet with the last lines for which there is room: closer together if one
// of each seat is to be there.
func (c *Canvas) since(room ui.Rect) ui.Part {
	seats := len(c.Ring)
	for n := max(int(room.H/sincePitch), seats); n > 0; n-- {
		sheet := c.sinceSheet(n)
		if c.Stage.HeightOf(sheet, room.W) <= room.H || n <= seats && c.Stage.Fits(sheet, room) {
			return sheet
		}
	}
	return c.sinceSheet(0)
}

// sinceSheet is the sheet with so many lines, and the crests of those who have done
// something that only the whole log says.
func (c *Canvas) sinceSheet(n int) ui.Part {
	title := ui.PaperItalic.Sized(ui.Lead - 1)
	head := c.sinceTurn(c.base)
	words := ui.Either(ui.Label(head, title), ui.Label(c.Words.Table.LogTitle, title))
	if c.People() == 0 {
		head = c.Words.Table.LogTitle
		words = ui.Label(head, title)
	}
	more := ui.Mark(sprites.Surface{Kind: sprites.Icon, Icon: "chevron", Stroke: 2, Tint: sprites.InkSoft}, title.Size, title.Size)
	parts := []ui.Part{ui.Row(ui.Apart, words.Growing(), more).Pad(ui.Near, 0).High(sinceHead)}
	shown := c.lately(n)
	var rest engine.PlayerSet
	for _, l := range c.lately(len(c.log.Lines)) {
		rest = rest.With(l.Seat)
	}
	for _, l := range shown {
		rest = rest.Without(l.Seat)
	}
	if rest != 0 && c.replay == nil { // before those that are shown
		crests := Each(Where(c.Ring, rest.Has), func(p engine.Player) ui.Part { return c.CrestPart(p, sinceCrest-ui.Tight) })
		parts = append(parts, ui.Row(ui.Close, append(crests, ui.Either(ui.Label(c.Words.Table.SinceMore, sinceMore), ui.Label("…", sinceText)))...).Pad(ui.Near, 0))
	}
	for _, l := range shown {
		parts = append(parts, c.sinceLine(l).Around(func(s *ui.Stage, r ui.Rect, inner func()) {
			s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(r.X, r.Y, r.W, 1))
			inner()
		}))
	}
	if len(parts) == 1 && rest == 0 {
		nothing := c.Words.Table.SinceNothing
		if c.session.Over() {
			nothing = c.Words.Table.Over + "."
		}
		parts = append(parts, ui.Paragraph(nothing, ui.PaperItalic.Sized(ui.Body).In(sprites.InkSoft)).Pad(ui.Near, sinceNothing))
	}
	return ui.Column(0, append(parts, ui.Space(0, ui.Tight))...).Pad(sinceSide, ui.Near).
		On(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Card, Line: true}).
		Target(ui.Control{ID: sinceID, Label: c.Words.Labelled(c.Words.App.Log, head), Act: c.openLog})
}

// lately are the last n lines since the viewer's turn, which goes on while he decides more than once. Where everybody has to
// remember what he saw (F40), it ends with each decision.
func (c *Canvas) lately(n int) []Line {
	if c.Deciding() && c.spec.Memory == nil {
		return c.log.Lately(c.reader(), n)
	}
	return c.log.Since(c.reader(), n)
}

// sinceLine says who did what, in rows of their own if the words have no room beside the
// name.
func (c *Canvas) sinceLine(l Line) ui.Part {
	row := func(parts ...ui.Part) ui.Part {
		return ui.Row(ui.Apart+1, parts...).Pad(ui.Near, 0).AtLeast(0, sinceClose).Roomy(0, sincePitch)
	}
	who, name := c.CrestPart(l.Seat, sinceCrest), ui.Name(c.Subject(l.Seat), sinceBold)
	words := ui.Row(0, ui.Space(sinceIndent, 0), ui.Paragraph(l.Short, sinceText).Firm().Growing())
	return ui.Either(row(who, name.Firm(), ui.Spring(), ui.Label(l.Short, sinceText).Firm()), ui.Column(-sinceOver, row(who, name), words, ui.Space(0, sinceOver+ui.Near)))
}

// SinceOnFelt fills a free place on the felt with the last lines about the others, as
// many as there is room for: where a name has none, the crest says who.
func (c *Canvas) SinceOnFelt(r ui.Rect) {
	var rows []ui.Part
	for _, l := range c.lately(min(int((r.H-2*ui.Near)/sinceFelt), sinceMost)) {
		name := ui.Name(c.Subject(l.Seat), sinceBold.In(sprites.Cream)).Dropped(1)
		rows = append(rows, ui.Row(ui.Apart+1, c.CrestPart(l.Seat, sinceCrest), name, ui.Spring(), ui.Name(l.Short, sinceText.In(sprites.CreamSoft))).High(sinceFelt))
	}
	c.Stage.Lay(ui.Column(0, rows...).Pad(ui.Close, ui.Near).Top(), r)
}
