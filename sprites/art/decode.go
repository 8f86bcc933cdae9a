package art

import (
	"encoding/binary"
	"errors"
	"image/color"
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

func (r *reader) string() string {
	n := r.count()
	if n > len(r.b) {
		r.bad = true
		return ""
	}
	s := string(r.b[:n])
	r.b = r.b[n:]
	return s
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

// pick returns entry i of a list, or notes the damage.
func pick[T any](r *reader, list []T, i int) (v T) {
	if i < 0 || i >= len(list) {
		r.bad = true
		return v
	}
	return list[i]
}

// DecodePieces reads what EncodePieces wrote.
func DecodePieces(file []byte) ([]*Piece, error) {
	r := &reader{b: file}
	colours := make([]color.NRGBA, r.count())
	for i := range colours {
		colours[i] = color.NRGBA{R: r.byte(), G: r.byte(), B: r.byte(), A: 255}
	}
	colour := func() color.NRGBA { return pick(r, colours, r.uint()) }
	stops := make([][]Stop, r.count())
	for i := range stops {
		stops[i] = make([]Stop, r.count())
		for k := range stops[i] {
			stops[i][k] = Stop{Offset: r.byte(), Opacity: r.byte(), Colour: colour()}
		}
	}
	gradients := make([]Gradient, r.count())
	for i := range gradients {
		g := &gradients[i]
		g.Stops = pick(r, stops, r.uint())
		g.X, g.Y, g.DX = int32(r.int()), int32(r.int()), int32(r.int())
		if g.Radial = r.byte() == 1; !g.Radial {
			g.DY = int32(r.int())
		}
	}
	paths := make([]Path, r.count())
	for i := range paths {
		paths[i] = readPath(r)
	}
	matrices := make([]Matrix, r.count())
	for i := range matrices {
		m := &matrices[i]
		for _, v := range []*int32{&m.A, &m.B, &m.C, &m.D, &m.E, &m.F} {
			*v = int32(r.int())
		}
	}
	paint := func(faint bool) Paint {
		p := Paint{Set: true, Opacity: 100}
		if n := r.uint(); n%2 == 0 {
			p.Colour = pick(r, colours, n/2)
		} else if n/2 < len(gradients) {
			p.Gradient = &gradients[n/2]
		} else {
			r.bad = true
		}
		if faint {
			p.Opacity = r.byte()
		}
		return p
	}
	pieces := make([]*Piece, r.count())
	for i := range pieces {
		p := &Piece{ID: r.string()}
		pieces[i] = p
		for _, v := range []*float64{&p.X, &p.Y, &p.W, &p.H, &p.AnchorX, &p.AnchorY, &p.Overhang} {
			*v = r.unit()
		}
		p.Edge, p.Shadow = Edge(r.byte()), Shadow(r.byte())
		flags := r.byte()
		p.Tint, p.LinesPx = flags&flagTint != 0, flags&flagLinesPx != 0
		p.Slots = make([]Slot, r.count())
		for k := range p.Slots {
			p.Slots[k] = Slot{Name: r.string(), X: r.unit(), Y: r.unit(), Size: r.unit(),
				Face: Face(r.byte()), Fill: colour(), Align: Align(r.byte()), Sample: r.string()}
			r.bad = r.bad || p.Slots[k].Face >= Faces
		}
		p.Elements = make([]Element, r.count())
		for k := range p.Elements {
			e := &p.Elements[k]
			head := r.byte()
			e.Kind = Width(head >> kindShift)
			if n := r.uint(); n < len(paths) {
				e.Path = &paths[n]
			} else {
				r.bad = true
			}
			e.DX, e.DY = int32(r.int()), int32(r.int())
			e.Matrix = Identity
			if head&hasMatrix != 0 {
				e.Matrix = pick(r, matrices, r.uint())
			}
			if head&hasFill != 0 {
				e.Fill = paint(head&fillFaint != 0)
			}
			if head&hasStroke != 0 {
				e.Stroke = paint(head&strokeFaint != 0)
				e.Width = int32(r.uint())
				b := r.byte()
				e.Cap, e.Join = Cap(b&3), Join(b>>2)
			}
		}
	}
	if r.bad || len(r.b) > 0 {
		return nil, errDamaged
	}
	return pieces, nil
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
		f := Font{UnitsPerEm: r.uint(), Ascent: r.uint(), Descent: r.uint(), XHeight: r.uint(), Capital: r.uint()}
		f.Glyphs = make([]Glyph, r.count())
		f.Rows = make([][]Kern, r.count())
		runes := make([]rune, len(f.Glyphs))
		last := 0
		for k := range f.Glyphs {
			last += r.uint()
			runes[k] = rune(last)
			f.Glyphs[k].Advance = r.uint()
			f.Glyphs[k].Row = r.uint()
			r.bad = r.bad || f.Glyphs[k].Row >= len(f.Rows)
		}
		for k := range f.Glyphs {
			f.Glyphs[k].Path = readPath(r)
		}
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
