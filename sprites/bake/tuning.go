package bake

// Colours that many things share.
const (
	ink       Colour = 0x241710
	cream     Colour = 0xFFF8EA
	mute      Colour = 0x5A4636 // secondary words on parchment
	gold      Colour = 0xDDAE3F
	goldLight Colour = 0xF8E09A
	goldDark  Colour = 0x94681A
	burgundy  Colour = 0x7A1F2E
	glow      Colour = 0xFFD257
	white     Colour = 0xFFFFFF
	black     Colour = 0x000000
)

// A Lift is the height at which a thing floats; its shadow tells.
type Lift uint8

// The lifts, from the table up.
const (
	NoLift Lift = iota // lies in its surface
	Token              // coins, crests, small plates
	Card               // cards, buttons
	Lifted             // a card in the hand, chosen
	Sheet              // panels and racks
)

const shadowColour Colour = 0x0D0603

// lifts are the shadows: how far they fall and how soft they are, CSS pixels.
var lifts = [...]struct{ dx, dy, sigma, alpha float64 }{
	NoLift: {},
	Token:  {1, 1.5, 1.2, .45},
	Card:   {2, 3, 2.6, .48},
	Lifted: {5, 11, 7, .46},
	Sheet:  {3, 5, 6, .55},
}

// edges are the widths of the double stroke in CSS pixels, by the width at
// which a piece is drawn.
var edges = [...]struct{ from, ink, cream float64 }{
	{32, 2, 1.5}, {20, 1.5, 1.1}, {0, 1.2, .8},
}

// How a piece looks when something is special about it.
const (
	// cardCorner is the corner radius, in its widths, with which the glow and
	// the ghost of a card or tile are drawn. Its own corners are those of its
	// SVG file: a change there needs the same change here. A test compares the two.
	cardCorner  = 10.0 / 120
	glowOut     = 3 // how far outside a card's edge its glow runs
	glowWidth   = 8
	glowSigma   = 3
	glowAlpha   = .55
	glowGain    = 5 // of glows that follow a silhouette
	ghostColour = Colour(0x123021)
	ghostAlpha  = .46
	ghostLine   = 2
)

var ghostDash = []float64{6, 4}

// solidGlow is the line that stands for a glow in high contrast.
const solidGlow = 4

// lineGain is by how much thin lines grow in high contrast.
const lineGain = 1.5

// The textures.
const (
	oakNoise = iota
	uprightNoise
	feltNoise
	paperNoise
)

var noiseKinds = [...]noiseKind{
	oakNoise:     {fx: .0035, fy: .11, octaves: 4, seed: 11, tint: 0x170B04, gain: 2.6, offset: -1.02, size: 600},
	uprightNoise: {fx: .11, fy: .0035, octaves: 4, seed: 23, tint: 0x170B04, gain: 2.6, offset: -1.02, size: 600},
	feltNoise:    {fx: .55, fy: .55, octaves: 2, seed: 3, tint: 0x000D05, gain: 1.2, offset: -.5, size: 160},
	paperNoise:   {fx: .009, fy: .014, octaves: 5, seed: 8, tint: 0x80521A, gain: .8, offset: -.3, size: 512},
}
