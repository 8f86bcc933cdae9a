package golden

import (
	"fmt"
	"image"
	"image/color"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"treille/scenes/ui"
	"treille/sprites"
	"treille/sprites/art"
)

// How far apart colours that mean something have to be, in ΔE2000.
const (
	winesApart   = 18.0
	playersApart = 23.0
)

const readable = 4.5 // least contrast of words, as WCAG 2 measures it

// TestWineColours and TestPlayerColours hold the colours of the art apart, for
// every kind of sight.
func TestWineColours(t *testing.T) {
	colours := map[string]color.NRGBA{}
	for _, wine := range []string{"yellow", "red", "green", "orange", "blue", "rose", "violet"} {
		colours[wine] = fill(t, "weinhaendler/dot-"+wine, 0)
	}
	checkApart(t, colours, winesApart)
}

func TestPlayerColours(t *testing.T) {
	colours := map[string]color.NRGBA{}
	for _, crest := range []string{"fox", "owl", "snail", "hedgehog", "boar", "rabbit"} {
		colours[crest] = fill(t, "common/crest-"+crest, 1) // on the ink of its edge
	}
	checkApart(t, colours, playersApart)
}

// fill is the plain colour of an element of a piece.
func fill(t *testing.T, id string, element int) color.NRGBA {
	t.Helper()
	a, err := art.Open()
	if err != nil {
		t.Fatal(err)
	}
	p := a.Piece(id)
	if p == nil || len(p.Elements) <= element {
		t.Fatalf("%s has no element %d", id, element)
	}
	f := p.Elements[element].Fill
	if !f.Set || f.Gradient != nil || f.Opacity != 100 {
		t.Fatalf("element %d of %s has no plain colour", element, id)
	}
	return f.Colour
}

func checkApart(t *testing.T, colours map[string]color.NRGBA, least float64) {
	t.Helper()
	for a, ca := range colours {
		for b, cb := range colours {
			if a >= b {
				continue
			}
			for _, s := range sights {
				d := difference(labOf(s.see(lightOf(ca))), labOf(s.see(lightOf(cb))))
				if d < least {
					t.Errorf("%s and %s are %.1f apart under %s, less than %.0f", a, b, d, s.name, least)
				}
			}
		}
	}
}

// TestContrast measures the contrast of all words on what lies behind them.
func TestContrast(t *testing.T) {
	for _, high := range []bool{false, true} {
		worst := map[string]float64{}
		for _, sc := range all {
			for _, size := range []string{"390x844", "844x390", "1280x800"} {
				if sc.detail && size != "390x844" {
					continue
				}
				do(func() { measureContrast(t, sc, size, high, worst) })
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
func measureContrast(t *testing.T, sc scene, size string, high bool, worst map[string]float64) {
	l := look{size: size, lang: "en", text: 100}
	room := newRoom(l)
	room.Settings.HighContrast = high
	sc.open(t, room)
	tick(t, room, 4)
	room.Stage().Rest()
	tick(t, room, 1)
	p := laidOut(room.Stage())
	ground := p.withoutWords(sizes[size], high)
	p.texts(func(w *seen) {
		r := w.box.Overlap(w.clip)
		k := p.frame.Unit
		box := image.Rect(int(r.X*k), int(r.Y*k), int(r.Right()*k)+1, int(r.Bottom()*k)+1).Intersect(ground.Rect)
		if box.Empty() || !w.box.Within(w.clip) {
			return
		}
		ink := color.NRGBA{uint8(w.Style.Color >> 24), uint8(w.Style.Color >> 16), uint8(w.Style.Color >> 8), 255}
		c := groundContrast(ground, box, lightOf(ink))
		key := fmt.Sprintf("#%06x on the %s: %s %s in %s", w.Style.Color>>8, p.under(w), sc.name, size, label(w))
		if least, ok := worst[key]; !ok || c < least {
			worst[key] = c
		}
	})
}

// under names what a text stands on.
func (p *page) under(t *seen) string {
	for i := t.order - 1; i >= 0; i-- {
		s := &p.items[i]
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
	img := ebiten.NewImage(int(z.w), int(z.h))
	defer img.Deallocate()
	atlas := sprites.NewAtlas(p.frame.Unit, high)
	defer atlas.Drop()
	pen := atlas.Painter()
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
	out := image.NewRGBA(img.Bounds())
	img.ReadPixels(out.Pix)
	return out
}
