package app

import "treille/scenes/ui"

// pickUp begins to drag the piece of a control, if it has one.
func (r *App) pickUp(c *ui.Control) {
	if c == nil || c.Piece == "" || c.Disabled {
		return
	}
	r.in.carried = c.Piece
	r.Stage().Press("")
	if c.PickUp != nil {
		c.PickUp()
	}
	r.Changed()
}

// putDown drops the piece that is dragged where the pointer is. If nothing takes it
// there, or the touch was taken back, it goes back to where it was.
func (r *App) putDown() {
	in, st := &r.in, r.Stage()
	piece, cancelled := in.carried, in.cancelled
	in.carried, in.cancelled = "", false
	st.Drop()
	r.Changed()
	c := st.Find(in.control)
	if c == nil || c.Piece != piece || c.Disabled {
		return // it was taken away meanwhile
	}
	x, y := in.x, in.y
	if cancelled {
		x, y = in.x0, in.y0
	}
	if i := ui.Hit(st.Controls(), x, y); i >= 0 && st.Controls()[i].Take != nil {
		st.Controls()[i].Take()
	} else if c.PutDown != nil {
		c.PutDown(x, y)
	}
}
