package sprites

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// A Canvas is what a Painter draws on: an *ebiten.Image, or in tests something
// that only counts. What its SubImage returns must be a Canvas too.
type Canvas interface {
	DrawImage(img *ebiten.Image, op *ebiten.DrawImageOptions)
	DrawTriangles(vertices []ebiten.Vertex, indices []uint16, img *ebiten.Image, op *ebiten.DrawTrianglesOptions)
	SubImage(r image.Rectangle) image.Image
}

// A Painter draws on the screen. All lengths are layout units; drawing what is
// baked already allocates nothing.
type Painter struct {
	atlas *Atlas
	full  Canvas
	dst   Canvas
	op    ebiten.DrawImageOptions
	mesh  mesh // of the die that is drawn
}

// Painter returns a painter that uses the atlas.
func (s *Atlas) Painter() *Painter { return &Painter{atlas: s} }

// Begin starts a drawing of the whole screen.
func (p *Painter) Begin(screen Canvas) { p.full, p.dst = screen, screen }

// End ends it.
func (p *Painter) End() { p.full, p.dst = nil, nil }

// Clip keeps what is drawn within a box, until EndClip or the next Clip.
func (p *Painter) Clip(x, y, w, h float64) {
	k := p.atlas.scale
	r := image.Rect(int(x*k), int(y*k), int(math.Ceil((x+w)*k)), int(math.Ceil((y+h)*k)))
	p.dst = p.full.SubImage(r).(Canvas)
}

// EndClip ends a clip.
func (p *Painter) EndClip() { p.dst = p.full }

// Image draws a picture of the screen's size over everything.
func (p *Painter) Image(img *ebiten.Image, alpha float32) {
	p.op.GeoM.Reset()
	p.op.ColorScale.Reset()
	p.op.ColorScale.ScaleAlpha(alpha)
	p.op.Filter = ebiten.FilterNearest
	p.dst.DrawImage(img, &p.op)
}

// Surface draws a surface with its upper left at x, y.
func (p *Painter) Surface(sf Surface, x, y, alpha float64) {
	switch sf.Kind {
	case Veil:
		p.fill(x, y, sf.W, sf.H, Shade)
		return
	case Wash:
		p.fill(x, y, sf.W, sf.H, sf.Tint)
		return
	}
	pic := p.atlas.surface(sf)
	k := p.atlas.scale
	p.op.GeoM.Reset()
	p.op.GeoM.Translate(math.Round(x*k)+pic.x, math.Round(y*k)+pic.y)
	p.op.ColorScale.Reset()
	p.op.ColorScale.ScaleAlpha(float32(alpha))
	p.op.Filter = ebiten.FilterNearest
	p.dst.DrawImage(pic.img, &p.op)
	for _, t := range pic.more {
		p.op.GeoM.Reset()
		p.op.GeoM.Translate(math.Round(x*k)+pic.x+t.x, math.Round(y*k)+pic.y+t.y)
		p.dst.DrawImage(t.img, &p.op)
	}
}

// Piece draws a piece of the art. What stands still is drawn pixel by pixel,
// what moves in other ways than by shifting is smoothed.
func (p *Painter) Piece(look Look, at Pose) {
	if look.Back != "" && at.Flip > 0.5 {
		look.ID, look.Words = look.Back, ""
	}
	look.Back = ""
	pic := p.atlas.piece(look, at.W)
	k := p.atlas.scale
	g := &p.op.GeoM
	g.Reset()
	p.op.ColorScale.Reset()
	p.op.ColorScale.ScaleAlpha(float32(at.Alpha))
	turning := at.Flip > 0 && at.Flip < 1
	if at.Turn == 0 && at.Grow == 1 && at.Squash == 0 && !turning {
		g.Translate(math.Round(at.X*k)+pic.x, math.Round(at.Y*k)+pic.y)
		p.op.Filter = ebiten.FilterNearest
		p.dst.DrawImage(pic.img, &p.op)
		return
	}
	w := at.W * k
	h := w * p.atlas.ratio(look.ID)
	px, py := w/2, h // about the lower middle of the box
	if at.Centred {
		py = h / 2
	}
	g.Translate(pic.x-px, pic.y-py)
	sx := at.Grow
	if turning {
		sx *= math.Abs(math.Cos(math.Pi * at.Flip))
	}
	g.Scale(sx*(1+at.Squash/2), at.Grow*(1-at.Squash))
	g.Rotate(at.Turn * math.Pi / 180)
	g.Translate(at.X*k+px*at.Grow, at.Y*k+py*at.Grow)
	p.op.Filter = ebiten.FilterLinear
	p.dst.DrawImage(pic.img, &p.op)
}

// fill fills a box with one colour.
func (p *Painter) fill(x, y, w, h float64, c Color) {
	k := p.atlas.scale
	p.op.GeoM.Reset()
	p.op.GeoM.Scale(w*k, h*k)
	p.op.GeoM.Translate(x*k, y*k)
	p.op.ColorScale.Reset()
	p.op.ColorScale.Scale(c.premultiplied(1))
	p.op.Filter = ebiten.FilterNearest
	p.dst.DrawImage(p.atlas.dot, &p.op)
}
