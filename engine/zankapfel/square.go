package zankapfel

import "math/bits"

// A Square of the orchard: column × 5 + row, both from 0, rows from the top. The
// order is that of the written game, a1, a2 … e5.
type Square int8

// Squares is the number of squares; NoSquare stands where none is.
const (
	Squares         = 25
	NoSquare Square = -1
)

// Column and Row count from 0, from the left and from the top.
func (sq Square) Column() int { return int(sq) / 5 }
func (sq Square) Row() int    { return int(sq) % 5 }

// String returns the square's name in the written game: "b5".
func (sq Square) String() string {
	if sq == NoSquare {
		return "-"
	}
	return string([]byte{'a' + byte(sq.Column()), '1' + byte(sq.Row())})
}

// SquareSet is a set of squares, bit i for square i.
type SquareSet uint32

const allSquares SquareSet = 1<<Squares - 1

func (sq Square) set() SquareSet { return 1 << uint(sq) }

// Has reports whether the set holds a square.
func (s SquareSet) Has(sq Square) bool { return sq >= 0 && s&sq.set() != 0 }

// Len returns the number of squares.
func (s SquareSet) Len() int { return bits.OnesCount32(uint32(s)) }

// First returns the first square of a set that is not empty.
func (s SquareSet) First() Square { return Square(bits.TrailingZeros32(uint32(s))) }

// neighbours holds the up to eight squares round each (Z30).
var neighbours = func() (sets [Squares]SquareSet) {
	for a := range sets {
		for b := range sets {
			from, to := Square(a), Square(b)
			across, down := from.Column()-to.Column(), from.Row()-to.Row()
			if a != b && across*across <= 1 && down*down <= 1 {
				sets[a] |= to.set()
			}
		}
	}
	return sets
}()
