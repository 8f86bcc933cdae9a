package bake

// OrchardFrame is how wide the oak round an orchard is.
const OrchardFrame = 6

// Figures of the surfaces of Zankapfel.
const (
	orchardCorner = 10
	orchardNoise  = .5
	hedge         = 5
	hedgeColour   = Colour(0x4E6B3A)
	hedgeLeaf     = Colour(0x9DB668)
	laneRed       = Colour(0xA8140B)
	laneBlue      = Colour(0x7C8FE0)
	laneYellow    = Colour(0xF6EE4A)
	laneGreen     = Colour(0x2F765C)
	grassLine     = Colour(0x6F7F3E)
	raceSand      = Colour(0xD8BE8A)
	duelAlpha     = .84
	barLight      = Colour(0xF3D3A0)
	flameEdge     = Colour(0xF08A3C)
	flameGlow     = Colour(0xFF9A2E)
	burntPlace    = Colour(0x1B120B)
	charBlack     = Colour(0x120703)
)

var (
	lanePaint      = grad(.7, 1, Stop{0, 0xF3E6C8, 1}, Stop{1, 0xDFCB9E, 1})
	grassLight     = grad(.7, 1, Stop{0, 0xC9D092, 1}, Stop{1, 0xAFBA74, 1})
	grassDark      = grad(.7, 1, Stop{0, 0xBEC784, 1}, Stop{1, 0xA2AE66, 1})
	barPaint       = grad(.4, 1, Stop{0, 0x9A6B42, 1}, Stop{.5, 0x84582F, 1}, Stop{1, 0x6A4322, 1})
	flamePaint     = Linear(0, 0, 0, 1, Stop{0, 0xA8140B, 1}, Stop{.2, 0xD9480F, 1}, Stop{.55, 0xF08A1E, 1}, Stop{1, 0xFFB02E, 1})
	charPaint      = Linear(0, 0, 0, 1, Stop{0, charBlack, 0}, Stop{.4, charBlack, 0}, Stop{1, charBlack, .9})
	hedgeDash      = []float64{5, 3}
	trailDash      = []float64{1, 7}
	squareRingDash = []float64{3, 3}
)

// flameTongues are the tongues of a fire: from and to, in widths, their height, and
// how far they lean.
var flameTongues = [...][4]float64{
	{.02, .14, 17, -2}, {.16, .34, 27, 3}, {.36, .5, 16, -1}, {.5, .7, 31, -3}, {.72, .86, 20, 2}, {.86, 1, 25, 1},
}
