package table

import (
	"treille/engine"
	"treille/scenes/ui"
	"treille/sprites"
)

// Measures of the sheet with what all seats hold.
const (
	heldHigh, heldGap, heldCrest = 26.0, 4.0, 19.0
	heldPad                      = 6.0   // from its edge, in a strip half of that
	heldTitle                    = 15.0  // size of its heading,
	heldTitleHigh                = 22.0  // height of one above the seats,
	heldTitleWide                = 104.0 // and width of one before them
	heldLeast                    = 104.0 // width of a seat's row
	heldMost                     = 3     // columns of a phone
	heldWidest                   = 440.0 // over the table
	heldLine                     = 20.0  // of what happened, below it in a dock
)

// showsHeld reports whether what all seats hold lies open.
func (t *Table) showsHeld() bool { return t.replay != nil && t.replay.all && t.canOpen() }

// showAll lays open what all seats hold, or covers it.
func (t *Table) showAll() {
	t.replay.all = !t.replay.all
	t.app.Redock()
}

// heldColumns is in how many columns the seats stand in a width.
func (t *Table) heldColumns(width float64, most int) int {
	n := t.Players()
	columns := min(n, most, max(1, int((width-2*heldPad)/heldLeast)))
	rows := (n + columns - 1) / columns
	return (n + rows - 1) / rows // no row is much emptier than the others
}

// heldRows is how high the rows of all seats are.
func (t *Table) heldRows(columns int) float64 {
	rows := (t.Players() + columns - 1) / columns
	return float64(rows)*(heldHigh+heldGap) - heldGap
}

// heldStrip is how much of the foot the sheet takes, 0 if there is none.
func (t *Table) heldStrip(f ui.Frame) float64 {
	switch {
	case !t.showsHeld():
		return 0
	case f.Shape.Upright():
		return heldTitleHigh + t.heldRows(t.heldColumns(f.Column(560).W-12, heldMost)) + 2*heldPad + 6
	}
	return heldHigh + heldPad
}

// heldIn is how high the sheet is in a dock that lies over the own side, 0 if there is no
// room for it there.
func (c *Canvas) heldIn(width, left float64) float64 {
	if !c.showsHeld() {
		return 0
	}
	high := heldTitleHigh + c.heldRows(c.heldColumns(width, heldMost)) + 2*heldPad
	if left < high+heldLine {
		return 0
	}
	return high
}

// held lays open what all seats hold: over the dock, or in it, where it covers nothing,
// or if there is no room, below the banner beside the own side.
func (c *Canvas) held() {
	if !c.showsHeld() {
		return
	}
	f := c.Stage.Frame()
	if f.Dock == 0 || c.replay.strip == 0 {
		box, left := c.dockBox()
		if f.Dock > 0 || c.heldIn(box.W-16, left) == 0 {
			c.heldOver()
		}
		return
	}
	high := f.Dock * c.replay.strip
	r := ui.R(f.Safe.X+10, f.Safe.Bottom()-f.Dock, f.Safe.W-20, high)
	if f.Shape.Upright() {
		column := f.Column(560)
		c.heldSheet(ui.R(column.X+6, r.Y, column.W-12, high-6), heldMost)
		return
	}
	c.Stage.Put(sprites.Surface{Kind: sprites.Parchment, R: 7, Lift: sprites.Token}, r)
	title := ui.PaperItalic.Sized(heldTitle - 1)
	lines := ui.Balance(c.Words.Replay.Held, title, heldTitleWide)
	c.Stage.Lines(lines, r.X+14, r.CY()+title.Size*0.22, title.Size, title)
	x, n := r.X+14+heldTitleWide, c.Players()
	w := (r.Right() - 8 - x) / float64(n)
	for i, p := range c.Ring {
		c.heldBy(p, ui.R(x+float64(i)*w, r.CY()-heldHigh/2, w-8, heldHigh))
	}
}

// heldOver lies below the banner, over the table, beside what may lie on the own side;
// on a phone held upright whose game's view divides it himself, over the own hand.
func (c *Canvas) heldOver() {
	safe, own := c.Frame.Safe, c.ownSide()
	x, w := safe.X+6, safe.W-12
	switch {
	case c.Frame.Shape.Upright():
	case own.CX() > safe.CX():
		w = own.X - 6 - x
	default:
		x = own.Right() + 6
		w = safe.Right() - 6 - x
	}
	w = min(w, heldWidest)
	columns := c.heldColumns(w, heldMost)
	box := ui.R(x, c.bannerBox().Bottom()+4, w, heldTitleHigh+c.heldRows(columns)+2*heldPad)
	if dock, _ := c.dockBox(); c.Frame.Shape.Upright() && c.places.Own.W == 0 { // the own hand lies there, which the sheet tells too
		box.Y = dock.Y - 4 - box.H
	}
	c.Stage.Bury(box)
	c.Stage.Raise(ZPanel)
	c.heldSheet(box, heldMost)
	c.Stage.Raise(0)
}

// heldSheet is a sheet with a heading over the rows of the seats.
func (c *Canvas) heldSheet(box ui.Rect, most int) {
	c.Stage.Put(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet, Line: true}, box)
	title := ui.PaperItalic.Sized(min(heldTitle*c.Frame.Caption(), heldTitleHigh*.8))
	c.Stage.Words(c.Words.Replay.Held, box.X+14, box.Y+heldPad+title.Size, title)
	columns := c.heldColumns(box.W, most)
	w := (box.W - 24) / float64(columns)
	for i, p := range c.Ring {
		x, y := box.X+12+float64(i%columns)*w, box.Y+heldPad+heldTitleHigh+float64(i/columns)*(heldHigh+heldGap)
		c.heldBy(p, ui.R(x, y, w-8, heldHigh))
	}
}

// heldBy is a row with what a seat holds.
func (c *Canvas) heldBy(p engine.Player, r ui.Rect) {
	c.Crest(p, r.X, r.CY()-heldCrest*.56, heldCrest, sprites.Flat)
	looks := c.game.(Revealer).HiddenPieces(c.replay.playback.Info(p))
	x := r.X + heldCrest + 8
	if len(looks) == 0 {
		st := ui.PaperSoft.Sized(15)
		st.Size = max(13, ui.FitSize(c.Words.Replay.Nothing, st, r.Right()-x))
		c.Stage.Words(c.Words.Replay.Nothing, x, r.CY()+5, st)
		return
	}
	widest := 0.0
	for _, l := range looks {
		widest = max(widest, r.H/sprites.Ratio(l.ID))
	}
	pitch := Pitch(len(looks), widest+3, widest, r.Right()-x)
	for _, l := range looks {
		c.Stage.Piece(l, x, r.Y, r.H/sprites.Ratio(l.ID))
		x += pitch
	}
}
