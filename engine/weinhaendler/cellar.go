package weinhaendler

import "math/bits"

// A Cellar is a player's pyramid (rule W32) as a small value. Its fifteen cells
// are counted row by row from the lower left, 0 to 4, 5 to 8, 9 to 11, 12 and
// 13, 14; cell 0 is the leftmost card of the bottom row, wherever that is now.
// Each field but the last holds one bit of every cell's card.
type Cellar struct {
	wine0, wine1, wine2 uint16 // the wine; all set for an empty bottle
	star0, star1        uint16 // the stars, 0 for an empty bottle
	left                int8   // column of cell 0: 0 at first, then down to −4
}

const (
	cells     = 15
	rows      = 5
	fullMask  = 1<<cells - 1
	bottomRow = 0x1F
	leftBit   = 1      // in masks of places: the place left of cell 0
	firstBit  = 1 << 1 // in masks of places: cell 0
)

// rowStart is the first cell of each row, and of the one above the top.
var rowStart = [rows + 1]uint8{0, 5, 9, 12, 14, 15}

// placeCodes packs row and column of each place of a mask, for a cellar that
// begins at column 0: four bits each.
var placeCodes = [cells + 1]int{-1,
	0x00, 0x01, 0x02, 0x03, 0x04, 0x10, 0x11, 0x12, 0x13, 0x20, 0x21, 0x22, 0x30, 0x31, 0x40}

// At returns the topmost card at a place, and whether there is one. Columns are
// counted as in records: the first card of the bottom row lay down at 0, left
// of it is negative; row, col rests on row−1, col and row−1, col+1.
func (c Cellar) At(row, col int) (Card, bool) {
	i := c.cell(row, col)
	if i < 0 || c.occupied()>>uint(i)&1 == 0 {
		return 0, false
	}
	return c.card(i), true
}

// Extent returns the column of the leftmost card of the bottom row and how many
// lie there, 0 to 5.
func (c Cellar) Extent() (first, width int) {
	return int(c.left), bits.OnesCount16(c.occupied() & bottomRow)
}

// stars returns the stars of all cards.
func (c *Cellar) stars() int { return bits.OnesCount16(c.star0) + 2*bits.OnesCount16(c.star1) }

// Len returns how many places are filled, 0 to 15.
func (c Cellar) Len() int { return bits.OnesCount16(c.occupied()) }

// cell returns the number of the cell at a place, or −1 if the pyramid has none
// there.
func (c *Cellar) cell(row, col int) int {
	col -= int(c.left)
	if row < 0 || row >= rows || col < 0 || col >= rows-row {
		return -1
	}
	return int(rowStart[row]) + col
}

func (c *Cellar) occupied() uint16 { return c.star0 | c.star1 | c.wine0 }

func (c *Cellar) empties() uint16 { return c.wine0 & c.wine1 & c.wine2 }

func (c *Cellar) card(cell int) Card {
	at := func(plane uint16) int { return int(plane>>uint(cell)) & 1 }
	stars := at(c.star0) + 2*at(c.star1)
	if stars == 0 {
		return Empty
	}
	return Bottle(Wine(at(c.wine0)+2*at(c.wine1)+4*at(c.wine2)), stars)
}

// finished reports whether all places are filled for good (rule W34).
func (c *Cellar) finished() bool { return c.occupied() == fullMask && c.empties() == 0 }

// places returns the masks of the places that are open to a wine and to an
// empty bottle: bit 0 is the place left of cell 0, bit i+1 is cell i
// (rules W32, W33).
func (c *Cellar) places() (wine, empty uint16) {
	filled := c.occupied()
	if filled == 0 {
		return firstBit, firstBit
	}
	pairs := filled & (filled >> 1)
	held := (pairs&0x000F)<<5 | (pairs&0x00E0)<<4 | (pairs&0x0600)<<3 | (pairs&0x1000)<<2
	bottom := filled & bottomRow
	var open uint16
	if bottom != bottomRow {
		open = leftBit
		held |= bottom + 1 // no gaps: the next is the first free bit
	}
	open |= (held &^ filled) << 1
	return open | c.empties()<<1, open
}

// put lays a card at a place of the mask that places returns, and returns the
// cell.
func (c *Cellar) put(place int, card Card) int {
	cell := place - 1
	if cell < 0 {
		// The bottom row is shorter than five, so no row is full and each
		// moves on by one within its own bits.
		c.wine0, c.wine1, c.wine2 = c.wine0<<1, c.wine1<<1, c.wine2<<1
		c.star0, c.star1 = c.star0<<1, c.star1<<1
		c.left--
		cell = 0
	}
	wine, stars := uint16(card.Wine()), uint16(card.Stars())
	keep := ^(uint16(1) << uint(cell))
	c.wine0 = c.wine0&keep | (wine&1)<<uint(cell)
	c.wine1 = c.wine1&keep | (wine>>1&1)<<uint(cell)
	c.wine2 = c.wine2&keep | (wine>>2)<<uint(cell)
	c.star0 = c.star0&keep | (stars&1)<<uint(cell)
	c.star1 = c.star1&keep | (stars>>1)<<uint(cell)
	return cell
}

// sameWine returns the cells with wine of the kind that lies in one.
func (c *Cellar) sameWine(cell int) uint16 {
	same := c.star0 | c.star1
	same &^= c.wine0 ^ -(c.wine0 >> uint(cell) & 1)
	same &^= c.wine1 ^ -(c.wine1 >> uint(cell) & 1)
	same &^= c.wine2 ^ -(c.wine2 >> uint(cell) & 1)
	return same
}

// ofWine returns the cells with a wine.
func (c *Cellar) ofWine(w Wine) uint16 {
	same := c.star0 | c.star1
	same &^= c.wine0 ^ -uint16(w&1)
	same &^= c.wine1 ^ -uint16(w>>1&1)
	same &^= c.wine2 ^ -uint16(w>>2)
	return same
}

// alike reports whether the three cards of a triplet of one wine have the same
// size (rule W36).
func (c *Cellar) alike(triplet uint16) bool {
	a, b := c.star0&triplet, c.star1&triplet
	return (a == 0 || a == triplet) && (b == 0 || b == triplet)
}

// mixed reports whether the three cards of a triplet of one wine have three
// different sizes (rule W36).
func (c *Cellar) mixed(triplet uint16) bool {
	// Stars are 01, 10 and 11: only three different ones have a bit each and
	// each bit twice.
	a, b := c.star0&triplet, c.star1&triplet
	return a|b == triplet && bits.OnesCount16(a) == 2 && bits.OnesCount16(b) == 2
}

// gain returns what the card in a cell scores when it has just been laid
// (rules W35, W36).
func (c *Cellar) gain(cell int) Gain {
	g := Gain{Stars: int(c.star0>>uint(cell)&1) + 2*int(c.star1>>uint(cell)&1)}
	if g.Stars == 0 {
		return g
	}
	same := c.sameWine(cell)
	t := &tripletsOf[cell]
	if near := same & t.near; near&(near-1) == 0 {
		return g
	}
	for _, triplet := range t.list[:t.n] {
		if same&triplet != triplet {
			continue
		}
		if c.alike(triplet) {
			g.Alike++
		} else if c.mixed(triplet) {
			g.Different++
		}
	}
	return g
}

// A Gain is what one card scores when it is laid.
type Gain struct {
	Stars     int // one point each (rule W35)
	Alike     int // triplets of one size, four points each (rule W36)
	Different int // triplets of three sizes, one point each (rule W36)
}

// Points returns the points of a gain.
func (g Gain) Points() int {
	return g.Stars + AlikePoints*g.Alike + MixedPoints*g.Different
}

// A Triplet is three cards of one wine that touch, and their points, 4 or 1.
type Triplet struct {
	Places [3]Place // in ascending order
	Points int
}

// triplets appends the triplets that score among the cells of a mask; number is
// that of the cellar in its row.
func (c *Cellar) triplets(within uint16, number int, dst []Triplet) []Triplet {
	for _, mask := range allTriplets {
		if mask&within == 0 {
			continue
		}
		first := bits.TrailingZeros16(mask)
		if c.sameWine(first)&mask != mask {
			continue
		}
		points := 0
		switch {
		case c.alike(mask):
			points = AlikePoints
		case c.mixed(mask):
			points = MixedPoints
		default:
			continue
		}
		t := Triplet{Points: points}
		for i := range t.Places {
			t.Places[i] = c.placeOf(bits.TrailingZeros16(mask)+1, number)
			mask &= mask - 1
		}
		dst = append(dst, t)
	}
	return dst
}

// TripletPoints returns what three bottles of one wine score that touch: 4, 1 or 0
// (rule W36).
func TripletPoints(bottles [3]Card) int {
	var c Cellar
	for i, b := range bottles {
		c.put(i+1, b)
	}
	g := c.gain(1)
	return g.Points() - g.Stars
}

// placeOf names a place of a mask.
func (c *Cellar) placeOf(place, number int) Place {
	code := placeCodes[place]
	if code < 0 {
		return Place{int8(number), 0, c.left - 1}
	}
	return Place{int8(number), int8(code >> 4), int8(code&15) + c.left}
}

// maskPlace is the inverse of placeOf, or −1 if the pyramid has no such place.
func (c *Cellar) maskPlace(row, col int) int {
	if row == 0 && col == int(c.left)-1 {
		return 0
	}
	if i := c.cell(row, col); i >= 0 {
		return i + 1
	}
	return -1
}
