package bake

import (
	"math"
	"strings"
)

// matrixQuiet is how many modules lie free round a code, and matrixPaper the paper below it.
const (
	matrixQuiet = 4
	matrixEdge  = 1.6
	matrixRound = 6.0
)

var matrixPaper = Colour(0xFFFDF6)

// Matrix is a code for cameras on white paper: rows of so many modules, "#" for a dark one,
// with a free margin. Its modules are whole pixels of the screen, so that it is sharp.
func (b *Baker) Matrix(w, h float64, rows string) Baked {
	c := b.newCanvas(-2, -2, w+4, h+4)
	c.Fill(RoundRect(0, 0, w, h, matrixRound), matrixPaper, 1)
	c.Stroke(RoundRect(0, 0, w, h, matrixRound), b.line(matrixEdge), ink, StrokeStyle{}, 1)
	lines := strings.Fields(rows)
	n := float64(len(lines))
	module := math.Floor(min(w, h)/(n+2*matrixQuiet)*b.scale) / b.scale
	snap := func(v float64) float64 { return math.Round(v*b.scale) / b.scale }
	x, y := snap((w-n*module)/2), snap((h-n*module)/2)
	for j, line := range lines {
		for i := 0; i < len(line); i++ {
			from := i
			for i < len(line) && line[i] == '#' {
				i++
			}
			if i > from {
				c.Fill(Rect(x+float64(from)*module, y+float64(j)*module, float64(i-from)*module, module), ink, 1)
			}
		}
	}
	return c.baked()
}
