package art

import (
	"encoding/binary"
	"errors"
	"image/color"
	"slices"
)

var errDamaged = errors.New("the file is damaged: a number is missing or out of range; go generate ./sprites/... makes it anew")

// reader reads what writer wrote. After the first failure every read gives
// zero and bad stays set, so that callers check once.
type reader struct {
	b   []byte
	bad bool
}

func (r *reader) uint() int {
	v, n := binary.Uvarint(r.b)
	if n <= 0 || v > 1<<31-1 {
		r.bad, r.b = true, nil
		return 0
	}
	r.b = r.b[n:]
	return int(v)
}

func (r *reader) int() int {
	v, n := binary.Varint(r.b)
	if n <= 0 || v > 1<<31-1 || v < -1<<31 {
		r.bad, r.b = true, nil
		return 0
	}
	r.b = r.b[n:]
	return int(v)
}

func (r *reader) byte() byte {
	if len(r.b) == 0 {
		r.bad = true
		return 0
	}
	v := r.b[0]
	r.b = r.b[1:]
	return v
}

func (r *reader) bool() bool { return r.byte() == 1 }

func (r *reader) string() string { return string(r.bytes()) }

// bytes returns a part of the file, after its length.
func (r *reader) bytes() []byte {
	n := r.count()
	if n > len(r.b) {
		r.bad = true
		return nil
	}
	b := r.b[:n:n]
	r.b = r.b[n:]
	return b
}

// count reads the length of a list. Each entry takes at least one byte, so a
// length beyond the rest of the file is damage.
func (r *reader) count() int {
	n := r.uint()
	if n > len(r.b) {
		r.bad = true
		return 0
	}
	return n
}

func (r *reader) unit() float64 { return float64(r.int()) / Unit }

// pick returns entry i of a list. If there is none, it notes the damage and
// returns a zero value.
func pick[T any](r *reader, list []T, i int) *T {
	if i < 0 || i >= len(list) {
		r.bad = true
		return new(T)
	}
	return &list[i]
}

// DecodePieces reads what EncodePieces wrote.
func DecodePieces(file []byte) ([]*Piece, error) {
	d := &decoder{reader: reader{b: file}}
	d.tables()
	pieces := make([]*Piece, d.count())
	for i := range pieces {
		pieces[i] = d.piece()
	}
	if d.bad || len(d.b) > 0 {
		return nil, errDamaged
	}
	return pieces, nil
}

// decoder reads pictures, after the tables of what they share.
type decoder struct {
	reader
	colours   []color.NRGBA
	gradients []Gradient
	outlines  []Outline
	matrices  []Matrix
}

func (d *decoder) tables() {
	d.colours = make([]color.NRGBA, d.count())
	for i := range d.colours {
		d.colours[i] = color.NRGBA{R: d.byte(), G: d.byte(), B: d.byte(), A: 255}
	}
	stops := make([][]Stop, d.count())
	for i := range stops {
		stops[i] = make([]Stop, d.count())
		for k := range stops[i] {
			stops[i][k] = Stop{Offset: d.byte(), Opacity: d.byte(), Colour: d.colour()}
		}
	}
	d.gradients = make([]Gradient, d.count())
	for i := range d.gradients {
		g := &d.gradients[i]
		g.Stops = *pick(&d.reader, stops, d.uint())
		g.X, g.Y, g.DX = int32(d.int()), int32(d.int()), int32(d.int())
		if g.Radial = d.bool(); !g.Radial {
			g.DY = int32(d.int())
		}
	}
	d.outlines = d.readOutlines()
	d.matrices = make([]Matrix, d.count())
	for i := range d.matrices {
		m := &d.matrices[i]
		for _, v := range []*int32{&m.A, &m.B, &m.C, &m.D, &m.E, &m.F} {
			*v = int32(d.int())
		}
	}
}

func (d *decoder) piece() *Piece {
	p := &Piece{ID: d.string()}
	for _, v := range []*float64{&p.X, &p.Y, &p.W, &p.H, &p.Overhang} {
		*v = d.unit()
	}
	p.Edge, p.LinesPx = Edge(d.byte()), d.bool()
	p.Slots = make([]Slot, d.count())
	for i := range p.Slots {
		p.Slots[i] = Slot{X: d.unit(), Y: d.unit(), Size: d.unit(),
			Face: Face(d.byte()), Fill: d.colour(), Align: Align(d.byte()), Sample: d.string()}
		d.bad = d.bad || p.Slots[i].Face >= Faces
	}
	p.Elements = make([]Element, d.count())
	for i := range p.Elements {
		p.Elements[i] = d.element()
	}
	return p
}

func (d *decoder) element() Element {
	head := d.byte()
	e := Element{Kind: Width(head >> kindShift), Matrix: Identity}
	e.Outline = *pick(&d.reader, d.outlines, d.uint())
	e.DX, e.DY = int32(d.int()), int32(d.int())
	if head&hasMatrix != 0 {
		e.Matrix = *pick(&d.reader, d.matrices, d.uint())
	}
	if head&hasFill != 0 {
		e.Fill = d.paint(head&fillFaint != 0)
	}
	if head&hasStroke != 0 {
		e.Stroke = d.paint(head&strokeFaint != 0)
		e.Width = int32(d.uint())
		b := d.byte()
		e.Cap, e.Join = Cap(b&(1<<joinShift-1)), Join(b>>joinShift)
	}
	return e
}

// paint reads a colour's or gradient's number and, of a faint paint, its
// opacity.
func (d *decoder) paint(faint bool) Paint {
	p := Paint{Set: true, Opacity: 100}
	if n := d.uint(); n%2 == 0 {
		p.Colour = *pick(&d.reader, d.colours, n/2)
	} else {
		p.Gradient = pick(&d.reader, d.gradients, n/2)
	}
	if faint {
		p.Opacity = d.byte()
	}
	return p
}

func (d *decoder) colour() color.NRGBA { return *pick(&d.reader, d.colours, d.uint()) }

// readOutlines reads what an outlineTable wrote.
func (r *reader) readOutlines() []Outline {
	sizes, total := make([]int, r.count()), 0
	for i := range sizes {
		sizes[i] = r.uint()
		total = min(total+sizes[i], len(r.b)+1)
	}
	steps := r.take(total)
	across, down := distances(steps)
	xs := r.take(numbersIn(r.b, across))
	ys := r.take(numbersIn(r.b, down))
	if r.bad {
		return nil
	}
	list := make([]Outline, len(sizes))
	all := make([]byte, 0, len(steps)+len(xs)+len(ys)+binary.MaxVarintLen32*len(sizes))
	for i, n := range sizes {
		begin := len(all)
		across, down := distances(steps[:n])
		x, y := numbersIn(xs, across), numbersIn(ys, down)
		all = binary.AppendUvarint(all, uint64(n))
		all = append(append(append(all, steps[:n]...), xs[:x]...), ys[:y]...)
		list[i] = all[begin:len(all):len(all)]
		steps, xs, ys = steps[n:], xs[x:], ys[y:]
	}
	return list
}

// take returns the next n bytes of the file.
func (r *reader) take(n int) []byte {
	if n < 0 || n > len(r.b) {
		r.bad = true
		return nil
	}
	b := r.b[:n]
	r.b = r.b[n:]
	return b
}

// distances says how many numbers steps take across and down.
func distances(steps []byte) (across, down int) {
	for _, b := range steps {
		switch s := Op(b); {
		case s == levelLine:
			across++
		case s == uprightLine:
			down++
		case int(s) < len(points):
			across += points[s]
			down += points[s]
		}
	}
	return across, down
}

// numbersIn says how many bytes n numbers take, -1 if there are not so many.
func numbersIn(b []byte, n int) int {
	for i, c := range b {
		if n == 0 {
			return i
		}
		if c < 0x80 {
			n--
		}
	}
	if n > 0 {
		return -1
	}
	return len(b)
}

// readPath reads what writePath wrote. Steps are checked as they come; the
// points are known only once all distances across and down are read.
func readPath(r *reader) (p Path) {
	n := r.count()
	across, down, total := 0, 0, 0
	steps := make([]Op, n)
	for i := range steps {
		op := Op(r.byte())
		switch op {
		case levelLine:
			across++
			total++
		case uprightLine:
			down++
			total++
		case Move, Line, Quad, Cube, Close:
			across += points[op]
			down += points[op]
			total += points[op]
		default:
			r.bad = true
			return Path{}
		}
		steps[i] = op
	}
	if across+down > len(r.b) { // each takes at least a byte
		r.bad = true
		return Path{}
	}
	xs, ys := make([]int32, across), make([]int32, down)
	for i := range xs {
		xs[i] = int32(r.int())
	}
	for i := range ys {
		ys[i] = int32(r.int())
	}
	p.Coords = make([]int32, 0, 2*total)
	x, y := int32(0), int32(0)
	for i, op := range steps {
		count := 1
		if op < levelLine {
			count = points[op]
		} else {
			steps[i] = Line
		}
		for range count {
			if op != uprightLine {
				x, xs = x+xs[0], xs[1:]
			}
			if op != levelLine {
				y, ys = y+ys[0], ys[1:]
			}
			p.Coords = append(p.Coords, x, y)
		}
	}
	p.Ops = steps
	return p
}

// DecodeFonts reads what EncodeFonts wrote.
func DecodeFonts(file []byte) ([]*Font, error) {
	r := &reader{b: file}
	fonts := make([]*Font, Faces)
	for i := range fonts {
		f := Font{UnitsPerEm: r.uint(), Ascent: r.uint(), Descent: r.uint(), Capital: r.uint()}
		f.Glyphs = make([]Glyph, r.count())
		f.Rows = make([][]Kern, r.count())
		runes := f.readGlyphs(r)
		for k := range f.Rows {
			row := make([]Kern, r.count())
			last := 0
			for j := range row {
				last += r.uint()
				row[j] = Kern{Next: last, By: r.int()}
			}
			f.Rows[k] = row
		}
		if r.bad || len(f.Glyphs) == 0 || f.UnitsPerEm == 0 {
			return nil, errDamaged
		}
		fonts[i] = NewFont(f, runes)
	}
	if len(r.b) > 0 {
		return nil, errDamaged
	}
	return fonts, nil
}

// readGlyphs reads what writeGlyphs wrote, and returns the characters of the glyphs.
func (f *Font) readGlyphs(r *reader) []rune {
	outlines := r.readOutlines()
	n, marks := len(f.Glyphs), 0
	list := func(n int, next func() int) []int {
		l := make([]int, n)
		for i := range l {
			l[i] = next()
		}
		return l
	}
	steps, roots, advances := list(n, r.uint), list(n, r.uint), list(n, r.int)
	rows, columns, counts := list(n, r.int), list(n, r.int), list(n, r.uint)
	for _, c := range counts {
		marks = min(marks+c, len(r.b)+1)
	}
	if marks > len(r.b) { // each takes at least a byte
		r.bad = true
		return nil
	}
	numbers, xs, ys := list(marks, r.uint), list(marks, r.int), list(marks, r.int)
	runes, last, at := make([]rune, n), 0, 0
	for i := range f.Glyphs {
		last += steps[i]
		runes[i] = rune(last)
		var base Glyph
		if roots[i] > 0 {
			base = *pick(r, f.Glyphs[:i], roots[i]-1)
		}
		g := Glyph{base.Advance + advances[i], base.Row + rows[i], base.Column + columns[i], slices.Clip(base.Parts)}
		for range counts[i] {
			g.Parts = append(g.Parts, GlyphPart{*pick(r, outlines, numbers[at]), int32(xs[at]), int32(ys[at])})
			at++
		}
		r.bad = r.bad || g.Row < 0 || g.Row >= len(f.Rows)
		f.Glyphs[i] = g
	}
	return runes
}
