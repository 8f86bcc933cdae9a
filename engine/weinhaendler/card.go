package weinhaendler

import (
	"fmt"
	"math/bits"
)

// A Wine is one of the seven wines, in the order of rule W2.
type Wine uint8

// The wines, from the cheapest to the dearest.
const (
	Dornfelder Wine = iota
	Merlot
	Zinfandel
	Chardonnay
	Portugieser
	CabernetSauvignon
	Bordeaux
)

// Wines is the number of wines.
const Wines = 7

// letters are the wines' colour letters in records, and that of the empty.
const letters = "yrgobcve"

// Letter returns the colour letter of a wine in records: 'y' for Dornfelder.
func (w Wine) Letter() byte { return letters[w] }

// A Card is a kind of card: a wine in one of its three sizes, as
// 3·wine + stars − 1, or [Empty].
type Card uint8

const (
	// Empty is the empty bottle.
	Empty Card = 21
	// Kinds is the number of different cards.
	Kinds = 22
	// Hidden stands for a card that a seat does not see.
	Hidden Card = 255
)

// Bottle returns the card of a wine with 1 to 3 stars.
func Bottle(w Wine, stars int) Card { return Card(3*int(w) + stars - 1) }

// Wine returns the wine of a card; the empty bottle has none and returns
// [Wines].
func (c Card) Wine() Wine { return Wine(c / 3) }

// Stars returns the stars of a card, 1 to 3, and 0 for the empty bottle.
func (c Card) Stars() int {
	if c == Empty {
		return 0
	}
	return int(c%3) + 1
}

// Value returns what a card is worth in bids, in tenths of a euro (rule W2).
func (c Card) Value() int { return int(box.values[c]) }

// String writes a card as in records: "y1" … "v3", "e"; "?" if it is hidden.
func (c Card) String() string {
	switch {
	case c == Empty:
		return "e"
	case c > Empty:
		return "?"
	}
	return string([]byte{letters[c.Wine()], '0' + byte(c.Stars())})
}

// Cards is a multiset of cards: two bits for each kind, the kind's own number
// of times two up, which is enough for the three copies of the box (rule W1).
// The zero value is empty.
type Cards uint64

const (
	oddBits  Cards = 0x5555_5555_5555_5555
	allKinds Cards = 1<<(2*Kinds) - 1
	copies         = 3
)

// CardsOf returns the multiset of the cards given, of each at most three.
func CardsOf(cards ...Card) Cards {
	var cs Cards
	for _, c := range cards {
		cs = cs.With(c)
	}
	return cs
}

// Count returns how many cards of one kind there are, 0 to 3.
func (cs Cards) Count(c Card) int { return int(cs>>(2*c)) & 3 }

// Len returns how many cards there are.
func (cs Cards) Len() int {
	return bits.OnesCount64(uint64(cs)) + bits.OnesCount64(uint64(cs&^oddBits))
}

// Value returns what the cards are worth together, in tenths of a euro.
func (cs Cards) Value() int {
	total := 0
	for ; cs != 0; cs = cs.withoutFirstKind() {
		c := cs.first()
		total += cs.Count(c) * c.Value()
	}
	return total
}

// With returns the cards and one more. There must be fewer than three of it.
func (cs Cards) With(c Card) Cards { return cs + 1<<(2*c) }

// Without returns the cards without one of a kind that is among them.
func (cs Cards) Without(c Card) Cards { return cs - 1<<(2*c) }

// Plus returns the cards of both; of each kind there must be at most three.
func (cs Cards) Plus(other Cards) Cards { return cs + other }

// Minus returns the cards without others, which must all be among them.
func (cs Cards) Minus(other Cards) Cards { return cs - other }

// Contains reports whether others are all among the cards.
func (cs Cards) Contains(other Cards) bool { return cs.common(other) == other }

// common returns the cards that both have, of each kind the smaller number.
func (cs Cards) common(other Cards) Cards {
	var both Cards
	for rest := cs.kinds() & other.kinds(); rest != 0; rest = rest.withoutFirstKind() {
		c := rest.first()
		both |= Cards(min(cs.Count(c), other.Count(c))) << (2 * c)
	}
	return both
}

// AppendTo appends the cards in ascending order, equal cards repeated.
func (cs Cards) AppendTo(dst []Card) []Card {
	for ; cs != 0; cs = cs.withoutFirstKind() {
		c := cs.first()
		for range cs.Count(c) {
			dst = append(dst, c)
		}
	}
	return dst
}

// String writes the cards as in records: "y1 g2 e".
func (cs Cards) String() string { return string(cs.appendText(nil)) }

func (cs Cards) appendText(dst []byte) []byte {
	var list [3 * Kinds]Card
	for i, c := range cs.AppendTo(list[:0]) {
		if i > 0 {
			dst = append(dst, ' ')
		}
		dst = append(dst, c.String()...)
	}
	return dst
}

// kinds returns one of each kind that is there.
func (cs Cards) kinds() Cards { return (cs | cs>>1) & oddBits }

// first returns the lowest kind; there must be a card.
func (cs Cards) first() Card { return Card(bits.TrailingZeros64(uint64(cs)) / 2) }

func (cs Cards) withoutFirstKind() Cards { return cs &^ (3 << (2 * cs.first())) }

// pick returns the i-th of the cards in ascending order, 0 ≤ i < Len.
func (cs Cards) pick(i int) Card {
	// It begins in the half where the card is.
	const half = Kinds / 2
	var c Card
	if n := (cs & (1<<(2*half) - 1)).Len(); i >= n {
		i -= n
		c = half
	}
	for cs >>= 2 * c; ; c++ {
		if i -= int(cs & 3); i < 0 {
			return c
		}
		cs >>= 2
	}
}

// Euros writes an amount given in tenths of a euro, with a point: "19.20" or
// "19".
func Euros(tenths int) string {
	if tenths%10 == 0 {
		return fmt.Sprint(tenths / 10)
	}
	return fmt.Sprintf("%d.%d0", tenths/10, tenths%10)
}
