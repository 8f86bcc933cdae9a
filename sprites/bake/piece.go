package bake

import (
	"fmt"
	"strings"

	"treille/sprites/art"
)

// PieceLook says how a piece is drawn.
type PieceLook struct {
	Lift  Lift
	Glow  bool   // chosen or legal: gold light round it
	Ghost bool   // will land here: dark, with a dashed gold line
	Text  string // replaces the text in the piece's first slot, and in others with the same sample; "" keeps it
	Bare  bool   // without any text
	Comma bool   // a sample that is a decimal fraction has a comma: "0.20" is "0,20"
}

// Info describes a piece: the size of its box in drawing units.
type Info struct{ W, H float64 }

// PieceInfo returns what is known of a piece, and whether there is one.
func (b *Baker) PieceInfo(id string) (Info, bool) {
	p := b.art.Piece(id)
	if p == nil {
		return Info{}, false
	}
	return Info{W: p.W, H: p.H}, true
}

// piece returns a piece that must be there: ids are written in the program or
// made of the rules' own names, and a test bakes each of them.
func (b *Baker) piece(id string) *art.Piece {
	p := b.art.Piece(id)
	if p == nil {
		panic(fmt.Sprintf("bake: no piece %q in sprites/art/manifest.json", id))
	}
	return p
}

// Piece draws a piece so that its box is w CSS pixels wide.
func (b *Baker) Piece(id string, w float64, look PieceLook) Baked {
	p := b.piece(id)
	k := w / p.W
	h := p.H * k
	pad := p.Overhang*k + inkRoom
	c := b.newCanvas(-pad, -pad, w+2*pad, h+2*pad)
	c.piece(p, 0, 0, w, look)
	if look.Ghost {
		r := w * cardCorner
		c.Fill(RoundRect(0, 0, w, h, r), ghostColour, ghostAlpha)
		c.Stroke(RoundRect(0, 0, w, h, r), ghostLine, glow, StrokeStyle{Dash: ghostDash}, 1)
	}
	out := c.baked()
	if look.Glow {
		out = b.glowing(out, p.Edge == art.InkOutside, w, h)
	}
	return b.shadowed(out, look.Lift)
}

// inkRoom is the room round a piece for lines that are measured in pixels.
const inkRoom = 3

// glowing lays a piece over gold light, which follows a card's edge or any
// other piece's silhouette.
func (b *Baker) glowing(in Baked, card bool, w, h float64) Baked {
	if !card && !b.contrast {
		return b.under(in, 0, 0, glowSigma, glowGain, glow, glowAlpha)
	}
	return b.stack(b.CardGlow(w, h, w*cardCorner+1), in)
}

// piece draws a piece on the canvas, w wide, with its box's upper left at (x, y).
func (c *Canvas) piece(p *art.Piece, x, y, w float64, look PieceLook) {
	k := w / p.W
	edge := edges[len(edges)-1]
	for _, e := range edges {
		if w >= e.from {
			edge = e
			break
		}
	}
	c.with(translate(x, y).mul(scaling(k, k)).mul(translate(-p.X, -p.Y)), func() {
		for i := range p.Elements {
			e := &p.Elements[i]
			c.with(elementMatrix(e), func() {
				c.element(p, e, edge.ink, edge.cream)
			})
		}
		c.slots(p, look)
	})
}

// element draws one outline; the canvas is in its user space.
func (c *Canvas) element(p *art.Piece, e *art.Element, inkPx, creamPx float64) {
	path := drawn(e.Outline)
	if e.Fill.Set {
		c.Fill(path, artPaint(e.Fill), float64(e.Fill.Opacity)/100)
	}
	if !e.Stroke.Set {
		return
	}
	width := float64(e.Width) / art.Unit
	px := c.b.scale / float64(c.m.scale()) // user units to a CSS pixel
	switch {
	case e.Kind == art.InkEdge:
		width = inkPx * px
	case e.Kind == art.CreamEdge:
		width = (inkPx + 2*creamPx) * px
	case p.LinesPx:
		width *= px
	}
	style := StrokeStyle{Cap: e.Cap, Join: e.Join}
	c.Stroke(path, width, artPaint(e.Stroke), style, float64(e.Stroke.Opacity)/100)
}

// slots sets the words of a piece.
func (c *Canvas) slots(p *art.Piece, look PieceLook) {
	if look.Bare {
		return
	}
	for i, s := range p.Slots {
		words := s.Sample
		if look.Comma {
			words = strings.ReplaceAll(words, ".", ",")
		}
		if look.Text != "" && (i == 0 || s.Sample == p.Slots[0].Sample) {
			words = look.Text
		}
		if words != "" {
			c.Text(s.Face, s.Size, s.X, s.Y, words, s.Align, colourOf(s.Fill), 1)
		}
	}
}

// elementMatrix maps an element's outline, which begins at 0, 0, to the
// drawing.
func elementMatrix(e *art.Element) matrix {
	const lin, unit = 1.0 / 10000, 1.0 / art.Unit
	m := matrix{float32(e.Matrix.A) * lin, float32(e.Matrix.B) * lin, float32(e.Matrix.C) * lin, float32(e.Matrix.D) * lin,
		float32(e.Matrix.E) * unit, float32(e.Matrix.F) * unit}
	return m.mul(translate(float64(e.DX)*unit, float64(e.DY)*unit))
}

// outline turns stored coordinates into a path.
func outline(o art.Outline, unit float32) *Path {
	p := o.Path()
	out := &Path{ops: make([]op, len(p.Ops)), pts: make([]point, len(p.Coords)/2)}
	for i, o := range p.Ops {
		out.ops[i] = op(o) // both count move, line, quad, cube, close
	}
	for i := range out.pts {
		out.pts[i] = point{float32(p.Coords[2*i]) * unit, float32(p.Coords[2*i+1]) * unit}
	}
	return out
}

// drawn returns an outline of a drawing in drawing units.
func drawn(o art.Outline) *Path { return outline(o, 1.0/art.Unit) }

// artPaint turns a stored paint into one of a canvas.
func artPaint(p art.Paint) Paint {
	if p.Gradient == nil {
		return colourOf(p.Colour)
	}
	g := p.Gradient
	out := &Gradient{Radial: g.Radial, X1: float64(g.X) / art.Unit, Y1: float64(g.Y) / art.Unit}
	if g.Radial {
		out.R = float64(g.DX) / art.Unit
	} else {
		out.X2, out.Y2 = out.X1+float64(g.DX)/art.Unit, out.Y1+float64(g.DY)/art.Unit
	}
	for _, s := range g.Stops {
		out.Stops = append(out.Stops, Stop{float64(s.Offset) / 100, colourOf(s.Colour), float64(s.Opacity) / 100})
	}
	return out
}
