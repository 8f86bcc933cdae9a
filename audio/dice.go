package audio

// dice is a small generator of chance and noise (xorshift64*), the same on every
// platform for the same seed.
type dice uint64

func newDice(seed uint64) dice { return dice(seed*0x9E3779B97F4A7C15 | 1) }

// unit returns a number from 0 to below 1. It is called in so many places that
// the program would be larger by kilobytes with a copy of it in each.
//
//go:noinline
func (d *dice) unit() float64 {
	x := uint64(*d)
	x ^= x >> 12
	x ^= x << 25
	x ^= x >> 27
	*d = dice(x)
	return float64(x*0x2545F4914F6CDD1D>>11) / (1 << 53)
}

// signed returns a number from -1 to below 1.
func (d *dice) signed() float64 { return 2*d.unit() - 1 }

// between returns a number from lo to below hi.
//
//go:noinline
func (d *dice) between(lo, hi float64) float64 { return lo + (hi-lo)*d.unit() }

// below returns a whole number from 0 to below n.
func (d *dice) below(n int) int { return int(d.unit() * float64(n)) }
