package bake

import "math"

// quadAt returns the point of a quadratic curve at t, from 0 to 1.
func quadAt(a, b, c point, t float32) point {
	u := 1 - t
	return point{u*u*a.x + 2*u*t*b.x + t*t*c.x, u*u*a.y + 2*u*t*b.y + t*t*c.y}
}

// cubeAt returns the point of a cubic curve at t, from 0 to 1.
func cubeAt(a, b, c, d point, t float32) point {
	u := 1 - t
	i, j, k, l := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
	return point{i*a.x + j*b.x + k*c.x + l*d.x, i*a.y + j*b.y + k*c.y + l*d.y}
}

// quadPieces returns into how many lines a quadratic curve is cut that may be
// off by tol.
func quadPieces(a, b, c point, tol float32) int { return pieces(bend(a, b, c)/4, tol) }

// cubePieces is quadPieces for a cubic curve.
func cubePieces(a, b, c, d point, tol float32) int {
	return pieces(0.75*max(bend(a, b, c), bend(b, c, d)), tol)
}

// bend is the length of the second difference of three points, which bounds
// how far a curve leaves its chord.
func bend(a, b, c point) float32 {
	x, y := a.x-2*b.x+c.x, a.y-2*b.y+c.y
	return float32(math.Sqrt(float64(x*x + y*y)))
}

// pieces is into how many lines a curve is cut that leaves its chord by d.
func pieces(d, tol float32) int {
	n := int(math.Ceil(math.Sqrt(float64(d / tol))))
	return max(1, min(n, 64))
}
