// Package dice is the geometry of a die that is thrown: where it is at each moment, how it
// is turned, which faces are seen and how the light falls on them. It draws nothing.
//
// Lengths are edges of the lying die. Points of space have x to the right, y up and z out of
// the felt; points of the screen have y down. The projection is a parallel one, so that
// each face is drawn by one affine map.
package dice

import "math"

// A vector is a point of space, or a direction.
type vector [3]float64

func (v vector) times(k float64) vector { return vector{v[0] * k, v[1] * k, v[2] * k} }
func (v vector) plus(w vector) vector   { return vector{v[0] + w[0], v[1] + w[1], v[2] + w[2]} }
func (v vector) dot(w vector) float64   { return v[0]*w[0] + v[1]*w[1] + v[2]*w[2] }

// A Point is one of the screen.
type Point struct{ X, Y float64 }

// viewer is the direction that the projection forgets, light the one that light comes from.
var (
	viewer = vector{.25, .282051, 1}
	light  = vector{-.40, .75, .53}
)

// project shows a point as the lying die is drawn: its front face upright, its depth to the
// upper right.
func project(v vector) Point {
	return Point{v[0] - .25*v[2], -.975*v[1] + .275*v[2]}
}

// An attitude says where a die's own axes point: its rows are those of a matrix.
type attitude [3]vector

func (a attitude) of(v vector) vector { return vector{a[0].dot(v), a[1].dot(v), a[2].dot(v)} }

func (a attitude) after(b attitude) attitude {
	var out attitude
	for i := range out {
		for j := range out[i] {
			out[i][j] = a[i][0]*b[0][j] + a[i][1]*b[1][j] + a[i][2]*b[2][j]
		}
	}
	return out
}

// turn turns about an axis of length 1, counter-clockwise for who looks against it.
func turn(axis vector, degrees float64) attitude {
	x, y, z := axis[0], axis[1], axis[2]
	s, c := math.Sincos(degrees * math.Pi / 180)
	q := 1 - c
	return attitude{
		{c + x*x*q, x*y*q - z*s, x*z*q + y*s},
		{y*x*q + z*s, c + y*y*q, y*z*q - x*s},
		{z*x*q - y*s, z*y*q + x*s, c + z*z*q},
	}
}

// Faces is how many a die has, numbered from 1.
const Faces = 6

// axes say of each face of a die in which direction it looks, and in which its right and its
// upper edge are as it is read. Opposite faces add to 7; 1, 2 and 3 turn counter-clockwise about
// their corner.
var axes = [Faces + 1]struct{ normal, right, up vector }{
	1: {vector{0, 0, 1}, vector{1, 0, 0}, vector{0, 1, 0}},
	2: {vector{1, 0, 0}, vector{0, 0, -1}, vector{0, 1, 0}},
	3: {vector{0, 1, 0}, vector{1, 0, 0}, vector{0, 0, -1}},
	4: {vector{0, -1, 0}, vector{1, 0, 0}, vector{0, 0, 1}},
	5: {vector{-1, 0, 0}, vector{0, 0, 1}, vector{0, 1, 0}},
	6: {vector{0, 0, -1}, vector{-1, 0, 0}, vector{0, 1, 0}},
}

// showing is the attitude of a die that shows a face upright.
func showing(face int) attitude {
	f := axes[face]
	return attitude{f.right, f.up, f.normal}
}

// A Face is one that is seen.
type Face struct {
	Number      int
	Middle      Point
	Right, Down Point   // its edges: Middle + Right/2 is the middle of its right edge
	Light       float64 // from -1 to 1
}

// A Pose is a die as it is seen at a moment. All points are seen from where its middle is
// drawn, before it grows by Scale.
type Pose struct {
	At     Point // from where it will lie
	Up     float64
	Scale  float64
	Shadow Shadow
	Faces  [3]Face
	Near   Point    // the corner at which they meet
	Hull   [6]Point // clockwise round all of them; every second one is an end of an edge from Near
}

// A Shadow is the silhouette of a die, moved, blurred and faint.
type Shadow struct {
	At           Point
	Sigma, Alpha float64
}

// see fills in what is seen of a die in an attitude.
func (p *Pose) see(a attitude) {
	var side [3]vector // towards the viewer, half an edge long
	n := 0
	for k := 1; k <= Faces; k++ {
		f := axes[k]
		normal := a.of(f.normal)
		if d := normal.dot(viewer); d < 0 || d == 0 && k > Faces/2 {
			continue
		}
		right, up := project(a.of(f.right)), project(a.of(f.up))
		side[n] = normal.times(.5)
		p.Faces[n] = Face{k, project(side[n]), right, Point{-up.X, -up.Y}, normal.dot(light)}
		n++
	}
	corner := func(i, j, k float64) Point {
		return project(side[0].times(i).plus(side[1].times(j)).plus(side[2].times(k)))
	}
	p.Near = corner(1, 1, 1)
	p.Hull = [...]Point{corner(1, 1, -1), corner(-1, 1, -1), corner(-1, 1, 1), corner(-1, -1, 1), corner(1, -1, 1), corner(1, -1, -1)}
	area := 0.0
	for i, q := range p.Hull {
		next := p.Hull[(i+1)%len(p.Hull)]
		area += q.X*next.Y - q.Y*next.X
	}
	if area < 0 { // the other way round, from the same corner on
		for i, j := 1, len(p.Hull)-1; i < j; i, j = i+1, j-1 {
			p.Hull[i], p.Hull[j] = p.Hull[j], p.Hull[i]
		}
	}
}

// lowest is how far a die's lowest corner is below its middle.
func lowest(a attitude) float64 {
	return (math.Abs(a[2][0]) + math.Abs(a[2][1]) + math.Abs(a[2][2])) / 2
}
