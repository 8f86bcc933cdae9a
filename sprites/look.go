package sprites

import "treille/sprites/bake"

// A Lift is the height at which a thing floats over the table: the higher, the
// larger and softer its shadow.
type Lift = bake.Lift

// The heights, rising.
const (
	Flat   = bake.NoLift
	Token  = bake.Token
	Card   = bake.Card
	Lifted = bake.Lifted
	Sheet  = bake.Sheet
)

// A Look says which piece of the art is drawn, and how.
type Look struct {
	ID    string // "weinhaendler/card-red-2"
	Back  string // the other side, for pieces that turn over
	Lift  Lift
	Glow  bool   // chosen or legal
	Ghost bool   // will land here
	Words string // replaces the text in the piece's slot: "0,20"
}

// A Pose says where a piece is drawn.
type Pose struct {
	X, Y    float64 // upper left of its box
	W       float64 // width that it is baked for
	Grow    float64 // drawn at this multiple of W
	Turn    float64 // degrees clockwise
	Centred bool    // grows and turns about its middle, not about its lower middle
	Flip    float64 // how far it is turned over, from 0, its face, to 1, its back
	Squash  float64 // share of its height that it loses as it lands
	Alpha   float64 // opacity, 0 to 1
}

// A Color is 0xRRGGBBAA, not premultiplied.
type Color uint32

// opaque returns the colour without its opacity.
func (c Color) opaque() bake.Colour { return bake.Colour(c >> 8) }

// premultiplied returns the colour's shares of light, and its opacity.
func (c Color) premultiplied(alpha float64) (r, g, b, a float32) {
	a = float32(c&0xFF) / 255 * float32(alpha)
	return float32(c>>24) / 255 * a, float32(c>>16&0xFF) / 255 * a, float32(c>>8&0xFF) / 255 * a, a
}

// The colours of words, lines and washes.
const (
	Ink       Color = 0x241710FF
	InkSoft   Color = 0x5A4636FF // secondary words on parchment
	Cream     Color = 0xFFF8EAFF
	CreamSoft Color = 0xEBD9B4FF // secondary words on oak
	Hint      Color = 0xF1E2C0FF
	Glow      Color = 0xFFD257FF
	GoldLight Color = 0xF8E09AFF
	GoldDim   Color = 0xD9C49AFF
	Burgundy  Color = 0x7A1F2EFF
	Passed    Color = 0xF2BDB2FF
	Loss      Color = 0x9E120AFF // what is taken away, on parchment
	Faint     Color = 0x3E3427FF // words on a disabled button
	Shade     Color = 0x120802A6
)

// A Font is one of the game's faces.
type Font = bake.Font

// The faces: small capitals for titles and names, the serif for sentences and
// numbers, the sans for controls.
const (
	SC         = bake.SC
	Serif      = bake.Serif
	Italic     = bake.SerifItalic
	SerifBold  = bake.SerifBold
	Sans       = bake.Sans
	SansMedium = bake.SansMedium
	SansBold   = bake.SansBold
)

// An Align says which point of a line of words stands at its position.
type Align uint8

// The points: the line begins there, has its middle there, or ends there.
const (
	Left Align = iota
	Middle
	Right
)

// A Style says how words are set.
type Style struct {
	Font  Font
	Size  float64 // layout units
	Color Color
	Align Align
}

// In returns the style in another colour.
func (s Style) In(c Color) Style { s.Color = c; return s }

// At returns the style with another alignment.
func (s Style) At(a Align) Style { s.Align = a; return s }

// Sized returns the style in another size, in layout units.
func (s Style) Sized(size float64) Style { s.Size = size; return s }
