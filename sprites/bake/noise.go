package bake

import "math"

// noiseKind is one texture: fractal noise, of which a colour matrix leaves one
// tint and an alpha of gain × noise + offset, as SVG's feTurbulence and
// feColorMatrix make it.
type noiseKind struct {
	fx, fy       float64 // base frequency, cells per CSS pixel
	octaves      int
	seed         uint32
	tint         Colour
	gain, offset float64
	size         int // edge of the tile, CSS pixels; it repeats without a seam
}

// A Noise paints with a texture. Its tile is computed when it is first used, and
// kept by the Baker.
type Noise struct {
	kind   int
	dx, dy int // device pixels by which the tile is moved
}

// noiseTile holds the alphas of a texture at device scale.
type noiseTile struct {
	w, h int
	pix  []uint8
}

func (n Noise) shader(c *Canvas, m matrix, opacity float64) shader {
	t := c.b.tile(n.kind)
	tint := noiseKinds[n.kind].tint
	var lut [256]pixel
	for i := range lut {
		lut[i] = premultiplied(tint, float64(i)/255*opacity)
	}
	// The tile is fixed to the canvas's origin, so that surfaces look alike
	// wherever their rim is cut.
	ox, oy := n.dx-int(m.e), n.dy-int(m.f)
	return shader{row: func(x, y int, out []pixel) {
		row := t.pix[mod(y+oy, t.h)*t.w:][:t.w]
		k := mod(x+ox, t.w)
		for i := range out {
			out[i] = lut[row[k]]
			if k++; k == t.w {
				k = 0
			}
		}
	}}
}

func mod(a, n int) int {
	a %= n
	if a < 0 {
		a += n
	}
	return a
}

// tile returns a texture's tile, computed on first use.
func (b *Baker) tile(kind int) *noiseTile {
	if b.tiles[kind] == nil {
		b.tiles[kind] = noiseKinds[kind].tile(b.scale)
	}
	return b.tiles[kind]
}

// samplesPerCell is how many samples are computed to a cell of the finest octave,
// at most. Where a texture changes slowly, that is less than the pixels: the rest
// are blended from them.
const samplesPerCell = 6

// tile computes the texture for a device scale.
func (k noiseKind) tile(scale float64) *noiseTile {
	size := int(math.Round(float64(k.size) * scale))
	// Whole numbers of cells to the tile, so that it repeats.
	cx := max(1, int(math.Round(k.fx/scale*float64(size))))
	cy := max(1, int(math.Round(k.fy/scale*float64(size))))
	finest := 1 << (k.octaves - 1)
	nx, ny := min(size, cx*finest*samplesPerCell), min(size, cy*finest*samplesPerCell)
	coarse := make([]float32, nx*ny)
	p := newPerlin(k.seed)
	for o := range k.octaves {
		p.add(coarse, nx, ny, cx<<o, cy<<o, 1/float32(int(1)<<o))
	}
	// noise is (sum + 1) / 2; alpha is gain × noise + offset.
	for i, v := range coarse {
		coarse[i] = float32(255 * unit(k.gain*unit(float64(v+1)/2)+k.offset))
	}
	return &noiseTile{w: size, h: size, pix: enlarge(coarse, nx, ny, size)}
}

// unit is v held between 0 and 1. The built-in functions also care for what is no
// number, which takes WebAssembly long.
func unit(v float64) float64 {
	switch {
	case v < 0:
		return 0
	case v > 1:
		return 1
	}
	return v
}

// enlarge blends nx × ny samples, which repeat, to size × size pixels.
func enlarge(src []float32, nx, ny, size int) []uint8 {
	out := make([]uint8, size*size)
	xi, xf := make([]int, size), make([]float32, size)
	for x := range xi {
		at := float64(x) * float64(nx) / float64(size)
		xi[x] = int(at)
		xf[x] = float32(at - math.Floor(at))
	}
	row := make([]float32, nx+1)
	for y := range size {
		at := float64(y) * float64(ny) / float64(size)
		j, f := int(at), float32(at-math.Floor(at))
		a, b := src[j*nx:][:nx], src[(j+1)%ny*nx:][:nx]
		for i := range a {
			row[i] = a[i] + (b[i]-a[i])*f
		}
		row[nx] = row[0]
		dst := out[y*size:][:size]
		for x := range dst {
			i := xi[x]
			dst[x] = uint8(row[i] + (row[i+1]-row[i])*xf[x] + .5)
		}
	}
	return out
}

// perlin is gradient noise on a square lattice.
type perlin struct {
	perm [256]uint8
	grad [256][2]float32
}

func newPerlin(seed uint32) *perlin {
	p := new(perlin)
	next := func() uint32 { // xorshift32, after Marsaglia
		seed ^= seed << 13
		seed ^= seed >> 17
		seed ^= seed << 5
		return seed
	}
	seed = seed*2654435761 + 1
	for i := range p.perm {
		p.perm[i] = uint8(i)
		sin, cos := math.Sincos(2 * math.Pi * float64(next()) / (1 << 32))
		p.grad[i] = [2]float32{float32(cos), float32(sin)}
	}
	for i := len(p.perm) - 1; i > 0; i-- {
		k := next() % uint32(i+1)
		p.perm[i], p.perm[k] = p.perm[k], p.perm[i]
	}
	return p
}

// add adds weight times one octave of cx × cy cells to nx × ny samples.
func (p *perlin) add(out []float32, nx, ny, cx, cy int, weight float32) {
	type column struct {
		a, b int     // lattice columns at the left and right
		f, s float32 // place in the cell, and eased
	}
	ease := func(t float32) float32 { return t * t * (3 - 2*t) }
	cols := make([]column, nx)
	for x := range cols {
		at := float32(x) * float32(cx) / float32(nx)
		i := int(at)
		f := at - float32(i)
		cols[x] = column{i % cx, (i + 1) % cx, f, ease(f)}
	}
	lattice := func(x, y int) [2]float32 {
		return p.grad[p.perm[(int(p.perm[x&255])+y+(x>>8)*57)&255]]
	}
	top, bottom := make([][2]float32, cx), make([][2]float32, cx)
	last := -1
	for y := range ny {
		at := float32(y) * float32(cy) / float32(ny)
		j := int(at)
		f := at - float32(j)
		s := ease(f)
		if j != last {
			last = j
			for i := range top {
				top[i], bottom[i] = lattice(i, j%cy), lattice(i, (j+1)%cy)
			}
		}
		row := out[y*nx:][:nx]
		for x := range row {
			c := &cols[x]
			g00, g10, g01, g11 := top[c.a], top[c.b], bottom[c.a], bottom[c.b]
			u := c.f*g00[0] + f*g00[1]
			v := (c.f-1)*g10[0] + f*g10[1]
			a := u + (v-u)*c.s
			u = c.f*g01[0] + (f-1)*g01[1]
			v = (c.f-1)*g11[0] + (f-1)*g11[1]
			b := u + (v-u)*c.s
			row[x] += weight * (a + (b-a)*s)
		}
	}
}
