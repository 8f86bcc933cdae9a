package app

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"treille/scenes/ui"
	"treille/sprites"
)

// A mouse is the pointer while no button is down.
type mouse struct {
	x, y     int     // device pixels
	known    bool    // where it is
	ours     bool    // it has moved since a finger last did
	over     string  // id of the control that it rests on
	rests    int     // ticks
	tip      bool    // what it rests on is named
	quiet    bool    // it is not: the player has pressed it, or it has come beneath the mouse
	lights   bool    // what it is over glows: the mouse has moved there since it was pressed
	pointing bool    // it has the shape of a hand
	atX, atY float64 // layout units
}

// readMouse lights up what the mouse is over. A finger lights up nothing: browsers
// move the mouse to where it was.
func (a *App) readMouse() {
	m := &a.in.mouse
	x, y := ebiten.CursorPosition()
	moved := m.known && (x != m.x || y != m.y)
	m.x, m.y, m.known = x, y, true
	switch {
	case a.in.touching || a.in.sinceTouch > 0:
		m.ours = false
	case moved:
		m.ours = true
		a.Sound.Attend()
	}
	if !m.ours || a.in.carried != "" {
		m.atX, m.atY = a.units(x, y) // what it then rests on has come beneath it
		a.hoverOver("", false)
		return
	}
	a.hoverAt(a.units(x, y))
}

// hoverAt moves the mouse to a place.
func (a *App) hoverAt(x, y float64) {
	m := &a.in.mouse
	moved := x != m.atX || y != m.atY
	m.atX, m.atY = x, y
	id := ""
	controls := a.Stage().Controls()
	if i := ui.Hit(controls, x, y); i >= 0 {
		id = controls[i].ID
	}
	a.hoverOver(id, moved)
}

// hoverOver lights up a control, and names it if the mouse rests there. Who moves the mouse to it points: no frame shows
// where keys would go on.
func (a *App) hoverOver(id string, moved bool) {
	m, st := &a.in.mouse, a.Stage()
	if m.lights = moved || m.lights && id == m.over; m.lights {
		st.SetHover(id)
	} else {
		st.SetHover("")
	}
	c := st.Find(id)
	if pointing := c != nil && !c.Disabled; pointing != m.pointing {
		m.pointing = pointing
		shape := ebiten.CursorShapeDefault
		if pointing {
			shape = ebiten.CursorShapePointer
		}
		ebiten.SetCursorShape(shape)
	}
	if id != m.over {
		a.dropTip()
		if m.over, m.quiet = id, !moved; moved && c != nil {
			a.keyed(false)
			st.SetFocus(st.Focus(), false)
		}
	}
	if c == nil || m.quiet {
		return
	}
	if m.rests++; m.rests == tipAfter && tipOf(c) != "" {
		m.tip = true
		a.Changed()
	}
}

// hushTip takes the name of a control away until the mouse has left it, and its glow until it moves.
func (a *App) hushTip() {
	a.dropTip()
	a.in.mouse.quiet, a.in.mouse.lights = true, false
	a.Stage().SetHover("")
}

// dropTip takes the name of a control away. The mouse has to rest anew.
func (a *App) dropTip() {
	m := &a.in.mouse
	if m.tip {
		m.tip = false
		a.Changed()
	}
	m.rests = 0
}

// tipOf is what a control says to a mouse that rests on it: what it is called if no
// word stands on it, and why it is disabled.
func tipOf(c *ui.Control) string {
	switch {
	case c.Disabled && c.Reason != "" && c.Reason != c.Label:
		return c.Reason
	case c.Tip:
		return c.Label
	}
	return ""
}

// composeTip adds the words of the control that the mouse rests on, beside it.
func (a *App) composeTip(s *ui.Stage) {
	m := &a.in.mouse
	c := s.Find(m.over)
	if !m.tip || c == nil || tipOf(c) == "" {
		m.tip = false
		return
	}
	words := note(tipOf(c), ui.Body*s.Frame().Caption()/s.Frame().Text).Pad(tipPad, tipPad/2)
	w := min(s.WidthOf(words), tipWidth+2*tipPad)
	s.Lay(words.On(sprites.Surface{Kind: sprites.Note}).Raised(toastZ), tipPlace(s, c, w, s.HeightOf(words, w)))
}

// tipPlace is where the words of a control have room: below it, above or beside,
// wherever they hide the smallest share of the other controls.
func tipPlace(s *ui.Stage, c *ui.Control, w, h float64) (place ui.Rect) {
	safe := s.Frame().Safe.Inset(4)
	x := min(max(c.Shown.CX()-w/2, safe.X), safe.Right()-w)
	y := min(max(c.Shown.CY()-h/2, safe.Y), safe.Bottom()-h)
	least := math.Inf(1)
	for _, box := range []ui.Rect{
		ui.R(x, c.Shown.Bottom()+tipGap, w, h), ui.R(x, c.Shown.Y-tipGap-h, w, h),
		ui.R(c.Shown.X-tipGap-w, y, w, h), ui.R(c.Shown.Right()+tipGap, y, w, h),
	} {
		hides := 0.0
		for _, o := range s.Controls() {
			if over := o.Shown.Overlap(box); o.ID != c.ID && o.Shown.Meets(box) {
				hides += over.W * over.H / (o.Shown.W * o.Shown.H)
			}
		}
		if box.Within(safe) && hides < least {
			place, least = box, hides
		}
	}
	return place
}

// pickUp begins to drag the piece of a control, if it has one.
func (a *App) pickUp(c *ui.Control) {
	if c == nil || c.Piece == "" {
		return
	}
	a.in.carried = c.Piece
	a.Stage().Press("")
	if c.PickUp != nil {
		c.PickUp()
	}
	a.Changed()
}

// within is the number between two others that is nearest to a third.
func within(v, low, high float64) float64 { return max(low, min(v, high)) }

// putDown drops the piece that is dragged where the pointer is. If nothing takes it
// there, or the touch was taken back, it goes back to where it was.
func (a *App) putDown() {
	in, st := &a.in, a.Stage()
	piece, cancelled := in.carried, in.cancelled
	in.carried, in.cancelled = "", false
	st.Drop()
	a.Changed()
	c := st.Find(in.control)
	if c == nil || c.Piece != piece {
		return // it was taken away meanwhile
	}
	x, y := in.x, in.y
	if cancelled {
		x, y = in.x0, in.y0
	}
	if i := ui.Hit(st.Controls(), x, y); i >= 0 && st.Controls()[i].Take != nil {
		st.Controls()[i].Take()
	} else if c.PutDown != nil { // a raised piece may be gripped above its place: it counts from there
		c.PutDown(x+within(in.x0, c.Rect.X, c.Rect.Right())-in.x0, y+within(in.y0, c.Rect.Y, c.Rect.Bottom())-in.y0)
	}
}
