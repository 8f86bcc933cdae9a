package bake

// A die's faces, flat, side by side: a mesh lays them on the three that are seen.

// Figures of a face, in units of which an edge has 40.
const (
	dieUnits    = 40.0
	pipAt       = 10.4 // from the middle
	pipRadius   = 4.1
	panelHalf   = 16.0
	panelCorner = 5.0
	panelLine   = 1.3
	glyphSize   = .98 // of the shapes in the art

	pipLight Colour = 0x6B5645
)

// DieMargin is what is free round each face of DieMarks, in CSS pixels.
const DieMargin = 2.0

// pips are the places of the pips of each face, in multiples of pipAt.
var pips = [...][][2]float64{
	1: {{0, 0}},
	2: {{-1, -1}, {1, 1}},
	3: {{-1, -1}, {0, 0}, {1, 1}},
	4: {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}},
	5: {{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}},
	6: {{-1, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {1, 1}},
}

// dieColours are the colours of Farbenpoker's die in the places of 1 to 6, and whether their
// shapes are of ink.
var dieColours = [...]struct {
	shape string
	inked bool
}{1: {"red", false}, 2: {"blue", true}, 3: {"yellow", true}, 4: {"green", false}, 5: {"orange", true}, 6: {"violet", false}}

// DieMarks is a row of seven faces, each as wide and high as a die's edge, with DieMargin round
// it. The first is white, to be taken in any colour: the whole face, or with colours the
// panel on it. The others are the marks on 1 to 6 without what is below them.
func (b *Baker) DieMarks(edge float64, colours bool) Baked {
	pitch := edge + 2*DieMargin
	c := b.newCanvas(0, 0, float64(len(pips))*pitch, pitch)
	face := func(n int, draw func()) {
		c.with(translate((float64(n)+.5)*pitch, pitch/2).mul(scaling(edge/dieUnits, edge/dieUnits)), draw)
	}
	panel := RoundRect(-panelHalf, -panelHalf, 2*panelHalf, 2*panelHalf, panelCorner)
	face(0, func() {
		if colours {
			c.Fill(panel, white, 1)
		} else {
			c.Fill(Rect(-dieUnits/2, -dieUnits/2, dieUnits, dieUnits), white, 1)
		}
	})
	for n := 1; n < len(pips); n++ {
		face(n, func() {
			if !colours {
				c.pips(n)
				return
			}
			c.Stroke(panel, panelLine, ink, StrokeStyle{}, 1)
			of, colour := dieColours[n], cream
			if of.inked {
				colour = ink
			}
			shape := &b.piece("common/shape-" + of.shape).Elements[0]
			c.with(scaling(glyphSize, glyphSize).mul(elementMatrix(shape)), func() { c.Fill(drawn(shape.Outline), colour, 1) })
		})
	}
	return c.baked()
}

// pips paints those of a face about the origin: dark hollows, lit at the lower edge.
func (c *Canvas) pips(n int) {
	for _, at := range pips[n] {
		x, y := at[0]*pipAt, at[1]*pipAt
		c.Fill(Circle(x, y, pipRadius), ink, 1)
		c.Stroke(new(Path).MoveTo(x-2.4, y+2).CubeTo(x-1.21, y+3.31, x+.8, y+3.49, x+2.2, y+2.4), 1, pipLight, StrokeStyle{}, 1)
	}
}
