package art

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image/color"
	"math"
	"slices"
	"sort"
)

// writer collects varints. What it writes, reader reads in the same order.
type writer struct{ b []byte }

func (w *writer) uint(v int)      { w.b = binary.AppendUvarint(w.b, uint64(v)) }
func (w *writer) int(v int)       { w.b = binary.AppendVarint(w.b, int64(v)) }
func (w *writer) byte(v byte)     { w.b = append(w.b, v) }
func (w *writer) string(s string) { w.uint(len(s)); w.b = append(w.b, s...) }
func (w *writer) unit(v float64)  { w.int(int(math.Round(v * Unit))) }
func (w *writer) bool(v bool) {
	if v {
		w.byte(1)
	} else {
		w.byte(0)
	}
}

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

// An outlineTable is a table of outlines. All their steps are written first, then all
// distances across, then all down, which packs better than outline after outline.
type outlineTable struct {
	table
	sizes, steps, xs, ys writer
}

func (t *outlineTable) add(o Outline) int {
	before := t.n
	number := t.table.add(func(w *writer) { w.b = o })
	if t.n > before {
		steps, xs, ys := o.split()
		t.sizes.uint(len(steps))
		t.steps.b = append(t.steps.b, steps...)
		t.xs.b = append(t.xs.b, xs...)
		t.ys.b = append(t.ys.b, ys...)
	}
	return number
}

func (t *outlineTable) into(w *writer) {
	w.uint(t.n)
	for _, list := range []writer{t.sizes, t.steps, t.xs, t.ys} {
		w.b = append(w.b, list.b...)
	}
}

// split takes an outline apart: its steps, and how far it goes across and down.
func (o Outline) split() (steps, xs, ys []byte) {
	r := reader{b: o}
	n := r.count()
	steps = r.b[:n]
	across, _ := distances(steps)
	end := n + numbersIn(r.b[n:], across)
	return steps, r.b[n:end], r.b[end:]
}

// The bits of an element's first byte.
const (
	hasFill = 1 << iota
	hasStroke
	hasMatrix
	fillFaint   // an opacity follows the fill
	strokeFaint // an opacity follows the stroke

	kindShift = 5 // the element's Kind stands above them
)

// joinShift is where, in the byte of a line's shape, its Join stands above its
// Cap.
const joinShift = 2

// EncodePieces writes pictures in the form that DecodePieces reads. They must
// be sorted by id. Colours, gradients, outlines and matrices that are alike
// are stored once.
func EncodePieces(pieces []*Piece) ([]byte, error) {
	var e encoder
	e.out.uint(len(pieces))
	last := ""
	for _, p := range pieces {
		if p.ID <= last {
			return nil, fmt.Errorf("piece %q comes after %q: sort them", p.ID, last)
		}
		last = p.ID
		e.piece(p)
	}
	var w writer
	for _, t := range []*table{&e.colours, &e.stops, &e.gradients} {
		t.into(&w)
	}
	e.outlines.into(&w)
	e.matrices.into(&w)
	return append(w.b, e.out.b...), nil
}

// encoder collects pictures and, before them in the file, the tables of what
// they share.
type encoder struct {
	colours, stops, gradients, matrices table
	outlines                            outlineTable
	out                                 writer
}

func (e *encoder) piece(p *Piece) {
	w := &e.out
	w.string(p.ID)
	for _, v := range []float64{p.X, p.Y, p.W, p.H, p.Overhang} {
		w.unit(v)
	}
	w.byte(byte(p.Edge))
	w.bool(p.LinesPx)
	w.uint(len(p.Slots))
	for _, s := range p.Slots {
		w.unit(s.X)
		w.unit(s.Y)
		w.unit(s.Size)
		w.byte(byte(s.Face))
		w.uint(e.colour(s.Fill))
		w.byte(byte(s.Align))
		w.string(s.Sample)
	}
	w.uint(len(p.Elements))
	for i := range p.Elements {
		e.element(&p.Elements[i])
	}
}

// head is an element's first byte.
func (e *Element) head() byte {
	head := byte(e.Kind) << kindShift
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
	return head
}

func (e *encoder) element(el *Element) {
	w := &e.out
	w.byte(el.head())
	w.uint(e.outlines.add(el.Outline))
	w.int(int(el.DX))
	w.int(int(el.DY))
	if el.Matrix != Identity {
		w.uint(e.matrices.add(func(w *writer) {
			m := el.Matrix
			for _, v := range []int32{m.A, m.B, m.C, m.D, m.E, m.F} {
				w.int(int(v))
			}
		}))
	}
	if el.Fill.Set {
		e.paint(el.Fill)
	}
	if el.Stroke.Set {
		e.paint(el.Stroke)
		w.uint(int(el.Width))
		w.byte(byte(el.Cap) | byte(el.Join)<<joinShift)
	}
}

// paint writes twice a colour's number, or twice a gradient's plus one, and
// the opacity if it is not full.
func (e *encoder) paint(p Paint) {
	if p.Gradient == nil {
		e.out.uint(2 * e.colour(p.Colour))
	} else {
		e.out.uint(2*e.gradient(p.Gradient) + 1)
	}
	if p.Opacity != 100 {
		e.out.byte(p.Opacity)
	}
}

// colour returns the number of a colour.
func (e *encoder) colour(c color.NRGBA) int {
	return e.colours.add(func(w *writer) { w.b = append(w.b, c.R, c.G, c.B) })
}

// gradient returns the number of a gradient.
func (e *encoder) gradient(g *Gradient) int {
	stops := e.stops.add(func(w *writer) {
		w.uint(len(g.Stops))
		for _, s := range g.Stops {
			w.byte(s.Offset)
			w.byte(s.Opacity)
			w.uint(e.colour(s.Colour))
		}
	})
	return e.gradients.add(func(w *writer) {
		w.uint(stops)
		w.int(int(g.X))
		w.int(int(g.Y))
		w.int(int(g.DX))
		w.bool(g.Radial)
		if !g.Radial {
			w.int(int(g.DY))
		}
	})
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
// reads. Outlines of a font that are alike are stored once; of a letter that is another one
// and marks, only the marks and how it differs.
func EncodeFonts(fonts []*Font) ([]byte, error) {
	if len(fonts) != Faces {
		return nil, fmt.Errorf("got %d fonts for %d faces", len(fonts), Faces)
	}
	var w writer
	for _, f := range fonts {
		if !sort.SliceIsSorted(f.runes, func(i, j int) bool { return f.runes[i] < f.runes[j] }) {
			return nil, fmt.Errorf("the runes of a font are not sorted")
		}
		for _, v := range []int{f.UnitsPerEm, f.Ascent, f.Descent, f.Capital, len(f.Glyphs), len(f.Rows)} {
			w.uint(v)
		}
		f.writeGlyphs(&w)
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

// writeGlyphs writes the outlines, then one number of all glyphs after the other, which packs
// better than glyph after glyph.
func (f *Font) writeGlyphs(w *writer) {
	var outlines outlineTable
	var runes, roots, advances, rows, columns, counts, numbers, xs, ys writer
	last := rune(0)
	for i, g := range f.Glyphs {
		root := f.root(i)
		var base Glyph
		if root >= 0 {
			base = f.Glyphs[root]
		}
		runes.uint(int(f.runes[i] - last))
		last = f.runes[i]
		roots.uint(root + 1)
		advances.int(g.Advance - base.Advance)
		rows.int(g.Row - base.Row)
		columns.int(g.Column - base.Column)
		marks := g.Parts[len(base.Parts):]
		counts.uint(len(marks))
		for _, p := range marks {
			numbers.uint(outlines.add(p.Outline))
			xs.int(int(p.X))
			ys.int(int(p.Y))
		}
	}
	outlines.into(w)
	for _, list := range []writer{runes, roots, advances, rows, columns, counts, numbers, xs, ys} {
		w.b = append(w.b, list.b...)
	}
}

// root is the glyph before glyph i that has most of its parts, and no others; -1 if there
// is none.
func (f *Font) root(i int) int {
	found, most := -1, 0
	for k, g := range f.Glyphs[:i] {
		n := len(g.Parts)
		if n > most && n <= len(f.Glyphs[i].Parts) && slices.EqualFunc(g.Parts, f.Glyphs[i].Parts[:n], GlyphPart.equal) {
			found, most = k, n
		}
	}
	return found
}

func (p GlyphPart) equal(q GlyphPart) bool {
	return p.X == q.X && p.Y == q.Y && bytes.Equal(p.Outline, q.Outline)
}
