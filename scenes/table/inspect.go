package table

import (
	"cmp"
	"slices"
	"strconv"

	"treille/scenes/app"
	"treille/scenes/ui"
	"treille/sprites"
)

// An Inspection is a piece that is looked at in large, with what can be said of
// it.
type Inspection struct {
	Look  sprites.Look
	Words string
	// Sheet lays out what is more than a look and a sentence, in their place, on a
	// sheet W wide and H high. It may be nil.
	Sheet func(*Canvas, ui.Rect)
	W, H  float64
}

// Inspect shows a piece in large; nil ends that.
func (t *Table) Inspect(in *Inspection) {
	if t.app.Scene() != app.Scene(t) {
		return // a page shows a piece of the table
	}
	t.inspect = in
	t.app.Changed()
}

// Dismiss implements app.Dismisser: a press beside the piece that is looked at ends that.
func (t *Table) Dismiss(x, y float64) bool {
	c := t.app.Stage().Find("inspected")
	if c == nil || c.Rect.Has(x, y) {
		return false
	}
	t.Inspect(nil)
	return true
}

// Inspectable lets the piece that an item shows be inspected: tell says what it is.
func (c *Canvas) Inspectable(it *ui.Item, tell func() *Inspection) {
	it.Inspect = func() { c.Inspect(tell()) }
	if c.looking {
		it.Words = tell().Words
	}
}

// LookAt lets a long press in a place, or a tap while that is what taps do, inspect what lies there: it is smaller
// than a finger, or more than a piece.
func (c *Canvas) LookAt(r ui.Rect, tell func() *Inspection) {
	it := ui.Item{Box: r, Inspect: func() { c.Inspect(tell()) }, Hidden: true}
	if c.looking {
		it.Words = tell().Words
		c.sights = append(c.sights, it)
		return
	}
	c.Stage.Add(it)
}

// look begins or ends to let a tap inspect any piece, as a long press does.
func (t *Table) look(on bool) {
	t.looking = on
	t.app.Changed()
}

// looks makes a button of every piece that can be inspected, if that is what the
// player wants, and adds the one that ends it. Pieces in small have none: they are seen large elsewhere.
func (c *Canvas) looks() {
	if !c.looking || c.Veiled() {
		return
	}
	s := c.Stage
	pieces := slices.DeleteFunc(s.Inspectable(), func(it ui.Item) bool {
		return min(it.Box.W, it.Box.H) < leastLook || slices.ContainsFunc(c.sights, func(at ui.Item) bool { return at.Words == it.Words && at.Box.Has(it.Box.CX(), it.Box.CY()) })
	})
	pieces = append(c.sights, pieces...)
	s.DropControls()
	for i, it := range pieces {
		s.Control(ui.Control{ID: "look/" + strconv.Itoa(numbered(pieces, i)), Label: it.Words, Rect: it.Box, Part: true, Looks: true, Act: it.Inspect})
	}
	r := c.bannerRow(0)
	r.W = c.Frame.Safe.Right() - ui.Apart - r.X
	s.Lay(ui.IconSpec{ID: "looked", Icon: "close", Label: c.Words.App.Close, Act: func() { c.look(false) }}.Part().Right(), r)
	s.Find("looked").Looks = true
}

// numbered is the number of a piece by where it lies, from left to right: it does not depend
// on the order in which the parts of a row are composed.
func numbered(pieces []ui.Item, i int) int {
	n, at := 0, pieces[i].Box
	for k, it := range pieces {
		if c := cmp.Or(cmp.Compare(it.Box.X, at.X), cmp.Compare(it.Box.Y, at.Y), k-i); c < 0 {
			n++
		}
	}
	return n
}

// bannerLooking says instead of all else that a tap inspects.
func (c *Canvas) bannerLooking() {
	eye := ui.Mark(sprites.Surface{Kind: sprites.Icon, Icon: "eye", Stroke: 2, Tint: sprites.Cream}, bannerEye, bannerEye)
	r := c.bannerRow(bannerWide.atCrest)
	r.W -= ui.Target + ui.Apart
	c.Stage.Lay(ui.Row(bannerLook, eye, ui.Label(c.Words.Table.Look, OnFelt.Sized(20))), r)
}

// inspected adds the piece that is looked at.
func (c *Canvas) inspected() {
	in := c.inspect
	if in == nil || c.Veiled() {
		return
	}
	s, f := c.Stage, c.Frame
	w := min(inspectedWide, f.Safe.H*inspectedShare, f.Safe.H*inspectedHigh/sprites.Ratio(in.Look.ID))
	scale := min(f.Text, 1.5)
	if f.Shape == ui.Landscape {
		scale = min(scale, 1.1)
	}
	words := ui.Paragraph(in.Words, ui.PaperText.Sized(17*scale/f.Text).At(sprites.Middle))
	sheet, wide := ui.Column(ui.Loose, ui.Picture(ui.Item{Look: in.Look}, w), words).Pad(17, 20), max(w, inspectedLeast)+inspectedRoom
	if in.Sheet != nil {
		sheet, wide = ui.Area(in.W, in.H, func(_ *ui.Stage, r ui.Rect) { in.Sheet(c, r) }), in.W
	}
	sheet = sheet.On(sprites.Surface{Kind: sprites.Parchment, R: 12, Lift: sprites.Sheet, Line: true}).Raised(ZPanel)
	high := s.HeightOf(sheet, wide)
	r := ui.R(f.Safe.CX()-wide/2, f.Safe.CY()-high/2, wide, high)
	s.Lay(sheet, r)
	s.DropControls()
	s.Control(ui.Control{ID: "inspected", Label: c.Words.Labelled(c.Words.App.Close, in.Words), Rect: r, Act: func() { c.Inspect(nil) }})
}
