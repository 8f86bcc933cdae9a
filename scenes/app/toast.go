package app

import (
	"treille/scenes/ui"
	"treille/sprites"
)

// A toast is a sentence shown in passing.
type toast struct {
	text  string // "" for none
	about string // id of the disabled control whose reason it is, if it is one
	left  int    // ticks
}

// Toast shows a sentence in passing, and says it.
func (r *App) Toast(text string) {
	r.toast = toast{text: text, left: toastTicks}
	r.announce(text)
	r.Changed()
}

// toastReason tells why a control is disabled, as long as it is so.
func (r *App) toastReason(c *ui.Control) {
	r.Toast(c.Reason)
	r.toast.about = c.ID
}

// dropReason ends a toast about a control: the player does something else.
func (r *App) dropReason() {
	if r.toast.about != "" {
		r.toast = toast{}
		r.Changed()
	}
}

// ageToast lets a toast pass.
func (r *App) ageToast() {
	if r.toast.left > 0 {
		if r.toast.left--; r.toast.left == 0 {
			r.toast = toast{}
			r.Changed()
		}
	}
}

// composeToast adds the toast near the upper edge, where nothing lies that a
// decision needs: over the banner, on a phone held upright just below it. One
// whose cause has gone goes as well.
func (r *App) composeToast(s *ui.Stage) {
	if about := r.toast.about; about != "" {
		if c := s.Find(about); c == nil || !c.Disabled || c.Reason != r.toast.text {
			r.toast = toast{}
		}
	}
	if r.toast.text == "" {
		return
	}
	f := s.Frame()
	st := sprites.Style{Font: sprites.Serif, Size: 17 * min(f.Text, 1.5), Color: sprites.Ink}
	w := min(520, f.Safe.W-24)
	lines := ui.Wrap(r.toast.text, st, w-36)
	lead := st.Size * 1.25
	box := ui.R(f.Safe.CX()-w/2, f.Safe.Y+6, w, float64(len(lines))*lead+26)
	if f.Shape == ui.Portrait {
		box.Y = f.Safe.Y + 52
	}
	s.Raise(toastZ)
	s.Put(sprites.Surface{Kind: sprites.Note}, box)
	s.Lines(lines, box.CX(), box.CY()+st.Size*0.33, lead, st.At(sprites.Middle))
	s.Raise(0)
}
