package table

import (
	"treille/scenes/ui"
	"treille/sprites"
)

// A CoverLine is a public event since the player's last turn.
type CoverLine struct{ Crest, Name, Text string }

// A Cover lies over the table while the device passes from hand to hand: it is
// opaque, and says nothing that is hidden.
type Cover struct {
	Name, Crest string
	HandTo      string
	Where       string
	Lines       []CoverLine // at most three
	Nothing     string      // when there are none
	Below       []string    // under the seal
	Ready, Menu string
	OnReady     func()
	OnMenu      func()
}

// Compose adds the cover to the stage, and its two controls.
func (c Cover) Compose(s *ui.Stage, f ui.Frame) {
	s.Put(sprites.Surface{Kind: sprites.CardBack}, f.Full)
	cx := f.Safe.CX()
	low := f.Shape == ui.Sideways
	t := f.Text
	lh := 34 * min(t, 1.4)
	lines := float64(max(len(c.Lines), 1))
	w, h := 314*min(t, 1.1), 322+lines*lh+68*min(t, 1.3)
	var label ui.Rect
	if low {
		w, h = 520, f.Safe.H-110
		label = ui.R(cx-w/2, f.Safe.Y+76, w, h)
	} else {
		label = ui.R(cx-w/2, f.Safe.CY()-h/2+25, w, h)
	}
	c.vine(s, cx, label.Y-6)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 16, Lift: sprites.Sheet, Line: true}, label)
	s.Put(sprites.Surface{Kind: sprites.InnerGold, R: 16}, label)
	crest := 112.0
	if low {
		crest = 72
	}
	s.Piece(sprites.Look{ID: "common/crest-" + c.Crest, Lift: sprites.Lifted}, cx-crest/2, label.Y-crest*0.64, crest)
	button := c.words(s, label, lh)
	s.Button(ui.ButtonSpec{ID: "ready", Rect: button, Label: c.Ready, Primary: true, Size: 28 * min(t, 1.4), Act: c.OnReady})
	if !low {
		c.seal(s, label)
	}
	s.IconButton(ui.IconSpec{ID: "menu", CX: f.Safe.Right() - 58, CY: f.Safe.Y + 58, Icon: "menu", Label: c.Menu, Act: c.OnMenu})
}

// words says on the label who is to take the device, and what has happened, in
// lines so far apart. It returns the place of the button.
func (c Cover) words(s *ui.Stage, label ui.Rect, pitch float64) ui.Rect {
	t, cx := min(s.Frame().Text, 1.3), label.CX()
	small := sprites.Style{Font: sprites.Italic, Size: 18 * t, Color: sprites.InkSoft, Align: sprites.Middle}
	name := sprites.Style{Font: sprites.SC, Size: 58, Color: sprites.Ink, Align: sprites.Middle}
	where := sprites.Style{Font: sprites.Serif, Size: 18 * t, Color: sprites.Ink, Align: sprites.Middle}
	if s.Frame().Shape == ui.Sideways {
		s.Words(c.HandTo, cx, label.Y+54, small)
		s.Words(c.Name, cx, label.Y+94, name.Sized(ui.FitSize(c.Name, name.Sized(40), label.W-60)))
		s.Words(c.Where, cx, label.Y+122, where.Sized(ui.FitSize(c.Where, where, label.W-60)))
		half := label.W/2 - 36
		c.lines(s, ui.R(label.X+28, label.Y+138, half, 0), 29)
		return ui.R(label.X+28+half+16, label.Y+142, half, 74)
	}
	y := label.Y + 76 + 20*t
	s.Words(c.HandTo, cx, y, small)
	s.Words(c.Name, cx, y+56, name.Sized(ui.FitSize(c.Name, name, label.W-40)))
	s.Put(sprites.Surface{Kind: sprites.InkDiamondRule}, ui.R(cx-84, y+84, 168, 9))
	s.Words(c.Where, cx, y+120, where.Sized(ui.FitSize(c.Where, where, label.W-40)))
	c.lines(s, ui.R(label.X+34, y+144, label.W-68, 0), pitch)
	return ui.R(label.X+30, label.Bottom()-52-68*t, label.W-60, 68*t)
}

// seal closes the label with wax, and says below it whose hand is covered.
func (c Cover) seal(s *ui.Stage, label ui.Rect) {
	f := s.Frame()
	st := sprites.Style{Font: sprites.Italic, Size: 18 * min(f.Text, 1.3), Color: sprites.GoldLight, Align: sprites.Middle}
	s.Piece(sprites.Look{ID: "common/seal", Lift: sprites.Card}, label.CX()-31, label.Bottom()-33, 62)
	y := label.Bottom() + 44 + st.Size
	for _, words := range c.Below {
		y = s.Paragraph(words, label.CX(), y, st, st.Size*1.3, f.Safe.W-60)
	}
}

// vine lays four leaves behind the crest.
func (c Cover) vine(s *ui.Stage, cx, cy float64) {
	for _, l := range []struct {
		x, y, size, turn float64
		id               string
	}{{-92, -6, 64, -62, "leaf-light"}, {-58, -38, 70, -30, "leaf"}, {58, -38, 70, 30, "leaf"}, {92, -6, 64, 62, "leaf-light"}} {
		s.Leaf("common/"+l.id, cx+l.x, cy+l.y, l.size, l.turn)
	}
}

func (c Cover) lines(s *ui.Stage, r ui.Rect, pitch float64) {
	name := sprites.Style{Font: sprites.SansBold, Size: 17, Color: sprites.Ink}
	text := sprites.Style{Font: sprites.Sans, Size: 17, Color: sprites.Ink, Align: sprites.Right}
	if len(c.Lines) == 0 {
		s.Words(c.Nothing, r.CX(), r.Y+23, text.At(sprites.Middle))
		return
	}
	for i, l := range c.Lines {
		y := r.Y + float64(i)*pitch
		s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(r.X, y, r.W, 1))
		s.Piece(sprites.Look{ID: "common/crest-" + l.Crest}, r.X+2, y+6, 20)
		st := text
		st.Size = max(13, ui.FitSize(l.Text, text, r.W-42-48))
		room := r.W - 42 - sprites.Measure(l.Text, st)
		if room >= 40 { // else the crest says who
			s.Words(ui.Ellipsis(l.Name, name, room), r.X+32, y+23, name)
		}
		s.Words(ui.Ellipsis(l.Text, st, r.W-36), r.Right()-2, y+23, st)
	}
	s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(r.X, r.Y+float64(len(c.Lines))*pitch, r.W, 1))
}
