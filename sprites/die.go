package sprites

import (
	"math"

	"treille/sprites/bake"
	"treille/sprites/dice"
)

// DieEdge is the edge of a lying die, in widths of its piece.
const DieEdge = 2.0 / 3

// Lines of a die that is thrown, in layout units: those of its piece.
const (
	dieHalo, dieLine = 5.0, 2.0 // round it
	dieInner         = 1.2 / 60 // between two faces, in widths of its piece,
	innerAlpha       = .8
	dimmed           = -.2 // light below which shapes get darker,
	dimmedBy         = .25
	hollow           = .88 // alpha of pips on the dark side
	plain            = .62 // of the wood over a lying die's colours that do not count
)

const shadowColour Color = 0x0D0603FF

// A shade is a colour at a light.
type shade struct {
	light float64
	Color
}

// The colours of the woods from the darkest to the lightest light, and how a colour changes:
// mixed with so much ink, or white.
var (
	ivory = []shade{{-1, 0xA98D58FF}, {-.40, 0xCDB687FF}, {.53, 0xF8ECD2FF}, {.75, 0xFFFDF5FF}, {1, 0xFFFFFFFF}}
	beech = []shade{{-1, 0x835A29FF}, {-.40, 0xA9793FFF}, {.53, 0xE4C08AFF}, {.75, 0xF5DDB2FF}, {1, 0xFBEBCBFF}}
	paint = []struct {
		light, share float64
		with         Color
	}{{-1, .52, Ink}, {-.40, .36, Ink}, {.53, 0, Ink}, {.75, .16, 0xFFFFFFFF}, {1, .26, 0xFFFFFFFF}}
)

// dieColours are those of Farbenpoker's die, in the places of 1 to 6.
var dieColours = [dice.Faces + 1]Color{1: 0xA8140BFF, 2: 0x7C8FE0FF, 3: 0xF6EE4AFF, 4: 0x2F765CFF, 5: 0xEA6D19FF, 6: 0x57359AFF}

// mix is the colour between two, by a share of the second.
func (c Color) mix(d Color, share float64) Color {
	var out Color
	for shift := 0; shift < 32; shift += 8 {
		a, b := float64(c>>shift&0xFF), float64(d>>shift&0xFF)
		out |= Color(math.Round(a+(b-a)*share)) << shift
	}
	return out
}

// lit is the colour of a wood in a light.
func lit(wood []shade, light float64) Color {
	for i, s := range wood[1:] {
		if before := wood[i]; light <= s.light {
			return before.mix(s.Color, (light-before.light)/(s.light-before.light))
		}
	}
	return wood[len(wood)-1].Color
}

// painted is a colour in a light.
func painted(c Color, light float64) Color {
	var shades [5]shade
	for i, p := range paint {
		shades[i] = shade{p.light, c.mix(p.with, p.share)}
	}
	return lit(shades[:], light)
}

// Die draws a die at a moment of its throw, in milliseconds: when it lies, it is where the piece
// is whose box has its upper left at x, y and is w wide. shadow is the share of its shadow that is
// seen.
func (p *Painter) Die(t dice.Throw, ms, x, y, w, alpha, shadow float64) {
	edge := w * DieEdge
	marks := Surface{Kind: DieMarks, W: edge}
	if t.Marks == dice.Colours {
		marks.State = On
	}
	pic, k := p.atlas.surface(marks), p.atlas.scale
	pose := t.At(ms)
	m := &p.mesh
	m.begin(pic, edge*k, bake.DieMargin*k, alpha)
	at := dice.Point{X: (x+w/2)*k + pose.At.X*edge*k, Y: (y+w/2)*k + pose.At.Y*edge*k}

	m.place(at, edge*k)
	m.shadow(&pose, shadow)
	m.place(at, edge*k*pose.Scale)
	m.disc(pose.Hull[:], dieHalo*k/2, Cream)
	for _, f := range pose.Faces {
		m.face(&f, t.Marks)
		if t.Marks == dice.Colours && f.Number != t.Face {
			m.layer(&f, 0, 0, lit(beech, f.Light), plain*t.Settled(ms))
		}
	}
	for i := 0; i < len(pose.Hull); i += 2 {
		m.line(pose.Near, pose.Hull[i], dieInner*w*k, Ink, innerAlpha)
	}
	m.outline(pose.Hull[:], dieLine*k, Ink)
	p.dst.DrawTriangles(m.vertices, m.indices, pic.img, &m.op)
}
