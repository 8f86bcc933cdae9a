package bake

import (
	"image"

	"treille/sprites/art"
)

// Baked is a picture. X, Y is where its upper left lies, in device pixels,
// seen from the upper left of the thing's box: negative where a shadow, a glow
// or a line leaves the box.
type Baked struct {
	Img  *image.RGBA // premultiplied, with its bounds from 0, 0 on
	X, Y float64
}

// Baker makes pictures for one device scale. It is not safe for use by several
// goroutines at once.
type Baker struct {
	scale    float64
	contrast bool
	art      *art.Art
	raster   raster
	soft     []uint8                     // what soften returned last
	strokes  Path                        // what stroked returned last
	tiles    [len(noiseKinds)]*noiseTile // textures that were used
	outlines [art.Faces]map[int]*Path    // letters that were used, by glyph
}

// New returns a baker for that many device pixels to a CSS pixel.
func New(scale float64) *Baker {
	a, err := art.Open()
	if err != nil {
		panic("bake: " + err.Error()) // the embedded files are tested with the package
	}
	return &Baker{scale: scale, art: a}
}

// SetContrast chooses between the usual look and high contrast: plain
// surfaces, stronger lines, outlines in place of glows.
func (b *Baker) SetContrast(high bool) { b.contrast = high }

// line is the width of a thin line, which grows in high contrast.
func (b *Baker) line(width float64) float64 {
	if b.contrast {
		return width * lineGain
	}
	return width
}

// faint is the opacity of a thin line, which grows in high contrast.
func (b *Baker) faint(opacity float64) float64 {
	if b.contrast {
		return min(1, opacity*lineGain)
	}
	return opacity
}
