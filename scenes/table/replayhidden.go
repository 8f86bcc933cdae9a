package table

import (
	"treille/scenes/ui"
	"treille/sprites"
)

// Measures of the sheet with what all seats hold.
const (
	heldHigh, heldGap, heldCrest = 26.0, 4.0, 19.0
	heldPad                      = 6.0   // above and below, in a strip half of that
	heldTitle                    = 15.0  // size of its heading,
	heldTitleHigh                = 22.0  // where that stands above the seats
	heldLeast                    = 104.0 // width of a seat's row
	heldMost                     = 3     // columns
	heldWidest                   = 440.0 // over the table
	heldColumn                   = 548.0 // at the foot of an upright screen
	heldEdge                     = 6.0   // round it,
	heldStripSide                = 10.0  // and at the sides of a strip
	heldLine                     = 20.0  // of what happened, below it in a dock
)

// showsHeld reports whether what all seats hold lies open.
func (t *Table) showsHeld() bool { return t.replay != nil && t.replay.all && t.canOpen() }

// showAll lays open what all seats hold, or covers it.
func (t *Table) showAll() {
	t.replay.all = !t.replay.all
	t.app.Redock()
}

// heldRows are in how many columns the seats stand on a sheet so wide, and how high that is.
func (t *Table) heldRows(width float64) (columns int, high float64) {
	n := t.Players()
	columns = min(n, heldMost, max(1, int((width-2*heldPad)/heldLeast)))
	rows := (n + columns - 1) / columns
	columns = (n + rows - 1) / rows // no row is much emptier than the others
	return columns, heldTitleHigh + float64(rows)*(heldHigh+heldGap) - heldGap + 2*heldPad
}

// heldStrip is how much of the foot the sheet takes, 0 if there is none.
func (t *Table) heldStrip(f ui.Frame) float64 {
	switch {
	case !t.showsHeld() || t.revealsAtSeats(f):
		return 0
	case f.Shape.Upright():
		_, high := t.heldRows(min(heldColumn, f.Safe.W-2*heldEdge))
		return high + heldEdge
	}
	return heldHigh + heldPad
}

// heldIn reports whether the sheet lies open and has room in a dock that lies over the own
// side.
func (c *Canvas) heldIn(width, left float64) bool {
	_, high := c.heldRows(width)
	return c.showsHeld() && left >= high+heldLine
}

// held lays open what all seats hold: over the dock, or in it, where it covers nothing,
// or if there is no room, below the banner beside the own side.
func (c *Canvas) held() {
	f := c.Stage.Frame()
	switch {
	case !c.showsHeld() || c.arrangesReplay(f) || f.Dock > 0 && c.revealsAtSeats(f):
	case f.Dock == 0 || c.replay.strip == 0:
		box, left := c.dockBox()
		if f.Dock > 0 || !c.heldIn(box.W-2*ui.Apart, left) {
			c.heldOver()
		}
	case f.Shape.Upright():
		column := f.Column(heldColumn + 2*heldEdge).Inset(heldEdge)
		c.Stage.Lay(c.heldSheet(column.W), ui.R(column.X, f.Safe.Bottom()-f.Dock, column.W, f.Dock*c.replay.strip-heldEdge))
	default:
		title := ui.Label(c.Words.Replay.Held, ui.PaperItalic.Sized(ui.Fine))
		strip := ui.Row(ui.Apart, title, c.heldBy(c.Players()).Narrowed(0).Growing()).Pad(ui.Loose, heldPad/2)
		c.Stage.Lay(strip.On(sprites.Surface{Kind: sprites.Parchment, R: 7, Lift: sprites.Token}),
			ui.R(f.Safe.X+heldStripSide, f.Safe.Bottom()-f.Dock, f.Safe.W-2*heldStripSide, f.Dock*c.replay.strip))
	}
}

// heldOver lies below the banner, over the table, beside what may lie on the own side;
// on a phone held upright whose game's view divides it himself, over the own hand.
func (c *Canvas) heldOver() {
	safe, own := c.Frame.Safe, c.ownSide()
	x, w := safe.X+heldEdge, safe.W-2*heldEdge
	switch {
	case c.Frame.Shape.Upright():
	case own.CX() > safe.CX():
		w = own.X - heldEdge - x
	default:
		x = own.Right() + heldEdge
		w = safe.Right() - heldEdge - x
	}
	w = min(w, heldWidest)
	_, high := c.heldRows(w)
	box := ui.R(x, c.bannerBox().Bottom()+ui.Near, w, high)
	if dock, _ := c.dockBox(); c.Frame.Shape.Upright() && c.places.Own.W == 0 { // the own hand lies there, which the sheet tells too
		box.Y = dock.Y - ui.Near - box.H
	}
	c.Stage.Bury(box)
	c.Stage.Lay(c.heldSheet(w).Raised(ZPanel), box)
}

// heldSheet is a sheet so wide with a heading over the rows of the seats.
func (c *Canvas) heldSheet(width float64) ui.Part {
	columns, high := c.heldRows(width)
	title := ui.Label(c.Words.Replay.Held, ui.PaperItalic.Sized(heldTitle)).High(heldTitleHigh)
	return ui.Column(0, title, c.heldBy(columns)).Pad(ui.Loose, heldPad).On(platePaper).High(high)
}

// heldBy are crests of all seats with what they hold, in so many columns.
func (c *Canvas) heldBy(columns int) ui.Part {
	var list []ui.Part
	for _, p := range c.Ring {
		pieces := ui.Label(c.Words.Replay.Nothing, ui.PaperSoft.Sized(ui.Note))
		if looks := c.game.(Revealer).HiddenPieces(c.replay.playback.Info(p)); len(looks) > 0 {
			pieces = HeldPieces(looks, heldHigh)
		}
		list = append(list, ui.Row(ui.Apart, c.CrestPart(p, heldCrest).Wide(heldCrest), pieces.Growing()).High(heldHigh).Pad(ui.Tight, 0))
	}
	return ui.Grid(columns, heldGap, list...)
}

// HeldPieces are pieces so high side by side, or one over the other where there are many.
func HeldPieces(looks []sprites.Look, high float64) ui.Part {
	return ui.Area(0, high, func(s *ui.Stage, r ui.Rect) {
		widest := 0.0
		for _, l := range looks {
			widest = max(widest, r.H/sprites.Ratio(l.ID))
		}
		pitch := Pitch(len(looks), widest+3, widest, r.W)
		for i, l := range looks {
			s.Piece(l, r.X+float64(i)*pitch, r.Y, r.H/sprites.Ratio(l.ID))
		}
	})
}
