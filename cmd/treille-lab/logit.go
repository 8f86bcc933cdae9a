package main

import (
	"math"
	"slices"
)

// A fitted stage is what was found from its positions.
type fitted struct {
	samples []sample
	scale   []float64 // see spreads
	w       []float64 // weights of terms divided by their scale
}

// logits fits the weights of a conditional logit for each stage of a game by Newton's
// method, with a little pull towards zero, and returns with them how many nats they
// explain of a position's outcome; nil where a stage has no positions. Even says how
// strongly weights are held to those of the stages before and after, as if so many
// positions more spoke for these; with 0 each stage stands alone.
func logits(stages [][]sample, terms int, even float64) (weights [][]float64, gains []float64) {
	const sweeps = 40
	var chain []*fitted
	for _, samples := range stages {
		if len(samples) > 0 {
			chain = append(chain, &fitted{samples: samples, scale: spreads(samples, terms), w: make([]float64, terms)})
		}
	}
	for range sweeps {
		moved := 0.0
		for i := range chain {
			moved = max(moved, improve(chain, i, even))
		}
		if even == 0 || moved < 1e-4 {
			break
		}
	}
	weights, gains = make([][]float64, len(stages)), make([]float64, len(stages))
	for stage, samples := range stages {
		if len(samples) == 0 {
			continue
		}
		f := chain[0]
		chain = chain[1:]
		gains[stage] = explained(samples, f.scale, f.w)
		for t, w := range f.w {
			weights[stage] = append(weights[stage], w/f.scale[t])
		}
	}
	return weights, gains
}

// improve fits one stage of a chain while its neighbours stay as they are, and returns
// how far its weights moved.
func improve(chain []*fitted, i int, even float64) (moved float64) {
	f := chain[i]
	before := slices.Clone(f.w)
	for range 30 {
		gradient, curve := derivatives(f.samples, f.scale, f.w)
		if i > 0 {
			f.hold(chain[i-1], even, gradient, curve)
		}
		if i+1 < len(chain) {
			f.hold(chain[i+1], even, gradient, curve)
		}
		step := solve(curve, gradient)
		size := 0.0
		for t := range f.w {
			step[t] = max(-2, min(2, step[t]))
			f.w[t] += step[t]
			size = max(size, math.Abs(step[t]))
		}
		if size < 1e-6 {
			break
		}
	}
	for t := range before {
		moved = max(moved, math.Abs(f.w[t]-before[t]))
	}
	return moved
}

// hold pulls the weights of a stage towards those of a neighbour.
func (f *fitted) hold(n *fitted, even float64, gradient []float64, curve [][]float64) {
	for t := range f.w {
		if math.IsInf(f.scale[t], 1) || math.IsInf(n.scale[t], 1) {
			continue
		}
		gradient[t] -= even * n.scale[t] * (f.w[t]/f.scale[t] - n.w[t]/n.scale[t])
		curve[t][t] += even * n.scale[t] / f.scale[t]
	}
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
