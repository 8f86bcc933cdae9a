package art

import (
	"encoding/binary"
	"fmt"
	"image/color"
	"math"
	"sort"
)

// writer collects varints. What it writes, reader reads in the same order.
type writer struct{ b []byte }

func (w *writer) uint(v int) { w.b = binary.AppendUvarint(w.b, uint64(v)) }
func (w *writer) int(v int)  { w.b = binary.AppendVarint(w.b, int64(v)) }
func (w *writer) byte(v byte) {
	w.b = append(w.b, v)
}
func (w *writer) string(s string) { w.uint(len(s)); w.b = append(w.b, s...) }
func (w *writer) unit(v float64)  { w.int(int(math.Round(v * Unit))) }

// table numbers values by first use, so that equal ones are stored once.
type table struct {
	index map[string]int
	body  writer
	n     int
}

func (t *table) add(write func(*writer)) int {
	var w writer
	write(&w)
	k := string(w.b)
	if i, ok := t.index[k]; ok {
		return i
	}
	if t.index == nil {
		t.index = map[string]int{}
	}
	t.index[k] = t.n
	t.n++
	t.body.b = append(t.body.b, w.b...)
	return t.n - 1
}

func (t *table) into(w *writer) {
	w.uint(t.n)
	w.b = append(w.b, t.body.b...)
}

// The bits of an element's first byte.
const (
	hasFill = 1 << iota
	hasStroke
	hasMatrix
	fillFaint   // an opacity follows the fill
	strokeFaint // an opacity follows the stroke
	kindShift   = 5
)

// The bits of a piece's flags.
const (
	flagTint = 1 << iota
	flagLinesPx
)

// EncodePieces writes pictures in the form that DecodePieces reads. They must
// be sorted by id. Colours, gradients, outlines and matrices that are alike
// are stored once.
func EncodePieces(pieces []*Piece) ([]byte, error) {
	var colours, stops, gradients, paths, matrices table
	var out writer
	colour := func(c color.NRGBA) int {
		return colours.add(func(w *writer) { w.b = append(w.b, c.R, c.G, c.B) })
	}
	// A paint is twice a colour's number, or twice a gradient's plus one.
	paint := func(w *writer, p Paint) {
		if p.Gradient == nil {
			w.uint(2 * colour(p.Colour))
			return
		}
		g := p.Gradient
		s := stops.add(func(w *writer) {
			w.uint(len(g.Stops))
			for _, s := range g.Stops {
				w.byte(s.Offset)
				w.byte(s.Opacity)
				w.uint(colour(s.Colour))
			}
		})
		w.uint(2*gradients.add(func(w *writer) {
			w.uint(s)
			w.int(int(g.X))
			w.int(int(g.Y))
			w.int(int(g.DX))
			if g.Radial {
				w.byte(1)
			} else {
				w.byte(0)
				w.int(int(g.DY))
			}
		}) + 1)
	}
	out.uint(len(pieces))
	last := ""
	for _, p := range pieces {
		if p.ID <= last {
			return nil, fmt.Errorf("piece %q comes after %q: sort them", p.ID, last)
		}
		last = p.ID
		out.string(p.ID)
		for _, v := range []float64{p.X, p.Y, p.W, p.H, p.AnchorX, p.AnchorY, p.Overhang} {
			out.unit(v)
		}
		out.byte(byte(p.Edge))
		out.byte(byte(p.Shadow))
		flags := 0
		if p.Tint {
			flags |= flagTint
		}
		if p.LinesPx {
			flags |= flagLinesPx
		}
		out.byte(byte(flags))
		out.uint(len(p.Slots))
		for _, s := range p.Slots {
			out.string(s.Name)
			out.unit(s.X)
			out.unit(s.Y)
			out.unit(s.Size)
			out.byte(byte(s.Face))
			out.uint(colour(s.Fill))
			out.byte(byte(s.Align))
			out.string(s.Sample)
		}
		out.uint(len(p.Elements))
		for i := range p.Elements {
			e := &p.Elements[i]
			head := int(e.Kind) << kindShift
			if e.Fill.Set {
				head |= hasFill
				if e.Fill.Opacity != 100 {
					head |= fillFaint
				}
			}
			if e.Stroke.Set {
				head |= hasStroke
				if e.Stroke.Opacity != 100 {
					head |= strokeFaint
				}
			}
			if e.Matrix != Identity {
				head |= hasMatrix
			}
			out.byte(byte(head))
			out.uint(paths.add(func(w *writer) { writePath(w, e.Path) }))
			out.int(int(e.DX))
			out.int(int(e.DY))
			if e.Matrix != Identity {
				out.uint(matrices.add(func(w *writer) {
					m := e.Matrix
					for _, v := range []int32{m.A, m.B, m.C, m.D, m.E, m.F} {
						w.int(int(v))
					}
				}))
			}
			if e.Fill.Set {
				paint(&out, e.Fill)
				if e.Fill.Opacity != 100 {
					out.byte(e.Fill.Opacity)
				}
			}
			if e.Stroke.Set {
				paint(&out, e.Stroke)
				if e.Stroke.Opacity != 100 {
					out.byte(e.Stroke.Opacity)
				}
				out.uint(int(e.Width))
				out.byte(byte(e.Cap) | byte(e.Join)<<2)
			}
		}
	}
	var w writer
	colours.into(&w)
	stops.into(&w)
	gradients.into(&w)
	paths.into(&w)
	matrices.into(&w)
	return append(w.b, out.b...), nil
}

// Level and upright lines are stored with one coordinate, as two more steps
// than a Path has.
const (
	levelLine = Close + 1 + iota
	uprightLine
)

// writePath stores the steps, then how far each point lies from the one
// before: first across, then down.
func writePath(w *writer, p *Path) {
	w.uint(len(p.Ops))
	var xs, ys writer
	x, y, k := int32(0), int32(0), 0
	for _, op := range p.Ops {
		n := points[op]
		if op == Line {
			nx, ny := p.Coords[k], p.Coords[k+1]
			if ny == y {
				w.byte(byte(levelLine))
				xs.int(int(nx - x))
				x, k = nx, k+2
				continue
			}
			if nx == x {
				w.byte(byte(uprightLine))
				ys.int(int(ny - y))
				y, k = ny, k+2
				continue
			}
		}
		w.byte(byte(op))
		for range n {
			nx, ny := p.Coords[k], p.Coords[k+1]
			xs.int(int(nx - x))
			ys.int(int(ny - y))
			x, y, k = nx, ny, k+2
		}
	}
	w.b = append(append(w.b, xs.b...), ys.b...)
}

// points says how many points each Op takes.
var points = [...]int{Move: 1, Line: 1, Quad: 2, Cube: 3, Close: 0}

// EncodeFonts writes fonts, one for each face, in the form that DecodeFonts
// reads.
func EncodeFonts(fonts []*Font) ([]byte, error) {
	if len(fonts) != Faces {
		return nil, fmt.Errorf("got %d fonts for %d faces", len(fonts), Faces)
	}
	var w writer
	for _, f := range fonts {
		if !sort.SliceIsSorted(f.runes, func(i, j int) bool { return f.runes[i] < f.runes[j] }) {
			return nil, fmt.Errorf("the runes of a font are not sorted")
		}
		for _, v := range []int{f.UnitsPerEm, f.Ascent, f.Descent, f.XHeight, f.Capital, len(f.Glyphs), len(f.Rows)} {
			w.uint(v)
		}
		last := rune(0)
		for i := range f.Glyphs {
			g := &f.Glyphs[i]
			w.uint(int(f.runes[i] - last))
			last = f.runes[i]
			w.uint(g.Advance)
			w.uint(g.Row)
		}
		for i := range f.Glyphs {
			writePath(&w, &f.Glyphs[i].Path)
		}
		for _, row := range f.Rows {
			w.uint(len(row))
			last := 0
			for _, k := range row {
				w.uint(k.Next - last)
				w.int(k.By)
				last = k.Next
			}
		}
	}
	return w.b, nil
}
