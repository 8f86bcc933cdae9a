package bake

// The map of Vino. Widths are CSS pixels.
var (
	seaPaint Colour = 0xEFE4CB
	seaLight        = Radial(.3, .2, .95, Stop{0, 0xFFFDF2, .7}, Stop{.6, 0xFFFDF2, 0}, Stop{1, 0xB9A679, .25})
	// waterlines run along the coast, the outermost first: a line, and the sea
	// within it.
	waterlines = [...]struct {
		width    float64
		line, in Colour
	}{{56, 0xB9C4B4, 0xE3E2CC}, {43, 0xA9B8AB, 0xDCDFCB}, {31, 0x97AAA0, 0xD3DAC8}, {20, 0x839A93, 0xC8D3C4}, {10, 0x6C8784, 0xBCCBC0}}
	seaside = new(Path).Polygon(-400, 252, 44, 238, 200, 150, 340, 100, 374, 100, 420, 86, 900, 60, 900, 1000, -400, 1000)

	landPaint  Colour = 0xFBF3E0
	sepia      Colour = 0x8A6A42
	landShade  Colour = 0x3A2614
	vineEdge   Colour = 0x55652A
	regionGold Colour = 0xF6D67A
	goldRim    Colour = 0xB4770F
	seaWord    Colour = 0x5A6E67
	// washRims are the inner rims of the regions' washes, in the order of V1.
	washRims = [...]Colour{0xA96238, 0xB38634, 0x7D8A45, 0xA96238, 0xA96238, 0xA96238, 0x7D8A45, 0xB38634, 0x7D8A45}
)

const (
	waterOut    = 1.3 // by which a waterline is wider than the water within
	waterIn     = 1.1
	landDX      = 2.5
	landDY      = 3.5
	landAlpha   = .35
	vineAlpha   = .55
	rimWidth    = 6.5
	rimAlpha    = .5
	goldRimWide = 9.0
	goldRimDark = .75
	regionEdge  = 1.2
	regionInk   = 4.6
	regionGlow  = 2.2
	mapNoise    = .34
	wideMap     = 60.0 // percent of the map's units, from which it has names and a wide frame
)

// Wood, and what marks places on it and on paper.
var (
	boardPaint          = grad(.4, 1, Stop{0, 0x9A6B42, 1}, Stop{.5, 0x84582F, 1}, Stop{1, 0x6A4322, 1})
	boardLight   Colour = 0xF3D3A0
	marketLight  Colour = 0xE9C08C
	railColour   Colour = 0x150B04
	roadColour   Colour = 0xD8C194
	haloColour   Colour = 0xF3E9D2
	chosenPaper  Colour = 0xF8E7B4
	beechPaint          = grad(1, 0, Stop{0, 0xE9CF9C, 1}, Stop{.5, 0xD2AE70, 1}, Stop{1, 0xA87F45, 1})
	beechDark    Colour = 0x8A6230
	foamShade    Colour = 0xD8B870
	tabSand      Colour = 0xD9C49A
	uncorkedGlow        = Radial(.5, .5, .5, Stop{0, glow, .95}, Stop{.55, glow, .5}, Stop{1, glow, 0})
	pipPaint            = Radial(.4, .35, .7, Stop{0, 0xFFF0B8, 1}, Stop{.45, 0xE9BE4C, 1}, Stop{1, 0x9A6C18, 1})
)

const (
	boardEdge     = 2.0
	boardNoise    = .4
	marketSide    = 14.0 / 94 // of its width, beside the outer rails
	marketStops   = 11
	marketRails   = 5
	backLattice   = 7.0 // of a shield that lies face down, in its units
	shieldW       = 38.0
	shieldH       = 45.0
	frameInk      = 4.2
	frameGlow     = 2.1
	thinFrameLine = 1.2
	ringLine      = 1.9
	hopLine       = 2.0
	roadInk       = 9.6
	roadWidth     = 7.2
	roadAlpha     = .7
	haloSigma     = 8.0
	haloAlpha     = .85
	uncorkedUnit  = 44.0 // width of a bottle, in its units
	uncorkedTilt  = 4.0  // degrees
	sheetTabRound = 13.0
	tabOver       = 10.5 // by which a tab lies over its sheet
)

var ringDash = []float64{3.2, 2.4}
