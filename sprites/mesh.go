package sprites

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"treille/sprites/dice"
)

// A mesh are the triangles of a die, which are drawn together. Edges are smooth as they fade
// within a pixel.
type mesh struct {
	vertices []ebiten.Vertex
	indices  []uint16
	op       ebiten.DrawTrianglesOptions

	at    dice.Point // of the die's middle, in device pixels
	edge  float64    // of the die there
	cell  float64    // distance of two faces of the picture with the marks,
	first dice.Point // the middle of the first, which is white,
	half  float64    // and half of its width
	alpha float64
}

// begin forgets the mesh before.
func (m *mesh) begin(marks *picture, edge, margin, alpha float64) {
	m.vertices, m.indices = m.vertices[:0], m.indices[:0]
	m.op.ColorScaleMode, m.op.Filter = ebiten.ColorScaleModePremultipliedAlpha, ebiten.FilterLinear
	m.cell, m.half, m.alpha = edge+2*margin, edge/2, alpha
	m.first = dice.Point{X: m.cell/2 - marks.x, Y: m.cell/2 - marks.y}
}

// place says where the die’s middle is, and how large it is there.
func (m *mesh) place(at dice.Point, edge float64) { m.at, m.edge = at, edge }

// add adds a corner in a colour: a point of the die, moved by so many pixels, and one of the
// picture, seen from the middle of its first face.
func (m *mesh) add(q, by, from dice.Point, c Color, alpha float64) {
	r, g, b, a := c.premultiplied(alpha * m.alpha)
	m.vertices = append(m.vertices, ebiten.Vertex{
		DstX: float32(m.at.X + q.X*m.edge + by.X), DstY: float32(m.at.Y + q.Y*m.edge + by.Y),
		SrcX: float32(m.first.X + from.X), SrcY: float32(m.first.Y + from.Y),
		ColorR: r, ColorG: g, ColorB: b, ColorA: a,
	})
}

// triangle adds one of corners that were added.
func (m *mesh) triangle(i, j, k int) { m.indices = append(m.indices, uint16(i), uint16(j), uint16(k)) }

// quad adds two, between corners i, j and those after them.
func (m *mesh) quad(i, j int) {
	m.triangle(i, i+1, j)
	m.triangle(i+1, j+1, j)
}

// face adds a face with its marks.
func (m *mesh) face(f *dice.Face, marks dice.Marks) {
	if marks == dice.Pips {
		wood, alpha := lit(ivory, f.Light), 1.0
		if f.Light <= 0 {
			alpha = hollow
		}
		m.layer(f, 0, 0, wood, 1)
		m.layer(f, f.Number, 1, 0xFFFFFFFF, alpha)
		return
	}
	tint := Color(0xFFFFFFFF)
	if f.Light <= dimmed {
		tint = tint.mix(Ink, dimmedBy)
	}
	m.layer(f, 0, 0, lit(beech, f.Light), 1)
	m.layer(f, 0, 1, painted(dieColours[f.Number], f.Light), 1)
	m.layer(f, f.Number, 1, tint, 1)
}

// layer lays a face of the picture over one of the die, or with no share of it, its middle.
func (m *mesh) layer(f *dice.Face, cell int, share float64, c Color, alpha float64) {
	n := len(m.vertices)
	for _, v := range [...]dice.Point{{X: -1, Y: -1}, {X: 1, Y: -1}, {X: -1, Y: 1}, {X: 1, Y: 1}} {
		q := dice.Point{X: f.Middle.X + (f.Right.X*v.X+f.Down.X*v.Y)/2, Y: f.Middle.Y + (f.Right.Y*v.X+f.Down.Y*v.Y)/2}
		m.add(q, dice.Point{}, dice.Point{X: float64(cell)*m.cell + v.X*m.half*share, Y: v.Y * m.half * share}, c, alpha)
	}
	m.quad(n, n+2)
}

// A rim is a line round an outline, so many pixels outside it, and how opaque it is there.
type rim struct{ out, alpha float64 }

// rims adds what lies between rims, from the outermost to the innermost.
func (m *mesh) rims(outline []dice.Point, c Color, rims ...rim) {
	start, n := len(m.vertices), len(outline)
	for _, r := range rims {
		for i := range n + 1 { // the first once more
			i %= n
			m.add(outline[i], corner(outline[(i+n-1)%n], outline[i], outline[(i+1)%n], r.out), dice.Point{}, c, r.alpha)
		}
	}
	for j := range len(rims) - 1 {
		for i := range n {
			m.quad(start+j*(n+1)+i, start+(j+1)*(n+1)+i)
		}
	}
}

// fan fills what is within the last rim of n corners.
func (m *mesh) fan(n int) {
	first := len(m.vertices) - n - 1
	for i := 1; i < n-1; i++ {
		m.triangle(first, first+i, first+i+1)
	}
}

// outline draws a line along an outline, so wide.
func (m *mesh) outline(outline []dice.Point, w float64, c Color) {
	m.rims(outline, c, rim{w/2 + .5, 0}, rim{w/2 - .5, 1}, rim{.5 - w/2, 1}, rim{-.5 - w/2, 0})
}

// disc fills an outline and so much round it.
func (m *mesh) disc(outline []dice.Point, out float64, c Color) {
	m.rims(outline, c, rim{out + .5, 0}, rim{out - .5, 1})
	m.fan(len(outline))
}

// shadow fills the silhouette with a share of its shadow, with a soft edge: what a blur leaves at so
// many of its sigmas from a straight edge.
func (m *mesh) shadow(p *dice.Pose, share float64) {
	s, a := p.Shadow.Sigma*m.edge, p.Shadow.Alpha*share
	m.at.X, m.at.Y = m.at.X+p.Shadow.At.X*m.edge, m.at.Y+p.Shadow.At.Y*m.edge
	m.rims(p.Hull[:], shadowColour, rim{2.2 * s, 0}, rim{1.4 * s, .08 * a}, rim{.7 * s, .24 * a}, rim{0, .5 * a},
		rim{-.7 * s, .76 * a}, rim{-1.4 * s, .92 * a}, rim{-2.2 * s, a})
	m.fan(len(p.Hull))
}

// line draws a line of the die, so wide.
func (m *mesh) line(from, to dice.Point, w float64, c Color, alpha float64) {
	side := normal(from, to)
	start := len(m.vertices)
	solid := alpha * min(1, w)
	for _, r := range [...]rim{{max(w/2, .5) + .5, 0}, {max(w/2, .5) - .5, solid}, {.5 - max(w/2, .5), solid}, {-.5 - max(w/2, .5), 0}} {
		by := dice.Point{X: side.X * r.out, Y: side.Y * r.out}
		m.add(from, by, dice.Point{}, c, r.alpha)
		m.add(to, by, dice.Point{}, c, r.alpha)
	}
	for i := start; i < start+6; i += 2 {
		m.quad(i, i+2)
	}
}

// normal is the direction to the left of the way between two points, of length 1: out of an
// outline that runs clockwise.
func normal(from, to dice.Point) dice.Point {
	x, y := to.X-from.X, to.Y-from.Y
	long := math.Hypot(x, y)
	if long < 1e-9 {
		return dice.Point{}
	}
	return dice.Point{X: y / long, Y: -x / long}
}

// corner is by how much an outline's corner moves if its sides move outwards by so much. A sharp
// one moves less.
func corner(before, at, after dice.Point, out float64) dice.Point {
	const sharp = .35
	a, b := normal(before, at), normal(at, after)
	k := out / max(sharp, 1+a.X*b.X+a.Y*b.Y)
	return dice.Point{X: (a.X + b.X) * k, Y: (a.Y + b.Y) * k}
}
