package engine

import "slices"

// A Character is a computer player's taste: what it would rather do where two
// decisions are almost as good. It makes a player known, not strong.
type Character uint8

// The characters. Plain has no taste.
const (
	Plain    Character = iota
	Watchful           // would rather the others got less
	Patient            // would rather wait and see
	Steady             // would rather take the middle way
	Thrifty            // would rather keep what it has
	Quick              // would rather act now
	Bold               // would rather go for the most, whatever the risk
)

// characters are their names in records, in the order of their numbers.
var characters = []string{"", "watchful", "patient", "steady", "thrifty", "quick", "bold"}

// Characters lists the names of the characters.
func Characters() []string { return slices.Clone(characters[1:]) }

// CharacterNamed returns the character of a name.
func CharacterNamed(name string) (c Character, ok bool) {
	i := slices.Index(characters, name)
	return Character(max(0, i)), i > 0
}

// A Mannered is a Policy that can have a character.
type Mannered interface {
	Policy
	// WithCharacter returns the same player with a character.
	WithCharacter(Character) Policy
}
