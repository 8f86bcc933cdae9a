package scenes

import (
	"treille/scenes/ui"
	"treille/sprites"
)

// composeNote adds a note in passing near the upper edge.
// It stands above the control that it is about, if there is one.
func composeNote(s *ui.Stage, words, about string) {
	f := s.Frame()
	st := sprites.Style{Font: sprites.Serif, Size: 17 * min(f.Text, 1.5), Color: sprites.Ink, Align: sprites.Middle}
	w := min(520, f.Safe.W-24)
	lines := ui.Wrap(words, st, w-36)
	lead := st.Size * 1.25
	r := ui.R(f.Safe.CX()-w/2, f.Safe.Y+84, w, float64(len(lines))*lead+26)
	if c := s.Find(about); about != "" && c != nil {
		r.X = min(max(c.Rect.CX()-w/2, f.Safe.X+12), f.Safe.Right()-12-w)
		r.Y = c.Rect.Y - 14 - r.H
		if f.Shape == ui.Portrait && c.Rect.Y > f.Safe.CY() {
			r.Y -= overHand
		}
		if r.Y < f.Safe.Y+8 {
			r.Y = c.Rect.Bottom() + 14
		}
	}
	s.Raise(noteZ)
	s.Put(sprites.Surface{Kind: sprites.Note}, r)
	for i, l := range lines {
		s.Words(l, r.CX(), r.Y+13+st.Size*0.85+float64(i)*lead, st)
	}
	s.Raise(0)
}
