package scenes

import (
	"treille/scenes/ui"
	"treille/sprites"
)

// A note is a sentence shown in passing.
type note struct {
	text  string // "" for none
	about string // id of the disabled control whose reason it is, if it is one
	left  int    // ticks
}

// Note shows a sentence in passing, and says it.
func (r *Room) Note(text string) {
	r.note = note{text: text, left: noteTicks}
	r.announce(text)
	r.Changed()
}

// noteReason tells why a control is disabled, as long as it is so.
func (r *Room) noteReason(c *ui.Control) {
	r.Note(c.Reason)
	r.note.about = c.ID
}

// dropReason ends a note about a control: the player does something else.
func (r *Room) dropReason() {
	if r.note.about != "" {
		r.note = note{}
		r.Changed()
	}
}

// ageNote lets a note pass.
func (r *Room) ageNote() {
	if r.note.left > 0 {
		if r.note.left--; r.note.left == 0 {
			r.note = note{}
			r.Changed()
		}
	}
}

// composeNote adds the note near the upper edge, where nothing lies that a
// decision needs: over the banner, on a phone held upright just below it. One
// whose cause has gone goes as well.
func (r *Room) composeNote(s *ui.Stage) {
	if about := r.note.about; about != "" {
		if c := s.Find(about); c == nil || !c.Disabled || c.Reason != r.note.text {
			r.note = note{}
		}
	}
	if r.note.text == "" {
		return
	}
	f := s.Frame()
	st := sprites.Style{Font: sprites.Serif, Size: 17 * min(f.Text, 1.5), Color: sprites.Ink}
	w := min(520, f.Safe.W-24)
	lines := ui.Wrap(r.note.text, st, w-36)
	lead := st.Size * 1.25
	box := ui.R(f.Safe.CX()-w/2, f.Safe.Y+6, w, float64(len(lines))*lead+26)
	if f.Shape == ui.Portrait {
		box.Y = f.Safe.Y + 52
	}
	s.Raise(noteZ)
	s.Put(sprites.Surface{Kind: sprites.Note}, box)
	s.Lines(lines, box.CX(), box.CY()+st.Size*0.33, lead, st.At(sprites.Middle))
	s.Raise(0)
}
