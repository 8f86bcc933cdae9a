package main

import (
	"math"
	"slices"
)

// logit fits the weights of a conditional logit by Newton's method, with a
// little pull towards zero, and returns how many nats it explains of a
// position's outcome.
func logit(samples []sample, terms int) (weights []float64, gain float64) {
	scale := spreads(samples, terms)
	w := make([]float64, terms) // of terms divided by their spread
	for range 30 {
		gradient, curve := derivatives(samples, scale, w)
		step := solve(curve, gradient)
		size := 0.0
		for i := range w {
			step[i] = max(-2, min(2, step[i]))
			w[i] += step[i]
			size = max(size, math.Abs(step[i]))
		}
		if size < 1e-6 {
			break
		}
	}
	gain = explained(samples, scale, w)
	for i := range w {
		w[i] /= scale[i]
	}
	return w, gain
}

// spreads returns how far each term varies between the seats of a position.
func spreads(samples []sample, terms int) []float64 {
	scale := make([]float64, terms)
	for t := range scale {
		sum, n := 0.0, 0.0
		for _, s := range samples {
			mean := 0.0
			for _, x := range s.terms {
				mean += float64(x[t]) / float64(len(s.terms))
			}
			for _, x := range s.terms {
				sum += (float64(x[t]) - mean) * (float64(x[t]) - mean)
				n++
			}
		}
		if scale[t] = math.Sqrt(sum / n); scale[t] < 1e-6 {
			scale[t] = math.Inf(1) // alike for all: it says nothing
		}
	}
	return scale
}

// chances returns each seat's chance under weights.
func chances(s sample, scale, w []float64) []float64 {
	c := make([]float64, len(s.terms))
	for p, x := range s.terms {
		for t := range w {
			c[p] += w[t] * float64(x[t]) / scale[t]
		}
	}
	most, sum := slices.Max(c), 0.0
	for p := range c {
		c[p] = math.Exp(c[p] - most)
		sum += c[p]
	}
	for p := range c {
		c[p] /= sum
	}
	return c
}

// pull keeps weights small where the positions say little.
const pull = 1.0

// derivatives returns the gradient of the likelihood and its curvature.
func derivatives(samples []sample, scale, w []float64) (gradient []float64, curve [][]float64) {
	n := len(w)
	gradient, curve = make([]float64, n), make([][]float64, n)
	for i := range curve {
		curve[i] = make([]float64, n)
		curve[i][i] = pull
		gradient[i] = -pull * w[i]
	}
	mean := make([]float64, n)
	for _, s := range samples {
		c := chances(s, scale, w)
		clear(mean)
		for p, x := range s.terms {
			for t := range w {
				v := float64(x[t]) / scale[t]
				gradient[t] += (s.wins[p] - c[p]) * v
				mean[t] += c[p] * v
			}
		}
		for p, x := range s.terms {
			for i := range w {
				a := float64(x[i])/scale[i] - mean[i]
				for k := range i + 1 {
					curve[i][k] += c[p] * a * (float64(x[k])/scale[k] - mean[k])
				}
			}
		}
	}
	for i := range curve {
		for k := range i {
			curve[k][i] = curve[i][k]
		}
	}
	return gradient, curve
}

// solve solves a system of linear equations with a positive definite matrix,
// which it uses up.
func solve(matrix [][]float64, right []float64) []float64 {
	n := len(right)
	x := slices.Clone(right)
	for i := range n {
		for k := i + 1; k < n; k++ {
			f := matrix[k][i] / matrix[i][i]
			for j := i; j < n; j++ {
				matrix[k][j] -= f * matrix[i][j]
			}
			x[k] -= f * x[i]
		}
	}
	for i := n - 1; i >= 0; i-- {
		for k := i + 1; k < n; k++ {
			x[i] -= matrix[i][k] * x[k]
		}
		x[i] /= matrix[i][i]
	}
	return x
}

// explained is how much likelier the outcomes are under the weights than if all
// seats were alike, in nats a position.
func explained(samples []sample, scale, w []float64) float64 {
	sum := 0.0
	for _, s := range samples {
		c := chances(s, scale, w)
		for p, won := range s.wins {
			if won > 0 {
				sum += won * (math.Log(max(1e-9, c[p])) + math.Log(float64(len(c))))
			}
		}
	}
	return sum / float64(len(samples))
}
