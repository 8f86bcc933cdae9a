// Package icon draws the program's icon from the game's art: grapes and a vine leaf on burgundy.
package icon

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"treille/sprites/bake"
)

// Colours of the icon's ground: burgundy, lighter towards the upper left, with a rim of gold.
var (
	burgundyLight = color.RGBA{0x97, 0x30, 0x3F, 0xFF}
	burgundyDark  = color.RGBA{0x54, 0x13, 0x20, 0xFF}
	gold          = color.RGBA{0xDD, 0xAE, 0x3F, 0xFF}
)

// Draw returns the icon in size × size pixels, 16 or more: a rounded square on nothing, or the full square.
func Draw(size int, full bool) *image.RGBA {
	picture := ground(size, full)
	share := 0.66 // of the width, for the grapes
	if full {
		share = 0.52
	}
	b := bake.New(1)
	s := float64(size)
	leaf := b.Piece("common/leaf", s*share*0.72, bake.PieceLook{})
	place(picture, leaf, s*(0.5-share*0.62), s*(0.5-share*0.66))
	grapes := b.Piece("common/grapes-violet", s*share, bake.PieceLook{})
	place(picture, grapes, s*(0.5-share*0.46), s*(0.5-share*0.52))
	return picture
}

// place draws a baked piece whose box has its upper left at x, y.
func place(picture *image.RGBA, piece bake.Baked, x, y float64) {
	at := image.Pt(int(math.Round(x+piece.X)), int(math.Round(y+piece.Y)))
	draw.Draw(picture, piece.Img.Bounds().Add(at), piece.Img, image.Point{}, draw.Over)
}

// ground is the burgundy: the whole square, or a rounded one with a rim of gold.
func ground(size int, full bool) *image.RGBA {
	picture := image.NewRGBA(image.Rect(0, 0, size, size))
	s := float64(size)
	for y := range size {
		for x := range size {
			px, py := float64(x)+0.5, float64(y)+0.5
			// Few steps: they are not seen, and the file is a third of what it would be.
			t := math.Round(24*(px+py)/(2*s)) / 24
			c := mix(burgundyLight, burgundyDark, t)
			if full {
				picture.SetRGBA(x, y, c)
				continue
			}
			inside := roundedDistance(px-s/2, py-s/2, s/2, s*0.22)
			rim := s * 0.035
			c = mix(gold, c, clamp(inside-rim))
			alpha := clamp(inside)
			picture.SetRGBA(x, y, color.RGBA{scaled(c.R, alpha), scaled(c.G, alpha), scaled(c.B, alpha), scaled(255, alpha)})
		}
	}
	return picture
}

// roundedDistance returns how far x, y, seen from the middle, lies within a square of that half side and corner radius.
func roundedDistance(x, y, half, radius float64) float64 {
	dx, dy := math.Abs(x)-(half-radius), math.Abs(y)-(half-radius)
	outside := math.Hypot(math.Max(dx, 0), math.Max(dy, 0))
	return radius - outside - math.Min(math.Max(dx, dy), 0)
}

func clamp(v float64) float64 { return math.Min(1, math.Max(0, v)) }

func scaled(v uint8, by float64) uint8 { return uint8(math.Round(float64(v) * by)) }

func mix(a, b color.RGBA, t float64) color.RGBA {
	channel := func(a, b uint8) uint8 { return uint8(math.Round(float64(a) + (float64(b)-float64(a))*t)) }
	return color.RGBA{channel(a.R, b.R), channel(a.G, b.G), channel(a.B, b.B), 255}
}
