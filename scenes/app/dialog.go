package app

import (
	"treille/scenes/ui"
	"treille/sprites"
)

// A Dialog lies over a page, with a sentence or two and buttons.
type Dialog struct {
	Title, Text string
	// Buttons need no place and no size: they stand one below the other on a phone held
	// upright, else side by side.
	Buttons []ui.ButtonSpec
}

// Sizes of a dialog, in layout units.
const (
	dialogWidth = 440.0
	dialogSide  = 24.0
	dialogHead  = 66.0
	dialogGap   = 12.0
	dialogZ     = 50 // above the page
)

// Compose adds the dialog over what has been composed, which cannot be used any more.
func (p Dialog) Compose(s *ui.Stage) {
	f := s.Frame()
	s.DropControls()
	s.Raise(dialogZ)
	s.Put(sprites.Surface{Kind: sprites.Veil}, f.Full)
	w := min(dialogWidth*min(f.Text, 1.3), f.Safe.W-24)
	button := 50 * min(f.Text, 1.2)
	buttons := button
	if f.Shape == ui.Portrait {
		n := float64(len(p.Buttons))
		buttons = n*button + (n-1)*dialogGap
	}
	st := sprites.Style{Font: sprites.Serif, Size: 19 * f.Text, Color: sprites.Ink}
	lines := ui.Wrap(p.Text, st, w-2*dialogSide)
	height := func() float64 {
		return dialogHead + float64(len(lines))*st.Size*1.3 + dialogGap + buttons + dialogSide
	}
	for height() > f.Safe.H-16 && st.Size > 13 {
		st.Size -= 0.5
		lines = ui.Wrap(p.Text, st, w-2*dialogSide)
	}
	r := ui.R(f.Safe.CX()-w/2, f.Safe.CY()-height()/2, w, height())
	s.Put(sprites.Surface{Kind: sprites.Parchment, R: 12, Lift: sprites.Sheet, Line: true}, r)
	title := sprites.Style{Font: sprites.SC, Size: 25, Color: sprites.Ink}
	title.Size = ui.FitSize(p.Title, title, w-2*dialogSide)
	s.Words(p.Title, r.X+dialogSide, r.Y+42, title)
	s.Put(sprites.Surface{Kind: sprites.DoubleRule}, ui.R(r.X+20, r.Y+55, w-40, 5))
	y := r.Y + dialogHead + st.Size
	for _, l := range lines {
		s.Words(l, r.X+dialogSide, y, st)
		y += st.Size * 1.3
	}
	p.buttons(s, ui.R(r.X+dialogSide, r.Bottom()-dialogSide-buttons, w-2*dialogSide, buttons), button)
	s.Raise(0)
}

// buttons adds the buttons, each so high.
func (p Dialog) buttons(s *ui.Stage, r ui.Rect, height float64) {
	n := float64(len(p.Buttons))
	at := ui.R(r.X, r.Y, (r.W-(n-1)*dialogGap)/n, height)
	dx, dy := at.W+dialogGap, 0.0
	if r.H > height {
		at.W, dx, dy = r.W, 0, height+dialogGap
	}
	for _, b := range p.Buttons {
		b.Rect, b.Size = at, 19*min(s.Frame().Text, 1.4)
		s.Button(b)
		at.X, at.Y = at.X+dx, at.Y+dy
	}
}

// A toast is a sentence shown in passing.
type toast struct {
	text  string // "" for none
	about string // id of the disabled control whose reason it is, if it is one
	left  int    // ticks
}

// Toast shows a sentence in passing, and says it.
func (a *App) Toast(text string) {
	a.toast = toast{text: text, left: toastTicks}
	a.announce(text)
	a.Changed()
}

// toastReason tells why a control is disabled, as long as it is so.
func (a *App) toastReason(c *ui.Control) {
	a.Toast(c.Reason)
	a.toast.about = c.ID
}

// dropReason ends a toast about a control: the player does something else.
func (a *App) dropReason() {
	if a.toast.about != "" {
		a.toast = toast{}
		a.Changed()
	}
}

// ageToast lets a toast pass.
func (a *App) ageToast() {
	if a.toast.left > 0 {
		if a.toast.left--; a.toast.left == 0 {
			a.toast = toast{}
			a.Changed()
		}
	}
}

// composeToast adds the toast near the upper edge, where nothing lies that a
// decision needs: over the banner, on a phone held upright just below it. One
// whose cause has gone goes as well.
func (a *App) composeToast(s *ui.Stage) {
	if about := a.toast.about; about != "" {
		if c := s.Find(about); c == nil || !c.Disabled || c.Reason != a.toast.text {
			a.toast = toast{}
		}
	}
	if a.toast.text == "" {
		return
	}
	f := s.Frame()
	st := sprites.Style{Font: sprites.Serif, Size: 17 * min(f.Text, 1.5), Color: sprites.Ink}
	w := min(520, f.Safe.W-24)
	lines := ui.Wrap(a.toast.text, st, w-36)
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
