package sprites

import (
	"image/color"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"treille/sprites/bake"
)

// An Atlas holds all pictures baked for one scale. Pictures are baked when they
// are first drawn.
type Atlas struct {
	baker    *bake.Baker
	scale    float64
	contrast bool
	comma    bool

	pieces   map[pieceKey]*picture
	surfaces map[Surface]*picture
	glyphs   map[glyphKey]*picture
	runs     map[runKey]*run
	dot      *ebiten.Image // one white pixel
	ratios   map[string]float64
}

// A picture is a baked image and where it lies, in device pixels, seen from the
// upper left of its thing's box.
type picture struct {
	img  *ebiten.Image
	x, y float64
	used bool // since the last sweep
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

// NewAtlas returns an empty atlas for that many device pixels a layout unit.
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

// Scale is the number of device pixels a layout unit.
func (s *Atlas) Scale() float64 { return s.scale }

// Contrast reports whether surfaces are plain and lines strong.
func (s *Atlas) Contrast() bool { return s.contrast }

// SetDecimalComma says whether numbers on cards are written with a comma.
func (s *Atlas) SetDecimalComma(comma bool) {
	if s.comma != comma {
		s.comma = comma
		for k, p := range s.pieces {
			p.img.Deallocate()
			delete(s.pieces, k)
		}
	}
}

// Sweep gives pieces and surfaces back that were not drawn since the last
// sweep. A window whose size changes calls it, so that the surfaces of sizes gone
// by do not pile up.
func (s *Atlas) Sweep() {
	for k, p := range s.pieces {
		if !p.used {
			p.img.Deallocate()
			delete(s.pieces, k)
		}
		p.used = false
	}
	for k, p := range s.surfaces {
		if !p.used {
			p.img.Deallocate()
			delete(s.surfaces, k)
		}
		p.used = false
	}
}

// Len is the number of pieces and surfaces that are kept.
func (s *Atlas) Len() int { return len(s.pieces) + len(s.surfaces) }

// Drop gives all pictures back to the graphics card.
func (s *Atlas) Drop() {
	for _, p := range s.pieces {
		p.img.Deallocate()
	}
	for _, p := range s.surfaces {
		p.img.Deallocate()
	}
	for _, p := range s.glyphs {
		if p.img != nil {
			p.img.Deallocate()
		}
	}
}

func picked(b bake.Baked) *picture {
	return &picture{img: ebiten.NewImageFromImage(b.Img), x: b.X, y: b.Y, used: true}
}

func (s *Atlas) piece(look Look, w float64) *picture {
	key := pieceKey{look, w}
	if p, ok := s.pieces[key]; ok {
		p.used = true
		return p
	}
	l := bake.PieceLook{Lift: look.Lift, Glow: look.Glow, Ghost: look.Ghost, Text: look.Words}
	if s.comma && look.Words == "" && isEmptyCard(look.ID) {
		l.Text = "0,20"
	}
	p := picked(s.baker.Piece(look.ID, w, l))
	s.pieces[key] = p
	return p
}

// isEmptyCard reports whether a piece shows the value of the empty bottle,
// which is a decimal fraction.
func isEmptyCard(id string) bool {
	return id == "weinhaendler/card-empty" || id == "weinhaendler/card-empty-compact"
}

func (s *Atlas) surface(sf Surface) *picture {
	if p, ok := s.surfaces[sf]; ok {
		p.used = true
		return p
	}
	p := picked(drawings[sf.Kind](s.baker, sf))
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
