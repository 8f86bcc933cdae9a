package table

import (
	"crypto/rand"
	"encoding/binary"
)

// maxSeed keeps seeds short enough to read out.
const maxSeed = 1_000_000

// NewSeed returns a seed that nobody has chosen.
func NewSeed() uint64 {
	var b [8]byte
	rand.Read(b[:]) // never fails, says its documentation
	return binary.LittleEndian.Uint64(b[:]) % maxSeed
}
