// Package rng makes the streams of random integers that games are dealt from.
// A stream is decided by its seed alone, on every platform.
package rng

// A Stream is a sequence of pseudo-random integers (SplitMix64). The zero value
// is a stream too, that of seed 0.
type Stream struct{ state uint64 }

// New returns the stream of a seed and any number of further numbers: seat and
// ply, say. Each combination has a stream of its own.
func New(seed uint64, more ...uint64) Stream {
	s := mix(seed)
	for _, m := range more {
		s = mix(s ^ mix(m+0x632BE59BD9B4E019))
	}
	return Stream{state: s}
}

// Chance returns the stream that decides the k-th outcome (from 0) of a source
// of chance: seed, source and k alone count.
func Chance(seed uint64, source string, k int) Stream {
	h := uint64(14695981039346656037)
	for i := 0; i < len(source); i++ {
		h = (h ^ uint64(source[i])) * 1099511628211
	}
	return New(seed, h, uint64(k))
}

// Uint64 returns the next 64 bits.
func (s *Stream) Uint64() uint64 {
	s.state += 0x9E3779B97F4A7C15
	return finish(s.state)
}

// Intn returns an even choice among 0 … n-1. It panics if n is not in
// 1 … 2^31-1.
func (s *Stream) Intn(n int) int {
	if n <= 0 || n > 1<<31-1 {
		panic("rng: Intn needs a number from 1 to 2^31-1")
	}
	bound := uint64(n)
	product := (s.Uint64() >> 32) * bound
	if low := uint32(product); uint64(low) < bound {
		// Refuse the few values that would make the low numbers likelier.
		for threshold := uint32(-int32(n)) % uint32(n); low < threshold; {
			product = (s.Uint64() >> 32) * bound
			low = uint32(product)
		}
	}
	return int(product >> 32)
}

func mix(x uint64) uint64 { return finish(x + 0x9E3779B97F4A7C15) }

func finish(x uint64) uint64 {
	x = (x ^ x>>30) * 0xBF58476D1CE4E5B9
	x = (x ^ x>>27) * 0x94D049BB133111EB
	return x ^ x>>31
}
