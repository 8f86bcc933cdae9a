package zankapfel

// A Card is a kind of apple card, or a colour.
type Card uint8

// NoCard stands where no card is. The four colours come before the joker, in
// the order of the written game.
const (
	NoCard Card = iota
	Red
	Yellow
	Green
	Blue
	Joker
)

var (
	cardNames   = [...]string{"none", "red", "yellow", "green", "blue", "joker"}
	cardLetters = [...]string{"-", "R", "Y", "G", "B", "J"}
)

// String returns the letter of the written game.
func (c Card) String() string { return cardLetters[c] }

// Cards is a multiset of apple cards: the number of all in the lowest 7 bits,
// then 5 bits for each kind. Adding and subtracting multisets is adding and
// subtracting numbers.
type Cards uint32

func (c Card) shift() uint { return 5*uint(c) + 2 }

// unit is the multiset that holds one card of the kind.
func (c Card) unit() Cards { return 1<<c.shift() | 1 }

// Count returns how many cards of a kind there are, 0 to 31.
func (cs Cards) Count(c Card) int { return int(cs >> c.shift() & 31) }

// Len returns the number of all cards.
func (cs Cards) Len() int { return int(cs & 127) }

// Has reports whether there is a card of the kind.
func (cs Cards) Has(c Card) bool { return cs>>c.shift()&31 != 0 }

// String writes the letters, equal cards repeated: "RRGJ".
func (cs Cards) String() string {
	s := ""
	for c := Red; c <= Joker; c++ {
		for range cs.Count(c) {
			s += cardLetters[c]
		}
	}
	return s
}
