// Package art holds the game's pictures and letters as data: outlines, paints,
// and what else package bake must know to draw them.
//
// The sources are the SVG files and manifest.json beside this file, and the
// TrueType files in ../fonts. The generator in gen turns them into art.bin and
// type.bin, which are embedded here, so that the program carries neither an
// XML reader nor a TrueType reader. Change a source, then run
//
//	go generate ./sprites/...
package art

//go:generate go run ./gen

import (
	_ "embed"
	"fmt"
	"image/color"
	"sync"
)

//go:embed art.bin
var pieceFile []byte

//go:embed type.bin
var typeFile []byte

// Unit is the number of stored coordinate steps in one drawing unit.
const Unit = 100

// Op is one drawing step of a Path.
type Op uint8

// The steps of a path, each with the coordinates that it takes.
const (
	Move  Op = iota // x, y: begins a contour
	Line            // x, y
	Quad            // control point, end point
	Cube            // two control points, end point
	Close           // nothing: back to where the contour began
)

// Path is an outline. Coordinates are absolute pairs x, y in steps of 1/Unit
// drawing unit for pictures and in font units for letters; y points down.
type Path struct {
	Ops    []Op
	Coords []int32
}

// Outline is a Path as it lies in the file. It is unpacked only when it is drawn: most outlines never are.
type Outline []byte

// Pack stores a path.
func Pack(p *Path) Outline {
	var w writer
	writePath(&w, p)
	return w.b
}

// Path returns the outline unpacked, and nothing if it is damaged.
func (o Outline) Path() Path {
	p, _ := o.unpack()
	return p
}

func (o Outline) unpack() (p Path, ok bool) {
	r := reader{b: o}
	p = readPath(&r)
	return p, !r.bad && len(r.b) == 0
}

// Stop is one colour of a gradient.
type Stop struct {
	Offset  uint8 // hundredths along the gradient, 0 to 100
	Colour  color.NRGBA
	Opacity uint8 // hundredths, 0 to 100
}

// Gradient is a linear gradient from (X, Y) to (X+DX, Y+DY), or a radial one
// round (X, Y) with radius DX. Coordinates are in steps of 1/Unit, relative to
// the element that is painted with it.
type Gradient struct {
	Radial       bool
	X, Y, DX, DY int32
	Stops        []Stop
}

// Paint is what an outline is filled or stroked with.
type Paint struct {
	Set      bool // false: nothing is painted
	Colour   color.NRGBA
	Gradient *Gradient // if not nil, used instead of Colour
	Opacity  uint8     // hundredths, 0 to 100
}

// Width says how the width of a line is measured.
type Width uint8

// The kinds of line width.
const (
	Scales    Width = iota // in drawing units: grows with the picture
	InkEdge                // the ink line of the double stroke, in screen pixels
	CreamEdge              // the cream line under it, in screen pixels
)

// Cap is the shape of a line's ends.
type Cap uint8

// The caps of SVG without the square one, which no picture uses.
const (
	ButtCap Cap = iota
	RoundCap
)

// Join is the shape of a line's corners.
type Join uint8

// The joins of SVG without the bevelled one, which no picture uses.
const (
	MiterJoin Join = iota
	RoundJoin
)

// Matrix maps (x, y) to (A·x+C·y+E, B·x+D·y+F). A to D are ten-thousandths,
// E and F are steps of 1/Unit.
type Matrix struct{ A, B, C, D, E, F int32 }

// Identity is the matrix that changes nothing.
var Identity = Matrix{A: 10000, D: 10000}

// Element is one outline of a picture, painted over those before it.
type Element struct {
	Outline Outline // begins at 0, 0; equal outlines are one
	DX, DY  int32   // where it stands, in steps of 1/Unit
	Matrix  Matrix
	Fill    Paint
	Stroke  Paint
	Width   int32 // line width in steps of 1/Unit
	Kind    Width
	Cap     Cap
	Join    Join
}

// Align says which point of a text its slot's X names.
type Align uint8

// The alignments of a text.
const (
	Left Align = iota
	Centre
	Right
)

// Slot is a place for words or a number on a picture. X, Y (of the base line)
// and Size are in drawing units.
type Slot struct {
	X, Y, Size float64
	Face       Face
	Fill       color.NRGBA
	Align      Align
	Sample     string // what stands there unless the game says otherwise
}

// Edge says which outline a picture has.
type Edge uint8

// The kinds of outline.
const (
	NoEdge       Edge = iota
	DrawnEdge         // lines are in the drawing and scale with it
	InkOutside        // ink on the edge, cream inside
	CreamOutside      // cream outside, then ink
)

// Piece is one picture.
type Piece struct {
	ID         string
	X, Y, W, H float64 // box, in drawing units
	Overhang   float64 // how far the drawing leaves its box
	Edge       Edge
	LinesPx    bool // every line is measured in screen pixels
	Slots      []Slot
	Elements   []Element
}

// Art is everything that was drawn, by id.
type Art struct {
	pieces map[string]*Piece
	ids    []string
	fonts  [Faces]*Font
}

// Open returns the embedded pictures and letters, which are decoded once and
// never change. It fails only if the embedded files are damaged.
func Open() (*Art, error) { return open() }

var open = sync.OnceValues(decode)

func decode() (*Art, error) {
	a := &Art{pieces: map[string]*Piece{}}
	list, err := DecodePieces(pieceFile)
	if err != nil {
		return nil, fmt.Errorf("art.bin: %w", err)
	}
	for _, p := range list {
		a.pieces[p.ID] = p
		a.ids = append(a.ids, p.ID)
	}
	fonts, err := DecodeFonts(typeFile)
	if err != nil {
		return nil, fmt.Errorf("type.bin: %w", err)
	}
	copy(a.fonts[:], fonts)
	return a, nil
}

// Piece returns the picture with that id, such as "weinhaendler/card-red-2",
// or nil if there is none.
func (a *Art) Piece(id string) *Piece { return a.pieces[id] }

// IDs lists all pictures, sorted.
func (a *Art) IDs() []string { return a.ids }

// Font returns the letters of a face.
func (a *Art) Font(f Face) *Font { return a.fonts[f] }
