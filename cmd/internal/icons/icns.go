package icons

import (
	"encoding/binary"
	"image"
	"image/draw"
	"math"

	"treille/sprites/icon"
)

// The pictures of an icon for macOS by their kinds. The same size may stand there twice: once for itself, once for half of
// it at two pixels a point.
var icnsKinds = []struct {
	kind string
	size int // px
}{{"ic11", 32}, {"ic12", 64}, {"ic07", 128}, {"ic13", 256}, {"ic08", 256}, {"ic14", 512}, {"ic09", 512}}

// icnsShare is the share of the width that an icon has beside others of macOS; around it is nothing.
const icnsShare = 824.0 / 1024

// ICNS returns the icon in all sizes that macOS wants, as an .icns file.
func ICNS() ([]byte, error) {
	out := make([]byte, 8)
	for _, k := range icnsKinds {
		inner := int(math.Round(float64(k.size) * icnsShare))
		picture := image.NewRGBA(image.Rect(0, 0, k.size, k.size))
		margin := (k.size - inner) / 2
		draw.Draw(picture, image.Rect(margin, margin, margin+inner, margin+inner), icon.Draw(inner, false), image.Point{}, draw.Src)
		contents, err := encode(picture)
		if err != nil {
			return nil, err
		}
		out = append(out, k.kind...)
		out = binary.BigEndian.AppendUint32(out, uint32(8+len(contents)))
		out = append(out, contents...)
	}
	copy(out, "icns")
	binary.BigEndian.PutUint32(out[4:], uint32(len(out)))
	return out, nil
}
