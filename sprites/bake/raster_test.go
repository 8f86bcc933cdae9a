package bake

import (
	"math"
	"slices"
	"testing"
)

// plain is a canvas of w × h pixels at scale 1.
func plain(w, h int) *Canvas { return New(1).pixels(w, h, identity) }

// area sums the alphas of a canvas, in pixels.
func (c *Canvas) area() (sum float64) {
	for _, p := range c.pix {
		sum += float64(p>>24) / 255
	}
	return sum
}

func wantArea(t *testing.T, what string, c *Canvas, want float64) {
	t.Helper()
	if got := c.area(); math.Abs(got-want) > 0.006*want+0.5 {
		t.Errorf("%s covers %.2f pixels, want %.2f", what, got, want)
	}
}

func TestAreasOfShapes(t *testing.T) {
	fill := func(p *Path) *Canvas {
		c := plain(200, 200)
		c.Fill(p, black, 1)
		return c
	}
	stroke := func(p *Path, width float64, s StrokeStyle) *Canvas {
		c := plain(200, 200)
		c.Stroke(p, width, black, s, 1)
		return c
	}
	quarter := math.Pi / 4
	wantArea(t, "a rectangle", fill(Rect(10.25, 20.5, 50.5, 30.25)), 50.5*30.25)
	wantArea(t, "a circle", fill(Circle(100, 100, 60.3)), math.Pi*60.3*60.3)
	wantArea(t, "a rectangle with round corners", fill(RoundRect(10, 10, 100, 80, 12)), 8000-4*144*(1-quarter))
	wantArea(t, "a label", fill(ScoopRect(10, 10, 100, 80, 12)), 8000-4*144*quarter)
	wantArea(t, "shapes that overlap", fill(Rect(10, 10, 50, 50).Add(Rect(30, 30, 50, 50))), 5000-900)
	hole := new(Path).Polygon(30, 30, 30, 70, 70, 70, 70, 30) // the other way round
	wantArea(t, "a hole", fill(Rect(10, 10, 100, 100).Add(hole)), 10000-1600)
	wantArea(t, "a shape over the edge", fill(Rect(-50, -50, 100, 100)), 2500)
	wantArea(t, "a circle over the right edge", fill(Circle(200, 100, 40)), math.Pi*1600/2)
	wantArea(t, "a circle over the left edge", fill(Circle(0, 100, 40)), math.Pi*1600/2)
	wantArea(t, "a line", stroke(Line(20, 30, 150, 120), 6, StrokeStyle{}), 6*math.Hypot(130, 90))
	wantArea(t, "a line with round ends", stroke(Line(50, 100, 150, 100), 20, StrokeStyle{Cap: RoundCap}), 2000+math.Pi*100)
	wantArea(t, "a mitred frame", stroke(Rect(50, 50, 100, 80), 10, StrokeStyle{}), 110*90-90*70)
	wantArea(t, "a rounded frame", stroke(Rect(50, 50, 100, 80), 10, StrokeStyle{Join: RoundJoin}), 110*90-90*70-100*(1-quarter))
	wantArea(t, "a ring", stroke(Circle(100, 100, 50), 10, StrokeStyle{}), math.Pi*(55*55-45*45))
	wantArea(t, "dashes", stroke(Line(10, 100, 100, 100), 4, StrokeStyle{Dash: []float64{6, 4}}), 9*6*4)
	wantArea(t, "a dot", stroke(Line(100, 100, 100, 100), 30, StrokeStyle{Cap: RoundCap}), math.Pi*225)
	wantArea(t, "dashes that end on corners", stroke(Rect(50, 50, 18, 18), 2, StrokeStyle{Dash: []float64{9, 9}}), 4*9*2)
}

// Each triangle's coverage is compared with that of many points in each pixel.
func TestTrianglesAgainstSampling(t *testing.T) {
	const size, n = 12, 32
	seed := uint32(7)
	next := func() float64 {
		seed ^= seed << 13
		seed ^= seed >> 17
		seed ^= seed << 5
		return float64(seed>>8)/(1<<24)*20 - 4 // also outside the canvas
	}
	for range 60 {
		v := [6]float64{next(), next(), next(), next(), next(), next()}
		c := plain(size, size)
		c.Fill(new(Path).Polygon(v[:]...), black, 1)
		side := func(i, k int, x, y float64) bool {
			return (v[2*k]-v[2*i])*(y-v[2*i+1])-(v[2*k+1]-v[2*i+1])*(x-v[2*i]) > 0
		}
		for y := range size {
			for x := range size {
				in := 0
				for k := range n * n {
					px, py := float64(x)+(float64(k%n)+.5)/n, float64(y)+(float64(k/n)+.5)/n
					a, b, d := side(0, 1, px, py), side(1, 2, px, py), side(2, 0, px, py)
					if a == b && b == d {
						in++
					}
				}
				got, want := float64(c.pix[y*size+x]>>24)/255, float64(in)/(n*n)
				if math.Abs(got-want) > 0.03 {
					t.Fatalf("triangle %v covers %.3f of pixel %d, %d; want %.3f", v, got, x, y, want)
				}
			}
		}
	}
}

func TestClipsMultiply(t *testing.T) {
	c := plain(100, 100)
	c.Clipped(Rect(10, 10, 50, 50), func() {
		c.Clipped(Circle(60, 35, 20), func() {
			c.Fill(Rect(0, 0, 100, 100), black, 1)
		})
	})
	wantArea(t, "half a circle", c, math.Pi*400/2)
	c.Fill(Rect(0, 0, 100, 100), black, 1)
	wantArea(t, "the canvas after the clip", c, 10000)
}

func TestGradientsRunWhereTheyShould(t *testing.T) {
	c := plain(101, 11)
	c.Fill(Rect(0, 0, 101, 11), Linear(0, 0, 1, 0, Stop{0, 0x000000, 1}, Stop{1, 0xFFFFFF, 1}).Over(0, 0, 101, 11), 1)
	for _, x := range []int{0, 25, 50, 75, 100} {
		if got, want := int(c.pix[5*101+x]&255), int((float64(x)+.5)/101*255+.5); got < want-2 || got > want+2 {
			t.Errorf("linear: column %d is %d, want %d", x, got, want)
		}
	}
	c = plain(100, 100)
	c.Fill(Rect(0, 0, 100, 100), Radial(.5, .5, .5, Stop{0, 0x000000, 1}, Stop{1, 0xFFFFFF, 1}).Over(0, 0, 100, 100), 1)
	for _, x := range []int{2, 25, 40, 60, 98} {
		want := math.Min(1, math.Hypot(float64(x)+.5-50, .5)/50) * 255
		if got := float64(c.pix[50*100+x] & 255); math.Abs(got-want) > 3 {
			t.Errorf("radial: column %d is %v, want %.0f", x, got, want)
		}
	}
}

func TestBlurKeepsWhatThereIs(t *testing.T) {
	for _, sigma := range []float64{1.2, 4, 9, 20} { // with and without shrinking
		c := plain(300, 300)
		c.Blur(Rect(110, 120, 80, 60), sigma, black, 1)
		if got, want := c.area(), 4800.0; math.Abs(got-want) > 0.03*want {
			t.Errorf("a blur of %v makes %.0f pixels of %.0f", sigma, got, want)
		}
		// Half at the edge, and the same on both sides.
		l, r := c.pix[150*300+109]>>24, c.pix[150*300+190]>>24
		if max(l, r)-min(l, r) > 5 {
			t.Errorf("a blur of %v is %d left and %d right of a shape", sigma, l, r)
		}
	}
}

func TestBlendingIsExact(t *testing.T) {
	for d := range uint32(256) {
		for s := range uint32(256) {
			src := pixel(s<<24 | s) // white as far as alpha goes, in the first part
			want := s + div255(d*(255-s))
			if got := uint32(pixel(d | 255<<24).over(src)); got&255 != want || got>>24 != 255 {
				t.Fatalf("%d over %d gives %d with alpha %d, want %d", s, d, got&255, got>>24, want)
			}
			if got := uint32(pixel(d).times(uint8(s))); got != div255(d*s) {
				t.Fatalf("%d at coverage %d is %d", d, s, got)
			}
		}
	}
}

func TestTexturesRepeatWithoutASeam(t *testing.T) {
	for kind := range noiseKinds {
		for _, scale := range []float64{1, 2} {
			n := noiseKinds[kind].tile(scale)
			diff := func(x0, y0, x1, y1 int) float64 {
				return math.Abs(float64(n.pix[y0*n.w+x0]) - float64(n.pix[y1*n.w+x1]))
			}
			// By how much row k differs from the one before, and column k.
			rows, columns := make([]float64, n.h), make([]float64, n.w)
			lo, hi := uint8(255), uint8(0)
			for k := range n.w {
				for i := range n.w {
					rows[k] += diff(i, k, i, (k+n.h-1)%n.h)
					columns[k] += diff(k, i, (k+n.w-1)%n.w, i)
				}
				lo, hi = min(lo, n.pix[k*n.w+k]), max(hi, n.pix[k*n.w+k])
			}
			if rows[0] > 1.1*slices.Max(rows[1:]) || columns[0] > 1.1*slices.Max(columns[1:]) {
				t.Errorf("texture %d at scale %v has a seam: %.0f and %.0f, inside at most %.0f and %.0f", kind, scale,
					rows[0], columns[0], slices.Max(rows[1:]), slices.Max(columns[1:]))
			}
			if hi-lo < 20 {
				t.Errorf("texture %d at scale %v is nearly plain: %d to %d", kind, scale, lo, hi)
			}
		}
	}
}

func TestOutlineGoesRoundTheUnion(t *testing.T) {
	// A triangle that points down: two tiles above one.
	p := around(60, 62, 4, Cells(0).With(1, 0).With(1, 1).With(0, 1))
	if len(p.ops) != 9 {
		t.Errorf("the outline has %d steps, want 8 corners and a close", len(p.ops))
	}
	lo, hi := p.box(identity)
	// Row 1 begins half a tile to the right, three rows down from the top.
	x, y := 64.0/2-2, 3*66.0-2
	if want := pt(x, y); lo != want {
		t.Errorf("the outline begins at %v, want %v", lo, want)
	}
	if want := pt(x+128, y+132); hi != want {
		t.Errorf("the outline ends at %v, want %v", hi, want)
	}
	c := plain(400, 400)
	c.Fill(p, black, 1)
	wantArea(t, "three tiles with their gaps", c, 3*64*66)
}

func TestCellsHoldWhatWasPutIn(t *testing.T) {
	c := Cells(0).With(4, 0).With(0, 7).With(4, 0)
	if c != Cells(0).With(0, 7).With(4, 0) {
		t.Error("the order in which cells are put in makes a difference")
	}
	for row := -1; row < 9; row++ {
		for col := -1; col < 9; col++ {
			if want := row == 4 && col == 0 || row == 0 && col == 7; c.Has(row, col) != want {
				t.Errorf("row %d, column %d: %v", row, col, !want)
			}
		}
	}
}
