package bake

import (
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"
)

// sheet lays pictures side by side, to be looked at.
type sheet struct {
	img   *image.RGBA
	b     *Baker
	x, y  float64
	below float64
}

func newSheet(b *Baker, w, h float64, back color.RGBA) *sheet {
	s := &sheet{img: image.NewRGBA(image.Rect(0, 0, int(w*b.scale), int(h*b.scale))), b: b, x: 20, y: 20}
	draw.Draw(s.img, s.img.Rect, &image.Uniform{back}, image.Point{}, draw.Src)
	return s
}

// put draws a picture whose box has its upper left at (x, y).
func (s *sheet) put(p Baked, x, y float64) {
	at := image.Pt(int(x*s.b.scale+p.X), int(y*s.b.scale+p.Y))
	draw.Draw(s.img, p.Img.Rect.Sub(p.Img.Rect.Min).Add(at), p.Img, p.Img.Rect.Min, draw.Over)
}

// add puts a picture after the one before.
func (s *sheet) add(p Baked, w, h float64) {
	if s.x+w+20 > float64(s.img.Rect.Dx())/s.b.scale {
		s.x, s.y, s.below = 20, s.y+s.below+20, 0
	}
	s.put(p, s.x, s.y)
	s.x += w + 20
	s.below = max(s.below, h)
}

// save writes the sheet to the folder that BAKE_SHEETS names, if it is set.
func (s *sheet) save(t *testing.T, name string) {
	dir := os.Getenv("BAKE_SHEETS")
	if dir == "" {
		return
	}
	f, err := os.Create(filepath.Join(dir, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, s.img); err != nil {
		t.Fatal(err)
	}
}

func TestSheetOfPieces(t *testing.T) {
	b := New(1)
	s := newSheet(b, 1400, 1900, color.RGBA{0x2D, 0x55, 0x41, 255})
	for _, id := range b.PieceIDs() {
		i, _ := b.PieceInfo(id)
		w := 80.0
		if i.W > 200 {
			w = 160
		}
		if i.W < 35 {
			w = 34
		}
		s.add(b.Piece(id, w, PieceLook{Lift: i.Lift}), w, w*i.H/i.W)
	}
	s.save(t, "pieces")
}
