package sprites

import (
	"image"
	"testing"
)

// A picture larger than the graphics card allows comes in tiles that cover it,
// none of them twice and none too large.
func TestCutCoversOnce(t *testing.T) {
	for _, c := range []struct {
		r     image.Rectangle
		limit int
		parts int
	}{
		{image.Rect(0, 0, 100, 60), 0, 1},
		{image.Rect(0, 0, 100, 100), 100, 1},
		{image.Rect(-7, 5, 94, 40), 100, 2},
		{image.Rect(3, -9, 203, 292), 100, 8},
	} {
		parts := cut(c.r, c.limit)
		if len(parts) != c.parts {
			t.Errorf("%v within %d: %d tiles %v, want %d", c.r, c.limit, len(parts), parts, c.parts)
		}
		area := 0
		for i, p := range parts {
			if !p.In(c.r) || p.Empty() || c.limit > 0 && (p.Dx() > c.limit || p.Dy() > c.limit) {
				t.Errorf("%v within %d: tile %v", c.r, c.limit, p)
			}
			for _, q := range parts[:i] {
				if p.Overlaps(q) {
					t.Errorf("%v within %d: tiles %v and %v overlap", c.r, c.limit, p, q)
				}
			}
			area += p.Dx() * p.Dy()
		}
		if area != c.r.Dx()*c.r.Dy() {
			t.Errorf("%v within %d: the tiles cover %d of %d pixels", c.r, c.limit, area, c.r.Dx()*c.r.Dy())
		}
	}
}
