package weinhaendler

import "math/bits"

// A weight is a product of whole numbers and inverses of whole numbers, exact to
// some thirty bits.
type weight struct {
	up, down uint64 // less than 1<<32
	shift    int    // its value is up/down · 1<<shift
}

var evenWeight = weight{1, 1, 0}

// short drops the bits of a number beyond 32 and returns how many these are.
func short(x uint64) (uint64, int) {
	n := max(0, bits.Len64(x)-32)
	return x >> n, n
}

func (w *weight) multiply(x uint64) {
	x, n := short(x)
	up, m := short(w.up * x)
	w.up, w.shift = up, w.shift+n+m
}

func (w *weight) divide(x uint64) {
	x, n := short(x)
	down, m := short(w.down * x)
	w.down, w.shift = down, w.shift-n-m
}

// over reports true as often as one weight is of another, and always if it is no
// less.
func (w weight) over(other weight, random uint64) bool {
	x, y := w.up*other.down, other.up*w.down
	n := w.shift - other.shift
	if n < 0 {
		if n <= -64 {
			return false
		}
		x >>= -n
	} else if n > bits.LeadingZeros64(x) {
		return true
	} else {
		x <<= n
	}
	y, _ = bits.Mul64(y, random)
	return y < x
}
