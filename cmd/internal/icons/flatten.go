package icons

import (
	"cmp"
	"image"
	"image/color"
	"slices"
)

// flatten gives a picture a palette of at most 256 colours, which makes its PNG a third as large.
//
// Colours are gathered in boxes of 8 steps a channel; the most frequent boxes become the palette, each with its mean.
// That is enough for flat drawings.
func flatten(picture *image.RGBA) *image.Paletted {
	type box struct {
		key              uint32
		sum              [4]int
		count, paletteAt int
	}
	boxes := map[uint32]*box{}
	keyOf := func(p []uint8) uint32 {
		return uint32(p[0]>>3)<<15 | uint32(p[1]>>3)<<10 | uint32(p[2]>>3)<<5 | uint32(p[3]>>3)
	}
	for i := 0; i < len(picture.Pix); i += 4 {
		p := picture.Pix[i : i+4]
		key := keyOf(p)
		b := boxes[key]
		if b == nil {
			b = &box{key: key}
			boxes[key] = b
		}
		b.count++
		for channel, v := range p {
			b.sum[channel] += int(v)
		}
	}
	ordered := make([]*box, 0, len(boxes))
	for _, b := range boxes {
		ordered = append(ordered, b)
	}
	// By frequency, then by colour, so that the same picture always gives the same file.
	slices.SortFunc(ordered, func(a, b *box) int {
		return cmp.Or(cmp.Compare(b.count, a.count), cmp.Compare(a.key, b.key))
	})
	colours := color.Palette{}
	for i, b := range ordered {
		mean := color.RGBA{uint8(b.sum[0] / b.count), uint8(b.sum[1] / b.count), uint8(b.sum[2] / b.count), uint8(b.sum[3] / b.count)}
		if i < 256 {
			b.paletteAt = i
			colours = append(colours, mean)
		} else {
			b.paletteAt = colours.Index(mean)
		}
	}
	flat := image.NewPaletted(picture.Bounds(), colours)
	for i := range flat.Pix {
		flat.Pix[i] = uint8(boxes[keyOf(picture.Pix[4*i:4*i+4])].paletteAt)
	}
	return flat
}
