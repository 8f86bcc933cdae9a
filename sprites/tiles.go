package sprites

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"treille/sprites/bake"
)

// A tile is a part of a picture that is too large for one image, and where it
// lies in it, in device pixels.
type tile struct {
	img  *ebiten.Image
	x, y float64
}

// uploaded hands a baked picture to the graphics card, in tiles if it is larger
// than the card allows: a page may be longer than the window. Only surfaces can
// be that large; of a piece, Painter.Piece draws the first tile alone.
func uploaded(b bake.Baked) *picture {
	parts := cut(b.Img.Rect, ebiten.MaxImageSize())
	p := &picture{img: ebiten.NewImageFromImage(b.Img.SubImage(parts[0])), x: b.X, y: b.Y, used: true}
	for _, r := range parts[1:] {
		from := r.Min.Sub(b.Img.Rect.Min)
		p.more = append(p.more, tile{ebiten.NewImageFromImage(b.Img.SubImage(r)), float64(from.X), float64(from.Y)})
	}
	return p
}

// cut cuts a rectangle into as few as possible that are at most limit wide and
// high, row by row from the upper left. A limit of 0, as before the game starts,
// is none.
func cut(r image.Rectangle, limit int) []image.Rectangle {
	if limit == 0 || r.Dx() <= limit && r.Dy() <= limit {
		return []image.Rectangle{r}
	}
	var parts []image.Rectangle
	for y := r.Min.Y; y < r.Max.Y; y += limit {
		for x := r.Min.X; x < r.Max.X; x += limit {
			parts = append(parts, image.Rect(x, y, x+limit, y+limit).Intersect(r))
		}
	}
	return parts
}
