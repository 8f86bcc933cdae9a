package scenetest

import (
	"fmt"
	"image"
	"image/color"
	"slices"
	"testing"

	"treille/engine/enginetest/soak"
	"treille/scenes/ui"
	"treille/sprites"
)

const readable = 4.5 // least contrast of words, as WCAG 2 measures it

// contrast measures the contrast of all words on what lies behind them: in make test of every second scene and the main ones,
// at one size, in turn, and with high contrast of every fourth.
func (s *suite) contrast(t *testing.T) {
	for _, high := range []bool{false, true} {
		worst := map[string]float64{}
		for n, sc := range s.scenes {
			if high && !soak.Picks(n, 1, 4) || !high && !sc.Main && !soak.Picks(n, 0, 2) {
				continue
			}
			sizes := []string{sc.upright(), desktop}
			if sc.Main {
				sizes = append(sizes, tablet, landscape)
			}
			for i, size := range sizes {
				if !soak.Picks(i, n, len(sizes)) {
					continue
				}
				l := English(size)
				l.Contrast = high
				Do(func() { measureContrast(t, sc, l, worst) })
			}
		}
		for what, c := range worst {
			if c < readable {
				t.Errorf("%s: contrast %.2f, less than %.1f (high contrast: %v)", what, c, readable, high)
			}
		}
	}
}

// measureContrast notes the least contrast of each line of words.
func measureContrast(t *testing.T, sc Scene, l Look, worst map[string]float64) {
	p := laidOut(settled(t, sc, l).Stage())
	ground := p.withoutWords(l.window(), l.Contrast)
	for _, w := range p.lines {
		r := w.shown
		k := p.frame.Unit
		box := image.Rect(int(r.X*k), int(r.Y*k), int(r.Right()*k)+1, int(r.Bottom()*k)+1).Intersect(ground.Rect)
		if box.Empty() || !w.box.Within(w.clip) {
			continue
		}
		ink := color.NRGBA{uint8(w.Style.Color >> 24), uint8(w.Style.Color >> 16), uint8(w.Style.Color >> 8), 255}
		c := groundContrast(ground, box, lightOf(ink))
		key := fmt.Sprintf("#%06x on the %s: %s %s in %s", w.Style.Color>>8, p.under(w), sc.Name, l.Size, label(w))
		if least, ok := worst[key]; !ok || c < least {
			worst[key] = c
		}
	}
}

// under names what a text stands on.
func (p *page) under(t *seen) string {
	for _, s := range slices.Backward(p.items[:t.order]) {
		if s.Kind == ui.Surface && t.box.Within(s.box) && surfaceNames[s.Surface.Kind] != "" {
			return label(s)
		}
	}
	return "oak"
}

// groundContrast is the contrast of a colour on a part of a picture: less than
// it in a tenth of the part only.
func groundContrast(ground *image.RGBA, box image.Rectangle, ink light) float64 {
	var list []float64
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			c := ground.RGBAAt(x, y)
			list = append(list, contrast(ink, lightOf(color.NRGBA{c.R, c.G, c.B, 255})))
		}
	}
	slices.Sort(list)
	return list[len(list)/10]
}

// withoutWords draws a page without its words.
func (p *page) withoutWords(z size, high bool) *image.RGBA {
	img := canvas(int(z.w), int(z.h))
	pen := baked(p.frame.Unit, high).Painter()
	pen.Begin(img)
	for _, s := range p.items {
		pen.Clip(s.clip.X, s.clip.Y, s.clip.W, s.clip.H)
		switch s.Kind {
		case ui.Surface:
			sf := s.Surface
			sf.W, sf.H = s.Box.W, s.Box.H
			pen.Surface(sf, s.Box.X, s.Box.Y, s.Alpha)
		case ui.Piece:
			pen.Piece(s.Look, sprites.Pose{X: s.Box.X, Y: s.Box.Y, W: s.Box.W, Grow: 1, Turn: s.Turn, Centred: s.Centred, Flip: s.Flip, Alpha: s.Alpha})
		}
	}
	pen.End()
	return pixels(img)
}
