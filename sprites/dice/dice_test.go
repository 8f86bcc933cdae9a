package dice

import (
	"math"
	"testing"
)

func near(a, b, by float64) bool { return math.Abs(a-b) <= by }

// TestACubeIsADie looks at the faces: opposite ones add to 7, and 1, 2 and 3 turn
// counter-clockwise about their corner.
func TestACubeIsADie(t *testing.T) {
	cross := func(a, b vector) vector {
		return vector{a[1]*b[2] - a[2]*b[1], a[2]*b[0] - a[0]*b[2], a[0]*b[1] - a[1]*b[0]}
	}
	for k := 1; k <= Faces; k++ {
		if axes[k].normal != axes[7-k].normal.times(-1) {
			t.Errorf("%d is not opposite to %d", k, 7-k)
		}
		if cross(axes[k].right, axes[k].up) != axes[k].normal {
			t.Errorf("%d is seen from behind", k)
		}
	}
	if axes[1].normal.dot(cross(axes[2].normal, axes[3].normal)) != 1 {
		t.Error("1, 2 and 3 turn the other way")
	}
}

// TestALyingDieShowsItsFace looks at dice at the end of their throw: the result in front and
// upright, then the faces that the design has above and at the right.
func TestALyingDieShowsItsFace(t *testing.T) {
	beside := [...][2]int{1: {3, 2}, 2: {3, 6}, 3: {6, 2}, 4: {1, 2}, 5: {3, 1}, 6: {3, 5}}
	for face := 1; face <= Faces; face++ {
		for nth := range 3 {
			throw := Throw{Face: face, Nth: nth}
			p := throw.At(throw.Over())
			if p.At != (Point{}) || !near(p.Up, 0, 1e-9) || !near(p.Scale, 1, 1e-9) {
				t.Errorf("%+v does not lie in its place: %+v", throw, p)
			}
			for _, f := range p.Faces {
				front := near(f.Right.X, 1, 1e-9) && near(f.Right.Y, 0, 1e-9) && near(f.Down.X, 0, 1e-9) && near(f.Down.Y, .975, 1e-9)
				above := !front && f.Middle.Y < p.Near.Y
				want := face
				switch {
				case above:
					want = beside[face][0]
				case !front:
					want = beside[face][1]
				}
				if f.Number != want {
					t.Errorf("%+v: %d lies where %d should", throw, f.Number, want)
				}
			}
		}
	}
}

// TestMoments compares the eight moments of the design with what is computed for a die that
// lands on 5.
func TestMoments(t *testing.T) {
	type lit struct {
		face  int
		light float64
	}
	for _, m := range []struct {
		ms, x, y, up, scale, dx, dy, sigma, alpha float64
		faces                                     [3]lit
	}{
		{0, 2.39, 1.98, 1.71, 1.34, .49, .69, .21, .22, [3]lit{{2, .32}, {6, .95}, {4, .09}}},
		{100, 1.66, 1.38, 1.17, 1.23, .36, .50, .16, .30, [3]lit{{6, .72}, {5, .48}, {3, -.50}}},
		{200, 1.02, .84, .25, 1.05, .11, .16, .08, .44, [3]lit{{1, -.10}, {4, .90}, {5, .43}}},
		{270, .73, .61, .66, 1.13, .22, .31, .12, .38, [3]lit{{2, .20}, {1, .28}, {4, .94}}},
		{340, .48, .40, .83, 1.17, .26, .37, .13, .36, [3]lit{{2, .92}, {3, -.40}, {6, -.03}}},
		{440, .19, .16, .36, 1.07, .14, .20, .09, .43, [3]lit{{3, .60}, {6, .63}, {5, -.50}}},
		{560, .05, .04, .10, 1.02, .08, .11, .07, .46, [3]lit{{5, .64}, {1, -.29}, {3, .71}}},
		{700, 0, 0, 0, 1, .05, .07, .06, .48, [3]lit{{5, .53}, {3, .75}, {1, -.40}}},
	} {
		p := Throw{Face: 5}.At(m.ms)
		got := []float64{p.At.X, p.At.Y, p.Up, p.Scale, p.Shadow.At.X, p.Shadow.At.Y, p.Shadow.Sigma, p.Shadow.Alpha}
		for i, want := range []float64{m.x, m.y, m.up, m.scale, m.dx, m.dy, m.sigma, m.alpha} {
			if !near(got[i], want, .012) {
				t.Errorf("at %v ms figure %d is %.3f, want %.2f", m.ms, i, got[i], want)
			}
		}
		for _, want := range m.faces {
			found := false
			for _, f := range p.Faces {
				found = found || f.Number == want.face && near(f.Light, want.light, .006)
			}
			if !found {
				t.Errorf("at %v ms %d is not lit by %.2f: %+v", m.ms, want.face, want.light, p.Faces)
			}
		}
	}
}

// TestAThrowHasNoLeaps follows dice of all faces in small steps: they never sink into the felt,
// touch it when they are heard, and nothing leaps. Three faces that meet at a corner fill the
// silhouette.
func TestAThrowHasNoLeaps(t *testing.T) {
	const step = .5
	for face := 1; face <= Faces; face++ {
		for nth := range 3 {
			throw := Throw{Face: face, Nth: nth}
			last := throw.At(0)
			for ms := step; ms <= throw.Over()+50; ms += step {
				p := throw.At(ms)
				if p.Up < -1e-9 {
					t.Fatalf("%+v is in the felt at %v ms: %v", throw, ms, p.Up)
				}
				for i, leap := range []float64{p.Up - last.Up, p.At.X - last.At.X, p.At.Y - last.At.Y, p.Shadow.Alpha - last.Shadow.Alpha} {
					if math.Abs(leap) > .02 {
						t.Fatalf("%+v leaps by %.3f at %v ms (figure %d)", throw, leap, ms, i)
					}
				}
				if all, faces := area(p.Hull[:]...), p.seen(); !near(all, faces, 1e-6) {
					t.Fatalf("%+v at %v ms: faces cover %.4f of %.4f", throw, ms, faces, all)
				}
				last = p
			}
		}
	}
	for _, touch := range []float64{First, Second} {
		if clearance(touch) != 0 || clearance(touch-20) == 0 {
			t.Errorf("no die comes down at %v ms", touch)
		}
	}
}

// seen is the area of the faces that are seen.
func (p *Pose) seen() float64 {
	sum := 0.0
	for _, f := range p.Faces {
		sum += math.Abs(f.Right.X*f.Down.Y - f.Right.Y*f.Down.X)
	}
	return sum
}

// area is that within points, positive if they run clockwise.
func area(points ...Point) float64 {
	sum := 0.0
	for i, q := range points {
		next := points[(i+1)%len(points)]
		sum += (q.X*next.Y - q.Y*next.X) / 2
	}
	return sum
}

// TestFurtherDiceTurnOtherwise looks at three dice that are thrown together: each sets out later
// and is turned otherwise, on the same way.
func TestFurtherDiceTurnOtherwise(t *testing.T) {
	first := Throw{Face: 3}
	for nth := 1; nth < 3; nth++ {
		other := Throw{Face: 3, Nth: nth}
		a, b := first.At(150), other.At(150+Later*float64(nth))
		if a.At != b.At {
			t.Errorf("die %d has another way: %v, not %v", nth, b.At, a.At)
		}
		if a.Near == b.Near {
			t.Errorf("die %d is turned as the first", nth)
		}
	}
	if (Throw{Face: 3, Nth: 1}).At(200).Near == (Throw{Face: 3, Nth: 2}).At(200+Later).Near {
		t.Error("the second and the third die are turned alike")
	}
}

// TestADieSettles looks at how far a die has come to lying: not at all until it rocks on an edge, then
// more and more.
func TestADieSettles(t *testing.T) {
	for nth := range 3 {
		throw := Throw{Face: 5, Nth: nth}
		last := 0.0
		for ms := 0.0; ms <= throw.Over(); ms += 5 {
			at := throw.Settled(ms)
			if at < last || (at > 0) != (ms > throw.Starts()+rocks) {
				t.Errorf("%+v: at %v ms it has come to %v, %v before", throw, ms, at, last)
			}
			last = at
		}
		if last != 1 || throw.Settled(throw.Over()+1e6) != 1 {
			t.Errorf("%+v: at its end it has come to %v", throw, last)
		}
	}
}
