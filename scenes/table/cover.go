package table

import (
	"strconv"

	"treille/scenes/ui"
	"treille/sprites"
)

// Sizes of the cover, in layout units.
const (
	coverWidth, coverLow  = 314.0, 520.0 // of its label, and sideways
	coverCrest, crestLow  = 112.0, 72.0  // width of the crest,
	coverRise             = 0.64         // of which so much reaches above the label,
	coverAbove            = 72.0         // and that may be so high
	coverSink             = 25.0         // of the label, from the middle of the screen
	coverSeal             = 62.0
	coverLarger           = 1.25 // on a tablet held upright
	coverName, coverSmall = 58.0, 18.0
	coverNameLow          = 40.0
	coverButton           = 68.0
	coverLine             = 33.0 // height of what somebody has done,
	coverLineLow          = 28.0
	coverLineLeast        = 20.0
	coverSide             = 60.0 // that the words below the label leave free
)

// composeCover covers the whole table with the back of a card: it is opaque, and says
// nothing that is hidden.
func (t *Table) composeCover(s *ui.Stage) {
	c, f := t.canvas(s), s.Frame()
	s.Put(sprites.Surface{Kind: sprites.CardBack}, f.Full)
	safe, cx, k := f.Safe, f.Safe.CX(), 1.0
	if f.Shape == ui.Tablet {
		k = coverLarger
	}
	said := sprites.Style{Font: sprites.Italic, Size: coverSmall, Color: sprites.GoldLight, Align: sprites.Middle}
	below := Each(t.coverBelow(), func(words string) ui.Part { return ui.Label(words, said) })
	foot := ui.Column(ui.Near, ui.Space(0, 44), ui.Column(ui.Near, below...), ui.Space(0, ui.Far))
	crest, label := coverCrest*k, c.coverLabel(k)
	w, footHigh := min(coverWidth*min(f.Text, 1.1)*k, safe.W-ui.Far), s.HeightOf(foot, safe.W-coverSide)
	h := min(s.HeightOf(label, w), safe.H-footHigh-coverAbove)
	box := ui.R(cx-w/2, min(safe.CY()-h/2+coverSink, safe.Bottom()-footHigh-h), w, h)
	if f.Shape == ui.Landscape {
		crest, w = crestLow, min(coverLow, safe.W-40)
		box = ui.R(cx-w/2, safe.Y+76, w, safe.H-110)
	}
	for _, l := range vine {
		s.Leaf("common/"+l.id, cx+l.x, box.Y-6+l.y, l.size, l.turn)
	}
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 16, Lift: sprites.Sheet, Line: true}, box)
	s.Put(sprites.Surface{Kind: sprites.InnerGold, R: 16}, box)
	c.Crest(t.privacy.cover, cx-crest/2, box.Y-crest*coverRise, crest, sprites.Lifted)
	s.Lay(label, box)
	if f.Shape != ui.Landscape {
		s.Piece(sprites.Look{ID: "common/seal", Lift: sprites.Card}, cx-coverSeal/2, box.Bottom()-33, coverSeal)
		s.Lay(foot, ui.R(safe.X+coverSide/2, box.Bottom(), safe.W-coverSide, footHigh))
	}
	edge := 58.0
	if !f.Shape.Large() && min(safe.W, safe.H) < 360 {
		edge = 34
	}
	menu := t.panel.menuIcon(c.Words.App.Menu, t.openMenu)
	menu.CX, menu.CY = safe.Right()-edge, safe.Y+edge
	s.IconButton(menu)
}

// vine are four leaves behind the crest, from the middle of its lower edge.
var vine = []struct {
	x, y, size, turn float64
	id               string
}{{-92, -6, 64, -62, "leaf-light"}, {-58, -38, 70, -30, "leaf"}, {58, -38, 70, 30, "leaf"}, {92, -6, 64, 62, "leaf-light"}}

// coverLabel says who is to take the device, and what has happened, in a scale.
func (c *Canvas) coverLabel(k float64) ui.Part {
	room := func(least, want float64) ui.Part { return ui.Space(0, least*k).Roomy(0, want*k) }
	words := func(words string, font sprites.Font, size float64, ink sprites.Color) ui.Part {
		return ui.Label(words, sprites.Style{Font: font, Size: size * k, Color: ink, Align: sprites.Middle})
	}
	hand := words(c.Words.Cover.HandTo, sprites.Italic, coverSmall, sprites.InkSoft)
	where := words(c.coverWhere(), sprites.Serif, coverSmall, sprites.Ink)
	ready := ui.ButtonSpec{ID: "ready", Label: c.Words.Cover.Ready, Primary: true, Size: ui.Figure * min(c.Frame.Text, 1.4), Act: c.uncover}.Part()
	name := c.PlayerName(c.privacy.cover)
	if c.Frame.Shape == ui.Landscape {
		both := ui.Rows(1, ui.Wide, c.coverLines().Top(), ready.High(min(74, c.Frame.Safe.H-266)).Top())
		return ui.Column(0, room(34, 39), hand, room(0, 3), words(name, sprites.SC, coverNameLow, sprites.Ink), room(0, 7), where,
			room(2, 13), both, ui.Spring()).Pad(28, 0)
	}
	rule := ui.Mark(sprites.Surface{Kind: sprites.InkDiamondRule}, 168, 9)
	return ui.Column(0, room(52, 81), hand, room(0, ui.Near), words(name, sprites.SC, coverName, sprites.Ink), room(ui.Near, 19), rule, room(ui.Near, ui.Loose),
		where, room(ui.Near, 21), c.coverLines().Pad(ui.Loose, 0), room(ui.Near, 29),
		ready.AtLeast(0, 48).Roomy(0, coverButton*min(c.Frame.Text, 1.3)*k).Pad(ui.Loose, 0), room(38, 52)).Pad(ui.Wide, 0)
}

// coverWhere says which game it is, and where it stands.
func (t *Table) coverWhere() string {
	turn := t.game.Turn(t.app.Frame().Shape)
	return t.app.Words.Cover.Where.With("game", t.Title(), "n", strconv.Itoa(max(1, turn.Number)), "phase", turn.Phase)
}

// coverSince are public events since the player's last turn: three, or one of each of the
// others. nothing says that there are none.
func (t *Table) coverSince() (lines []Line, nothing string) {
	lines, nothing = t.log.Since(t.privacy.cover, max(3, t.Players()-1)), t.app.Words.Cover.Begins
	if t.referee.Begun() {
		nothing = t.app.Words.Table.SinceNothing
	}
	return lines, nothing
}

// coverLines are these events, between rules.
func (c *Canvas) coverLines() ui.Part {
	name, text := ui.PaperBold.Sized(ui.Lead-1), ui.PaperText.Sized(ui.Lead-1)
	lines, nothing := c.coverSince()
	if len(lines) == 0 {
		return ui.Label(nothing, text.At(sprites.Middle))
	}
	rows, high := []ui.Part{ui.Space(0, 0)}, coverLine*min(c.Frame.Text, 1.4)
	if c.Frame.Shape == ui.Landscape {
		high = coverLineLow
	}
	for _, l := range lines {
		rows = append(rows, ui.Row(ui.Loose, c.CrestPart(l.Seat, 20), c.NamePart(l.Seat, name).Narrowed(40).Dropped(1), ui.Spring(), ui.Name(l.Short, text)).
			AtLeast(0, coverLineLeast).Roomy(0, high))
	}
	return ui.Column(0, ui.Ruled(append(rows, ui.Space(0, 0))...)...)
}

// coverBelow says below the seal whose hand is covered.
func (t *Table) coverBelow() []string {
	w, p := &t.app.Words.Cover, t.privacy.cover
	only := w.OnlyLooks.With("name", t.PlayerName(p))
	if q := t.privacy.lastViewer; q >= 0 && q != p {
		return []string{t.spec.About(t.app.Words).Covered.With("of", t.app.Words.Of(t.PlayerName(q))), only}
	}
	return []string{only}
}

// outlineCover says what the cover does.
func (t *Table) outlineCover(o *ui.Outline) {
	o.Section("cover", 1, t.app.Words.Cover.HandTo+" "+t.PlayerName(t.privacy.cover))
	o.Text(t.coverWhere())
	for _, words := range t.coverBelow() {
		o.Text(words)
	}
	lines, nothing := t.coverSince()
	for _, l := range lines {
		o.Item(t.PlayerName(l.Seat) + " " + l.Short)
	}
	if len(lines) == 0 {
		o.Text(nothing)
	}
}
