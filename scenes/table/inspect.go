package table

import (
	"treille/scenes/ui"
	"treille/sprites"
)

// An Inspection is a piece that is looked at in large, with what can be said of
// it.
type Inspection struct {
	Look  sprites.Look
	Ratio float64 // of its height to its width
	Words string
}

// Inspect shows a piece in large; nil ends that.
func (t *Table) Inspect(in *Inspection) {
	t.inspect = in
	t.room.Changed()
}

// inspected adds the piece that is looked at.
func (c *Canvas) inspected() {
	in := c.inspect
	if in == nil || c.Veiled() {
		return
	}
	s, f := c.Stage, c.Frame
	w := min(200, f.Safe.H*0.36)
	scale := min(f.Text, 1.5)
	if f.Shape == ui.Sideways {
		scale = min(scale, 1.1)
	}
	st := PaperText.Sized(17 * scale)
	words := ui.Wrap(in.Words, st, w+76)
	lead := 22 * scale
	h := w*in.Ratio + 54 + float64(len(words))*lead
	r := ui.R(f.Safe.CX()-(w+110)/2, f.Safe.CY()-h/2, w+110, h)
	s.Raise(ZPanel)
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 12, Lift: sprites.Sheet, Line: true}, r)
	s.Piece(in.Look, r.CX()-w/2, r.Y+20, w)
	for i, l := range words {
		s.Words(l, r.CX(), r.Y+20+w*in.Ratio+30+float64(i)*lead, st.At(sprites.Middle))
	}
	s.Raise(0)
	s.DropControls()
	s.Control(ui.Control{ID: "inspected", Label: c.Words.App.Close + ": " + in.Words, Rect: r, Act: func() { c.Inspect(nil) }})
}
