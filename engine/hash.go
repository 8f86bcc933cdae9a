package engine

// A Hasher folds numbers into a 64-bit hash that is the same on every platform.
// The zero value is ready.
type Hasher struct{ h uint64 }

// Add folds in one number.
func (h *Hasher) Add(v uint64) {
	x := h.h ^ v
	x += 0x9E3779B97F4A7C15
	x = (x ^ x>>30) * 0xBF58476D1CE4E5B9
	x = (x ^ x>>27) * 0x94D049BB133111EB
	h.h = x ^ x>>31
}

// AddInt folds in a signed number.
func (h *Hasher) AddInt(v int) { h.Add(uint64(int64(v))) }

// Sum returns the hash of all that was added so far.
func (h *Hasher) Sum() uint64 { return h.h }

// Bit is 1 for true and 0 for false, to be folded in with other bits.
func Bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}
