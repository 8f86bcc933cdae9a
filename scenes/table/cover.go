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
	Lines       []CoverLine // three, or one of each of the others
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
	low := f.Shape == ui.Landscape
	t, k := f.Text, 1.0
	lines := float64(max(len(c.Lines), 1))
	crest := 112.0
	var label ui.Rect
	if low {
		crest = 72
		w := min(520, f.Safe.W-40)
		label = ui.R(cx-w/2, f.Safe.Y+76, w, f.Safe.H-110)
	} else {
		below := c.below(f)
		if f.Shape == ui.Tablet {
			k = 1.25
		}
		w := min(314*min(t, 1.1)*k, f.Safe.W-24)
		k = min(k, (f.Safe.H-below)/(c.height(t, lines)+coverCrest))
		h := c.height(t, lines) * k
		label = ui.R(cx-w/2, min(f.Safe.CY()-h/2+25, f.Safe.Bottom()-below-h), w, h)
		crest *= k
	}
	c.vine(s, cx, label.Y-6, crest)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 16, Lift: sprites.Sheet, Line: true}, label)
	s.Put(sprites.Surface{Kind: sprites.InnerGold, R: 16}, label)
	s.Piece(sprites.Look{ID: "common/crest-" + c.Crest, Lift: sprites.Lifted}, cx-crest/2, label.Y-crest*0.64, crest)
	button := c.words(s, label, k)
	s.Button(ui.ButtonSpec{ID: "ready", Rect: button, Label: c.Ready, Primary: true, Size: 28 * min(t, 1.4), Act: c.OnReady})
	if !low {
		c.seal(s, label)
	}
	edge := 58.0
	if !f.Shape.Large() && min(f.Safe.W, f.Safe.H) < 360 {
		edge = 34
	}
	s.IconButton(ui.IconSpec{ID: "menu", CX: f.Safe.Right() - edge, CY: f.Safe.Y + edge, Icon: "menu", Label: c.Menu, Act: c.OnMenu})
}

// coverCrest is how far the crest reaches above the label.
const coverCrest = 72.0

// linePitch is the distance of the lines on the label of an upright screen.
func linePitch(text float64) float64 { return 34 * min(text, 1.4) }

// height is that of the label of an upright screen, unless there is less room.
func (c Cover) height(text, lines float64) float64 {
	return 322 + lines*linePitch(text) + 68*min(text, 1.3)
}

// below is how high the seal is below the label, with its words.
func (c Cover) below(f ui.Frame) float64 {
	h, st := 66.0, belowSeal(f.Text)
	for _, words := range c.Below {
		h += st.Size * 1.3 * float64(len(ui.Wrap(words, st, f.Safe.W-60)))
	}
	return h
}

// words says on the label who is to take the device, and what has happened, in a
// scale. It returns the place of the button.
func (c Cover) words(s *ui.Stage, label ui.Rect, k float64) ui.Rect {
	t, cx := max(min(s.Frame().Text, 1.3), k), label.CX()
	small := sprites.Style{Font: sprites.Italic, Size: 18 * t, Color: sprites.InkSoft, Align: sprites.Middle}
	name := sprites.Style{Font: sprites.SC, Size: 58 * k, Color: sprites.Ink, Align: sprites.Middle}
	where := sprites.Style{Font: sprites.Serif, Size: 18 * t, Color: sprites.Ink, Align: sprites.Middle}
	if s.Frame().Shape == ui.Landscape {
		s.Words(c.HandTo, cx, label.Y+54, small)
		s.Words(c.Name, cx, label.Y+94, name.Sized(ui.FitSize(c.Name, name.Sized(40), label.W-60)))
		s.Words(c.Where, cx, label.Y+122, where.Sized(ui.FitSize(c.Where, where, label.W-60)))
		half := label.W/2 - 36
		c.lines(s, ui.R(label.X+28, label.Y+138, half, 0), min(29, (label.H-146)/float64(max(len(c.Lines), 1))))
		return ui.R(label.X+28+half+16, label.Y+142, half, min(74, label.H-156))
	}
	at := func(dy float64) float64 { return label.Y + dy*k }
	y := 76 + 20*min(t, 1.3)/max(k, 1)
	s.Words(c.HandTo, cx, at(y), small)
	s.Words(c.Name, cx, at(y+56), name.Sized(ui.FitSize(c.Name, name, label.W-40)))
	s.Put(sprites.Surface{Kind: sprites.InkDiamondRule}, ui.R(cx-84, at(y+84), 168, 9))
	s.Words(c.Where, cx, at(y+120), where.Sized(ui.FitSize(c.Where, where, label.W-40)))
	c.lines(s, ui.R(label.X+34, at(y+144), label.W-68, 0), linePitch(s.Frame().Text)*k)
	h := max(48, 68*min(s.Frame().Text, 1.3)*k)
	return ui.R(label.X+30, label.Bottom()-52*k-h, label.W-60, h)
}

// belowSeal is the style of the words below the seal.
func belowSeal(text float64) sprites.Style {
	return sprites.Style{Font: sprites.Italic, Size: 18 * min(text, 1.3), Color: sprites.GoldLight, Align: sprites.Middle}
}

// seal closes the label with wax, and says below it whose hand is covered.
func (c Cover) seal(s *ui.Stage, label ui.Rect) {
	f := s.Frame()
	st := belowSeal(f.Text)
	s.Piece(sprites.Look{ID: "common/seal", Lift: sprites.Card}, label.CX()-31, label.Bottom()-33, 62)
	y := label.Bottom() + 44 + st.Size
	for _, words := range c.Below {
		y = s.Paragraph(words, label.CX(), y, st, st.Size*1.3, f.Safe.W-60)
	}
}

// vine lays four leaves behind the crest, which is so wide.
func (c Cover) vine(s *ui.Stage, cx, cy, crest float64) {
	k := 1.0
	if crest < 72 {
		k = crest / 72
	}
	for _, l := range []struct {
		x, y, size, turn float64
		id               string
	}{{-92, -6, 64, -62, "leaf-light"}, {-58, -38, 70, -30, "leaf"}, {58, -38, 70, 30, "leaf"}, {92, -6, 64, 62, "leaf-light"}} {
		s.Leaf("common/"+l.id, cx+l.x*k, cy+l.y*k, l.size*k, l.turn)
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
		base := y + min(23, pitch/2+8.5)
		s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(r.X, y, r.W, 1))
		s.Piece(sprites.Look{ID: "common/crest-" + l.Crest}, r.X+2, base-17, 20)
		st := text
		st.Size = max(13, ui.FitSize(l.Text, text, r.W-42-48))
		room := r.W - 42 - sprites.Measure(l.Text, st)
		if room >= 40 { // else the crest says who
			s.Words(ui.Ellipsis(l.Name, name, room), r.X+32, base, name)
		}
		s.Words(ui.Ellipsis(l.Text, st, r.W-36), r.Right()-2, base, st)
	}
	s.Put(sprites.Surface{Kind: sprites.Hairline}, ui.R(r.X, r.Y+float64(len(c.Lines))*pitch, r.W, 1))
}
