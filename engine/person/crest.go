package person

import "slices"

// crests are those of the players, in the order of the seats.
var crests = []string{"fox", "owl", "snail", "hedgehog", "rabbit", "boar"}

// Crests returns the crests in the order of the seats. Computer players with a crest
// play in its character.
func Crests() []string { return slices.Clone(crests) }
