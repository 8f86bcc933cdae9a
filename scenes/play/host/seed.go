package host

import "math/rand/v2"

// maxSeed keeps seeds short enough to read out.
const maxSeed = 1_000_000

// NewSeed returns a seed that nobody has chosen.
func NewSeed() uint64 {
	return rand.Uint64N(maxSeed)
}
