package bake

import (
	"image/color"
	"math"
)

// A Colour is 0xRRGGBB.
type Colour uint32

func (c Colour) rgb() (r, g, b float64) {
	return float64(c >> 16 & 255), float64(c >> 8 & 255), float64(c & 255)
}

// mix returns the colour that lies the share t of the way from c to d.
func (c Colour) mix(d Colour, t float64) Colour {
	var out Colour
	for shift := 0; shift < 24; shift += 8 {
		a, b := float64(c>>shift&255), float64(d>>shift&255)
		out |= Colour(math.Round(a+(b-a)*t)) << shift
	}
	return out
}

func colourOf(c color.NRGBA) Colour { return Colour(c.R)<<16 | Colour(c.G)<<8 | Colour(c.B) }

func premultiplied(c Colour, alpha float64) pixel {
	r, g, b := c.rgb()
	q := func(v float64) pixel { return pixel(v*alpha + .5) }
	return q(r) | q(g)<<8 | q(b)<<16 | q(255)<<24
}

// Paint is what shapes are filled with: a Colour, a *Gradient, or Noise.
type Paint interface {
	// shader prepares the paint for a canvas whose user space is mapped to
	// device pixels by m.
	shader(c *Canvas, m matrix, opacity float64) shader
}

// shader gives the colours of pixels. If row is nil, all have the colour flat.
type shader struct {
	flat pixel
	row  func(x, y int, out []pixel)
}

func (c Colour) shader(_ *Canvas, _ matrix, opacity float64) shader {
	return shader{flat: premultiplied(c, opacity)}
}

// Stop is a colour at a place along a gradient, 0 to 1.
type Stop struct {
	At    float64
	C     Colour
	Alpha float64
}

// Gradient is a linear gradient from (X1, Y1) to (X2, Y2), or a radial one
// round (X1, Y1) with the radius R. Made by Linear or Radial, its figures are
// fractions of the box of whatever is painted; see Over.
type Gradient struct {
	Radial             bool
	X1, Y1, X2, Y2, R  float64
	Stops              []Stop
	boxX, boxY, bw, bh float64 // box that the figures are fractions of; 0: user space
}

// Linear is a gradient from (x1, y1) to (x2, y2) in fractions of a box.
func Linear(x1, y1, x2, y2 float64, stops ...Stop) *Gradient {
	return &Gradient{X1: x1, Y1: y1, X2: x2, Y2: y2, Stops: stops}
}

// Radial is a gradient round (x, y) in fractions of a box.
func Radial(x, y, r float64, stops ...Stop) *Gradient {
	return &Gradient{Radial: true, X1: x, Y1: y, R: r, Stops: stops}
}

// Over returns the gradient laid over the box x, y, w, h of the canvas.
func (g *Gradient) Over(x, y, w, h float64) *Gradient {
	o := *g
	o.boxX, o.boxY, o.bw, o.bh = x, y, w, h
	return &o
}

// ramp holds the colours along a gradient, premultiplied.
const rampSize = 256

type ramp [rampSize]pixel

func (g *Gradient) ramp(opacity float64) *ramp {
	var t ramp
	k := 0
	for i := range t {
		at := float64(i) / (rampSize - 1)
		for k+1 < len(g.Stops) && g.Stops[k+1].At <= at {
			k++
		}
		a, b := g.Stops[k], g.Stops[min(k+1, len(g.Stops)-1)]
		f := 0.0
		if b.At > a.At {
			f = math.Max(0, math.Min(1, (at-a.At)/(b.At-a.At)))
		}
		t[i] = premultiplied(a.C.mix(b.C, f), (a.Alpha+(b.Alpha-a.Alpha)*f)*opacity)
	}
	return &t
}

// roots spares a square root for each pixel of a radial gradient: it holds
// places along the ramp by the square of the distance.
const rootSize = 1 << 14

var roots = func() (t [rootSize]uint8) {
	for i := range t {
		t[i] = uint8(math.Sqrt((float64(i)+.5)/rootSize)*(rampSize-1) + .5)
	}
	return t
}()

func (g *Gradient) shader(_ *Canvas, m matrix, opacity float64) shader {
	t := g.ramp(opacity)
	if g.bw > 0 && g.bh > 0 {
		m = m.mul(matrix{a: float32(g.bw), d: float32(g.bh), e: float32(g.boxX), f: float32(g.boxY)})
	}
	inv := m.inverse()
	if g.Radial {
		k := float32(math.Sqrt(rootSize) / g.R)
		x1, y1 := float32(g.X1), float32(g.Y1)
		return shader{row: func(x, y int, out []pixel) {
			p := inv.apply(point{float32(x) + .5, float32(y) + .5})
			u, v := (p.x-x1)*k, (p.y-y1)*k
			du, dv := inv.a*k, inv.b*k
			for i := range out {
				out[i] = t[roots[min(uint32(u*u+v*v), rootSize-1)]]
				u += du
				v += dv
			}
		}}
	}
	dx, dy := float32(g.X2-g.X1), float32(g.Y2-g.Y1)
	k := float32(0)
	if l := dx*dx + dy*dy; l > 0 {
		k = (rampSize - 1) / l
	}
	return shader{row: func(x, y int, out []pixel) {
		p := inv.apply(point{float32(x) + .5, float32(y) + .5})
		at := ((p.x-float32(g.X1))*dx + (p.y-float32(g.Y1))*dy) * k
		d := (inv.a*dx + inv.b*dy) * k
		if d == 0 {
			c := t[max(0, min(int(at+.5), rampSize-1))]
			for i := range out {
				out[i] = c
			}
			return
		}
		for i := range out {
			out[i] = t[max(0, min(int(at+.5), rampSize-1))]
			at += d
		}
	}}
}

// Layer is one paint of several.
type Layer struct {
	Paint   Paint
	Opacity float64
}

// Layers is several paints, each over those before, put on at once.
type Layers []Layer

func (l Layers) shader(c *Canvas, m matrix, opacity float64) shader {
	all := make([]shader, len(l))
	for i, p := range l {
		all[i] = p.Paint.shader(c, m, p.Opacity*opacity)
	}
	over := make([]pixel, c.w)
	return shader{row: func(x, y int, out []pixel) {
		for i, sh := range all {
			line := over[:len(out)]
			switch {
			case i == 0 && sh.row == nil:
				for k := range out {
					out[k] = sh.flat
				}
			case i == 0:
				sh.row(x, y, out)
			case sh.row == nil:
				for k, v := range out {
					out[k] = v.over(sh.flat)
				}
			default:
				sh.row(x, y, line)
				for k, s := range line {
					if s != 0 {
						out[k] = out[k].over(s)
					}
				}
			}
		}
	}}
}
