package sprites

import (
	"image/color"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"treille/sprites/bake"
)

// An Atlas holds all pictures baked for one scale of the screen. Each is baked
// when it is first drawn.
type Atlas struct {
	baker    *bake.Baker
	scale    float64
	contrast bool
	comma    bool // numbers that are printed on pieces have a decimal comma

	pieces   map[pieceKey]*picture
	surfaces map[Surface]*picture
	glyphs   map[glyphKey]*picture
	runs     map[runKey]*run
	dot      *ebiten.Image      // one white pixel
	ratios   map[string]float64 // heights of pieces, in their widths
}

// A picture is a baked image and where it lies, in device pixels, seen from the
// upper left of its thing's box.
type picture struct {
	img  *ebiten.Image
	x, y float64
	more []tile // the rest of one that is too large for the graphics card
	used bool   // since the last sweep
}

// free gives the picture's memory back.
func (p *picture) free() {
	if p.img != nil { // a space has none
		p.img.Deallocate()
	}
	for _, t := range p.more {
		t.img.Deallocate()
	}
}

type pieceKey struct {
	look  Look
	width float64
}

// measurer measures words; measuring does not depend on the scale.
var measurer = sync.OnceValue(func() *bake.Baker { return bake.New(1) })

// Measure returns the width of a line of words in layout units.
func Measure(words string, st Style) float64 {
	return measurer().Measure(st.Font, st.Size, words)
}

// NewAtlas returns an empty atlas for that many device pixels to a layout
// unit.
func NewAtlas(scale float64, contrast bool) *Atlas {
	b := bake.New(scale)
	b.SetContrast(contrast)
	dot := ebiten.NewImage(1, 1)
	dot.Fill(color.White)
	return &Atlas{
		dot:   dot,
		baker: b, scale: scale, contrast: contrast,
		pieces:   map[pieceKey]*picture{},
		surfaces: map[Surface]*picture{},
		glyphs:   map[glyphKey]*picture{},
		runs:     map[runKey]*run{},
		ratios:   map[string]float64{},
	}
}

// Scale is the number of device pixels to a layout unit.
func (s *Atlas) Scale() float64 { return s.scale }

// Contrast reports whether surfaces are plain and lines strong.
func (s *Atlas) Contrast() bool { return s.contrast }

// SetDecimalComma says whether the numbers that are printed on pieces have a
// decimal comma, as in French and German, or a point.
func (s *Atlas) SetDecimalComma(comma bool) {
	if s.comma != comma {
		s.comma = comma
		free(s.pieces)
	}
}

// Sweep frees the pieces and surfaces that were not drawn since the last sweep.
// Call it when the window has changed its size: else the surfaces of all its
// former sizes pile up.
func (s *Atlas) Sweep() {
	sweep(s.pieces)
	sweep(s.surfaces)
}

func sweep[K comparable](pictures map[K]*picture) {
	for k, p := range pictures {
		if !p.used {
			p.free()
			delete(pictures, k)
		}
		p.used = false
	}
}

// free empties a map of pictures.
func free[K comparable](pictures map[K]*picture) {
	for k, p := range pictures {
		p.free()
		delete(pictures, k)
	}
}

// Len is the number of pieces and surfaces that are kept.
func (s *Atlas) Len() int { return len(s.pieces) + len(s.surfaces) }

// Drop frees all pictures, for an atlas that is not used any more.
func (s *Atlas) Drop() {
	free(s.pieces)
	free(s.surfaces)
	free(s.glyphs)
	clear(s.runs)
	s.dot.Deallocate()
}

func (s *Atlas) piece(look Look, w float64) *picture {
	key := pieceKey{look, w}
	if p, ok := s.pieces[key]; ok {
		p.used = true
		return p
	}
	p := uploaded(s.baker.Piece(look.ID, w, bake.PieceLook{
		Lift: look.Lift, Glow: look.Glow, Ghost: look.Ghost, Text: look.Words, Comma: s.comma,
	}))
	s.pieces[key] = p
	return p
}

// Baked reports whether a surface has its picture already.
func (s *Atlas) Baked(sf Surface) bool { return s.surfaces[sf] != nil }

// Bake makes a surface's picture ahead of the first drawing.
func (s *Atlas) Bake(sf Surface) { s.surface(sf) }

func (s *Atlas) surface(sf Surface) *picture {
	if p, ok := s.surfaces[sf]; ok {
		p.used = true
		return p
	}
	key := sf // only what is kept goes to the heap
	p := uploaded(drawings[sf.Kind].bake(s.baker, &key))
	s.surfaces[sf] = p
	return p
}

// ratio is the height of a piece in proportion to its width.
func (s *Atlas) ratio(id string) float64 {
	r, ok := s.ratios[id]
	if !ok {
		i, _ := s.baker.PieceInfo(id)
		r = i.H / i.W
		s.ratios[id] = r
	}
	return r
}
