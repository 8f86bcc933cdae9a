package settings

import (
	"treille/scenes/ui"
	"treille/sprites"
)

// Sizes of the preview, in layout units.
const (
	sampleWidth = 106.0 // of a piece, at most
	sampleGap   = 9.0   // between pieces
	sampleLift  = 28.0  // of the second one
	besideFrom  = 470.0 // so wide a preview has words beside the pieces
	besideHigh  = 230.0
)

// preview shows what pieces and buttons look like now, so high, or, where height is
// 0, as high as it needs.
func (c *composer) preview(height float64) {
	r := ui.R(c.left+3, c.y, c.right-c.left-6, height)
	switch {
	case height > 0:
		c.beside(r)
	case r.W >= besideFrom && c.t == 1:
		r.H = besideHigh
		c.beside(r)
	default:
		r.H = c.stacked(r)
	}
	c.y = r.Bottom()
}

// beside has the words at the right of the pieces.
func (c *composer) beside(r ui.Rect) {
	c.felt(r)
	cw := min(sampleWidth, (r.H-60)/c.sample.Ratio)
	cy := r.Y + (r.H-cw*c.sample.Ratio)/2 + 8
	c.pieces(r.X+24, cy, cw)
	x := r.X + 24 + 3*(cw+sampleGap) + 10
	width := r.Right() - 22 - x
	hint, label, short := c.sample.Words(c.app.Words)
	st := c.hintStyle()
	y := c.s.Paragraph(hint, x+width/2, cy+22, st, st.Size*1.25, width)
	c.button(ui.R(x, y, width, 60), label, short)
}

// stacked has the words below the pieces, and returns how high it is.
func (c *composer) stacked(r ui.Rect) float64 {
	const side, edge, button = 20.0, 18.0, 56.0
	inner := r.W - 2*side
	cw := min(sampleWidth, (inner-2*sampleGap)/3)
	hint, label, short := c.sample.Words(c.app.Words)
	st := c.hintStyle()
	words := edge + sampleLift + cw*c.sample.Ratio + edge + st.Size
	lead := st.Size * 1.25
	below := words + lead*float64(len(ui.Wrap(hint, st, inner))-1) + edge
	r.H = below + button + edge
	c.felt(r)
	c.pieces(r.CX()-(3*cw+2*sampleGap)/2, r.Y+edge+sampleLift, cw)
	c.s.Paragraph(hint, r.CX(), r.Y+words, st, lead, inner)
	c.button(ui.R(r.X+side, r.Y+below, inner, button), label, short)
	return r.H
}

func (c *composer) felt(r ui.Rect) {
	c.s.Put(sprites.Surface{Kind: sprites.Felt, R: 10, Line: true}, r)
}

// pieces adds the pieces from a place on, each so wide.
func (c *composer) pieces(x, y, width float64) {
	for i, id := range c.sample.Pieces {
		look, lift := sprites.Look{ID: id, Lift: sprites.Card}, 0.0
		if i == 1 {
			look.Lift, look.Glow, lift = sprites.Lifted, true, sampleLift
		}
		c.s.Piece(look, x+float64(i)*(width+sampleGap), y-lift, width)
	}
}

func (c *composer) hintStyle() sprites.Style {
	return sprites.Style{Font: sprites.Italic, Size: 17 * min(c.t, 1.4), Color: sprites.Hint, Align: sprites.Middle}
}

// button adds what looks like a main button, with the short label where the other
// has no room.
func (c *composer) button(r ui.Rect, label, short string) {
	c.s.Put(sprites.Surface{Kind: sprites.Primary}, r)
	st := sprites.Style{Font: sprites.SansBold, Size: 20 * min(c.t, 1.4), Color: sprites.Cream, Align: sprites.Middle}
	if st.Size = ui.FitSize(label, st, r.W-16); st.Size < 14 {
		label, st.Size = short, 18
	}
	c.s.Words(label, r.CX(), r.CY()+st.Size*0.33, st)
}
