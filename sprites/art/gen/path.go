package main

import (
	"fmt"
	"strconv"
	"strings"

	"treille/sprites/art"
)

// numbers reads a list of numbers parted by spaces, commas or line breaks.
func numbers(s string) ([]float64, error) {
	var out []float64
	for _, f := range strings.FieldsFunc(s, func(r rune) bool { return r == ' ' || r == ',' || r == '\n' }) {
		v, err := strconv.ParseFloat(f, 64)
		if err != nil {
			return nil, fmt.Errorf("%q is not a number", f)
		}
		out = append(out, v)
	}
	return out, nil
}

// builder collects an outline in drawing units.
type builder struct {
	ops    []art.Op
	coords []float64
}

func (b *builder) add(op art.Op, xy ...float64) {
	b.ops = append(b.ops, op)
	b.coords = append(b.coords, xy...)
}

// outline returns the outline moved so that it begins at 0, 0, and where that is.
func (b *builder) outline() (o art.Outline, dx, dy int32) {
	p := art.Path{Ops: b.ops}
	dx, dy = units(b.coords[0]), units(b.coords[1])
	for i := 0; i < len(b.coords); i += 2 {
		p.Coords = append(p.Coords, units(b.coords[i])-dx, units(b.coords[i+1])-dy)
	}
	return art.Pack(&p), dx, dy
}

// data reads the path data of the subset: absolute M L H V C Q Z.
func (b *builder) data(s string) error {
	x, y, x0, y0 := 0.0, 0.0, 0.0, 0.0
	for s != "" {
		cmd := s[0]
		end := strings.IndexAny(s[1:], "MLHVCQZ") + 1
		if end == 0 {
			end = len(s)
		}
		v, err := numbers(s[1:end])
		if err != nil {
			return fmt.Errorf("path data %q: %w", s[:end], err)
		}
		s = s[end:]
		size := map[byte]int{'M': 2, 'L': 2, 'H': 1, 'V': 1, 'C': 6, 'Q': 4, 'Z': 0}
		n, ok := size[cmd]
		if !ok || n > 0 && (len(v) == 0 || len(v)%n != 0) || n == 0 && len(v) > 0 {
			return fmt.Errorf("path command %c with %d numbers is not in the subset", cmd, len(v))
		}
		if cmd == 'Z' {
			b.add(art.Close)
			x, y = x0, y0
			continue
		}
		for i := 0; i < len(v); i += n {
			a := v[i : i+n]
			switch {
			case cmd == 'M' && i == 0:
				b.add(art.Move, a...)
				x0, y0 = a[0], a[1]
			case cmd == 'M' || cmd == 'L':
				b.add(art.Line, a...)
			case cmd == 'H':
				b.add(art.Line, a[0], y)
			case cmd == 'V':
				b.add(art.Line, x, a[0])
			case cmd == 'Q':
				b.add(art.Quad, a...)
			case cmd == 'C':
				b.add(art.Cube, a...)
			}
			x, y = b.coords[len(b.coords)-2], b.coords[len(b.coords)-1]
		}
	}
	return nil
}

func (b *builder) polygon(s string) error {
	v, err := numbers(s)
	if err != nil || len(v) < 6 || len(v)%2 != 0 {
		return fmt.Errorf("points %q are not at least three pairs", s)
	}
	for i := 0; i < len(v); i += 2 {
		op := art.Line
		if i == 0 {
			op = art.Move
		}
		b.add(op, v[i], v[i+1])
	}
	b.add(art.Close)
	return nil
}

// kappa is the length of the handles of a cubic that draws a quarter circle.
const kappa = 0.5523

func (b *builder) ellipse(cx, cy, rx, ry float64) {
	kx, ky := rx*kappa, ry*kappa
	b.add(art.Move, cx+rx, cy)
	b.add(art.Cube, cx+rx, cy+ky, cx+kx, cy+ry, cx, cy+ry)
	b.add(art.Cube, cx-kx, cy+ry, cx-rx, cy+ky, cx-rx, cy)
	b.add(art.Cube, cx-rx, cy-ky, cx-kx, cy-ry, cx, cy-ry)
	b.add(art.Cube, cx+kx, cy-ry, cx+rx, cy-ky, cx+rx, cy)
	b.add(art.Close)
}

func (b *builder) rect(x, y, w, h, r float64) {
	if r == 0 {
		b.add(art.Move, x, y)
		b.add(art.Line, x+w, y)
		b.add(art.Line, x+w, y+h)
		b.add(art.Line, x, y+h)
		b.add(art.Close)
		return
	}
	r = min(r, w/2, h/2)
	k := r * (1 - kappa)
	b.add(art.Move, x+r, y)
	b.add(art.Line, x+w-r, y)
	b.add(art.Cube, x+w-k, y, x+w, y+k, x+w, y+r)
	b.add(art.Line, x+w, y+h-r)
	b.add(art.Cube, x+w, y+h-k, x+w-k, y+h, x+w-r, y+h)
	b.add(art.Line, x+r, y+h)
	b.add(art.Cube, x+k, y+h, x, y+h-k, x, y+h-r)
	b.add(art.Line, x, y+r)
	b.add(art.Cube, x, y+k, x+k, y, x+r, y)
	b.add(art.Close)
}
