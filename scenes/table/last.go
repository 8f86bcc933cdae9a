package table

import (
	"cmp"

	"treille/audio"
	"treille/scenes/data/store"
	"treille/scenes/ui"
	"treille/sprites"
)

// A Last is what a game says when its end is near: the rules say that it comes with this
// round.
type Last struct {
	Title, Words string  // what has happened, and what it means
	Gone         ui.Part // what is gone, in small; nothing where words are enough
	Next         string  // who plays on; "" where that is not known
	Over         bool    // the end has come with it
}

// Holds implements Show: nothing goes on while a piece is looked at, before the viewer has been told that the end is near,
// or a step of a lesson has explained what can be seen.
// Where nobody decides, or all is shown at once, only the mark in the banner says it.
func (t *Table) Holds() bool {
	last := t.game.Last()
	switch {
	case t.inspect != nil, t.telling, t.halts(), t.rolling() >= 0:
		return true
	case !t.owesNotice():
		return false
	case t.app.Stage().Moving(), last.Over && !t.Ended(): // what has brought it on lies first, and is seen
		return true
	}
	t.telling = true
	t.looking, t.inspect, t.asked = false, nil, nil
	t.Play(audio.Seal)
	t.app.Say(last.Title + ". " + last.Words)
	t.app.Changed()
	return true
}

// owesNotice reports whether the viewer is still to be told that the end is near, or that it has come.
func (t *Table) owesNotice() bool {
	last := t.game.Last()
	if last == nil && !t.again { // what is shown again has not been taken back
		t.told = 0
	}
	if last == nil || t.replay != nil || t.lesson != nil || t.People() == 0 || t.Me() < 0 || t.again || t.toEnd || *t.speed == store.SpeedInstant {
		return false
	}
	if last.Over != t.toldOver { // he has been told the one, not the other
		t.told, t.toldOver = 0, last.Over
	}
	return !t.told.Has(t.Me())
}

// Resumed says that who plays here has been at this table before: the game is not dealt again, and that the end is near is not
// told again. Who share the device are told, as not all of them may know.
func (t *Table) Resumed() *Table {
	if t.deals() {
		t.dealt()
	}
	if last := t.game.Last(); last != nil && (t.People() == 1 || !t.hides()) {
		t.told, t.toldOver = t.session.People(), last.Over
	}
	return t
}

// tellsEnd reports whether the notice that the end is near lies on the table.
func (t *Table) tellsEnd() bool { return t.telling && !t.privacy.covered() }

// understood closes the notice. Where people share the device, each of them is told, unless
// all have seen it.
func (t *Table) understood() {
	t.told, t.telling, t.flagFlies = t.told.With(t.Me()), false, flagFlight
	if !t.hides() {
		t.told = t.session.People()
	}
	t.owed = false
	t.app.Changed()
}

// flagKey is the flag of the medal, which flies to the banner and stays there.
const flagKey = "last-flag"

// flagAt adds a flag in a box.
func (c *Canvas) flagAt(s *ui.Stage, key string, r ui.Rect, z int) {
	s.Add(ui.Item{Key: key, Kind: ui.Surface, Surface: sprites.Surface{Kind: sprites.Icon, Icon: "flag", Stroke: 2.2, Tint: sprites.Cream},
		Box: r, Z: z, Flight: ui.Flight{Ticks: flagFlight}})
}

// lastNotice says that the end is near, over the whole table: only its button closes it.
func (c *Canvas) lastNotice() {
	if !c.tellsEnd() {
		return
	}
	s, f := c.Stage, c.Frame
	s.DropControls()
	s.Raise(panelZ)
	defer s.Raise(0)
	top := c.bannerBox().Bottom()
	s.Put(sprites.Surface{Kind: sprites.Veil}, ui.R(0, top, f.Full.W, f.Full.H-top))
	scale := min(f.Text, lastGrown)
	wide, button := lastWidth, lastButton*scale
	if f.Shape == ui.Landscape {
		wide = lastSideways
	}
	w, above := min(wide*scale, f.Safe.W-2*ui.Wide), lastMedal/2+ui.Apart
	room := f.Safe.Bottom() - top - above - ui.Wide - button - ui.Close
	var sheet ui.Part
	for _, less := range []int{0, 1, 2} {
		if sheet = c.lastSheet(less); s.HeightOf(sheet, w) <= room {
			break
		}
	}
	h := s.HeightOf(sheet, w)
	box := ui.R(f.Safe.CX()-w/2, top+above+max(0, room-h)*lastRise, w, min(h, room))
	medal := ui.R(box.CX()-lastMedal/2, box.Y+ui.Near-lastMedal/2, lastMedal, lastMedal)
	rays := lastRays * 2
	s.Put(sprites.Surface{Kind: sprites.Rays}, ui.R(medal.CX()-lastRays, medal.CY()-lastRays, rays, rays))
	if to := s.Was(flagKey); to.H > 0 && f.Shape.Upright() { // the way that the flag will take
		x, y, from := min(to.CX(), medal.CX()), to.Bottom()+ui.Loose, 2
		if to.CX() < medal.CX() {
			from = 1
		}
		s.Put(sprites.Trail(from, false, sprites.Glow), ui.R(x, y, max(to.CX(), medal.CX())-x, medal.Y-y))
	}
	s.Lay(sheet, box)
	s.Put(sprites.Surface{Kind: sprites.Medal}, medal)
	flag := lastMedal * lastFlag
	c.flagAt(s, flagKey, ui.R(medal.CX()-flag/2, medal.CY()-flag/2, flag, flag), 1)
	bw := min(lastButtonWide*scale, w)
	s.Button(ui.ButtonSpec{ID: "understood", Rect: ui.R(box.CX()-bw/2, box.Bottom()+ui.Wide, bw, button),
		Label: c.Words.Table.Understood, Primary: true, Size: 22 * scale, Act: c.understood})
}

// lastSheet are the words of the notice; less leaves out what is gone, and then what the
// banner shows anyway.
func (c *Canvas) lastSheet(less int) ui.Part {
	last, w := c.game.Last(), &c.Words.Table
	words := func(words string, font sprites.Font, size float64, ink sprites.Color) ui.Part {
		return ui.Paragraph(words, sprites.Style{Font: font, Size: size, Color: ink, Align: sprites.Middle})
	}
	stays := w.FlagStays
	if last.Over {
		stays = ""
	}
	parts := []ui.Part{ui.Space(0, lastMedal/2+ui.Near),
		ui.Label(last.Title, sprites.Style{Font: sprites.SC, Size: ui.Head, Color: sprites.Ink, Align: sprites.Middle}),
		words(last.Words, sprites.Serif, 18.5, sprites.Ink)}
	if less < 1 && last.Next != "" {
		parts = append(parts, ui.Space(0, ui.Apart), last.Gone, ui.Space(0, ui.Near))
	}
	if less < 2 {
		parts = append(parts, words(last.Next, sprites.Italic, 17, sprites.InkSoft), words(stays, sprites.Italic, 16, sprites.Burgundy))
	}
	return ui.Column(ui.Close, parts...).Pad(ui.Far, ui.Loose).On(sprites.Surface{Kind: sprites.Parchment, R: 11, Lift: sprites.Sheet, Line: true})
}

// outlineLast says the same in words.
func (t *Table) outlineLast(o *ui.Outline) {
	last := t.game.Last()
	o.Section("last", 1, last.Title)
	o.Text(last.Words)
	o.Text(last.Next)
	if !last.Over {
		o.Text(t.app.Words.Table.FlagStays)
	}
}

// lastMark says that the banner shows that the end is near.
func (t *Table) lastMark(o *ui.Outline) {
	if last := t.game.Last(); last != nil {
		o.Text(cmp.Or(last.Words, last.Title))
	}
}

// Figures of the notice: the size of text that it grows with, sizes, how much of the free
// height stands over it, and ticks: of the flag's way, and of stillness before the result.
const (
	lastGrown      = 1.3
	lastWidth      = 358.0
	lastSideways   = 480.0
	lastMedal      = 76.0
	lastRays       = 72.0
	lastFlag       = 0.575 // of the medal
	lastButton     = 60.0
	lastButtonWide = 250.0
	lastRise       = 0.4
	flagFlight     = 24.0
	stillness      = 45.0
)
