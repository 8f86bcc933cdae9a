package table

import (
	"treille/engine"
	"treille/scenes/ui"
	"treille/sprites"
)

// A flyingSign is a sign that somebody shows: it floats over his crest for a while.
type flyingSign struct {
	Shown
	left int // ticks
	nth  int // so that the same once more comes anew
}

// signArt is the picture of a sign.
func signArt(id string) string { return "online/sign-" + id }

// takeSign shows a sign, and says it.
func (t *Table) takeSign(s Shown) {
	said := t.app.Words.Labelled(t.PlayerName(s.Seat), s.Words)
	if t.session.Over() {
		t.app.Toast(said)
		return
	}
	f := &t.social.signs[s.Seat]
	*f = flyingSign{s, signStays, f.nth + 1}
	t.app.Say(said + ".")
	t.app.Changed()
}

// ageSigns lets signs pass.
func (t *Table) ageSigns() {
	for i := range t.social.signs {
		if f := &t.social.signs[i]; f.left > 0 {
			if f.left--; f.left == 0 {
				t.app.Changed()
			}
		}
	}
}

// flyingSigns adds the signs over the crests of who shows them.
func (c *Canvas) flyingSigns() {
	disc, wide := signDisc, signWide
	switch c.Frame.Shape {
	case ui.Desktop, ui.Tablet:
		disc, wide = signDiscLarge, signWideLarge
	case ui.Landscape:
		disc, wide = signDiscLow, signWideLow
	}
	for p := range c.Players() {
		f, at := c.social.signs[p], c.crests[p]
		if f.left == 0 || at.W == 0 {
			continue
		}
		word := sprites.Measure(f.Words, ui.PaperBold.Sized(signWord)) + signPad
		room := c.Frame.Safe
		x := min(max(at.CX()+disc*signAside, room.X+word/2+ui.Near), room.Right()-word/2-ui.Near)
		y := min(at.Bottom()+disc/2+signTail, room.Bottom()-disc/2-signPlate)
		key := "sign/" + c.PlayerName(engine.Player(p)) + "/" + string(rune('a'+f.nth%26))
		add := func(part string, it ui.Item) {
			from := it.Box
			from.Y += signRise
			it.Key, it.Z, it.From, it.Appear = key+part, ZPanel-1, &from, true
			c.Stage.Add(it)
		}
		add("disc", ui.Item{Kind: ui.Surface, Surface: sprites.Surface{Kind: sprites.Capsule}, Box: ui.R(x-disc/2, y-disc/2, disc, disc)})
		add("tail", ui.Item{Kind: ui.Surface, Surface: sprites.Surface{Kind: sprites.Tail, State: sprites.On}, Box: ui.R(x-signTail, y-disc/2-signTail, 2*signTail, signTail+3)})
		add("sign", ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: signArt(f.ID), Lift: sprites.Token}, Box: ui.R(x-wide/2, y-wide/2-1, wide, 0)})
		plate := ui.R(x-word/2, y+disc/2-ui.Close, word, signPlate)
		add("plate", ui.Item{Kind: ui.Surface, Surface: sprites.Surface{Kind: sprites.Plate, R: 6, Lift: sprites.Token}, Box: plate})
		add("word", ui.Item{Kind: ui.Text, Words: f.Words, Style: ui.PaperBold.Sized(signWord).At(sprites.Middle), Box: ui.R(x, plate.CY()+signWord*.34, 0, 0)})
	}
}

// signs are those that can be shown now.
func (t *Table) signs() []Sign {
	if co := t.company(); co != nil && !t.session.Over() {
		return co.Signs()
	}
	return nil
}

// openSigns opens the signs to choose from, or puts them away.
func (t *Table) openSigns() {
	if t.social.palette = !t.social.palette; t.social.palette {
		w, list := t.app.Words, t.signs()
		t.app.Say(w.Labelled(w.Online.Signs, w.List(Each(list, func(s Sign) string { return s.Words })...)) + ".")
		t.app.Stage().Lead("", "sign/"+list[0].ID)
	} else {
		t.app.Stage().Lead("", "signs")
	}
	t.app.Changed()
}

// signsName is what the button is called that opens the signs, or puts them away.
func (t *Table) signsName() string {
	if t.social.palette {
		return t.app.Words.Online.SignsShut
	}
	return t.app.Words.Online.Signs
}

// signButton opens the signs while others decide: in the place of the smaller button.
func (c *Canvas) signButton(b ActionsPlace) {
	if len(c.signs()) == 0 {
		return
	}
	w := c.Words.Online
	at := b.Other
	if b.Taken || b.Stack && at.Meets(b.Hint) {
		at = b.Main
	}
	s := ui.ButtonSpec{ID: "signs", Label: w.Signs, Spoken: c.signsName(), Icon: "sign", Size: b.OtherSize, Rect: at, Act: c.openSigns}
	if !c.Frame.Shape.Large() { // the icon alone
		x := at.X
		if c.Frame.LeftHand {
			x = at.Right() - at.H
		}
		s.Rect, s.Label, s.Spoken, s.Size = ui.R(x, at.Y, at.H, at.H), "", c.signsName(), signIcon
	}
	c.Stage.Button(s)
}

// lookerOn says to somebody who only watches how many do, and leads away.
func (c *Canvas) lookerOn(b ActionsPlace) {
	co := c.company()
	if co == nil {
		return
	}
	icon := func() ui.Part { return ui.Icon("watch", OakSoft.Sized(22)).Middle() }
	watching := ui.Either(ui.Row(ui.Apart, ui.Spring(), icon(), ui.Label(co.Watching(), OakSoft.Sized(ui.Lead)).Firm().Middle(), ui.Spring()), icon())
	leave := ui.Area(0, 0, func(s *ui.Stage, r ui.Rect) {
		s.Button(ui.ButtonSpec{ID: "leave", Label: c.Words.Online.ToFirst, Rect: r, Size: b.OtherSize, Act: c.leaveRemote})
	})
	if b.Stack && !b.Other.Meets(b.Main) {
		c.Stage.Lay(watching, b.Other)
		c.Stage.Lay(leave, b.Main)
		return
	}
	both := b.Other.Around(b.Main)
	c.Stage.Lay(c.Handed(ui.Loose, ui.Area(0, 0, func(s *ui.Stage, r ui.Rect) { s.Lay(watching, r) }).GrowingBy(.67), leave.GrowingBy(1)), both)
}

// palette adds the signs to choose from, over the buttons.
func (c *Canvas) palette() {
	list := c.signs()
	if !c.social.palette || len(list) == 0 || c.buttons.Main.W == 0 {
		return
	}
	columns, wide, art := 3, paletteWide, signCell
	switch c.Frame.Shape {
	case ui.Desktop:
		columns, wide, art = 6, paletteDesktop, signCellLow
	case ui.Landscape:
		wide, art = paletteLow, signCellLow-4
	}
	var cells []ui.Part
	for _, s := range list {
		words := ui.Label(s.Words, ui.PaperBold.Sized(ui.Body).At(sprites.Middle))
		cell := ui.Column(ui.Near, ui.Art(signArt(s.ID), art).Centred(), words).Pad(ui.Near, ui.Near).AtLeast(ui.Target, ui.Target)
		cells = append(cells, cell.Control(ui.Control{ID: "sign/" + s.ID, Label: s.Words, Part: true, Act: func() {
			c.openSigns()
			s.Show()
		}}))
	}
	sheet := ui.RuledGrid(columns, 1, cells...).Pad(ui.Loose, ui.Apart).On(platePaper)
	safe, b := c.Frame.Safe, c.buttons
	w := min(wide*c.Frame.Caption(), safe.W-2*stripEdge)
	h := c.Stage.HeightOf(sheet, w)
	x := min(max(b.Other.Around(b.Main).CX()-w/2, safe.X+stripEdge), safe.Right()-stripEdge-w)
	box := ui.R(x, max(safe.Y, b.Top()-ui.Loose-h), w, h)
	c.Stage.Bury(box)
	c.Stage.Group("signs", func() { c.Stage.Lay(sheet.Raised(ZPanel), box) })
}

// Sizes of signs, in layout units, and for how many ticks one floats.
const (
	signStays     = 3 * ui.TicksPerSecond
	signRise      = 12.0
	signDisc      = 62.0
	signWide      = 46.0
	signDiscLarge = 74.0
	signWideLarge = 54.0
	signDiscLow   = 48.0
	signWideLow   = 36.0
	signWord      = 15.5
	signPad       = 20.0 // round the word,
	signPlate     = 25.0 // and how high its plate is
	signTail      = 9.0
	signAside     = .25 // of the disc, from the crest's middle
	signIcon      = 24.0

	paletteWide    = 378.0
	paletteDesktop = 760.0
	paletteLow     = 272.0
	signCell       = 44.0
	signCellLow    = 39.0
)
