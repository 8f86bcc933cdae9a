package bake

// grad is a linear gradient from the upper left to (x, y) in fractions of a
// box, of opaque colours.
func grad(x, y float64, stops ...Stop) *Gradient { return Linear(0, 0, x, y, stops...) }

// The gradients of surfaces and controls. Light comes from the upper left, so that the first colour is the lit one. Each
// stop is written out as a literal: then no code makes them while the program starts.
var (
	parchmentPaint = grad(.7, 1, Stop{0, 0xFAF1DE, 1}, Stop{.55, 0xF4E8D0, 1}, Stop{1, 0xE6D4AF, 1})
	tabPaint       = grad(.6, 1, Stop{0, cream, 1}, Stop{1, 0xF0E2C6, 1})
	oakPaint       = grad(.5, 1, Stop{0, 0x8A6040, 1}, Stop{.5, 0x66432A, 1}, Stop{1, 0x4A2F1A, 1})
	oakLight       = Radial(.12, 0, .9, Stop{0, 0xFFE2B0, .26}, Stop{1, 0xFFE2B0, 0})
	vignette       = Radial(.45, .42, .8, Stop{.55, black, 0}, Stop{1, 0x0A0502, .42})
	feltPaint      = Radial(.22, .05, 1.05, Stop{0, 0x33614A, 1}, Stop{.45, 0x2D5541, 1}, Stop{1, 0x1F3D2F, 1})
	rackPaint      = grad(.6, 1, Stop{0, 0xA97C50, 1}, Stop{.5, 0x7E5734, 1}, Stop{1, 0x5A3A22, 1})
	nichePaint     = grad(0, 1, Stop{0, 0x120B06, 1}, Stop{.3, 0x2A1A0E, 1}, Stop{1, 0x3E2916, 1})
	legalPaint     = Radial(.5, .45, .75, Stop{0, 0xFFF3C4, .95}, Stop{.6, 0xF7CF62, .8}, Stop{1, 0xE0A22A, .72})

	clockDash          = []float64{3.4, 2.2}
	primaryPaint       = grad(0, 1, Stop{0, 0xA23A49, 1}, Stop{.12, 0x97303F, 1}, Stop{.6, burgundy, 1}, Stop{1, 0x63172A, 1})
	primaryDownPaint   = grad(0, 1, Stop{0, 0x541320, 1}, Stop{.25, 0x6A1826, 1}, Stop{1, burgundy, 1})
	secondaryPaint     = grad(0, 1, Stop{0, 0xFFFBF0, 1}, Stop{.5, 0xF4E8D0, 1}, Stop{1, 0xE2CFA8, 1})
	secondaryDownPaint = grad(0, 1, Stop{0, 0xCDB88E, 1}, Stop{.3, 0xE2D0AA, 1}, Stop{1, 0xEBDCBC, 1})
	burgundyPaint      = grad(.6, 1, Stop{0, 0x97303F, 1}, Stop{.5, burgundy, 1}, Stop{1, 0x541320, 1})
	grooveDarkPaint    = grad(0, 1, Stop{0, 0x120802, 1}, Stop{1, 0x3A2414, 1})
	goldPlatePaint     = grad(.6, 1, Stop{0, 0xF8E09A, 1}, Stop{.6, 0xE7C15C, 1}, Stop{1, 0xC8982F, 1})
	brassPaint         = grad(.5, 1, Stop{0, 0xF8E3A4, 1}, Stop{.45, 0xD8AA45, 1}, Stop{1, 0x8E6317, 1})

	feltTabPaint = grad(0, 1, Stop{0, 0x3A6B53, 1}, Stop{.62, 0x2B5441, 1}, Stop{.84, 0x274C3A, .95}, Stop{1, 0x2B5441, 0})
	feltTabLine  = grad(0, 1, Stop{0, gold, .75}, Stop{.7, gold, .55}, Stop{1, gold, 0})

	titlePaint    = grad(0, 1, Stop{0, 0xFFF0C2, 1}, Stop{.5, 0xEBC467, 1}, Stop{1, 0xB98528, 1})
	shelfTop      = grad(0, 1, Stop{0, 0x5E3E25, 1}, Stop{1, 0xA97B4E, 1})
	shelfFront    = grad(0, 1, Stop{0, 0xB98A5A, 1}, Stop{.12, 0x94683F, 1}, Stop{1, 0x4E321B, 1})
	underShelf    = grad(0, 1, Stop{0, black, .55}, Stop{1, black, 0})
	cardBackPaint = Radial(.3, .2, 1, Stop{0, 0x9A3443, 1}, Stop{.45, burgundy, 1}, Stop{1, 0x4A0F1C, 1})
)

// Plain surfaces of high contrast.
const (
	plainOak       Colour = 0x3A2413
	plainFelt      Colour = 0x163626
	plainParchment Colour = 0xFFF8EA
	plainPrimary   Colour = burgundy
	plainSecondary Colour = 0xFFFBF0
	plainLegal     Colour = 0xFFF3C4
)

// An arrow in a diagram.
const (
	swoopHead  = 11.0 // length, and width of its base
	swoopWidth = 2.2
)

// thinLine is a line that parts or adorns.
type thinLine struct {
	width, alpha float64
	colour       Colour
}

// Rules.
const (
	ruleGap    = 3.0 // between the lines of a double rule
	endDiamond = 4.0
	endAlpha   = .7
)

var (
	ledgerStrong  = thinLine{1.4, .75, ink}
	ledgerWeak    = thinLine{.7, .6, ink}
	hairline      = thinLine{.9, .35, ink}
	upright       = thinLine{1, .4, ink}
	headingStrong = thinLine{1.4, .55, ink}
	headingWeak   = thinLine{.7, .5, ink}
	headingSingle = thinLine{1.1, .45, ink}
	inkDiamond    = thinLine{1, .55, ink}
	goldDiamond   = thinLine{1.4, .8, gold}
	goldLine      = thinLine{1.2, .6, gold}
	goldUpright   = thinLine{1, .5, gold}
	innerGold     = thinLine{1.2, .55, goldDark}
)

// Small things on paper.
const (
	noteScoop      = 8
	fieldCorner    = 8
	fieldColour    = Colour(0xFFFBF1)
	fieldShade     = 2.4
	fieldShadeY    = 3.5
	fieldShadeDark = .12
	rowCorner      = 6
	rowAlpha       = .20
	rowEdge        = 2 // in high contrast
	ownAlpha       = .40
	ownEdge        = 1.3
	dashedFill     = .05
	dashedWidth    = 1.4
	dashedAlpha    = .5
	bookmarkNotch  = 13.0 / 46 // of its width
	bookmarkEdge   = 1.8
	bookmarkGold   = .55
	leafCorner     = 6.0 // of a calendar's leaf
	leafTeeth      = 4   // along its torn foot
	leafTorn       = 4.0
	leafHead       = 1.4 // line below its head
	leafHole       = .13 // from its side, of its width
	leafHoleWide   = .036
)

// Oak.
const (
	plankSeed      = 4
	plankDark      = Colour(0x1A0D04) // some planks are darker
	plankLight     = Colour(0xFFD9A0) // some lighter
	plankDarkShare = .6
	plankDarkness  = .16
	plankLightness = .05
	oakNoiseAlpha  = .62
	seamColour     = Colour(0x140A03) // between planks, and the lit edge after it
	seamWidth      = 2
	seamAlpha      = .65
	seamLight      = Colour(0xE2B27C)
	seamLightAlpha = .16
	cabinetShade   = Colour(0x120802) // the cabinet is a little darker
	cabinetAlpha   = .22
)

// The banner over the oak.
const (
	bannerColour    = Colour(0x1A0D05)
	bannerAlpha     = .46
	bannerPlain     = .8 // opacity in high contrast
	bannerLine      = 1.2
	bannerLineAlpha = .6
	bannerTall      = 56 // from this height on, a dark line runs below
	bannerDark      = Colour(0x0D0602)
	bannerDarkAlpha = .6
)

// Felt lies sunk in the wood.
const (
	feltRim        = 3
	feltRimColour  = Colour(0x1C0F06)
	feltRimLight   = Colour(0x9A7148)
	feltRimAlpha   = .55
	feltNoiseAlpha = .55
	feltShade      = Colour(0x04100A) // along the top and left
	feltShadeAlpha = .55
	feltShadeSigma = 8
	feltShadeReach = 6
	feltLineIn     = 9
	feltLineScoop  = 12
	feltLineWidth  = 1.2
	feltLineAlpha  = .42
)

// Parchment and plates.
const (
	parchmentNoise = .42
	parchmentEdge  = 1.6
	innerIn        = 4
	innerWidth     = .8
	innerAlpha     = .5
	innerGoldIn    = 9
	plateEdge      = 2
	plateIn        = 3
	plateAlpha     = .45
)

// Buttons.
const (
	buttonCorner     = 12
	buttonEdge       = 2
	buttonSink       = 2 // how far a pressed button goes down
	buttonIn         = 4
	buttonInCorner   = 8.5
	buttonDisabled   = Colour(0xC6B998)
	disabledLine     = Colour(0x8B7D63)
	disabledEdge     = .55
	primaryInWidth   = 1.5
	primaryInAlpha   = .6
	secondaryInWidth = .9
	secondaryInAlpha = .5
	shineInset       = 13
	shineY           = 6.8
	pressShadeY      = 3
	pressShadeWidth  = 4
	pressShadeAlpha  = .25
	pressShadeSigma  = 3
)

var primaryShine = thinLine{1.2, .28, white}

// Icon buttons: a disc in a target of 44.
const (
	discTarget     = 44
	discRadius     = 19
	discDark       = Colour(0x1D1006)
	discDarkAlpha  = .45
	discDarkStrong = .85 // pressed, or in high contrast
	discRing       = 1.1
	discRingAlpha  = .55
	discEdge       = 1.6
	discIcon       = 22
	discStroke     = 2
	discDisabled   = .45
	helpSize       = 25 // of the question mark, which is a letter
	helpDrop       = 8
)

// Segmented controls, switches, sliders.
const (
	segmentIn         = 4
	segmentCorner     = 9
	segmentEdge       = 1.4
	segmentShineInset = 11
	segmentShineY     = 6.2
	sunkPaper         = Colour(0xCDBB95) // of what is off
	switchIn          = 4                // how far the knob lies within
	switchEdge        = 1.6              // of the knob
	switchShadeInset  = .7               // in radii
	switchShadeY      = 3.4
	switchIconX       = 9
	switchIcon        = 16
	switchStroke      = 2.4
	switchRing        = 4.6 // radius
	grooveEdge        = 1.4
	brassDiscRing     = 5    // inside its rim
	brassDiscIcon     = 0.46 // of its width
	brassDiscStroke   = 2.4
	grooveShadeInset  = 5
	grooveShadeY      = .3 // in heights
	knobRadius        = 13
	knobRing          = 8.4 // radius
	scrollBarAlpha    = .35
)

var (
	segmentShine = thinLine{1, .25, white}
	switchShade  = thinLine{3, .2, black}
	switchOff    = thinLine{1.8, .55, ink}
	grooveShade  = thinLine{1.6, .16, black}
	knobLine     = thinLine{.9, .5, ink}
)

// Tabs.
const (
	tabCorner      = 10
	tabTop         = 4 // a tab begins so far below the top of its target
	pageTabTop     = 2
	tabRunOut      = 9 // how far the active tab runs over the sheet below
	pageTabRunOut  = 7
	tabIdle        = Colour(0x2A1809)
	tabIdleAlpha   = .62
	tabIdleLine    = .38
	pageTabColour  = Colour(0xF9F0DC)
	tabLineWidth   = 1.3
	tabIdleSunk    = 3  // how far an idle tab ends above a felt, or behind a page
	pageTabLineGap = .8 // how far the active tab's line runs over the edge of the page
)

// Places and outlines on the table.
const (
	seatColour      = Colour(0x0E2219)
	seatAlpha       = .46
	seatLineAlpha   = .26
	seatTurnLine    = 2
	seatGlowWidth   = 7
	seatGlowSigma   = 3
	seatGlowAlpha   = .5
	rackEdge        = 2
	rackNoise       = .5
	rackLight       = Colour(0xE9C08C)
	rackLightAlpha  = .35
	rackLightOff    = 1.2
	rackRows        = 5 // of a pyramid, at most
	slotLineCorner  = 3
	slotLineAlpha   = .26
	slotDotCorner   = 2
	slotDotAlpha    = .10
	nicheCorner     = 4
	nicheAlpha      = .8
	nicheEdge       = Colour(0x120903)
	nicheLight      = Colour(0xB98A58)
	nicheLightAlpha = .45
	legalCorner     = 6
	legalEdge       = Colour(0xFFF1BF)
	legalLine       = 2
	legalPlainInk   = 1.5 // line round it in high contrast
	legalGlowSigma  = 5
	legalGlowAlpha  = .75
	pointerHalf     = 8
	pointerDrop     = 8
	pointerGap      = 2.6
	pointerColour   = Colour(0xF4E9D2)
	outlineInk      = 6
	outlineGold     = 3.2
	outlineGlow     = 10
	outlineSigma    = 5
	outlineAlpha    = .55
	focusOut        = 5
	focusInk        = 6.5
	focusGold       = 3.5
)

var (
	slotDash   = []float64{2.5, 2.5}
	dashedDash = []float64{5, 4}
)

// Stamps.
const (
	stampTurn   = -6
	stampPad    = 10
	stampHeight = 28.0 / 18 // of the size of its word
	stampBase   = 20.0 / 28 // base line, of its height
	stampCorner = 5
	stampLine   = 1.8
	stampLight  = Colour(0xEBB0A4)
	stampWord   = Colour(0xF2BDB2)
)

// The cover: the back of a card over the whole screen.
const (
	latticeStep    = 30
	latticeWidth   = 1.1
	latticeAlpha   = .20
	latticeDiamond = 3.2
	coverIn        = 12 // how far within the screen its outer line runs
	coverIn2       = 18 // and its inner one
	coverScoop     = 26
)

var (
	coverLine  = thinLine{2, .9, gold}
	coverLine2 = thinLine{.9, .7, gold}
)

// The face of a card that is a picture of its own.
const (
	faceCorner = 18
	faceIn     = 7 // width of the paper's rim
	faceEdge   = 1.6
	faceLineIn = 13 // how far within the card its gold line runs
	faceScoop  = 11
)

// The shelf.
const (
	shelfUnder      = 46
	shelfTopNoise   = .5
	shelfFrontNoise = .6
	shelfLipAt      = 6
	shelfDark       = Colour(0x0D0602)
)

var (
	shelfShine = thinLine{1.6, .7, 0xF0CC9A}
	shelfEnd   = thinLine{2, 1, shelfDark}
	shelfLip   = thinLine{1, .45, shelfDark}
)

// A game's box.
const (
	boxEdge        = 2
	boxCorner      = 2
	boxTopLight    = .12
	boxSideDark    = .3
	boxShine       = 1.3
	boxShineAlpha  = .35
	boxGold        = 1.5
	boxGoldAlpha   = .9
	boxShadow      = Colour(0x0B0502)
	boxShadowAlpha = .55
	boxShadowSigma = 8
	boxRule        = 44
	boxDiamond     = 3.6
	boxRise        = .8  // how far the back stands above the front, in depths
	boxGoldIn      = .53 // how far the gold line runs inside the front, in margins
	boxGoldScoop   = .66 // radius of its corners
	boxLabelScoop  = .6  // radius of the label's corners
	boxLeastGap    = 4.5 // between words on a low box
	boxPictureFoot = 158 // where a label's picture ends, in its drawing units
)

// boxSize holds the figures of a game's box, which is drawn in one of a few
// sizes and scaled between them.
type boxSize struct {
	width               float64 // of the front that the others belong to
	title, sub, players float64 // sizes of the words, 0 for none
	depth               float64 // how much of the side is seen
	margin              float64 // of the label within the front
	padding             float64 // of the picture within the label
	rule                bool    // whether a rule follows the title
	scale               float64 // by which these figures were multiplied
}

var boxSizes = [...]boxSize{
	{108, 16, 0, 13.5, 7, 6, 7, false, 1},
	{166, 19, 14.5, 14, 9, 9, 12, false, 1},
	{236, 27, 17, 16, 13, 15, 11, true, 1},
	{300, 34, 20, 18, 19, 16, 14, true, 1},
}

// The title in gold letters.
const (
	titleShade  = Colour(0x120802)
	titleAlpha  = .75
	titleShiftX = 2.0 / 84 // of its size
	titleShiftY = 3.0 / 84
)

// Of the ring of a clock.
const (
	clockGroove        = 5.6
	clockLine          = 3.4
	clockDark   Colour = 0x120802
	clockLast   Colour = 0xF0745E
)
